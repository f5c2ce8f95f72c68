"""L = Σ W[k,:], k ∈ (1, 1, 2): ∂L/∂W = Σ e_k 1ᵀ

>>> indices, values, merged = gradient([1, 1, 2])
>>> indices, values
([1, 1, 2], [[1.0, 1.0], [1.0, 1.0], [1.0, 1.0]])
>>> merged
[[0.0, 0.0], [2.0, 2.0], [1.0, 1.0]]
>>> one_hot_gradient([1, 1, 2])
[[0.0, 0.0], [2.0, 2.0], [1.0, 1.0]]
>>> kind(lambda V: tf.gather_nd(V, [[1], [1]])), kind(lambda V: LAYER(tf.range(2)))
('IndexedSlices', 'IndexedSlices')
>>> kind(lambda V: V[1]), kind(lambda V: V[:2]), kind(lambda V: tf.eye(3) @ V)
('EagerTensor', 'EagerTensor', 'EagerTensor')
>>> kind(lambda V: tf.gather(V, [1, 1], axis=1))
'EagerTensor'
>>> kind(lambda V: tf.gather_nd(V, [[1, 0]]))
'EagerTensor'
>>> kind(lambda V: tf.gather(V, [1]) @ tf.transpose(V))
'EagerTensor'
"""

import tensorflow as tf

W = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
LAYER = tf.keras.layers.Embedding(3, 2)
LAYER.build(None)


def gradient(ids):
    with tf.GradientTape() as tape:
        L = tf.reduce_sum(tf.gather(W, ids))
    slices = tape.gradient(L, W)
    parts = slices.indices, slices.values, tf.convert_to_tensor(slices)
    return tuple(part.numpy().tolist() for part in parts)


def one_hot_gradient(ids):
    with tf.GradientTape() as tape:
        L = tf.reduce_sum(tf.one_hot(ids, 3) @ W)
    return tape.gradient(L, W).numpy().tolist()


def kind(rows):
    with tf.GradientTape() as tape:
        L = tf.reduce_sum(rows(W))
    gradients = tape.gradient(L, [W, LAYER.embeddings.value])
    return next(type(g).__name__ for g in gradients if g is not None)
