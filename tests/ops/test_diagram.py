"""Diagrams: everything of a design is in them, nothing lies on anything else."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from tablewright.commands.finding import design_names, found_design
from tablewright.model.design import Design
from tablewright.ops.diagram import diagram
from tablewright.ops.diagram.style import STYLES
from tests.ops.designs import attribute, design, entity, index, pattern, table

SVG = "{http://www.w3.org/2000/svg}"
STYLE_OF = {style.name: style for style in STYLES}


class Rectangle(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float
    what: str

    def meets(self, other: Rectangle) -> bool:
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def holds(self, other: Rectangle) -> bool:
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(svg)


def texts(root: ET.Element) -> list[Rectangle]:
    """The room of each text: its letters rise above the base line, and hang below it."""
    found: list[Rectangle] = []
    for one in root.iter(f"{SVG}text"):
        style = STYLE_OF[one.attrib["class"]]
        x, y, content = float(one.attrib["x"]), float(one.attrib["y"]), one.text or ""
        top, bottom = y - 0.8 * style.size, y + 0.25 * style.size
        found.append(Rectangle(x, top, x + style.width(content), bottom, content))
    return found


def boxes(root: ET.Element, look: str) -> list[Rectangle]:
    found: list[Rectangle] = []
    for one in root.iter(f"{SVG}rect"):
        if one.attrib["class"] == look:
            x, y, w, h = (float(one.attrib[name]) for name in ("x", "y", "width", "height"))
            found.append(Rectangle(x, y, x + w, y + h, look))
    return found


def overlaps(rectangles: list[Rectangle]) -> list[tuple[str, str]]:
    in_order = sorted(rectangles)
    return [
        (one.what, other.what)
        for number, one in enumerate(in_order)
        for other in in_order[number + 1 :]
        if one.meets(other)
    ]


@pytest.fixture(scope="module", params=design_names())
def drawn(request: pytest.FixtureRequest) -> tuple[Design, str]:
    found = found_design(request.param).design
    return found, diagram(found)


def test_every_table_index_entity_and_pattern_is_in_the_picture(drawn: tuple[Design, str]):
    found, svg = drawn
    shown = {text.what for text in texts(parsed(svg))}
    names = {text.removesuffix(" +").partition("(")[0] for text in shown}
    wanted: set[str] = set()
    for one in found.tables:
        wanted |= {one.name, *(index.name for index in one.indexes)}
        for entity_design in one.entities:
            wanted |= {entity_design.name, *(p.name for p in entity_design.patterns)}
    wanted |= {one.name for one in found.collections}
    assert set() == wanted - names


def test_no_text_lies_on_another(drawn: tuple[Design, str]):
    assert [] == overlaps(texts(parsed(drawn[1])))


def test_no_panel_or_block_lies_on_another(drawn: tuple[Design, str]):
    root = parsed(drawn[1])
    assert [] == overlaps(boxes(root, "panel"))
    assert [] == overlaps(boxes(root, "block"))


def test_every_text_stays_inside_the_page_and_inside_its_block(drawn: tuple[Design, str]):
    root = parsed(drawn[1])
    (page,) = boxes(root, "page")
    blocks = boxes(root, "block")
    for text in texts(root):
        assert page.holds(text), text
        around = [one for one in blocks if one.meets(text)]
        assert all(one.holds(text) for one in around), text


def test_the_picture_is_the_same_every_time(drawn: tuple[Design, str]):
    assert drawn[1] == diagram(drawn[0])


def test_the_picture_needs_nothing_but_itself(drawn: tuple[Design, str]):
    svg = drawn[1]
    root = parsed(svg)
    assert {"svg", "title", "desc", "style", "rect", "text"} == {
        one.tag.removeprefix(SVG) for one in root.iter()
    }
    assert ["http://www.w3.org/2000/svg"] == re.findall(r"https?://[^\s\"']+", svg)
    assert not re.search(r"@import|@font-face|url\(|javascript|\bon\w+=|href", svg)


def test_the_picture_has_a_name_for_those_who_do_not_see_it(drawn: tuple[Design, str]):
    root = parsed(drawn[1])
    assert "img" == root.attrib["role"]
    assert f"{drawn[0].system}: DynamoDB design" == root.findtext(f"{SVG}title")
    assert "pattern" in (root.findtext(f"{SVG}desc") or "")


def test_the_picture_is_dark_where_the_reader_is():
    style = parsed(diagram(design(table("t", "id:S")))).findtext(f"{SVG}style") or ""
    assert "@media (prefers-color-scheme: dark)" in style


def test_names_are_text_and_never_markup():
    hostile = '<script>&"\x1b'
    one = entity(hostile, "{id}", attributes=["id:S"], patterns=[pattern(hostile, "id")])
    svg = diagram(design(table(hostile, "id:S", entities=[one], description=hostile)))
    assert "<script>" not in svg
    assert '<script>&"·' in {text.what for text in texts(parsed(svg))}


def test_a_design_of_nothing_is_still_a_picture():
    assert parsed(diagram(design())).attrib["role"] == "img"


def test_parameters_show_what_is_a_range_and_what_may_be_left_out():
    asked = pattern("find", "id", "at…", "role?", extension=True)
    one = entity("E", "{id}", "{at}", attributes=["id:S", "at:S", "role:S"], patterns=[asked])
    root = parsed(diagram(design(table("t", "id:S", "at:S", entities=[one]))))
    assert "find(id, at…, role?) +" in {text.what for text in texts(root)}


def test_an_entry_that_some_items_lack_says_which_have_it():
    from tablewright.model.design import EntryDesign

    status = attribute("status:S", enum=("open", "done"))
    entry = EntryDesign("{status}", None, when={"status": ("open",)})
    one = entity("E", "{id}", attributes=["id:S", status], index_keys={"i": entry})
    root = parsed(
        diagram(design(table("t", "id:S", indexes=[index("i", "status:S")], entities=[one])))
    )
    assert "  if status is open" in {text.what for text in texts(root)}


def test_what_is_an_extension_has_a_broken_line():
    extra = table("extra", "id:S", extension=True, indexes=[index("i", "x:S", extension=True)])
    dashed = re.findall(r'class="(\w+)" stroke-dasharray', diagram(design(extra)))
    assert ["panel", "block"] == dashed


def test_many_tables_stand_in_columns_in_their_order():
    rows = [
        entity(
            "E", "{id}", attributes=["id:S"], patterns=[pattern(f"p{n}", "id") for n in range(9)]
        )
    ]
    tables = [table(f"table{number:02}", "id:S", entities=rows) for number in range(12)]
    root = parsed(diagram(design(*tables)))
    heads = [
        text for text in texts(root) if text.what.startswith("table") and text.what != "table key"
    ]
    assert [f"table{number:02}" for number in range(12)] == [head.what for head in heads]
    assert 1 < len({head.left for head in heads}) <= 3
    for one, other in pairwise(heads):
        assert (one.left, one.top) < (other.left, other.top)
