"""The map of the claims shows every claim, its outcome and what it uses."""

import re
from itertools import pairwise
from pathlib import Path

import claim_map
import pytest
import record
import rules
import words
from claim_map import Claim

ROOT = Path(__file__).parents[1]
COUNT = 24


def claim(number, *uses, status=record.VERIFIED):
    names = tuple(f"claim_{used}" for used in uses)
    return Claim(f"claim_{number}", number, f"part/claim_{number}.md", names, status)


# As many claims as the site is to have, each using two that come before it.
MANY = tuple(claim(n, *{max(1, n - 3), n // 2} - {0, n}) for n in range(1, COUNT + 1))
LINKS = tuple(f"../part/{c.id}/" for c in MANY)


@pytest.mark.parametrize("named", [True, False])
def test_every_claim_is_a_box_and_every_use_an_arrow(named):
    svg = "\n".join(claim_map.drawing(MANY, LINKS, named))
    assert re.findall(r'href="([^"]*)"', svg) == list(LINKS)
    assert svg.count("<rect ") == COUNT
    assert svg.count("<path ") == sum(len(c.uses) for c in MANY)
    assert ("claim_7" in re.sub(r'href="[^"]*"', "", svg)) == named


@pytest.mark.parametrize("size", [(142, 48), (54, 38)])
def test_boxes_stand_apart_and_right_of_what_they_use(size):
    width, height = size
    where = claim_map.laid_out(tuple((c.id, c.uses) for c in MANY), size)
    boxes = where.boxes
    for one in MANY:
        x, y = boxes[one.id]
        assert width / 2 - 1 <= x <= where.width - width / 2 + 1
        assert height / 2 - 1 <= y <= where.height - height / 2 + 1
        for used in one.uses:
            assert boxes[used][0] + width < x
        for other in MANY:
            dx, dy = boxes[other.id][0] - x, boxes[other.id][1] - y
            assert other == one or abs(dx) > width or abs(dy) > height


def test_nothing_is_laid_out_twice():
    claim_map.laid_out.cache_clear()
    claim_map.drawing.cache_clear()
    changed = (claim(1, status=record.CHANGED), *MANY[1:])
    for claims in (MANY, MANY, changed):
        for named in (True, False):
            claim_map.drawing(claims, LINKS, named)
    assert claim_map.laid_out.cache_info().misses == 2
    assert claim_map.drawing.cache_info().misses == 4


@pytest.mark.parametrize("status", claim_map.SIGNS)
def test_an_outcome_is_a_sign_and_a_word_and_not_a_colour_alone(status):
    one = claim(1, status=status)
    svg = "\n".join(claim_map.drawing((one,), ("../a/",), True))
    assert f">1 {claim_map.SIGNS[status]}</text>" in svg
    css = (ROOT / "docs" / "assets" / "site.css").read_text("utf-8")
    own = re.search(rf"\.{status}::before {{ content: \"(.) \"", css)
    general = re.search(r"\.status::before { content: \"(.) \"", css)
    assert (own or general)[1] == claim_map.SIGNS[status]
    lines = claim_map.listed([one], {one.id: "Title"}, {one.id: "Part"}, words.EN)
    assert words.EN.status[status] in lines[1]


def test_the_list_says_what_the_drawing_shows():
    claims = [claim(1), claim(2, 1)]
    titles = {"claim_1": "One", "claim_2": "Two"}
    parts = dict.fromkeys(titles, "Part")
    assert [
        re.sub("<.*>", "", x) for x in claim_map.listed(claims, titles, parts, words.EN)
    ] == [
        "- Part",
        "    - 1 [One](part/claim_1.md) `claim_1` ",
        "    - 2 [Two](part/claim_2.md) `claim_2` ",
        "        - uses 1 [One](part/claim_1.md) `claim_1`",
    ]


def test_a_longer_way_round_is_a_cycle(tmp_path):
    uses = {"a": ["b"], "b": ["c"], "c": ["a"], "d": ["a"]}
    for name, used in uses.items():
        (tmp_path / "snippets" / "part" / name).mkdir(parents=True)
        page = tmp_path / "docs" / "en" / "part" / f"{name}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(f"---\nnumber: 1\nuses: [{', '.join(used)}]\n---\n", "utf-8")
    [problem] = rules.uses_make_no_cycle(tmp_path)
    way = problem.what.removeprefix("a claim rests on itself: ").split(" uses ")
    assert sorted(way[:-1]) == ["a", "b", "c"] and way[0] == way[-1]
    assert all(after in uses[before] for before, after in pairwise(way))
    assert (problem.path, problem.line) == (f"docs/en/part/{way[0]}.md", 3)


@pytest.mark.parametrize("language", rules.LANGUAGES)
def test_the_published_map_holds_every_claim(site, language):
    folder = site if language == "zh" else site / "en"
    html = (folder / "map" / "index.html").read_text("utf-8")
    for path, _, _ in rules.claim_uses(ROOT).values():
        link = f'href="../{path.parent.name}/{path.stem}/"'
        assert html.count(f"{link} tabindex") == 2
        assert f"<code>{path.stem}</code>" in html
        assert (folder / path.parent.name / path.stem / "index.html").exists()
    assert 'widget/claim_map.css"' in html
    assert "<!-- claim map -->" not in html
