"""k ∉ [0, n): XLA(W[k,:]) = W[min(max(k, 0), n−1),:], W[k,:] ↑

>>> compiled_look_up(3)
[5.0, 6.0]
>>> compiled_look_up(-1)
[1.0, 2.0]
>>> all(compiled_look_up(k) == clamped_row(k) for k in range(-5, 8))
True
>>> checked_row(tf.constant([3])).numpy().tolist()
[[5.0, 6.0]]
>>> tf.function(LAYER, jit_compile=True)(tf.constant([3, -1])).numpy().tolist()
[[5.0, 6.0], [5.0, 6.0]]
>>> predicted([[3], [-1]], jit_compile=True)
[[[5.0, 6.0]], [[5.0, 6.0]]]
>>> predicted([[3], [-1]], jit_compile=False)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0,0] = 3 is not in [0, 3)...
>>> tf.gather(W, [3])
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[0] = 3 is not in [0, 3)...
"""

import tensorflow as tf

W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
LAYER = tf.keras.layers.Embedding(3, 2, embeddings_initializer=lambda *_, **__: W)


@tf.function(jit_compile=True)
def row(ids):
    return tf.gather(W, ids)  # (1, 2)


@tf.function(jit_compile=True)
def checked_row(ids):
    tf.debugging.assert_less(ids, 3)
    return tf.gather(W, ids)


def predicted(ids, jit_compile):
    model = tf.keras.Sequential([tf.keras.Input([1], dtype="int32"), LAYER])
    model.compile(jit_compile=jit_compile)
    return model.predict(tf.constant(ids), verbose=0).tolist()


def compiled_look_up(k):
    return row(tf.constant([k]))[0].numpy().tolist()


def clamped_row(k):
    return W[min(max(k, 0), 2)].numpy().tolist()
