"""k ≤ 2¹¹ ⇒ (int)(float16)k = k; k ≤ 2²⁴ ⇒ (int)(float32)k = k

>>> there_and_back([2048, 2909], "float16")
[2048, 2908]
>>> there_and_back([16777216, 16777217], "float32")
[16777216, 16777216]
>>> there_and_back([256, 257], "bfloat16")
[256, 256]
"""

import tensorflow as tf


def there_and_back(ids, dtype):
    floats = tf.cast(tf.constant(ids), dtype)  # (2,)
    return tf.cast(floats, tf.int32).numpy().tolist()
