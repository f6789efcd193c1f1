"""Trees of expressions, before their placeholders are replaced.

A tree depends on the text alone, so it is parsed once and shared; every node is immutable.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec


class Reference(msgspec.Struct, frozen=True):
    """A document path as written: `a.#b[0]` has the steps `"a"`, `"#b"` and `0`."""

    steps: tuple[str | int, ...]
    has_placeholders: bool


class Placeholder(msgspec.Struct, frozen=True):
    """A value of ExpressionAttributeValues, such as `:minimum`."""

    name: str


class Call(msgspec.Struct, frozen=True):
    """A function with its arguments, such as `size(a)`."""

    function: str
    arguments: tuple[OperandNode, ...]


class Truth(msgspec.Struct, frozen=True):
    """A condition as a value, true or false; only PartiQL has them."""

    condition: ConditionNode


OperandNode = Reference | Placeholder | Call | Truth


class Comparison(msgspec.Struct, frozen=True):
    """`left operator right`, where the operator is one of = <> < <= > >=."""

    operator: str
    left: OperandNode
    right: OperandNode


class Between(msgspec.Struct, frozen=True):
    """`operand BETWEEN low AND high`."""

    operand: OperandNode
    low: OperandNode
    high: OperandNode


class In(msgspec.Struct, frozen=True):
    """`operand IN (choice, choice)`."""

    operand: OperandNode
    choices: tuple[OperandNode, ...]


class Not(msgspec.Struct, frozen=True):
    """`NOT condition`."""

    condition: ConditionNode


class And(msgspec.Struct, frozen=True):
    """Two or more conditions joined by AND."""

    parts: tuple[ConditionNode, ...]


class Or(msgspec.Struct, frozen=True):
    """Two or more conditions joined by OR."""

    parts: tuple[ConditionNode, ...]


ConditionNode = Call | Comparison | Between | In | Not | And | Or


class Sum(msgspec.Struct, frozen=True):
    """`left + right` or `left - right`."""

    operator: str
    left: OperandNode
    right: OperandNode


class Action(msgspec.Struct, frozen=True):
    """One change of an update: `clause` is SET, REMOVE, ADD or DELETE; only REMOVE has no value."""

    clause: str
    target: Reference
    value: OperandNode | Sum | None


Root = TypeVar("Root")


class Parsed(msgspec.Struct, Generic[Root], frozen=True):
    """A tree with the number of its operators, and its placeholders."""

    root: Root
    operators: int
    names: frozenset[str]
    values: frozenset[str]
