"""`tablewright backup` and `tablewright restore`: what reaches the person and the program."""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.cli.conftest import Tablewright
from tests.engine.things import keys_in, make_things, put
from tests.model.targets import endpoint


@pytest.fixture
def store(tmp_path: Path) -> Path:
    """A store with one table and two items, closed."""
    path = tmp_path / "store"
    with Engine.open(path, durability="relaxed", sweeps=False) as engine:
        make_things(engine)
        put(engine, "one")
        put(engine, "two")
    return path


@pytest.fixture
def file(tablewright: Tablewright, store: Path, tmp_path: Path) -> Path:
    file = tmp_path / "monday.backup"
    assert 0 == tablewright("backup", store, file).status
    return file


def test_a_path_that_is_not_there_is_a_usage_failure(tablewright: Tablewright, tmp_path: Path):
    for arguments in (("backup", "missing", "file"), ("restore", "missing", "target")):
        ran = tablewright(*arguments)
        assert 2 == ran.status
        assert "Error U101: " in ran.stderr
        assert "does not exist" in ran.stderr


def test_a_folder_without_a_store_is_exit_5(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("backup", tmp_path, tmp_path / "file")
    assert (5, "") == (ran.status, ran.stdout)
    assert "Error S101: " in ran.stderr
    assert [] == list(tmp_path.iterdir())


def test_a_file_that_is_there_is_exit_1_and_left_as_it_is(
    tablewright: Tablewright, store: Path, tmp_path: Path
):
    file = tmp_path / "file"
    file.write_text("mine")
    ran = tablewright("backup", store, file)
    assert (1, "") == (ran.status, ran.stdout)
    assert f"Error U108: {file} already exists. Nothing was written." in ran.stderr
    assert "mine" == file.read_text()


@pytest.mark.parametrize("options", [(), ("--dry-run",)])
def test_a_store_that_is_there_is_exit_1_and_left_as_it_is(
    tablewright: Tablewright, store: Path, file: Path, options: tuple[str, ...]
):
    ran = tablewright("restore", file, store, "--json", *options)
    assert 1 == ran.status
    assert (False, None, "U108") == (ran.json["ok"], ran.json["data"], ran.json["error"]["code"])
    with Engine.open(store, sweeps=False) as engine:
        assert ["one", "two"] == keys_in(engine)


def test_a_file_that_is_no_backup_is_exit_5(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "file"
    file.write_text("something else")
    ran = tablewright("restore", file, tmp_path / "target")
    assert 5 == ran.status
    assert f"Error S105: {file} is not a Tablewright backup." in ran.stderr
    assert "Run `tablewright explain S105` for details." in ran.stderr
    assert not (tmp_path / "target").exists()


@pytest.mark.parametrize("options", [(), ("--dry-run",)])
def test_a_file_that_was_cut_off_is_exit_1_and_makes_nothing(
    tablewright: Tablewright, file: Path, tmp_path: Path, options: tuple[str, ...]
):
    os.truncate(file, file.stat().st_size - 1)
    ran = tablewright("restore", file, tmp_path / "target", *options)
    assert (1, "") == (ran.status, ran.stdout)
    assert f"Error S202: {file} is damaged: the file is truncated." in ran.stderr
    assert {"store", file.name} == {entry.name for entry in tmp_path.iterdir()}


def test_a_place_that_cannot_be_written_is_exit_1(
    tablewright: Tablewright, store: Path, tmp_path: Path
):
    ran = tablewright("backup", store, tmp_path / "missing" / "file")
    assert 1 == ran.status
    assert "Error S304: " in ran.stderr
    assert "No such file or directory" in ran.stderr


def test_a_backup_is_one_line(tablewright: Tablewright, store: Path, tmp_path: Path):
    file = tmp_path / "file"
    ran = tablewright("backup", store, file)
    size = f"{file.stat().st_size:,}"
    assert (0, "") == (ran.status, ran.stderr)
    assert f"Backed up {store} to {file}: 1 table, 2 items, {size} bytes.\n" == ran.stdout
    assert 0o600 == file.stat().st_mode & 0o777


def test_a_backup_in_json_has_the_counts(tablewright: Tablewright, store: Path, tmp_path: Path):
    file = tmp_path / "file"
    ran = tablewright("backup", store, file, "--json")
    data = ran.json["data"]
    assert 64 == len(data.pop("digest"))
    assert {
        "path": str(store),
        "file": str(file),
        "tables": 1,
        "items": 2,
        "file_bytes": file.stat().st_size,
    } == data


def test_a_dry_run_says_what_there_is_and_makes_nothing(
    tablewright: Tablewright, file: Path, tmp_path: Path
):
    target = tmp_path / "target"
    ran = tablewright("restore", file, target, "--dry-run")
    assert (0, "") == (ran.status, ran.stderr)
    assert f"Can restore {file} to {target}: 1 table, 2 items, " in ran.stdout
    assert {"store", file.name} == {entry.name for entry in tmp_path.iterdir()}


def test_a_restored_store_has_what_the_file_has(
    tablewright: Tablewright, file: Path, tmp_path: Path
):
    target = tmp_path / "target"
    ran = tablewright("restore", file, target)
    assert (0, "") == (ran.status, ran.stderr)
    assert f"Restored {file} to {target}: 1 table, 2 items, " in ran.stdout
    with Engine.open(target, sweeps=False) as engine:
        assert ["one", "two"] == keys_in(engine)
    assert () == verify(target).problems
    assert {"store", "target", file.name} == {entry.name for entry in tmp_path.iterdir()}


def test_a_restore_in_json_has_the_counts(tablewright: Tablewright, file: Path, tmp_path: Path):
    target = tmp_path / "target"
    checked = tablewright("restore", file, target, "--dry-run", "--json").json["data"]
    restored = tablewright("restore", file, target, "--json").json["data"]
    assert (1, 2, True) == (checked["tables"], checked["items"], checked["dry_run"])
    assert {**checked, "dry_run": False} == restored


@pytest.mark.parametrize(
    ("options", "shown"), [((), True), (("--quiet",), False), (("--json",), False)]
)
def test_progress_is_a_bar_on_a_terminal_and_only_there(
    monkeypatch: pytest.MonkeyPatch,
    store: Path,
    tmp_path: Path,
    options: tuple[str, ...],
    shown: bool,
):
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    from tablewright.cli.root import run

    monkeypatch.setenv("TERM", "xterm")
    for command, label in (
        (("backup", str(store), str(tmp_path / "file")), "Backing up"),
        (("restore", str(tmp_path / "file"), str(tmp_path / "target")), "Restoring"),
    ):
        stderr = Terminal()
        monkeypatch.setattr("sys.stderr", stderr)
        assert 0 == run([*command, *options])
        assert shown == (label in stderr.getvalue())


def test_a_server_needs_a_design_and_a_store_takes_none(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "file"
    server = tablewright("backup", "http://127.0.0.1:9", file)
    assert (2, True) == (server.status, "--design" in server.stderr)
    store = tablewright("backup", tmp_path, file, "--design", "events")
    assert (2, True) == (store.status, "apply only to servers" in store.stderr)
    assert not file.exists()


def test_a_system_on_a_server_is_backed_up_and_restored(tablewright: Tablewright, tmp_path: Path):
    file = tmp_path / "monday.backup"
    with endpoint() as first, endpoint() as second:
        assert 0 == tablewright("seed", "events", "--target", first).status
        made = tablewright("backup", first, file, "--design", "events", "--json").json["data"]
        dry = tablewright("restore", file, second, "--design", "events", "--dry-run")
        ran = tablewright("restore", file, second, "--design", "events")
        dump = ("--to", tmp_path / "dump", "--json")
        there = tablewright("export", "events", "--target", second, *dump).json["data"]
    assert (0, 0) == (dry.status, ran.status)
    assert f"Restored {file} to {second}" in ran.stdout
    assert made["items"] == there["items"] > 10
