"""L108: a key that no attribute supplies.

`GSI2PK` in no item, `isRead#createdAt` as a key that is never written, a placeholder without its
attribute: the index stays empty, or the write is rejected.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablewright.model.design import Design, EntityDesign, IndexDesign, TableDesign
from tablewright.ops.keys import filled_key, filled_keys, keys_of, stored_template
from tablewright.ops.lint.findings import (
    DesignLocation,
    Finding,
    FindingSeverity,
    each_entity,
    place_of,
)

CODE = "L108"

_REMEDY = "Declare the attribute, or a template that uses existing attributes."


def unsupplied_keys(design: Design) -> Iterator[Finding]:
    """Reports keys and placeholders that no attribute supplies."""
    for table in design.tables:
        for index in table.indexes:
            yield from _index(table, index)
    for table, entity in each_entity(design):
        yield from _placeholders(table, entity)
        yield from _missing_parts(table, entity)


def _index(table: TableDesign, index: IndexDesign) -> Iterator[Finding]:
    if any(filled_key(table, entity, index.name) for entity in table.entities):
        return
    known = {one.name for entity in table.entities for one in entity.attributes}
    known |= {table.tag_attribute or ""}
    keys = (*keys_of(index.partition_key), *keys_of(index.sort_key))
    missing = [key.name for key in keys if key.name not in known]
    if missing:
        place = DesignLocation(table=table.name, index=index.name)
        reason = f"No entity has {' or '.join(missing)}, so the index is always empty."
        yield Finding(CODE, FindingSeverity.ERROR, place, reason, _REMEDY)


def _placeholders(table: TableDesign, entity: EntityDesign) -> Iterator[Finding]:
    known = {one.name for one in entity.attributes} | {table.tag_attribute or ""}
    for filled in filled_keys(table, entity):
        for one in filled.attributes:
            missing = [name for name in one.template.names if name not in known]
            if missing:
                reason = (
                    f"{one.key.name} is computed from {one.template.text!r}, but the entity"
                    f" does not have {' or '.join(missing)}."
                )
                yield Finding(CODE, FindingSeverity.ERROR, place_of(table, filled), reason, _REMEDY)
    for attribute in entity.attributes:
        names = () if attribute.computed is None else stored_template(attribute.computed).names
        missing = [name for name in names if name not in known]
        if missing:
            place = DesignLocation(table=table.name, entity=entity.name, member=attribute.name)
            reason = f"The template {attribute.computed!r} uses {missing[0]}, which does not exist."
            yield Finding(CODE, FindingSeverity.ERROR, place, reason, _REMEDY)


def _missing_parts(table: TableDesign, entity: EntityDesign) -> Iterator[Finding]:
    """Returns parts of the table's key that an item may lack."""
    primary = filled_key(table, entity, None)
    optional = {one.name for one in entity.attributes if not one.required}
    for name in () if primary is None else dict.fromkeys(primary.names):
        if name in optional:
            place = DesignLocation(table=table.name, entity=entity.name, member=name)
            reason = "The attribute is part of the table key, but is optional."
            yield Finding(
                CODE, FindingSeverity.ERROR, place, reason, "Make the attribute required."
            )
