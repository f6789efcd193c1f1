"""Opening: what is refused is left as it was, and a new store is there as a whole or not at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tablewright import Engine
from tablewright.engine.storage import records, store
from tablewright.engine.storage.verify import verify
from tablewright.errors import (
    AlreadyOpenError,
    DamagedRecordError,
    NewerFormatError,
    NotAStoreError,
)
from tests.crash import creation
from tests.crash.rounds import ROOT

OPEN_AND_WAIT = """
import sys
from tablewright import Engine
with Engine.open(sys.argv[1], sweeps=False):
    print("open", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A store, closed."""
    Engine.open(tmp_path / "store", sweeps=False).close()
    return tmp_path / "store"


def _set_format(path: Path, version: int) -> None:
    opened = store.Store(path, size_bytes_max=2**30)
    key = b"format"
    with opened.environment.begin(write=True) as transaction:
        transaction.put(key, records.sealed(key, version.to_bytes(2, "big")))
    opened.close()


def test_a_store_of_a_newer_format_is_refused_and_not_a_byte_of_it_changes(path: Path):
    _set_format(path, store.FORMAT_VERSION + 1)
    before = {file.name: file.read_bytes() for file in path.iterdir()}
    with pytest.raises(NewerFormatError, match="S102"):
        Engine.open(path)
    after = {file.name: file.read_bytes() for file in path.iterdir()}
    assert before[store.DATA_FILE] == after[store.DATA_FILE]
    assert before.keys() == after.keys()


def test_a_newer_format_is_refused_by_verify_too(path: Path):
    _set_format(path, store.FORMAT_VERSION + 1)
    before = (path / store.DATA_FILE).read_bytes()
    with pytest.raises(NewerFormatError, match="S102"):
        verify(path)
    assert before == (path / store.DATA_FILE).read_bytes()


def test_a_folder_with_other_files_is_refused_and_left_alone(tmp_path: Path):
    (tmp_path / "letter.txt").write_text("dear all")
    with pytest.raises(NotAStoreError, match="S101"):
        Engine.open(tmp_path)
    assert ["letter.txt"] == [file.name for file in tmp_path.iterdir()]


@pytest.mark.parametrize("content", [b"", b"short", b"not a store " * 1000])
def test_a_data_file_that_is_something_else_is_refused_as_it_is(tmp_path: Path, content: bytes):
    (tmp_path / store.DATA_FILE).write_bytes(content)
    with pytest.raises(NotAStoreError, match="S101"):
        Engine.open(tmp_path)
    assert content == (tmp_path / store.DATA_FILE).read_bytes()


def test_a_store_is_opened_by_one_engine_at_a_time_in_a_process(path: Path):
    with Engine.open(path, sweeps=False), pytest.raises(AlreadyOpenError, match="S103"):
        Engine.open(path)


def test_a_store_is_opened_by_one_process_at_a_time(path: Path):
    command = [sys.executable, "-c", OPEN_AND_WAIT, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True) as other:
        assert other.stdout is not None
        assert "open\n" == other.stdout.readline()
        with pytest.raises(AlreadyOpenError, match="S103"):
            Engine.open(path)
        other.communicate("")
    Engine.open(path, sweeps=False).close()


def test_a_store_that_could_not_be_opened_can_be_tried_again(path: Path):
    """The error releases the right to write, so that the next attempt gets the same error."""
    opened = store.Store(path, size_bytes_max=2**30)
    with opened.environment.begin(write=True) as transaction:
        transaction.put(b"table", b"not a definition", db=opened.tables)
    opened.close()
    for _ in range(2):
        with pytest.raises(DamagedRecordError, match="S201"):
            Engine.open(path)


def test_a_store_without_one_of_its_parts_is_refused_and_not_made_up(path: Path):
    opened = store.Store(path, size_bytes_max=2**30)
    with opened.environment.begin(write=True) as transaction:
        transaction.drop(opened.items, delete=True)
    opened.close()
    before = (path / store.DATA_FILE).read_bytes()
    with pytest.raises(DamagedRecordError, match="S201"):
        Engine.open(path)
    assert before == (path / store.DATA_FILE).read_bytes()


@pytest.mark.usefixtures("can_inject")
def test_a_kill_while_a_store_is_made_leaves_none_or_a_whole_one(tmp_path: Path):
    outcome = creation.run(tmp_path)
    assert [] == outcome.problems
    assert outcome.left_none
    assert outcome.left_whole


@pytest.mark.usefixtures("can_inject")
def test_the_rig_notices_a_store_that_is_not_moved_into_place_as_a_whole(tmp_path: Path):
    outcome = creation.run(tmp_path, calls=("fsync",), fault="copied_into_place")
    assert [finding for finding in outcome.problems if "does not match" in finding]
