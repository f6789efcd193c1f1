"""Files in a folder: what failed and killed writers leave."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablewright.errors import InvalidError
from tablewright.ids import CountingIds, RandomIds
from tablewright.kits.files import limits
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.files.names import checked, is_name


@given(st.text("a./_-", min_size=1, max_size=12))
def test_no_name_leads_out_of_the_folder(name: str):
    assume(is_name(name))
    folder = Path("/files")
    assert (folder / checked(name)).resolve().is_relative_to(folder)


def test_a_name_below_that_of_a_file_is_rejected(tmp_path: Path):
    async def main() -> None:
        files = LocalFiles(tmp_path, CountingIds())
        await files.put("a", b"1", "text/plain")
        with pytest.raises(InvalidError, match="both"):
            await files.put("a/b", b"2", "text/plain")
        await files.put("c/d", b"1", "text/plain")
        with pytest.raises(InvalidError, match="both"):
            await files.put("c", b"2", "text/plain")
        await files.delete("c")
        assert b"1" == await files.get("c/d")

    asyncio.run(main())
    assert [] == list((tmp_path / ".writing").iterdir())


def test_a_file_that_cannot_be_written_leaves_the_old_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        files = LocalFiles(tmp_path, CountingIds())
        await files.put("a", b"old", "text/plain")
        monkeypatch.setattr("os.fsync", _full)
        with pytest.raises(OSError, match="full"):
            await files.put("a", b"new", "text/plain")
        assert b"old" == await files.get("a")

    asyncio.run(main())
    assert ["a"] == [one.name for one in tmp_path.rglob("*") if one.is_file()]


def _full(descriptor: int) -> None:
    raise OSError("full")


def test_what_a_killed_process_left_is_deleted_after_a_day(tmp_path: Path):
    async def killed() -> Path:
        """A process that dies while it writes: the block is never left."""
        writing = LocalFiles(tmp_path, RandomIds()).open_write("a", "text/plain")
        file = await writing.__aenter__()
        await file.write(b"part")
        _kept.append(writing)
        return max((tmp_path / ".writing").iterdir(), key=lambda one: one.stat().st_mtime_ns)

    async def main() -> None:
        old, young = await killed(), await killed()
        at = young.stat().st_mtime - limits.FILE_ABANDONED_SECONDS - 1
        os.utime(old, (at, at))
        files = LocalFiles(tmp_path, RandomIds())
        await files.put("b", b"1", "text/plain")
        assert [young] == list((tmp_path / ".writing").iterdir())
        assert ["b"] == [one.name async for one in files.list_under("")]

    asyncio.run(main())


_kept: list[object] = []  # so that Python does not close what a killed process would not


def test_a_folder_that_is_deleted_meanwhile_is_created_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        files, replace = LocalFiles(tmp_path, CountingIds()), os.replace

        def deleting(source: str, target: Path) -> None:
            monkeypatch.setattr("os.replace", replace)
            target.parent.rmdir()
            replace(source, target)

        monkeypatch.setattr("os.replace", deleting)
        await files.put("a/b", b"1", "text/plain")
        assert b"1" == await files.get("a/b")

    asyncio.run(main())
