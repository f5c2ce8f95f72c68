"""dense(x) = x K + b,  relu(y) = max(y, 0)

>>> dense([[1.0, 2.0, 3.0]])
[[32.0, 48.0]]
>>> dense([[-4.0, 0.0, 0.0]], activation=tf.nn.relu)
[[6.0, 12.0]]
>>> dense([[-12.0, 0.0, 0.0]], activation=tf.nn.relu)
[[0.0, 0.0]]
"""

import tensorflow.compat.v1 as tf

K = tf.constant_initializer([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)
b = tf.constant_initializer([10.0, 20.0])  # (2,)


def dense(x, activation=tf.identity):
    with tf.Graph().as_default(), tf.Session() as session:
        with tf.variable_scope("dense"):
            kernel = tf.get_variable("kernel", [3, 2], initializer=K)
            bias = tf.get_variable("bias", [2], initializer=b)
        output = tf.nn.bias_add(tf.matmul(tf.constant(x), kernel), bias)  # (1, 2)
        session.run(tf.global_variables_initializer())
        return session.run(activation(output)).tolist()
