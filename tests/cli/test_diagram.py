"""`tablewright diagram`: where the picture goes, and what is said of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.commands.finding import design_names, found_design
from tablewright.ops.diagram import diagram
from tests.cli.conftest import Tablewright
from tests.tidy.tree import ROOT


def test_a_design_that_is_not_there_is_a_usage_failure(tablewright: Tablewright):
    ran = tablewright("diagram", "evnts", "--json")
    assert (2, "U109") == (ran.status, ran.json["error"]["code"])


@pytest.mark.parametrize("name", design_names())
def test_the_picture_of_a_system_goes_to_stdout(tablewright: Tablewright, name: str):
    ran = tablewright("diagram", name)
    assert (0, "") == (ran.status, ran.stderr)
    assert diagram(found_design(name).design) == ran.stdout


def test_a_file_is_written_in_place_of_what_is_there(tablewright: Tablewright, tmp_path: Path):
    picture = tmp_path / "events.svg"
    picture.write_text("old")
    ran = tablewright("diagram", "events", "--output", picture)
    assert 0 == ran.status
    assert picture.read_text().startswith("<svg ")
    assert f"Wrote a diagram of events to {picture}: " in ran.stdout


def test_json_holds_the_picture_or_says_where_it_is(tablewright: Tablewright, tmp_path: Path):
    picture = tmp_path / "events.svg"
    written = tablewright("diagram", "events", "--output", picture, "--json").json
    assert {"file": str(picture), "bytes": picture.stat().st_size} == written["data"]
    assert picture.read_text() == tablewright("diagram", "events", "--json").json["data"]["svg"]


def test_a_module_of_ones_own_can_be_named(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT)
    assert ">Customer</text>" in tablewright("diagram", "examples.shop").stdout
