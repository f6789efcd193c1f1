"""The parameters from before expressions: Expected, filters, KeyConditions and AttributeUpdates.

They are equivalent to expressions, and become the same `Condition`, `KeyConditions` and `Update`;
only their messages differ.
Not here: the shape of the parameters, such as the names of operators (`engine.shapes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tablewright.errors import ValidationException
from tablewright.expressions import changes, comparisons
from tablewright.expressions.conditions import Condition
from tablewright.expressions.key_conditions import KeyConditions, KeyTest
from tablewright.expressions.operands import Reader
from tablewright.expressions.updates import Update, Write
from tablewright.values.attributes import SET_TYPES, AttributeValue, Item, type_of

Predicate = Callable[[Item], bool]

_INVALID = "One or more parameter values were invalid: "
_MISMATCH = "Type mismatch for attribute to update"
_SYMBOLS = {"EQ": "=", "NE": "<>", "LT": "<", "LE": "<=", "GT": ">", "GE": ">="}
_ORDERED_TYPES = ("S", "N", "B")
_ARGUMENT_TYPES = {
    **dict.fromkeys(("LT", "LE", "GT", "GE", "BETWEEN", "IN"), _ORDERED_TYPES),
    **dict.fromkeys(("CONTAINS", "NOT_CONTAINS"), (*_ORDERED_TYPES, "BOOL", "NULL")),
    "BEGINS_WITH": ("S", "B"),
}
_ARGUMENT_COUNTS = {"NULL": 0, "NOT_NULL": 0, "BETWEEN": 2}  # IN takes any number, all others one
_KEY_OPERATORS = {
    "EQ": "=",
    "LT": "<",
    "LE": "<=",
    "GT": ">",
    "GE": ">=",
    "BETWEEN": "BETWEEN",
    "BEGINS_WITH": "begins_with",
}


def legacy_expected(
    expected: Mapping[str, Mapping[str, Any]], conditional_operator: str | None
) -> Condition:
    """Returns the condition of Expected."""
    predicates = {name: _expectation(name, entry) for name, entry in expected.items()}
    return _joined(predicates, conditional_operator)


def legacy_filter(
    conditions: Mapping[str, Mapping[str, Any]], conditional_operator: str | None
) -> Condition:
    """Returns the condition of ScanFilter or QueryFilter."""
    predicates: dict[str, Predicate] = {}
    for name, entry in conditions.items():
        operator, arguments = _checked(entry)
        predicates[name] = _predicate(name, operator, arguments)
    return _joined(predicates, conditional_operator)


def legacy_key_conditions(conditions: Mapping[str, Mapping[str, Any]]) -> KeyConditions:
    """Returns the tests of KeyConditions.

    An operator that is invalid for keys, such as NULL, is kept: DynamoDB checks the key first.
    """
    checked = {name: _checked(entry) for name, entry in conditions.items()}
    return {
        name: KeyTest(_KEY_OPERATORS.get(operator, operator), tuple(arguments))
        for name, (operator, arguments) in checked.items()
    }


def _joined(predicates: Mapping[str, Predicate], conditional_operator: str | None) -> Condition:
    if conditional_operator is not None and len(predicates) < 2:
        raise ValidationException(
            "ConditionalOperator can only be used when Filter or Expected has two or more elements"
            if predicates
            else "ConditionalOperator cannot be used without Filter or Expected"
        )
    join = comparisons.any_of if conditional_operator == "OR" else comparisons.all_of
    return Condition(join(list(predicates.values())), frozenset(predicates))


def _expectation(name: str, entry: Mapping[str, Any]) -> Predicate:
    exists, value = entry.get("Exists"), entry.get("Value")
    arguments, operator = entry.get("AttributeValueList"), entry.get("ComparisonOperator")
    wrong: str | None = None
    if arguments is not None and value is not None:
        wrong = "Value and AttributeValueList cannot be used together"
    elif operator is not None:
        if exists is not None:
            wrong = "Exists and ComparisonOperator cannot be used together"
        elif arguments is None and value is None and operator not in ("NULL", "NOT_NULL"):
            wrong = f"Value or AttributeValueList must be used with ComparisonOperator: {operator}"
    elif arguments is not None:
        wrong = "AttributeValueList can only be used with a ComparisonOperator"
    elif exists is False and value is not None:
        wrong = "Value cannot be used when Exists is false"
    elif exists is not False and value is None:
        wrong = f"Value must be provided when Exists is {'null' if exists is None else 'true'}"
    if wrong is not None:
        raise ValidationException(f"{_INVALID}{wrong} for Attribute: {name}")
    given: Sequence[AttributeValue] = arguments or ([] if value is None else [value])
    if operator is None:
        return _predicate(name, "NULL" if exists is False else "EQ", given)
    _check_arguments(operator, given)
    return _predicate(name, operator, given)


def _checked(entry: Mapping[str, Any]) -> tuple[str, Sequence[AttributeValue]]:
    operator: str = entry["ComparisonOperator"]
    arguments: Sequence[AttributeValue] = entry.get("AttributeValueList") or []
    _check_arguments(operator, arguments)
    return operator, arguments


def _check_arguments(operator: str, arguments: Sequence[AttributeValue]) -> None:
    count = len(arguments)
    if count < 1 if operator == "IN" else count != _ARGUMENT_COUNTS.get(operator, 1):
        raise ValidationException(
            f"{_INVALID}Invalid number of argument(s) for the {operator} ComparisonOperator"
        )
    kinds = [type_of(argument) for argument in arguments]
    if len(set(kinds)) > 1:
        raise ValidationException(
            f"{_INVALID}AttributeValues inside AttributeValueList must be of same type"
        )
    if kinds and kinds[0] not in _ARGUMENT_TYPES.get(operator, kinds):
        message = f"ComparisonOperator {operator} is not valid for {kinds[0]} AttributeValue type"
        raise ValidationException(f"{_INVALID}{message}")
    if operator == "BETWEEN" and comparisons.compare(arguments[0], arguments[1]) == 1:
        raise ValidationException(
            "The BETWEEN condition was provided a range where the lower bound is greater than the "
            "upper bound"
        )


def _predicate(name: str, operator: str, arguments: Sequence[AttributeValue]) -> Predicate:
    def read(item: Item) -> AttributeValue | None:
        return item.get(name)

    if operator == "NULL":
        return comparisons.EXISTENCE["attribute_not_exists"](read)
    if operator == "NOT_NULL":
        return comparisons.EXISTENCE["attribute_exists"](read)
    readers = [_constant(argument) for argument in arguments]
    if operator in _SYMBOLS:
        return comparisons.COMPARISONS[_SYMBOLS[operator]](read, readers[0])
    if operator == "IN":
        return comparisons.one_of(read, readers)
    if operator == "BETWEEN":
        return comparisons.between(read, readers[0], readers[1])
    if operator == "BEGINS_WITH":
        return comparisons.begins_with(read, readers[0])
    contains = comparisons.contains(read, readers[0])
    if operator == "CONTAINS":
        return contains
    # Unlike `NOT contains(...)`, NOT_CONTAINS requires that the attribute exists.
    return lambda item: name in item and not contains(item)


def _constant(value: AttributeValue) -> Reader:
    return lambda item: value


def legacy_updates(updates: Mapping[str, Mapping[str, Any]]) -> Update:
    """Returns the changes of AttributeUpdates; the default action is PUT."""
    return Update([_write(name, entry) for name, entry in updates.items()])


def _write(name: str, entry: Mapping[str, Any]) -> Write:
    action, value = entry.get("Action") or "PUT", entry.get("Value")
    if value is None:
        if action != "DELETE":
            raise ValidationException(
                f"{_INVALID}Only DELETE action is allowed when no attribute value is specified"
            )
        return Write((name,), changes.removal, is_assignment=False, is_removal=True)
    kind = type_of(value)
    if action == "DELETE":
        if kind not in SET_TYPES:
            raise ValidationException(
                f"{_INVALID}DELETE action with value is not supported for the type {kind}"
            )
        change = changes.deletion((name,), value, _MISMATCH)
        return Write((name,), change, is_assignment=False, is_removal=True)
    if action == "ADD":
        if kind not in ("N", "L", *SET_TYPES):
            raise ValidationException(f"{_INVALID}ADD action is not supported for the type {kind}")
        return Write((name,), changes.addition((name,), value, _MISMATCH), is_assignment=False)
    return Write((name,), _constant(value), is_assignment=True)
