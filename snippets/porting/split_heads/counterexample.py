"""(B T, N H) → (B, N, T, H) ≠ (B T, N H) → (B, T, N, H) → (B, N, T, H)

>>> import tensorflow as tf
>>> X = tf.reshape(tf.range(12), [3, 4])
>>> tf.reshape(X, [1, 2, 3, 2]).numpy().tolist()
[[[[0, 1], [2, 3], [4, 5]], [[6, 7], [8, 9], [10, 11]]]]
>>> tf.transpose(tf.reshape(X, [1, 3, 2, 2]), [0, 2, 1, 3]).numpy().tolist()
[[[[0, 1], [4, 5], [8, 9]], [[2, 3], [6, 7], [10, 11]]]]
"""
