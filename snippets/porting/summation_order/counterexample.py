"""fl((t + p) + s) ≠ fl(t + (p + s))

>>> import tensorflow as tf
>>> t, p, s = tf.constant(1.0), tf.constant(2.0**-24), tf.constant(2.0**-24)
>>> bool((t + p) + s == t + (p + s))
False
>>> ((t + p) + s).numpy().item() == 1.0
True
>>> (t + (p + s)).numpy().item() == 1.0 + 2.0**-23
True
>>> t, p, s = (tf.cast(x, tf.float64) for x in (t, p, s))
>>> bool((t + p) + s == t + (p + s))
True
"""
