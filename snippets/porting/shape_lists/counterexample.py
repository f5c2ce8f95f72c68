"""shape(x)[i].value ↑, name(x) ↑

>>> import tensorflow as tf
>>> x = tf.zeros([2, 3])
>>> x.shape[1].value
Traceback (most recent call last):
    ...
AttributeError: 'int' object has no attribute 'value'...
>>> x.shape[1], x.shape.ndims, x.shape.rank
(3, 2, 2)
>>> x.name
Traceback (most recent call last):
    ...
AttributeError: Tensor.name is undefined when eager execution is enabled.
>>> x.get_shape().as_list()
[2, 3]
"""
