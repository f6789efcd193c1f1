"""WHERE: from the tree of a statement to a condition of `expressions`.

Literals and parameters become numbered values, so that conditions mean the same everywhere. A
condition can also be compared with a value here, and then becomes a `Truth`.
"""

from __future__ import annotations

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
    Call,
    Literal,
    MissingLiteral,
    Name,
    Node,
    Operation,
    Parameter,
    Path,
    Sequence,
    TypeTest,
)
from tablewright.values.attributes import TYPES

_FUNCTIONS: Final = frozenset(
    "attribute_exists attribute_not_exists attribute_type begins_with contains size".split()
)
_UPDATE_FUNCTIONS: Final = frozenset("list_append if_not_exists".split())
_COMPARATORS: Final = frozenset("= <> < <= > >=".split())
_TYPES: Final = {
    "null": "NULL",
    "boolean": "BOOL",
    "blob": "B",
    "string": "S",
    "numeric": "N",
    "struct": "M",
    "tuple": "M",
    "list": "L",
}
_TYPE_NAMES: Final = "{N,BS,L,B,NULL,M,S,SS,NS,BOOL}"  # as DynamoDB lists them here
_INVALID_IN: Final = (
    "IN operator must have a left hand argument of type Variable Reference and right hand "
    "argument of type Seq with at least one member"
)

_Translated = x.ConditionNode | x.OperandNode


def translated_condition(node: Node, slots: Slots) -> x.Parsed[x.ConditionNode]:
    """Returns the condition of WHERE."""
    translator = ConditionTranslator(slots)
    root = _as_condition(translator.translated(node))
    if root is None:
        raise refused("WHERE clause must contain an expression that resolves to a boolean")
    return x.Parsed(root, translator.operators, frozenset(), frozenset())


def _as_condition(node: _Translated) -> x.ConditionNode | None:
    """Returns the node if it is a condition, None if it is a value."""
    if isinstance(node, x.Reference | x.Placeholder | x.Truth):
        return None
    if isinstance(node, x.Call) and node.function == "size":
        return None
    return node


class ConditionTranslator:
    """Translates the nodes of one condition, and counts its operators as DynamoDB does."""

    def __init__(self, slots: Slots) -> None:
        self._slots = slots
        self.operators = 0

    def operand(self, node: Node) -> x.OperandNode:
        """Returns a node as a value; for a condition, its truth."""
        translated = self.translated(node)
        condition = _as_condition(translated)
        if condition is not None:
            return x.Truth(condition)
        assert isinstance(translated, x.Reference | x.Placeholder | x.Call), (
            "values have no other type"
        )
        return translated

    def translated(self, node: Node) -> _Translated:
        """Any node of a condition."""
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
            return self._type_test(node)
        if isinstance(node, MissingLiteral):
            raise missing_compared(node)
        raise unexpected_token(node)

    def _operation(self, node: Operation) -> x.ConditionNode:
        operator, operands = node.operator, node.operands
        if operator in ("and", "or"):
            self.operators += len(operands) - 1
            parts = [self._part(operator, each) for each in operands]
            if any(part is None for part in parts):
                raise refused("The arguments to AND/OR must be Expressions")
            join = x.And if operator == "and" else x.Or
            return join(tuple([part for part in parts if part is not None]))
        self.operators += 1
        if operator == "not":
            return x.Not(self._negated(operands[0]))
        if operator in _COMPARATORS:
            return x.Comparison(operator, self.operand(operands[0]), self.operand(operands[1]))
        if operator == "between":
            operand, low, high = [self.operand(each) for each in operands]
            return x.Between(operand, low, high)
        if operator == "in":
            return self._in(*operands)
        raise refused(f"Unsupported operator in Condition Expression. Operator: {operator}")

    def _part(self, operator: str, node: Node) -> x.ConditionNode | None:
        part = self.translated(node)
        if isinstance(part, x.Call) and part.function == "size":
            raise _not_boolean(operator)
        return _as_condition(part)

    def _negated(self, node: Node) -> x.ConditionNode:
        part = self._part("not", node)
        if part is None:
            raise refused("The argument to NOT must be a Type or Expression")
        return part

    def _in(self, operand: Node, choices: Node) -> x.In:
        if not isinstance(choices, Sequence) or not choices.elements:
            raise refused(_INVALID_IN)
        left = self.operand(operand)
        return x.In(left, tuple([self.operand(choice) for choice in choices.elements]))

    def _call(self, node: Call) -> x.Call:
        function = node.function
        if function not in _FUNCTIONS:
            for argument in node.arguments:
                self.operand(argument)
            if function in _UPDATE_FUNCTIONS:
                message = "The function is not allowed in a condition expression"
                raise refused(f"{message}; function: {function}")
            raise unknown_function(node)
        self.operators += 1
        if function == "attribute_type":
            _check_type_name(node)
        return x.Call(function, tuple([self.operand(argument) for argument in node.arguments]))

    def _type_test(self, node: TypeTest) -> x.ConditionNode:
        if not isinstance(node.operand, Name | Path | Literal):
            raise refused(
                "The left hand side argument to IS must be a Variable Reference, Literal, or Path"
            )
        self.operators += 1
        operand = self.operand(node.operand)
        if node.type == "missing":
            return x.Call("attribute_not_exists", (operand,))
        kind = _TYPES.get(node.type)
        if kind is None:
            raise refused(
                f"Unsupported data type for IS operator: {node.type.upper()}. Supported data types "
                "are [MISSING, NULL, BOOLEAN, BLOB, STRING, NUMERIC, STRUCT, TUPLE, LIST]",
                node.place,
            )
        return x.Call("attribute_type", (operand, self._slots.literal({"S": kind})))


def _check_type_name(node: Call) -> None:
    last = node.arguments[-1] if len(node.arguments) == 2 else None
    if isinstance(last, Literal) and last.type == "S" and last.text not in TYPES:
        raise refused(
            f"Invalid attribute type name found; type: {last.text}, valid types: {_TYPE_NAMES}"
        )


def _not_boolean(operator: str) -> ValidationException:
    return refused(
        "Incorrect operand type for operator or function; "
        f"operator or function: {operator.upper()}, operand type: N"
    )
