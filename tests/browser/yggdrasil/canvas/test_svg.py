"""The drawing as an SVG document: whole, well-formed, and harmless whatever people are called."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from tests.browser.yggdrasil.canvas.families import Family, small
from tests.browser.yggdrasil.canvas.stage import Stage

SVG = "{http://www.w3.org/2000/svg}"
VIEWS = ("tree", "pedigree", "descendants", "hourglass", "fan")
HOSTILE = [
    "<script>alert(1)</script>",
    '" onload="alert(1)',
    "' onload='alert(1)",
    "]]><script>alert(1)</script>",
    "</text><image href='x' onerror='alert(1)'/>",
    "&lt;b&gt; &amp; &#60;script&#62;",
    "\u202eevil\u202c",
    "\u0000\u0007\ufffe nul",
    "\ud83d half a pair",
    "javascript:alert(1)",
    "${alert(1)} {{alert(1)}}",
]


def _parsed(stage: Stage) -> ET.Element:
    return ET.fromstring(stage.do("svg"))


def _words(document: ET.Element) -> set[str]:
    found = ("".join(one.itertext()) for one in document.iter(f"{SVG}text"))
    return {words.strip() for words in found}


def test_it_has_the_trees_name_everybody_and_a_legend(stage: Stage):
    stage.show(small())
    document = _parsed(stage)
    words = _words(document)
    assert "The Bergs" == document.findtext(f"{SVG}title")
    assert {
        "The Bergs",
        "Carl Fredrik",
        "1846\u20131918",
        "Generation 1",
        "1819\u20131824",
    } <= words
    assert {"Female", "Male", "Other", "Unknown", "Child", "Adopted", "Foster"} <= words
    assert {"Couple", "Divorced", "Separated"} <= words
    assert "Step" not in words  # only what occurs is explained


def test_it_is_whole_even_if_little_of_it_is_seen(stage: Stage):
    stage.show(small())
    stage.do("zoom", 3)
    stage.settle()
    assert {"Johan", "Peter", "Tove"} <= _words(_parsed(stage))


@pytest.mark.parametrize("view", VIEWS)
def test_no_name_gets_out_of_its_text_in_any_view(stage: Stage, view: str):
    made = Family(HOSTILE[0])
    child = made.person("Root", "Root", "Female", "1950")
    made.root = child
    for hostile in HOSTILE:
        parent = made.person(hostile, hostile, hostile, "1920", suffix=hostile)
        made.persons[-1] |= {"birthDateText": hostile, "deathDateText": hostile}
        made.persons[-1] |= {"photoUrl": "javascript:alert(1)"}
        made.child(child, parent, type=hostile)
        made.couple(parent, made.person("Other", hostile, "Male"), hostile)
        child = parent
    stage.show(made.graph(), view)
    stage.complaints.clear()  # photos that the policy refuses
    document = _parsed(stage)
    for element in document.iter():
        name = element.tag.removeprefix(SVG)
        allowed = {"svg", "title", "rect", "path", "text", "textPath", "g", "clipPath", "image"}
        assert name in allowed
        for attribute, value in element.attrib.items():
            assert not attribute.lower().startswith("on")
            assert attribute != "href" or value.startswith(("#", "data:image/jpeg"))
            assert "alert" not in value
    assert "Root" in " ".join(_words(document))
    assert "Stage" == stage.page.title()


def test_a_browser_shows_it_as_a_picture(stage: Stage):
    stage.show(small(), "fan", rootId="p25")
    size = stage.page.evaluate(
        """async () => {
            const image = new Image();
            image.src = "data:image/svg+xml," + encodeURIComponent(canvas.svg());
            await image.decode();
            return [image.naturalWidth, image.naturalHeight];
        }"""
    )
    assert all(side > 400 for side in size)
