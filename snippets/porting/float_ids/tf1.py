"""k ≤ 2¹¹ ⇒ (int)(float16)k = k; k ≤ 2²⁴ ⇒ (int)(float32)k = k

>>> there_and_back([2048, 2909], "float16")
[2048, 2908]
>>> there_and_back([16777216, 16777217], "float32")
[16777216, 16777216]
"""

import tensorflow.compat.v1 as tf


def there_and_back(ids, dtype):
    with tf.Graph().as_default(), tf.Session() as session:
        floats = tf.cast(tf.constant(ids), dtype)  # (2,)
        return session.run(tf.cast(floats, tf.int32)).tolist()
