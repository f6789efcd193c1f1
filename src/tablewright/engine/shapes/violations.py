"""The exact check of presence, length, range, pattern and choice, with DynamoDB's messages.

    2 validation errors detected: Value 'X' at 'returnValues' failed to satisfy constraint: Member
    must satisfy enum value set: [...]; Value null at 'key' failed to satisfy constraint: ...

Since 2026 several operations have a newer validator, which checks bounds first and omits the value:
"Value at 'TableName' failed to satisfy ...". `kinds.Member` and `kinds.Operation` say where.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any, Final, NamedTuple

import msgspec

from tablewright import limits
from tablewright.engine.shapes import names
from tablewright.engine.shapes.echoes import echo, lower_first
from tablewright.engine.shapes.kinds import (
    NAME_PATTERN,
    TEXT,
    Choice,
    Kind,
    ListOf,
    MapOf,
    Member,
    Operation,
    Stage,
    Structure,
    TableName,
    Text,
    Value,
    Whole,
)
from tablewright.errors import ValidationException

VIOLATIONS_MAX: Final = 10  # DynamoDB stops counting there
OLDER_FORM_LEVELS: Final = 62  # values nested this deeply go to DynamoDB's older validator

_NOT_NULL: Final = "Member must not be null"
_PATTERN: Final = "Member must satisfy regular expression pattern: "
_LENGTH_MIN: Final = "Member must have length greater than or equal to "
_LENGTH_MAX: Final = "Member must have length less than or equal to "


class _Path(NamedTuple):
    """The position of a value, as the older and the newer validator spell it."""

    older: str = ""
    newer: str = ""

    def member(self, name: str) -> _Path:
        if not self.older:
            return _Path(lower_first(name), name)
        return _Path(f"{self.older}.{lower_first(name)}", f"{self.newer}.{name}")

    def element(self, key: str | int) -> _Path:
        return _Path(f"{self.older}.{key}.member", f"{self.newer}.{key}.member")


class _Violation(msgspec.Struct, frozen=True):
    member: Member
    kind: Kind
    value: Any
    path: _Path
    stage: Stage
    constraint: str
    is_bound: bool = False

    @property
    def is_bare(self) -> bool:
        if self.value is None:
            return self.member.if_missing is not None
        return self.member.is_bare and isinstance(self.kind, Choice)

    def older_text(self) -> str:
        shown = "null" if self.value is None else f"'{echo(self.kind, self.value)}'"
        return (
            f"Value {shown} at '{self.path.older}' failed to satisfy constraint: {self.constraint}"
        )

    def text(self) -> str:
        if self.value is None and self.member.if_missing is not None:
            return self.member.if_missing
        if isinstance(self.kind, Choice) and self.member.if_unknown is not None:
            return self.member.if_unknown
        if self.is_bound and self.member.is_terse:
            return f"Value at '{self.path.newer}' failed to satisfy constraint: {self.constraint}"
        return self.older_text()


def check(operation: Operation, request: dict[str, Any], levels: int) -> None:
    """Raises `ValidationException` if a request, read by `reading`, violates its shape.

    `levels` is the depth of its attribute values.
    """
    found = list(
        islice(_in_structure(operation.shape, request, _Path(), Stage.EARLY), VIOLATIONS_MAX)
    )
    if not found:
        return
    if operation.has_older_form and _is_for_the_older_checker(operation, request, levels):
        raise ValidationException(_joined([violation.older_text() for violation in found]))
    stage = min(violation.stage for violation in found)
    found = [violation for violation in found if violation.stage == stage]
    if found[0].is_bare:
        raise ValidationException(found[0].text())
    raise ValidationException(_joined([violation.text() for violation in found]))


def _is_for_the_older_checker(operation: Operation, request: dict[str, Any], levels: int) -> bool:
    return levels >= OLDER_FORM_LEVELS or any(
        member.required and member.name not in request for member in operation.members
    )


def _joined(texts: list[str]) -> str:
    plural = "s" if len(texts) > 1 else ""
    return f"{len(texts)} validation error{plural} detected: {'; '.join(texts)}"


def _in_structure(
    shape: Structure, value: dict[str, Any], path: _Path, stage: Stage
) -> Iterator[_Violation]:
    for member in shape.members:
        here = path.member(member.name)
        member_stage = max(stage, member.stage)
        if member.name in value:
            yield from _in_value(member, member.kind, value[member.name], here, member_stage)
        elif member.required:
            if member.if_missing is None:
                member_stage = max(member_stage, Stage.JOINED)
            else:
                member_stage = Stage.EARLY
            yield _Violation(member, member.kind, None, here, member_stage, _NOT_NULL)


def _in_value(
    member: Member, kind: Kind, value: Any, path: _Path, stage: Stage
) -> Iterator[_Violation]:
    for constraint, is_bound in _broken(kind, value):
        is_early = is_bound and member.is_terse
        yield _Violation(
            member, kind, value, path, Stage.EARLY if is_early else stage, constraint, is_bound
        )
    if isinstance(kind, Structure):
        yield from _in_structure(kind, value, path, stage)
    elif isinstance(kind, ListOf):
        yield from _in_list(member, kind, value, path, stage)
    elif isinstance(kind, MapOf) and not _is_too_long(kind, value):
        for key, element in value.items():
            if kind.judges_values and isinstance(kind.element, ListOf):
                # The length of the list was checked with the map.
                yield from _in_list(member, kind.element, element, path.element(key), stage)
            elif not _is_free(kind.element):
                yield from _in_value(member, kind.element, element, path.element(key), stage)


def _in_list(
    member: Member, kind: ListOf, elements: list[Any], path: _Path, stage: Stage
) -> Iterator[_Violation]:
    if _is_free(kind.element) or _is_too_long(kind, elements):
        return
    for index, element in enumerate(elements, start=1):
        yield from _in_value(member, kind.element, element, path.element(index), stage)


def _is_too_long(kind: ListOf | MapOf, value: Any) -> bool:
    """Whether the length alone is an error, and checking the content could take forever."""
    return kind.length_max is not None and len(value) > kind.length_max


def _is_free(kind: Kind) -> bool:
    """Whether no value of this kind can violate its shape."""
    return isinstance(kind, Value) or kind == TEXT


def _broken(kind: Kind, value: Any) -> Iterator[tuple[str, bool]]:
    """Yields the violated constraints of a kind, and whether each concerns bounds."""
    match kind:
        case Text():
            pattern = kind.checked_by or kind.pattern
            if pattern is not None and re.fullmatch(pattern, value) is None:
                yield f"{_PATTERN}{kind.pattern}", False
            yield from _broken_lengths(kind, value)
        case TableName():
            yield from _broken_name(kind, value)
        case Choice():
            if value not in kind.values:
                yield f"Member must satisfy enum value set: [{', '.join(kind.values)}]", False
        case Whole():
            if kind.value_min is not None and value < kind.value_min:
                yield f"Member must have value greater than or equal to {kind.value_min}", True
            if kind.value_max is not None and value > kind.value_max:
                yield f"Member must have value less than or equal to {kind.value_max}", True
        case ListOf():
            yield from _broken_lengths(kind, value)
        case MapOf():
            yield from _broken_lengths(kind, value)
            if not _is_too_long(kind, value):
                yield from _broken_entries(kind, value)
        case _:
            pass


def _broken_lengths(kind: Text | ListOf | MapOf, value: Any) -> Iterator[tuple[str, bool]]:
    if len(value) < kind.length_min:
        yield f"{_LENGTH_MIN}{kind.length_min}", True
    if kind.length_max is not None and len(value) > kind.length_max:
        yield f"{_LENGTH_MAX}{kind.length_max}", True


def _broken_name(kind: TableName, name: str) -> Iterator[tuple[str, bool]]:
    if names.is_table_arn(name):
        return
    if not name and kind.length_min == 1:
        yield f"{_LENGTH_MIN}1", True
        return
    if not names.is_name(name):
        yield _PATTERN + NAME_PATTERN, False
    if len(name) < kind.length_min:
        yield f"{_LENGTH_MIN}{kind.length_min}", False
    if len(name) > limits.NAME_LENGTH_MAX:
        yield f"{_LENGTH_MAX}{limits.NAME_LENGTH_MAX}", False


def _broken_entries(kind: MapOf, entries: dict[str, Any]) -> Iterator[tuple[str, bool]]:
    if kind.key is not None and any(any(_broken_name(kind.key, name)) for name in entries):
        lengths = _both_lengths(kind.key.length_min, limits.NAME_LENGTH_MAX)
        yield f"Map keys must satisfy constraint: [{lengths}, {_PATTERN}{NAME_PATTERN}]", False
    element = kind.element
    if (
        kind.judges_values
        and isinstance(element, ListOf)
        and any(any(_broken_lengths(element, entry)) for entry in entries.values())
    ):
        lengths = _both_lengths(element.length_min, element.length_max)
        yield f"Map value must satisfy constraint: [{lengths}]", False


def _both_lengths(length_min: int, length_max: int | None) -> str:
    return f"{_LENGTH_MAX}{length_max}, {_LENGTH_MIN}{length_min}"
