"""Findings: the result of a rule at a place of a design.

Not here: the rules (`ops.lint.catalog`), comments that allow a finding (`ops.lint.allowances`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any

from tablewright.model.design import Design, EntityDesign, TableDesign
from tablewright.ops.keys import FilledKey


class FindingSeverity(Enum):
    """ERROR: cannot work. WARNING: will cause problems. INFO: unspecified, or could be cheaper."""

    ERROR = "error"
    WARNING = "warning"
    INFO = "info"


@dataclass(frozen=True, slots=True, kw_only=True)
class DesignLocation:
    """A location in a design, as precise as needed."""

    table: str | None = None
    index: str | None = None
    entity: str | None = None
    member: str | None = None
    """An attribute by its stored name, or a pattern."""

    def __str__(self) -> str:
        """The place in words.

        >>> str(DesignLocation(table="Yggdrasil", index="GSI1", entity="Person", member="find"))
        'table Yggdrasil, index GSI1, Person.find'
        """
        inner = ".".join(one for one in (self.entity, self.member) if one)
        words = [f"table {self.table}" if self.table else "", f"index {self.index}", inner]
        if not self.index:
            words[1] = ""
        return ", ".join(one for one in words if one) or "the design"

    def to_json(self) -> dict[str, str | None]:
        """The place as plain data."""
        return {
            "table": self.table,
            "index": self.index,
            "entity": self.entity,
            "member": self.member,
        }


@dataclass(frozen=True, slots=True)
class SourceLine:
    """A line of a source file."""

    file: str
    line: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}"


@dataclass(frozen=True, slots=True)
class Finding:
    """A mistake, or a possible one."""

    code: str
    severity: FindingSeverity
    place: DesignLocation
    reason: str
    remedy: str
    source: SourceLine | None = None
    allowed_because: str | None = None

    def to_json(self) -> dict[str, Any]:
        """The finding as plain data."""
        return {
            "code": self.code,
            "severity": self.severity.value,
            "place": self.place.to_json(),
            "where": str(self.place),
            "reason": self.reason,
            "remedy": self.remedy,
            "file": None if self.source is None else self.source.file,
            "line": None if self.source is None else self.source.line,
            "allowed_because": self.allowed_because,
        }


Check = Callable[[Design], Iterator[Finding]]


def each_entity(design: Design) -> Iterator[tuple[TableDesign, EntityDesign]]:
    """Yields every entity with its table."""
    for table in design.tables:
        for entity in table.entities:
            yield table, entity


def place_of(table: TableDesign, filled: FilledKey, member: str | None = None) -> DesignLocation:
    """Returns the location of an entity's key."""
    index = None if filled.index is None else filled.index.name
    return DesignLocation(table=table.name, index=index, entity=filled.entity.name, member=member)
