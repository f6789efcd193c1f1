"""Planted faults: ways to break the engine on purpose, to see that a rig notices.

They are switched on in the process that a rig starts, never in the product. Each replaces a step of
the engine by a version with a mistake that real engines have made.
"""

from __future__ import annotations

import contextlib
import functools
import os
import sys
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import lmdb

from tablewright.engine.storage import meta_pages, records, store
from tablewright.engine.storage.writer import Writer
from tablewright.engine.streams import change_log
from tablewright.engine.tables.counters import Counters

_HALF = 6000  # bytes: in the middle of the second page


def answer_before_commit() -> None:
    """Writers are answered while their write still waits for its commit."""
    commit_later = ThreadPoolExecutor(1)
    run = Writer.run

    def run_early(self: Writer, job: Callable[[Any], Any]) -> Any:
        if not threading.current_thread().name.startswith("writer"):
            return run(self, job)
        commit_later.submit(run, self, job)
        return {}

    Writer.run = run_early


def index_in_a_second_commit() -> None:
    """Index entries follow in a commit of their own."""
    _write_late(b"entries")


def log_with_the_next_commit() -> None:
    """Changes are logged one commit after they were made."""
    _write_late(b"log", lags=True)


def log_numbers_from_the_beginning() -> None:
    """The next process that opens the store starts to number changes from the beginning."""
    change_log._next = lambda txn, store: change_log.Position(1, 0)


def log_forgets_some() -> None:
    """A change in a hundred is not logged."""
    append = change_log.ChangeLog.append

    def append_most(self: change_log.ChangeLog, *given: Any, **more: Any) -> int:
        if self.next_sequence % 100:
            return append(self, *given, **more)
        self.next_sequence += 1
        return 0

    change_log.ChangeLog.append = append_most


def counters_forgotten() -> None:
    """Items are written and not counted."""
    Counters.flush = lambda self: None


def meta_page_not_synced() -> None:
    """The page that names the newest commit is left to the operating system."""
    store.lmdb = _Patched(lmdb, open=functools.partial(lmdb.open, metasync=False))


def nothing_synced() -> None:
    """No commit is forced to the disk."""
    store.lmdb = _Patched(lmdb, open=_open_without_sync)


def copied_into_place() -> None:
    """A new store is not moved into its place as a whole, but copied there in two steps."""

    def copy(self: Path, target: Any) -> Path:
        target.mkdir()
        content = (self / store.DATA_FILE).read_bytes()
        with (target / store.DATA_FILE).open("wb", buffering=0) as file:
            for part in (content[:_HALF], content[_HALF:]):
                file.write(part)
                os.fsync(file.fileno())
        return target

    Path.rename = copy


def failed_commits_swallowed() -> None:
    """A commit that failed is answered like one that did not."""

    @contextlib.contextmanager
    def begin(environment: Any, *how: Any, **options: Any) -> Generator[Any]:
        with contextlib.suppress(lmdb.Error), environment.begin(*how, **options) as transaction:
            yield transaction

    def open_lenient(path: str, **options: Any) -> Any:
        environment = lmdb.open(path, **options)
        return _Patched(environment, begin=functools.partial(begin, environment))

    store.lmdb = _Patched(lmdb, open=open_lenient)


def checksums_ignored() -> None:
    """Every record is taken for intact."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tablewright.engine") and hasattr(module, "crc32"):
            module.crc32 = lambda *_: records.INTACT  # pyright: ignore[reportAttributeAccessIssue]


def meta_pages_trusted() -> None:
    """No code checks whether the newest commit is the newest."""
    meta_pages.check = lambda data_file: None


FAULTS: dict[str, Callable[[], None]] = {
    fault.__name__: fault
    for fault in (
        answer_before_commit,
        index_in_a_second_commit,
        log_with_the_next_commit,
        log_numbers_from_the_beginning,
        log_forgets_some,
        counters_forgotten,
        copied_into_place,
        failed_commits_swallowed,
        meta_page_not_synced,
        nothing_synced,
        checksums_ignored,
        meta_pages_trusted,
    )
}


def _open_without_sync(path: str, **options: Any) -> Any:
    return lmdb.open(path, **{**options, "sync": False})


_LINGER_SECONDS = 0.03  # between the two commits, for a kill to come in


def _write_late(name: bytes, *, lags: bool = False) -> None:
    def open_late(path: str, **options: Any) -> Any:
        return _Late(lmdb.open(path, **options), name, lags=lags)

    store.lmdb = _Patched(lmdb, open=open_late)


class _Late:
    """An environment that writes one of its databases after everything else.

    It does so at once, or with the next commit if it `lags`.
    """

    def __init__(self, environment: Any, name: bytes, *, lags: bool) -> None:
        self._environment = environment
        self._name = name
        self._lags = lags
        self._database: Any = None
        self._late: list[tuple[bytes, bytes]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._environment, name)

    def open_db(self, name: bytes, **options: Any) -> Any:
        """Opens a database, and remembers the one that is written late."""
        database = self._environment.open_db(name, **options)
        if name == self._name:
            self._database = database
        return database

    def begin(self, *how: Any, **options: Any) -> Any:
        """A transaction; one that writes is split in two."""
        if not options.get("write"):
            return self._environment.begin(*how, **options)
        return self._split_in_two()

    @contextlib.contextmanager
    def _split_in_two(self) -> Generator[Any]:
        with self._environment.begin(write=True) as first:
            self._catch_up(first)

            def put(key: bytes, record: bytes, db: Any = None, **options: Any) -> bool:
                if db is not None and db is self._database:
                    self._late.append((key, record))
                    return True
                return first.put(key, record, db=db, **options)

            yield _Patched(first, put=put)
        if not self._lags:
            threading.Event().wait(_LINGER_SECONDS)
            with self._environment.begin(write=True) as second:
                self._catch_up(second)

    def _catch_up(self, transaction: Any) -> None:
        for key, record in self._late:
            transaction.put(key, record, db=self._database)
        self._late = []


class _Patched:
    """A module or an object with some names replaced."""

    def __init__(self, original: Any, **replaced: Any) -> None:
        self.__dict__.update(replaced)
        self._original = original

    def __getattr__(self, name: str) -> Any:
        return getattr(self._original, name)
