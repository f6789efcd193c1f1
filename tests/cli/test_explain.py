"""`tablewright explain`: the page of an error code."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Tablewright
from tests.tidy.tree import ROOT

PAGES = {path.stem: path.read_text() for path in (ROOT / "docs" / "errors").glob("*.md")}


def test_an_unknown_code_is_exit_2_with_a_guess(tablewright: Tablewright):
    ran = tablewright("explain", "D1030")
    assert 2 == ran.status
    assert "Error U101: Unknown error code 'D1030'. Did you mean D103?" in ran.stderr


@pytest.mark.parametrize("code", ["D103", "d103", "YGGDRASIL101"])
def test_a_code_shows_its_page(tablewright: Tablewright, code: str):
    ran = tablewright("explain", code)
    assert (0, PAGES[code.upper()], "") == (ran.status, ran.stdout, ran.stderr)


def test_a_page_as_json_has_its_title(tablewright: Tablewright):
    data = tablewright("explain", "D103", "--json").json["data"]
    assert {"code": "D103", "title": "Invalid key type", "page": PAGES["D103"]} == data


def test_without_a_code_every_code_is_listed_with_its_title(tablewright: Tablewright):
    ran = tablewright("explain")
    assert sorted(PAGES) == [line.split()[0] for line in ran.stdout.splitlines()]
    assert "D103          Invalid key type\n" in ran.stdout
