"""lookup_sparse(W, {1, 2}) = (W[1,:] + W[2,:])/2 ≠ W[1,:] + W[2,:]

>>> import tensorflow as tf
>>> W = tf.constant([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])
>>> ids = tf.constant([1, 2], tf.int64)
>>> bags = tf.SparseTensor([[1, 0], [1, 1]], ids, [3, 2])
>>> tf.nn.embedding_lookup_sparse(W, bags, None).numpy().tolist()
[[0.0, 0.0], [4.0, 5.0]]
>>> tf.nn.safe_embedding_lookup_sparse(W, bags).numpy().tolist()
[[0.0, 0.0], [4.0, 5.0], [0.0, 0.0]]
>>> tf.nn.embedding_lookup_sparse(W, bags, None, "sum").numpy().tolist()
[[0.0, 0.0], [8.0, 10.0]]
>>> tf.compat.v1.nn.embedding_lookup_sparse(W, bags, None, "sum").numpy().tolist()
[[0.0, 0.0], [4.0, 5.0]]
>>> tf.nn.embedding_lookup_sparse(W, bags, None, "mod")
Traceback (most recent call last):
    ...
ValueError: combiner must be one of 'mean', 'sqrtn' or 'sum', got mod
"""
