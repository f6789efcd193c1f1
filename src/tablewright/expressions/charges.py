"""The size that DynamoDB charges for an UpdateExpression, which is limited like an item.

The numbers were measured on the service: each action costs a little more than its names and values.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.expressions.bindings import Bindings
from tablewright.expressions.paths import Path
from tablewright.expressions.substitutions import Substitutions
from tablewright.expressions.tree import (
    Action,
    Call,
    OperandNode,
    Placeholder,
    Reference,
    Sum,
    Truth,
)
from tablewright.values.attributes import size_bytes, text_size

_UPDATE_BYTES = 3
_WRITE_BYTES = 19  # SET and ADD
_REMOVAL_BYTES = 1  # REMOVE and DELETE
_TARGET_STEP_BYTES = 4  # every step of a target but the first
_READ_BYTES = 1
_READ_STEP_BYTES = 14
_OPERATION_BYTES = {"+": 34, "-": 37, "list_append": 37, "if_not_exists": 39}
_CHARACTER_BYTES_MAX = 64  # more than any action costs per character


def charge_bytes_max(text: str, subs: Substitutions) -> int:
    """Returns a fast upper bound of the cost."""
    placeholders = text.count(":") + text.count("#")
    return _CHARACTER_BYTES_MAX * len(text) + placeholders * subs.size_bytes


def charge_bytes(actions: Sequence[Action], subs: Bindings) -> int:
    """Returns the cost of the actions of a bound update."""
    return _UPDATE_BYTES + sum(_action_bytes(action, subs) for action in actions)


def _action_bytes(action: Action, subs: Bindings) -> int:
    steps = _step_bytes(subs.path(action.target))
    target_bytes = sum(steps) + _TARGET_STEP_BYTES * (len(steps) - 1)
    if action.value is None or action.clause == "DELETE":
        return _REMOVAL_BYTES + target_bytes
    return _WRITE_BYTES + target_bytes + _value_bytes(action.value, subs)


def _value_bytes(node: OperandNode | Sum, subs: Bindings) -> int:
    if isinstance(node, Placeholder):
        return size_bytes(subs.value(node))
    if isinstance(node, Reference):
        steps = _step_bytes(subs.path(node))
        return _READ_BYTES + sum(steps) + _READ_STEP_BYTES * len(steps)
    assert not isinstance(node, Truth), "PartiQL's updates are not charged"
    if isinstance(node, Call):
        operation, operands = node.function, node.arguments
    else:
        operation, operands = node.operator, (node.left, node.right)
    return _OPERATION_BYTES[operation] + sum(_value_bytes(operand, subs) for operand in operands)


def _step_bytes(path: Path) -> list[int]:
    return [text_size(str(step)) for step in path]
