"""Tables and indexes: key attributes, store keys, and projections.

    item key  = table id (4 bytes) + hash of the partition key (16) + sortable sort key
    index key = index id (4 bytes) + hash of its partition key (16) + sortable sort keys
                + hash of the item key (16)

Hashing spreads partitions as DynamoDB does and keeps keys within the store's limit. Not here:
DynamoDB's errors for keys (`engine.items.keys`), the stored definition
(`engine.tables.definition`).
"""

from __future__ import annotations

from functools import cached_property
from hashlib import blake2b
from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.tables.definition import IndexDefinition, TableDefinition
from tablewright.values import numbers, sortable
from tablewright.values.attributes import AttributeValue, Item, binary_size

HASH_BYTES = 16
ID_BYTES = 4
PARTITION_BYTES = ID_BYTES + HASH_BYTES

_empty_hash = blake2b(digest_size=HASH_BYTES)
_PARTITION_MAX = limits.PARTITION_KEY_BYTES_MAX
_SORT_MAX = limits.SORT_KEY_BYTES_MAX
_PLAIN_LENGTH_MAX = limits.SORT_KEY_BYTES_MAX // 4  # characters, of at most four bytes each


class KeyAttribute(msgspec.Struct, frozen=True):
    """An attribute of a key and the type it must have: S, N or B."""

    name: str
    type: str


def key_bytes(value: AttributeValue, key_type: str) -> int:
    """Bytes of a key value; 0 if it is empty or of another type than the key's."""
    content = value.get(key_type)
    if content is None:
        return 0
    if key_type == "S":
        return len(content) if content.isascii() else len(content.encode())
    return binary_size(content) if key_type == "B" else numbers.size_bytes(content)


def id_bytes(number: int) -> bytes:
    """Returns the four bytes that start every key of a table or index."""
    return number.to_bytes(ID_BYTES, "big")


def hashed(content: bytes) -> bytes:
    """Returns sixteen bytes that represent a partition key or an item key."""
    digest = _empty_hash.copy()  # faster than a new one with its parameters
    digest.update(content)
    return digest.digest()


class Index:
    """A secondary index: its key schema and projection."""

    def __init__(self, definition: IndexDefinition, types: dict[str, str]) -> None:
        self.definition = definition
        self.name = definition.name
        self.id = id_bytes(definition.id)
        self.is_global = definition.is_global
        self.partition = _key_attributes(definition.key_schema, "HASH", types)
        self.sort = _key_attributes(definition.key_schema, "RANGE", types)
        self.key_names = tuple(attribute.name for attribute in self.partition + self.sort)
        is_text = all(a.type == "S" for a in self.partition + self.sort)
        self._is_plain = is_text and len(self.partition) == 1 and len(self.sort) <= 1
        self._partition_name = self.partition[0].name
        self._sort_name = self.sort[0].name if self.sort else None
        self._last_partition = "", b""  # the text and its bytes, set at once
        self.projection: str = definition.projection["ProjectionType"]
        self.projects_all = self.projection == "ALL"
        self.is_backfilling = definition.is_backfilling

    def place(self, item: Item) -> bytes | None:
        """Returns an item's place in the index: its entry's key, without the item key's hash.

        None if the item lacks a key attribute of the index, or has an invalid one. A write with an
        invalid one is rejected; items from before the index was added may have it.
        """
        if not self._is_plain:
            return self._key_start(item) if self._holds(item) else None
        value = item.get(self._partition_name)
        if value is None:
            return None
        text, sort_text, sort_key = value.get("S"), "", b""
        if not text:
            return None
        if self._sort_name is not None:
            value = item.get(self._sort_name)
            sort_text = value.get("S") if value is not None else None
            if not sort_text:
                return None
            sort_key = sortable.inner_text(sort_text)
        if len(text) + len(sort_text) > _PLAIN_LENGTH_MAX and not self._holds(item):
            return None
        # Items that are written together often share a partition.
        last, partition = self._last_partition
        if text != last:
            partition = self.id + hashed(sortable.inner_text(text))
            self._last_partition = text, partition
        return partition + sort_key

    def _holds(self, item: Item) -> bool:
        """Whether the item has every key attribute of the index, with valid values."""
        for attribute in self.partition:
            value = item.get(attribute.name)
            if value is None or not value.get(attribute.type):
                return False
            if key_bytes(value, attribute.type) > _PARTITION_MAX:
                return False
        for attribute in self.sort:
            value = item.get(attribute.name)
            if value is None or not value.get(attribute.type):
                return False
        return self._sort_bytes(item) <= _SORT_MAX

    def _sort_bytes(self, item: Item) -> int:
        return sum(key_bytes(item[attribute.name], attribute.type) for attribute in self.sort)

    def partition_key(self, key: Item) -> bytes:
        """Returns index id and hash of the partition key: the common prefix of its entries."""
        content = b"".join([sortable.inner(key[a.name]) for a in self.partition])
        return self.id + hashed(content)

    def entry_key(self, item: Item, item_key_hash: bytes) -> bytes:
        """The store key of an entry, from its key attributes."""
        return self._key_start(item) + item_key_hash

    def _key_start(self, item: Item) -> bytes:
        sort_keys = b"".join([sortable.inner(item[a.name]) for a in self.sort])
        return self.partition_key(item) + sort_keys


Places = dict[Index, bytes]  # of one item, in the order of the table's indexes


class Table:
    """A table: its keys, its indexes, and the location of its items."""

    def __init__(self, definition: TableDefinition) -> None:
        self.definition = definition
        self.name = definition.name
        self.id = id_bytes(definition.id)
        types = {a["AttributeName"]: a["AttributeType"] for a in definition.attributes}
        (self.partition,) = _key_attributes(definition.key_schema, "HASH", types)
        sort = _key_attributes(definition.key_schema, "RANGE", types)
        self.sort: KeyAttribute | None = sort[0] if sort else None
        self.key_attributes = (self.partition, *sort)
        self.key_names = tuple(attribute.name for attribute in self.key_attributes)
        self._has_text_key = all(attribute.type == "S" for attribute in self.key_attributes)
        self._partition_name = self.partition.name
        self._sort_name = self.sort.name if self.sort is not None else None
        self._last_partition = "", b""  # the text and its bytes, set at once
        self.indexes = tuple(Index(index, types) for index in definition.indexes)
        self.has_local_index = any(not index.is_global for index in self.indexes)
        self.ttl_attribute = definition.ttl_attribute
        self.ttl_listed = definition.ttl_attribute or definition.ttl_leaving
        self.is_logged = definition.is_logged

    @cached_property
    def index_by_name(self) -> dict[str, Index]:
        """The indexes by name."""
        return {index.name: index for index in self.indexes}

    @cached_property
    def indexes_by_name_order(self) -> tuple[Index, ...]:
        """The indexes sorted by name: errors name the first invalid one."""
        return tuple(sorted(self.indexes, key=lambda index: index.name))

    @cached_property
    def index_key_names(self) -> frozenset[str]:
        """The key attributes of the indexes."""
        return frozenset(name for index in self.indexes for name in index.key_names)

    @cached_property
    def _projected_names(self) -> dict[str, tuple[str, ...]]:
        return {
            index.name: tuple(
                dict.fromkeys(
                    (
                        *self.key_names,
                        *index.key_names,
                        *index.definition.projection.get("NonKeyAttributes", ()),
                    )
                )
            )
            for index in self.indexes
        }

    def partition_key(self, value: AttributeValue) -> bytes:
        """Returns table id and hash of a partition key: the common prefix of its items."""
        return self.id + hashed(sortable.final(value))

    def item_key(self, key: Item) -> bytes:
        """The store key of an item, from its key attributes."""
        partition = self.id + hashed(sortable.final(key[self.partition.name]))
        if self.sort is None:
            return partition
        return partition + sortable.final(key[self.sort.name])

    def plain_item_key(self, key: Item) -> bytes | None:
        """Returns the store key of an item whose key attributes are all short texts, as usual.

        None for others, which `engine.items.keys` checks.
        """
        if not self._has_text_key:
            return None
        value = key.get(self._partition_name)
        text = value.get("S") if value is not None and len(value) == 1 else None
        if not text or len(text) > _PLAIN_LENGTH_MAX:
            return None
        # Items that are written together often share a partition.
        last, partition = self._last_partition
        if text != last:
            partition = self.id + hashed(text.encode())
            self._last_partition = text, partition
        if self._sort_name is None:
            return partition
        value = key.get(self._sort_name)
        text = value.get("S") if value is not None and len(value) == 1 else None
        if not text or len(text) > _PLAIN_LENGTH_MAX:
            return None
        return partition + text.encode()

    def places(self, item: Item) -> Places:
        """Returns the indexes of an item, and its places in them."""
        places: Places = {}
        for index in self.indexes:
            place = index.place(item)
            if place is not None:
                places[index] = place
        return places

    def key_of(self, item: Item) -> Item:
        """The key attributes of an item."""
        return {name: item[name] for name in self.key_names}

    def projected_names(self, index: Index) -> frozenset[str]:
        """The attributes of a narrow index."""
        return frozenset(self._projected_names[index.name])

    def projected(self, index: Index, item: Item) -> Item:
        """Returns the projection of an item."""
        if index.projects_all:
            return item
        return {name: item[name] for name in self._projected_names[index.name] if name in item}

    def start_key_names(self, index: Index | None) -> tuple[str, ...]:
        """The attributes of a LastEvaluatedKey."""
        if index is None:
            return self.key_names
        return self.key_names + tuple(n for n in index.key_names if n not in self.key_names)


def _key_attributes(
    key_schema: list[dict[str, str]], key_type: str, types: dict[str, Any]
) -> tuple[KeyAttribute, ...]:
    return tuple(
        KeyAttribute(element["AttributeName"], types[element["AttributeName"]])
        for element in key_schema
        if element["KeyType"] == key_type
    )
