"""shape(xᵢ) ≠ shape(xⱼ): Σ [xᵢ, xⱼ] ↑, xᵢ + xⱼ = [[22, 24, 26, 28]]

>>> import tensorflow as tf
>>> x = tf.constant([[5, 6, 7, 8]])
>>> y = tf.constant([17, 18, 19, 20])
>>> tf.reduce_sum([x, y], axis=0)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...Shapes of all inputs must match: ...
>>> tf.add_n([x, y])
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...must have the same size and shape...
>>> (x + y).numpy().tolist()
[[22, 24, 26, 28]]
>>> tf.reduce_sum([x[0], y]).numpy().item()
100
"""
