"""Q, K ← one Keras initializer ⇒ Q = K

>>> import tensorflow as tf
>>> initializer = tf.initializers.TruncatedNormal(stddev=0.02)
>>> Q = tf.Variable(initializer([3, 2]))
>>> K = tf.Variable(initializer([3, 2]))
>>> bool(tf.reduce_all(Q == K))
True
>>> query = tf.keras.layers.Dense(2, kernel_initializer=initializer)
>>> key = tf.keras.layers.Dense(2, kernel_initializer=initializer)
>>> x = tf.constant([[1.0, 2.0, 3.0]])
>>> bool(tf.reduce_all(query(x) == key(x)))
True
>>> old = tf.compat.v1.truncated_normal_initializer(stddev=0.02, seed=1)
>>> bool(tf.reduce_all(old([3, 2]) == old([3, 2])))
False
>>> other = tf.random_normal_initializer()
>>> bool(tf.reduce_all(other([3, 2]) == other([3, 2])))
False
"""
