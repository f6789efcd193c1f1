"""Schema changes: fields that a run found new, missing or with other types.

    changes = schema_changes(before.streams["customers"].schema, after.streams["customers"].schema)

The vault notes the fields of each stream in its manifests.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

SchemaChangeKind = Literal["new", "missing", "retyped"]
Schema = Mapping[str, Sequence[str]]  # field → types of its values


@dataclass(frozen=True, slots=True)
class SchemaChange:
    """A field that appeared, disappeared or changed its types."""

    field: str
    kind: SchemaChangeKind
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()


def schema_changes(before: Schema, after: Schema) -> list[SchemaChange]:
    """Returns the changes between the schemas of two snapshots, by field.

    A stream without a schema was empty or not read, so all its fields are not news.

    >>> [(one.field, one.kind) for one in schema_changes({"a": ["null"]}, {"a": ["string"]})]
    [('a', 'retyped')]
    """
    if not before or not after:
        return []
    found = list[SchemaChange]()
    for name in sorted({*before, *after}):
        old, new = tuple(before.get(name, ())), tuple(after.get(name, ()))
        if old != new:
            kind: SchemaChangeKind = "retyped" if old and new else "new" if new else "missing"
            found.append(SchemaChange(name, kind, old, new))
    return found
