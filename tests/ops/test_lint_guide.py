"""The guide has a section for every code, and a code for every section."""

from __future__ import annotations

import re

import pytest

from tablewright.cli.root import run
from tablewright.ops.lint import CODES
from tests.tidy.tree import ROOT

GUIDE = (ROOT / "docs" / "guides" / "lint.md").read_text()
SECTIONS = dict(re.findall(r"^## (L\d+): (.+)$", GUIDE, re.MULTILINE))


def test_every_code_has_a_section_and_every_section_a_code():
    assert CODES == SECTIONS


def test_a_section_says_what_is_wrong_and_what_to_do():
    parts = re.split(r"^## L\d+: .+$", GUIDE, flags=re.MULTILINE)[1:]
    assert [] == [part[:60] for part in parts if "**What to do.**" not in part]


def test_the_example_of_the_guide_is_what_the_command_says(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT)
    assert 0 == run(["lint", "examples.shop"])
    said = re.sub(r"shop\.py:\d+", "shop.py:64", capsys.readouterr().out)
    assert f"```text\n$ tablewright lint examples.shop\n{said}```" in GUIDE
