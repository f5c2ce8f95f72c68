"""name(W) ≠ scope / W, name(W) = name(W′) ⇏ W = W′

>>> import tensorflow as tf
>>> tf.variable_scope("bert")
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'variable_scope'...
>>> with tf.Graph().as_default(), tf.name_scope("bert"):
...     tf.compat.v1.get_variable("W", [3, 2]).name
'W:0'
>>> with tf.Graph().as_default(), tf.name_scope("bert"):
...     tf.Variable(tf.zeros([3, 2]), name="W").name
'bert/W:0'
>>> tf.Variable(0.0, name="W").name, tf.Variable(1.0, name="W").name
('W:0', 'W:0')
>>> with tf.Graph().as_default():
...     tf.Variable(0.0, name="W").name, tf.Variable(1.0, name="W").name
('W:0', 'W_1:0')
"""
