"""UpdateTimeToLive and DescribeTimeToLive: the attribute with the expiry of items."""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables.describe_table import table_not_found
from tablewright.engine.tables import upkeep
from tablewright.engine.tables.catalog import plain_name
from tablewright.engine.tables.schema import Table
from tablewright.errors import ValidationException


def update_time_to_live(context: EngineContext, request: Request) -> dict[str, Any]:
    """Enables or disables expiry; at most once an hour, as on AWS."""
    name = plain_name(request["TableName"])
    specification = request["TimeToLiveSpecification"]
    attribute, enabled = specification["AttributeName"], specification["Enabled"]

    def job(changes: ChangeSet) -> None:
        table = changes.table(name)
        if table is None:
            raise table_not_found(name)
        _check_change(table, attribute, enabled=enabled, now=changes.now)
        definition = msgspec.structs.replace(
            table.definition,
            ttl_attribute=attribute if enabled else "",
            ttl_changed_at=changes.now,
            ttl_is_gathering=enabled,
            ttl_leaving="" if enabled else attribute,
        )
        upkeep.replace_table(changes, Table(definition))

    known = context.catalog.get(name)
    if known is not None and known.definition.ttl_leaving:  # a kill came in between
        upkeep.clear_expiry(context, name)
    context.writer.run(job)
    if enabled:
        upkeep.gather_expiry(context, name)
    else:
        upkeep.clear_expiry(context, name)
    return {"TimeToLiveSpecification": {"AttributeName": attribute, "Enabled": enabled}}


def _check_change(table: Table, attribute: str, *, enabled: bool, now: float) -> None:
    current = table.ttl_attribute
    if enabled and current:
        raise ValidationException(
            "TimeToLive is already enabled"
            if current == attribute
            else "TimeToLive is active on a different AttributeName: "
            f"current AttributeName is {current}"
        )
    if not enabled and not current:
        raise ValidationException("TimeToLive is already disabled")
    if not enabled and current != attribute:
        raise ValidationException(
            f"TimeToLive is active on a different AttributeName: current AttributeName is {current}"
        )
    changed_at = table.definition.ttl_changed_at
    if changed_at and now - changed_at < limits.TTL_CHANGE_SECONDS:
        raise ValidationException(
            "Time to live has been modified multiple times within a fixed interval"
        )


def describe_time_to_live(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns whether expiry is enabled, and its attribute."""
    table = context.catalog.get(request["TableName"])
    if table is None:
        raise table_not_found(request["TableName"])
    if not table.ttl_attribute:
        return {"TimeToLiveDescription": {"TimeToLiveStatus": "DISABLED"}}
    status = "ENABLING" if table.definition.ttl_is_gathering else "ENABLED"
    return {
        "TimeToLiveDescription": {
            "TimeToLiveStatus": status,
            "AttributeName": table.ttl_attribute,
        }
    }
