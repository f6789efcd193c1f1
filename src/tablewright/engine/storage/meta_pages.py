"""Meta pages: whether the commit that LMDB considers the newest really is.

LMDB's file starts with two pages that name the last two commits by number; the higher one counts.
They have no checksum: a flipped bit in a number brings back the previous commit, and the last
acknowledged writes are lost without an error. But every commit also writes its number into the root
page of its tree, and neither tree is changed until the commit after the next. Both pages can
therefore be checked against their trees, while no process writes.
Not here: the structure of all other pages (`engine.storage.verify`).
"""

from __future__ import annotations

import struct
from pathlib import Path
from struct import Struct
from typing import BinaryIO, NamedTuple

from tablewright.errors import DamagedRecordError, NotAStoreError

_NO_PAGE = 2**64 - 1
_MAGIC_AND_VERSION = (0xBEEFC0DE, 3)

# LMDB 1.0 on a 64-bit machine, in the byte order of the machine.
_meta = Struct("=24x II16x I44x 40xQ QQ")
_page_head = Struct("=QQ")


class _Meta(NamedTuple):
    """The content of a meta page."""

    magic: int
    version: int
    page_bytes: int
    root: int  # of the root tree
    last_page: int
    commit: int


class _PageHead(NamedTuple):
    """The header of a page."""

    number: int
    commit: int


def check(data_file: Path) -> None:
    """Raises `DamagedRecordError` if a meta page and its tree belong to different commits.

    LMDB rejects other files itself, except for an empty one, which it would fill.
    """
    with data_file.open("rb") as file:
        try:
            first = _Meta(*_read(file, 0, _meta))
        except struct.error as error:
            raise NotAStoreError(f"{data_file} is too short to be a store.") from error
        if (first.magic, first.version) != _MAGIC_AND_VERSION:
            return
        try:
            metas = (first, _Meta(*_read(file, first.page_bytes, _meta)))
            newest = max(metas, key=lambda meta: meta.commit)
            for meta in metas:
                if meta.root == _NO_PAGE:
                    continue  # nothing was ever committed here
                root = _PageHead(*_read(file, meta.root * first.page_bytes, _page_head))
                if root != (meta.root, meta.commit) and not _failed_commit(meta, newest, root):
                    raise _damaged(data_file, metas.index(meta))
        except (struct.error, OSError, OverflowError, ValueError) as error:
            raise _damaged(data_file, 0) from error


def _failed_commit(meta: _Meta, newest: _Meta, root: _PageHead) -> bool:
    """Whether a commit failed while it was being named in the older page.

    LMDB then restores the page's number and end of file, but not its tree.
    """
    return (
        meta.commit == newest.commit - 1
        and meta.last_page <= newest.last_page
        and root == (meta.root, newest.commit + 1)
    )


def _read(file: BinaryIO, position: int, shape: Struct) -> tuple[int, ...]:
    file.seek(position)
    return shape.unpack(file.read(shape.size))


def _damaged(data_file: Path, number: int) -> DamagedRecordError:
    return DamagedRecordError(f"Meta page {number} of {data_file} does not match its tree.")
