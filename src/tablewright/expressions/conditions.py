"""ConditionExpression and FilterExpression: trees become functions of an item.

Binding replaces placeholders and runs the checks that need them, condition by condition in the
order of the text, as DynamoDB does: missing names and values, the number of operands, equal
operands, types of operands.
Not here: checks of the text alone (`parser`), operators (`comparisons`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from tablewright import limits
from tablewright.errors import ValidationException
from tablewright.expressions import comparisons
from tablewright.expressions.bindings import Bindings
from tablewright.expressions.cursor import check_length
from tablewright.expressions.operands import (
    Operand,
    check_distinct,
    needs_path,
    path_operand,
    size_operand,
    truth_operand,
    value_operand,
    wrong_count,
    wrong_type,
)
from tablewright.expressions.parser import CONDITION, Parser, too_many_operators
from tablewright.expressions.substitutions import Substitutions
from tablewright.expressions.tokens import ExpressionError
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
    Parsed,
    Placeholder,
    Reference,
    Truth,
)
from tablewright.values.attributes import TYPES, AttributeValue, Item, shown

Predicate = Callable[[Item], bool]

_ARGUMENTS = {
    "attribute_exists": 1,
    "attribute_not_exists": 1,
    "attribute_type": 2,
    "begins_with": 2,
    "contains": 2,
    "size": 1,
}
ORDERED_TYPES = frozenset("SNB")
PREFIX_TYPES = frozenset("SB")
_UNSIZED = frozenset(("N", "BOOL", "NULL"))
_ANY_TYPE = "{NS,SS,L,BS,N,M,B,BOOL,NULL,S}"  # as DynamoDB lists them
_TYPE_NAMES = "{B,NULL,SS,BOOL,L,BS,N,NS,S,M}"  # likewise


class Condition:
    """A parsed condition, which can be evaluated on an item."""

    __slots__ = ("_names", "_nested_names", "holds")

    def __init__(
        self, holds: Predicate, names: frozenset[str], nested_names: frozenset[str] = frozenset()
    ) -> None:
        self.holds = holds
        """Whether the condition holds for an item, which is empty if it does not exist."""
        self._names = names
        self._nested_names = nested_names

    def attribute_names(self) -> frozenset[str]:
        """The top-level attributes of the condition."""
        return self._names

    def nested_names(self) -> frozenset[str]:
        """The attributes with paths into them, which key attributes do not allow."""
        return self._nested_names


def condition(text: str, subs: Substitutions, parameter: str = "ConditionExpression") -> Condition:
    """Parses and binds a condition; `parameter` is its name in DynamoDB's messages."""
    try:
        parsed = parsed_condition(text, shows_size=True)
        if not parsed.names and not parsed.values:
            return _bound_without_placeholders(text)
        bound = bound_condition(parsed, subs)
    except ExpressionError as error:
        raise ValidationException(f"Invalid {parameter}: {error}") from None
    subs.note_used(parsed)
    return bound


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def parsed_condition(text: str, *, shows_size: bool) -> Parsed[ConditionNode]:
    """Returns the cached tree of a condition."""
    check_length(text, shows_size=shows_size)
    parser = Parser(text, CONDITION)
    return parser.parsed(parser.take_expression())


@lru_cache(maxsize=limits.EXPRESSION_CACHE_ENTRIES_MAX)
def _bound_without_placeholders(text: str) -> Condition:
    parsed = parsed_condition(text, shows_size=True)
    return bound_condition(parsed, Substitutions(None, None))


def bound_condition(parsed: Parsed[ConditionNode], subs: Bindings) -> Condition:
    """Runs the checks that need names and values, and builds the evaluating function."""
    binder = Binder(subs)
    holds = binder.predicate(parsed.root)
    if parsed.operators > limits.EXPRESSION_OPERATORS_MAX:
        raise too_many_operators()
    return Condition(holds, frozenset(binder.names), frozenset(binder.nested_names))


class Binder:
    """Builds functions from the nodes of one tree, and records their attributes."""

    __slots__ = ("_subs", "names", "nested_names")

    def __init__(self, subs: Bindings) -> None:
        self._subs = subs
        self.names: set[str] = set()
        self.nested_names: set[str] = set()

    def predicate(self, node: ConditionNode) -> Predicate:
        """Whether the condition holds for an item."""
        if type(node) is Comparison:
            return self._comparison(node)
        if type(node) is Call:
            return self._function(node)
        if type(node) is And:
            return comparisons.all_of([self.predicate(part) for part in node.parts])
        if type(node) is Or:
            return comparisons.any_of([self.predicate(part) for part in node.parts])
        if type(node) is Not:
            return comparisons.none_of(self.predicate(node.condition))
        if type(node) is Between:
            return self._between(node)
        assert type(node) is In
        return self._in(node)

    def operand(self, node: OperandNode) -> Operand:
        """Returns the value of the node in an item."""
        if type(node) is Reference:
            path = self._subs.path(node)
            self.names.add(path[0])
            if len(path) > 1:
                self.nested_names.add(path[0])
            return path_operand(path)
        if type(node) is Placeholder:
            return value_operand(self._subs.value(node))
        if type(node) is Truth:
            return truth_operand(self.predicate(node.condition))
        assert type(node) is Call, "refused by the parser unless it is size(...)"
        (argument,) = self._arguments(node)
        if argument.type in _UNSIZED:
            raise wrong_type("size", argument.type)
        return size_operand(argument)

    def _arguments(self, node: Call) -> list[Operand]:
        arguments = [self.operand(argument) for argument in node.arguments]
        if len(arguments) != _ARGUMENTS[node.function]:
            raise wrong_count(node.function, len(arguments))
        return arguments

    def _comparison(self, node: Comparison) -> Predicate:
        left, right = self.operand(node.left), self.operand(node.right)
        check_distinct(node.operator, left, right)
        if node.operator not in ("=", "<>"):
            _check_ordered(node.operator, left, right)
        return comparisons.COMPARISONS[node.operator](left.read, right.read)

    def _between(self, node: Between) -> Predicate:
        operand, low, high = (
            self.operand(node.operand),
            self.operand(node.low),
            self.operand(node.high),
        )
        _check_ordered("BETWEEN", operand, low, high)
        check_distinct("BETWEEN", operand, low, high)
        if low.value is not None and high.value is not None:
            check_bounds(low.value, high.value)
        return comparisons.between(operand.read, low.read, high.read)

    def _in(self, node: In) -> Predicate:
        operand = self.operand(node.operand)
        choices = [self.operand(choice) for choice in node.choices]
        if len(choices) > limits.IN_OPERANDS_MAX:
            raise ExpressionError(
                "The IN operator is provided with too many operands; "
                f"number of operands: {len(choices)}"
            )
        check_distinct("IN", operand, *choices)
        return comparisons.one_of(operand.read, [choice.read for choice in choices])

    def _function(self, node: Call) -> Predicate:
        function = node.function
        arguments = self._arguments(node)
        check_distinct(function, *arguments)
        first = arguments[0]
        if function in ("attribute_exists", "attribute_not_exists"):
            if first.path is None:
                raise needs_path(function)
            return comparisons.EXISTENCE[function](first.read)
        second = arguments[1]
        if function == "contains":
            return comparisons.contains(first.read, second.read)
        if function == "begins_with":
            for argument in arguments:
                if argument.type is not None and argument.type not in PREFIX_TYPES:
                    raise wrong_type(function, argument.type)
            return comparisons.begins_with(first.read, second.read)
        return comparisons.has_type(first.read, _type_name(second))


def _type_name(operand: Operand) -> str:
    if operand.type != "S" or operand.value is None:
        raise wrong_type("attribute_type", operand.type or _ANY_TYPE)
    name: str = operand.value["S"]
    if name not in TYPES:
        raise ExpressionError(
            f"Invalid attribute type name found; type: {name}, valid types: {_TYPE_NAMES}"
        )
    return name


def _check_ordered(operator: str, *operands: Operand) -> None:
    for operand in operands:
        if operand.type is not None and operand.type not in ORDERED_TYPES:
            raise wrong_type(operator, operand.type)


def check_bounds(low: AttributeValue, high: AttributeValue) -> None:
    """Rejects a BETWEEN that can never be true, with bounds that are strings, numbers or binary."""
    order = comparisons.compare(low, high)
    if order is None:
        wrong = "same data type for lower and upper bounds"
    elif order > 0:
        wrong = "upper bound to be greater than or equal to lower bound"
    else:
        return
    raise ExpressionError(
        f"The BETWEEN operator requires {wrong}; "
        f"lower bound operand: {shown(low)}, "
        f"upper bound operand: {shown(high)}"
    )
