"""Kept files: the records of imported files that belong to no person, in memory.

The parts of an import never change, so cached parts are valid as long as a tree names the import.
Not here: who may see the records (`yggdrasil.people.more_facts`).
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass, field

from tablewright.client import AsyncDatabase
from tablewright.systems.yggdrasil import limits
from tablewright.systems.yggdrasil.design.imports import GedcomPart
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure, kept_records
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import by_file, key_of

Records = Mapping[int, Mapping[str, Structure]]  # by file, then by id
_Key = tuple[str, str, str]  # owner, tree, and the imports that count


@dataclass(slots=True)
class KeptFiles:
    """Caches the kept records of recently used trees."""

    length_max: int = limits.YGGDRASIL_KEPT_LENGTH_MAX
    _kept: OrderedDict[_Key, tuple[Records, int]] = field(
        default_factory=OrderedDict[_Key, tuple[Records, int]]
    )
    _length: int = 0

    async def of(self, db: AsyncDatabase, tree: Tree) -> Records:
        """Returns the kept records of a tree's files."""
        if not tree.gedcom_extra:
            return {}
        key = (tree.user_id, tree.tree_id, tree.gedcom_extra)
        known = self._kept.get(key)
        if known is None:
            known = await _read(db, tree, tree.gedcom_extra.split())
            self._keep(key, *known)
        else:
            self._kept.move_to_end(key)
        return known[0]

    def _keep(self, key: _Key, records: Records, length: int) -> None:
        _, replaced = self._kept.pop(key, (None, 0))
        self._kept[key] = records, length
        self._length += length - replaced
        while self._length > self.length_max and len(self._kept) > 1:
            _, (_, dropped) = self._kept.popitem(last=False)
            self._length -= dropped


async def _read(db: AsyncDatabase, tree: Tree, import_ids: list[str]) -> tuple[Records, int]:
    texts: dict[int, str] = {}
    for file, import_id in enumerate(import_ids, 1):
        query = GedcomPart.of_import(tree.user_id, tree.tree_id, import_id)
        texts[file] = "".join([one.text for one in await db.all(query)])
    records = await asyncio.to_thread(_records, texts)
    return records, sum(map(len, texts.values()))


def _records(texts: Mapping[int, str]) -> Records:
    found, _ = by_file({file: kept_records(text) for file, text in texts.items()})
    return {file: {key_of(one): one for one in records} for file, records in found.items()}
