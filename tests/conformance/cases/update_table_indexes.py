"""UpdateTable: global indexes added, removed and changed."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, refuses
from tests.conformance.descriptions import described
from tests.conformance.steps import S, put
from tests.conformance.table_requests import (
    change,
    creation,
    index_updates,
    on_demand,
    removal,
    units,
    warmed,
)
from tests.conformance.tables import SHOP, SHOP_PROVISIONED
from tests.conformance.wording import ENVELOPE, INVALID, breaks, is_null

ONE_AT_A_TIME = (
    "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per "
    "table"
)
EXISTS = "Attempting to create an index which already exists"
NO_SUCH_INDEX = "Requested resource not found: Index ghost for table shop"


def bad(
    name: str,
    message: str,
    *updates: dict[str, Any],
    table: Step = SHOP,
    type: str = "ValidationException",
    **more: Any,
) -> Case:
    return refuses(
        name,
        "UpdateTable",
        index_updates("shop", *updates, **more),
        message,
        type=type,
        given=(table,),
    )


def early(name: str, message: str, *updates: dict[str, Any], **more: Any) -> Case:
    """A rejected request that needs no table."""
    return refuses(name, "UpdateTable", index_updates("absent", *updates, **more), message)


BY_CITY = creation("by_city", "city HASH")

SHAPE = [
    early(
        "an update says nothing",
        f"{INVALID}One of GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create, "
        "GlobalSecondaryIndexUpdate.Delete must not be null",
        {},
    ),
    early(
        "an update says two things",
        f"{INVALID}Only one global secondary index action is allowed per "
        "GlobalSecondaryIndexUpdate object",
        removal("by_owner") | change("by_owner", ProvisionedThroughput=units(1, 1)),
    ),
    early(
        "an index is changed twice",
        f"{INVALID}Only one global secondary index update per index is allowed simultaneously. "
        "Index: by_owner",
        change("by_owner", ProvisionedThroughput=units(1, 1)),
        change("by_owner", ProvisionedThroughput=units(2, 2)),
    ),
    early(
        "an index is removed and added again",
        f"{INVALID}Only one global secondary index update per index is allowed simultaneously. "
        "Index: by_city",
        removal("by_city"),
        BY_CITY,
        defined="city:S",
    ),
    early(
        "actions are empty",
        "3 validation errors detected: "
        f"{is_null('globalSecondaryIndexUpdates.1.member.create.projection')}; "
        f"{is_null('globalSecondaryIndexUpdates.1.member.create.indexName')}; "
        f"{is_null('globalSecondaryIndexUpdates.1.member.create.keySchema')}",
        {"Create": {}},
    ),
    early(
        "an index to remove is not named",
        ENVELOPE + is_null("globalSecondaryIndexUpdates.1.member.delete.indexName"),
        {"Delete": {}},
    ),
    early(
        "the name of an index has two characters",
        ENVELOPE
        + breaks(
            "'ab'",
            "globalSecondaryIndexUpdates.1.member.delete.indexName",
            "Member must have length greater than or equal to 3",
        ),
        removal("ab"),
    ),
    early(
        "a throughput beside a new index",
        f"{INVALID}You cannot create or delete index while updating table IOPS",
        BY_CITY,
        defined="city:S",
        ProvisionedThroughput=units(1, 1),
    ),
    early(
        "a throughput beside an index that goes",
        f"{INVALID}You cannot create or delete index while updating table IOPS",
        removal("by_owner"),
        ProvisionedThroughput=units(1, 1),
    ),
    early(
        "a stream beside a new index",
        f"{INVALID}You cannot create or delete index while changing stream status",
        BY_CITY,
        defined="city:S",
        StreamSpecification={"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"},
    ),
    early(
        "protection beside a new index",
        f"{INVALID}DeletionProtection modification must be the only operation in the request",
        BY_CITY,
        defined="city:S",
        DeletionProtectionEnabled=True,
    ),
    early(
        "warm throughput beside a new index",
        f"{INVALID}Create global secondary index cannot be specified when updating WarmThroughput",
        BY_CITY,
        defined="city:S",
        WarmThroughput=warmed(12_000, 4_000),
    ),
    early(
        "an index is warmed to nothing",
        f"{INVALID}WarmThroughput must have at least one of ReadUnitsPerSecond or "
        "WriteUnitsPerSecond specified for index: by_owner",
        change("by_owner", WarmThroughput={}),
    ),
]

ADDED = [
    bad(
        "two indexes are added",
        ONE_AT_A_TIME,
        BY_CITY,
        creation("by_name", "name HASH"),
        defined="city:S name:S",
        type="LimitExceededException",
    ),
    bad(
        "one index is added and another removed",
        ONE_AT_A_TIME,
        BY_CITY,
        removal("by_owner"),
        defined="city:S",
        type="LimitExceededException",
    ),
    bad(
        "no definition of attributes is given",
        f"{INVALID}AttributeDefinitions is not specified for index: by_city",
        BY_CITY,
    ),
    bad(
        "a key attribute of the index is not in the request, though the table has it",
        f"{INVALID}Some index key attributes are not defined in AttributeDefinitions. "
        "Keys: [pk, g3], AttributeDefinitions: [g3]",
        creation("by_g3", "pk HASH", "g3 RANGE"),
        defined="g3:S",
    ),
    bad("there is an index of that name", EXISTS, creation("by_owner", "o HASH"), defined="o:S"),
    bad(
        "there is a local index of that name", EXISTS, creation("by_rank", "o HASH"), defined="o:S"
    ),
    bad(
        "an existing name is told before a wrong key",
        EXISTS,
        creation("by_owner", "o RANGE", projection={}),
    ),
    bad(
        "a new index has no projection type",
        f"{INVALID}Unknown ProjectionType: null",
        creation("by_city", "city HASH", projection={}),
        defined="city:S",
    ),
    bad(
        "a new index begins with RANGE",
        "Invalid KeySchema: The first KeySchemaElement is not a HASH key type",
        creation("by_city", "city RANGE"),
        defined="city:S",
    ),
    bad(
        "a new index has five HASH",
        f"{INVALID}The KeySchema exceeds the maximum allowed number of HASH key attributes",
        creation("five", *[f"{name} HASH" for name in "abcde"]),
        defined="a:S b:S c:S d:S e:S",
    ),
    bad(
        "a new index of an on-demand table has a throughput",
        f"{INVALID}Neither ReadCapacityUnits nor WriteCapacityUnits can be specified for index: "
        "by_city when BillingMode is PAY_PER_REQUEST",
        creation("by_city", "city HASH", ProvisionedThroughput=units(1, 1)),
        defined="city:S",
    ),
    bad(
        "a new index of a provisioned table has no throughput",
        f"{INVALID}Both ReadCapacityUnits and WriteCapacityUnits must be specified for index: "
        "by_city",
        BY_CITY,
        defined="city:S",
        table=SHOP_PROVISIONED,
    ),
]

CHANGED = [
    bad(
        "there is no index to remove",
        NO_SUCH_INDEX,
        removal("ghost"),
        type="ResourceNotFoundException",
    ),
    bad(
        "there is no index to change",
        NO_SUCH_INDEX,
        change("ghost", ProvisionedThroughput=units(1, 1)),
        type="ResourceNotFoundException",
    ),
    refuses(
        "an index that is not there keeps the others from being changed",
        "UpdateTable",
        index_updates(
            "shop",
            change("by_owner", ProvisionedThroughput=units(9, 9)),
            change("ghost", ProvisionedThroughput=units(1, 1)),
        ),
        NO_SUCH_INDEX,
        type="ResourceNotFoundException",
        given=(SHOP_PROVISIONED,),
        then=(("DescribeTable", {"TableName": "shop"}, described(SHOP_PROVISIONED[1])),),
    ),
    refuses(
        "an index that is not there keeps another from being removed",
        "UpdateTable",
        index_updates("shop", removal("by_owner"), change("ghost", WarmThroughput=warmed(1, 1))),
        NO_SUCH_INDEX,
        type="ResourceNotFoundException",
        given=(SHOP, put("shop", pk=S("a"), sk=S("1"), owner=S("x"))),
        then=(
            (
                "Scan",
                {"TableName": "shop", "IndexName": "by_owner", "Select": "COUNT"},
                {"Count": 1, "ScannedCount": 1},
            ),
        ),
    ),
    bad(
        "a local index cannot be removed",
        "Cannot delete an index that is not a GlobalSecondaryIndex: by_rank",
        removal("by_rank"),
    ),
    bad(
        "a local index cannot be changed",
        "Cannot update an index that is not a GlobalSecondaryIndex: by_rank",
        change("by_rank", ProvisionedThroughput=units(1, 1)),
    ),
    bad(
        "an index of an on-demand table gets a throughput",
        f"{INVALID}The only Updates for index: by_owner when TableThroughputMode is "
        "PAY_PER_REQUEST can be to OnDemandThroughput, WarmThroughput",
        change("by_owner", ProvisionedThroughput=units(1, 1)),
    ),
    bad(
        "an index of an on-demand table gets nothing",
        f"{INVALID}The only Updates for index: by_owner when TableThroughputMode is "
        "PAY_PER_REQUEST can be to OnDemandThroughput, WarmThroughput",
        change("by_owner", OnDemandThroughput={}),
    ),
    bad(
        "an index of a provisioned table gets nothing",
        f"{INVALID}Both ReadCapacityUnits and WriteCapacityUnits must be specified for index: "
        "by_owner",
        change("by_owner"),
        table=SHOP_PROVISIONED,
    ),
    bad(
        "an index of a provisioned table gets an on-demand limit",
        f"{INVALID}MaxReadRequestUnits for OnDemandThroughput for index : by_owner cannot be "
        "specified when the table BillingMode is PROVISIONED",
        change("by_owner", OnDemandThroughput=on_demand(1, 1)),
        table=SHOP_PROVISIONED,
    ),
    bad(
        "an on-demand limit of an index is zero",
        f"{INVALID}Requested MaxReadRequestUnits for OnDemandThroughput for index : by_owner is "
        "outside of valid range",
        change("by_owner", OnDemandThroughput=on_demand(0, 1)),
    ),
    bad(
        "an index cannot be cooled",
        f"{INVALID}Requested ReadUnitsPerSecond for WarmThroughput for index by_owner is lower "
        "than current WarmThroughput, decreasing WarmThroughput is not supported",
        change("by_owner", WarmThroughput=warmed(100, 100)),
    ),
    bad(
        "the throughput of an index stays the same",
        "The provisioned throughput for the index by_owner will not change. The requested value "
        "equals the current value. Current ReadCapacityUnits provisioned for index by_owner: 2. "
        "Requested ReadCapacityUnits: 2. Current WriteCapacityUnits provisioned for index "
        "by_owner: 2. Requested WriteCapacityUnits: 2. Refer to the Amazon DynamoDB Developer "
        "Guide for current limits and how to request higher limits.",
        change("by_owner", ProvisionedThroughput=units(2, 2)),
        table=SHOP_PROVISIONED,
    ),
    bad(
        "the throughput of an index is out of bounds",
        "This operation cannot be performed with given input values. Please contact DynamoDB "
        "service team for more info: Action Blocked: IndexUpdate",
        change("by_owner", ProvisionedThroughput=units(1_000_000_000_001, 1)),
        table=SHOP_PROVISIONED,
    ),
    bad(
        "provisioned billing needs a throughput for every index",
        f"{INVALID}ProvisionedThroughput must be specified for index: by_owner",
        change("by_owner", WarmThroughput=warmed(12_000, 4_000)),
        BillingMode="PROVISIONED",
        ProvisionedThroughput=units(5, 5),
    ),
]

CASES = [*SHAPE, *ADDED, *CHANGED]
