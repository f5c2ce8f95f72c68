"""W = W′ ⇔ W is W′

>>> tables = Tables()
>>> tables.looked_up([2]).numpy().tolist()
[[5.0, 6.0]]
>>> tables.one_hot_product([2]).numpy().tolist()
[[5.0, 6.0]]
>>> len(tables.trainable_variables)
1
"""

import tensorflow as tf


class Tables(tf.Module):
    def __init__(self):
        super().__init__()
        self.W = tf.Variable([[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]])  # (3, 2)

    def looked_up(self, ids):
        return tf.gather(self.W, ids)

    def one_hot_product(self, ids):
        return tf.one_hot(ids, 3) @ self.W
