"""From declared traffic to a load: each pattern and each write, in every place that it uses.

- A query of an index that does not hold whole items fetches them from the table, one by one.
- Creating or deleting an item writes to the table and to each index that contains the item.
- An update writes once to each index that holds more than keys, and twice if it moves the item.
- Items with unique attributes are created and deleted in a transaction with their guards. Deleting
  such an item first reads it, and a lookup by a unique value reads the guard and the item, all
  consistently.
- A soft delete is an update; `erase` deletes permanently.
- Deletes by TTL cost nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from decimal import Decimal
from difflib import get_close_matches
from typing import TypeVar

from tablewright.errors import TrafficError
from tablewright.model.design import (
    AttributeDesign,
    CollectionDesign,
    Design,
    EntityDesign,
    IndexDesign,
    PatternDesign,
    TableDesign,
)
from tablewright.ops.cost.loads import CostLine, Load, Stored
from tablewright.ops.cost.sizes import OVERHEAD_BYTES, Sizes, sizes_of
from tablewright.ops.cost.traffic import EntityTraffic, Reads, Traffic, Writes
from tablewright.ops.cost.units import item_read, item_write, page_read
from tablewright.ops.key_conditions import key_asked

T = TypeVar("T")

_ONE = Decimal(1)
_GUARD_BYTES = Decimal(200)  # two keys and the owner's key: always one unit
BY_UNIQUE = "by_unique"
_WRITING = {
    "PutItem": "create",
    "UpdateItem": "update",
    "DeleteItem": "delete",
    "TransactWriteItems": "update",
    "BatchWriteItem": "create",
}


def is_on_several(operation: str) -> bool:
    """Whether one call of an operation in traffic concerns several items."""
    return operation == "Query" or operation.startswith("Batch")


def declared_load(design: Design, traffic: Traffic) -> Load:
    """Returns the load of declared traffic; raises `TrafficError` for unknown names."""
    load = Load(peak=traffic.peak, utilization=traffic.utilization)
    entities = _entities(design)
    known = {name: _found("entity", name, entities) for name in traffic.entities}
    for name, (table, entity) in known.items():
        said = traffic.entities[name]
        one = _Entity(table, entity, said, sizes_of(table, entity, said))
        load.lines += one.lines(_table_bytes(table, traffic))
        load.stored += one.stored()
        if said.item_bytes is None:
            size = f"{one.sizes.item_bytes:,} bytes"
            load.notes.append(f"{entity.name}: item_bytes is not set; the example item has {size}.")
    collections = {one.name: one for one in design.collections}
    for name, reads in traffic.collections.items():
        load.lines += _collection(design, _found("collection", name, collections), reads, traffic)
    return load


def _entities(design: Design) -> dict[str, tuple[TableDesign, EntityDesign]]:
    """Maps names to entities: unique names alone, and every name qualified by its table."""
    pairs = [(table, entity) for table in design.tables for entity in table.entities]
    names = [entity.name for _, entity in pairs]
    plain = {e.name: (t, e) for t, e in pairs if names.count(e.name) == 1}
    return plain | {f"{t.name}.{e.name}": (t, e) for t, e in pairs}


def named_entities(design: Design) -> dict[str, tuple[TableDesign, EntityDesign]]:
    """Returns entities by name, or by table and name if two tables have entities of one name."""
    found: dict[str, tuple[TableDesign, EntityDesign]] = {}
    for name, pair in _entities(design).items():
        if pair not in found.values():
            found[name] = pair
    return found


def uniques_of(entity: EntityDesign) -> list[AttributeDesign]:
    """Returns the unique attributes of an entity."""
    return [one for one in entity.attributes if one.unique_within is not None]


def softly_of(entity: EntityDesign) -> AttributeDesign | None:
    """Returns the attribute that marks deleted items, if the entity has one."""
    return next((one for one in entity.attributes if one.role == "softly"), None)


def _found(what: str, name: str, known: Mapping[str, T]) -> T:
    if name not in known:
        alike = get_close_matches(name, known, n=1)
        meant = f" Did you mean {alike[0]}?" if alike else f" Known names: {', '.join(known)}."
        raise TrafficError(f"Unknown {what} {name!r}.{meant if known else ''}")
    return known[name]


def _table_bytes(table: TableDesign, traffic: Traffic) -> tuple[Decimal, Decimal]:
    """Returns the number and total size of the items that a scan reads."""
    items = size = Decimal(0)
    for entity in table.entities:
        said = traffic.entities.get(entity.name) or traffic.entities.get(
            f"{table.name}.{entity.name}"
        )
        if said is not None:
            items += said.items
            size += said.items * sizes_of(table, entity, said).item_bytes
    return items, size / items if items else Decimal(0)


@dataclass(frozen=True, slots=True)
class _Entity:
    """An entity with its traffic and its sizes."""

    table: TableDesign
    entity: EntityDesign
    traffic: EntityTraffic
    sizes: Sizes

    def lines(self, whole_table: tuple[Decimal, Decimal]) -> Iterator[CostLine]:
        patterns = {one.name: one for one in self.entity.patterns}
        indexes = {one.name for one in self._indexes()}
        for name in self.traffic.index_share:
            _found(f"index of {self.entity.name}", name, dict.fromkeys(indexes))
        for name, reads in self.traffic.patterns.items():
            if name == BY_UNIQUE and uniques_of(self.entity):
                yield from self._by_guard(name, reads)
                continue
            pattern = _found(f"pattern of {self.entity.name}", name, patterns)
            if pattern.operation in _WRITING:
                writes = Writes(per_month=reads.month * reads.items, moves=reads.moves)
                yield from self._writes(name, _WRITING[pattern.operation], writes)
            else:
                yield from self._reads(pattern, reads, whole_table)
        for kind, writes in self.traffic.writes.items():
            yield from self._writes(kind, kind, writes)

    def _reads(
        self, pattern: PatternDesign, reads: Reads, whole_table: tuple[Decimal, Decimal]
    ) -> Iterator[CostLine]:
        size = self.sizes.item_bytes if reads.item_bytes is None else Decimal(reads.item_bytes)
        if pattern.operation == "Scan":
            reckoned = page_read(*whole_table, consistent=reads.consistent)
            yield self._line(pattern.name, "read", None, reads.month, reckoned)
            return
        filled = key_asked(self.table, self.entity, pattern)
        index = None if filled is None else filled.index
        if index is not None and not index.local and reads.consistent:
            raise TrafficError(
                f"{pattern.name} reads {index.name}, which does not support consistent reads."
            )
        if pattern.operation == "Query":
            entry = size if index is None else min(size, self.sizes.entry_bytes(index))
            reckoned = page_read(reads.items, entry, consistent=reads.consistent)
            yield self._line(pattern.name, "read", index, reads.month, reckoned)
            if index is None or index.projection == "ALL":
                return
        if self._is_by_guard(pattern):
            yield from self._by_guard(pattern.name, reads)
            return
        calls = reads.month * reads.items
        units, words = item_read(size, consistent=reads.consistent)
        yield self._line(pattern.name, "read", None, calls, (units, f"{words}, by key"))

    def _by_guard(self, name: str, reads: Reads) -> Iterator[CostLine]:
        """The guard of a unique value names the item; both are read consistently."""
        size = self.sizes.item_bytes if reads.item_bytes is None else Decimal(reads.item_bytes)
        calls = reads.month * reads.items
        units, words = item_read(size, consistent=True)
        yield self._line(name, "read", None, calls, (units, f"{words}, by key"))
        guard = item_read(_GUARD_BYTES, consistent=True)
        yield self._line(f"{name}, guard", "read", None, calls, guard)

    def _is_by_guard(self, pattern: PatternDesign) -> bool:
        """Whether the pattern first reads the guard of a unique value."""
        unique = {one.name for one in uniques_of(self.entity)}
        given = {one.attribute for one in pattern.parameters}
        return pattern.operation == "GetItem" and not pattern.entry and bool(given & unique)

    def _writes(self, name: str, kind: str, writes: Writes) -> Iterator[CostLine]:
        uniques, softly = uniques_of(self.entity), softly_of(self.entity)
        is_soft = kind == "delete" and softly is not None
        is_guarded = bool(uniques) and kind != "update" and not is_soft
        doubled = writes.transaction or is_guarded
        for moved in writes.moves:
            _found(f"index of {self.entity.name}", moved, {i.name: i for i in self._indexes()})
        reckoned = item_write(self.sizes.item_bytes, times=_ONE, transaction=doubled)
        yield self._line(name, "write", None, writes.month, reckoned)
        for index in self._indexes():
            changed = softly.name if is_soft and softly is not None else None
            times = self._share(index) * _times(kind, index, writes, changed)
            if times:
                entry = self.sizes.entry_bytes(index)
                reckoned = item_write(entry, times=times, transaction=doubled)
                yield self._line(name, "write", index, writes.month, reckoned)
        if is_guarded:
            times = Decimal(len(uniques))
            reckoned = item_write(_GUARD_BYTES, times=times, transaction=True)
            yield self._line(f"{name}, guards", "write", None, writes.month, reckoned)
        if is_guarded and kind != "create":  # which values it releases
            reckoned = item_read(self.sizes.item_bytes, consistent=True)
            yield self._line(f"{name}, read before", "read", None, writes.month, reckoned)

    def stored(self) -> Iterator[Stored]:
        items = Decimal(self.traffic.items)
        yield self._stored(None, items, self.sizes.item_bytes)
        for index in self._indexes():
            yield self._stored(index, items * self._share(index), self.sizes.entry_bytes(index))

    def _stored(self, index: IndexDesign | None, items: Decimal, size: Decimal) -> Stored:
        words = f"{items:,f} * ({size:,f} + {OVERHEAD_BYTES}) B"
        return Stored(
            self.table.name,
            None if index is None else index.name,
            items * (size + OVERHEAD_BYTES),
            index is not None and index.local,
            f"{self.entity.name}: {words}",
        )

    def _indexes(self) -> list[IndexDesign]:
        return [one for one in self.table.indexes if one.name in self.entity.index_keys]

    def _share(self, index: IndexDesign) -> Decimal:
        return self.traffic.index_share.get(index.name, _ONE)

    def _line(
        self,
        name: str,
        kind: str,
        index: IndexDesign | None,
        calls: Decimal,
        reckoned: tuple[Decimal, str],
    ) -> CostLine:
        units, words = reckoned
        return CostLine(
            self.table.name,
            None if index is None or index.local else index.name,
            f"{self.entity.name}.{name}",
            "read" if kind == "read" else "write",
            calls,
            units,
            words if index is None else f"{index.name}: {words}",
        )


def _times(kind: str, index: IndexDesign, writes: Writes, changed: str | None) -> Decimal:
    """Returns how often a write changes an index; `changed` is the only attribute it changes."""
    if index.name in writes.moves:
        return Decimal(2)  # the old entry is deleted, and a new one put
    if changed is not None and not isinstance(index.projection, str):
        return Decimal(changed in index.projection)
    if kind != "update" and changed is None:
        return _ONE
    return Decimal(0) if index.projection == "KEYS_ONLY" else _ONE


def _collection(
    design: Design, collection: CollectionDesign, reads: Reads, traffic: Traffic
) -> Iterable[CostLine]:
    """Returns the reads of a collection, by default with the mean size of its entities."""
    table = design.table(collection.table)
    members = [one for one in table.entities if one.name in collection.members.values()]
    sizes = [sizes_of(table, one, traffic.entities.get(one.name)).item_bytes for one in members]
    mean = sum(sizes, Decimal(0)) / max(1, len(sizes))
    size = mean if reads.item_bytes is None else Decimal(reads.item_bytes)
    units, words = page_read(reads.items, size, consistent=reads.consistent)
    words = words if collection.index is None else f"{collection.index}: {words}"
    yield CostLine(table.name, collection.index, collection.name, "read", reads.month, units, words)
