"""argmin_{q ≤ 10⁴} |Hˡ[2] − p/q|:  Hˡ[2] ≠ H′ˡ[2] (l ≥ 1, full),  = (causal)

>>> two_vectors(full)
1 1 0 = 1 1 0
1 17/6 2/3 ≠ 1 9/5 8/5
1 115/18 73/36 ≠ 1 337/100 126/25
1 361/27 1033/216 ≠ 1 12951/2000 3049/250
>>> two_vectors(causal)
1 1 0 = 1 1 0
1 7/4 1/2 = 1 7/4 1/2
1 13/4 3/2 = 1 13/4 3/2
1 101/16 27/8 = 1 101/16 27/8
"""

from fractions import Fraction

import tensorflow as tf

words = ["I", "have", "a", "apple", "pen"]
sentences = [["I", "have", "a", "apple"], ["I", "have", "a", "pen"]]
LOG_2 = tf.math.log(tf.constant(2, tf.float64))
token, position, W_K, W_V = (
    tf.constant(table, tf.float64)
    for table in (
        [[0, 1, 0], [0, 0, 1], [1, 0, 0], [1, 3, 0], [0, 0, 5]],  # (n, d)
        [[0, 0, 0], [0, 0, 1], [0, 1, 0], [0, 1, 1]],  # (time, d)
        [[1, 0, 1, 0], [0, 0, 0, 0], [0, 0, 0, 0]],  # (d, d_k)
        [[0, 0, 0], [0, 1, 0], [0, 0, 1]],  # (d, d)
    )
)
full = tf.ones((4, 4), tf.bool)  # (time, time)
W_Q, causal = W_K, tf.linalg.band_part(full, -1, 0)  # (d, d_k), (time, time)


def scores(X, W_Q, W_K):
    d_k = tf.cast(tf.shape(W_K)[1], X.dtype)
    return tf.matmul(X @ W_Q, X @ W_K, transpose_b=True) / tf.sqrt(d_k)  # (time, time)


def softmax(S, mask=None):
    S = S if mask is None else tf.where(mask, S, -float("inf"))  # (time, time)
    return tf.nn.softmax(S, axis=-1)  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) @ (X @ W_V)  # (time, d_v)


def layers(sentence, mask):
    H = [tf.gather(token, [words.index(word) for word in sentence]) + position]
    for _ in range(3):
        H.append(H[-1] + attention(H[-1], LOG_2 * W_Q, W_K, W_V, mask))
    return H


def two_vectors(mask):
    for X, Y in zip(*(layers(sentence, mask) for sentence in sentences), strict=True):
        x, y = X[2].numpy(), Y[2].numpy()
        p, q = ([Fraction(a).limit_denominator(10**4) for a in z] for z in (x, y))
        print(*p, "=" if x.tobytes() == y.tobytes() else "≠", *q)
