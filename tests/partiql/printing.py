"""Trees of expressions as PartiQL, so that both languages can be asked the same.

Values become literals where there is one for them and `writes_literal` says so, parameters
otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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

_WITHOUT_LITERAL = {"B", "BS"}


def printed_value(value: dict[str, Any]) -> str:
    """An attribute value as a literal."""
    ((kind, content),) = value.items()
    match kind:
        case "S":
            return quoted(content)
        case "N":
            return str(content)
        case "BOOL":
            return "true" if content else "false"
        case "NULL":
            return "NULL"
        case "SS":
            return f"<<{', '.join(map(quoted, content))}>>"
        case "NS":
            return f"<<{', '.join(content)}>>"
        case "L":
            return f"[{', '.join(map(printed_value, content))}]"
        case _:
            members = [f"{quoted(name)}: {printed_value(each)}" for name, each in content.items()]
            return f"{{{', '.join(members)}}}"


def quoted(text: str) -> str:
    """A string as a literal."""
    doubled = text.replace("'", "''")
    return f"'{doubled}'"


def has_literal(value: dict[str, Any]) -> bool:
    """Whether a value can be written in a statement: bytes cannot, not even inside another."""
    ((kind, content),) = value.items()
    if kind in _WITHOUT_LITERAL:
        return False
    inner: list[dict[str, Any]] = []
    if kind == "L":
        inner = content
    elif kind == "M":
        inner = list(content.values())
    return all(map(has_literal, inner))


class Printer:
    """Prints nodes, and gathers the parameters that their text needs."""

    def __init__(
        self,
        names: Mapping[str, str],
        values: Mapping[str, dict[str, Any]],
        writes_literal: Callable[[], bool],
    ) -> None:
        self._names = names
        self._values = values
        self._writes_literal = writes_literal
        self.parameters: list[dict[str, Any]] = []

    def condition(self, node: Any) -> str:
        match node:
            case Comparison():
                return f"{self.operand(node.left)} {node.operator} {self.operand(node.right)}"
            case Between():
                operand, low = self.operand(node.operand), self.operand(node.low)
                return f"{operand} BETWEEN {low} AND {self.operand(node.high)}"
            case In():
                operand = self.operand(node.operand)
                return f"{operand} IN [{', '.join(map(self.operand, node.choices))}]"
            case Not():
                return f"NOT {self._inner(node.condition)}"
            case And():
                return " AND ".join(map(self._inner, node.parts))
            case Or():
                return " OR ".join(map(self._inner, node.parts))
            case _:
                return self.operand(node)

    def _inner(self, node: Any) -> str:
        text = self.condition(node)
        return f"({text})" if isinstance(node, And | Or) else text

    def operand(self, node: Any) -> str:
        match node:
            case Reference():
                return self.path(node)
            case Placeholder():
                return self._value(self._values[node.name])
            case Sum():
                left = self.operand(node.left)
                return f"{left} {node.operator} {self.operand(node.right)}"
            case Call():
                return f"{node.function}({', '.join(map(self.operand, node.arguments))})"
            case _:
                raise AssertionError("there are no other operands")

    def path(self, node: Reference) -> str:
        first, *rest = node.steps
        text = f'"{self._names.get(str(first), first)}"'
        for step in rest:
            is_index = isinstance(step, int)
            text += f"[{step}]" if is_index else f'."{self._names.get(step, step)}"'
        return text

    def _value(self, value: dict[str, Any]) -> str:
        if has_literal(value) and self._writes_literal():
            return printed_value(value)
        self.parameters.append(value)
        return "?"

    def update(self, actions: Sequence[Action]) -> str:
        return " ".join(map(self._action, actions))

    def _action(self, action: Action) -> str:
        path = self.path(action.target)
        match action.clause:
            case "SET":
                return f"SET {path} = {self.operand(action.value)}"
            case "REMOVE":
                return f"REMOVE {path}"
            case _:
                function = {"ADD": "set_add", "DELETE": "set_delete"}[action.clause]
                return f"SET {path} = {function}({path}, {self.operand(action.value)})"
