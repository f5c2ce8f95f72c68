"""Keep the compiled templates between builds; Jinja checks that none is stale."""

from importlib import metadata
from pathlib import Path

from jinja2 import FileSystemBytecodeCache


def on_env(env, config, files):
    cache = Path(config.config_file_path).parent / ".cache"
    folder = cache / "templates" / metadata.version("jinja2")
    folder.mkdir(parents=True, exist_ok=True)
    env.bytecode_cache = FileSystemBytecodeCache(str(folder))
    return env
