"""S(P X) = P S(X) Pᵀ,   softmax(P S Pᵀ) = P softmax(S) Pᵀ,   Att(P X) = P Att(X)

>>> scores(P * X, W_Q, W_K).doit() == (P * scores(X, W_Q, W_K) * P.T).doit()
True
>>> scores(P * X, W_Q, W_K).doit() == scores(X, W_Q, W_K).doit()
False
>>> len(orders), all(p * p.T == eye(3) for p in orders)
(6, True)
>>> all(softmax(p * S * p.T) == p * softmax(S) * p.T for p in orders)
True
>>> all(attention(p * Y, *W) == p * attention(Y, *W) for p in orders)
True
>>> [attention(p * Y, *W) == attention(Y, *W) for p in orders]
[True, False, False, False, False, False]
>>> all(add_relu(p * Y) == p * add_relu(Y) for p in orders)
True
"""

from itertools import permutations

from sympy import Matrix, MatrixSymbol, Max, exp, eye, sqrt, symbols

T, d, d_k = symbols("T d d_k", integer=True, positive=True)
P, X = MatrixSymbol("P", T, T), MatrixSymbol("X", T, d)
W_Q, W_K = MatrixSymbol("W_Q", d, d_k), MatrixSymbol("W_K", d, d_k)
Y = Matrix(3, 2, symbols("y:6", real=True))  # (time, d)
S = Matrix(3, 3, symbols("s:9", real=True))  # (time, time)
W = [Matrix(2, 2, symbols(f"{m}:4", real=True)) for m in "qkv"]
orders = [eye(3).extract(p, range(3)) for p in permutations(range(3))]


def scores(X, W_Q, W_K):
    return (X * W_Q) * (X * W_K).T / sqrt(W_K.cols)  # (time, time)


def softmax(S, mask=None):
    E = S.applyfunc(exp)  # (time, time)
    E = E if mask is None else E.multiply_elementwise(mask)  # (time, time)
    return Matrix(*E.shape, lambda i, j: E[i, j] / sum(E[i, :]))  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) * (X * W_V)  # (time, d_v)


def add_relu(X):
    return X + X.applyfunc(lambda x: Max(0, x))
