"""`tablewright export`: what reaches the person and the program."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tablewright.client import Database
from tablewright.model import put_all
from tests.cli.conftest import Tablewright
from tests.ops.shops import FIRST, orders

NAME = "tests.ops.shops:FIRST"


@pytest.fixture
def target(tmp_path: Path) -> str:
    target = f"embedded:{tmp_path / 'store'}"
    with Database(target) as db:
        db.create_tables(FIRST)
        db.run(put_all(orders(20)))
    return target


def test_a_store_that_is_not_there_is_exit_5_and_not_made(tablewright: Tablewright, tmp_path: Path):
    missing = tmp_path / "missing"
    ran = tablewright("export", NAME, "--target", f"embedded:{missing}", "--to", tmp_path / "x")
    assert (5, "") == (ran.status, ran.stdout)
    assert f"Error U102: The store {missing} does not exist." in ran.stderr
    assert [] == list(tmp_path.iterdir())


def test_a_folder_that_holds_something_else_is_exit_1(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    ran = tablewright("export", NAME, "--target", target, "--to", tmp_path)
    assert 1 == ran.status
    assert f"Error R405: {tmp_path} already exists and is not an export." in ran.stderr


def test_a_table_that_is_not_there_is_exit_1_in_dynamodbs_words(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    ran = tablewright(
        "export", "tests.ops.shops:VISITS", "--target", target, "--to", tmp_path / "x"
    )
    assert 1 == ran.status
    assert "Error U122: ResourceNotFoundException: Requested resource not found" in ran.stderr


def test_an_export_is_one_line(tablewright: Tablewright, target: str, tmp_path: Path):
    folder = tmp_path / "folder"
    ran = tablewright("export", NAME, "--target", target, "--to", folder)
    assert (0, "") == (ran.status, ran.stderr)
    assert f"Exported 20 items from 1 table of shop to {folder}: " in ran.stdout
    assert ran.stdout.endswith(" bytes, verified.\n")
    assert {"manifest.json", "shop"} == {path.name for path in folder.iterdir()}


def test_an_export_in_json_has_counts_and_checksums(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    folder = tmp_path / "folder"
    options = ("--format", "csv", "--plain", "--table", "shop", "--json")
    data = tablewright("export", NAME, "--target", target, "--to", folder, *options).json["data"]
    manifest = json.loads((folder / "manifest.json").read_text())
    (table,) = manifest["tables"]
    assert [{"name": "shop", "items": 20, "checksum": table["checksum"]}] == data["tables"]
    assert ("shop", target, "csv", 20) == (
        data["system"],
        data["target"],
        data["format"],
        data["items"],
    )
    assert data["file_bytes"] == (folder / "shop" / "00001.csv").stat().st_size
