"""Trees as text: the way back from `parser`.

`adds_parentheses` is asked wherever a parenthesis is allowed but not needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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

Decision = Callable[[], bool]


def printed_path(reference: Reference) -> str:
    first, *rest = reference.steps
    return str(first) + "".join(f"[{step}]" if type(step) is int else f".{step}" for step in rest)


def printed_operand(node: Any, adds_parentheses: Decision) -> str:
    if isinstance(node, Reference):
        text = printed_path(node)
    elif isinstance(node, Placeholder):
        text = node.name
    elif isinstance(node, Sum):
        return " ".join(
            [
                printed_operand(node.left, adds_parentheses),
                node.operator,
                printed_operand(node.right, adds_parentheses),
            ]
        )
    else:
        text = _call(node, adds_parentheses)
    return f"({text})" if adds_parentheses() else text


def _call(node: Call, adds_parentheses: Decision) -> str:
    arguments = [printed_operand(argument, adds_parentheses) for argument in node.arguments]
    return f"{node.function}({', '.join(arguments)})"


def printed_condition(node: Any, adds_parentheses: Decision) -> str:
    text = _condition(node, adds_parentheses)
    return f"({text})" if adds_parentheses() else text


def _condition(node: Any, adds_parentheses: Decision) -> str:
    def operand(inner: Any) -> str:
        return printed_operand(inner, adds_parentheses)

    if isinstance(node, Comparison):
        return f"{operand(node.left)} {node.operator} {operand(node.right)}"
    if isinstance(node, Between):
        return f"{operand(node.operand)} BETWEEN {operand(node.low)} AND {operand(node.high)}"
    if isinstance(node, In):
        return f"{operand(node.operand)} IN ({', '.join(map(operand, node.choices))})"
    if isinstance(node, Call):
        return _call(node, adds_parentheses)
    if isinstance(node, Not):
        return f"NOT {_inner(node.condition, (And, Or), adds_parentheses)}"
    if isinstance(node, And):
        return " AND ".join(_inner(part, (And, Or), adds_parentheses) for part in node.parts)
    return " OR ".join(_inner(part, (Or,), adds_parentheses) for part in node.parts)


def _inner(node: Any, in_parentheses: tuple[type, ...], adds_parentheses: Decision) -> str:
    if isinstance(node, in_parentheses):
        return f"({_condition(node, adds_parentheses)})"
    return printed_condition(node, adds_parentheses)


def printed_update(actions: Sequence[Action], adds_parentheses: Decision) -> str:
    sections: dict[str, list[str]] = {}
    for action in actions:
        target = printed_path(action.target)
        if action.clause == "SET":
            text = f"{target} = {printed_operand(action.value, adds_parentheses)}"
        elif isinstance(action.value, Placeholder):
            text = f"{target} {action.value.name}"
        else:
            text = target
        sections.setdefault(action.clause, []).append(text)
    return " ".join(f"{clause} {', '.join(texts)}" for clause, texts in sections.items())
