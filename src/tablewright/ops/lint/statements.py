"""L104: a design that contradicts itself.

Names with two meanings or none, numbers in prose that differ from the design, incomplete lists of
values, and conflicting types.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from tablewright.model.design import (
    AttributeDesign,
    CollectionDesign,
    Design,
    EntityDesign,
    TableDesign,
)
from tablewright.ops.keys import filled_keys, keys_of, texts_of
from tablewright.ops.lint.findings import (
    DesignLocation,
    Finding,
    FindingSeverity,
    each_entity,
    place_of,
)

CODE = "L104"

_NUMBERS: Sequence[str] = (
    "one two three four five six seven eight nine ten eleven twelve thirteen".split()
)
_COUNTED = re.compile(
    rf"\b(?P<number>\d+|{'|'.join(_NUMBERS)}) (?:global secondary )?"
    r"(?P<noun>tables?|GSIs?|indexes|entities|entity types|item types|(?:access )?patterns)\b",
    re.IGNORECASE,
)
_REMEDY = "Decide which statement is correct, and change the other."


def contradictions(design: Design) -> Iterator[Finding]:
    """Reports contradictions within a design."""
    yield from _twice("Two tables", [one.name for one in design.tables], DesignLocation())
    for table in design.tables:
        yield from _table(table)
    for table, entity in each_entity(design):
        yield from _entity(table, entity)
    for one in design.collections:
        yield from _collection(design, one)
    yield from _counts(design)


def _error(place: DesignLocation, reason: str) -> Finding:
    return Finding(CODE, FindingSeverity.ERROR, place, reason, _REMEDY)


def _twice(what: str, names: Iterable[str], place: DesignLocation) -> Iterator[Finding]:
    listed = list(names)
    for name in dict.fromkeys(listed):
        if listed.count(name) > 1:
            yield _error(place, f"{what} are named {name}.")


def _table(table: TableDesign) -> Iterator[Finding]:
    place = DesignLocation(table=table.name)
    yield from _twice("Two indexes", [one.name for one in table.indexes], place)
    yield from _twice("Two entities", [one.name for one in table.entities], place)


def _entity(table: TableDesign, entity: EntityDesign) -> Iterator[Finding]:
    place = DesignLocation(table=table.name, entity=entity.name)
    yield from _twice("Two attributes", [one.name for one in entity.attributes], place)
    yield from _twice("Two patterns", [one.name for one in entity.patterns], place)
    indexes = {one.name: one for one in table.indexes}
    for name, entry in entity.index_keys.items():
        if name not in indexes:
            yield _error(place, f"The entity fills index {name}, which {table.name} does not have.")
            continue
        index = indexes[name]
        for side, keys, texts in (
            ("partition", index.partition_key, entry.pk),
            ("sort", index.sort_key, entry.sk),
        ):
            if len(keys_of(keys)) != len(texts_of(texts)):
                reason = (
                    f"The {side} key of {name} has {len(keys_of(keys))} attributes,"
                    f" but {len(texts_of(texts))} templates."
                )
                yield _error(
                    DesignLocation(table=table.name, index=name, entity=entity.name), reason
                )
    yield from _types(table, entity)
    for attribute in entity.attributes:
        yield from _values(table, entity, attribute)


def _types(table: TableDesign, entity: EntityDesign) -> Iterator[Finding]:
    """Reports keys whose type differs from that of their attribute."""
    types = {one.name: one.type for one in entity.attributes}
    for filled in filled_keys(table, entity):
        for one in filled.attributes:
            kind = types.get(one.template.bare or "", one.key.type)
            if one.key.type and kind and kind != one.key.type:
                reason = (
                    f"The key attribute {one.key.name} is {one.key.type}, but its value is {kind}."
                )
                yield _error(place_of(table, filled), reason)


def _values(
    table: TableDesign, entity: EntityDesign, attribute: AttributeDesign
) -> Iterator[Finding]:
    """Reports descriptions that list only some of the values; an open list ends in "etc."."""
    words = {one.strip(".") for one in re.findall(r"[\w.\-]+", attribute.description)}
    values = [one for one in attribute.enum or () if isinstance(one, str)]
    missing = [one for one in values if one not in words]
    if "etc" not in words and missing and len(values) - len(missing) > 1:
        place = DesignLocation(table=table.name, entity=entity.name, member=attribute.name)
        reason = f"The list of values in the description lacks {', '.join(missing)}."
        yield Finding(CODE, FindingSeverity.WARNING, place, reason, _REMEDY)


def _collection(design: Design, one: CollectionDesign) -> Iterator[Finding]:
    table = next((table for table in design.tables if table.name == one.table), None)
    place = DesignLocation(entity=one.name)
    if table is None:
        yield _error(place, f"The collection reads {one.table}, which is not a table.")
        return
    if one.index is not None and all(index.name != one.index for index in table.indexes):
        yield _error(place, f"The collection reads {one.index}, which {one.table} does not have.")
    known = {entity.name for entity in table.entities}
    for name in one.members.values():
        if name not in known:
            yield _error(place, f"The collection reads {name}, which is not in {one.table}.")


def _counts(design: Design) -> Iterator[Finding]:
    """Reports wrong numbers in the descriptions of the design and its tables."""
    yield from _claims(design.description, DesignLocation(), design.tables)
    for table in design.tables:
        yield from _claims(table.description, DesignLocation(table=table.name), (table,))


def _claims(text: str, place: DesignLocation, tables: tuple[TableDesign, ...]) -> Iterator[Finding]:
    entities = [entity for table in tables for entity in table.entities]
    counts = {
        "table": len(tables),
        "gsi": sum(not index.local for table in tables for index in table.indexes),
        "index": sum(len(table.indexes) for table in tables),
        "entit": len(entities),
        "item": len(entities),
        "pattern": sum(len(entity.patterns) for entity in entities),
    }
    for claim in _COUNTED.finditer(text):
        noun = claim["noun"].lower().removeprefix("access ")
        counted = next(count for name, count in counts.items() if noun.startswith(name))
        if noun.startswith("table") and len(tables) == 1 and place.table is not None:
            continue  # a table may speak of others
        if _number(claim["number"]) != counted:
            reason = f"The description says {claim.group()}, but the design has {counted}."
            yield Finding(CODE, FindingSeverity.WARNING, place, reason, _REMEDY)


def _number(text: str) -> int:
    return int(text) if text.isdigit() else _NUMBERS.index(text.lower()) + 1
