"""`tablewright import`: what reaches the person and the program."""

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
    return f"embedded:{tmp_path / 'target'}"


@pytest.fixture
def folder(tablewright: Tablewright, tmp_path: Path) -> Path:
    """An export of 20 orders."""
    source = f"embedded:{tmp_path / 'source'}"
    with Database(source) as db:
        db.create_tables(FIRST)
        db.run(put_all(orders(20)))
    assert 0 == tablewright("export", NAME, "--target", source, "--to", tmp_path / "dump").status
    return tmp_path / "dump"


def _by_hand(tmp_path: Path, *lines: str) -> Path:
    folder = tmp_path / "by-hand"
    folder.mkdir()
    (folder / "items.jsonl").write_text("\n".join(lines))
    return folder


def test_a_folder_that_is_not_there_is_exit_2(tablewright: Tablewright, target: str):
    ran = tablewright("import", NAME, "--target", target, "--from", "missing")
    assert 2 == ran.status
    assert "does not exist" in ran.stderr


def test_a_folder_without_files_is_exit_1_and_makes_no_store(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    (tmp_path / "empty").mkdir()
    ran = tablewright("import", NAME, "--target", target, "--from", tmp_path / "empty")
    assert 1 == ran.status
    assert "Error R405: " in ran.stderr
    assert not (tmp_path / "target").exists()


def test_a_table_with_items_is_exit_4(tablewright: Tablewright, target: str, folder: Path):
    assert 0 == tablewright("import", NAME, "--target", target, "--from", folder).status
    ran = tablewright("import", NAME, "--target", target, "--from", folder, "--json")
    assert (4, "R404") == (ran.status, ran.json["error"]["code"])
    assert 0 == tablewright("import", NAME, "--target", target, "--from", folder, "--merge").status


def test_bad_rows_are_exit_1_and_named(tablewright: Tablewright, target: str, tmp_path: Path):
    folder = _by_hand(tmp_path, '{"pk": "a", "sk": "b"}', "{", '{"pk": "a"}')
    ran = tablewright("import", NAME, "--target", target, "--from", folder)
    assert 1 == ran.status
    rejects = folder / "rejects.jsonl"
    assert f"Error U211: 2 rows rejected. See {rejects}." in ran.stderr
    assert "Warning: items.jsonl, line 2: invalid JSON: " in ran.stderr
    assert f"Imported 1 item into 1 table on {target}, verified.\n" == ran.stdout
    assert [2, 3] == [json.loads(line)["line"] for line in rejects.read_bytes().splitlines()]


def test_rows_that_replace_each_other_are_exit_1(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    folder = _by_hand(tmp_path, '{"pk": "a", "sk": "b", "n": 1}', '{"pk": "a", "sk": "b", "n": 2}')
    ran = tablewright("import", NAME, "--target", target, "--from", folder, "--json")
    assert (1, "U212") == (ran.status, ran.json["error"]["code"])
    assert "the first is items.jsonl, line 1" in ran.json["error"]["message"]
    assert [False] == [table["verified"] for table in ran.json["data"]["tables"]]


def test_a_dry_run_writes_nothing(
    tablewright: Tablewright, target: str, folder: Path, tmp_path: Path
):
    ran = tablewright("import", NAME, "--target", target, "--from", folder, "--dry-run")
    assert (0, "") == (ran.status, ran.stderr)
    assert "20 items of 1 table can be imported. Nothing was written.\n" == ran.stdout
    assert not (tmp_path / "target").exists()


def test_an_import_is_one_line(tablewright: Tablewright, target: str, folder: Path):
    ran = tablewright("import", NAME, "--target", target, "--from", folder)
    assert (0, "") == (ran.status, ran.stderr)
    assert f"Imported 20 items into 1 table on {target}, verified.\n" == ran.stdout


def test_an_import_in_json_has_the_counts(tablewright: Tablewright, target: str, folder: Path):
    data = tablewright("import", NAME, "--target", target, "--from", folder, "--json").json["data"]
    assert {
        "target": target,
        "folder": str(folder),
        "dry_run": False,
        "tables": [{"name": "shop", "items": 20, "rejected": 0, "verified": True, "expired": 0}],
        "items": 20,
        "rejected": 0,
        "rejects": None,
        "examples": [],
    } == data


def test_rejects_go_where_they_are_wanted(tablewright: Tablewright, target: str, tmp_path: Path):
    folder = _by_hand(tmp_path, "{")
    rejects = tmp_path / "wrong.jsonl"
    ran = tablewright("import", NAME, "--target", target, "--from", folder, "--rejects", rejects)
    assert 1 == ran.status
    assert rejects.exists()
    assert ["items.jsonl"] == [path.name for path in folder.iterdir()]
