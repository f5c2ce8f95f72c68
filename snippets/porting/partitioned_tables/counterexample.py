"""lookup₁(S, k) = S[k mod m][k div m] ≠ lookup₂(S, k) = [S₀; …; S_{m−1}][k]

>>> import tensorflow as tf
>>> S = [tf.constant([[0], [1], [2]]), tf.constant([[3], [4]])]
>>> ids = [0, 1, 2, 3, 4]
>>> tf.compat.v1.nn.embedding_lookup(S, ids).numpy().ravel().tolist()
[0, 3, 1, 4, 2]
>>> tf.nn.embedding_lookup(S, ids).numpy().ravel().tolist()
[0, 1, 2, 3, 4]
>>> tf.nn.embedding_lookup(S, ids, partition_strategy="mod")
Traceback (most recent call last):
    ...
TypeError: ...unexpected keyword argument 'partition_strategy'...
>>> tf.nn.embedding_lookup(S, ids, "mod")
Traceback (most recent call last):
    ...
TypeError: '<' not supported between instances of 'str' and 'int'
>>> tables = [tf.constant([[1], [2], [3]]) * 10**i for i in range(3)]
>>> tf.compat.v1.nn.embedding_lookup(tables, [0, 1, 2]).numpy().ravel().tolist()
[1, 10, 100]
>>> tf.nn.embedding_lookup(tables, [0, 1, 2]).numpy().ravel().tolist()
[1, 2, 3]
>>> uneven = [tf.constant([[0]]), tf.constant([[1], [2]])]
>>> tf.nn.embedding_lookup(uneven, [0, 2]).numpy().ravel().tolist()
[0, 1]
>>> tf.nn.embedding_lookup(uneven, [0, 1, 2])
Traceback (most recent call last):
    ...
tensorflow...InvalidArgumentError: ...indices[1] = 1 is not in [0, 1)...
"""
