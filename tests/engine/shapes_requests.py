"""Random requests: right ones, made from the shapes, and spoiled ones."""

from __future__ import annotations

import base64
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from tablewright.engine.shapes.backups import BACKUP_OPERATIONS
from tablewright.engine.shapes.items import ITEM_OPERATIONS
from tablewright.engine.shapes.kinds import (
    NAME_PATTERN,
    Binary,
    Choice,
    Flag,
    Kind,
    ListOf,
    MapOf,
    Moment,
    Structure,
    TableName,
    Text,
    Value,
    Whole,
)
from tablewright.engine.shapes.statements import STATEMENT_OPERATIONS
from tablewright.engine.shapes.streams import STREAM_OPERATIONS
from tablewright.engine.shapes.tables import TABLE_OPERATIONS
from tablewright.engine.shapes.transfers import TRANSFER_OPERATIONS

OPERATIONS = {
    operation.name: operation
    for operation in (
        *TABLE_OPERATIONS,
        *ITEM_OPERATIONS,
        *STATEMENT_OPERATIONS,
        *BACKUP_OPERATIONS,
        *TRANSFER_OPERATIONS,
        *STREAM_OPERATIONS,
    )
}
# Long enough to be interesting, short enough to be drawn quickly.
ELEMENTS_MAX = 3

names = st.from_regex(r"[a-zA-Z0-9_.-]{3,12}", fullmatch=True)
arns = names.map("arn:aws:dynamodb:eu-west-2:123456789012:table/{}".format)
base64_texts = st.binary(max_size=6).map(lambda content: base64.b64encode(content).decode())
scalars = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=5)
    | st.sampled_from(["true", "NO", "x=", "YR==", "YQ==", "NONE", "a" * 256, ""])
)
json_documents = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=ELEMENTS_MAX)
        | st.dictionaries(st.text(max_size=3), inner, max_size=ELEMENTS_MAX)
    ),
    max_leaves=10,
)


def _values() -> SearchStrategy[dict[str, Any]]:
    def one(member: str, content: SearchStrategy[Any]) -> SearchStrategy[dict[str, Any]]:
        return st.fixed_dictionaries({member: content})

    texts = st.text(max_size=5)
    leaves = (
        one("S", texts)
        | one("N", st.integers().map(str))
        | one("B", base64_texts)
        | one("BOOL", st.booleans())
        | one("NULL", st.just(True))
        | one("SS", st.lists(texts, max_size=ELEMENTS_MAX))
        | one("NS", st.lists(texts, max_size=ELEMENTS_MAX))
        | one("BS", st.lists(base64_texts, max_size=ELEMENTS_MAX))
        | st.just({})
    )
    return st.recursive(
        leaves,
        lambda inner: (
            one("L", st.lists(inner, max_size=ELEMENTS_MAX))
            | one("M", st.dictionaries(st.text(max_size=3), inner, max_size=ELEMENTS_MAX))
        ),
        max_leaves=6,
    )


values = _values()


def right(kind: Kind) -> SearchStrategy[Any]:
    """JSON of a kind that breaks no rule."""
    match kind:
        case Text():
            if kind.pattern is not None:
                return _matching(kind)
            length_max = 5 if kind.length_max is None else min(5, kind.length_max)
            return st.text(min_size=kind.length_min, max_size=max(length_max, kind.length_min))
        case TableName():
            return names | arns
        case Choice():
            return st.sampled_from(kind.values)
        case Whole():
            return st.integers(kind.value_min, kind.value_max)
        case Moment():
            return st.floats(allow_nan=False, allow_infinity=False) | st.integers(-(2**60), 2**60)
        case Flag():
            return st.booleans()
        case Binary():
            return base64_texts
        case Value():
            return values
        case ListOf():
            return st.lists(right(kind.element), min_size=kind.length_min, max_size=_most(kind))
        case MapOf():
            keys = st.text(max_size=3) if kind.key is None else right(kind.key)
            inner = right(kind.element)
            return st.dictionaries(keys, inner, min_size=kind.length_min, max_size=_most(kind))
        case Structure():
            required = {m.name: right(m.kind) for m in kind.members if m.required}
            optional = {m.name: right(m.kind) for m in kind.members if not m.required}
            return st.fixed_dictionaries(required, optional=optional)


def _matching(kind: Text) -> SearchStrategy[str]:
    """Texts of a pattern; the only ones that must be long are of hexadecimal digits."""
    if kind.pattern == NAME_PATTERN:
        return names
    if kind.length_min > 1:
        return st.just("0" * kind.length_min)
    most = kind.length_max or 100
    texts = st.from_regex(kind.checked_by or kind.pattern or "", fullmatch=True)
    return texts.filter(lambda text: kind.length_min <= len(text) <= most)


def spoiled(kind: Kind) -> SearchStrategy[Any]:
    """JSON that has something of a kind, and something of anything."""
    match kind:
        case ListOf():
            return st.lists(spoiled(kind.element), max_size=ELEMENTS_MAX) | json_documents
        case MapOf():
            inner = spoiled(kind.element)
            return st.dictionaries(st.text(max_size=3), inner, max_size=ELEMENTS_MAX) | right(kind)
        case Structure():
            members = {m.name: spoiled(m.kind) for m in kind.members}
            return st.fixed_dictionaries({}, optional={**members, "Unknown": json_documents})
        case Value():
            return (
                values
                | json_documents
                | st.dictionaries(
                    st.sampled_from(["S", "N", "B", "L", "M", "BOOL", "NULL", "SS", "BS"]),
                    json_documents,
                    max_size=2,
                )
            )
        case _:
            return right(kind) | scalars


def _most(kind: ListOf | MapOf) -> int:
    return ELEMENTS_MAX if kind.length_max is None else min(ELEMENTS_MAX, kind.length_max)
