"""k ∈ (1, 1, 2): (ΔW[1,0]/α)² = 2 ≠ 1

>>> optimizers = tf.keras.optimizers
>>> look_up_and_product_steps(lambda: optimizers.Adam(A))
([0, 2, 1], [0, 1, 1])
>>> look_up_and_product_steps(lambda: optimizers.AdamW(A))
([0, 2, 1], [0, 1, 1])
>>> look_up_and_product_steps(lambda: optimizers.RMSprop(A, rho=0.75))
([0, 8, 4], [0, 4, 4])
>>> accumulator = {"initial_accumulator_value": 0.0}
>>> look_up_and_product_steps(lambda: optimizers.Adagrad(A, **accumulator))
([0, 2, 1], [0, 1, 1])
>>> look_up_and_product_steps(lambda: optimizers.SGD(A))
([0, 4, 1], [0, 4, 1])
>>> fitted_square_steps(optimizers.Adam(A), [[1, 1, 2]])
[0, 2, 1]
"""

import tensorflow as tf

A = 0.125


def squares(W):
    return [round((x / A) ** 2) for x in W.numpy()[:, 0].tolist()]


def square_steps(optimizer, rows):
    W = tf.Variable(tf.zeros([3, 2]))  # (3, 2)
    with tf.GradientTape() as tape:
        L = tf.reduce_sum(rows(W))
    optimizer.apply_gradients([(tape.gradient(L, W), W)])
    return squares(W)


def look_up_and_product_steps(optimizer):
    look_up = square_steps(optimizer(), lambda W: tf.gather(W, [1, 1, 2]))
    product = square_steps(optimizer(), lambda W: tf.one_hot([1, 1, 2], 3) @ W)
    return look_up, product


def fitted_square_steps(optimizer, ids):
    layer = tf.keras.layers.Embedding(3, 2, embeddings_initializer="zeros")
    model = tf.keras.Sequential([tf.keras.Input([3], dtype="int32"), layer])
    model.compile(optimizer, loss=lambda target, rows: tf.reduce_sum(rows))
    model.fit(tf.constant(ids), tf.zeros([1, 1]), verbose=0)
    return squares(layer.embeddings)
