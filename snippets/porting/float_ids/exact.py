"""k ≤ 2¹¹ ⇒ (int)(float16)k = k; k ≤ 2²⁴ ⇒ (int)(float32)k = k

>>> import numpy as np
>>> there_and_back(2909, np.float16)
2908
>>> there_and_back(16777217, np.float32)
16777216
>>> all(there_and_back(k, np.float16) == k for k in range(2**11 + 1))
True
>>> there_and_back(2**11 + 1, np.float16) == 2**11 + 1
False
"""


def there_and_back(k, dtype):
    return int(dtype(k))
