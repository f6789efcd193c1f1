"""SET and REMOVE: from the tree of a statement to the actions of an UpdateExpression.

`set_add` and `set_delete` become ADD and DELETE, so they must be assigned to the attribute that
they change.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablewright.errors import ValidationException
from tablewright.expressions import tree as x
from tablewright.partiql.bindings import Slots
from tablewright.partiql.error_messages import (
    missing_compared,
    refused,
    unexpected_token,
    unknown_function,
)
from tablewright.partiql.literals import is_literal, value_of
from tablewright.partiql.names import reference_of
from tablewright.partiql.tree import (
    Assignment,
    Call,
    Insert,
    InsertMany,
    MissingLiteral,
    Name,
    Node,
    Operation,
    Parameter,
    Path,
    Removal,
    TypeTest,
)
from tablewright.values.attributes import SET_TYPES

_FUNCTIONS: Final = frozenset("list_append if_not_exists".split())
_CONDITION_FUNCTIONS: Final = frozenset(
    "attribute_exists attribute_not_exists attribute_type begins_with contains size".split()
)
_SET_CLAUSES: Final = {"set_add": "ADD", "set_delete": "DELETE"}


@dataclass(frozen=True, slots=True)
class SetParameter:
    """A parameter that must be a set, and the error if it is not."""

    placeholder: x.Placeholder
    refusal: str


@dataclass(frozen=True, slots=True)
class TranslatedUpdate:
    """The actions of an update, last first: DynamoDB names overlapping paths in that order."""

    parsed: x.Parsed[tuple[x.Action, ...]]
    set_parameters: tuple[SetParameter, ...]


def translated_update(
    actions: Sequence[Assignment | Removal | Insert | InsertMany], slots: Slots
) -> TranslatedUpdate:
    """Returns the actions of SET and REMOVE."""
    translator = _UpdateTranslator(slots)
    translated = [translator.action(action) for action in actions]
    translated.reverse()
    parsed = x.Parsed(tuple(translated), translator.operators, frozenset(), frozenset())
    return TranslatedUpdate(parsed, tuple(translator.set_parameters))


class _UpdateTranslator:
    def __init__(self, slots: Slots) -> None:
        self._slots = slots
        self.operators = 0
        self.set_parameters: list[SetParameter] = []

    def action(self, node: Assignment | Removal | Insert | InsertMany) -> x.Action:
        if isinstance(node, Removal):
            return x.Action("REMOVE", reference_of(node.target), None)
        assert isinstance(node, Assignment), "an INSERT is refused before"
        target = reference_of(node.target)
        value = node.value
        if isinstance(value, Call) and value.function in _SET_CLAUSES:
            return self._set_action(target, value)
        return x.Action("SET", target, self._operand(value))

    def _set_action(self, target: x.Reference, call: Call) -> x.Action:
        shown = call.function.upper()
        if len(call.arguments) != 2:
            raise refused(f"{shown} must have exactly two arguments", call.place)
        changed, members = call.arguments
        placeholder = self._operand(members)
        if not isinstance(changed, Name | Path) or reference_of(changed) != target:
            message = f"The first argument to {shown} must equal the assignment value"
            raise refused(message, call.place)
        not_a_set = refused(
            f"The second argument to {shown} must be a value with type SET", changed.place
        )
        if isinstance(members, Parameter):
            assert isinstance(placeholder, x.Placeholder), "parameters are nothing else"
            self.set_parameters.append(SetParameter(placeholder, not_a_set.message))
        elif not is_literal(members) or value_of(members).keys().isdisjoint(SET_TYPES):
            raise not_a_set
        return x.Action(_SET_CLAUSES[call.function], target, placeholder)

    def _operand(self, node: Node) -> x.OperandNode | x.Sum:
        if isinstance(node, Name | Path):
            return reference_of(node)
        if is_literal(node):
            return self._slots.literal(value_of(node))
        if isinstance(node, Parameter):
            return self._slots.parameter(node.number)
        if isinstance(node, Operation):
            return self._operation(node)
        if isinstance(node, Call):
            return self._call(node)
        if isinstance(node, TypeTest):
            raise refused("IS operator is not supported in update expressions")
        if isinstance(node, MissingLiteral):
            raise missing_compared(node)
        raise unexpected_token(node)

    def _operation(self, node: Operation) -> x.OperandNode | x.Sum:
        operator, operands = node.operator, node.operands
        if operator not in ("=", "+", "-"):
            raise _unsupported(operator)
        self.operators += 1
        values = [self._operand(operand) for operand in operands]
        if operator == "=":
            return _equality(*values)
        if len(values) == 1:
            raise refused(
                "Incorrect number of operands for operator or function; "
                f"operator or function: {operator}, number of operands: 1"
            )
        return x.Sum(operator, values[0], values[1])  # pyright: ignore[reportArgumentType]

    def _call(self, node: Call) -> x.Call:
        function = node.function
        if function in _CONDITION_FUNCTIONS:
            message = "The function is not allowed in an update expression"
            raise refused(f"{message}; function: {function}")
        if function not in _FUNCTIONS:
            raise unknown_function(node)
        self.operators += 1
        arguments = [self._operand(argument) for argument in node.arguments]
        return x.Call(function, tuple(arguments))  # pyright: ignore[reportArgumentType]


def _unsupported(operator: str) -> ValidationException:
    return refused(f"Unsupported operator in Update Expression. Operator: {operator}")


def _equality(left: x.OperandNode | x.Sum, right: x.OperandNode | x.Sum) -> x.Truth:
    """Whether two values are equal: the only comparison that can be assigned."""
    for operand in (left, right):
        if isinstance(operand, x.Sum):
            raise _unsupported(operand.operator)
    return x.Truth(x.Comparison("=", left, right))  # pyright: ignore[reportArgumentType]
