"""A[i,j] = exp S[i,j] / Σₘ exp S[i,m] > 0,   Σⱼ A[i,j] = 1,   Att(X) = A X W_V

>>> softmax(scores(X, LOG_2 * W_Q, W_K))
Matrix([
[1/4, 1/4, 1/2],
[1/5, 2/5, 2/5],
[1/7, 2/7, 4/7]])
>>> attention(X, LOG_2 * W_Q, W_K, W_V)
Matrix([
[ 9/4,  3/2],
[   2,  8/5],
[16/7, 12/7]])
>>> row_sum
Sum(exp(S[i, j]), (j, 0, T - 1))/Sum(exp(S[i, m]), (m, 0, T - 1))
>>> row_sum.xreplace({Z: Z.change_index(m, m, j)})
1
>>> attention(x, M_Q, M_K, M_V) == x * M_V
True
>>> attention(Y, M_Q, M_K, 0 * M_V)
Matrix([
[0, 0],
[0, 0]])
>>> [entry.is_positive for entry in softmax(scores(Y, M_Q, M_K))]
[True, True, True, True]
"""

from sympy import IndexedBase, Matrix, Sum, exp, factor_terms, log, sqrt, symbols

LOG_2 = log(2)
X = Matrix([[1, 0], [0, 1], [1, 1]])  # (time, d)
W_Q = Matrix([[1, 0, 1, 0], [0, 1, 0, 1]])  # (d, d_k)
W_K = Matrix([[1, 0, 1, 0], [1, 1, 1, 1]])  # (d, d_k)
W_V = Matrix([[2, 0], [1, 2]])  # (d, d_v)
x = Matrix(1, 2, symbols("x:2", real=True))  # (1, d)
Y = Matrix(2, 2, symbols("y:4", real=True))  # (time, d)
M_Q, M_K, M_V = (Matrix(2, 2, symbols(f"{m}:4", real=True)) for m in "qkv")

i, j, m, T = symbols("i j m T", integer=True)
S = IndexedBase("S", real=True)
Z = Sum(exp(S[i, m]), (m, 0, T - 1))
row_sum = factor_terms(Sum(exp(S[i, j]) / Z, (j, 0, T - 1)))


def scores(X, W_Q, W_K):
    return (X * W_Q) * (X * W_K).T / sqrt(W_K.cols)  # (time, time)


def softmax(S, mask=None):
    E = S.applyfunc(exp)  # (time, time)
    E = E if mask is None else E.multiply_elementwise(mask)  # (time, time)
    return Matrix(*E.shape, lambda i, j: E[i, j] / sum(E[i, :]))  # (time, time)


def attention(X, W_Q, W_K, W_V, mask=None):
    return softmax(scores(X, W_Q, W_K), mask) * (X * W_V)  # (time, d_v)
