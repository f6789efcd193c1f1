"""The definition of a restored table: what is restored, and its overrides.

Keys, indexes, billing, throughput and encryption are restored; tags, streams, time to live, table
class, protection and point-in-time recovery are not. Indexes may be omitted, renamed and given
another throughput, but not added or changed.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables import setting_rules, table_rules, throughput_rules
from tablewright.engine.tables.definition import IndexDefinition, TableDefinition
from tablewright.errors import ValidationException

_INVALID = "Invalid Request: "
_UNITS = ("ReadCapacityUnits", "WriteCapacityUnits")
_ON_DEMAND, _PROVISIONED = "PAY_PER_REQUEST", "PROVISIONED"
_NUMBER_TO_COME = 0  # the id of what is not written yet


def restored(source: TableDefinition, request: Request) -> TableDefinition:
    """Returns the table of a request, without ids and creation time."""
    mode = request.get("BillingModeOverride", source.billing_mode)
    throughput = _throughput(source, request, mode)
    on_demand = _on_demand(source, request, mode)
    indexes = [
        *_local_indexes(source, request.get("LocalSecondaryIndexOverride")),
        *_global_indexes(source, request, mode),
    ]
    for index in request.get("VectorIndexOverride", ()):
        raise _no_such_index(index["IndexName"])
    table_rules.check_index_names([{"IndexName": index.name} for index in indexes])
    schemas = [source.key_schema, *(index.key_schema for index in indexes)]
    used = {element["AttributeName"] for schema in schemas for element in schema}
    return TableDefinition(
        id=_NUMBER_TO_COME,
        name=request["TargetTableName"],
        uuid="",
        created_at=0.0,
        attributes=[a for a in source.attributes if a["AttributeName"] in used],
        key_schema=source.key_schema,
        indexes=indexes,
        billing_mode=mode,
        throughput=throughput,
        on_demand=on_demand,
        encryption=_encryption(source, request),
    )


def _throughput(source: TableDefinition, request: Request, mode: str) -> dict[str, Any]:
    override = request.get("ProvisionedThroughputOverride")
    if mode == _ON_DEMAND:
        if override is not None:
            raise _no_capacity(request)
        return {}
    if override is not None:
        throughput_rules.check_bounds(override)
        return override
    if "BillingModeOverride" in request:
        raise ValidationException(_needs_capacity())
    return _units(source)


def _on_demand(source: TableDefinition, request: Request, mode: str) -> dict[str, int]:
    override = request.get("OnDemandThroughputOverride")
    _check_on_demand(override or {}, mode)
    if mode == _PROVISIONED:
        return {}
    return source.on_demand if override is None else override


def _check_on_demand(override: dict[str, int], mode: str, where: str = "") -> None:
    for member, units in override.items():
        if mode == _PROVISIONED:
            raise ValidationException(
                f"{_INVALID}Cannot override {member} for OnDemandThroughput unless "
                f"BillingModeOverride is PAY_PER_REQUEST{where}"
            )
        if units < 1:
            raise ValidationException(
                f"{_INVALID}Requested {member} for OnDemandThroughput is outside of valid range"
            )


def _local_indexes(
    source: TableDefinition, override: list[dict[str, Any]] | None
) -> list[IndexDefinition]:
    known = [index for index in source.indexes if not index.is_global]
    if override is None:
        return [_copied(index) for index in known]
    for index in override:
        _check_known(index, known)
    return [_asked_for(index, is_global=False) for index in override]


def _global_indexes(source: TableDefinition, request: Request, mode: str) -> list[IndexDefinition]:
    known = [index for index in source.indexes if index.is_global]
    override: list[dict[str, Any]] | None = request.get("GlobalSecondaryIndexOverride")
    if override is None:
        if mode == _PROVISIONED and "BillingModeOverride" in request and known:
            raise ValidationException(_needs_capacity(known[0].name))
        return [_copied(index, mode) for index in known]
    for index in override:
        _check_known(index, known)
        _check_index_throughput(index, request, mode)
    return [_asked_for(index, is_global=True) for index in override]


def _check_index_throughput(index: dict[str, Any], request: Request, mode: str) -> None:
    name, throughput = index["IndexName"], index.get("ProvisionedThroughput")
    if mode == _ON_DEMAND and throughput is not None:
        raise _no_capacity(request, name)
    if mode == _PROVISIONED:
        if throughput is None:
            raise ValidationException(
                f"{_INVALID}Must specify provisioned throughput for index {name}"
            )
        throughput_rules.check_bounds(throughput)
    _check_on_demand(index.get("OnDemandThroughput", {}), mode, where=f" for index {name}")
    throughput_rules.check_warm_of_new_table(mode, index, where=f"index {name}")


def _check_known(index: dict[str, Any], known: list[IndexDefinition]) -> None:
    """Checks that the source has an index with these keys and projection, whatever its name."""
    if not any(
        index["KeySchema"] == other.key_schema
        and _projection(index["Projection"]) == _projection(other.projection)
        for other in known
    ):
        raise _no_such_index(index["IndexName"])


def _projection(projection: dict[str, Any]) -> tuple[str | None, frozenset[str]]:
    names = frozenset(projection.get("NonKeyAttributes", ()))
    return projection.get("ProjectionType"), names


def _copied(index: IndexDefinition, mode: str = _ON_DEMAND) -> IndexDefinition:
    return IndexDefinition(
        id=_NUMBER_TO_COME,
        name=index.name,
        is_global=index.is_global,
        key_schema=index.key_schema,
        projection=index.projection,
        throughput=_units(index) if mode == _PROVISIONED else {},
        on_demand=index.on_demand if mode == _ON_DEMAND else {},
    )


def _asked_for(index: dict[str, Any], *, is_global: bool) -> IndexDefinition:
    return IndexDefinition(
        id=_NUMBER_TO_COME,
        name=index["IndexName"],
        is_global=is_global,
        key_schema=index["KeySchema"],
        projection=index["Projection"],
        throughput=index.get("ProvisionedThroughput", {}),
        on_demand=index.get("OnDemandThroughput", {}),
        warm=index.get("WarmThroughput", {}),
    )


def _encryption(source: TableDefinition, request: Request) -> dict[str, Any]:
    override = request.get("SSESpecificationOverride")
    if override is None:
        return source.encryption
    setting_rules.check_encryption(override)
    return setting_rules.encryption_description(override)


def _units(part: TableDefinition | IndexDefinition) -> dict[str, Any]:
    """The capacity without its history."""
    return {unit: part.throughput[unit] for unit in _UNITS if unit in part.throughput}


def _no_capacity(request: Request, index_name: str = "") -> ValidationException:
    where = f" for index {index_name}" if index_name else ""
    reason = (
        "if BillingMode is overridden to PAY_PER_REQUEST"
        if "BillingModeOverride" in request
        else "unless BillingMode is PROVISIONED"
    )
    return ValidationException(f"{_INVALID}Cannot override ProvisionedThroughput {reason}{where}")


def _needs_capacity(index_name: str = "") -> str:
    where = f" for index {index_name}" if index_name else ""
    return (
        f"{_INVALID}Must override ProvisionedThroughput if BillingMode is overridden to "
        f"PROVISIONED{where}"
    )


def _no_such_index(name: str) -> ValidationException:
    return ValidationException(
        f"{_INVALID}Index {name} does not match a secondary index that existed in the source table "
        "and cannot be created during the restore operation"
    )
