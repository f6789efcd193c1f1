"""Sizes of items and of index entries: as declared, or those of the design's example item."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal

from tablewright.model.design import EntityDesign, IndexDesign, TableDesign
from tablewright.ops.cost.traffic import EntityTraffic
from tablewright.ops.examples import Item, example_item
from tablewright.ops.keys import keys_of
from tablewright.values.attributes import item_size_bytes

OVERHEAD_BYTES = 100
"""The bytes that AWS adds to every stored item and entry for its own index: developer guide, item
sizes.
"""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The sizes of an entity's items and index entries."""

    table: TableDesign
    entity: EntityDesign
    item_bytes: Decimal
    example: Item

    def entry_bytes(self, index: IndexDesign) -> Decimal:
        """Returns the size of an entry in an index, from the example's attributes there."""
        if index.projection == "ALL":
            return self.item_bytes
        names = {key.name for one in _keyed(self.table, index) for key in keys_of(one)}
        if not isinstance(index.projection, str):
            names |= set(index.projection)
        return min(Decimal(item_size_bytes(self.example, sorted(names))), self.item_bytes)


def sizes_of(table: TableDesign, entity: EntityDesign, traffic: EntityTraffic | None) -> Sizes:
    """Returns the sizes of an entity."""
    example = example_item(table, entity)
    said = None if traffic is None else traffic.item_bytes
    size = item_size_bytes(example) if said is None else said
    return Sizes(table, entity, Decimal(size), example)


def _keyed(table: TableDesign, index: IndexDesign):
    return table.partition_key, table.sort_key, index.partition_key, index.sort_key
