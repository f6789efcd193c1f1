"""Updates as the model has them: each knows its text, and what it makes of an item.

Every action reads the item as it was; indexes of lists mean the list as it was.
"""

from __future__ import annotations

import copy
from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Context
from typing import Any, Protocol

from tests.stateful.conditions import Substitutions
from tests.stateful.plain import Item, Path, Value, at, number, rank, spelled

_EXACT = Context(prec=400)
_DIGITS_MAX = 38


class Unfit(Exception):
    """The update does not fit the item; DynamoDB answers with a ValidationException."""


class Operand(Protocol):
    """What stands to the right of a SET."""

    def read(self, item: Item) -> Value | None: ...
    def text(self, names: Substitutions) -> str: ...


@dataclass(frozen=True)
class Given:
    """A value of the request."""

    value: Value

    def read(self, item: Item) -> Value | None:
        return spelled(self.value)

    def text(self, names: Substitutions) -> str:
        return names.value(self.value)


@dataclass(frozen=True)
class Found:
    """What the item has at a path."""

    path: Path

    def read(self, item: Item) -> Value | None:
        return at(item, self.path)

    def text(self, names: Substitutions) -> str:
        return names.path(self.path)


@dataclass(frozen=True)
class IfMissing:
    """if_not_exists."""

    path: Path
    otherwise: Operand

    def read(self, item: Item) -> Value | None:
        found = at(item, self.path)
        return self.otherwise.read(item) if found is None else found

    def text(self, names: Substitutions) -> str:
        return f"if_not_exists({names.path(self.path)}, {self.otherwise.text(names)})"


@dataclass(frozen=True)
class Total:
    """A sum or difference."""

    left: Operand
    sign: str
    right: Operand

    def read(self, item: Item) -> Value | None:
        left, right = _content(self.left, "N", item), _content(self.right, "N", item)
        return _sum(left, self.sign, right)

    def text(self, names: Substitutions) -> str:
        return f"{self.left.text(names)} {self.sign} {self.right.text(names)}"


@dataclass(frozen=True)
class Appended:
    """list_append."""

    first: Operand
    second: Operand

    def read(self, item: Item) -> Value | None:
        return {"L": _content(self.first, "L", item) + _content(self.second, "L", item)}

    def text(self, names: Substitutions) -> str:
        return f"list_append({self.first.text(names)}, {self.second.text(names)})"


def _content(operand: Operand, kind: str, item: Item) -> Any:
    value = operand.read(item)
    if value is None or kind not in value:
        raise Unfit
    return value[kind]


def _sum(left: str, sign: str, right: str) -> Value:
    left_rank, right_rank = rank({"N": left}), rank({"N": right})
    total = _EXACT.add(left_rank, right_rank if sign == "+" else -right_rank)
    digits = "".join(map(str, total.as_tuple().digits)).strip("0")
    if len(digits) > _DIGITS_MAX or (total and not -130 <= total.adjusted() <= 125):
        raise Unfit
    return {"N": number(str(total))}


class Action(Protocol):
    """One action of an update; `outcome` is what the path is to hold, or None for nothing."""

    @property
    def path(self) -> Path: ...
    @property
    def clause(self) -> str: ...
    def outcome(self, item: Item) -> Value | None: ...
    def text(self, names: Substitutions) -> str: ...


@dataclass(frozen=True)
class Set:
    path: Path
    operand: Operand
    clause: str = "SET"

    def outcome(self, item: Item) -> Value | None:
        value = self.operand.read(item)
        if value is None:
            raise Unfit
        return value

    def text(self, names: Substitutions) -> str:
        return f"{names.path(self.path)} = {self.operand.text(names)}"


@dataclass(frozen=True)
class Remove:
    path: Path
    clause: str = "REMOVE"

    def outcome(self, item: Item) -> Value | None:
        return None

    def text(self, names: Substitutions) -> str:
        return names.path(self.path)


@dataclass(frozen=True)
class Add:
    path: Path
    value: Value  # a number or a set
    clause: str = "ADD"

    def outcome(self, item: Item) -> Value | None:
        found, added = at(item, self.path), spelled(self.value)
        if found is None:
            return added
        ((kind, content),) = added.items()
        if kind not in found:
            raise Unfit
        if kind == "N":
            return _sum(found["N"], "+", content)
        return spelled({kind: list({*found[kind], *content})})

    def text(self, names: Substitutions) -> str:
        return f"{names.path(self.path)} {names.value(self.value)}"


@dataclass(frozen=True)
class Delete:
    path: Path
    value: Value  # a set
    clause: str = "DELETE"

    def outcome(self, item: Item) -> Value | None:
        found = at(item, self.path)
        if found is None:
            return None
        ((kind, unwanted),) = spelled(self.value).items()
        if kind not in found:
            raise Unfit
        kept = [member for member in found[kind] if member not in unwanted]
        return {kind: kept} if kept else None

    def text(self, names: Substitutions) -> str:
        return f"{names.path(self.path)} {names.value(self.value)}"


def text_of(actions: Sequence[Action], names: Substitutions) -> str:
    """The UpdateExpression of actions on paths that do not meet."""
    clauses: dict[str, list[str]] = {}
    for action in actions:
        clauses.setdefault(action.clause, []).append(action.text(names))
    return " ".join(f"{clause} {', '.join(texts)}" for clause, texts in clauses.items())


def _last_index(written: tuple[Path, Value | None]) -> int:
    step = written[0][-1]
    return step if isinstance(step, int) else 0


def updated(item: Item, actions: Sequence[Action]) -> Item:
    """The item after the actions; raises `Unfit`."""
    outcomes = [(action.path, action.outcome(item)) for action in actions]
    changed: Value = {"M": copy.deepcopy(item)}
    gaps: list[Value] = []
    # Past the end of a list, elements are appended in the order of their indexes.
    for path, outcome in sorted(outcomes, key=_last_index):
        parent, step = at(changed["M"], path[:-1]), path[-1]
        if parent is None or ("L" if isinstance(step, int) else "M") not in parent:
            raise Unfit
        if isinstance(step, str):
            if outcome is None:
                parent["M"].pop(step, None)
            else:
                parent["M"][step] = outcome
        elif step < len(parent["L"]):
            parent["L"][step] = outcome or {}
            gaps.append(parent)
        elif outcome is not None:
            parent["L"].append(outcome)
    for parent in gaps:
        parent["L"] = [element for element in parent["L"] if element]
    return changed["M"]
