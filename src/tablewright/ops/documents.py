"""Documents: a design as Markdown, in the usual form of such pages.

    text = document(design)

Everything in it comes from the design. Additions to the original document of a design are marked
with a plus sign.
Not here: images (`ops.diagram`), the example items (`ops.examples`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tablewright.model.design import (
    AttributeDesign,
    CollectionDesign,
    Design,
    EntityDesign,
    IndexDesign,
    PatternDesign,
    TableDesign,
)
from tablewright.ops.examples import example_item, plain_item
from tablewright.ops.key_conditions import conditions, key_asked
from tablewright.ops.keys import FilledKey, filled_keys, keys_of
from tablewright.ops.structures import KINDS, kind_words, structure

_EXTENSION = " **+**"
_BILLING = {"PAY_PER_REQUEST": "on demand (PAY_PER_REQUEST)", "PROVISIONED": "PROVISIONED"}


def document(design: Design) -> str:
    """Returns a design as a Markdown page."""
    lines = [*_opening(design)]
    for table in design.tables:
        lines += _table(design, table)
    lines += [*_capacity(design), *_retention(design)]
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip() + "\n"


def _opening(design: Design) -> Iterator[str]:
    yield f"# {design.system}"
    yield from ("", design.description, "")
    if len(design.tables) > 1:
        yield from ("## Tables", "")
        for number, table in enumerate(design.tables, 1):
            told = _first_line(table.description)
            link = f"[{table.name}](#{_anchor(table.name)}){_mark(table.extension)}"
            yield f"{number}. {link}{': ' + told if told else ''}"
        yield ""
    if _has_extensions(design):
        yield from ("**+** marks additions to the original document of this design.", "")


# Tables


def _table(design: Design, table: TableDesign) -> Iterator[str]:
    yield f"## {table.name}{_mark(table.extension)}"
    yield from ("", table.description, "", "**Primary Key**:", "")
    for role, keys in (("Partition Key", table.partition_key), ("Sort Key", table.sort_key)):
        for key in keys_of(keys):
            yield f"- **{role}**: `{key.name}` ({_kind(key.type)})"
    yield from ("", "**Settings**:", "", *_settings(table), "")
    for title, is_local in (("Global", False), ("Local", True)):
        indexes = [index for index in table.indexes if index.local is is_local]
        if indexes:
            yield from ("", f"**{title} Secondary Indexes**:", "")
            yield from _rows(
                ("Index", "Partition Key", "Sort Key", "Projection"), map(_index, indexes)
            )
            yield ""
    for entity in table.entities:
        yield from _entity(table, entity)
    collections = [one for one in design.collections if one.table == table.name]
    if collections:
        yield from (
            "### Collections",
            "",
            "Each collection reads several entities of one partition in one query.",
            "",
        )
        yield from _rows(
            ("Collection", "Index", "Partition Key", "Entities", "Description"),
            (_collection(table, one) for one in collections),
        )
        yield ""


def _settings(table: TableDesign) -> Iterator[str]:
    yield f"- Billing mode: {_BILLING.get(table.billing_mode, table.billing_mode)}"
    yield f"- Point-in-time recovery: {'on' if table.point_in_time_recovery else 'off'}"
    yield f"- Encryption at rest: {table.encryption}"
    if table.ttl_attribute:
        yield f"- TTL attribute: `{table.ttl_attribute}`"
    if table.stream:
        yield f"- Stream: {table.stream}"
    if table.deletion_protection:
        yield "- Deletion protection: on"
    if table.tag_attribute:
        yield f"- Entities are distinguished by `{table.tag_attribute}`"
    for name, value in table.tags.items():
        yield f"- Tag `{name}`: {value}"


def _index(index: IndexDesign) -> tuple[str, ...]:
    keys = (
        ", ".join(f"`{key.name}` ({_kind(key.type)})" for key in keys_of(one))
        for one in (index.partition_key, index.sort_key)
    )
    shown = index.projection
    projection = (
        shown if isinstance(shown, str) else "INCLUDE " + ", ".join(f"`{n}`" for n in shown)
    )
    return (f"`{index.name}`{_mark(index.extension)}", *keys, projection)


def _collection(table: TableDesign, one: CollectionDesign) -> tuple[str, ...]:
    keys: Any = table.partition_key
    if one.index is not None:
        keys = next((i.partition_key for i in table.indexes if i.name == one.index), keys)
    condition = f'`{keys_of(keys)[0].name} = "{one.pk}"`'
    members = ", ".join(f"{name}: {entity}" for name, entity in one.members.items())
    return one.name, f"`{one.index}`" if one.index else "table", condition, members, one.description


# Entities


def _entity(table: TableDesign, entity: EntityDesign) -> Iterator[str]:
    yield f"### {entity.name}{_mark(entity.extension)}"
    yield from ("", entity.description, "")
    if entity.tag is not None:
        yield from (f'Tag: `{table.tag_attribute} = "{entity.tag}"`', "")
    if entity.tenant is not None:
        yield from (f"Tenant: `{entity.tenant}`", "")
    yield from ("**Key Patterns**:", "")
    yield from _rows(
        ("Where", "Key", "Items"), (_key_row(one) for one in filled_keys(table, entity))
    )
    yield from ("", "**Attributes**:", "")
    yield from _rows(
        ("Attribute", "Type", "Required", "Description"),
        (_attribute(one) for one in entity.attributes if not one.key_only),
    )
    yield ""
    yield from _key_only(entity)
    for one in entity.attributes:
        yield from _structure(one)
    yield from _patterns(table, entity)
    item = plain_item(entity, example_item(table, entity))
    yield from ("**Example Item**:", "", "```json", json.dumps(item, indent=2, ensure_ascii=False))
    yield from ("```", "")


def _key_row(filled: FilledKey) -> tuple[str, str, str]:
    where = "table" if filled.index is None else f"`{filled.index.name}`"
    keys = ", ".join(f"`{one.key.name}: {one.template.text}`" for one in filled.attributes)
    told = [
        f"`{name}` is {' or '.join(f'`{_json(value)}`' for value in allowed)}"
        for name, allowed in filled.when.items()
    ]
    optional = [
        f"`{one.name}`"
        for one in filled.entity.attributes
        if not one.required and one.name in filled.names and one.role != "ttl"
    ]
    told += (
        [f"{', '.join(optional)} {'are' if len(optional) > 1 else 'is'} present"]
        if optional
        else []
    )
    return where, keys, f"where {' and '.join(told)}" if told else "all"


def _attribute(one: AttributeDesign) -> tuple[str, ...]:
    kind = kind_words(one.schema or {"type": one.type, "format": one.format})
    told = [one.description.rstrip(".")] if one.description else []
    if one.enum and not all(str(value) in one.description for value in one.enum):
        told.append("one of " + ", ".join(f"`{_json(value)}`" for value in one.enum))
    if one.computed is not None:
        told.append(f"computed from `{one.computed}`")
    if one.unique_within is not None:
        within = f" within {', '.join(one.unique_within)}" if one.unique_within else ""
        within += ", ignoring case" if one.ignores_case else ""
        told.append(f"unique{within}, enforced by a guard item")
    told += ["encrypted"] * one.encrypted
    told += {
        "created": ["set when the item is created"],
        "updated": ["set by every write"],
        "version": ["incremented by every write"],
        "ttl": ["the item may be deleted after this time", *_set_automatically(one)],
        "softly": ["set instead of deleting the item"],
    }.get(one.role, [])
    return (
        f"`{one.name}`{_mark(one.extension)}",
        kind,
        "Yes" if one.required else "No",
        "; ".join(told),
    )


def _set_automatically(one: AttributeDesign) -> list[str]:
    """Returns a description of how a TTL attribute gets its value."""
    if one.ttl_after_seconds is None:
        return []
    start = "the item is created" if one.ttl_of is None else f"`{one.ttl_of}`"
    again = ", and again by every update" if one.ttl_renewed else ""
    return [f"set to {_duration(one.ttl_after_seconds)} after {start}{again}"]


def _duration(seconds: int) -> str:
    """Returns a duration in its largest whole unit.

    >>> _duration(86_400), _duration(90)
    ('1 day', '90 seconds')
    """
    sizes = {"day": 86_400, "hour": 3_600, "minute": 60, "second": 1}
    unit = next(unit for unit, size in sizes.items() if seconds % size == 0)
    count = seconds // sizes[unit]
    return f"{count:,} {unit}" + "s" * (count != 1)


def _key_only(entity: EntityDesign) -> Iterator[str]:
    hidden = [one for one in entity.attributes if one.key_only]
    if hidden:
        yield from ("**In keys only**:", "")
        for one in hidden:
            told = f": {one.description}" if one.description else ""
            yield f"- `{one.name}` ({_kind(one.type)}){_mark(one.extension)}{told}"
        yield ""


def _structure(one: AttributeDesign) -> Iterator[str]:
    shown = structure(one.schema)
    if shown is not None:
        yield from (f"**`{one.name}` Structure**:", "", "```json")
        yield from (json.dumps(shown, indent=2, ensure_ascii=False), "```", "")


def _patterns(table: TableDesign, entity: EntityDesign) -> Iterator[str]:
    yield from ("**Access Patterns**:", "")
    if not entity.patterns:
        yield from ("None.", "")
        return
    yield from _rows(
        ("Pattern", "Operation", "Key Condition", "Description"),
        (_pattern(table, entity, one) for one in entity.patterns),
    )
    yield ""


def _pattern(table: TableDesign, entity: EntityDesign, one: PatternDesign) -> tuple[str, ...]:
    call = f"`{one.name}({', '.join(parameter.name for parameter in one.parameters)})`"
    filled = key_asked(table, entity, one)
    index = filled.index.name if filled is not None and filled.index is not None else one.index
    operation = one.operation + (f" on `{index}`" if index else "")
    condition = ""
    if filled is not None:
        least, most = conditions(one, filled)
        condition = f"`{least}`" + (f" or `{most}`" if most is not None else "")
    order = ["newest first"] * (one.newest_first and "newest first" not in one.description)
    order += [f"at most {one.limit}"] if one.limit else []
    told = "; ".join([*([one.description.rstrip(".")] if one.description else []), *order])
    return call + _mark(one.extension), operation, condition, told


# Capacity and retention


def _capacity(design: Design) -> Iterator[str]:
    yield from ("## Capacity", "")
    on_demand = [one.name for one in design.tables if one.billing_mode == "PAY_PER_REQUEST"]
    if on_demand:
        yield from ("**On demand**: " + ", ".join(f"`{name}`" for name in on_demand), "")
    paid = [one for one in design.tables if one.billing_mode == "PROVISIONED"]
    if paid:
        yield from ("**Provisioned**:", "")
        rows = [row for table in paid for row in _capacity_rows(table)]
        yield from _rows(("Table or Index", "RCU", "WCU"), rows)
        yield ""


def _capacity_rows(table: TableDesign) -> Iterator[tuple[str, ...]]:
    yield f"`{table.name}`", _units(table.read_units), _units(table.write_units)
    for index in table.indexes:
        # DynamoDB requires the capacity of every index; the default is the table's.
        reads = index.read_units if index.read_units is not None else table.read_units
        writes = index.write_units if index.write_units is not None else table.write_units
        yield f"`{table.name}`, `{index.name}`", _units(reads), _units(writes)


def _units(units: int | None) -> str:
    return "not stated" if units is None else str(units)


def _retention(design: Design) -> Iterator[str]:
    yield from ("## TTL", "")
    rows = [
        (
            f"`{table.name}`",
            f"`{table.ttl_attribute}`",
            entity.name,
            "; ".join([*filter(None, [attribute.description]), *_set_automatically(attribute)]),
        )
        for table in design.tables
        for entity in table.entities
        for attribute in entity.attributes
        if table.ttl_attribute is not None and attribute.name == table.ttl_attribute
    ]
    if rows:
        yield from _rows(("Table", "TTL Attribute", "Entity", "When"), rows)
    else:
        yield "None."
    yield ""


# Markdown


def _rows(titles: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield f"| {' | '.join(titles)} |"
    yield f"|{'---|' * len(titles)}"
    for row in rows:
        yield f"| {' | '.join(map(_cell, row))} |"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def _mark(extension: bool) -> str:
    return _EXTENSION if extension else ""


def _kind(kind: str) -> str:
    return KINDS.get(kind, kind or "not stated")


def _json(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _first_line(text: str) -> str:
    return text.strip().partition("\n")[0]


def _anchor(title: str) -> str:
    """Returns the fragment that GitHub generates for a heading."""
    return re.sub(r"[^\w\- ]", "", title.lower()).replace(" ", "-")


def _has_extensions(design: Design) -> bool:
    return any(
        table.extension
        or any(index.extension for index in table.indexes)
        or any(
            entity.extension or any(one.extension for one in (*entity.attributes, *entity.patterns))
            for entity in table.entities
        )
        for table in design.tables
    )
