"""`tablewright verify`: how reports, errors and progress reach the person and the program."""

from __future__ import annotations

import io
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.engine.storage.verify import Problem, Report
from tablewright.errors import DamagedRecordError, NotAStoreError
from tests.cli.conftest import Tablewright

SOUND = Report(
    path="data", tables=2, items=1_204, index_entries=1, changes=7, backups=1, bytes_read=65_536
)
DAMAGED = Report(
    path="data",
    tables=1,
    items=3,
    index_entries=0,
    bytes_read=9,
    problems=(
        Problem(kind="checksum", place="orders [1]", message="record changed"),
        Problem(kind="index", place="orders\x1b[2J", message="entry missing"),
    ),
)

Answer = Callable[[Any], None]


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Answer:
    """Makes the engine's verify answer a report, or raise."""

    def set_answer(report: Report | Exception) -> None:
        def verify(path: Path, *, progress: Callable[[int, int], None] | None = None) -> Report:
            if isinstance(report, Exception):
                raise report
            if progress is not None:
                progress(1, 2)
            return report

        monkeypatch.setattr(import_module("tablewright.engine.storage.verify"), "verify", verify)

    return set_answer


def test_a_path_that_is_not_there_is_a_usage_failure(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("verify", tmp_path / "missing")
    assert 2 == ran.status
    assert "Error U101: " in ran.stderr
    assert "does not exist" in ran.stderr


def test_a_path_that_is_no_store_is_exit_5_under_the_engines_own_code(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(NotAStoreError(f"{tmp_path} does not contain a store."))
    ran = tablewright("verify", tmp_path)
    assert (5, "") == (ran.status, ran.stdout)
    error = f"Error S101: {tmp_path} does not contain a store.\n  {NotAStoreError.hint}\n"
    assert error in ran.stderr


def test_a_path_that_may_not_be_read_is_exit_5(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(PermissionError(13, "Permission denied", str(tmp_path)))
    ran = tablewright("verify", tmp_path, "--json")
    assert 5 == ran.status
    assert ("U102", f"Permission denied: {tmp_path}.") == (
        ran.json["error"]["code"],
        ran.json["error"]["message"],
    )


def test_a_store_that_cannot_be_read_to_its_end_is_exit_1(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(DamagedRecordError("The catalogue cannot be read."))
    ran = tablewright("verify", tmp_path, "--json")
    assert 1 == ran.status
    assert {
        "code": "S201",
        "message": "The catalogue cannot be read.",
        "hint": DamagedRecordError.hint,
        "docs": "docs/errors/S201.md",
    } == ran.json["error"]


def test_problems_are_exit_1_with_a_table_of_them_on_stdout(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(DAMAGED)
    ran = tablewright("verify", tmp_path)
    assert 1 == ran.status
    rows = [line.split("  ") for line in ran.stdout.splitlines() if line.startswith("checksum")]
    assert [["checksum", "orders [1]", "record changed"]] == [
        [cell.strip() for cell in row if cell.strip()] for row in rows
    ]
    assert (
        "data is damaged: 1 table, 3 items, 0 index entries, 0 logged changes, 0 backups, "
        "9 bytes read." in ran.stdout
    )
    assert "Error U201: data has 2 problems." in ran.stderr


def test_names_in_a_damaged_store_cannot_drive_the_terminal(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(DAMAGED)
    ran = tablewright("verify", tmp_path)
    assert "\x1b" not in ran.stdout
    assert "orders\\x1b[2J" in ran.stdout


def test_problems_in_json_keep_the_report_beside_the_error(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(DAMAGED)
    ran = tablewright("verify", tmp_path, "--json")
    assert (1, "") == (ran.status, ran.stderr)
    assert ran.json["ok"] is False
    assert "U201" == ran.json["error"]["code"]
    assert [
        {"kind": "checksum", "place": "orders [1]", "message": "record changed"},
        {"kind": "index", "place": "orders\x1b[2J", "message": "entry missing"},
    ] == ran.json["data"]["problems"]


def test_more_problems_than_a_person_reads_are_counted_and_listed_in_json(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    many = tuple(Problem(kind="checksum", place=f"key {n}", message="changed") for n in range(60))
    answer(Report(path="data", tables=1, items=60, index_entries=0, bytes_read=1, problems=many))
    ran = tablewright("verify", tmp_path)
    assert "key 49" in ran.stdout
    assert "key 50" not in ran.stdout
    assert "… and 10 more; --json lists them." in ran.stdout
    assert 60 == len(tablewright("verify", tmp_path, "--json").json["data"]["problems"])


def test_a_sound_store_is_one_line(tablewright: Tablewright, answer: Answer, tmp_path: Path):
    answer(SOUND)
    ran = tablewright("verify", tmp_path)
    assert (0, "") == (ran.status, ran.stderr)
    counts = "2 tables, 1,204 items, 1 index entry, 7 logged changes, 1 backup, 65,536 bytes read"
    assert f"data is sound: {counts}.\n" == ran.stdout


def test_a_sound_store_in_json_has_the_counts(
    tablewright: Tablewright, answer: Answer, tmp_path: Path
):
    answer(SOUND)
    ran = tablewright("verify", tmp_path, "--json")
    assert 0 == ran.status
    assert {
        "ok": True,
        "data": {
            "path": "data",
            "tables": 2,
            "items": 1_204,
            "index_entries": 1,
            "changes": 7,
            "backups": 1,
            "bytes_read": 65_536,
            "problems": [],
        },
        "warnings": [],
        "error": None,
    } == ran.json


@pytest.mark.parametrize(
    ("options", "shown"), [((), True), (("--quiet",), False), (("--json",), False)]
)
def test_progress_is_a_bar_on_a_terminal_and_only_there(
    answer: Answer,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    options: tuple[str, ...],
    shown: bool,
):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    stderr = Terminal()
    answer(SOUND)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr("sys.stderr", stderr)
    from tablewright.cli.root import run

    assert 0 == run(["verify", str(tmp_path), *options])
    assert shown == ("Verifying" in stderr.getvalue())


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with one table and one item, closed."""
    path = tmp_path / "store"
    with Engine.open(path) as engine:
        engine.call(
            "CreateTable",
            {
                "TableName": "orders",
                "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
                "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
                "BillingMode": "PAY_PER_REQUEST",
            },
        )
        engine.call("PutItem", {"TableName": "orders", "Item": {"id": {"S": "order-1"}}})
    return path


def test_a_store_with_one_changed_byte_is_damaged(tablewright: Tablewright, store: Path):
    data = store / "data.mdb"
    data.write_bytes(data.read_bytes().replace(b'{"S":"order-1"}', b'{"S":"order-2"}'))
    ran = tablewright("verify", store, "--json")
    assert 1 == ran.status
    assert "U201" == ran.json["error"]["code"]
    assert "checksum" in {problem["kind"] for problem in ran.json["data"]["problems"]}


def test_a_store_that_the_engine_wrote_is_sound(tablewright: Tablewright, store: Path):
    ran = tablewright("verify", store, "--json")
    assert (0, "") == (ran.status, ran.stderr)
    assert (1, 1, [], []) == (
        ran.json["data"]["tables"],
        ran.json["data"]["items"],
        ran.json["data"]["problems"],
        ran.json["warnings"],
    )


@pytest.mark.heavy
def test_a_store_in_use_is_verified_with_a_warning_on_stderr(store: Path):
    with Engine.open(store):
        ran = subprocess.run(
            [sys.executable, "-m", "tablewright", "verify", str(store)],
            capture_output=True,
            text=True,
            check=False,
        )
    assert ran.stderr.startswith("Warning: the store is in use")
    assert " is sound: 1 table, 1 item, " in ran.stdout
    assert 0 == ran.returncode


def test_a_folder_that_holds_something_else_is_not_touched(
    tablewright: Tablewright, tmp_path: Path
):
    (tmp_path / "letter.txt").write_text("dear reader")
    ran = tablewright("verify", tmp_path)
    assert 5 == ran.status
    assert "Error S101: " in ran.stderr
    assert ["letter.txt"] == [entry.name for entry in tmp_path.iterdir()]
