"""Files in a folder, for data that is too large for items, such as photos.

    async with files.open_write("exports/e1.zip", "application/zip") as file:
        await file.write(piece)

A file is written in the folder `.writing`, put on disk, and then gets its name: readers see the
old file or the new one, never a part. Files that killed processes leave there are deleted after a
day.
Not here: names (`files.names`), access to files, their content.
"""

from __future__ import annotations

import os
import shutil
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Final

from tablewright.api.ports import StoredFile
from tablewright.engine.storage.folders import make_folder, make_ignored_folder, sync_folder
from tablewright.errors import InvalidError, NotFoundError, StaleError
from tablewright.ids import Ids
from tablewright.kits.files import limits
from tablewright.kits.files.names import checked, is_name
from tablewright.kits.files.threads import in_thread

_WRITING: Final = ".writing"
_ATTEMPTS: Final = 3  # to move a file into a folder that another process may delete
_MISSING: Final = (FileNotFoundError, NotADirectoryError, IsADirectoryError)


class LocalFiles:
    """A folder of this machine. Processes on it may share the folder."""

    def __init__(self, folder: Path, ids: Ids) -> None:
        self._folder = folder
        self._ids = ids
        self._writes = 0

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Stores a file, and replaces one of the same name."""
        await in_thread(self._put, checked(name), content, replaces=True)

    async def put_if_absent(self, name: str, content: bytes, content_type: str) -> bool:
        """Stores a file unless the name is taken; returns whether this call has stored it."""
        return await in_thread(self._put, checked(name), content, replaces=False)

    @asynccontextmanager
    async def open_write(self, name: str, content_type: str) -> AsyncGenerator[LocalWriter]:
        """Stores a file piece by piece, at the end of the block; an exception stores nothing."""
        target = self._folder / checked(name)
        file = await in_thread(self._begun)
        try:
            yield LocalWriter(file)
            await in_thread(_finish, file, target, replaces=True)
        finally:
            await in_thread(_discard, file)

    async def get(self, name: str) -> bytes | None:
        """Returns the content of a file; None if the file is missing."""
        return await in_thread(_content, self._folder / checked(name))

    async def read(
        self, name: str, start: int = 0, stop: int | None = None, *, etag: str = ""
    ) -> AsyncGenerator[bytes]:
        """Yields the bytes from `start` up to `stop` in pieces."""
        file, found = await in_thread(self._opened, checked(name))
        try:
            if etag and etag != found.etag:
                raise StaleError(f"The file {name} changed since it was opened.")
            end = found.size_bytes if stop is None else min(stop, found.size_bytes)
            position = file.seek(start)
            while position < end:
                wanted = min(limits.FILE_PIECE_BYTES, end - position)
                piece = await in_thread(file.read, wanted)
                assert piece, "a stored file never becomes shorter"
                position += len(piece)
                yield piece
        finally:
            file.close()

    async def stat(self, name: str) -> StoredFile | None:
        """Returns a file's size and ETag; None if the file is missing."""
        return await in_thread(self._stat, checked(name))

    async def list_under(self, prefix: str) -> AsyncGenerator[StoredFile]:
        """Yields the files below a prefix; "" is all files."""
        walk = self._walk(self._folder / (checked(prefix) if prefix else ""))
        while found := await in_thread(next, walk, None):
            for one in found:
                yield one

    async def delete(self, name: str) -> None:
        """Deletes a file, if it exists."""
        path = self._folder / checked(name)
        with suppress(NotADirectoryError, IsADirectoryError, PermissionError):
            await in_thread(path.unlink, missing_ok=True)

    async def delete_under(self, prefix: str) -> None:
        """Deletes all files below a prefix."""
        await in_thread(shutil.rmtree, self._folder / checked(prefix), ignore_errors=True)

    def _put(self, name: str, content: bytes, *, replaces: bool) -> bool:
        file = self._begun()
        try:
            _write_all(file, content)
            return _finish(file, self._folder / name, replaces=replaces)
        finally:
            _discard(file)

    def _begun(self) -> FileIO:
        """A new file without a name."""
        make_ignored_folder(self._folder)
        folder = self._folder / _WRITING
        folder.mkdir(exist_ok=True)
        file = FileIO(folder / self._ids.uuid(), "xb")
        if self._writes % limits.FILE_CLEANED_EVERY_WRITES == 0:
            _clean(folder, now=os.fstat(file.fileno()).st_mtime)
        self._writes += 1
        return file

    def _opened(self, name: str) -> tuple[FileIO, StoredFile]:
        try:
            file = FileIO(self._folder / name)
        except _MISSING:
            raise NotFoundError("File not found.") from None
        return file, _stored(name, os.fstat(file.fileno()))

    def _stat(self, name: str) -> StoredFile | None:
        path = self._folder / name
        try:
            found = path.stat()
        except _MISSING:
            return None
        return _stored(name, found) if path.is_file() else None

    def _walk(self, folder: Path) -> Iterator[list[StoredFile]]:
        """The files of each folder that has some, except files that disappear during the walk."""
        for at, folders, names in os.walk(folder):
            folders[:] = [one for one in folders if not one.startswith(".")]
            under = Path(at).relative_to(self._folder)
            plain = [(under / one).as_posix() for one in names]
            found = [self._stat(one) for one in plain if is_name(one)]
            if there := [one for one in found if one is not None]:
                yield there


class LocalWriter:
    """A file of a folder that is being written."""

    def __init__(self, file: FileIO) -> None:
        self._file = file

    async def write(self, piece: bytes) -> None:
        """Appends a piece."""
        await in_thread(_write_all, self._file, piece)


def _write_all(file: FileIO, content: bytes) -> None:
    rest = memoryview(content)
    while rest:
        rest = rest[file.write(rest) :]


def _finish(file: FileIO, target: Path, *, replaces: bool) -> bool:
    """Puts a file on disk and gives it its name; False if the name is taken."""
    os.fsync(file.fileno())
    file.close()
    name = os.fsdecode(file.name)
    for attempt in range(1, _ATTEMPTS + 1):
        try:
            make_folder(target.parent)
            if replaces:
                os.replace(name, target)
            else:
                os.link(name, target)
            sync_folder(target.parent)
            return True
        except FileExistsError:
            if not replaces and target.is_file():
                return False
            raise _below_a_file(target) from None
        except (NotADirectoryError, IsADirectoryError):
            raise _below_a_file(target) from None
        except FileNotFoundError:  # another process has deleted the folder
            if attempt == _ATTEMPTS:
                raise
    raise AssertionError("unreachable")


def _discard(file: FileIO) -> None:
    """Deletes a file that was not finished."""
    file.close()
    Path(os.fsdecode(file.name)).unlink(missing_ok=True)


def _clean(folder: Path, *, now: float) -> None:
    """Deletes files that killed processes have left."""
    for path in folder.iterdir():
        with suppress(FileNotFoundError):
            if now - path.stat().st_mtime > limits.FILE_ABANDONED_SECONDS:
                path.unlink()


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except _MISSING:
        return None


def _stored(name: str, found: os.stat_result) -> StoredFile:
    etag = f"{found.st_ino:x}-{found.st_size:x}-{found.st_mtime_ns:x}"
    return StoredFile(name, found.st_size, etag, found.st_mtime)


def _below_a_file(target: Path) -> InvalidError:
    return InvalidError(f"A file and a folder cannot both be named {target.name!r}.")
