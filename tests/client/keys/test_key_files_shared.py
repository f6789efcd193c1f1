"""One key file, many processes: they agree, take turns, and may die at any point."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import pytest

from tablewright.client.keys import FileKeyStore, Keyring
from tablewright.errors import KeyShreddedError, KeyStoreDamagedError
from tests.client.keys.keyring_child import SCOPES
from tests.client.keys.keyrings import MASTER
from tests.crash.failing_calls import Failure, Injector
from tests.tidy.tree import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="signals and locks are Unix's")

KILLS = 3  # for each seed
SECONDS_MAX = 60


def command(path: Path, work: str, count: int) -> list[str]:
    return [sys.executable, "-m", "tests.client.keys.keyring_child", str(path), work, str(count)]


@contextmanager
def child(path: Path, work: str, count: int) -> Iterator[subprocess.Popen[str]]:
    with subprocess.Popen(
        command(path, work, count),
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    ) as process:
        watchdog = threading.Timer(SECONDS_MAX, process.kill)  # a child that hangs is killed
        watchdog.start()
        try:
            yield process
        finally:
            watchdog.cancel()
            process.kill()
            watchdog.join()


def _lines_of(path: Path, work: str, count: int, *, processes: int) -> list[list[str]]:
    """What so many processes said that began at the same time."""
    with ExitStack() as stack:
        children = [stack.enter_context(child(path, work, count)) for _ in range(processes)]
        for process in children:
            assert process.stdout is not None
            assert "ready\n" == process.stdout.readline()
        for process in children:
            assert process.stdin is not None
            process.stdin.write("go\n")
            process.stdin.flush()
        said: list[list[str]] = []
        for process in children:
            assert process.stdout is not None
            said.append(process.stdout.read().splitlines())
            assert 0 == process.wait(SECONDS_MAX), said[-1]
        return said


def test_processes_that_make_the_first_key_at_once_agree_on_it(tmp_path: Path):
    path = tmp_path / "keys.json"
    first, *others = _lines_of(path, "first", 6, processes=4)
    assert 6 == len(first)
    assert [first] * 3 == others
    assert [1] * 6 == [len(keys.keys) for keys in FileKeyStore(path).read_all()]


def test_no_rotation_of_any_process_is_lost(tmp_path: Path):
    path = tmp_path / "keys.json"
    said = _lines_of(path, "rotate", 8, processes=4)
    made = {line.split()[-1] for lines in said for line in lines}
    keys = FileKeyStore(path).read("a").keys
    assert made == {key.id for key in keys}
    assert 32 == len(keys) == FileKeyStore(path).read("a").version


def test_readers_never_see_a_file_that_is_being_replaced(tmp_path: Path):
    keyring = Keyring(tmp_path / "keys.json", MASTER)
    key = keyring.current("a")
    done, errors, reads = threading.Event(), list[BaseException](), list[int]()

    def read() -> None:
        store = Keyring(tmp_path / "keys.json", MASTER)
        try:
            while not done.is_set():
                assert key == store.by_id("a", key.id)
                reads.append(1)
        except BaseException as error:
            errors.append(error)

    threads = [threading.Thread(target=read) for _ in range(2)]
    for thread in threads:
        thread.start()
    for _ in range(60):
        keyring.rotate("a")
    done.set()
    for thread in threads:
        thread.join(SECONDS_MAX)
    assert [] == errors
    assert reads


@pytest.mark.parametrize("seed", [1, 2])
def test_processes_that_are_killed_lose_no_key_they_told_of(tmp_path: Path, seed: int):
    path, rng, history = tmp_path / "keys.json", Random(seed), History()
    for _ in range(KILLS):
        for line in _killed_after(path, rng.randint(1, 60)):
            history.add(line)
        history.judge(path)


class History:
    """What processes told of, scope by scope, and what must be true after it."""

    def __init__(self) -> None:
        self._alive: dict[str, set[str]] = {scope: set() for scope in SCOPES}
        self._shredded: dict[str, set[str]] = {scope: set() for scope in SCOPES}
        self._between: set[str] = set()  # a shredding was begun: they may be there or not

    def add(self, line: str) -> None:
        sign, did, scope, *key_ids = line.split()
        if did == "made":
            self._alive[scope].update(key_ids)
        elif sign == "?":
            self._between, self._alive[scope] = self._alive[scope], set()
        else:
            self._shredded[scope] |= self._between

    def judge(self, path: Path) -> None:
        ours = {path.name, f"{path.name}.lock", f"{path.name}.new"}
        assert ours >= {left.name for left in path.parent.iterdir()}
        keyring = Keyring(path, MASTER)
        for keys in FileKeyStore(path).read_all():
            for key in keys.keys:
                assert key.id == keyring.by_id(keys.scope, key.id).id
        for scope in SCOPES:
            for key_id in self._alive[scope]:
                assert key_id == keyring.by_id(scope, key_id).id
            for key_id in self._shredded[scope]:
                with pytest.raises(KeyShreddedError):
                    keyring.by_id(scope, key_id)


def _killed_after(path: Path, lines: int) -> list[str]:
    with child(path, "churn", 10_000) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("go\n")
        process.stdin.flush()
        said = [process.stdout.readline() for _ in range(lines + 1)][1:]
        process.kill()
        # Read on where `readline` stopped: it has read ahead, and `communicate` would not know.
        return [*said, *process.stdout.read().splitlines()]


@pytest.fixture(scope="module")
def injector(tmp_path_factory: pytest.TempPathFactory) -> Injector:
    if Injector.why_not():
        pytest.skip(Injector.why_not())
    return Injector(tmp_path_factory.mktemp("injector"))


@pytest.mark.parametrize(
    ("call", "nth", "is_kept"),
    [
        ("fsync", 1, False),  # the new file is written
        ("rename", 1, False),  # and synced
        ("fsync", 2, True),  # it has taken the old one's place
        ("fsync", 3, True),  # the old one is overwritten
    ],
)
def test_a_kill_at_any_step_leaves_the_old_keys_or_the_new(
    tmp_path: Path, injector: Injector, call: str, nth: int, is_kept: bool
):
    path = tmp_path / "keys.json"
    key = Keyring(path, MASTER).current("a")
    ran = injector.run(Failure(call, nth, error=0), command(path, "rotate", 1), ROOT)
    assert (-9, "ready\n", "") == (ran.returncode, ran.stdout, ran.stderr)
    keyring = Keyring(path, MASTER)
    assert 1 + is_kept == len(FileKeyStore(path).read("a").keys)
    assert key == keyring.by_id("a", key.id)
    assert is_kept == (key != keyring.current("a"))
    following = keyring.rotate("a")  # what the dead process left does not get in the way
    assert following == keyring.current("a")
    assert not path.with_name("keys.json.new").exists()


def test_the_rig_notices_a_file_that_is_written_in_its_place(tmp_path: Path, injector: Injector):
    path = tmp_path / "keys.json"
    Keyring(path, MASTER).current("a")
    injector.run(Failure("fsync", 1, error=0), command(path, "careless", 1), ROOT)
    with pytest.raises(KeyStoreDamagedError):
        Keyring(path, MASTER).current("a")
