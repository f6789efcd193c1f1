"""Nodes on one target have the same cursor key, and the same folder of files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.errors import FilesElsewhereError
from tablewright.ids import CountingIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.serving import limits
from tablewright.serving.node_claims import Claim, fingerprint, folder_id


def _run(test: Callable[[AsyncDatabase, ManualClock], Coroutine[Any, Any, None]]) -> None:
    async def main() -> None:
        clock = ManualClock()
        async with AsyncDatabase("memory:", clock=clock) as db:
            await db.create_tables(SERVICE_DESIGN)
            await test(db, clock)

    asyncio.run(main())


def _claim(db: AsyncDatabase, clock: ManualClock, has: str, name: str = "files") -> Claim:
    return Claim(db, clock, name, has, FilesElsewhereError("They are elsewhere."))


def test_a_node_that_has_something_else_does_not_start_while_the_claim_lasts():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        first, second = [_claim(db, clock, name) for name in ("a", "b")]
        await first.take()
        with pytest.raises(FilesElsewhereError):
            await second.take()
        clock.advance(seconds=limits.NODE_CLAIM_SECONDS / 2)
        await first.take()
        clock.advance(seconds=limits.NODE_CLAIM_SECONDS / 2 + 1)
        with pytest.raises(FilesElsewhereError):
            await second.take()

    _run(test)


def test_a_node_that_has_gone_is_replaced_when_its_claim_ends():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        first, second = [_claim(db, clock, name) for name in ("a", "b")]
        await first.take()
        clock.advance(seconds=limits.NODE_CLAIM_SECONDS + 1)
        await second.take()
        with pytest.raises(FilesElsewhereError):
            await first.take()

    _run(test)


def test_nodes_that_have_the_same_share_a_claim_and_other_names_are_apart():
    async def test(db: AsyncDatabase, clock: ManualClock) -> None:
        for system, folder in (("files", "a"), ("files", "a"), ("cursor.key", "b")):
            await _claim(db, clock, folder, system).take()

    _run(test)


def test_a_folder_keeps_its_id(tmp_path: Path):
    ids = CountingIds()
    first = folder_id(tmp_path / "files", ids)
    assert first == folder_id(tmp_path / "files", ids)
    assert first != folder_id(tmp_path / "others", ids)


def test_keys_have_different_fingerprints_that_do_not_show_them():
    one, other = b"a" * 32, b"b" * 32
    assert fingerprint(one) == fingerprint(one) != fingerprint(other)
    assert one.hex() not in fingerprint(one)
