"""file = {bert/W ↦ W}: W′ ← file[bert/W] ⇒ W′ = W

>>> names_and_restored()
([('bert/W', [3, 2])], [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
"""

import tempfile

import tensorflow.compat.v1 as tf


def save(path):
    with tf.Graph().as_default(), tf.Session() as session:
        with tf.variable_scope("bert"):
            tf.get_variable("W", initializer=[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
        session.run(tf.global_variables_initializer())
        return tf.train.Saver().save(session, path)


def names_and_restored():
    with tempfile.TemporaryDirectory() as folder:
        path = save(folder + "/model.ckpt")
        with tf.Graph().as_default(), tf.Session() as session:
            W = tf.get_variable("W", [3, 2])  # (3, 2)
            tf.train.init_from_checkpoint(path, {"bert/W": "W"})
            session.run(tf.global_variables_initializer())
            return tf.train.list_variables(path), session.run(W).tolist()
