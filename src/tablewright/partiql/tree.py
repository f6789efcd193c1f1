"""The tree of a statement, as parsed.

Every node has a position, that of its operator or first token; paths have none, and no error about
them names one. Expressions that DynamoDB does not support are `Other`.
Not here: their meaning (`translation`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.partiql.tokens import TokenPosition


@dataclass(frozen=True, slots=True)
class Literal:
    """A string, number, Boolean or NULL; `type` is DynamoDB's, numbers are as written."""

    type: str
    text: str
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class IonLiteral:
    """A literal between backticks, which DynamoDB does not support; `type` is Ion's name."""

    type: str
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class MissingLiteral:
    """MISSING."""

    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Parameter:
    """A question mark; the first is number 0."""

    number: int
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Name:
    """The name of an attribute, table or index."""

    text: str
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class AnyMember:
    """The step `.*` of a path."""

    place: TokenPosition


@dataclass(frozen=True, slots=True)
class AnyElement:
    """The step `[*]` of a path."""

    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Member:
    """The step `.name` of a path."""

    name: str


@dataclass(frozen=True, slots=True)
class Element:
    """The step `[key]` of a path."""

    key: Node


Step = Member | Element | AnyMember | AnyElement


@dataclass(frozen=True, slots=True)
class Path:
    """An expression with one or more steps into it."""

    root: Node
    steps: tuple[Step, ...]
    place: None = None


@dataclass(frozen=True, slots=True)
class Sequence:
    """`[...]`, `(..., ...)` or `<<...>>`; the last is a bag."""

    elements: tuple[Node, ...]
    is_bag: bool
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Struct:
    """`{...}`: keys and values."""

    fields: tuple[tuple[Node, Node], ...]
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Call:
    """A function with its arguments; its name in lower case."""

    function: str
    arguments: tuple[Node, ...]
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Operation:
    """An operator with one to three operands, or AND and OR with any number of them."""

    operator: str
    operands: tuple[Node, ...]
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class TypeTest:
    """`operand IS type`."""

    operand: Node
    type: str
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Other:
    """An expression that DynamoDB does not support.

    `kind` is its name as a statement, `token` its name inside one.
    """

    kind: str
    token: str
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class TableReference:
    """The source or target of a statement: an expression and its modifiers.

    `is_lone`: it is neither a join nor an UNPIVOT.
    """

    expression: Node
    is_aliased: bool = False
    is_lone: bool = True


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a SELECT; `is_all` means `.*` after it."""

    expression: Node
    is_aliased: bool = False
    is_all: bool = False


@dataclass(frozen=True, slots=True)
class SortKey:
    """A sort key of a SELECT."""

    expression: Node
    is_descending: bool


@dataclass(frozen=True, slots=True)
class Select:
    """SELECT; `columns` is None for a star.

    `refused_clause` is the first unsupported clause, with its position if it has one.
    """

    columns: tuple[Column, ...] | None
    source: TableReference
    where: Node | None
    order: tuple[SortKey, ...]
    place: TokenPosition
    refused_clause: str | None = None
    is_distinct: bool = False
    is_list: bool = True  # neither SELECT VALUE nor PIVOT


@dataclass(frozen=True, slots=True)
class Insert:
    """`INSERT INTO target VALUE value`."""

    target: Node
    value: Node
    place: TokenPosition
    has_position: bool = False  # AT
    has_conflict_clause: bool = False
    has_returning: bool = False


@dataclass(frozen=True, slots=True)
class InsertMany:
    """`INSERT INTO target values`, which DynamoDB does not support."""

    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Assignment:
    """`SET target = value`."""

    target: Node
    value: Node


@dataclass(frozen=True, slots=True)
class Removal:
    """`REMOVE target`."""

    target: Node


@dataclass(frozen=True, slots=True)
class Returning:
    """`RETURNING ALL OLD *`: what to return, and whether all of it."""

    choice: str  # ALL OLD, ALL NEW, MODIFIED OLD or MODIFIED NEW
    is_whole: bool


@dataclass(frozen=True, slots=True)
class Change:
    """UPDATE, or its form that begins with FROM; `source` is None if it has neither."""

    source: TableReference | None
    actions: tuple[Assignment | Removal | Insert | InsertMany, ...]
    where: Node | None
    returning: tuple[Returning, ...]
    place: TokenPosition


@dataclass(frozen=True, slots=True)
class Delete:
    """DELETE."""

    source: TableReference
    where: Node | None
    returning: tuple[Returning, ...]
    place: TokenPosition


Manipulation = Insert | InsertMany | Change | Delete
Node = (
    Literal
    | IonLiteral
    | MissingLiteral
    | Parameter
    | Name
    | Path
    | Sequence
    | Struct
    | Call
    | Operation
    | TypeTest
    | Other
    | Select
    | Manipulation
)
