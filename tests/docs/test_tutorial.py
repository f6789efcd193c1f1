"""The tutorial ends with the example that is in the tree, and its own test passes.

Not here: that its steps run and print what it shows (`test_pages`).
"""

from __future__ import annotations

from typing import Any

from tablewright import testing
from tablewright.client import Database
from tests.docs.markdown import blocks
from tests.tidy.tree import ROOT

# By name, and not as a plugin: doctests have imported the module before.
tablewright_calls = testing.tablewright_calls
tablewright_clock = testing.tablewright_clock
tablewright_database = testing.tablewright_database

PYTHON = [b.text for b in blocks(ROOT / "docs/tutorial/README.md") if b.language == "python"]
EXAMPLE = (ROOT / "examples" / "shop.py").read_text()


def _classes() -> list[str]:
    pieces = [piece for block in PYTHON for piece in block.split("\n\n\n")]
    return [piece.strip() for piece in pieces if piece.startswith("class ")]


def test_the_classes_of_the_tutorial_are_those_of_the_example():
    assert [] == [text for text in _classes() if text not in EXAMPLE]
    assert EXAMPLE.count("\nclass ") == len(_classes())


def test_the_tutorials_own_test_passes(tablewright_database: Database):
    names: dict[str, Any] = {}
    exec(EXAMPLE, names)
    names["design"] = names["DESIGN"]
    helper, own_test = (
        next(text for block in PYTHON for text in block.split("\n\n\n") if text.startswith(start))
        for start in ("def november", "def test_")
    )
    exec(helper, names)
    exec(own_test, names)
    names["test_a_paid_order_is_no_longer_open"](tablewright_database)
