"""One suite for every store of files: a folder, a bucket, and memory."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from tablewright.api.ports import FileStore
from tablewright.errors import InvalidError, NotFoundError, StaleError
from tablewright.kits.files import limits

KIND = "text/plain"
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
    "a/" * 16 + "a",
    "a" * 101,
    "/".join(["a" * 99] * 9),
    "C:x",
    "a\n",
]


async def _read(files: FileStore, name: str, *part: int | None, etag: str = "") -> list[bytes]:
    return [piece async for piece in files.read(name, *part, etag=etag)]  # type: ignore[arg-type]


async def _names(files: FileStore, prefix: str) -> list[str]:
    return sorted([one.name async for one in files.list_under(prefix)])


async def _written(files: FileStore, name: str, *pieces: bytes) -> None:
    async with files.open_write(name, KIND) as file:
        for piece in pieces:
            await file.write(piece)


async def _fail(files: FileStore, name: str) -> None:
    async with files.open_write(name, KIND) as file:
        await file.write(b"part")
        raise ZeroDivisionError


@pytest.mark.parametrize("name", BAD)
def test_every_method_rejects_an_invalid_name(name: str, files: FileStore):
    deeds: list[Callable[[], Awaitable[Any]]] = [
        lambda: files.put(name, b"", KIND),
        lambda: files.put_if_absent(name, b"", KIND),
        lambda: _written(files, name, b"1"),
        lambda: files.get(name),
        lambda: _read(files, name),
        lambda: files.stat(name),
        lambda: files.delete(name),
        lambda: files.delete_under(name),
    ]
    if name:
        deeds.append(lambda: _names(files, name))

    async def main() -> None:
        for deed in deeds:
            with pytest.raises(InvalidError):
                await deed()
        assert [] == await _names(files, "")

    asyncio.run(main())


def test_a_missing_file_is_not_found(files: FileStore):
    async def main() -> None:
        await files.put("a/b", b"1", KIND)
        for name in ("missing", "a", "a/b/c"):
            assert None is await files.get(name)
            assert None is await files.stat(name)
            with pytest.raises(NotFoundError):
                await _read(files, name)

    asyncio.run(main())


def test_a_file_with_another_etag_is_not_read(files: FileStore):
    async def main() -> None:
        await files.put("a", b"first", KIND)
        first = await files.stat("a")
        assert first is not None
        assert [b"first"] == await _read(files, "a", etag=first.etag)
        await files.put("a", b"other", KIND)
        with pytest.raises(StaleError):
            await _read(files, "a", etag=first.etag)

    asyncio.run(main())


def test_a_write_that_fails_stores_nothing(files: FileStore):
    async def main() -> None:
        await files.put("old", b"old", KIND)
        for name in ("old", "new"):
            with pytest.raises(ZeroDivisionError):
                await _fail(files, name)
        assert b"old" == await files.get("old")
        assert ["old"] == await _names(files, "")

    asyncio.run(main())


def test_a_write_that_is_cancelled_stores_nothing(files: FileStore):
    async def main() -> None:
        has_begun = asyncio.Event()

        async def write() -> None:
            async with files.open_write("a", KIND) as file:
                await file.write(b"part")
                has_begun.set()
                await asyncio.Future()

        writing = asyncio.create_task(write())
        await has_begun.wait()
        writing.cancel()
        with pytest.raises(asyncio.CancelledError):
            await writing
        assert [] == await _names(files, "")

    asyncio.run(main())


def test_a_file_is_not_visible_before_it_is_whole(files: FileStore):
    async def main() -> None:
        async with files.open_write("a", KIND) as file:
            await file.write(b"12")
            assert [] == await _names(files, "")
            assert None is await files.get("a")
            await file.write(b"")
            await file.write(b"34")
        assert b"1234" == await files.get("a")

    asyncio.run(main())


def test_an_empty_file_can_be_stored(files: FileStore):
    async def main() -> None:
        await _written(files, "a")
        found = await files.stat("a")
        assert (b"", 0) == (await files.get("a"), found and found.size_bytes)
        assert [] == await _read(files, "a")

    asyncio.run(main())


def test_a_name_that_is_taken_is_not_stored_again(files: FileStore):
    async def main() -> None:
        assert await files.put_if_absent("a/b", b"first", KIND)
        assert not await files.put_if_absent("a/b", b"second", KIND)
        assert b"first" == await files.get("a/b")

    asyncio.run(main())


def test_one_of_several_processes_gets_a_name(files: FileStore):
    async def main() -> None:
        contents = [str(number).encode() for number in range(8)]
        stored = await asyncio.gather(*(files.put_if_absent("a", one, KIND) for one in contents))
        winner = contents[stored.index(True)]
        assert (1, winner) == (stored.count(True), await files.get("a"))

    asyncio.run(main())


@pytest.mark.parametrize(
    ("part", "expected"),
    [
        ((), b"0123456789"),
        ((0, None), b"0123456789"),
        ((3,), b"3456789"),
        ((3, 7), b"3456"),
        ((0, 1), b"0"),
        ((9, 10), b"9"),
        ((8, 99), b"89"),
        ((10, None), b""),
        ((99, None), b""),
        ((4, 4), b""),
    ],
)
def test_a_part_of_a_file_is_read_in_pieces(
    part: tuple[int, ...], expected: bytes, files: FileStore, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "FILE_PIECE_BYTES", 4)

    async def main() -> None:
        await files.put("a", b"0123456789", KIND)
        pieces = await _read(files, "a", *part)
        assert expected == b"".join(pieces)
        assert all(0 < len(piece) <= 4 for piece in pieces)

    asyncio.run(main())


def test_files_are_listed_by_prefix(files: FileStore):
    async def main() -> None:
        for name in ("t/1", "t/2/3", "t1/1", "u"):
            await files.put(name, name.encode(), KIND)
        assert ["t/1", "t/2/3"] == await _names(files, "t")
        assert ["t/1", "t/2/3", "t1/1", "u"] == await _names(files, "")
        assert [] == await _names(files, "nothing")
        listed = {one.name: one async for one in files.list_under("t")}
        found = await files.stat("t/2/3")
        assert found is not None
        assert (5, found.etag) == (listed["t/2/3"].size_bytes, listed["t/2/3"].etag)

    asyncio.run(main())


def test_deletion_takes_what_is_below_a_prefix_and_no_neighbour(files: FileStore):
    async def main() -> None:
        for name in ("t/1", "t/2/3", "t1/1", "u"):
            await files.put(name, b"1", KIND)
        await files.delete_under("t")
        await files.delete_under("nothing")
        await files.delete("u")
        await files.delete("u")
        assert ["t1/1"] == await _names(files, "")

    asyncio.run(main())


def test_a_file_of_many_pieces_is_stored_whole(files: FileStore):
    """Above the size of a part of S3: the bucket gets several."""
    pieces = [bytes([number]) * 700_000 for number in range(14)]

    async def main() -> None:
        await _written(files, "/".join("abcdefghijklmnop"), *pieces)
        found = await files.stat("/".join("abcdefghijklmnop"))
        assert found is not None
        assert sum(map(len, pieces)) == found.size_bytes
        read = await _read(files, found.name, 700_000 * 13 - 2, etag=found.etag)
        assert pieces[12][:2] + pieces[13] == b"".join(read)

    asyncio.run(main())
