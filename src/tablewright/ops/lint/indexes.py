"""L105: unnecessary or too many indexes.

Every index costs a write for each write of an item in it, and storage.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from tablewright import limits
from tablewright.model.design import Design, EntityDesign, IndexDesign, TableDesign
from tablewright.ops.key_conditions import key_asked
from tablewright.ops.keys import FilledKey, KeyAttribute, filled_key, keys_of
from tablewright.ops.lint.findings import DesignLocation, Finding, FindingSeverity

CODE = "L105"

_MANY = limits.GSIS_MAX // 2


def needless_indexes(design: Design) -> Iterator[Finding]:
    """Finds indexes that are empty, unused, or the same as another key."""
    for table in design.tables:
        for index in table.indexes:
            yield from _index(design, table, index)
        count = sum(not index.local for index in table.indexes)
        if count > _MANY:
            reason = f"The table has {count} of at most {limits.GSIS_MAX} global indexes."
            remedy = "Share indexes: one pair of key attributes can serve several entities."
            yield Finding(
                CODE, FindingSeverity.INFO, DesignLocation(table=table.name), reason, remedy
            )


def _index(design: Design, table: TableDesign, index: IndexDesign) -> Iterator[Finding]:
    place = DesignLocation(table=table.name, index=index.name)
    filled = [
        found
        for entity in table.entities
        if (found := filled_key(table, entity, index.name)) is not None
    ]
    if not filled:
        if _is_supplied(table, index):
            reason = "No entity has all key attributes of the index, so it is always empty."
            remedy = "Add the attributes to an entity, or remove the index."
            yield Finding(CODE, FindingSeverity.WARNING, place, reason, remedy)
        return
    if not _is_asked(design, table, index):
        reason = "No access pattern or collection reads this index."
        remedy = "Remove the index. You can add it when a pattern needs it."
        yield Finding(CODE, FindingSeverity.WARNING, place, reason, remedy)
    else:
        yield from _unread_entries(design, table, index, filled)
    yield from _same_keys(table, index, filled)
    yield from _same_index(table, index, filled)


def _unread_entries(
    design: Design, table: TableDesign, index: IndexDesign, filled: list[FilledKey]
) -> Iterator[Finding]:
    """Returns entries that only cost writes: the index is read for other entities."""
    members = {
        name
        for one in design.collections
        if (one.table, one.index) == (table.name, index.name)
        for name in one.members.values()
    }
    for found in filled:
        name = found.entity.name
        if name not in members and not _asks(table, found.entity, index):
            place = DesignLocation(
                table=table.name, index=index.name, entity=name, member=found.entry
            )
            reason = f"No access pattern or collection reads the entries of {name} in this index."
            remedy = "Remove the entry, or allow this finding if code reads the index by itself."
            yield Finding(CODE, FindingSeverity.WARNING, place, reason, remedy)


def _same_index(
    table: TableDesign, index: IndexDesign, filled: list[FilledKey]
) -> Iterator[Finding]:
    """Returns an earlier index with the same entries in the same order."""
    for other in table.indexes[: table.indexes.index(index)]:
        found = [filled_key(table, entity, other.name) for entity in table.entities]
        if other.local == index.local and _entries(filled) == _entries(filter(None, found)):
            place = DesignLocation(table=table.name, index=index.name)
            reason = f"The index has the same entries as {other.name}."
            remedy = f"Query {other.name}, project what both need into it, and remove this index."
            yield Finding(CODE, FindingSeverity.WARNING, place, reason, remedy)
            return


def _entries(filled: Iterable[FilledKey]) -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    return {one.entity.name: (_texts(one.partition), _texts(one.sort)) for one in filled}


def _same_keys(
    table: TableDesign, index: IndexDesign, filled: list[FilledKey]
) -> Iterator[Finding]:
    place = DesignLocation(table=table.name, index=index.name)
    primary = [filled_key(table, one.entity, None) for one in filled]
    pairs = [(one, base) for one, base in zip(filled, primary, strict=True) if base is not None]
    if index.local or not all(_texts(one.partition) == _texts(b.partition) for one, b in pairs):
        return
    if all(_begins(base.sort, one.sort) for one, base in pairs):
        reason = "The index has the same keys as the table."
        remedy = "Query the table, and remove the index."
        yield Finding(CODE, FindingSeverity.WARNING, place, reason, remedy)
    else:
        reason = "The index has the table's partition key: a local index could replace it."
        remedy = (
            "Make the index local if no partition exceeds 10 GB. Otherwise allow this finding:"
            " global indexes can be added later and have no size limit."
        )
        yield Finding(CODE, FindingSeverity.INFO, place, reason, remedy)


def _texts(attributes: tuple[KeyAttribute, ...]) -> tuple[str, ...]:
    return tuple(one.template.text for one in attributes)


def _begins(base: tuple[KeyAttribute, ...], other: tuple[KeyAttribute, ...]) -> bool:
    """Whether the table's sort key gives the same order, or a finer one."""
    return all(
        mine.startswith(yours) for mine, yours in zip(_texts(base), _texts(other), strict=False)
    ) and len(other) <= len(base)


def _is_supplied(table: TableDesign, index: IndexDesign) -> bool:
    """Whether every key attribute is an attribute of some entity."""
    known = {one.name for entity in table.entities for one in entity.attributes}
    known |= {table.tag_attribute or ""}
    keys = (*keys_of(index.partition_key), *keys_of(index.sort_key))
    return all(key.name in known for key in keys)


def _is_asked(design: Design, table: TableDesign, index: IndexDesign) -> bool:
    if any(one.table == table.name and one.index == index.name for one in design.collections):
        return True
    return any(_asks(table, entity, index) for entity in table.entities)


def _asks(table: TableDesign, entity: EntityDesign, index: IndexDesign) -> bool:
    """Whether a pattern of an entity reads an index."""
    for pattern in entity.patterns:
        found = key_asked(table, entity, pattern)
        name = found.index.name if found is not None and found.index else pattern.index
        if name == index.name:
            return True
    return False
