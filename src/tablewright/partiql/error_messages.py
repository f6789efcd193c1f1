"""DynamoDB's error messages for well-formed statements."""

from __future__ import annotations

from tablewright.errors import ValidationException
from tablewright.partiql.tokens import TokenPosition
from tablewright.partiql.tree import (
    Call,
    Change,
    Delete,
    Insert,
    InsertMany,
    IonLiteral,
    Literal,
    MissingLiteral,
    Name,
    Node,
    Operation,
    Other,
    Parameter,
    Path,
    Select,
    Sequence,
    Struct,
    TypeTest,
)

EMPTY_NAME = "Path component cannot be an empty string"
WRONG_PARAMETER_COUNT = "Number of parameters in request and statement don't match."
NO_WHOLE_KEY = "Where clause does not contain a mandatory equality on all key attributes"

_OPERATION_KINDS = {
    "=": "Eq",
    "<>": "Ne",
    "<": "Lt",
    "<=": "Lte",
    ">": "Gt",
    ">=": "Gte",
    "+": "Plus",
    "-": "Minus",
    "*": "Times",
    "/": "Divide",
    "%": "Modulo",
    "||": "Concat",
    "and": "And",
    "or": "Or",
    "not": "Not",
    "in": "InCollection",
    "between": "Between",
    "like": "Like",
}
_SIGN_KINDS = {"+": "Pos", "-": "Neg"}


def refused(message: str, place: TokenPosition | None = None) -> ValidationException:
    """Returns an error, with its position if there is one."""
    return ValidationException(message if place is None else f"{message} at {place}")


def kind_of(node: Node) -> str:
    """Returns the name of a node in DynamoDB's parser."""
    match node:
        case Literal() | IonLiteral():
            return "Lit"
        case MissingLiteral():
            return "Missing"
        case Parameter():
            return "Parameter"
        case Name():
            return "Id"
        case Path():
            return "Path"
        case Sequence():
            return "Bag" if node.is_bag else "List"
        case Struct():
            return "Struct"
        case Call():
            return "Call"
        case TypeTest():
            return "IsType"
        case Other():
            return node.kind
        case Select():
            return "Select"
        case Insert() | InsertMany() | Change() | Delete():
            return "Dml"
        case Operation():
            kinds = _SIGN_KINDS if len(node.operands) == 1 else {}
            operator = node.operator
            return kinds.get(operator) or _OPERATION_KINDS.get(operator, "BagOp")


def token_of(node: Node) -> str:
    """Returns the name of a node by its first word."""
    match node:
        case Name():
            return node.text
        case Path():
            return "PATH"
        case Call():
            return node.function
        case Operation():
            return node.operator
        case TypeTest():
            return "is"
        case Other():
            return node.token
        case MissingLiteral():
            return "MISSING"
        case Select():
            return "SELECT"
        case _:
            return kind_of(node)


def unknown_function(call: Call) -> ValidationException:
    """Returns the error for an unknown function."""
    return refused(f"Unrecognized function: {call.function}", call.place)


def unexpected_token(node: Node) -> ValidationException:
    """Returns the error for a node that is invalid in conditions and updates."""
    return refused(f"Unsupported token in expression: {token_of(node)}", node.place)


def missing_compared(node: MissingLiteral) -> ValidationException:
    """Returns the error for MISSING in place of a value."""
    return refused("MISSING must be compared using IS operator")
