"""DynamoDB's sentences that many cases share, spelled as DynamoDB spells them.

PutItem, UpdateItem and DeleteItem say what is wrong with a request, as far as that can be seen
without the table, behind a preamble (`ENVELOPE`); most other operations say the same bare.
"""

from __future__ import annotations

ENVELOPE = "1 validation error detected: "
INVALID = "One or more parameter values were invalid: "
NOT_VALID = "One or more parameter values are not valid. "

NOT_FOUND = "Requested resource not found"
CONDITION_FAILED = "The conditional request failed"
MISMATCH = "The provided key element does not match the schema"
BAD_START = "The provided starting key is invalid"
WRONG_CONDITION_TYPE = INVALID + "Condition parameter type does not match schema type"

NOT_NUMERIC = "The parameter cannot be converted to a numeric value"
OVERFLOW = (
    "Number overflow. Attempting to store a number with magnitude larger than supported range"
)
UNDERFLOW = (
    "Number underflow. Attempting to store a number with magnitude smaller than supported range"
)
TOO_MANY_DIGITS = "Attempting to store more than 38 significant digits in a Number"
TOO_DEEP = (
    "Nesting Levels have exceeded supported limits: "
    "Attributes in the item have nested levels beyond supported limit"
)
EMPTY_NAME = "Empty attribute name"
NO_TYPE = "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes"
SEVERAL_TYPES = (
    "Supplied AttributeValue has more than one datatypes set, "
    "must contain exactly one of the supported datatypes"
)
NULL_IS_TRUE = INVALID + "Null attribute value types must have the value of true"
EMPTY_STRING_SET = INVALID + "An string set  may not be empty"
EMPTY_NUMBER_SET = INVALID + "An number set  may not be empty"
EMPTY_BINARY_SET = INVALID + "Binary sets should not be empty"

NAMES_WITHOUT_EXPRESSION = "ExpressionAttributeNames can only be specified when using expressions"
VALUES_WITHOUT_EXPRESSION = "ExpressionAttributeValues can only be specified when using expressions"
EMPTY_EXPRESSION = "The expression can not be empty;"
NEEDLESS_PARENTHESES = "The expression has redundant parentheses;"
TOO_LARGE = "Item size has exceeded the maximum allowed size"
TOO_LARGE_TO_UPDATE = "Item size to update has exceeded the maximum allowed size"
PARTITION_KEY_TOO_LONG = (
    INVALID + "Size of hashkey has exceeded the maximum size limit of2048 bytes"  # no space: sic
)
SORT_KEY_TOO_LONG = (
    INVALID + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes"
)
SHORT_TABLE_NAME = (
    "Value at 'TableName' failed to satisfy constraint: "
    "Member must have length greater than or equal to 1"
)
BAD_RETURN_VALUES = (
    "Failed to satisfy constraint: Member must satisfy enum value set: "
    "[ALL_OLD, UPDATED_OLD, ALL_NEW, UPDATE_NEW, NONE]"  # UPDATE_NEW: sic
)
BAD_CONDITIONAL_OPERATOR = (
    "Failed to satisfy constraint: Member must satisfy enum value set: [ALL, OR]"  # sic
)


def breaks(value: str, member: str, constraint: str) -> str:
    """The older sentence about one member: `Value 'x' at 'limit' failed to satisfy ...`."""
    return f"Value {value} at '{member}' failed to satisfy constraint: {constraint}"


def is_null(member: str) -> str:
    """A required member is missing."""
    return breaks("null", member, "Member must not be null")


def is_none_of(value: str, member: str, choices: str) -> str:
    """A member is none of its choices, which DynamoDB lists in an order of its own."""
    return breaks(f"'{value}'", member, f"Member must satisfy enum value set: [{choices}]")


def breaks_pattern(value: str, member: str) -> str:
    """A name has characters that names may not have."""
    constraint = "Member must satisfy regular expression pattern: [a-zA-Z0-9_.-]+"
    return breaks(f"'{value}'", member, constraint)


def empty_key(attribute: str, kind: str = "string") -> str:
    """A key attribute is empty."""
    return (
        f"{NOT_VALID}The AttributeValue for a key attribute cannot contain an empty {kind} value. "
        f"Key: {attribute}"
    )


def empty_index_key(index: str, attribute: str, kind: str = "string") -> str:
    """A key attribute of an index is empty in an item that is put."""
    return (
        f"{NOT_VALID}A value specified for a secondary index key is not supported. "
        f"The AttributeValue for a key attribute cannot contain an empty {kind} value. "
        f"IndexName: {index}, IndexKey: {attribute}"
    )


def updated_to_empty_index_key(kind: str = "string") -> str:
    """An update makes a key attribute of an index empty."""
    return (
        f"{NOT_VALID}The update expression attempted to update a secondary index key to a value "
        "that is not supported. "
        f"The AttributeValue for a key attribute cannot contain an empty {kind} value."
    )


def index_key_type(index: str, attribute: str, expected: str, actual: str) -> str:
    """A key attribute of an index has the wrong type."""
    return (
        f"{INVALID}Type mismatch for Index Key {attribute} Expected: {expected} "
        f"Actual: {actual} IndexName: {index}"
    )


def not_scalar(attribute: str, role: str = "Key") -> str:
    """An expression looks inside a key attribute."""
    return (
        "Key attributes must be scalars; list random access '[]' and map lookup '.' are not "
        f"allowed: {role}: {attribute}"
    )


def mixed(legacy: str, expressions: str) -> str:
    """A request has expressions and the parameters that they replace."""
    return (
        "Can not use both expression and non-expression parameters in the same request: "
        f"Non-expression parameters: {{{legacy}}} Expression parameters: {{{expressions}}}"
    )


def unused(parameter: str, keys: str) -> str:
    """No expression uses what ExpressionAttributeNames or ExpressionAttributeValues gives."""
    return f"Value provided in {parameter} unused in expressions: keys: {{{keys}}}"


def undefined_name(name: str) -> str:
    """An expression uses a `#name` that is not given."""
    return (
        "An expression attribute name used in the document path is not defined; "
        f"attribute name: {name}"
    )


def undefined_value(value: str) -> str:
    """An expression uses a `:value` that is not given."""
    return (
        f"An expression attribute value used in expression is not defined; attribute value: {value}"
    )


def wrong_operand(function: str, kind: str) -> str:
    """An operand has a type that the operator or function does not take."""
    return (
        "Incorrect operand type for operator or function; "
        f"operator or function: {function}, operand type: {kind}"
    )


def same_operands(operator: str, path: str) -> str:
    """The first operand comes again."""
    return (
        "The first operand must be distinct from the remaining operands for this operator or "
        f"function; operator: {operator}, first operand: {path}"
    )


def syntax_error(token: str, near: str) -> str:
    """A token cannot stand where it does."""
    return f'Syntax error; token: "{token}", near: "{near}"'


def overlap(one: str, two: str, verb: str = "overlap") -> str:
    """Two paths meet."""
    return (
        f"Two document paths {verb} with each other; must remove or rewrite one of these paths; "
        f"path one: {one}, path two: {two}"
    )


def too_short(member: str, value: str, length: int) -> str:
    """A member has fewer characters than it may have."""
    return breaks(
        f"'{value}'", member, f"Member must have length greater than or equal to {length}"
    )


def too_long(member: str, value: str, length: int) -> str:
    """A member has more characters than it may have."""
    return breaks(f"'{value}'", member, f"Member must have length less than or equal to {length}")
