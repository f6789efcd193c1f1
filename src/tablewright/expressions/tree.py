"""What an expression says, before its placeholders are replaced.

A tree depends on the text alone, so it is parsed once and shared; every node is immutable.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar


@dataclass(frozen=True, slots=True)
class Reference:
    """A document path as written: `a.#b[0]` has the steps `"a"`, `"#b"` and `0`."""

    steps: tuple[str | int, ...]
    has_placeholders: bool


@dataclass(frozen=True, slots=True)
class Placeholder:
    """A value of ExpressionAttributeValues, such as `:minimum`."""

    name: str


@dataclass(frozen=True, slots=True)
class Call:
    """A function with its arguments, such as `size(a)`."""

    function: str
    arguments: tuple[OperandNode, ...]


@dataclass(frozen=True, slots=True)
class Truth:
    """A condition as a value, true or false; no expression has one, but PartiQL does."""

    condition: ConditionNode


OperandNode = Reference | Placeholder | Call | Truth


@dataclass(frozen=True, slots=True)
class Comparison:
    """`left operator right`, where the operator is one of = <> < <= > >=."""

    operator: str
    left: OperandNode
    right: OperandNode


@dataclass(frozen=True, slots=True)
class Between:
    """`operand BETWEEN low AND high`."""

    operand: OperandNode
    low: OperandNode
    high: OperandNode


@dataclass(frozen=True, slots=True)
class In:
    """`operand IN (choice, choice)`."""

    operand: OperandNode
    choices: tuple[OperandNode, ...]


@dataclass(frozen=True, slots=True)
class Not:
    """`NOT condition`."""

    condition: ConditionNode


@dataclass(frozen=True, slots=True)
class And:
    """Two or more conditions joined by AND."""

    parts: tuple[ConditionNode, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """Two or more conditions joined by OR."""

    parts: tuple[ConditionNode, ...]


ConditionNode = Call | Comparison | Between | In | Not | And | Or


@dataclass(frozen=True, slots=True)
class Sum:
    """`left + right` or `left - right`."""

    operator: str
    left: OperandNode
    right: OperandNode


@dataclass(frozen=True, slots=True)
class Action:
    """One change of an update: `clause` is SET, REMOVE, ADD or DELETE; only REMOVE has no value."""

    clause: str
    target: Reference
    value: OperandNode | Sum | None


Root = TypeVar("Root")


@dataclass(frozen=True, slots=True)
class Parsed(Generic[Root]):
    """A tree with what was counted on the way: its operators, and the placeholders in it."""

    root: Root
    operators: int
    names: frozenset[str]
    values: frozenset[str]
