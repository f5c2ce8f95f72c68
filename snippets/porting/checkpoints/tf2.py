"""file = {bert/W ↦ W}: W′ ← file[bert/W] ⇒ W′ = W

>>> names_and_restored()
([('bert/W', [3, 2])], [[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
"""

import tempfile

import tensorflow as tf


def save(path):
    tf1 = tf.compat.v1
    with tf.Graph().as_default(), tf1.Session() as session:
        with tf1.variable_scope("bert"):
            tf1.get_variable("W", initializer=[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
        session.run(tf1.global_variables_initializer())
        return tf1.train.Saver().save(session, path)


def names_and_restored():
    with tempfile.TemporaryDirectory() as folder:
        path = save(folder + "/model.ckpt")
        W = tf.Variable(tf.zeros([3, 2]))  # (3, 2)
        W.assign(tf.train.load_checkpoint(path).get_tensor("bert/W"))
        return tf.train.list_variables(path), W.numpy().tolist()
