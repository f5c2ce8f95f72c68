"""mean: (W[1,:] + W[2,:])/2; sum: W[1,:] + W[2,:]

>>> [mean_of_rows(bag) for bag in BAGS]
[[4.0, 5.0], [5.0, 6.0]]
>>> [sum_of_rows(bag) for bag in BAGS]
[[8, 10], [5, 6]]
"""

import numpy as np

W = np.array([[1, 2], [3, 4], [5, 6]])  # (3, 2)
BAGS = [[1, 2], [2]]


def mean_of_rows(bag):
    return W[bag].mean(axis=0).tolist()


def sum_of_rows(bag):
    return W[bag].sum(axis=0).tolist()
