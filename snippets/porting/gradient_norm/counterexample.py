"""clip(∂L/∂W)₍lookup₎ ≠ clip(∂L/∂W)₍one-hot₎: 3‖·‖² = 5 ≠ 3

>>> import tensorflow as tf
>>> W = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> def clipped(rows):
...     with tf.GradientTape() as tape:
...         L = tf.reduce_sum(rows())
...     gradients, norm = tf.clip_by_global_norm([tape.gradient(L, W)], 1.0)
...     return tf.convert_to_tensor(gradients[0]), round(norm.numpy().item() ** 2)
>>> row, row_square = clipped(lambda: tf.gather(W, [1, 1, 2]))
>>> one_hot, one_hot_square = clipped(lambda: tf.one_hot([1, 1, 2], 3) @ W)
>>> row_square, one_hot_square
(6, 10)
>>> [round(3 * tf.norm(g).numpy().item() ** 2) for g in (row, one_hot)]
[5, 3]
>>> signs = tf.constant([[1.0], [-1.0], [1.0]])
>>> clipped(lambda: signs * tf.gather(W, [1, 1, 2]))[1]
6
>>> clipped(lambda: signs * (tf.one_hot([1, 1, 2], 3) @ W))[1]
2
>>> def three_times_square_step(rows, **options):
...     V = tf.Variable(tf.zeros([3, 2]))
...     with tf.GradientTape() as tape:
...         L = tf.reduce_sum(rows(V))
...     slices = tape.gradient(L, V)
...     by_norm = tf.convert_to_tensor(tf.clip_by_norm(slices, 1.0))
...     tf.keras.optimizers.SGD(1.0, **options).apply_gradients([(slices, V)])
...     return [round(3 * tf.norm(x).numpy().item() ** 2) for x in (by_norm, V)]
>>> def look_up(V):
...     return tf.gather(V, [1, 1, 2])
>>> def product(V):
...     return tf.one_hot([1, 1, 2], 3) @ V
>>> three_times_square_step(look_up, clipnorm=1.0)
[5, 5]
>>> three_times_square_step(look_up, global_clipnorm=1.0)
[5, 5]
>>> three_times_square_step(product, clipnorm=1.0)
[3, 3]
>>> three_times_square_step(product, global_clipnorm=1.0)
[3, 3]
"""
