"""DynamoDB's messages about expressions, each spelled out once, but for the parameter's name."""

from __future__ import annotations

EMPTY = "The expression can not be empty;"
REDUNDANT = "The expression has redundant parentheses;"
TOO_MANY_OPERATORS = "The expression contains too many operators; operator count: 301"


def invalid_function(name: str) -> str:
    return f"Invalid function name; function: {name}"


def not_in_conditions(function: str) -> str:
    return f"The function is not allowed in a condition expression; function: {function}"


def not_in_updates(function: str) -> str:
    return f"The function is not allowed in an update expression; function: {function}"


def misused(function: str) -> str:
    return f"The function is not allowed to be used this way in an expression; function: {function}"


def reserved(word: str) -> str:
    return f"Attribute name is a reserved keyword; reserved keyword: {word}"


def index_out_of_range(index: str) -> str:
    return f"List index is not within the allowable range; index: [{index}]"


def undefined_name(name: str) -> str:
    return (
        "An expression attribute name used in the document path is not defined; "
        f"attribute name: {name}"
    )


def undefined_value(name: str) -> str:
    return (
        f"An expression attribute value used in expression is not defined; attribute value: {name}"
    )


def too_deep(levels: int) -> str:
    return f"The document path has too many nesting levels; nesting levels: {levels}"


def wrong_count(function: str, count: int) -> str:
    return (
        "Incorrect number of operands for operator or function; "
        f"operator or function: {function}, number of operands: {count}"
    )


def wrong_type(function: str, kind: str) -> str:
    return (
        "Incorrect operand type for operator or function; "
        f"operator or function: {function}, operand type: {kind}"
    )


def wrong_section_type(section: str, kind: str) -> str:
    return (
        f"Incorrect operand type for operator or function; operator: {section}, "
        f"operand type: {kind}, typeSet: ALLOWED_FOR_{section}_OPERAND"
    )


def needs_path(function: str) -> str:
    return f"Operator or function requires a document path; operator or function: {function}"


def not_distinct(operator: str, path: str) -> str:
    return (
        "The first operand must be distinct from the remaining operands for this operator or "
        f"function; operator: {operator}, first operand: {path}"
    )


def overlap(first: str, second: str) -> str:
    return (
        "Two document paths overlap with each other; must remove or rewrite one of these paths; "
        f"path one: {first}, path two: {second}"
    )


def conflict(first: str, second: str) -> str:
    return (
        "Two document paths conflict with each other; must remove or rewrite one of these paths; "
        f"path one: {first}, path two: {second}"
    )


def repeated_section(section: str) -> str:
    return f'The "{section}" section can only be used once in an update expression;'


def bounds_of_different_types(low: str, high: str) -> str:
    return (
        "The BETWEEN operator requires same data type for lower and upper bounds; "
        f"lower bound operand: AttributeValue: {low}, upper bound operand: AttributeValue: {high}"
    )


def bounds_in_wrong_order(low: str, high: str) -> str:
    return (
        "The BETWEEN operator requires upper bound to be greater than or equal to lower bound; "
        f"lower bound operand: AttributeValue: {low}, upper bound operand: AttributeValue: {high}"
    )


def unknown_type(name: str) -> str:
    return (
        f"Invalid attribute type name found; type: {name}, "
        "valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}"
    )


def too_many_choices(count: int) -> str:
    return f"The IN operator is provided with too many operands; number of operands: {count}"


def invalid_key_operator(operator: str) -> str:
    return f"Invalid operator used in KeyConditionExpression: {operator}"


def invalid_key_condition(what: str) -> str:
    return f"Invalid condition in KeyConditionExpression: {what}"
