"""Files: where a service keeps what is too large for items, such as photos.

    await files.put("trees/t1/photos/p1.jpg", content, "image/jpeg")

A name is a path of plain parts: letters, digits, `.`, `_` and `-`, and no part begins with a dot;
so no name leads out of the folder.
Not here: what is in the files, and who may see them.
"""

from __future__ import annotations

import asyncio
import os
import re
import shutil
from pathlib import Path

from tablewright.engine.storage.folders import make_ignored_folder
from tablewright.errors import InvalidError
from tablewright.ids import Ids

_PART = r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}"
_NAME = re.compile(rf"{_PART}(?:/{_PART}){{0,7}}")


def checked(name: str) -> str:
    """A name that can be one; raises `InvalidError`."""
    if _NAME.fullmatch(name) is None:
        raise InvalidError(f"{name[:80]!r} is not a valid file name.")
    return name


class LocalFiles:
    """A folder of this machine."""

    def __init__(self, folder: Path, ids: Ids) -> None:
        self._folder = folder
        self._ids = ids

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        """Keeps a file; a reader sees the old one or the new one, never a part."""
        await asyncio.to_thread(self._put, checked(name), content)

    async def get(self, name: str) -> bytes | None:
        """The content of a file, if there is one."""
        return await asyncio.to_thread(self._get, checked(name))

    async def delete(self, name: str) -> None:
        """Removes a file, if there is one."""
        path = self._folder / checked(name)
        await asyncio.to_thread(path.unlink, missing_ok=True)

    async def delete_under(self, prefix: str) -> None:
        """Removes a folder with all that is in it."""
        await asyncio.to_thread(shutil.rmtree, self._folder / checked(prefix), ignore_errors=True)

    def _put(self, name: str, content: bytes) -> None:
        path = self._folder / name
        make_ignored_folder(self._folder)
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh = path.with_name(f".{self._ids.uuid()}")
        try:
            with fresh.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(path)
        finally:
            fresh.unlink(missing_ok=True)

    def _get(self, name: str) -> bytes | None:
        try:
            return (self._folder / name).read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            return None
