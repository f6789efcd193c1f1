"""`tablewright infrastructure`: where the template goes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright.ops.infrastructure import infrastructure_text
from tests.cli.conftest import Tablewright
from tests.ops.shops import DESIGN

NAME = "tests.ops.shops:DESIGN"


def test_a_format_has_to_be_named(tablewright: Tablewright):
    ran = tablewright("infrastructure", NAME)
    assert 2 == ran.status
    assert "Missing option '--format'" in ran.stderr


def test_a_file_that_is_there_is_left_as_it_is(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "stack.json"
    file.write_text("mine")
    ran = tablewright("infrastructure", NAME, "--format", "cloudformation", "--to", file)
    assert 1 == ran.status
    assert "Error U108: " in ran.stderr
    assert "mine" == file.read_text()


def test_the_template_goes_to_stdout(tablewright: Tablewright):
    ran = tablewright("infrastructure", NAME, "--format", "terraform")
    assert (0, "") == (ran.status, ran.stderr)
    assert infrastructure_text(DESIGN, "terraform") == ran.stdout


def test_the_template_goes_to_a_file(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "stack.json"
    ran = tablewright("infrastructure", NAME, "--format", "cloudformation", "--to", file, "--json")
    assert {"system": "shop", "format": "cloudformation", "file": str(file), "tables": 1} == (
        ran.json["data"]
    )
    assert "ShopTable" in json.loads(file.read_text())["Resources"]
    other = tmp_path / "tables.tf.json"
    told = tablewright("infrastructure", NAME, "--format", "terraform", "--to", other)
    assert f"Wrote 1 table of shop to {other}.\n" == told.stdout


@pytest.mark.parametrize("form", ["cloudformation", "terraform"])
def test_a_table_prefix_changes_names_and_no_logical_ids(tablewright: Tablewright, form: str):
    plain = tablewright("infrastructure", NAME, "--format", form).stdout
    ran = tablewright("infrastructure", NAME, "--format", form, "--table-prefix", "staging-")
    assert (0, "") == (ran.status, ran.stderr)
    assert plain == ran.stdout.replace("staging-", "")
    assert 2 * len(DESIGN.tables) == ran.stdout.count("staging-")  # the name and the output


def test_a_table_prefix_with_other_characters_is_rejected(tablewright: Tablewright):
    place = ("--format", "terraform", "--table-prefix", "a/b")
    ran = tablewright("infrastructure", NAME, *place)
    assert (5, "") == (ran.status, ran.stdout)
    assert "T102: table_prefix in code must be letters" in ran.stderr
