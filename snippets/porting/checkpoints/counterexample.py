"""init_from_checkpoint ∉ tf; file[W] ↑, file[bert/W:0] ↑

>>> tf.train.init_from_checkpoint
Traceback (most recent call last):
    ...
AttributeError: module 'tensorflow...' has no attribute 'init_from_checkpoint'...
>>> read("bert/W")
[1.0, 2.0]
>>> read("W")
Traceback (most recent call last):
    ...
tensorflow...NotFoundError: Key W not found in checkpoint
>>> read("bert/W:0")
Traceback (most recent call last):
    ...
tensorflow...NotFoundError: Key bert/W:0 not found in checkpoint
"""

import tempfile

import tensorflow as tf


def read(name):
    tf1 = tf.compat.v1
    with tempfile.TemporaryDirectory() as folder:
        path = folder + "/model.ckpt"
        with tf.Graph().as_default(), tf1.Session() as session:
            with tf1.variable_scope("bert"):
                tf1.get_variable("W", initializer=[1.0, 2.0])
            session.run(tf1.global_variables_initializer())
            tf1.train.Saver().save(session, path)
        return tf.train.load_checkpoint(path).get_tensor(name).tolist()
