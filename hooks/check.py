"""Stop the build on a broken rule, and leave no half-right site behind."""

import shutil
from pathlib import Path

from mkdocs.exceptions import PluginError
from mkdocs.plugins import get_plugin_logger
from rules import problems

log = get_plugin_logger("check")
_command = "build"


def on_startup(command, dirty):
    global _command
    _command = command


def on_pre_build(config):
    """Raise PluginError with every problem; `serve` only lists them."""
    plugin = config.plugins.get("i18n")
    if plugin and not plugin.is_default_language_build:
        return
    found = problems(Path(config.config_file_path).parent)
    if found and _command != "serve":
        raise PluginError("\n".join(["Broken rules:", *map(str, found)]))
    for problem in found:
        log.warning(str(problem))


def on_build_error(error):
    """A failed build publishes nothing (the folder could hold half a site)."""
    if _command != "serve" and _site_dir:
        shutil.rmtree(_site_dir, ignore_errors=True)


_site_dir: str | None = None


def on_config(config):
    global _site_dir
    _site_dir = config.site_dir
