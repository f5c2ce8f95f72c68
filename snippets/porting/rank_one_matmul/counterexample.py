"""rank(v) = 1 ⇒ matmul(v, W) ↑

>>> import keras
>>> import tensorflow as tf
>>> v = tf.constant([1.0, 2.0, 3.0])
>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> tf.matmul(v, W)
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...In[0] ...ndims...
>>> v @ W
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...In[0] ...ndims...
>>> with tf.Graph().as_default():
...     tf.matmul(tf.constant([1.0, 2.0, 3.0]), tf.zeros([3, 2]))
Traceback (most recent call last):
    ...
ValueError: Shape must be rank 2 but is rank 1 for ...
>>> (v.numpy() @ W.numpy()).tolist()
[22.0, 28.0]
>>> keras.ops.matmul(v, W).numpy().tolist()
[22.0, 28.0]
"""
