"""The vocabulary of request shapes.

A shape is plain data: the kind of a member, its bounds, whether it is required and, where DynamoDB
has a special message, that message. Nothing here checks anything: `decoders` derives the fast check
from it, `reading` and `violations` the exact one.
"""

from __future__ import annotations

from enum import IntEnum
from functools import cached_property
from typing import Final

import msgspec

JAVA_PACKAGE: Final = "com.amazonaws.dynamodb.v20120810."
NAME_PATTERN: Final = "[a-zA-Z0-9_.-]+"


class Stage(IntEnum):
    """The stage in which a violation is found.

    DynamoDB checks in stages, joins the violations of one stage into one message, and skips later
    stages if there are any.
    """

    EARLY = 0
    SOON = 1
    JOINED = 2
    LATE = 3


class Text(msgspec.Struct, frozen=True):
    """A string.

    `checked_by` replaces a pattern of DynamoDB that a hostile string could slow down, with the same
    meaning.
    """

    length_min: int = 0
    length_max: int | None = None
    pattern: str | None = None
    checked_by: str | None = None


class TableName(msgspec.Struct, frozen=True):
    """The name of a table, or its ARN."""

    length_min: int


class Choice(msgspec.Struct, frozen=True):
    """One of a few strings, in the order in which DynamoDB lists them."""

    values: tuple[str, ...]


class Whole(msgspec.Struct, frozen=True):
    """An integer; `java` is the type that DynamoDB names in errors."""

    java: str
    value_min: int | None = None
    value_max: int | None = None


class Moment(msgspec.Struct, frozen=True):
    """A time in seconds since 1970, possibly with a fraction."""


class Flag(msgspec.Struct, frozen=True):
    """A Boolean."""


class Binary(msgspec.Struct, frozen=True):
    """Bytes; base64 text in JSON."""


class Value(msgspec.Struct, frozen=True):
    """An attribute value: `{"S": "text"}` and so on, at any depth."""


class ListOf(msgspec.Struct, frozen=True):
    """A list of values of one shape, with its allowed lengths."""

    element: Kind
    length_min: int = 0
    length_max: int | None = None


class MapOf(msgspec.Struct, frozen=True):
    """A map from strings.

    `judges_values` reports an element of invalid length as an error of the map; `echoes_json` shows
    the map in an error as JSON, not as Java prints it.
    """

    element: Kind
    length_min: int = 0
    length_max: int | None = None
    key: TableName | None = None
    judges_values: bool = False
    echoes_json: bool = False


class Structure(msgspec.Struct, frozen=True, dict=True):
    """An object with known members, in the order in which DynamoDB reports their violations.

    `hidden` names members that only DynamoDB sets; errors that echo the structure show them as
    null.
    """

    name: str
    members: tuple[Member, ...]
    hidden: tuple[str, ...] = ()

    @cached_property
    def kinds(self) -> dict[str, Kind]:
        """The kind of each member, by its name."""
        return {member.name: member.kind for member in self.members}


Kind = (
    Text | TableName | Choice | Whole | Moment | Flag | Binary | Value | ListOf | MapOf | Structure
)


class Member(msgspec.Struct, frozen=True):
    """A member of a structure.

    `is_terse`: violations of its bounds are found early, and their messages omit the value.
    `if_missing`: DynamoDB's message for its absence, reported alone and without a preamble.
    `if_unknown`: DynamoDB's message for an unknown choice. `is_bare`: that message has no preamble
    with the number of violations.
    """

    name: str
    kind: Kind
    required: bool = False
    stage: Stage = Stage.JOINED
    is_terse: bool = False
    if_missing: str | None = None
    if_unknown: str | None = None
    is_bare: bool = False


class Operation(msgspec.Struct, frozen=True, dict=True):
    """An operation and its request.

    `has_older_form`: a request without a required member, or with very deep nesting, is still
    checked by DynamoDB's older validator, which joins all violations and echoes every value.
    """

    name: str
    members: tuple[Member, ...]
    has_older_form: bool = False

    @cached_property
    def shape(self) -> Structure:
        """The request as a structure."""
        return Structure(self.name + "Input", self.members)


VALUE: Final = Value()
FLAG: Final = Flag()
TEXT: Final = Text()
