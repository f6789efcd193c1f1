"""Why a commit takes two syncs: a disk may write the pages of one sync in any order.

A file after a power cut is made of pages from before a commit and pages from it. With two syncs,
the page that names the commit is new only if all others are. With one sync it may be the only one.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

import pytest

from tablewright import Engine
from tablewright.engine.storage.store import DATA_FILE
from tablewright.engine.storage.verify import verify
from tests.engine.things import get, make_things, put

_PAGE_BYTES = 4096
_META_PAGES = (0, 1)


@dataclass
class Commit:
    """The data file before and after one commit."""

    before: bytes
    after: bytes

    @property
    def changed(self) -> list[int]:
        """The numbers of the pages that the commit wrote."""
        count = len(self.after) // _PAGE_BYTES
        return [n for n in range(count) if _page(self.before, n) != _page(self.after, n)]

    @property
    def meta(self) -> int:
        """The page that names the commit."""
        (number,) = (n for n in self.changed if n in _META_PAGES)
        return number

    @property
    def data(self) -> list[int]:
        """The other pages."""
        return [n for n in self.changed if n not in _META_PAGES]

    def torn(self, folder: Path, written: Iterable[int]) -> Path:
        """A store that has only these pages of the commit."""
        taken, count = set(written), len(self.after) // _PAGE_BYTES
        pages = (_page(self.after if n in taken else self.before, n) for n in range(count))
        folder.mkdir()
        (folder / DATA_FILE).write_bytes(b"".join(pages))
        return folder


def _page(content: bytes, number: int) -> bytes:
    start = number * _PAGE_BYTES
    return content[start : start + _PAGE_BYTES].ljust(_PAGE_BYTES, b"\0")


@pytest.fixture(scope="module")
def commit(tmp_path_factory: pytest.TempPathFactory) -> Commit:
    store = tmp_path_factory.mktemp("torn") / "store"
    with Engine.open(store, sweeps=False) as engine:
        make_things(engine)
        for number in range(300):
            put(engine, f"old {number}", text="x" * 300)
        before = (store / DATA_FILE).read_bytes()
        put(engine, "new", text="y" * 300)
        return Commit(before, (store / DATA_FILE).read_bytes())


@pytest.mark.parametrize("seed", range(10))
def test_pages_of_a_commit_that_no_page_names_change_nothing(
    commit: Commit, tmp_path: Path, seed: int
):
    chance = random.Random(seed)
    written = [number for number in commit.data if chance.random() < 0.5]
    store = commit.torn(tmp_path / "store", written)
    assert () == verify(store).problems
    with Engine.open(store, sweeps=False) as engine:
        assert get(engine, "new") is None


def test_a_commit_that_is_named_when_its_pages_are_synced_is_whole(commit: Commit, tmp_path: Path):
    store = commit.torn(tmp_path / "store", commit.changed)
    assert () == verify(store).problems
    with Engine.open(store, sweeps=False) as engine:
        assert get(engine, "new") is not None


def test_with_one_sync_a_commit_could_be_named_before_its_pages_and_the_store_be_damaged(
    commit: Commit, tmp_path: Path
):
    assert len(commit.data) > 2
    for missing in commit.data:
        written = [number for number in commit.changed if number != missing]
        store = commit.torn(tmp_path / str(missing), written)
        assert verify(store).problems
