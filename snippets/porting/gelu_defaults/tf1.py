"""x/2 · (1 + tanh(√(2/π)(x + 0.044715 x³))),  x/2 · (1 + erf(x/√2))

>>> [abs(y - tanh_form(x)) <= 16 * 2.0**-24 * abs(x) for x, y in zip(X, gelu(X))]
[True, True, True]
>>> [abs(y - erf_form(x)) <= 16 * 2.0**-24 * abs(x) for x, y in zip(X, first_gelu(X))]
[True, True, True]
"""

import math

import numpy as np
import tensorflow.compat.v1 as tf

X = [-1.0, 1.0, 2.7]


def gelu(x):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.constant(x)  # (3,)
        cubic = x + 0.044715 * tf.pow(x, 3)  # (3,)
        cdf = 0.5 * (1.0 + tf.tanh(np.sqrt(2 / np.pi) * cubic))  # (3,)
        return session.run(x * cdf).tolist()


def first_gelu(x):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.constant(x)  # (3,)
        cdf = 0.5 * (1.0 + tf.erf(x / tf.sqrt(2.0)))  # (3,)
        return session.run(x * cdf).tolist()


def tanh_form(x):
    return x / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def erf_form(x):
    return x / 2 * (1 + math.erf(x / math.sqrt(2)))
