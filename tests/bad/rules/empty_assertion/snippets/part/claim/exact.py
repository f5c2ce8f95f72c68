"""x = x

>>> 1
1
"""
assert 2 - 1
