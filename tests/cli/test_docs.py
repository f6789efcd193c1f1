"""`tablewright docs`: where the page goes, and what is said of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.commands.finding import design_names, found_design
from tablewright.ops.documents import document
from tests.cli.conftest import Tablewright
from tests.tidy.tree import ROOT


def test_a_design_that_is_not_there_is_a_usage_failure(tablewright: Tablewright):
    ran = tablewright("docs", "yggdrasl")
    assert (2, "") == (ran.status, ran.stdout)
    assert "Did you mean yggdrasil?" in ran.stderr


def test_a_folder_cannot_be_written_to(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("docs", "events", "--output", tmp_path)
    assert 2 == ran.status
    assert "Error U101: " in ran.stderr


def test_a_file_in_no_folder_is_exit_5(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("docs", "events", "--output", tmp_path / "gone" / "page.md")
    assert 5 == ran.status
    assert "Error U102: No such file or directory" in ran.stderr


@pytest.mark.parametrize("name", design_names())
def test_the_page_of_a_system_goes_to_stdout(tablewright: Tablewright, name: str):
    ran = tablewright("docs", name)
    assert (0, "") == (ran.status, ran.stderr)
    assert document(found_design(name).design) == ran.stdout


def test_a_file_is_written_in_place_of_what_is_there(tablewright: Tablewright, tmp_path: Path):
    page = tmp_path / "page.md"
    page.write_text("old")
    ran = tablewright("docs", "events", "-o", page)
    text = page.read_text()
    assert text.startswith("# events\n")
    lines = f"{text.count(chr(10)):,}"
    assert (0, f"Documented events in {page}: {lines} lines.\n") == (ran.status, ran.stdout)


def test_json_holds_the_page_or_says_where_it_is(tablewright: Tablewright, tmp_path: Path):
    page = tmp_path / "page.md"
    written = tablewright("docs", "events", "--output", page, "--json").json
    assert {"file": str(page), "lines": page.read_text().count("\n")} == written["data"]
    assert page.read_text() == tablewright("docs", "events", "--json").json["data"]["markdown"]


def test_a_module_of_ones_own_can_be_named(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT)
    ran = tablewright("docs", "examples.shop")
    assert (0, "") == (ran.status, ran.stderr)
    assert "### Customer\n\nA person who buys.\n" in ran.stdout
