"""Importing the rows of one entity: each is created as `create()` does, with its guards.

A row is written as a whole or not at all. A row whose item exists with the same values counts as
done, so that a run can be repeated. One whose item has other values is rejected, or replaces the
item if the run merges.
Not here: the file (`transfer.entity_csv`), whole items (`transfer.importing`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

from tablewright import limits
from tablewright.client.database import Database
from tablewright.errors import (
    AlreadyExistsError,
    ConflictError,
    ItemCollectionSizeLimitExceededException,
    ValidationException,
)
from tablewright.model.declaring.fields import Role
from tablewright.model.declaring.unique import guard_key
from tablewright.model.entity import Entity
from tablewright.model.stored.instances import content_of, values_of
from tablewright.ops.transfer.entity_csv import EntityColumns, EntityRow, entity_rows
from tablewright.ops.transfer.rejects import Reject, RejectsFile
from tablewright.ops.transfer.rows import SourceFile

REJECTS = "rejects.jsonl"

_ROWS_TOGETHER = 25 * limits.IMPORT_THREADS
_REFUSALS = (ValidationException, ItemCollectionSizeLimitExceededException)


class _Fate(Enum):
    WRITTEN = "written"
    UNCHANGED = "unchanged"


@dataclass(slots=True)
class EntityImported:
    """The result of an import of one entity."""

    items: int = 0
    unchanged: int = 0  # that existed with the same values
    rejected: int = 0
    rejects: Path | None = None
    examples: list[Reject] = field(default_factory=list[Reject])


@dataclass(frozen=True, slots=True, kw_only=True)
class EntityImport:
    """An import of rows into a database, whose table must exist."""

    database: Database
    file: SourceFile
    name: str  # of the file, in messages
    columns: EntityColumns
    rejects: Path | None  # None: rejects are only counted
    merges: bool = False
    progress: Callable[[int], None] | None = None

    def run(self) -> EntityImported:
        """Writes all rows; raises an error of the target that is not about one row."""
        done = EntityImported()
        rejects = None if self.rejects is None else RejectsFile(self.rejects, kept_bytes=0)
        try:
            with ThreadPoolExecutor(limits.IMPORT_THREADS, "tablewright-import") as threads:
                for rows in _together(entity_rows(self.file, self.columns)):
                    for row, fate in zip(rows, threads.map(self._fate, rows), strict=True):
                        self._count(done, rejects, row, fate)
                    if self.progress is not None:
                        self.progress(self.file.bytes_read)
        finally:
            if rejects is not None:
                rejects.close()
        if done.rejected:
            done.rejects = self.rejects
        return done

    def _fate(self, row: EntityRow) -> _Fate | str:
        """Writes a row; returns the reason if it is rejected."""
        if row.entity is None:
            return row.reason
        try:
            return self._written(row.entity)
        except ConflictError as refusal:
            return refusal.args[0]
        except _REFUSALS as refusal:
            return f"{refusal.type}: {refusal.message}"

    def _written(self, entity: Entity) -> _Fate | str:
        try:
            self.database.run(entity.create())
        except AlreadyExistsError:
            found = self._stored(entity)
            if found is None:  # an item of another entity has the key
                raise
            if self._is_same(entity, found):
                return _Fate.UNCHANGED
            if not self.merges:
                return "the item exists with other values"
            self.database.run(self._replacing(entity, found).put())
        return _Fate.WRITTEN

    def _stored(self, entity: Entity) -> Any:
        parts = {name: values_of(entity)[name] for name in entity.__plan__.key_parts}
        return self.database.run(type(entity).at(**parts).get().consistently().with_hidden())

    def _kept(self) -> frozenset[str]:
        """The attributes that writes set and that have no column."""
        return frozenset(self.columns.plan.kept_names) - self.columns.names

    def _is_same(self, entity: Entity, found: Entity) -> bool:
        kept = self._kept()
        mine, stored = content_of(entity), content_of(found)
        return all(mine[name] == stored.get(name) for name in mine if name not in kept)

    def _replacing(self, entity: Entity, found: Entity) -> Entity:
        """Returns the row's entity, as the next version of the stored one."""
        for name in self._kept():
            if self.columns.plan.fields[name].role in (Role.CREATED, Role.VERSION):
                values_of(entity)[name] = values_of(found)[name]
        return entity

    def _count(
        self, done: EntityImported, rejects: RejectsFile | None, row: EntityRow, fate: _Fate | str
    ) -> None:
        if fate is _Fate.WRITTEN:
            done.items += 1
        elif fate is _Fate.UNCHANGED:
            done.unchanged += 1
        else:
            done.rejected += 1
            reject = Reject(self.columns.plan.table_name, self.name, row.line, str(fate), row.text)
            if rejects is not None:
                rejects.add(reject)
            if len(done.examples) < limits.REJECTS_TOLD_MAX:
                done.examples.append(reject)


def _together(rows: Iterator[EntityRow]) -> Iterator[list[EntityRow]]:
    """Returns rows in groups; no two rows of a group write the same item, in any order."""
    group: list[EntityRow] = []
    taken: set[str] = set()
    for row in rows:
        marks = _marks(row.entity)
        if len(group) == _ROWS_TOGETHER or marks & taken:
            yield group
            group, taken = [], set()
        group.append(row)
        taken |= marks
    if group:
        yield group


def _marks(entity: Entity | None) -> set[str]:
    """The keys of the items that a row writes."""
    if entity is None:
        return set()
    plan, values = entity.__plan__, values_of(entity)
    guards = [guard_key(plan, one, values) for one in plan.uniques]
    return {str(plan.key(values)), *(str(one) for one in guards if one is not None)}
