"""|Att − a/b| ≤ (4(r + 1)B + 2T + d + 9) u M < 1/(2q²)  ⟹  Att(P X) = P Att(X)

>>> all(rounding_bound(P @ X, *W) < 1 / (2 * q**2) for P in orders)
True
>>> rational(attention(X, *W))
[['9/4', '3/2'], ['2', '8/5'], ['16/7', '12/7']]
>>> rational(attention(tf.reverse(X, axis=[0]), *W))
[['16/7', '12/7'], ['2', '8/5'], ['9/4', '3/2']]
>>> [equal(attention(P @ X, *W), P @ attention(X, *W)) for P in orders]
[True, True, True, True, True, True]
>>> [equal(attention(P @ X, *W), attention(X, *W)) for P in orders]
[True, False, False, False, False, False]
"""

from fractions import Fraction
from itertools import permutations

import tensorflow as tf

LOG_2 = tf.math.log(tf.constant(2, tf.float64))
X = tf.constant([[1, 0], [0, 1], [1, 1]], tf.float64)  # (time, d)
W_Q = tf.constant([[1, 0, 1, 0], [0, 1, 0, 1]], tf.float64)  # (d, d_k)
W_K = tf.constant([[1, 0, 1, 0], [1, 1, 1, 1]], tf.float64)  # (d, d_k)
W_V = tf.constant([[2, 0], [1, 2]], tf.float64)  # (d, d_v)
W = LOG_2 * W_Q, W_K, W_V
orders = [tf.one_hot(p, 3, dtype=tf.float64) for p in permutations(range(3))]
u, q = 2.0**-52, 1000


def scores(X, W_Q, W_K):
    d_k = tf.cast(tf.shape(W_K)[1], X.dtype)
    return tf.matmul(X @ W_Q, X @ W_K, transpose_b=True) / tf.sqrt(d_k)  # (time, time)


def softmax(S, mask=None):
    S = S if mask is None else tf.where(mask, S, -float("inf"))  # (time, time)
    return tf.nn.softmax(S, axis=-1)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def rounding_bound(X, W_Q, W_K, W_V):
    (T, d), d_k = X.shape, W_K.shape[1]
    r = 2 * d + d_k + 4
    X, W_Q, W_K, W_V = (abs(matrix) for matrix in (X, W_Q, W_K, W_V))
    B, M = (tf.reduce_max(f).numpy().item() for f in (scores(X, W_Q, W_K), X @ W_V))
    return (4 * (r + 1) * B + 2 * T + d + 9) * u * M


def rational(A):
    rows = A.numpy().tolist()
    return [[str(Fraction(a).limit_denominator(q)) for a in row] for row in rows]


def equal(A, B):
    return rational(A) == rational(B)
