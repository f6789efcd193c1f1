"""CreateTable: a new, empty table."""

from __future__ import annotations

from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables import setting_rules, table_rules, throughput_rules
from tablewright.engine.operations.tables.tags import checked_tags
from tablewright.engine.streams import shards as streams
from tablewright.engine.tables import catalog, upkeep
from tablewright.engine.tables.definition import IndexDefinition, TableDefinition, description
from tablewright.engine.tables.schema import Table
from tablewright.errors import LimitExceededException, ResourceInUseException

_NOT_SUPPORTED = (
    "VectorIndexes",
    "ResourcePolicy",
    "GlobalTableSourceArn",
    "GlobalTableSettingsReplicationMode",
)


def create_table(context: EngineContext, request: Request) -> dict[str, Any]:
    """Creates the table, which is ready at once, although the response says CREATING, as on AWS."""
    check_new_table(request)
    name = catalog.plain_name(request["TableName"])

    def job(changes: ChangeSet) -> dict[str, Any]:
        if changes.table(name) is not None:
            raise ResourceInUseException(f"Table already exists: {name}")
        if context.arrivals.has(name):
            raise ResourceInUseException(f"Table is being used: {name}")
        check_table_count(changes, arriving=context.arrivals.count())
        definition = new_definition(context, changes, request)
        if definition.stream:
            streams.begin(changes, definition)
        upkeep.replace_table(changes, Table(definition))
        creating = {index.name: "CREATING" for index in definition.indexes}
        described = description(definition, {}, status="CREATING", index_statuses=creating)
        return {"TableDescription": _as_created(described, request)}

    return context.writer.run(job)


def check_table_count(changes: ChangeSet, *, arriving: int) -> None:
    """Rejects a table above the limit, counting those of this commit.

    `arriving` are tables in creation that are not listed yet.
    """
    names = set(changes.catalog.names())
    for name, table in changes.tables_changed.items():
        names.discard(name) if table is None else names.add(name)
    if len(names) + arriving >= limits.TABLES_MAX:
        raise LimitExceededException(
            f"Subscriber limit exceeded: There is a limit of {limits.TABLES_MAX} tables per "
            "subscriber"
        )


def check_new_table(request: Request) -> None:
    """Checks a request for a new table, before its existence."""
    setting_rules.check_supported(request, _NOT_SUPPORTED)
    billing_mode = request.get("BillingMode", "PROVISIONED")
    throughput_rules.check_table(billing_mode, request.get("ProvisionedThroughput"))
    _check_indexes(request, billing_mode)
    throughput_rules.check_on_demand_of_new_table(billing_mode, request)
    throughput_rules.check_on_demand_range(request)
    throughput_rules.check_warm_of_new_table(billing_mode, request)
    if "StreamSpecification" in request:
        setting_rules.check_stream_of_new_table(request["StreamSpecification"])
    setting_rules.check_encryption(request.get("SSESpecification", {}))
    checked_tags(request.get("Tags", []))


def _check_indexes(request: Request, billing_mode: str) -> None:
    """Checks keys and indexes: first that every attribute is defined and used, then the rest."""
    key_schema, attributes = request["KeySchema"], request["AttributeDefinitions"]
    table_rules.check_table_keys(key_schema, attributes)
    local, global_ = request.get("LocalSecondaryIndexes"), request.get("GlobalSecondaryIndexes")
    table_rules.check_index_lists(key_schema, local, global_)
    indexes = [*(local or ()), *(global_ or ())]
    schemas = [index["KeySchema"] for index in indexes]
    for schema in schemas:
        table_rules.check_defined(schema, attributes)
    for index in global_ or ():
        table_rules.check_distinct(index["KeySchema"])
    table_rules.check_every_attribute_used(attributes, [key_schema, *schemas])
    for index in local or ():
        table_rules.check_local_index(index, key_schema)
    for index in global_ or ():
        table_rules.check_global_index(index)
        throughput_rules.check_index_of_new_table(billing_mode, index)
    table_rules.check_index_names(indexes)
    table_rules.check_counts(local or [], global_ or [])
    table_rules.check_projected_total([index["Projection"] for index in indexes])


def new_definition(context: EngineContext, changes: ChangeSet, request: Request) -> TableDefinition:
    """Returns the definition of a requested table, with fresh ids."""
    stream = request.get("StreamSpecification", {})
    has_stream = stream.get("StreamEnabled", False)
    is_on_demand = request.get("BillingMode") == "PAY_PER_REQUEST"
    name = catalog.plain_name(request["TableName"])
    return TableDefinition(
        id=catalog.fresh_id(changes.txn, changes.store),
        name=name,
        uuid=context.ids.uuid(),
        created_at=round(changes.now, 3),
        attributes=request["AttributeDefinitions"],
        key_schema=request["KeySchema"],
        indexes=[
            new_index(catalog.fresh_id(changes.txn, changes.store), index, is_global=is_global)
            for member, is_global in (
                ("LocalSecondaryIndexes", False),
                ("GlobalSecondaryIndexes", True),
            )
            for index in request.get(member, ())
        ],
        billing_mode=request.get("BillingMode", "PROVISIONED"),
        billing_changed_at=round(changes.now, 3) if is_on_demand else 0.0,
        throughput=request.get("ProvisionedThroughput", {}),
        on_demand=request.get("OnDemandThroughput", {}),
        warm=request.get("WarmThroughput", {}),
        table_class=request.get("TableClass", ""),
        is_protected=request.get("DeletionProtectionEnabled", False),
        encryption=setting_rules.encryption_description(request.get("SSESpecification", {})),
        stream=stream if has_stream else {},
        stream_label=_stream_label(changes, name) if has_stream else "",
        tags=checked_tags(request.get("Tags", [])),
    )


def _stream_label(changes: ChangeSet, name: str) -> str:
    return streams.fresh_label(changes.txn, changes.store, name, changes.now)


def new_index(
    number: int, index: dict[str, Any], *, is_global: bool, is_backfilling: bool = False
) -> IndexDefinition:
    """Returns the definition of a requested index."""
    return IndexDefinition(
        id=number,
        name=index["IndexName"],
        is_global=is_global,
        key_schema=index["KeySchema"],
        projection=index["Projection"],
        throughput=index.get("ProvisionedThroughput", {}),
        on_demand=index.get("OnDemandThroughput", {}),
        warm=index.get("WarmThroughput", {}),
        is_backfilling=is_backfilling,
    )


def _as_created(described: dict[str, Any], request: Request) -> dict[str, Any]:
    """Returns CreateTable's response: DynamoDB adds the rest while the table is CREATING."""
    if request.get("WarmThroughput"):
        described["WarmThroughput"]["Status"] = "UPDATING"
    else:
        del described["WarmThroughput"]
    described.get("BillingModeSummary", {}).pop("LastUpdateToPayPerRequestDateTime", None)
    for index in described.get("GlobalSecondaryIndexes", ()):
        del index["WarmThroughput"]
    return described
