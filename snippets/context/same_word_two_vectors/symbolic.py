"""o − o′ = p (v − b) − p′ (v′ − b),  p = eˢ / (A + eˢ),  b = B / A

>>> difference = mixture(s, v) - mixture(r, w)
>>> (difference - p(s) * (v - B / A) + p(r) * (w - B / A)).cancel()
0
>>> (difference.subs(r, s) - p(s) * (v - w)).cancel()
0
>>> (difference.replace(exp, lambda x: exp(0 * x)).doit() - (v - w) / T).cancel()
0
>>> H, G = vectors(apple, None, 0 * W_Q), vectors(pen, None, 0 * W_Q)
>>> [(H[l] - G[l]).expand() == drift(l) for l in range(3)]
[True, True, True]
>>> [drift(l) == 0 * drift(l) for l in range(3)]
[True, False, False]
>>> H, G = vectors(apple, causal, W_Q), vectors(pen, causal, W_Q)
>>> H == G, [h.free_symbols <= {*apple[:3, :], *W_Q, *W_K, *W_V} for h in H]
(True, [True, True, True])
"""

from sympy import IndexedBase, Matrix, Sum, exp, eye, sqrt, symbols

T, j = symbols("T j", integer=True, positive=True)
s, r, v, w = symbols("s s' v v'", real=True)
score, value = IndexedBase("score"), IndexedBase("value")
A, B = (Sum(exp(score[j]) * a, (j, 1, T - 1)) for a in (1, value[j]))
W_Q, W_K, W_V = (Matrix(2, 2, symbols(f"{name}:4")) for name in "qkw")  # (d, d)
apple, pen = (Matrix(4, 2, symbols(f"x:6 {m}:2")) for m in ("u", "u'"))  # (time, d)
causal = Matrix(4, 4, lambda i, j: 1 if j <= i else 0)  # (time, time)


def mixture(s, v):
    return (B + exp(s) * v) / (A + exp(s))


def p(s):
    return exp(s) / (A + exp(s))


def scores(X, W_Q, W_K):
    return (X * W_Q) * (X * W_K).T / sqrt(W_K.cols)  # (time, time)


def softmax(S, mask=None):
    E = S.applyfunc(exp)  # (time, time)
    E = E if mask is None else E.multiply_elementwise(mask)  # (time, time)
    return Matrix(*E.shape, lambda i, j: E[i, j] / sum(E[i, :]))  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) * (X * W_V)  # (time, d_v)


def drift(layer):
    return ((apple - pen)[3, :] * ((eye(2) + W_V) ** layer - eye(2)) / 4).expand()


def vectors(X, mask, W_Q):
    Y = X + attention(X, W_Q, W_K, W_V, mask)
    Z = Y + attention(Y, W_Q, W_K, W_V, mask)
    return [H[2, :] for H in (X, Y, Z)]
