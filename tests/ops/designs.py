"""Designs as values, written down as briefly as a document would; they may be as wrong as one.

    table("events", "pk:S", "sk:S", indexes=[index("by-status", "tenant:S", "status#time:S")])

`"name:S"` is an attribute and its type, `"time…"` a range, `"role?"` a parameter to leave out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tablewright.model.design import (
    AttributeDesign,
    CollectionDesign,
    Design,
    EntityDesign,
    EntryDesign,
    IndexDesign,
    KeyDesign,
    ParameterDesign,
    PatternDesign,
    TableDesign,
)


def design(
    *tables: TableDesign, collections: Iterable[CollectionDesign] = (), **said: Any
) -> Design:
    return Design("original", tables, tuple(collections), **said)


def key(text: str) -> KeyDesign:
    name, _, kind = text.rpartition(":")
    return KeyDesign(name, kind)


def table(
    name: str,
    pk: str,
    sk: str | None = None,
    *,
    indexes: Iterable[IndexDesign] = (),
    entities: Iterable[EntityDesign] = (),
    ttl: str | None = None,
    billing: str = "PAY_PER_REQUEST",
    **said: Any,
) -> TableDesign:
    return TableDesign(
        name=name,
        partition_key=key(pk),
        sort_key=None if sk is None else key(sk),
        billing_mode=billing,
        ttl_attribute=ttl,
        point_in_time_recovery=False,
        encryption="AWS owned key",
        stream=None,
        indexes=tuple(indexes),
        entities=tuple(entities),
        **said,
    )


def index(name: str, pk: str, sk: str | None = None, projection: str = "ALL", **said: Any):
    return IndexDesign(name, key(pk), None if sk is None else key(sk), projection, **said)


def attribute(text: str, description: str = "", **said: Any) -> AttributeDesign:
    """`"level:N"` is required, `"level:N?"` is not."""
    name, _, kind = text.rpartition(":")
    said = {"required": not kind.endswith("?"), "description": description, **said}
    return AttributeDesign(name, name, kind.rstrip("?"), **said)


def entity(
    name: str,
    pk: str,
    sk: str | None = None,
    *,
    attributes: Iterable[str | AttributeDesign] = (),
    index_keys: Mapping[str, tuple[str, str | None] | EntryDesign] | None = None,
    patterns: Iterable[PatternDesign] | None = None,
    **said: Any,
) -> EntityDesign:
    """Without patterns it has one that gets an item by its key."""
    entries = {
        where: found if isinstance(found, EntryDesign) else EntryDesign(*found)
        for where, found in (index_keys or {}).items()
    }
    return EntityDesign(
        name=name,
        tag=None,
        pk=pk,
        sk=sk,
        index_keys=entries,
        attributes=tuple(attribute(one) if isinstance(one, str) else one for one in attributes),
        patterns=(BY_KEY,) if patterns is None else tuple(patterns),
        **said,
    )


def pattern(
    name: str,
    *parameters: str,
    operation: str = "Query",
    index: str | None = None,
    description: str = "",
    **said: Any,
) -> PatternDesign:
    return PatternDesign(
        name, operation, index, tuple(map(parameter, parameters)), description, **said
    )


def parameter(text: str) -> ParameterDesign:
    name = text.rstrip("…?")
    return ParameterDesign(name, name, "S", required=text == name, range=text.endswith("…"))


BY_KEY = PatternDesign("put", "PutItem", None, ())
