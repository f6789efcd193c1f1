"""Facts of a client: what a document says of types and operations, ready to be written down.

Not here: reading them (`clients.reading`), writing them in a language.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal

Plain = Literal["text", "integer", "number", "decimal", "flag", "instant", "file", "anything"]


@dataclass(frozen=True, slots=True)
class Scalar:
    """One of the types that every language has."""

    plain: Plain


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few values."""

    values: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Listed:
    """A list."""

    of: Kind


@dataclass(frozen=True, slots=True)
class Mapped:
    """An object with names that are data."""

    of: Kind


@dataclass(frozen=True, slots=True)
class Named:
    """A type that has a name: a record, or a choice."""

    name: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several records, told apart by the value of one member."""

    members: tuple[tuple[str, str], ...]  # value of the tag, name of the record
    tag: str


@dataclass(frozen=True, slots=True)
class Nullable:
    """A value, or null."""

    of: Kind


Kind = Scalar | Choice | Listed | Mapped | Named | OneOf | Nullable

ANYTHING = Scalar("anything")
FILE = Scalar("file")  # bytes that are no JSON


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a record, or a parameter of an operation."""

    name: str  # as it is sent
    kind: Kind
    is_required: bool
    description: str = ""
    default: Any = None


@dataclass(frozen=True, slots=True)
class Record:
    """An object with known members."""

    name: str
    description: str
    members: tuple[Member, ...]
    tag: tuple[str, str] | None = None  # a member that has always the same value


@dataclass(frozen=True, slots=True)
class Alias:
    """A choice that has a name."""

    name: str
    description: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Paging:
    """How an operation gives a list in parts."""

    items: str  # the member that holds them
    cursor: str  # the member that says where to go on
    of: Kind


@dataclass(frozen=True, slots=True)
class Operation:
    """Something that a service does."""

    name: str
    method: str
    path: str
    summary: str
    description: str
    in_path: tuple[Member, ...]
    in_query: tuple[Member, ...]
    in_headers: tuple[Member, ...]
    body: Kind | None
    answer: Kind | None
    is_stream: bool
    paging: Paging | None = None
    file_type: str | None = None  # the media type of a body that is a file, if it has to be this


@dataclass(frozen=True, slots=True)
class Credential:
    """How a caller says who it is: a header, and what stands before the secret in it."""

    header: str
    prefix: str


@dataclass(frozen=True, slots=True)
class Api:
    """All of it."""

    title: str
    version: str
    description: str
    base: str
    digest: str
    credential: Credential | None
    operations: tuple[Operation, ...]
    records: dict[str, Record] = field(default_factory=dict[str, Record])
    aliases: dict[str, Alias] = field(default_factory=dict[str, Alias])
