"""Our own side beside Gramps, asked by lines of JSON on stdin: run by `bench.yggdrasil_gramps`.

It runs with the interpreter that Gramps has, where that is of our version: how an interpreter was
compiled decides about a sixth of the time.
"""

from __future__ import annotations

import asyncio
import gc
import re
import shutil
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import msgspec

from tablewright.client import AsyncDatabase
from tablewright.commands import collector
from tablewright.ids import Draws
from tablewright.systems.yggdrasil.design import DESIGN, WholeTree
from tablewright.systems.yggdrasil.design.imports import Import
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.exchange.importing import reader_of
from tablewright.systems.yggdrasil.exchange.storing import Storing
from tablewright.systems.yggdrasil.kinship.kinship import kinship
from tablewright.systems.yggdrasil.trees.family import Family, family_of

_USER_ID, _TREE_ID, _IMPORT_ID = "bench", "tree", "import"


class Side:
    """What was imported last."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._imports = 0
        self._family: Family | None = None
        self._pairs: list[tuple[str, str]] = []

    def do_import(self, path: str) -> dict[str, Any]:
        """A file into a new store on disk."""
        self._imports += 1
        folder = self._folder / f"tree-{self._imports}"
        try:
            return asyncio.run(self._imported(Path(path).read_bytes(), folder))
        finally:
            shutil.rmtree(folder, ignore_errors=True)

    async def _imported(self, content: bytes, folder: Path) -> dict[str, Any]:
        async with AsyncDatabase(f"embedded:{folder}") as db:
            await db.create_tables(DESIGN)
            tree = Tree(tree_id=_TREE_ID, user_id=_USER_ID, tree_name="Bench", version=1)
            await db.run(tree.create())
            now = datetime.now(UTC)
            record = Import(
                user_id=_USER_ID, tree_id=_TREE_ID, import_id=_IMPORT_ID, created_at=now
            )
            await db.run(record.create())
            self._family = None
            gc.collect()
            collector.settle()  # as the command and the service do; Gramps' side is frozen, too
            start, begun = perf_counter(), process_time()
            await Storing(db, _TREE_ID, _USER_ID, _IMPORT_ID, reader_of(content), now).run()
            seconds, processor_seconds = perf_counter() - start, process_time() - begun
            gc.unfreeze()
            found = await db.run(WholeTree.of(tree_id=_TREE_ID))
            self._family = family_of(tree, found.persons, found.parents, found.spouses)
            return {"seconds": seconds, "processor_seconds": processor_seconds}

    def do_pairs(self, count: int, generations: int) -> dict[str, Any]:
        """Pairs to ask for, by the numbers in the ids that people have in the file."""
        assert self._family is not None, "something was imported"
        self._pairs = list(_pairs(self._family, count, generations))
        numbers = _numbers(self._family)
        gc.collect()
        gc.freeze()
        return {"pairs": [(numbers[first], numbers[second]) for first, second in self._pairs]}

    def do_kin(self) -> dict[str, Any]:
        """What the second of each pair is to the first, and by how many steps."""
        assert self._family is not None, "something was imported"
        start = perf_counter()
        found = [kinship(self._family, *pair) for pair in self._pairs]
        seconds = perf_counter() - start
        distances = [-1 if kin is None else kin.distance for kin in found]
        return {"seconds": seconds, "distances": distances}


def _numbers(family: Family) -> dict[str, int]:
    """The number in the id that each person has in the file: 1 of `@I1@`."""
    found: dict[str, int] = {}
    for person in family.persons.values():
        head = (person.gedcom_extra or "").partition("\n")[0]
        xref = head.split()[1] if head else person.person_id
        found[person.person_id] = int(re.sub(r"\D", "", xref) or 0)
    return found


def _pairs(family: Family, count: int, generations: int) -> Iterator[tuple[str, str]]:
    """Pairs that are kin by birth, within the generations that Gramps looks through."""
    draws, ids = Draws("pairs"), sorted(family.persons)
    found = 0
    while found < count:
        pair = draws.pick(ids), draws.pick(ids)
        kin = kinship(family, *pair)
        if pair[0] == pair[1] or kin is None or not kin.is_blood:
            continue
        up = sum(step.kind == "parent" for step in kin.path)
        if max(up, kin.distance - up) < generations:
            found += 1
            yield pair


def main() -> None:
    """Answers until there are no more questions."""
    side = Side(Path(sys.argv[1]))
    for line in sys.stdin.buffer:
        asked = msgspec.json.decode(line)
        answer = getattr(side, f"do_{asked.pop('do')}")(**asked)
        sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
