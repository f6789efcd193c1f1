"""Facts of a client: the types and operations of a document.

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
    """A list of values of one type."""

    of: Kind


@dataclass(frozen=True, slots=True)
class Mapped:
    """An object whose keys are data."""

    of: Kind


@dataclass(frozen=True, slots=True)
class Named:
    """A type with a name: a record or a choice."""

    name: str


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of several records, distinguished by the value of one member."""

    members: tuple[tuple[str, str], ...]  # value of the tag, name of the record
    tag: str


@dataclass(frozen=True, slots=True)
class Nullable:
    """A value, or null."""

    of: Kind


Kind = Scalar | Choice | Listed | Mapped | Named | OneOf | Nullable

ANYTHING = Scalar("anything")
FILE = Scalar("file")  # bytes that are not JSON


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a record, or a parameter of an operation."""

    name: str  # as sent
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
    tag: tuple[str, str] | None = None  # a member with a constant value


@dataclass(frozen=True, slots=True)
class Alias:
    """A choice that has a name."""

    name: str
    description: str
    choice: Choice


@dataclass(frozen=True, slots=True)
class Paging:
    """How an operation returns a list in pages."""

    items: str  # the member with the items
    cursor: str  # the member with the cursor
    of: Kind


@dataclass(frozen=True, slots=True)
class Operation:
    """An operation of a service."""

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
    file_type: str | None = None  # the required media type of a file body


@dataclass(frozen=True, slots=True)
class Credential:
    """How callers authenticate: a header, and the prefix before the secret."""

    header: str
    prefix: str


@dataclass(frozen=True, slots=True)
class Api:
    """All facts of a document."""

    title: str
    version: str
    description: str
    base: str
    digest: str
    credential: Credential | None
    operations: tuple[Operation, ...]
    records: dict[str, Record] = field(default_factory=dict[str, Record])
    aliases: dict[str, Alias] = field(default_factory=dict[str, Alias])
