"""UpdateTable: billing, throughput, protection, class, stream, and global indexes.

A change is computed completely before anything is written, because a job that raises must not have
written. It takes effect at once; the response still contains old values where DynamoDB's does. Not
here: which changes a request may combine (`update_rules`).
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables import (
    setting_rules,
    table_rules,
    throughput_rules,
    update_response,
    update_rules,
)
from tablewright.engine.operations.tables.create_table import new_index
from tablewright.engine.operations.tables.describe_table import read_counts, table_not_found
from tablewright.engine.streams import shards as streams
from tablewright.engine.tables import catalog, purges, upkeep
from tablewright.engine.tables.definition import IndexDefinition, TableDefinition, warm_units
from tablewright.engine.tables.schema import Table, id_bytes
from tablewright.errors import (
    LimitExceededException,
    ResourceNotFoundException,
    ValidationException,
)

_INVALID = "One or more parameter values were invalid: "
_UNITS = ("ReadCapacityUnits", "WriteCapacityUnits")
_NUMBER_TO_COME = 0  # the id of an index that is not written yet
_DAY_SECONDS = 86_400


def update_table(context: EngineContext, request: Request) -> dict[str, Any]:
    """Changes a table; a new index is filled before the response."""
    update_rules.check_request(request)
    name = catalog.plain_name(request["TableName"])
    updates: list[dict[str, Any]] = request.get("GlobalSecondaryIndexUpdates", [])

    def job(changes: ChangeSet) -> dict[str, Any]:
        table = changes.table(name)
        if table is None:
            raise table_not_found(name)
        before = table.definition
        update_rules.check_one_online(before, updates)
        label = streams.fresh_label(changes.txn, changes.store, before.name, changes.now)
        after = _changed(before, request, now=round(changes.now, 3), stream_label=label)
        counts = read_counts(changes.txn, changes.store, before)
        _write(changes, before, after)
        return {"TableDescription": update_response.described(before, after, request, counts)}

    answer = context.writer.run(job)
    if any("Create" in update for update in updates):
        upkeep.backfill(context, name)
    if any("Delete" in update for update in updates):
        purges.purge(context)
    return answer


def _write(changes: ChangeSet, before: TableDefinition, after: TableDefinition) -> None:
    kept = {index.id for index in after.indexes}
    for index in before.indexes:
        if index.id not in kept:
            purges.schedule(changes, index.id)
            changes.counters.drop(id_bytes(before.id), id_bytes(index.id))
    indexes = [
        msgspec.structs.replace(index, id=catalog.fresh_id(changes.txn, changes.store))
        if index.id == _NUMBER_TO_COME
        else index
        for index in after.indexes
    ]
    if before.stream and not after.stream:
        streams.end(changes, before)
    if after.stream and not before.stream:
        streams.begin(changes, after)
    upkeep.replace_table(changes, Table(msgspec.structs.replace(after, indexes=indexes)))


def _changed(
    before: TableDefinition, request: Request, *, now: float, stream_label: str
) -> TableDefinition:
    after = _with_billing(before, request, now=now)
    for update in request.get("GlobalSecondaryIndexUpdates", ()):
        if "Create" in update:
            after = _with_index(after, update["Create"], request)
        elif "Delete" in update:
            after = _without_index(after, update["Delete"]["IndexName"])
        else:
            after = _with_index_throughput(after, update["Update"], now=now)
    replaced: dict[str, Any] = {}
    if "DeletionProtectionEnabled" in request:
        replaced["is_protected"] = request["DeletionProtectionEnabled"]
    if request.get("TableClass") not in (None, after.table_class or "STANDARD"):
        replaced |= {"table_class": request["TableClass"], "table_class_changed_at": now}
    if "OnDemandThroughput" in request:
        throughput_rules.check_on_demand_of_old_table(after.billing_mode, request)
        replaced["on_demand"] = _merged(after.on_demand, request["OnDemandThroughput"])
    if "WarmThroughput" in request:
        warm = warm_units(after, after)
        throughput_rules.check_warm_grows(request["WarmThroughput"], warm)
        replaced["warm"] = {**warm, **request["WarmThroughput"]}
    if "SSESpecification" in request:
        replaced["encryption"] = _new_encryption(after, request["SSESpecification"])
    if "StreamSpecification" in request:
        replaced |= _new_stream(after, request["StreamSpecification"], label=stream_label)
    return msgspec.structs.replace(after, **replaced)


def _merged(old: dict[str, int], new: dict[str, int]) -> dict[str, int]:
    """Returns on-demand limits after an update, which may change one and clear the other."""
    merged = {**old, **new}
    return {m: units for m, units in merged.items() if units != throughput_rules.CLEARED}


def _new_encryption(table: TableDefinition, specification: dict[str, Any]) -> dict[str, Any]:
    encryption = setting_rules.encryption_description(specification)
    if not encryption and not table.encryption:
        raise ValidationException(f"{_INVALID}Table is already encrypted by default")
    if (
        table.encryption
        and specification.get("KMSMasterKeyId") == table.encryption["KMSMasterKeyArn"]
    ):
        raise ValidationException(
            f"{_INVALID}Table is already encrypted with given KMSMasterKeyId. Use KMSMasterKeyId "
            "parameter if you want to change Master Key"
        )
    return encryption


def _new_stream(table: TableDefinition, stream: dict[str, Any], *, label: str) -> dict[str, Any]:
    if stream["StreamEnabled"]:
        if table.stream:
            raise ValidationException(
                f"Table already has an enabled stream: TableName: {table.name}"
            )
        return {"stream": stream, "stream_label": label}
    if not table.stream:
        raise ValidationException(f"Table has no stream to disable: TableName: {table.name}")
    return {"stream": {}}


def _with_billing(before: TableDefinition, request: Request, *, now: float) -> TableDefinition:
    mode = request.get("BillingMode", before.billing_mode)
    throughput = request.get("ProvisionedThroughput")
    if mode == "PAY_PER_REQUEST":
        throughput_rules.check_table(mode, throughput)
        return before if before.billing_mode == mode else _on_demand(before, now=now)
    if throughput is None:
        return before
    if before.billing_mode == mode:
        if not _differs(throughput, before.throughput):
            raise throughput_rules.unchanged("the table", before.throughput, throughput)
        indexes = before.indexes
    else:
        indexes = _indexes_to_provision(before, request)
    return msgspec.structs.replace(
        before,
        billing_mode=mode,
        throughput=_timed(before.throughput, throughput, now=now),
        on_demand={},
        warm=warm_units(before, before),
        indexes=indexes,
    )


def _on_demand(before: TableDefinition, *, now: float) -> TableDefinition:
    """Returns the table after a switch to on-demand billing, with its capacity history."""
    kept = {m: v for m, v in before.throughput.items() if m == "LastIncreaseDateTime"}
    indexes = [
        msgspec.structs.replace(
            index,
            throughput={
                **{m: v for m, v in index.throughput.items() if m not in _UNITS},
                "NumberOfDecreasesToday": _decreases(index.throughput, now=now),
                "LastDecreaseDateTime": now,
            },
            warm=warm_units(before, index),
        )
        if index.is_global
        else index
        for index in before.indexes
    ]
    return msgspec.structs.replace(
        before,
        billing_mode="PAY_PER_REQUEST",
        billing_changed_at=now,
        throughput=kept,
        warm=warm_units(before, before),
        indexes=indexes,
    )


def _indexes_to_provision(before: TableDefinition, request: Request) -> list[IndexDefinition]:
    """The indexes when on-demand billing ends; each needs a throughput in the same request."""
    updated = {
        update["Update"]["IndexName"]
        for update in request.get("GlobalSecondaryIndexUpdates", ())
        if "ProvisionedThroughput" in update.get("Update", {})
    }
    missing = [i.name for i in before.indexes if i.is_global and i.name not in updated]
    if missing:
        raise ValidationException(
            f"{_INVALID}ProvisionedThroughput must be specified for index: {','.join(missing)}"
        )
    return [
        msgspec.structs.replace(index, on_demand={}, warm=warm_units(before, index))
        for index in before.indexes
    ]


def _differs(new: dict[str, Any], old: dict[str, Any]) -> bool:
    return any(new[unit] != old.get(unit) for unit in _UNITS)


def _timed(old: dict[str, Any], new: dict[str, Any], *, now: float) -> dict[str, Any]:
    """Returns the new throughput, with the times of the last increase and decrease."""
    timed = {**old, **new}
    if not set(_UNITS) <= set(old):
        return timed  # it was billed on demand before, so there is nothing to compare
    if any(new[unit] > old[unit] for unit in _UNITS):
        timed["LastIncreaseDateTime"] = now
    if any(new[unit] < old[unit] for unit in _UNITS):
        timed["LastDecreaseDateTime"] = now
        timed["NumberOfDecreasesToday"] = _decreases(old, now=now)
    return timed


def _decreases(old: dict[str, Any], *, now: float) -> int:
    """Returns the number of decreases today, in UTC, including this one."""
    last = old.get("LastDecreaseDateTime", 0.0)
    is_today = last // _DAY_SECONDS == now // _DAY_SECONDS
    return (old.get("NumberOfDecreasesToday", 0) if is_today else 0) + 1


def _with_index(table: TableDefinition, index: dict[str, Any], request: Request) -> TableDefinition:
    name = index["IndexName"]
    if any(existing.name == name for existing in table.indexes):
        raise ValidationException("Attempting to create an index which already exists")
    given = request.get("AttributeDefinitions")
    if not given:
        raise ValidationException(
            f"{_INVALID}AttributeDefinitions is not specified for index: {name}"
        )
    table_rules.check_defined(index["KeySchema"], given)
    table_rules.check_global_index(index)
    throughput_rules.check_index_of_old_table(table.billing_mode, index)
    if sum(existing.is_global for existing in table.indexes) >= limits.GSIS_MAX:
        raise LimitExceededException(
            "Subscriber limit exceeded: Number of global secondary indexes exceeds per-table "
            f"limit of {limits.GSIS_MAX}"
        )
    created = new_index(_NUMBER_TO_COME, index, is_global=True, is_backfilling=True)
    indexes = [*table.indexes, created]
    table_rules.check_projected_total([existing.projection for existing in indexes])
    known = {attribute["AttributeName"] for attribute in table.attributes}
    used = {element["AttributeName"] for element in index["KeySchema"]}
    added = {a["AttributeName"]: a for a in given if a["AttributeName"] in used - known}
    attributes = [*table.attributes, *added.values()]
    return msgspec.structs.replace(table, indexes=indexes, attributes=attributes)


def _without_index(table: TableDefinition, name: str) -> TableDefinition:
    _global_index(table, name, "delete")
    kept = [existing for existing in table.indexes if existing.name != name]
    used = {
        element["AttributeName"]
        for schema in (table.key_schema, *(existing.key_schema for existing in kept))
        for element in schema
    }
    attributes = [a for a in table.attributes if a["AttributeName"] in used]
    return msgspec.structs.replace(table, indexes=kept, attributes=attributes)


def _with_index_throughput(
    table: TableDefinition, update: dict[str, Any], *, now: float
) -> TableDefinition:
    name = update["IndexName"]
    index = _global_index(table, name, "update")
    throughput = update.get("ProvisionedThroughput")
    warm = update.get("WarmThroughput")
    replaced: dict[str, Any] = {}
    if table.billing_mode == "PAY_PER_REQUEST":
        if throughput is not None or not (update.get("OnDemandThroughput") or warm):
            raise ValidationException(
                f"{_INVALID}The only Updates for index: {name} when TableThroughputMode is "
                "PAY_PER_REQUEST can be to OnDemandThroughput, WarmThroughput"
            )
    else:
        throughput_rules.check_on_demand_of_old_table(
            table.billing_mode, update, where=f" for index : {name}"
        )
        if throughput is not None or warm is None:
            throughput_rules.check_capacity_given(name, throughput)
            replaced = _new_index_capacity(table, index, update["ProvisionedThroughput"], now=now)
    throughput_rules.check_on_demand_range(update, where=f"index : {name}", may_clear=True)
    replaced["on_demand"] = _merged(index.on_demand, update.get("OnDemandThroughput", {}))
    if warm is not None:
        ready = warm_units(table, index)
        throughput_rules.check_warm_grows(warm, ready, where=f"index {name}")
        replaced["warm"] = {**ready, **warm}
    changed = msgspec.structs.replace(index, **replaced)
    indexes = [changed if existing is index else existing for existing in table.indexes]
    return msgspec.structs.replace(table, indexes=indexes)


def _new_index_capacity(
    table: TableDefinition, index: IndexDefinition, throughput: dict[str, Any], *, now: float
) -> dict[str, Any]:
    if any(throughput[unit] > limits.CAPACITY_UNITS_MAX for unit in _UNITS):
        raise ValidationException(
            "This operation cannot be performed with given input values. Please contact DynamoDB "
            "service team for more info: Action Blocked: IndexUpdate"
        )
    if not _differs(throughput, index.throughput):
        raise throughput_rules.unchanged(f"the index {index.name}", index.throughput, throughput)
    return {
        "throughput": _timed(index.throughput, throughput, now=now),
        "warm": warm_units(table, index),
    }


def _global_index(table: TableDefinition, name: str, action: str) -> IndexDefinition:
    for index in table.indexes:
        if index.name == name:
            if index.is_global:
                return index
            raise ValidationException(
                f"Cannot {action} an index that is not a GlobalSecondaryIndex: {name}"
            )
    raise ResourceNotFoundException(
        f"Requested resource not found: Index {name} for table {table.name}"
    )
