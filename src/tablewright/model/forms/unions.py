"""Unions: values of several forms, distinguished by their DynamoDB type or by an attribute.

    str | int                 S or N
    Text | Image              both M: distinguished by `kind: Literal["text"]`, `Literal["image"]`,
                              or by the tags of two Structs

None is not a member: optional attributes are marked separately.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablewright.errors import AmbiguousUnionError, InvalidValueError, StoredItemError
from tablewright.model.forms.form import Form, Wire, described_wire
from tablewright.model.forms.records import RecordForm
from tablewright.model.forms.source import Scope


class _PlainWireForm(Form):
    """A form whose wires are read as plain dictionaries, because msgspec cannot distinguish the
    members.
    """

    is_direct = False
    has_plain_wire = True

    def wire_type(self) -> Any:
        return dict[str, Any]

    nullable_wire_type = wire_type

    def read_source(self, wire: str, scope: Scope) -> str:
        return f"{scope.bind(self.from_wire)}({wire})"

    def nullable_read_source(self, wire: str, scope: Scope) -> str:
        read = self.read_source(wire, scope)
        return f"(None if {wire} is None or 'NULL' in {wire} else {read})"


class UnionForm(_PlainWireForm):
    """Members of different DynamoDB types."""

    kind = "ANY"

    def __init__(self, members: Sequence[Form]) -> None:
        self.members = tuple(members)
        self.label = " or ".join(member.label for member in members)
        self._by_kind = {member.kind: member for member in members}

    @property
    def expected(self) -> str:
        return " or ".join(member.expected for member in self.members)

    def fit(self, value: Any) -> Any:
        return self._member(value).fit(value)

    def takes(self, value: Any) -> bool:
        return any(member.takes(value) for member in self.members)

    def content_of(self, fitted: Any) -> Any:
        return self._member(fitted).content_of(fitted)

    def to_wire(self, value: Any) -> Wire:
        return self._member(value).to_wire(value)

    def from_wire(self, wire: Wire) -> Any:
        for kind in wire:
            if kind in self._by_kind:
                return self._by_kind[kind].from_wire(wire)
        raise self.stored_otherwise(wire)

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        within = (*outer, self)
        return {"type": "ANY", "any_of": [one.described(within) for one in self.members]}

    def _member(self, value: Any) -> Form:
        for member in self.members:
            if member.takes(value):
                return member
        return self.refuse(value)


class TaggedForm(_PlainWireForm):
    """Records that are distinguished by the value of a common attribute."""

    kind = "M"

    def __init__(self, records: Sequence[RecordForm]) -> None:
        self.members = tuple(records)
        self.label = " or ".join(record.label for record in records)
        self._tag = ""
        self._by_value: dict[_Tag, RecordForm] = {}

    def complete(self, *, where: str) -> None:
        """Finds the attribute that distinguishes the records, once their attributes are known."""
        self._tag, self._by_value = _told_apart(self.members, where)

    def fit(self, value: Any) -> Any:
        return self._record(value).fit(value)

    def takes(self, value: Any) -> bool:
        return any(record.takes(value) for record in self.members)

    def content_of(self, fitted: Any) -> Any:
        return self._record(fitted).content_of(fitted)

    def value_of(self, content: Mapping[str, Wire]) -> Any:
        wire = content.get(self._tag, {})
        for kind, told in wire.items():
            record = self._by_value.get((kind, told)) if isinstance(told, str | bool) else None
            if record is not None:
                return record.value_of(content)
        known = ", ".join(repr(value) for _, value in self._by_value)
        raise StoredItemError(
            f"expected one of {known}",
            path=f".{self._tag}",
            seen=f", found {described_wire(wire) if wire else 'nothing'}",
        )

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        within = (*outer, self)
        members = [record.described(within) for record in self.members]
        return {"type": "M", "told_by": self._tag, "any_of": members}

    def _record(self, value: Any) -> RecordForm:
        taking = [record for record in self.members if record.takes(value)]
        if len(taking) == 1:
            return taking[0]
        for record in taking:  # dictionaries with the same keys: only one has this tag
            try:
                record.fit(value)
            except InvalidValueError:
                continue
            return record
        return self.refuse(value)


_Tag = tuple[str, Any]  # the kind and the content


def _told_apart(records: Sequence[RecordForm], where: str) -> tuple[str, dict[_Tag, RecordForm]]:
    """Returns the attribute that distinguishes records, and the record for each of its values."""
    tags = [_tags_of(record) for record in records]
    for name in tags[0]:
        values = [value for of_record in tags for value in of_record.get(name, ())]
        if all(name in of_record for of_record in tags) and len({*values}) == len(values):
            return name, {
                value: record
                for record, of_record in zip(records, tags, strict=True)
                for value in of_record[name]
            }
    labels = " and ".join(record.label for record in records)
    raise AmbiguousUnionError(f"{where}: no attribute distinguishes {labels}.")


def _tags_of(record: RecordForm) -> dict[str, list[_Tag]]:
    """Returns the attributes with few values that are always stored, with those values."""
    tags = {
        one.stored_name: [_tag(one.form.kind, value) for value in one.form.enum]
        for one in record.attributes
        if one.form.enum is not None and one.is_always_there
    }
    if record.tag is not None:
        name, value = record.tag
        tags[name] = [_tag("S" if isinstance(value, str) else "N", value)]
    return tags


def _tag(kind: str, value: Any) -> _Tag:
    return kind, str(value) if kind == "N" else value
