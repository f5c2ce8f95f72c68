"""eager: get_variable(name) ≠ get_variable(name)

>>> import tensorflow as tf
>>> def table(reuse, scope="s"):
...     with tf.compat.v1.variable_scope(scope, reuse=reuse):
...         return tf.compat.v1.get_variable("W", [3, 2])
>>> first, second = table(tf.compat.v1.AUTO_REUSE), table(tf.compat.v1.AUTO_REUSE)
>>> first is second
False
>>> first.name, second.name
('s/W:0', 's/W:0')
>>> bool(tf.reduce_all(first == second))
False
>>> table(True) is first
False
>>> table(True, scope="fresh").name
'fresh/W:0'
>>> tf.compat.v1.global_variables()
[]
>>> with tf.Graph().as_default():
...     table(True)
Traceback (most recent call last):
    ...
ValueError: Variable s/W does not exist, or was not created with tf.get_variable()...
>>> tf.get_variable("W", [3, 2])
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow' has no attribute 'get_variable'...
"""
