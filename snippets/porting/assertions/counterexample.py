"""eager: assert(n ≤ N) ∈ {∅, ↑}

>>> import tensorflow as tf
>>> tf.assert_less_equal(3, 512)
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'assert_less_equal'...
>>> tf.debugging.assert_less_equal(3, 512) is None
True
>>> tf.compat.v1.assert_less_equal(513, 512)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: Condition x <= y did not hold...
"""
