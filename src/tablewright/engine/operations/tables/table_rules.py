"""DynamoDB's rules for table definitions: keys, indexes and projections.

CreateTable and UpdateTable share them. Shapes and lengths were checked before (`engine.shapes`).
Not here: throughput (`throughput_rules`).
"""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.items.java_order import by_hash, by_hash_of_known_size
from tablewright.errors import ValidationException

_INVALID = "One or more parameter values were invalid: "
_TABLE_KEYS_MAX = 2  # a partition key and a sort key
_SAME_NAME = "Both the Hash Key and the Range Key element in the KeySchema have the same name"

Schema = list[dict[str, str]]


def check_table_keys(key_schema: Schema, attributes: Schema) -> None:
    """Checks a table's own key schema, and that no attribute is defined twice."""
    if len(key_schema) > _TABLE_KEYS_MAX:
        shown = ", ".join(
            f"KeySchemaElement(attributeName={e['AttributeName']}, keyType={e['KeyType']})"
            for e in key_schema
        )
        raise ValidationException(
            f"1 validation error detected: Value '[{shown}]' at 'keySchema' failed to satisfy "
            f"constraint: Member must have length less than or equal to {_TABLE_KEYS_MAX}"
        )
    if len(key_schema) > len(attributes):
        raise ValidationException("Invalid KeySchema: Some index key attribute have no definition")
    seen: set[str] = set()
    for name in _names(attributes):
        if name in seen:
            raise ValidationException(f"Attribute Name is duplicated: {name}")
        seen.add(name)
    check_defined(key_schema, attributes)
    _check_roles(key_schema)


def check_defined(schema: Schema, attributes: Schema) -> None:
    """Checks that every key attribute has a definition."""
    key_names, defined = _names(schema), _names(attributes)
    if not set(key_names) <= set(defined):
        raise ValidationException(
            f"{_INVALID}Some index key attributes are not defined in AttributeDefinitions. "
            f"Keys: [{', '.join(by_hash(key_names))}], "
            f"AttributeDefinitions: [{', '.join(by_hash_of_known_size(defined))}]"
        )


def check_every_attribute_used(attributes: Schema, schemas: list[Schema]) -> None:
    """Rejects attribute definitions that no key uses."""
    defined = _names(attributes)
    if len(schemas) == 1 and len(schemas[0]) != len(defined):
        raise ValidationException(
            f"{_INVALID}Number of attributes in KeySchema does not exactly match number of "
            "attributes defined in AttributeDefinitions"
        )
    used = by_hash(name for schema in schemas for name in _names(schema))
    if not set(defined) <= set(used):
        raise ValidationException(
            f"{_INVALID}Some AttributeDefinitions are not used. AttributeDefinitions: "
            f"[{', '.join(by_hash_of_known_size(defined))}], keys used: [{', '.join(used)}]"
        )


def check_index_lists(key_schema: Schema, local: Any, global_: Any) -> None:
    """Checks that a new table's lists of indexes are not empty, and that it may have local ones."""
    if local is not None:
        if not local:
            raise ValidationException(f"{_INVALID}List of LocalSecondaryIndexes is empty")
        if len(key_schema) < 2:
            raise ValidationException(
                f"{_INVALID}Table KeySchema does not have a range key, which is required when "
                "specifying a LocalSecondaryIndex"
            )
    if global_ is not None and not global_:
        raise ValidationException(f"{_INVALID}List of GlobalSecondaryIndexes is empty")


def check_local_index(index: dict[str, Any], key_schema: Schema) -> None:
    """Rejects a local index that breaks a rule of DynamoDB."""
    name, schema = index["IndexName"], index["KeySchema"]
    _check_roles(schema)
    if len(schema) < 2:
        raise ValidationException(
            f"{_INVALID}Index KeySchema does not have a range key for index: {name}"
        )
    table_hash, index_hash = key_schema[0]["AttributeName"], schema[0]["AttributeName"]
    if index_hash != table_hash:
        raise ValidationException(
            f"{_INVALID}Index KeySchema does not have the same leading hash key as table KeySchema "
            f"for index: {name}. index hash key: {index_hash}, table hash key: {table_hash}"
        )
    _check_projection(index["Projection"])


def check_global_index(index: dict[str, Any]) -> None:
    """Rejects a global index that breaks a rule of DynamoDB."""
    check_distinct(index["KeySchema"])
    _check_global_roles(index["KeySchema"])
    _check_projection(index["Projection"])


def check_counts(local: list[Any], global_: list[Any]) -> None:
    """Checks the number of indexes of a new table."""
    if len(local) > limits.LSIS_MAX:
        raise ValidationException(
            f"{_INVALID}Number of LocalSecondaryIndexes exceeds per-table limit of "
            f"{limits.LSIS_MAX}"
        )
    if len(global_) > limits.GSIS_MAX:
        raise ValidationException(
            f"{_INVALID}GlobalSecondaryIndex count exceeds the per-table limit of {limits.GSIS_MAX}"
        )


def check_projected_total(projections: list[dict[str, Any]]) -> None:
    """Checks the total number of attributes in INCLUDE projections."""
    total = sum(len(projection.get("NonKeyAttributes", ())) for projection in projections)
    if total > limits.NON_KEY_ATTRIBUTES_MAX:
        raise ValidationException(
            f"{_INVALID}Number of attributes in NonKeyAttributes exceeds the limit of "
            f"{limits.NON_KEY_ATTRIBUTES_MAX}"
        )


def check_index_names(indexes: list[dict[str, Any]]) -> None:
    """Rejects duplicate index names."""
    seen: set[str] = set()
    for index in indexes:
        name = index["IndexName"]
        if name in seen:
            raise ValidationException(f"{_INVALID}Duplicate index name: {name}")
        seen.add(name)


def _names(elements: Schema) -> list[str]:
    return [element["AttributeName"] for element in elements]


def _check_roles(key_schema: Schema) -> None:
    """One HASH, then at most one RANGE, of different attributes."""
    if len(set(_names(key_schema))) < len(key_schema):
        raise ValidationException(_SAME_NAME)
    _check_first_role(key_schema)
    if len(key_schema) > 1 and key_schema[1]["KeyType"] != "RANGE":
        raise ValidationException(
            "Invalid KeySchema: The second KeySchemaElement is not a RANGE key type"
        )


def _check_first_role(key_schema: Schema) -> None:
    if key_schema[0]["KeyType"] != "HASH":
        raise ValidationException(
            "Invalid KeySchema: The first KeySchemaElement is not a HASH key type"
        )


def check_distinct(key_schema: Schema) -> None:
    """Rejects an index key with a duplicate attribute."""
    if len(set(_names(key_schema))) < len(key_schema):
        roles = sorted(element["KeyType"] for element in key_schema)
        raise ValidationException(
            _SAME_NAME
            if roles == ["HASH", "RANGE"]
            else "The KeySchema contains multiple key attributes with the same name"
        )


def _check_global_roles(key_schema: Schema) -> None:
    """Up to four HASH, then up to four RANGE."""
    roles = [element["KeyType"] for element in key_schema]
    if roles in (["HASH"], ["HASH", "RANGE"]):
        _check_roles(key_schema)
        return
    _check_first_role(key_schema)
    if roles != sorted(roles):  # HASH sorts before RANGE
        raise ValidationException(
            f"{_INVALID}All HASH key attributes must precede RANGE key attributes in the KeySchema"
        )
    for role, count_max in (
        ("HASH", limits.INDEX_PARTITION_ATTRIBUTES_MAX),
        ("RANGE", limits.INDEX_SORT_ATTRIBUTES_MAX),
    ):
        if roles.count(role) > count_max:
            raise ValidationException(
                f"{_INVALID}The KeySchema exceeds the maximum allowed number of {role} key "
                "attributes"
            )


def _check_projection(projection: dict[str, Any]) -> None:
    kind = projection.get("ProjectionType")
    named: list[str] | None = projection.get("NonKeyAttributes")
    if kind is None:
        raise ValidationException(f"{_INVALID}Unknown ProjectionType: null")
    if kind != "INCLUDE":
        if named is not None:
            raise ValidationException(
                f"{_INVALID}ProjectionType is {kind}, but NonKeyAttributes is specified"
            )
        return
    if named is None:
        raise ValidationException(
            f"{_INVALID}ProjectionType is INCLUDE, but NonKeyAttributes is not specified"
        )
    seen: set[str] = set()
    for name in named:
        if name in seen:
            raise ValidationException(f"{_INVALID}Duplicate element in NonKeyAttributes: {name}")
        seen.add(name)
