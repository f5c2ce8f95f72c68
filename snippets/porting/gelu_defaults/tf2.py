"""x/2 · (1 + tanh(√(2/π)(x + 0.044715 x³))),  x/2 · (1 + erf(x/√2))

>>> [abs(y - tanh_form(x)) <= 16 * 2.0**-24 * abs(x) for x, y in zip(X, gelu(X))]
[True, True, True]
>>> by_hand = gelu_by_hand(X)
>>> [abs(y - tanh_form(x)) <= 16 * 2.0**-24 * abs(x) for x, y in zip(X, by_hand)]
[True, True, True]
>>> [abs(y - erf_form(x)) <= 16 * 2.0**-24 * abs(x) for x, y in zip(X, first_gelu(X))]
[True, True, True]
"""

import math

import tensorflow as tf

X = [-1.0, 1.0, 2.7]


def gelu(x):
    return tf.nn.gelu(tf.constant(x), approximate=True).numpy().tolist()  # (3,)


def gelu_by_hand(x):
    x = tf.constant(x)  # (3,)
    cubic = x + 0.044715 * tf.pow(x, 3)  # (3,)
    cdf = 0.5 * (1.0 + tf.tanh(math.sqrt(2 / math.pi) * cubic))  # (3,)
    return (x * cdf).numpy().tolist()


def first_gelu(x):
    return tf.nn.gelu(tf.constant(x)).numpy().tolist()  # (3,)


def tanh_form(x):
    return x / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))


def erf_form(x):
    return x / 2 * (1 + math.erf(x / math.sqrt(2)))
