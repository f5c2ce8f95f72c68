"""keep = 1/4: x → {0, x/keep} = {0, 4}

>>> survivors(0.25)
[0.0, 4.0]
>>> survivors(1.0)
[1.0]
"""

import numpy as np
import tensorflow.compat.v1 as tf


def survivors(keep_prob):
    with tf.Graph().as_default(), tf.Session() as session:
        output = tf.nn.dropout(tf.ones([1000]), keep_prob, seed=1)  # (1000,)
        return np.unique(session.run(output)).tolist()
