import warnings

warnings.warn("old", stacklevel=1)
