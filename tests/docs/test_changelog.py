"""News fragments have names that a release will find, and say something."""

from __future__ import annotations

import re
import tomllib

from tests.docs.markdown import FRAGMENTS
from tests.tidy.tree import ROOT


def test_every_fragment_has_a_kind_that_the_changelog_knows():
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["towncrier"]
    kinds = "|".join(kind["directory"] for kind in settings["type"])
    name = re.compile(rf"(\d+|\+[\w-]+)\.({kinds})(\.\d+)?\.md")
    assert [] == [p.name for p in FRAGMENTS if not name.fullmatch(p.name)]


def test_every_fragment_is_written_in_sentences():
    assert [] == [p.name for p in FRAGMENTS if not p.read_text().rstrip().endswith(".")]
