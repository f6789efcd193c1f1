"""A whole store in one backup file, and a store from such a file.

The file contains every table with its settings and items, from one snapshot: an engine may continue
to write. It contains no history: in the restored store, streams and point-in-time recovery start
again, and there are no backups. Both are created under another name and renamed when complete and
on disk, so that a kill leaves nothing under the final name. Neither replaces anything. Not here:
the file format (`engine.backups.archive`).
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import BinaryIO

import msgspec

from tablewright import limits
from tablewright.clock import Clock, SystemClock
from tablewright.engine.backups import archive, restoring
from tablewright.engine.backups.archive import (
    ArchiveReader,
    ArchiveWriter,
    Contents,
    Head,
    Progress,
)
from tablewright.engine.backups.making import write_table
from tablewright.engine.backups.shelf import told
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.storage import folders
from tablewright.engine.storage.store import DATA_FILE, LmdbError, Store, open_read_only
from tablewright.engine.streams import shards as streams
from tablewright.engine.tables import catalog, filling, upkeep
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.filling import Step
from tablewright.engine.tables.schema import Table
from tablewright.errors import AlreadyOpenError, DamagedBackupError, NotAStoreError
from tablewright.ids import Ids, RandomIds

try:
    import fcntl
except ImportError:  # Windows: concurrent writers of the same file are not detected
    fcntl = None

_LOCK_FILES = ("lock.mdb", "writer.lock")
_OWNER_ONLY = 0o600  # a backup is as private as its store


@dataclass(frozen=True, slots=True)
class Summary:
    """The tables and items that were written or read."""

    tables: int
    items: int
    file_bytes: int
    made_at: float
    digest: str


def back_up(
    path: str | os.PathLike[str],
    file_path: str | os.PathLike[str],
    *,
    progress: Progress | None = None,
    clock: Clock | None = None,
) -> Summary:
    """Writes a store to a new file; raises `FileExistsError` or `StorageError`."""
    folder, target = Path(path), Path(file_path)
    if not (folder / DATA_FILE).is_file():
        raise NotAStoreError(f"{folder} does not contain a store.")
    if target.exists():
        raise _taken(target)
    now = (clock or SystemClock()).now()
    store = open_read_only(folder)
    try:
        with told(f"the file {target} could not be written"), _draft_of(target) as (draft, file):
            contents = _written(store, file, progress, now=now)
            file.flush()
            os.fsync(file.fileno())
            _give_name(draft, target)
            return _summary(contents, target, made_at=now)
    except LmdbError as error:
        raise store.failure(error) from error
    finally:
        store.close()


def _written(store: Store, file: BinaryIO, progress: Progress | None, *, now: float) -> Contents:
    with store.snapshot() as txn:
        definitions = catalog.definitions(txn, store)
        total: int = txn.stat(store.items)["entries"]
        head = Head(of="store", made_at=now, tables=len(definitions), items=total)
        writer = ArchiveWriter(file, head)
        done = 0
        for definition in definitions:
            for count in write_table(writer, txn, store, definition):
                done += count
                if progress is not None:
                    progress(done, total)
        return writer.finish()


@contextlib.contextmanager
def _draft_of(target: Path) -> Generator[tuple[Path, BinaryIO]]:
    """Returns a temporary file beside the target; leftovers of a kill are deleted."""
    draft = target.with_name(f".{target.name}.part")
    with _opened_alone(draft) as file:
        try:
            yield draft, file
        finally:
            with contextlib.suppress(OSError):
                if _is_at(draft, os.fstat(file.fileno())):
                    draft.unlink()


@contextlib.contextmanager
def _opened_alone(draft: Path) -> Generator[BinaryIO]:
    """Returns an empty file with a lock; raises `OSError` if another process has it."""
    flags = os.O_RDWR | os.O_CREAT | os.O_APPEND
    while True:
        with open(draft, "ab", opener=lambda path, _: os.open(path, flags, _OWNER_ONLY)) as file:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            status = os.fstat(file.fileno())
            if not _is_at(draft, status):
                continue  # the other process has finished it meanwhile
            if status.st_nlink > 1:
                # A kill came after the rename: under that name it is a complete backup.
                draft.unlink()
                continue
            file.truncate(0)
            yield file
            return


def _is_at(path: Path, status: os.stat_result) -> bool:
    """Whether a path still leads to the file or directory with that status."""
    try:
        return os.path.samestat(os.stat(path), status)
    except FileNotFoundError:
        return False


def _give_name(draft: Path, target: Path) -> None:
    """Renames a complete file, unless the name is taken."""
    try:
        os.link(draft, target)  # unlike a rename, it never replaces anything
    except FileExistsError:
        raise
    except OSError as error:  # a file system without links
        if target.exists():
            raise _taken(target) from error
        draft.rename(target)
    folders.sync_folder(target.absolute().parent)


def check(file_path: str | os.PathLike[str], *, progress: Progress | None = None) -> Summary:
    """Reads a whole file and changes nothing; raises `StorageError` if it cannot be restored."""
    path = Path(file_path)
    with path.open("rb") as file:
        made_at = ArchiveReader(file, str(path)).head.made_at
        file.seek(0)
        contents = archive.check(file, str(path), progress=progress)
    return _summary(contents, path, made_at=made_at)


def check_target(target: Path) -> None:
    """Rejects an occupied path for a store."""
    if not folders.is_free(target):
        raise _taken(target)


def restore(
    file_path: str | os.PathLike[str],
    path: str | os.PathLike[str],
    *,
    progress: Progress | None = None,
    clock: Clock | None = None,
    ids: Ids | None = None,
) -> Summary:
    """Creates a store from a file, which is verified first.

    Raises `FileExistsError` if the path is occupied, or `StorageError`.
    """
    file, target = Path(file_path), Path(path).absolute()
    check_target(target)
    summary = check(file)

    def build(context: EngineContext) -> None:
        _Restore(context, file, summary, progress).run()

    with told(f"a store at {target} could not be made"):
        folders.make_folder(target.parent)
        with _staging_of(target) as staging:
            _build(staging, build, clock=clock or SystemClock(), ids=ids or RandomIds())
            folders.write_ignore_file(staging)
            check_target(target)
            folders.move_into_place(staging, target)
    return summary


@contextlib.contextmanager
def _staging_of(target: Path) -> Generator[Path]:
    """Returns a temporary directory beside the target; leftovers of a kill are deleted.

    It is locked until it is renamed: another restore to the same place would clear it.
    """
    staging = target.with_name(f".{target.name}.restoring")
    staging.mkdir(mode=_OWNER_ONLY | 0o100, exist_ok=True)
    with _alone_in(staging) as status:
        try:
            for name in (DATA_FILE, folders.IGNORE_FILE, *_LOCK_FILES):
                (staging / name).unlink(missing_ok=True)
            yield staging
        finally:
            if _is_at(staging, status):
                shutil.rmtree(staging, ignore_errors=True)


@contextlib.contextmanager
def _alone_in(folder: Path) -> Generator[os.stat_result]:
    """Locks a directory, wherever it is moved; raises `AlreadyOpenError`."""
    if fcntl is None:
        yield os.stat(folder)
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise AlreadyOpenError(f"Another process is writing {folder}.") from error
        status = os.fstat(descriptor)
        if not _is_at(folder, status):
            raise AlreadyOpenError(f"Another process has just finished {folder}.")
        yield status
    finally:
        os.close(descriptor)


def _build(
    staging: Path, build: Callable[[EngineContext], None], *, clock: Clock, ids: Ids
) -> None:
    """Builds a store in a temporary directory, and syncs it."""
    size_bytes_max = limits.STORE_BYTES_MAX_DEFAULT
    store = Store(staging, durability="relaxed", size_bytes_max=size_bytes_max)
    context = EngineContext(store, clock=clock, ids=ids)
    try:
        build(context)
        store.environment.sync(True)
    except LmdbError as error:
        raise store.failure(error) from error
    finally:
        context.close()
    for name in _LOCK_FILES:
        (staging / name).unlink(missing_ok=True)


class _Restore:
    """Fills a new store from a file."""

    def __init__(
        self, context: EngineContext, path: Path, summary: Summary, progress: Progress | None
    ) -> None:
        self._context = context
        self._path = path
        self._summary = summary
        self._progress = progress
        self._items = 0
        self._following: TableDefinition | None = None

    def run(self) -> None:
        """Creates every table of the file."""
        with self._path.open("rb") as file:
            parts = ArchiveReader(file, str(self._path)).parts()
            self._turn_to(next(parts, None))
            while self._following is not None:
                self._make(self._following, parts)
        if self._items != self._summary.items:
            raise DamagedBackupError(f"{self._path} was changed while it was read.")

    def _make(self, source: TableDefinition, parts: Iterator[archive.Part]) -> None:
        context = self._context
        try:
            definition = context.writer.run(partial(_begun, source=source))
            table = Table(definition)
        except (KeyError, ValueError) as error:
            message = f"{self._path} contains an invalid table ({error!r})."
            raise DamagedBackupError(message) from error
        filling.fill(context, definition, self._steps(table, parts))
        context.writer.run(partial(_begin_history, source=source))

    def _steps(self, table: Table, parts: Iterator[archive.Part]) -> Iterator[Step]:
        """Yields the items of a table; the next part is another table, or nothing."""
        self._following = None
        for part in parts:
            if not isinstance(part, list):
                self._turn_to(part)
                return
            self._items += len(part)
            yield from restoring.from_lines(part, str(self._path), table)
            if self._progress is not None:
                self._progress(self._items, self._summary.items)

    def _turn_to(self, part: archive.Part | None) -> None:
        assert not isinstance(part, list), "items come after a table"
        self._following = part


def _begun(changes: ChangeSet, source: TableDefinition) -> TableDefinition:
    """Returns a table during filling: without history, with complete indexes."""
    if changes.table(source.name) is not None:
        raise ValueError(f"there are two tables {source.name}")
    return filling.with_fresh_ids(
        changes,
        msgspec.structs.replace(
            source,
            indexes=[
                msgspec.structs.replace(index, is_backfilling=False) for index in source.indexes
            ],
            stream={},
            stream_label="",
            recovery_days=0,
            recovery_since=0.0,
            logged_from=0,
            logged_since=0.0,
            ttl_is_gathering=False,
            ttl_leaving="",
        ),
    )


def _begin_history(changes: ChangeSet, source: TableDefinition) -> None:
    """Starts the stream and the recovery of a table, if it had them."""
    table = changes.table(source.name)
    assert table is not None, "it was made a moment ago"
    if not source.is_logged:
        return
    label = streams.fresh_label(changes.txn, changes.store, source.name, changes.now)
    definition = msgspec.structs.replace(
        table.definition,
        stream=source.stream,
        stream_label=label if source.stream else "",
        recovery_days=source.recovery_days,
        recovery_since=changes.now if source.recovery_days else 0.0,
    )
    if definition.stream:
        streams.begin(changes, definition)
    upkeep.replace_table(changes, Table(definition))


def _summary(contents: Contents, file: Path, *, made_at: float) -> Summary:
    size_bytes = file.stat().st_size
    return Summary(contents.tables, contents.items, size_bytes, made_at, contents.digest)


def _taken(target: Path) -> FileExistsError:
    return FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target))
