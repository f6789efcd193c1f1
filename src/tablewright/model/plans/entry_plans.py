"""Entries and computed attributes: what is written for them, from an item's values.

Not here: the entity (`model.plans.plan`), key conditions (`model.expressions.key_conditions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from tablewright.errors import KeyPartError
from tablewright.model.declaring.fields import Field
from tablewright.model.declaring.tables import Index
from tablewright.model.declaring.templates import KeyTemplate

WireValue = dict[str, Any]
WireItem = dict[str, WireValue]


@dataclass(frozen=True, slots=True)
class KeyAttribute:
    """A key attribute of an index, and the template that fills it for this entity."""

    stored_name: str
    template: KeyTemplate  # with computed attributes replaced by their parts
    kind: str  # S, N or B
    is_own: bool  # it is an attribute or a computed attribute of the entity itself
    as_written: KeyTemplate | None = None  # with computed attributes as parts, if any

    @property
    def computed_names(self) -> frozenset[str]:
        """The computed attributes that its template uses."""
        names = () if self.as_written is None else self.as_written.names
        return frozenset(names) - frozenset(self.template.names)

    def wire(self, values: Mapping[str, Any]) -> WireValue | None:
        """Returns its stored value; None if a part is missing."""
        if self.kind == "S":
            text = self.template.rendered(values)
            return None if text is None else {"S": text}
        part = self.template.parts[0]
        value = values.get(part.name)
        if value is None:
            return None
        wire = part.wire(value)
        if wire == {"B": ""}:
            raise KeyPartError(f"{part.label}: {part.name} is empty.")
        return wire


@dataclass(frozen=True, eq=False)
class EntryPlan:
    """An entity's entry in one index."""

    name: str
    index: Index
    partition: tuple[KeyAttribute, ...]
    sort: tuple[KeyAttribute, ...]
    when: Mapping[str, frozenset[Any]]
    depends_on: frozenset[str]  # attributes that determine the entry
    is_extension: bool = False

    def asked(self, names: Iterable[str]) -> EntryPlan:
        """Returns the entry for a query that names a computed attribute as a whole.

        The month of `"{app}#{month}"` may be queried, although it is computed from a time.
        """
        named = self._computed_names.intersection(names)
        if not named:
            return self
        sides = (
            tuple(
                replace(one, template=one.as_written)
                if one.as_written is not None and named & one.computed_names
                else one
                for one in side
            )
            for side in (self.partition, self.sort)
        )
        partition, sort = sides
        return replace(self, partition=partition, sort=sort)

    @cached_property
    def _computed_names(self) -> frozenset[str]:
        return frozenset(name for one in self.attributes for name in one.computed_names)

    @cached_property
    def attributes(self) -> tuple[KeyAttribute, ...]:
        """The attributes of its partition key and its sort key."""
        return self.partition + self.sort

    @cached_property
    def written_names(self) -> frozenset[str]:
        """The stored names of attributes that are written for entries."""
        return frozenset(one.stored_name for one in self.attributes if not one.is_own)

    def derived(self, values: Mapping[str, Any]) -> dict[str, WireValue | None]:
        """Returns the attributes that are written for the entry; all None without an entry."""
        made = {one.stored_name: one.wire(values) for one in self.attributes}
        wanted = all(values.get(name) in allowed for name, allowed in self.when.items())
        has_entry = wanted and None not in made.values()
        return {
            one.stored_name: made[one.stored_name] if has_entry else None
            for one in self.attributes
            if not one.is_own
        }


@dataclass(frozen=True, slots=True)
class Computed:
    """A stored attribute computed from others."""

    field: Field
    template: KeyTemplate

    def wire(self, values: Mapping[str, Any]) -> WireValue | None:
        """Returns its stored value; None if a part is missing."""
        text = self.template.rendered(values)
        return None if text is None else {"S": text}
