"""Item keys: DynamoDB's rules and error messages.

DynamoDB uses different messages for a separate key (GetItem) and a key inside an item (PutItem).
"""

from __future__ import annotations

from tablewright import limits
from tablewright.engine.tables.schema import Index, KeyAttribute, Places, Table, key_bytes
from tablewright.errors import ValidationException
from tablewright.expressions import Update
from tablewright.values.attributes import AttributeValue, Item, type_of

MISMATCH = "The provided key element does not match the schema"
_INVALID = "One or more parameter values were invalid: "
_NOT_VALID = "One or more parameter values are not valid. "
_PARTITION_TOO_LONG = (
    f"{_INVALID}Size of hashkey has exceeded the maximum size limit of"
    f"{limits.PARTITION_KEY_BYTES_MAX} bytes"  # no space: DynamoDB's own spelling
)
_SORT_TOO_LONG = (
    f"{_INVALID}Aggregated size of all range keys has exceeded the size limit of "
    f"{limits.SORT_KEY_BYTES_MAX} bytes"
)
_COPIED_INDEX_KEY = (
    "The update expression attempted to update the secondary index key to unsupported type"
)
_UPDATED_TOO_LONG = (
    "The update expression attempted to update the secondary index key beyond allowed size limits"
)
_NOT_SCALAR = (
    "Key attributes must be scalars; list random access '[]' and map lookup '.' are not allowed: "
)


def check_key(table: Table, key: Item) -> None:
    """Checks a separate key: exactly the table's key attributes, typed, not empty."""
    if len(key) != len(table.key_attributes):
        raise ValidationException(MISMATCH)
    for attribute in table.key_attributes:
        value = key.get(attribute.name)
        if value is None or attribute.type not in value:
            raise ValidationException(MISMATCH)
        check_not_empty(attribute, value)
    _check_sizes(table, key)


def item_key_of(table: Table, key: Item) -> bytes:
    """Returns the store key of a separate key; rejects what `check_key` does."""
    item_key = table.plain_item_key(key) if len(key) == len(table.key_names) else None
    if item_key is not None:
        return item_key
    check_key(table, key)
    return table.item_key(key)


def item_key_in(table: Table, item: Item, *, plain_mismatch: bool = False) -> bytes:
    """Returns the store key of a put item; rejects one without the key attributes of its table.

    `plain_mismatch` selects BatchWriteItem's message for any invalid table key.
    """
    item_key = table.plain_item_key(item)
    if item_key is not None:
        return item_key
    for attribute in table.key_attributes:
        value = item.get(attribute.name)
        if plain_mismatch and (value is None or attribute.type not in value):
            raise ValidationException(MISMATCH)
        if value is None:
            raise ValidationException(f"{_INVALID}Missing the key {attribute.name} in the item")
        if attribute.type not in value:
            raise ValidationException(
                f"{_INVALID}Type mismatch for key {attribute.name} expected: {attribute.type} "
                f"actual: {type_of(value)}"
            )
        check_not_empty(attribute, value)
    _check_sizes(table, item)
    return table.item_key(item)


def check_index_keys(table: Table, item: Item, places: Places) -> None:
    """Checks the index keys of a put item; they may be absent.

    `places` are the item's: an index that has a place for the item accepts its keys.
    """
    if len(places) == len(table.indexes):
        return
    for index in table.indexes_by_name_order:
        if index in places or item.keys().isdisjoint(index.key_names):
            continue
        for attribute in (*index.partition, *index.sort):
            value = item.get(attribute.name)
            if value is None:
                continue
            if attribute.type not in value:
                raise _wrong_index_key(index, attribute, value)
            if value[attribute.type] == "":
                raise ValidationException(
                    f"{_NOT_VALID}A value specified for a secondary index key is not supported. "
                    f"{_empty(attribute)}. IndexName: {index.name}, IndexKey: {attribute.name}"
                )
        if (message := _too_long(index, item)) is not None:
            raise ValidationException(message)


def check_updated_index_keys(table: Table, item: Item, places: Places, change: Update) -> None:
    """Checks the index keys that an update has written; `places` are the item's."""
    if len(places) == len(table.indexes):
        return
    written = change.top_level_names()
    for index in table.indexes_by_name_order:
        if index in places or written.isdisjoint(index.key_names):
            continue
        for attribute in (*index.partition, *index.sort):
            value = item.get(attribute.name)
            if value is None or attribute.name not in written:
                continue
            if attribute.type not in value:
                if attribute.name in change.copied_names():
                    raise ValidationException(_COPIED_INDEX_KEY)
                raise _wrong_index_key(index, attribute, value)
            if value[attribute.type] == "":
                raise ValidationException(
                    f"{_NOT_VALID}The update expression attempted to update a secondary index key "
                    f"to a value that is not supported. {_empty(attribute)}."
                )
        if _too_long(index, item) is not None:
            raise ValidationException(_UPDATED_TOO_LONG)


def check_paths(table: Table, nested_names: frozenset[str]) -> None:
    """Rejects paths into key attributes, of the table or of an index."""
    if not nested_names:
        return
    for name in table.key_names:
        if name in nested_names:
            raise ValidationException(f"{_NOT_SCALAR}Key: {name}")
    for index in table.indexes_by_name_order:
        for name in index.key_names:
            if name in nested_names:
                raise ValidationException(f"{_NOT_SCALAR}IndexKey: {name}")


def check_condition_value(attribute: KeyAttribute, value: AttributeValue, *, is_sort: bool) -> None:
    """Checks a value that a query compares with a key attribute."""
    if attribute.type not in value:
        raise ValidationException(f"{_INVALID}Condition parameter type does not match schema type")
    check_not_empty(attribute, value)
    size_bytes = key_bytes(value, attribute.type)
    if is_sort and size_bytes > limits.SORT_KEY_BYTES_MAX:
        raise ValidationException(_SORT_TOO_LONG)
    if size_bytes > limits.PARTITION_KEY_BYTES_MAX:
        raise ValidationException(_PARTITION_TOO_LONG)


def _wrong_index_key(
    index: Index, attribute: KeyAttribute, value: AttributeValue
) -> ValidationException:
    return ValidationException(
        f"{_INVALID}Type mismatch for Index Key {attribute.name} "
        f"Expected: {attribute.type} Actual: {type_of(value)} IndexName: {index.name}"
    )


def check_not_empty(attribute: KeyAttribute, value: AttributeValue) -> None:
    """Rejects an empty string or empty binary as a key."""
    if value[attribute.type] == "":
        raise ValidationException(f"{_NOT_VALID}{_empty(attribute)}. Key: {attribute.name}")


def _empty(attribute: KeyAttribute) -> str:
    kind = "string" if attribute.type == "S" else "binary"
    return f"The AttributeValue for a key attribute cannot contain an empty {kind} value"


def _check_sizes(table: Table, key: Item) -> None:
    partition, sort = table.partition, table.sort
    if key_bytes(key[partition.name], partition.type) > limits.PARTITION_KEY_BYTES_MAX:
        raise ValidationException(_PARTITION_TOO_LONG)
    if sort is not None and key_bytes(key[sort.name], sort.type) > limits.SORT_KEY_BYTES_MAX:
        raise ValidationException(_SORT_TOO_LONG)


def _too_long(index: Index, item: Item) -> str | None:
    """Returns the message for an index key that is too long, or None."""
    if not all(name in item for name in index.key_names):
        return None
    if any(
        key_bytes(item[attribute.name], attribute.type) > limits.PARTITION_KEY_BYTES_MAX
        for attribute in index.partition
    ):
        return _PARTITION_TOO_LONG
    sort_bytes = sum(key_bytes(item[attribute.name], attribute.type) for attribute in index.sort)
    return _SORT_TOO_LONG if sort_bytes > limits.SORT_KEY_BYTES_MAX else None
