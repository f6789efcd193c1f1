"""Document paths and sources: the attributes, tables and indexes of a statement."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from tablewright import limits
from tablewright.expressions.tree import Reference
from tablewright.partiql.error_messages import EMPTY_NAME, refused
from tablewright.partiql.tree import (
    AnyElement,
    AnyMember,
    Element,
    Literal,
    Member,
    Name,
    Node,
    Path,
    Sequence,
    Step,
    TableReference,
)

_UNEXPECTED = "Unexpected path component"
_INDEX_DIGITS_MAX: Final = len(str(limits.LIST_INDEX_MAX))
_TABLE_NAME: Final = re.compile(
    rf"[a-zA-Z0-9_.-]{{{limits.NAME_LENGTH_MIN},{limits.NAME_LENGTH_MAX}}}|arn:[^\s]+"
).fullmatch


@dataclass(frozen=True, slots=True)
class Target:
    """The table or index of a statement."""

    table: str
    index: str | None = None


def reference_of(node: Node) -> Reference:
    """Returns the document path of a node; raises DynamoDB's error for other nodes."""
    if isinstance(node, Name):
        return Reference((_checked(node.text),), has_placeholders=False)
    if not isinstance(node, Path):
        raise refused(_UNEXPECTED, node.place)
    root = node.root
    if isinstance(root, Sequence):
        raise refused("A path cannot start with a list index", root.place)
    if not isinstance(root, Name):
        raise refused(_UNEXPECTED, root.place)
    steps = tuple([_step(step) for step in node.steps])
    return Reference((_checked(root.text), *steps), has_placeholders=False)


def _step(step: Step) -> str | int:
    match step:
        case Member():
            return _checked(step.name)
        case AnyMember():
            raise refused("Unpivot path component like a.*.b are not supported", step.place)
        case AnyElement():
            raise refused("Wildcard path component like a[*].b are not supported", step.place)
        case Element():
            return _key(step.key)


def _key(key: Node) -> str | int:
    if isinstance(key, Name):
        return _checked(key.text)
    if isinstance(key, Literal) and key.type == "S":
        return _checked(key.text)
    if not isinstance(key, Literal) or key.type != "N" or not key.text.lstrip("-").isdigit():
        raise refused(_UNEXPECTED, key.place)
    # Thousands of digits are not converted: that is slow, and Python may reject it.
    is_short = len(key.text) <= _INDEX_DIGITS_MAX
    index = int(key.text) if is_short else limits.LIST_INDEX_MAX + 1
    if not 0 <= index <= limits.LIST_INDEX_MAX:
        message = f"List index is not within the allowable range; index: [{key.text}]"
        raise refused(message, key.place)
    return index


def _checked(name: str) -> str:
    if not name:
        raise refused(EMPTY_NAME)
    return name


def target_of(source: TableReference) -> Target:
    """Returns the table or index of FROM or UPDATE."""
    if not source.is_lone:
        raise refused("Only select from a single table or index is supported.")
    if source.is_aliased:
        raise refused("Aliasing is not supported")
    node = source.expression
    if not isinstance(node, Name | Path):
        raise refused("Unexpected from source")
    root = node.root if isinstance(node, Path) else node
    steps = node.steps if isinstance(node, Path) else ()
    if not isinstance(root, Name):
        raise refused("Unexpected from source")
    names = [_checked(root.text), *map(_source_step, steps)]
    if len(names) > 2:
        raise refused("A path may contain at most 2 components in the FROM clause")
    for name in names:
        if _TABLE_NAME(name) is None:
            raise refused(
                f"Table name should be within the length [{limits.NAME_LENGTH_MIN}, "
                f"{limits.NAME_LENGTH_MAX}] and only contain 'a-z', 'A-Z', '0-9', '-', '_', '.'."
            )
    return Target(*names)


def _source_step(step: Step) -> str:
    name = _step(step)
    if isinstance(name, int):
        raise refused("Invalid list expression in source.")
    return name


def inserted_table(node: Node) -> str:
    """Returns the table of INSERT INTO."""
    if not isinstance(node, Name):
        raise refused(
            "FROM clause may only contain a single table name in data manipulation statements"
        )
    return _checked(node.text)
