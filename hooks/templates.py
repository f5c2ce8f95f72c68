"""Keep the compiled templates between builds; Jinja checks that none is stale."""

from pathlib import Path

from jinja2 import FileSystemBytecodeCache


def on_env(env, config, files):
    folder = Path(config.config_file_path).parent / ".cache" / "templates"
    folder.mkdir(parents=True, exist_ok=True)
    env.bytecode_cache = FileSystemBytecodeCache(str(folder))
    return env
