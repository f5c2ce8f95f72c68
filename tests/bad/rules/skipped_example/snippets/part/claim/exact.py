"""x = x

>>> 1  # doctest: +SKIP
2
"""
