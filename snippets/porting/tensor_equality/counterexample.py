"""x, y ∈ Graph: (x = y) ∈ {0, 1} ≠ ((xᵢ = yᵢ))ᵢ

>>> import tensorflow as tf
>>> x, y = tf.constant([1, 2]), tf.constant([1, 3])
>>> (x == y).numpy().tolist()
[True, False]
>>> with tf.Graph().as_default():
...     tf.constant([1, 2]) == tf.constant([1, 2])
False
>>> with tf.Graph().as_default():
...     tf.constant([0, 2]) != 0
True
>>> {x: 1}
Traceback (most recent call last):
    ...
TypeError: Tensor is unhashable. Instead, use tensor.ref() as the key.
>>> {x.ref(): 1}[x.ref()]
1
>>> x in [y, x]
Traceback (most recent call last):
    ...
ValueError: The truth value of an array with more than one element is ambiguous...
"""
