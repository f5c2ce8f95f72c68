"""The tables of the READMEs are those of the tree."""

import re
from pathlib import Path

import evidence
import pytest
import record
import words

ROOT = Path(__file__).parents[1]


def claims_table(text: words.Words, language: str) -> str:
    """Claims × kinds of evidence, a check mark linking to each file."""
    folders = evidence.claims(ROOT)
    kinds = [kind for kind in record.KINDS if kind != "statement.md"]
    kinds = [kind for kind in kinds if any((f / kind).exists() for f in folders)]
    heads = [text.kinds.get(kind, record.KINDS[kind]) for kind in kinds]
    rows = [["", text.claim, *heads], ["--:", "---", *[":-:" for _ in kinds]]]
    for folder in folders:
        page = f"docs/{language}/{folder.parent.name}/{folder.name}.md"
        path = folder.relative_to(ROOT).as_posix()
        marks = [f"[✓]({path}/{k})" if (folder / k).exists() else "—" for k in kinds]
        number = str(evidence.number(folder, ROOT))
        rows.append([number, f"[`{folder.name}`]({page})", *marks])
    return "\n".join("| " + " | ".join(row) + " |" for row in rows)


@pytest.mark.parametrize(
    ("name", "text", "language"),
    [("README.md", words.EN, "en"), ("README.zh.md", words.ZH, "zh")],
)
def test_the_claims_table_is_that_of_the_tree(name, text, language):
    readme = (ROOT / name).read_text(encoding="utf-8")
    found = re.search(
        r"<!-- claims table -->\s*(.*?)\s*<!-- /claims table -->", readme, re.S
    )
    assert found, f"{name} has no claims table"
    expected = claims_table(text, language)
    assert found[1] == expected, f"paste into {name}:\n{expected}"


@pytest.mark.parametrize("name", ["README.md", "README.zh.md"])
def test_what_the_readme_links_to_exists(name):
    readme = (ROOT / name).read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)\)", readme)
    assert targets
    assert [target for target in targets if not (ROOT / target).exists()] == []
