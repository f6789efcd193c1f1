"""Comparing: from a table as designed and the same table as deployed to the steps between them.

The steps are in the order in which DynamoDB can execute them. Items are rewritten before the index
that needs them is added: if the index is still missing, an interrupted run may not have finished
the rewriting.
Not here: reading the target (`ops.plan.deployed`), executing the steps (`ops.apply`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tablewright.client.provisioning import create_table_request
from tablewright.model.declaring.tables import AWS_MANAGED_KEY, AWS_OWNED_KEY
from tablewright.model.design import EntityDesign, IndexDesign, KeyDesign, Keys, TableDesign
from tablewright.ops.plan.deployed import ON_DEMAND, DeployedIndex, DeployedTable, KeyAttribute
from tablewright.ops.plan.steps import Request, Step

_REPLACE = "Export the table, remove it with --remove-table, apply, and import the export."


def compared(wanted: TableDesign, found: DeployedTable | None) -> list[Step]:
    """Returns the steps that bring a table to its design; none if it matches."""
    if found is None:
        return [_created(wanted)]
    return [
        *_key(wanted, found),
        *_protection(wanted, found),
        *_indexes_removed(wanted, found),
        *_billing(wanted, found),
        *_encryption(wanted, found),
        *_stream(wanted, found),
        *_items(wanted, found),
        *_indexes_added(wanted, found),
        *_time_to_live(wanted, found),
        *_recovery(wanted, found),
        *_tags(wanted, found),
    ]


def unplanned(wanted: TableDesign, found: DeployedTable) -> list[str]:
    """Returns the settings of the design that the target does not support."""
    asked = {
        "time to live": wanted.ttl_attribute is not None,
        "recovery": wanted.point_in_time_recovery,
        "tags": bool(wanted.tags),
        "encryption": wanted.encryption != AWS_OWNED_KEY,
        "deletion protection": wanted.deletion_protection,
        "index projections": any(index.projection != "ALL" for index in wanted.indexes),
    }
    return [setting for setting in found.unknown if asked[setting]]


def removed(found: DeployedTable) -> Step:
    """Returns the step that deletes a table which is not in the design."""
    return Step(
        verb="remove",
        part="table",
        table=found.name,
        words=f"about {found.items_count:,} items",
        loss="All of its items are deleted.",
        obstacle="Deletion protection is on. Turn it off first." if found.is_protected else "",
        requests=(("DeleteTable", {"TableName": found.name}),),
    )


def encryption_request(table: TableDesign) -> dict[str, Any]:
    """Returns the SSESpecification of a table; DynamoDB's own key has none."""
    return create_table_request(table).get("SSESpecification", {"Enabled": False})


# A whole table


def _created(table: TableDesign) -> Step:
    requests: list[Request] = [("CreateTable", create_table_request(table))]
    if table.ttl_attribute is not None:
        requests.append(_ttl_request(table.name, table.ttl_attribute, is_on=True))
    if table.point_in_time_recovery:
        requests.append(_recovery_request(table.name, is_on=True))
    settings = [_keys_words(_listed(table.partition_key), _listed(table.sort_key))]
    if table.indexes:
        settings.append(f"with {', '.join(index.name for index in table.indexes)}")
    return Step(
        verb="add",
        part="table",
        table=table.name,
        words="; ".join(settings),
        requests=tuple(requests),
    )


def _key(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    partition, sort = _listed(wanted.partition_key), _listed(wanted.sort_key)
    if (partition, sort) != (found.partition, found.sort):
        yield Step(
            verb="change",
            part="key",
            table=wanted.name,
            words=f"{_keys_words(found.partition, found.sort)} → {_keys_words(partition, sort)}",
            obstacle=f"The key of a table cannot be changed. {_REPLACE}",
        )


# Indexes


def _indexes_removed(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    by_name = {index.name: index for index in wanted.indexes}
    for index in found.indexes.values():
        same = by_name.get(index.name)
        if same is not None and _is_like(same, index):
            continue
        loss = (
            "Queries on this index stop working."
            if same is None
            else "Queries on this index fail until it is rebuilt."
        )
        words = _index_words(index)
        if same is not None:
            words += f" → {_index_words(_as_deployed(same))}"
        yield Step(
            verb="remove",
            part="index",
            table=wanted.name,
            name=index.name,
            words=words,
            loss=loss,
            obstacle=f"A local index cannot be removed from an existing table. {_REPLACE}"
            if index.is_local
            else "",
            requests=(_index_request(wanted.name, {"Delete": {"IndexName": index.name}}),),
        )


def _indexes_added(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    described = create_table_request(wanted).get("GlobalSecondaryIndexes", [])
    requests = {index["IndexName"]: index for index in described}
    for index in _missing(wanted, found):
        keys = [*_listed(index.partition_key), *_listed(index.sort_key)]
        definitions = [{"AttributeName": name, "AttributeType": kind} for name, kind in keys]
        obstacle = (
            f"A local index cannot be added to an existing table. {_REPLACE}" if index.local else ""
        )
        request = _index_request(
            wanted.name,
            {"Create": requests.get(index.name, {})},
            AttributeDefinitions=definitions,
        )
        yield Step(
            verb="add",
            part="index",
            table=wanted.name,
            name=index.name,
            words=_index_words(_as_deployed(index)),
            obstacle=obstacle,
            requests=() if obstacle else (request,),
        )


def _missing(wanted: TableDesign, found: DeployedTable) -> list[IndexDesign]:
    """Returns the indexes that are missing or differ from the design."""
    return [
        index
        for index in wanted.indexes
        if index.name not in found.indexes or not _is_like(index, found.indexes[index.name])
    ]


def _items(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    """Returns the items to rewrite because a new index needs attributes that are not stored yet."""
    new = [index for index in _missing(wanted, found) if not index.local]
    for entity in wanted.entities:
        made = {name for index in new for name in _made(entity, index)}
        if made:
            words = ", ".join(sorted(made))
            yield rewriting(entity, wanted.name, words, items_count=found.items_count)


def rewriting(entity: EntityDesign, table: str, words: str, *, items_count: int) -> Step:
    """Returns the step that rewrites the items of an entity in its declared form."""
    return Step(
        verb="change",
        part="items",
        table=table,
        name=entity.name,
        words=f"{words or 'to the declared form'}; about {items_count:,} items to read",
        items_count=items_count,
    )


def _made(entity: EntityDesign, index: IndexDesign) -> list[str]:
    """Returns the attributes that an entity computes for an index."""
    if index.name not in entity.index_keys:
        return []
    plain = {one.name for one in entity.attributes if one.computed is None and not one.key_only}
    keys = [*_listed(index.partition_key), *_listed(index.sort_key)]
    return [name for name, _ in keys if name not in plain]


def _is_like(wanted: IndexDesign, found: DeployedIndex) -> bool:
    as_wanted = _as_deployed(wanted)
    return (
        as_wanted.partition == found.partition
        and as_wanted.sort == found.sort
        and found.projection in (as_wanted.projection, None)
        and as_wanted.is_local == found.is_local
    )


def _as_deployed(index: IndexDesign) -> DeployedIndex:
    projection = index.projection
    return DeployedIndex(
        name=index.name,
        partition=_listed(index.partition_key),
        sort=_listed(index.sort_key),
        projection=projection if isinstance(projection, str) else frozenset(projection),
        is_local=index.local,
    )


def _index_request(table: str, update: dict[str, Any], **others: Any) -> Request:
    return (
        "UpdateTable",
        {"TableName": table, **others, "GlobalSecondaryIndexUpdates": [update]},
    )


# Settings


def _protection(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    is_known = "deletion protection" not in found.unknown
    if is_known and wanted.deletion_protection != found.is_protected:
        yield Step(
            verb="add" if wanted.deletion_protection else "remove",
            part="protection",
            table=wanted.name,
            words="against deletion",
            requests=(
                (
                    "UpdateTable",
                    {
                        "TableName": wanted.name,
                        "DeletionProtectionEnabled": wanted.deletion_protection,
                    },
                ),
            ),
        )


def _billing(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    if wanted.billing_mode == ON_DEMAND:
        if found.billing_mode != ON_DEMAND:
            yield _billing_step("billing", wanted, "provisioned → on demand", {})
        return
    table_units, index_units = _units(wanted)
    # A new index is created with its capacity; a removed index needs none.
    missing = {index.name for index in _missing(wanted, found)}
    kept = [name for name in found.indexes if name in index_units and name not in missing]
    is_new = found.billing_mode == ON_DEMAND
    updates = [
        {"Update": {"IndexName": name, "ProvisionedThroughput": _throughput(index_units[name])}}
        for name in kept
        if is_new or index_units[name] != found.indexes[name].units
    ]
    request: dict[str, Any] = {}
    if is_new or table_units != found.units:
        request["ProvisionedThroughput"] = _throughput(table_units)
    if updates:
        request["GlobalSecondaryIndexUpdates"] = updates
    if is_new:
        words = f"on demand → provisioned, {_units_words(table_units)}"
        yield _billing_step("billing", wanted, words, request)
    elif request:
        sides = [("the table", found.units, table_units)]
        sides += [(name, found.indexes[name].units, index_units[name]) for name in kept]
        words = "; ".join(
            f"{name}: {_units_words(old)} → {_units_words(new)}"
            for name, old, new in sides
            if old != new
        )
        yield _billing_step("capacity", wanted, words, request)


def _billing_step(part: Any, wanted: TableDesign, words: str, request: dict[str, Any]) -> Step:
    mode = {"BillingMode": wanted.billing_mode} if part == "billing" else {}
    return Step(
        verb="change",
        part=part,
        table=wanted.name,
        words=words,
        requests=(("UpdateTable", {"TableName": wanted.name, **mode, **request}),),
    )


def _units(wanted: TableDesign) -> tuple[tuple[int, int], dict[str, tuple[int, int]]]:
    """Returns the capacity of a table and its global indexes, as CreateTable expects it."""

    def read(throughput: dict[str, int]) -> tuple[int, int]:
        return throughput["ReadCapacityUnits"], throughput["WriteCapacityUnits"]

    request = create_table_request(wanted)
    indexes = request.get("GlobalSecondaryIndexes", [])
    return (
        read(request["ProvisionedThroughput"]),
        {index["IndexName"]: read(index["ProvisionedThroughput"]) for index in indexes},
    )


def _throughput(units: tuple[int, int]) -> dict[str, int]:
    return {"ReadCapacityUnits": units[0], "WriteCapacityUnits": units[1]}


def _encryption(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    named = wanted.encryption
    if named == AWS_OWNED_KEY:
        is_same = found.key_arn is None
    elif named == AWS_MANAGED_KEY:
        # DynamoDB reports an ARN, which does not show who manages the key.
        is_same = found.key_arn is not None
    else:
        is_same = found.key_arn is not None and found.key_arn.endswith(named)
    if not is_same and "encryption" not in found.unknown:
        request = {"TableName": wanted.name, "SSESpecification": encryption_request(wanted)}
        yield Step(
            verb="change",
            part="encryption",
            table=wanted.name,
            words=f"{found.key_arn or AWS_OWNED_KEY} → {named}",
            requests=(("UpdateTable", request),),
        )


def _stream(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    if wanted.stream == found.stream:
        return
    if found.stream is not None:
        yield Step(
            verb="remove",
            part="stream",
            table=wanted.name,
            words=found.stream,
            loss="Unread records stay readable for 24 hours. A new stream starts empty.",
            requests=(_stream_request(wanted.name, {"StreamEnabled": False}),),
        )
    if wanted.stream is not None:
        view = {"StreamEnabled": True, "StreamViewType": wanted.stream}
        yield Step(
            verb="add",
            part="stream",
            table=wanted.name,
            words=wanted.stream,
            requests=(_stream_request(wanted.name, view),),
        )


def _stream_request(table: str, specification: dict[str, Any]) -> Request:
    return "UpdateTable", {"TableName": table, "StreamSpecification": specification}


def _time_to_live(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    old, new = found.ttl_attribute, wanted.ttl_attribute
    if old == new or "time to live" in found.unknown:
        return
    if old is not None:
        yield Step(
            verb="remove",
            part="time to live",
            table=wanted.name,
            words=old,
            requests=(_ttl_request(wanted.name, old, is_on=False),),
        )
    if new is not None:
        yield Step(
            verb="add",
            part="time to live",
            table=wanted.name,
            words=f"{new}; expired items are deleted",
            requests=(_ttl_request(wanted.name, new, is_on=True),),
        )


def _ttl_request(table: str, attribute: str, *, is_on: bool) -> Request:
    specification = {"AttributeName": attribute, "Enabled": is_on}
    return "UpdateTimeToLive", {"TableName": table, "TimeToLiveSpecification": specification}


def _recovery(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    is_on = wanted.point_in_time_recovery
    if is_on != found.has_recovery and "recovery" not in found.unknown:
        yield Step(
            verb="add" if is_on else "remove",
            part="recovery",
            table=wanted.name,
            words="point in time",
            loss="" if is_on else "The table can no longer be restored to an earlier time.",
            requests=(_recovery_request(wanted.name, is_on=is_on),),
        )


def _recovery_request(table: str, *, is_on: bool) -> Request:
    specification = {"PointInTimeRecoveryEnabled": is_on}
    return (
        "UpdateContinuousBackups",
        {"TableName": table, "PointInTimeRecoverySpecification": specification},
    )


def _tags(wanted: TableDesign, found: DeployedTable) -> Iterator[Step]:
    # Tags that the design does not name belong to other programs.
    new = {key: value for key, value in wanted.tags.items() if found.tags.get(key) != value}
    if new and "tags" not in found.unknown:
        tags = [{"Key": key, "Value": value} for key, value in new.items()]
        yield Step(
            verb="change" if any(key in found.tags for key in new) else "add",
            part="tags",
            table=wanted.name,
            words=", ".join(f"{key}={value}" for key, value in new.items()),
            requests=(("TagResource", {"ResourceArn": found.arn, "Tags": tags}),),
        )


# Words


def _listed(keys: Keys | None) -> tuple[KeyAttribute, ...]:
    listed = () if keys is None else (keys,) if isinstance(keys, KeyDesign) else keys
    return tuple((key.name, key.type) for key in listed)


def _keys_words(partition: tuple[KeyAttribute, ...], sort: tuple[KeyAttribute, ...]) -> str:
    sides = [" and ".join(f"{name} ({kind})" for name, kind in side) for side in (partition, sort)]
    return ", ".join(filter(None, sides))


def _index_words(index: DeployedIndex) -> str:
    projection = index.projection or "ALL"
    held = {"ALL": "all attributes", "KEYS_ONLY": "keys only"}
    what = (
        held.get(projection, projection)
        if isinstance(projection, str)
        else f"keys and {', '.join(sorted(projection))}"
    )
    return f"{_keys_words(index.partition, index.sort)}; {what}"


def _units_words(units: tuple[int, int]) -> str:
    return f"{units[0]:,} read and {units[1]:,} write units"
