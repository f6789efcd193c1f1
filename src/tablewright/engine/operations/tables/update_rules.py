"""The changes that an UpdateTable request may combine.

DynamoDB accepts one change at a time: most members must be alone, and only one index may be added
or removed per table. All rules but the last are checked before the table is looked up.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables import setting_rules, throughput_rules
from tablewright.engine.tables.definition import TableDefinition
from tablewright.errors import LimitExceededException, ValidationException

_INVALID = "One or more parameter values were invalid: "
_CHANGES = (
    "ProvisionedThroughput",
    "BillingMode",
    "StreamSpecification",
    "GlobalSecondaryIndexUpdates",
    "SSESpecification",
    "TableClass",
    "DeletionProtectionEnabled",
    "OnDemandThroughput",
    "WarmThroughput",
)
_NOT_SUPPORTED = (
    "ReplicaUpdates",
    "MultiRegionConsistency",
    "VectorIndexUpdates",
    "GlobalTableWitnessUpdates",
    "GlobalTableSettingsReplicationMode",
    "DisassociationProtectionEnabled",
)
# Members that must be alone, in DynamoDB's order, with its messages.
_ALONE = {
    "SSESpecification": "Server-Side Encryption modification",
    "TableClass": "TableClass modification",
    "DeletionProtectionEnabled": "DeletionProtection modification",
    "WarmThroughput": "WarmThroughput",
}
# If empty, these count as absent.
_MAY_BE_EMPTY = ("GlobalSecondaryIndexUpdates", "OnDemandThroughput", "WarmThroughput")


def check_request(request: Request) -> None:
    """Checks everything about a request that needs no table."""
    setting_rules.check_supported(request, _NOT_SUPPORTED)
    asked = {
        member
        for member in _CHANGES
        if member in request and not (member in _MAY_BE_EMPTY and not request[member])
    }
    if not asked:
        raise ValidationException(
            "At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
            "GlobalSecondaryIndexUpdates, SSESpecification, ReplicaUpdates, "
            "MultiAccountReplicaReady, ReplicaTransitRoleArn, MultiRegionConsistency, "
            "DeletionProtectionEnabled, OnDemandThroughput, WarmThroughput or TableClass is "
            "required"
        )
    if request.get("GlobalSecondaryIndexUpdates") == []:
        raise ValidationException(f"{_INVALID}List of GlobalSecondaryIndexUpdates is empty")
    _check_combination(request, asked)
    _check_throughput(request)
    if "StreamSpecification" in asked:
        setting_rules.check_stream_of_old_table(request["StreamSpecification"])
    setting_rules.check_encryption(request.get("SSESpecification", {}))
    throughput_rules.check_on_demand_range(request, may_clear=True)
    _check_index_updates(request.get("GlobalSecondaryIndexUpdates", []))


def _check_combination(request: Request, asked: set[str]) -> None:
    updates = request.get("GlobalSecondaryIndexUpdates", [])
    for member, words in _ALONE.items():
        if member not in asked or len(asked) == 1:
            continue
        if member == "WarmThroughput" and any("Create" in update for update in updates):
            raise ValidationException(
                f"{_INVALID}Create global secondary index cannot be specified when updating "
                "WarmThroughput"
            )
        raise ValidationException(f"{_INVALID}{words} must be the only operation in the request")
    if "OnDemandThroughput" in asked and asked - {"OnDemandThroughput", "BillingMode"}:
        raise ValidationException(
            f"{_INVALID}OnDemandThroughput can only be combined with BillingMode in an UpdateTable "
            "request"
        )
    if "StreamSpecification" in asked and (
        "ProvisionedThroughput" in asked or request.get("BillingMode") == "PROVISIONED"
    ):
        raise ValidationException(
            f"{_INVALID}You cannot modify stream status while updating table IOPS"
        )
    if any("Create" in update or "Delete" in update for update in updates):
        for member, words in (
            ("ProvisionedThroughput", "updating table IOPS"),
            ("StreamSpecification", "changing stream status"),
        ):
            if member in asked:
                raise ValidationException(
                    f"{_INVALID}You cannot create or delete index while {words}"
                )


def _check_throughput(request: Request) -> None:
    throughput = request.get("ProvisionedThroughput")
    if request.get("BillingMode") == "PROVISIONED" and throughput is None:
        raise ValidationException(
            f"{_INVALID}ProvisionedThroughput must be specified when BillingMode is PROVISIONED"
        )
    if request.get("BillingMode") == "PAY_PER_REQUEST":
        throughput_rules.check_table("PAY_PER_REQUEST", throughput)
    if throughput is not None:
        throughput_rules.check_bounds(throughput)


def _check_index_updates(updates: list[dict[str, Any]]) -> None:
    names: set[str] = set()
    for update in updates:
        if not update:
            raise ValidationException(
                f"{_INVALID}One of GlobalSecondaryIndexUpdate.Update, "
                "GlobalSecondaryIndexUpdate.Create, GlobalSecondaryIndexUpdate.Delete must not be "
                "null"
            )
        if len(update) > 1:
            raise ValidationException(
                f"{_INVALID}Only one global secondary index action is allowed per "
                "GlobalSecondaryIndexUpdate object"
            )
        ((_, action),) = update.items()
        name = action["IndexName"]
        if name in names:
            raise ValidationException(
                f"{_INVALID}Only one global secondary index update per index is allowed "
                f"simultaneously. Index: {name}"
            )
        names.add(name)
        if "Update" in update and action.get("WarmThroughput") == {}:
            raise ValidationException(
                f"{_INVALID}WarmThroughput must have at least one of ReadUnitsPerSecond or "
                f"WriteUnitsPerSecond specified for index: {name}"
            )


def check_one_online(table: TableDefinition, updates: list[dict[str, Any]]) -> None:
    """Rejects adding or removing an index while another one is in progress."""
    online = {index.name for index in table.indexes if index.is_backfilling}
    changed = {
        update[action]["IndexName"]
        for update in updates
        for action in ("Create", "Delete")
        if action in update
    }
    if changed and len(online | changed) > 1:
        raise LimitExceededException(
            "Subscriber limit exceeded: Only 1 online index can be created or deleted "
            "simultaneously per table"
        )
