"""L106: an attribute or key that should be unique, and is not.

An index never makes values unique, and a put replaces an item with the same key without an error.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tablewright.model.design import AttributeDesign, Design, EntityDesign, TableDesign
from tablewright.ops.example_texts import words_of
from tablewright.ops.keys import FilledKey, filled_key, filled_keys
from tablewright.ops.lint.findings import (
    DesignLocation,
    Finding,
    FindingSeverity,
    each_entity,
    place_of,
)

CODE = "L106"

_UNIQUE_WORDS = frozenset(
    "email username login slug handle nickname phone domain subdomain".split()
)
_SAYS_UNIQUE = re.compile(r"\bunique\b", re.IGNORECASE)
_INSTANTS = re.compile(r"iso-|epoch-")
_GUARD = "Declare the attribute with unique(), which adds a guard item to the transaction."


def not_unique(design: Design) -> Iterator[Finding]:
    """Reports attributes described as unique that are not, and keys that overwrite each other."""
    for table, entity in each_entity(design):
        for attribute in entity.attributes:
            reason = _why_unique(table, entity, attribute)
            if reason is not None:
                place = DesignLocation(table=table.name, entity=entity.name, member=attribute.name)
                yield Finding(CODE, FindingSeverity.WARNING, place, reason, _GUARD)
        primary = filled_key(table, entity, None)
        if primary is not None and _is_only_a_time(primary):
            reason = "The sort key is a time: of two items with the same time, the last write wins."
            remedy = "Append an id to the time."
            yield Finding(CODE, FindingSeverity.WARNING, place_of(table, primary), reason, remedy)


def _why_unique(table: TableDesign, entity: EntityDesign, attribute: AttributeDesign) -> str | None:
    primary = filled_key(table, entity, None)
    in_key = primary is not None and attribute.name in primary.names
    if attribute.unique_within is not None or in_key:
        return None
    if _SAYS_UNIQUE.search(attribute.description):
        return "The description says unique, but nothing prevents a second item with this value."
    words = words_of(attribute.name)
    if words and words[-1] in _UNIQUE_WORDS and _is_looked_up(table, entity, attribute):
        return "An index finds items by this attribute, but does not enforce uniqueness."
    return None


def _is_looked_up(table: TableDesign, entity: EntityDesign, attribute: AttributeDesign) -> bool:
    return any(
        filled.index is not None
        and not filled.sort
        and [one.template.bare for one in filled.partition] == [attribute.name]
        for filled in filled_keys(table, entity)
    )


def _is_only_a_time(primary: FilledKey) -> bool:
    formats = {one.name: one.format or "" for one in primary.entity.attributes}
    names = [name for one in primary.sort for name in one.template.names]
    return bool(names) and all(_INSTANTS.match(formats.get(name, "")) for name in names)
