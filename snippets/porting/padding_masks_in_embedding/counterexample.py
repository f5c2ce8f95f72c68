"""mask_zero ⇏ W[0,:] = 0; mask(x) ≠ ∅ ⇏ mask(x + y) ≠ ∅

>>> import tensorflow as tf
>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> layer = tf.keras.layers.Embedding(3, 2, mask_zero=True)
>>> layer.build(None)
>>> layer.set_weights([W.numpy()])
>>> x = layer(tf.constant([[1, 2, 0]]))
>>> x.numpy().tolist()
[[[3.0, 4.0], [5.0, 6.0], [1.0, 2.0]]]
>>> mean = tf.keras.layers.GlobalAveragePooling1D()
>>> mean(x).numpy().tolist()
[[4.0, 5.0]]
>>> mean(x + tf.zeros([1, 3, 2])).numpy().tolist()
[[3.0, 4.0]]
>>> unmasked = tf.keras.layers.Embedding(3, 2, embeddings_initializer="zeros")
>>> y = unmasked(tf.constant([[0, 1, 2]]))
>>> mean(tf.keras.layers.Add()([x, y])).numpy().tolist()
[[3.0, 4.0]]
>>> mask = layer.compute_mask(tf.constant([[1, 2, 0]]))
>>> mean(x + y, mask=mask).numpy().tolist()
[[4.0, 5.0]]
>>> z = layer(tf.constant([[2, 0, 0]]))
>>> mean(tf.keras.layers.Add()([x, z])).numpy().tolist()
[[7.0, 9.0]]
>>> beside = tf.gather(W, [[2, 0]])
>>> mean(tf.keras.layers.Concatenate(axis=1)([x, beside])).numpy().tolist()
[[3.5, 4.5]]
>>> layers = tf.keras.layers
>>> passing = layers.LayerNormalization(), layers.Dropout(0.5), layers.Dense(2)
>>> [through(x)._keras_mask.numpy().tolist() for through in passing]
[[[True, True, False]], [[True, True, False]], [[True, True, False]]]
"""
