"""Files: names that lead nowhere else, and contents that are whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import InvalidError
from tablewright.ids import CountingIds
from tablewright.kits.files.local import LocalFiles, checked

BAD = [
    "",
    "..",
    "a/../b",
    "/etc/passwd",
    "a//b",
    "a/",
    ".hidden",
    "a/.b",
    "a\\b",
    "a\x00b",
    "a b",
    "ä",
    "a/" * 8 + "a",
    "a" * 101,
    "C:x",
    "a\n",
]


@pytest.mark.parametrize("name", BAD)
def test_a_name_that_is_not_plain_is_refused_by_every_deed(name: str, tmp_path: Path):
    files = LocalFiles(tmp_path / "files", CountingIds())
    for deed in (
        lambda: files.put(name, b"", "text/plain"),
        lambda: files.get(name),
        lambda: files.delete(name),
        lambda: files.delete_under(name),
    ):
        with pytest.raises(InvalidError):
            asyncio.run(deed())
    assert [] == list(tmp_path.iterdir())


@given(st.text(max_size=60))
def test_no_name_leads_out_of_the_folder(name: str):
    try:
        plain = checked(name)
    except InvalidError:
        return
    folder = Path("/files")
    assert (folder / plain).resolve().is_relative_to(folder)
    assert name == plain


def test_files_are_kept_replaced_and_removed(tmp_path: Path):
    async def main() -> None:
        files = LocalFiles(tmp_path, CountingIds())
        assert None is await files.get("trees/t1/a.jpg")
        await files.put("trees/t1/a.jpg", b"one", "image/jpeg")
        await files.put("trees/t1/a.jpg", b"two", "image/jpeg")
        await files.put("trees/t10/a.jpg", b"other", "image/jpeg")
        assert b"two" == await files.get("trees/t1/a.jpg")
        assert None is await files.get("trees/t1")
        assert None is await files.get("trees/t1/a.jpg/b")
        await files.delete("trees/t1/a.jpg")
        await files.delete("trees/t1/a.jpg")
        assert None is await files.get("trees/t1/a.jpg")
        await files.put("trees/t1/b.jpg", b"one", "image/jpeg")
        await files.delete_under("trees/t1")
        await files.delete_under("trees/t1")
        assert None is await files.get("trees/t1/b.jpg")
        assert b"other" == await files.get("trees/t10/a.jpg")

    asyncio.run(main())
    assert ["a.jpg"] == [one.name for one in tmp_path.rglob("*") if one.is_file()]


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
    assert ["a"] == [one.name for one in tmp_path.iterdir()]


def _full(descriptor: int) -> None:
    raise OSError("full")
