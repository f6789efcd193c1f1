"""The data file: an LMDB environment of ordered bytes, and its format.

It does not depend on items and tables. A store is a directory with a format version. A newer
version is rejected without changes; an older one is upgraded when it is opened for writing. Not
here: concurrency of writers (`engine.storage.writer`), the format of records
(`engine.storage.records`).
"""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import tempfile
import threading
import weakref
from collections.abc import Generator
from pathlib import Path
from typing import Any, Literal

import lmdb

from tablewright import limits
from tablewright.engine.storage import folders, meta_pages, records
from tablewright.engine.storage.partition_versions import PartitionVersions
from tablewright.errors import (
    AlreadyOpenError,
    CannotOpenError,
    ClosedError,
    DamagedRecordError,
    DiskFullError,
    NewerFormatError,
    NotAStoreError,
    StorageError,
    WritesStoppedError,
)

try:
    import fcntl
except ImportError:  # Windows: only LMDB's own lock
    fcntl = None

FORMAT_VERSION = 2
DATA_FILE = "data.mdb"
Durability = Literal["full", "relaxed"]
LmdbError = lmdb.Error

_FORMAT_KEY = b"format"
# Each with the format that introduced it.
_DATABASES = {
    b"tables": 1,
    b"items": 1,
    b"entries": 1,
    b"counters": 1,
    b"expiry": 1,
    b"tokens": 1,
    b"purges": 1,
    b"log": 2,
    b"streams": 2,
    b"backups": 2,
    b"transfers": 2,
}
_READERS_MAX = 1024
_DATABASES_MAX = 16
_SPARE_TRANSACTIONS = 16
_CLOSE_PATIENCE_MS = 5_000  # how long closing waits for snapshots
_LMDB_VERSION = 1  # the 1.0 format: keys of up to 1,978 bytes


class Store:
    """An open environment and its databases. One process at a time writes it."""

    def __init__(
        self,
        path: Path,
        *,
        durability: Durability = "full",
        size_bytes_max: int = 0,
        read_only: bool = False,
    ) -> None:
        self.path = path
        self.is_temporary = False  # its directory has been deleted
        self.is_read_only = read_only
        self.durability: Durability = durability
        self.partition_versions = PartitionVersions()
        self._lock_file = None if read_only else _locked(path)
        try:
            if self._lock_file is not None and (path / DATA_FILE).exists():
                meta_pages.check(path / DATA_FILE)
            self.environment: Any = lmdb.open(
                str(path),
                map_size=size_bytes_max,  # 0: as large as the file is
                max_dbs=_DATABASES_MAX,
                max_readers=_READERS_MAX,
                lib_version=_LMDB_VERSION,
                sync=durability == "full",
                readahead=False,
                readonly=read_only,
                max_spare_txns=_SPARE_TRANSACTIONS,
            )
        except lmdb.Error as error:
            self._release()
            raise _open_failure(path, error) from error
        except BaseException:
            self._release()
            raise
        self.is_open = True  # accepts new snapshots and commits
        self._is_closed = False
        _open_stores.add(self)
        try:
            version = self._checked_format(read_only=read_only)
            opened: list[Any] = [
                self.environment.open_db(name, create=False) if since <= version else None
                for name, since in _DATABASES.items()
            ]
        except lmdb.Error as error:
            self.close()
            raise DamagedRecordError(f"{path} is damaged ({error}).") from error
        except BaseException:
            self.close()
            raise
        (
            self.tables,  # table name -> definition
            self.items,  # item key -> item
            self.entries,  # index key -> where the item is, or its projection
            self.counters,  # table -> item counts and sizes
            self.expiry,  # second, item key -> nothing
            self.tokens,  # client token -> what it did
            self.purges,  # ids whose data is still to be removed
            self.log,  # table, sequence number -> a change
            self.streams,  # table name and label -> a stream and its shards
            self.backups,  # backup id and table name -> what a backup is of, and its file
            self.transfers,  # kind and id -> an export or an import
        ) = opened
        # An older store that is only read keeps its format, and lacks newer databases.
        self.databases: tuple[Any, ...] = tuple(d for d in opened if d is not None)

    @classmethod
    def temporary(cls) -> Store:
        """Returns a store in memory-backed files that vanish with the process."""
        shared_memory = Path("/dev/shm")
        root = shared_memory if os.access(shared_memory, os.W_OK) else None
        path = Path(tempfile.mkdtemp(prefix="tablewright-", dir=root))
        try:
            store = cls(path, durability="relaxed", size_bytes_max=limits.STORE_BYTES_MAX_MEMORY)
            store.is_temporary = True
            return store
        finally:
            # The open files stay without their names, until the process ends.
            shutil.rmtree(path, ignore_errors=True)

    @staticmethod
    @contextlib.contextmanager
    def exclusively(path: Path) -> Generator[None]:
        """Prevents writes by other engines; raises `AlreadyOpenError`."""
        descriptor = _locked(path)
        try:
            yield
        finally:
            if descriptor is not None:
                os.close(descriptor)

    def _checked_format(self, *, read_only: bool) -> int:
        """Returns the store's format; creates a new store, and upgrades an old one."""
        with self.environment.begin() as txn:
            record = txn.get(_FORMAT_KEY)
            is_empty = txn.stat()["entries"] == 0
        if record is None and not is_empty:
            raise NotAStoreError(f"{self.path} contains an LMDB file, but not a store.")
        version = 0
        if record is not None:
            version = int.from_bytes(records.opened(_FORMAT_KEY, record), "big")
        if version > FORMAT_VERSION:
            raise NewerFormatError(
                f"{self.path} has format {version}; this Tablewright supports {FORMAT_VERSION}."
            )
        if version == FORMAT_VERSION or (record is not None and read_only):
            return version
        with self.environment.begin(write=True) as txn:
            version_bytes = FORMAT_VERSION.to_bytes(2, "big")
            txn.put(_FORMAT_KEY, records.sealed(_FORMAT_KEY, version_bytes))
            for name, since in _DATABASES.items():
                if since > version:
                    self.environment.open_db(name, txn=txn)
        return FORMAT_VERSION

    def snapshot(self) -> Any:
        """Returns a snapshot as a context manager; it never waits for a writer.

        Reads without a database use the items.
        """
        if not self.is_open:
            raise ClosedError("The engine is closed.")
        try:
            return self.environment.begin(self.items)
        except lmdb.PanicError as error:
            raise WritesStoppedError(f"The disk failed during a commit ({error}).") from error
        except lmdb.Error as error:
            if not self.is_open:
                raise ClosedError("The engine is closed.") from error
            raise CannotOpenError(f"A snapshot could not be taken ({error}).") from error

    @property
    def version(self) -> int | None:
        """The number of the last commit; None once the store is closed."""
        if not self.is_open:
            return None
        try:
            # A snapshot has the number of the last commit; `info` takes six times as long.
            with self.environment.begin(self.items) as txn:
                return txn.id()
        except lmdb.Error:  # closed meanwhile, or broken: the reader gets the error
            return None

    def check_open(self, work: str) -> None:
        """Raises `ClosedError`, to end long work in a snapshot, which delays closing."""
        if not self.is_open:
            raise ClosedError(f"The engine was closed before the {work} was done.")

    def failure(self, error: LmdbError) -> StorageError:
        """Returns the error for an LMDB failure outside a commit."""
        if not self.is_open:
            return ClosedError("The engine is closed.")
        return DamagedRecordError(f"{self.path} is damaged ({error}).")

    def has_failed(self) -> bool:
        """Whether LMDB failed: a commit could be neither completed nor undone."""
        try:
            self.environment.begin().abort()
        except lmdb.PanicError:
            return True
        return False

    def disk_bytes(self) -> tuple[int, int]:
        """Returns the size of the store's disk, and its free space."""
        if self._lock_file is None or not hasattr(os, "fstatvfs"):
            usage = shutil.disk_usage(self.path)
            return usage.total, usage.free
        space = os.fstatvfs(self._lock_file)
        return space.f_blocks * space.f_frsize, space.f_bavail * space.f_frsize

    def file_bytes(self) -> int:
        """Size of the data file."""
        try:
            return os.stat(self.path / DATA_FILE).st_size
        except FileNotFoundError:  # a temporary store: its file has no name any more
            pages = self.environment.info()["last_pgno"] + 1
            return pages * self.environment.stat()["psize"]

    def close(self) -> None:
        """Closes the files once there are no readers; may be called again."""
        self.is_open = False
        if not self._is_closed:
            self._is_closed = True
            self._wait_for_readers()
            self.environment.close()
            self._release()

    def _wait_for_readers(self) -> None:
        """Waits for snapshots of other threads: LMDB does not survive closing under them."""
        never = threading.Event()
        for _ in range(_CLOSE_PATIENCE_MS):
            if not _has_reader(self.environment.readers()):
                return
            never.wait(0.001)

    def _release(self) -> None:
        if self._lock_file is not None:
            os.close(self._lock_file)
            self._lock_file = None


def _has_reader(listing: str) -> bool:
    """Whether LMDB's list of readers shows a snapshot of this process."""
    rows = (line.split() for line in listing.splitlines()[1:])
    return any(row[0] == str(os.getpid()) and row[-1] != "-" for row in rows if row)


_open_stores: weakref.WeakSet[Store] = weakref.WeakSet()


def _forget_after_fork() -> None:
    """A forked child must not touch its parent's stores: LMDB would corrupt them."""
    for store in _open_stores:
        store.is_open = False


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_forget_after_fork)


def open_store(
    path: str | os.PathLike[str], *, durability: Durability, size_bytes_max: int
) -> Store:
    """Opens a store, or creates one.

    A new one is created in a temporary directory and renamed, so that a crash leaves none or a
    complete one.
    """
    target = Path(path)
    if not (target / DATA_FILE).exists():
        _make_new(target)
    return Store(target, durability=durability, size_bytes_max=size_bytes_max)


def open_read_only(path: str | os.PathLike[str], *, size_bytes_max: int = 0) -> Store:
    """Opens a store for reading, beside an engine that may be writing it.

    With the writer's `size_bytes_max`, it stays readable while the file grows.
    """
    return Store(Path(path), read_only=True, size_bytes_max=size_bytes_max)


def _make_new(target: Path) -> None:
    if not folders.is_free(target):
        raise NotAStoreError(f"{target} exists and contains other files.")
    folders.make_folder(target.parent)
    staging = Path(tempfile.mkdtemp(prefix=f".{target.name}-", dir=target.parent))
    try:
        Store(staging, durability="full", size_bytes_max=limits.STORE_BYTES_MAX_DEFAULT).close()
        (staging / "lock.mdb").unlink(missing_ok=True)
        folders.write_ignore_file(staging)
        folders.move_into_place(staging, target)
    except OSError as error:
        if error.errno in (errno.ENOTEMPTY, errno.EEXIST) and (target / DATA_FILE).exists():
            return  # another process made it first
        if error.errno in (errno.ENOSPC, errno.EDQUOT):
            raise DiskFullError(f"The disk has no room for a new store at {target}.") from error
        raise
    finally:
        shutil.rmtree(staging, ignore_errors=True)


def _locked(path: Path) -> int | None:
    """Takes the writer lock, which the system releases when the process ends."""
    if fcntl is None:
        return None
    descriptor = os.open(path / "writer.lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(descriptor)
        raise AlreadyOpenError(f"Another engine has {path} open for writing.") from error
    return descriptor


def _open_failure(path: Path, error: lmdb.Error) -> StorageError:
    if isinstance(error, lmdb.InvalidError | lmdb.VersionMismatchError):
        return NotAStoreError(f"{path}/{DATA_FILE} is not an LMDB file of this version.")
    if "already open" in str(error):
        return AlreadyOpenError(f"{path} is open in this process.")
    return CannotOpenError(f"{path} could not be opened ({error}).")
