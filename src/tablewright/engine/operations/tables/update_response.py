"""UpdateTable's response: the new value of some changes, the old one of others, as on AWS.

DynamoDB applies most changes in the background, after its response. Here they are applied before
the response, and DescribeTable returns the new values; the response is still DynamoDB's.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.engine.items.requests import Request
from tablewright.engine.tables.definition import (
    NO_CAPACITY,
    IndexDefinition,
    TableDefinition,
    description,
    warm_units,
)

# Changes during which DynamoDB shows the whole table as UPDATING.
_IN_BACKGROUND = ("BillingMode", "ProvisionedThroughput", "StreamSpecification", "TableClass")
_UNITS = ("ReadCapacityUnits", "WriteCapacityUnits", "NumberOfDecreasesToday")


def described(
    before: TableDefinition,
    after: TableDefinition,
    request: Request,
    counts: dict[int, tuple[int, int]],
) -> dict[str, Any]:
    """Returns the TableDescription of the response."""
    updates: list[dict[str, Any]] = request.get("GlobalSecondaryIndexUpdates", [])
    is_updating = any(member in request for member in _IN_BACKGROUND) or any(
        "Create" in update or "Delete" in update for update in updates
    )
    told = description(
        _shown(before, after),
        counts,
        status="UPDATING" if is_updating else "ACTIVE",
        index_statuses=_statuses(before, after),
    )
    if before.billing_mode == "PROVISIONED" and after.billing_mode == "PAY_PER_REQUEST":
        del told["BillingModeSummary"]["LastUpdateToPayPerRequestDateTime"]
        told["ProvisionedThroughput"]["LastDecreaseDateTime"] = after.billing_changed_at
        for index in told.get("GlobalSecondaryIndexes", ()):  # counted as a decrease later
            index["ProvisionedThroughput"] = dict(NO_CAPACITY)
    if "SSESpecification" in request:
        told["SSEDescription"] = {**before.encryption, "Status": "UPDATING"}
    if request.get("OnDemandThroughput"):
        told["OnDemandThroughput"] = {**before.on_demand, **request["OnDemandThroughput"]}
    is_warming = bool(request.get("WarmThroughput"))
    told["WarmThroughput"] = _warm(before, before, is_warming=is_warming)
    old = {index.name: index for index in before.indexes}
    warming = {u["Update"]["IndexName"] for u in updates if "WarmThroughput" in u.get("Update", {})}
    for index in told.get("GlobalSecondaryIndexes", ()):
        name = index["IndexName"]
        if name in old:
            index["WarmThroughput"] = _warm(before, old[name], is_warming=name in warming)
        else:
            index["Backfilling"] = False
            index["WarmThroughput"]["Status"] = "UPDATING"
    return told


def _warm(
    table: TableDefinition, part: TableDefinition | IndexDefinition, *, is_warming: bool
) -> dict[str, Any]:
    return {**warm_units(table, part), "Status": "UPDATING" if is_warming else "ACTIVE"}


def _shown(before: TableDefinition, after: TableDefinition) -> TableDefinition:
    """Returns the table in the response, with some old and some new values."""
    is_switched = before.billing_mode != after.billing_mode
    old = {index.name: index for index in before.indexes}
    kept = {index.name for index in after.indexes}
    indexes = [
        msgspec.structs.replace(index, throughput=_old_units(old[index.name], index))
        if index.name in old and not is_switched
        else index
        for index in after.indexes
    ]
    going = [index for index in before.indexes if index.name not in kept]
    defined = {attribute["AttributeName"] for attribute in after.attributes}
    orphaned = [a for a in before.attributes if a["AttributeName"] not in defined]
    return msgspec.structs.replace(
        after,
        throughput=after.throughput if is_switched else _old_units(before, after),
        table_class=before.table_class,
        table_class_changed_at=before.table_class_changed_at,
        indexes=[*indexes, *going],
        attributes=[*after.attributes, *orphaned],
    )


def _old_units(
    before: TableDefinition | IndexDefinition, after: TableDefinition | IndexDefinition
) -> dict[str, Any]:
    """Returns the new throughput's dates with the old numbers."""
    dates = {m: v for m, v in after.throughput.items() if m not in _UNITS}
    return {**dates, **{m: v for m, v in before.throughput.items() if m in _UNITS}}


def _statuses(before: TableDefinition, after: TableDefinition) -> dict[str, str]:
    old = {index.name: index for index in before.indexes}
    new = {index.name: index for index in after.indexes}
    statuses = {name: "DELETING" for name in old if name not in new}
    statuses |= {name: "CREATING" for name in new if name not in old}
    for name in set(old) & set(new):
        # Warm throughput alone leaves an index ACTIVE.
        if new[name] != msgspec.structs.replace(old[name], warm=new[name].warm):
            statuses[name] = "UPDATING"
    return statuses
