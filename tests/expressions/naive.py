"""Conditions and updates worked out the slow and obvious way, straight from the tree.

Values become Python values of their own kind first, so that Python's `==` and `<` decide; nothing
is shared with the package but the tree.
"""

from __future__ import annotations

import base64
import copy
import operator
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from tablewright.expressions.tree import (
    Action,
    And,
    Between,
    Call,
    Comparison,
    In,
    Not,
    Or,
    Placeholder,
    Reference,
    Sum,
)

COMPARISONS = {"<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
ORDERED = {"S", "N", "B"}


class DoesNotFitError(Exception):
    """The update cannot be applied to the item."""


def plain(value: dict[str, Any]) -> tuple[str, Any]:
    """A value as its type and something that Python compares as DynamoDB does."""
    ((kind, content),) = value.items()
    if kind == "S":
        return kind, content.encode()
    if kind == "N":
        return kind, Decimal(content)
    if kind == "B":
        return kind, base64.b64decode(content)
    if kind in ("SS", "NS", "BS"):
        return kind, frozenset(plain({kind[0]: member}) for member in content)
    if kind == "L":
        return kind, tuple(map(plain, content))
    if kind == "M":
        return kind, frozenset((name, plain(member)) for name, member in content.items())
    return kind, content


class Naive:
    def __init__(self, names: Mapping[str, str], values: Mapping[str, Any]) -> None:
        self.names = names
        self.values = values

    def path(self, reference: Reference) -> list[Any]:
        return [
            self.names.get(step, step) if type(step) is str else step for step in reference.steps
        ]

    def found(self, reference: Reference, item: dict[str, Any]) -> Any:
        return found({"M": item}, self.path(reference))

    def operand(self, node: Any, item: dict[str, Any]) -> tuple[str, Any] | None:
        if isinstance(node, Placeholder):
            return plain(self.values[node.name])
        if isinstance(node, Reference):
            value = self.found(node, item)
            return None if value is None else plain(value)
        inner = node.arguments[0]
        value = (
            self.values[inner.name] if isinstance(inner, Placeholder) else self.found(inner, item)
        )
        if value is None or next(iter(value)) in ("N", "BOOL", "NULL"):
            return None
        ((kind, content),) = value.items()
        if kind == "S":
            return "N", Decimal(sum(2 if ord(character) > 0xFFFF else 1 for character in content))
        return "N", Decimal(len(base64.b64decode(content) if kind == "B" else content))

    def holds(self, node: Any, item: dict[str, Any]) -> bool:
        if isinstance(node, And):
            return all(self.holds(part, item) for part in node.parts)
        if isinstance(node, Or):
            return any(self.holds(part, item) for part in node.parts)
        if isinstance(node, Not):
            return not self.holds(node.condition, item)
        if isinstance(node, Comparison):
            return self.compares(node.operator, node.left, node.right, item)
        if isinstance(node, Between):
            return self.compares(">=", node.operand, node.low, item) and self.compares(
                "<=", node.operand, node.high, item
            )
        if isinstance(node, In):
            return any(self.compares("=", node.operand, choice, item) for choice in node.choices)
        return self.calls(node, item)

    def compares(self, sign: str, left: Any, right: Any, item: dict[str, Any]) -> bool:
        one, other = self.operand(left, item), self.operand(right, item)
        if sign == "=":
            return one is not None and one == other
        if sign == "<>":
            return one is None or one != other
        if one is None or other is None or one[0] != other[0] or one[0] not in ORDERED:
            return False
        return COMPARISONS[sign](one[1], other[1])

    def calls(self, node: Call, item: dict[str, Any]) -> bool:
        one = self.operand(node.arguments[0], item)
        if node.function == "attribute_exists":
            return one is not None
        if node.function == "attribute_not_exists":
            return one is None
        other = self.operand(node.arguments[1], item)
        if one is None or other is None:
            return False
        if node.function == "attribute_type":
            return one[0] == other[1].decode()
        if node.function == "begins_with":
            return one[0] == other[0] in ("S", "B") and one[1].startswith(other[1])
        if one[0] in ("S", "B"):
            return one[0] == other[0] and other[1] in one[1]
        return one[0] in ("SS", "NS", "BS", "L") and other in one[1]

    def updated(self, actions: Sequence[Action], item: dict[str, Any]) -> dict[str, Any]:
        """Marks what goes and collects what comes beyond the end of lists, then tidies up."""
        root = {"M": copy.deepcopy(item)}
        for action in actions:
            *way, last = self.path(action.target)
            parent = found(root, way)
            if parent is None or (type(last) is int) != ("L" in parent):
                raise DoesNotFitError
            if type(last) is str and "M" not in parent:
                raise DoesNotFitError
            outcome = self.outcome(action, item)
            if type(last) is str:
                parent["M"][last] = outcome
            elif int(last) < len(parent["L"]):
                parent["L"][last] = outcome
            else:
                parent.setdefault("beyond", {})[last] = outcome
        return tidied(root)["M"]

    def outcome(self, action: Action, item: dict[str, Any]) -> Any:
        old = self.found(action.target, item)
        if action.clause == "REMOVE":
            return None
        if action.clause == "SET":
            return copy.deepcopy(self.computed(action.value, item))
        assert isinstance(action.value, Placeholder)
        ((kind, content),) = self.values[action.value.name].items()
        if old is None:
            return {kind: content} if action.clause == "ADD" else None
        if kind not in old:
            raise DoesNotFitError
        if kind == "N":
            return {"N": str(Decimal(old["N"]) + Decimal(content))}
        if action.clause == "ADD":
            return {kind: [*old[kind], *(member for member in content if member not in old[kind])]}
        return (
            {kind: [member for member in old[kind] if member not in content]}
            if (set(old[kind]) - set(content))
            else None
        )

    def computed(self, node: Any, item: dict[str, Any]) -> Any:
        if isinstance(node, Placeholder):
            return self.values[node.name]
        if isinstance(node, Reference):
            value = self.found(node, item)
        elif isinstance(node, Sum):
            left = self.content("N", node.left, item)
            right = self.content("N", node.right, item)
            sign = 1 if node.operator == "+" else -1
            value = {"N": str(Decimal(left) + sign * Decimal(right))}
        elif node.function == "list_append":
            first, second = node.arguments
            value = {"L": self.content("L", first, item) + self.content("L", second, item)}
        else:
            path, default = node.arguments
            value = self.found(path, item)
            value = self.computed(default, item) if value is None else value
        if value is None:
            raise DoesNotFitError
        return value

    def content(self, kind: str, node: Any, item: dict[str, Any]) -> Any:
        value = self.computed(node, item)
        if kind not in value:
            raise DoesNotFitError
        return value[kind]


def found(value: Any, path: list[Any]) -> Any:
    for step in path:
        if value is None:
            return None
        if type(step) is str:
            value = value.get("M", {}).get(step)
        else:
            elements = value.get("L", [])
            value = elements[step] if step < len(elements) else None
    return value


def tidied(value: dict[str, Any]) -> dict[str, Any]:
    if "M" in value:
        members = {name: tidied(inner) for name, inner in value["M"].items() if inner is not None}
        return {"M": members}
    if "L" in value:
        beyond = value.get("beyond", {})
        elements = [*value["L"], *(beyond[index] for index in sorted(beyond))]
        return {"L": [tidied(element) for element in elements if element is not None]}
    return value
