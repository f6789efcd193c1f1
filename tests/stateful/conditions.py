"""Conditions as the model has them: each knows its text, and whether it holds of an item.

A small part of DynamoDB's language, evaluated without its parser.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from tests.stateful.plain import Item, Path, Value, at, rank, spelled


class Substitutions:
    """The names and values of a request, gathered while its expressions are written down."""

    def __init__(self) -> None:
        self.names: dict[str, str] = {}
        self.values: dict[str, Value] = {}

    def path(self, path: Path) -> str:
        """A path, every name of it replaced."""
        return "".join(
            f"[{step}]" if isinstance(step, int) else f".{self._name(step)}" for step in path
        ).removeprefix(".")

    def value(self, value: Value) -> str:
        """A placeholder for a value."""
        placeholder = f":v{len(self.values)}"
        self.values[placeholder] = value
        return placeholder

    def _name(self, name: str) -> str:
        placeholder = f"#{name}"
        self.names[placeholder] = name
        return placeholder

    def members(self) -> dict[str, Any]:
        """The two members of a request, where there is something in them."""
        members: dict[str, Any] = {}
        if self.names:
            members["ExpressionAttributeNames"] = self.names
        if self.values:
            members["ExpressionAttributeValues"] = self.values
        return members


class Condition(Protocol):
    """Something that holds of an item or does not."""

    def holds(self, item: Item) -> bool: ...
    def text(self, names: Substitutions) -> str: ...


_COMPARISONS: dict[str, Callable[[Any, Any], bool]] = {
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}


@dataclass(frozen=True)
class Exists:
    path: Path

    def holds(self, item: Item) -> bool:
        return at(item, self.path) is not None

    def text(self, names: Substitutions) -> str:
        return f"attribute_exists({names.path(self.path)})"


@dataclass(frozen=True)
class Missing:
    path: Path

    def holds(self, item: Item) -> bool:
        return at(item, self.path) is None

    def text(self, names: Substitutions) -> str:
        return f"attribute_not_exists({names.path(self.path)})"


@dataclass(frozen=True)
class HasType:
    path: Path
    type: str

    def holds(self, item: Item) -> bool:
        found = at(item, self.path)
        return found is not None and self.type in found

    def text(self, names: Substitutions) -> str:
        return f"attribute_type({names.path(self.path)}, {names.value({'S': self.type})})"


@dataclass(frozen=True)
class Equals:
    path: Path
    value: Value
    negated: bool = False

    def holds(self, item: Item) -> bool:
        return (at(item, self.path) == spelled(self.value)) != self.negated

    def text(self, names: Substitutions) -> str:
        sign = "<>" if self.negated else "="
        return f"{names.path(self.path)} {sign} {names.value(self.value)}"


@dataclass(frozen=True)
class Compares:
    path: Path
    sign: str
    value: Value  # a string, number or binary

    def holds(self, item: Item) -> bool:
        found = at(item, self.path)
        if found is None or found.keys() != self.value.keys():
            return False
        return _COMPARISONS[self.sign](rank(found), rank(self.value))

    def text(self, names: Substitutions) -> str:
        return f"{names.path(self.path)} {self.sign} {names.value(self.value)}"


@dataclass(frozen=True)
class Between:
    path: Path
    low: Value
    high: Value  # of the same type and not lower

    def holds(self, item: Item) -> bool:
        found = at(item, self.path)
        if found is None or found.keys() != self.low.keys():
            return False
        return rank(self.low) <= rank(found) <= rank(self.high)

    def text(self, names: Substitutions) -> str:
        low, high = names.value(self.low), names.value(self.high)
        return f"{names.path(self.path)} BETWEEN {low} AND {high}"


@dataclass(frozen=True)
class OneOf:
    path: Path
    values: tuple[Value, ...]

    def holds(self, item: Item) -> bool:
        return at(item, self.path) in [spelled(value) for value in self.values]

    def text(self, names: Substitutions) -> str:
        choices = ", ".join([names.value(value) for value in self.values])
        return f"{names.path(self.path)} IN ({choices})"


@dataclass(frozen=True)
class BeginsWith:
    path: Path
    prefix: Value  # a string or binary

    def holds(self, item: Item) -> bool:
        found = at(item, self.path)
        if found is None or found.keys() != self.prefix.keys():
            return False
        return rank(found).startswith(rank(self.prefix))

    def text(self, names: Substitutions) -> str:
        return f"begins_with({names.path(self.path)}, {names.value(self.prefix)})"


@dataclass(frozen=True)
class Contains:
    path: Path
    sought: Value  # a string, number or binary

    def holds(self, item: Item) -> bool:
        found = at(item, self.path)
        if found is None:
            return False
        sought = spelled(self.sought)
        ((found_kind, content),) = found.items()
        ((kind, member),) = sought.items()
        if found_kind == "L":
            return sought in content
        if found_kind == kind and kind in "SB":
            return rank(sought) in rank(found)
        return found_kind == kind + "S" and member in content

    def text(self, names: Substitutions) -> str:
        return f"contains({names.path(self.path)}, {names.value(self.sought)})"


@dataclass(frozen=True)
class HasSize:
    path: Path
    sign: str
    size: int

    def holds(self, item: Item) -> bool:
        found = at(item, self.path)
        if found is None:
            return False
        ((kind, content),) = found.items()
        if kind in ("N", "BOOL", "NULL"):
            return False
        if kind == "S":
            length = len(content.encode("utf-16-le")) // 2
        else:
            length = len(rank(found)) if kind == "B" else len(content)
        return _COMPARISONS[self.sign](length, self.size)

    def text(self, names: Substitutions) -> str:
        size = names.value({"N": str(self.size)})
        return f"size({names.path(self.path)}) {self.sign} {size}"


@dataclass(frozen=True)
class Not:
    part: Condition

    def holds(self, item: Item) -> bool:
        return not self.part.holds(item)

    def text(self, names: Substitutions) -> str:
        return f"NOT ({self.part.text(names)})"


@dataclass(frozen=True)
class Both:
    left: Condition
    right: Condition

    def holds(self, item: Item) -> bool:
        return self.left.holds(item) and self.right.holds(item)

    def text(self, names: Substitutions) -> str:
        return f"({self.left.text(names)}) AND ({self.right.text(names)})"


@dataclass(frozen=True)
class Either:
    left: Condition
    right: Condition

    def holds(self, item: Item) -> bool:
        return self.left.holds(item) or self.right.holds(item)

    def text(self, names: Substitutions) -> str:
        return f"({self.left.text(names)}) OR ({self.right.text(names)})"


def names_in(condition: Any) -> set[str]:
    """The attributes that a condition looks at."""
    if isinstance(condition, Not):
        return names_in(condition.part)
    if isinstance(condition, Both | Either):
        return names_in(condition.left) | names_in(condition.right)
    return {condition.path[0]}
