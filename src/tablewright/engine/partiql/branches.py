"""WHERE as alternatives: each has a partition, a range of sort keys, and a remaining filter.

    pk = 'a' AND (sk = '1' OR sk = '2')   →   pk = 'a', sk = '1'   or   pk = 'a', sk = '2'

Only conditions on keys are expanded; the rest stays in one piece.
Not here: the ranges of alternatives (`engine.partiql.key_ranges`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import prod
from typing import NamedTuple

from tablewright.expressions import KeyTest
from tablewright.expressions.tree import (
    And,
    Between,
    Call,
    Comparison,
    ConditionNode,
    In,
    Not,
    OperandNode,
    Or,
    Placeholder,
    Reference,
    Truth,
)
from tablewright.partiql import StatementBindings
from tablewright.values.attributes import AttributeValue

_MIRRORED = {"=": "=", "<": ">", "<=": ">=", ">": "<", ">=": "<="}


class KeyChoice(NamedTuple):
    """A condition on a key attribute: any one of the tests is true."""

    name: str
    tests: tuple[KeyTest, ...]


@dataclass(slots=True)
class Branch:
    """One alternative of a condition."""

    partitions: list[AttributeValue] = field(default_factory=list[AttributeValue])
    sort_tests: list[KeyTest] = field(default_factory=list[KeyTest])
    rest: list[ConditionNode] = field(default_factory=list[ConditionNode])

    def joined(self, other: Branch) -> Branch:
        """Returns the conjunction of two alternatives."""
        return Branch(
            self.partitions + other.partitions,
            self.sort_tests + other.sort_tests,
            self.rest + other.rest,
        )


class Brancher:
    """Expands a condition for one key: a partition attribute and perhaps a sort attribute.

    A condition nests no deeper than a statement may, which bounds the recursion.
    """

    def __init__(
        self, partition_name: str, sort_name: str | None, bindings: StatementBindings
    ) -> None:
        self._partition_name = partition_name
        self._sort_name = sort_name
        self._bindings = bindings

    def is_keyed(self, node: ConditionNode) -> bool:
        """Whether every alternative names its partition."""
        if isinstance(node, And):
            return any(self.is_keyed(part) for part in node.parts)
        if isinstance(node, Or):
            return all(self.is_keyed(part) for part in node.parts)
        choice = self.choice(node)
        return choice is not None and choice.name == self._partition_name

    def count(self, node: ConditionNode) -> int:
        """Returns the number of alternatives, without building them."""
        if isinstance(node, And):
            return prod(self.count(part) for part in node.parts)
        if isinstance(node, Or) and self._names_key(node):
            return sum(self.count(part) for part in node.parts)
        choice = self.choice(node)
        return 1 if choice is None else len(choice.tests)

    def branches(self, node: ConditionNode) -> list[Branch]:
        """The alternatives."""
        if isinstance(node, And):
            branches = [Branch()]
            for part in node.parts:
                further = self.branches(part)
                branches = [one.joined(other) for one in branches for other in further]
            return branches
        if isinstance(node, Or) and self._names_key(node):
            return [branch for part in node.parts for branch in self.branches(part)]
        choice = self.choice(node)
        if choice is None:
            return [Branch(rest=[node])]
        if choice.name == self._partition_name:
            return [Branch(partitions=[test.operands[0]]) for test in choice.tests]
        return [Branch(sort_tests=[test]) for test in choice.tests]

    def choices(self, node: ConditionNode) -> list[KeyChoice]:
        """Every condition on a key attribute, in the order of the text."""
        if isinstance(node, And | Or):
            return [choice for part in node.parts for choice in self.choices(part)]
        choice = self.choice(node)
        return [] if choice is None else [choice]

    def choice(self, node: ConditionNode) -> KeyChoice | None:
        """Returns the condition on a key attribute, if a key can serve it."""
        name, operator, operands = _test_of_one_attribute(node)
        if operator is None or name is None:
            return None
        if name not in (self._partition_name, self._sort_name):
            return None
        values = [self._bindings.value(operand) for operand in operands]
        if operator == "IN":
            return KeyChoice(name, tuple([KeyTest("=", (value,)) for value in values]))
        if name == self._partition_name and operator != "=":
            return None
        return KeyChoice(name, (KeyTest(operator, tuple(values)),))

    def _names_key(self, node: ConditionNode) -> bool:
        if isinstance(node, And | Or):
            return any(self._names_key(part) for part in node.parts)
        return self.choice(node) is not None

    def is_loose(self, branch: Branch) -> bool:
        """Whether it excludes a sort key, which no range can express.

        DynamoDB allows the range of such an alternative to overlap another.
        """
        return any(
            (isinstance(node, Not) and self._mentions_sort(node))
            or (
                isinstance(node, Comparison)
                and node.operator == "<>"
                and self._sort_name in (_bare_name(node.left), _bare_name(node.right))
            )
            for node in branch.rest
        )

    def _mentions_sort(self, node: ConditionNode | OperandNode) -> bool:
        if isinstance(node, Reference):
            return _bare_name(node) == self._sort_name
        return any(self._mentions_sort(part) for part in _parts(node))


def _test_of_one_attribute(
    node: ConditionNode,
) -> tuple[str | None, str | None, list[Placeholder]]:
    """Name, operator and values, if the node compares a whole attribute with values."""
    if isinstance(node, Comparison) and node.operator in _MIRRORED:
        if isinstance(node.right, Placeholder):
            return _bare_name(node.left), node.operator, [node.right]
        if isinstance(node.left, Placeholder):
            return _bare_name(node.right), _MIRRORED[node.operator], [node.left]
    if isinstance(node, Between):
        return _with_values("BETWEEN", node.operand, (node.low, node.high))
    if isinstance(node, In):
        return _with_values("IN", node.operand, node.choices)
    if isinstance(node, Call) and node.function == "begins_with":
        return _with_values("begins_with", node.arguments[0], node.arguments[1:])
    return None, None, []


def _with_values(
    operator: str, operand: OperandNode, others: tuple[OperandNode, ...]
) -> tuple[str | None, str | None, list[Placeholder]]:
    values = [other for other in others if isinstance(other, Placeholder)]
    if len(values) < len(others):
        return None, None, []
    return _bare_name(operand), operator, values


def _bare_name(node: OperandNode) -> str | None:
    """Returns the attribute if it is the whole operand."""
    if isinstance(node, Reference) and len(node.steps) == 1:
        return str(node.steps[0])
    return None


def _parts(node: ConditionNode | OperandNode) -> tuple[ConditionNode | OperandNode, ...]:
    match node:
        case And() | Or():
            return node.parts
        case Not() | Truth():
            return (node.condition,)
        case Comparison():
            return (node.left, node.right)
        case Between():
            return (node.operand, node.low, node.high)
        case In():
            return (node.operand, *node.choices)
        case Call():
            return node.arguments
        case Reference() | Placeholder():
            return ()
