"""nbconvert's own settings, found through JUPYTER_CONFIG_DIR (hooks/labs.py).

mkdocs-jupyter converts a lab with nbconvert, which executes it by this preprocessor
instead of its own.
"""

c = get_config()  # noqa: F821 (nbconvert provides it)
c.Exporter.default_preprocessors = ["lab_execution.ExecuteOnce"]
