"""The shelf: the files of a store's backups.

They are beside the data file, not in it: a damaged data file does not affect them, deleting one
frees its space at once, and writers do not wait while one is written. A file gets its name when it
is complete and on disk; then a commit registers the backup. Unregistered files are leftovers of a
crash, and are deleted when the store is opened. A store in memory keeps its files in memory. Not
here: the content of a file (`engine.backups.archive`), the list of backups (`engine.backups`).
"""

from __future__ import annotations

import contextlib
import errno
import io
import os
from collections.abc import Callable, Collection, Generator
from pathlib import Path
from typing import BinaryIO

from tablewright.engine.storage import folders
from tablewright.errors import (
    BackupNotStoredError,
    DamagedBackupError,
    DiskFullError,
    StorageError,
)

FOLDER = "backups"
_SUFFIX = ".backup"
_DRAFT_SUFFIX = ".part"
_NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)


class Shelf:
    """The files of one store's backups; `folder` is None for a store in memory."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self._in_memory: dict[str, bytes] = {}

    @classmethod
    def of(cls, store_path: Path) -> Shelf:
        """The shelf of the store in a folder."""
        return cls(store_path / FOLDER)

    def has(self, name: str) -> bool:
        """Whether there is a file of that name."""
        return name in self._in_memory if self.folder is None else self._path(name).exists()

    def keep(self, name: str, write: Callable[[BinaryIO], None]) -> None:
        """Creates the file that `write` writes, and syncs it under its name."""
        if self.folder is None:
            memory = io.BytesIO()
            write(memory)
            self._in_memory[name] = memory.getvalue()
            return
        with told(f"the backup {name} could not be written"):
            folders.make_folder(self.folder)
            draft = self._path(name).with_suffix(_DRAFT_SUFFIX)
            try:
                with draft.open("wb") as file:
                    write(file)
                    file.flush()
                    os.fsync(file.fileno())
                draft.replace(self._path(name))
                folders.sync_folder(self.folder)
            except BaseException:
                with contextlib.suppress(OSError):
                    draft.unlink(missing_ok=True)
                raise

    @contextlib.contextmanager
    def opened(self, name: str) -> Generator[BinaryIO]:
        """Opens the file of a backup for reading; raises `DamagedBackupError` if it is missing."""
        if self.folder is None:
            yield io.BytesIO(self._in_memory[name])
            return
        with contextlib.ExitStack() as stack:
            try:
                file = stack.enter_context(self._path(name).open("rb"))
            except FileNotFoundError as error:
                raise DamagedBackupError(f"The file {self._path(name)} is missing.") from error
            except OSError as error:
                raise failure(f"The backup {name} could not be read", error) from error
            yield file

    def remove(self, name: str) -> None:
        """Deletes a file; errors and missing files are ignored."""
        if self.folder is None or not name:
            self._in_memory.pop(name, None)
            return
        with contextlib.suppress(OSError):  # it is deleted when the store is next opened
            self._path(name).unlink(missing_ok=True)

    def tidy(self, known: Collection[str]) -> None:
        """Deletes leftovers of a crash; no other process may write the store."""
        if self.folder is None or not self.folder.is_dir():
            return
        kept = {self._path(name) for name in known}
        for path in self.folder.iterdir():
            if path.suffix in (_SUFFIX, _DRAFT_SUFFIX) and path not in kept:
                with contextlib.suppress(OSError):
                    path.unlink()

    def _path(self, name: str) -> Path:
        assert self.folder is not None, "a shelf in memory has no paths"
        return self.folder / f"{name}{_SUFFIX}"


@contextlib.contextmanager
def told(what: str) -> Generator[None]:
    """Maps errors of the operating system to ours, except for an existing name."""
    try:
        yield
    except FileExistsError:
        raise
    except OSError as error:
        raise failure(what, error) from error


def failure(what: str, error: OSError) -> StorageError:
    """Returns the error for a failure with a backup's file."""
    if error.errno in _NO_ROOM:
        return DiskFullError("The disk is full.")
    return BackupNotStoredError(f"{what} ({error.strerror or error}).")
