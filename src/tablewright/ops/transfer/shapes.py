"""Shapes: the types that a design gives to the attributes of a table.

A plain value in a file does not show whether it is text or bytes, a list or a set; the design does.
In a table of several entities, the tag of the item determines the entity.
Not here: reading and writing such values (`transfer.plain_values`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tablewright.model.design import EntityDesign, KeyDesign, Keys, TableDesign

Schema = Mapping[str, Any]  # as `AttributeDesign.schema` has it: type, element, attributes

NOTHING: Schema = {}


@dataclass(frozen=True, slots=True)
class Shape:
    """The types of a table's attributes, by entity."""

    tag_attribute: str | None
    shared: Mapping[str, Schema]  # attributes that mean the same for all entities
    by_tag: Mapping[str, Mapping[str, Schema]]

    @classmethod
    def of(cls, table: TableDesign) -> Shape:
        """Returns the shape of a table."""
        keys = _key_schemas(table)
        by_entity = [{**_schemas(entity), **keys} for entity in table.entities]
        shared = dict(keys)
        for name in {name for schemas in by_entity for name in schemas}:
            found = [schemas[name] for schemas in by_entity if name in schemas]
            if all(one == found[0] for one in found):
                shared[name] = found[0]
        by_tag = {
            entity.tag: schemas
            for entity, schemas in zip(table.entities, by_entity, strict=True)
            if entity.tag is not None and _is_only(table, entity)
        }
        return cls(table.tag_attribute, shared, by_tag)

    def schemas(self, tag: object) -> Mapping[str, Schema]:
        """Returns the attributes of an item with this tag."""
        return self.by_tag.get(tag, self.shared) if isinstance(tag, str) else self.shared

    @property
    def names(self) -> list[str]:
        """The known attributes, in a fixed order."""
        names = {*self.shared, *(name for schemas in self.by_tag.values() for name in schemas)}
        return sorted(names)


def _is_only(table: TableDesign, entity: EntityDesign) -> bool:
    return sum(other.tag == entity.tag for other in table.entities) == 1


def _key_schemas(table: TableDesign) -> dict[str, Schema]:
    keys = [*listed(table.partition_key), *listed(table.sort_key)]
    for index in table.indexes:
        keys += [*listed(index.partition_key), *listed(index.sort_key)]
    schemas: dict[str, Schema] = {key.name: {"type": key.type} for key in keys}
    if table.tag_attribute is not None:
        schemas[table.tag_attribute] = {"type": "S"}
    return schemas


def _schemas(entity: EntityDesign) -> dict[str, Schema]:
    schemas: dict[str, Schema] = {
        one.name: {"type": "B"} if one.encrypted else one.schema
        for one in entity.attributes
        if not one.key_only
    }
    if entity.version_attribute is not None:
        schemas[entity.version_attribute] = {"type": "N"}
    return schemas


def listed(keys: Keys | None) -> tuple[KeyDesign, ...]:
    """Returns the attributes of one side of a key."""
    return () if keys is None else (keys,) if isinstance(keys, KeyDesign) else keys
