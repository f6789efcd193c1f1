"""UpdateTable: which changes go together, and what it refuses of billing and settings."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, refuses
from tests.conformance.table_requests import on_demand, provisioned, units, warmed
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, INVALID, breaks, breaks_pattern, is_none_of, is_null

NOTHING = (
    "At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled, "
    "GlobalSecondaryIndexUpdates, SSESpecification, ReplicaUpdates, MultiAccountReplicaReady, "
    "ReplicaTransitRoleArn, MultiRegionConsistency, DeletionProtectionEnabled, "
    "OnDemandThroughput, WarmThroughput or TableClass is required"
)
AT_LEAST_ONE = "Member must have value greater than or equal to 1"
ON = {"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"}
OFF = {"StreamEnabled": False}
KEY = "arn:aws:kms:us-east-1:000000000000:alias/aws/dynamodb"


PROVISIONED: Step = ("CreateTable", provisioned(HASH[1], 5, 5))


def change(**members: Any) -> dict[str, Any]:
    return {"TableName": "hash", **members}


def step(**members: Any) -> Step:
    return "UpdateTable", change(**members)


def bad(name: str, message: str, *given: Step, **members: Any) -> Case:
    """A rejected request that leaves the table as it was."""
    return refuses(name, "UpdateTable", change(**members), message, given=given or (HASH,))


def early(name: str, message: str, **members: Any) -> Case:
    """A rejected request that needs no table."""
    return refuses(name, "UpdateTable", {"TableName": "absent"} | members, message)


def alone(what: str) -> str:
    return f"{INVALID}{what} must be the only operation in the request"


SHAPE = [
    refuses(
        "the table is not named",
        "UpdateTable",
        {"BillingMode": "FREE"},
        "The parameter 'TableName' is required but was not present in the request",
    ),
    early(
        "a name has characters that names may not have",
        ENVELOPE + breaks_pattern("abc;", "tableName"),
        TableName="abc;",
    ),
    early(
        "a name has two characters",
        ENVELOPE
        + breaks("'ab'", "tableName", "Member must have length greater than or equal to 3"),
        TableName="ab",
        BillingMode="PAY_PER_REQUEST",
    ),
    early("nothing is asked for", NOTHING),
    early("only definitions of attributes are given", NOTHING, AttributeDefinitions=[]),
    early("a key schema cannot be changed", NOTHING, KeySchema=[], LocalSecondaryIndexes=[]),
    early(
        "an empty list of index updates asks for nothing", NOTHING, GlobalSecondaryIndexUpdates=[]
    ),
    early("an empty warm throughput asks for nothing", NOTHING, WarmThroughput={}),
    early("empty on-demand limits ask for nothing", NOTHING, OnDemandThroughput={}),
    early(
        "a billing mode is unknown",
        ENVELOPE + is_none_of("FREE", "billingMode", "PROVISIONED, PAY_PER_REQUEST"),
        BillingMode="FREE",
    ),
    early(
        "capacity units are zero",
        "2 validation errors detected: "
        + breaks("'0'", "provisionedThroughput.writeCapacityUnits", AT_LEAST_ONE)
        + "; "
        + breaks("'0'", "provisionedThroughput.readCapacityUnits", AT_LEAST_ONE),
        ProvisionedThroughput=units(0, 0),
    ),
    early(
        "half a throughput is given",
        ENVELOPE + is_null("provisionedThroughput.writeCapacityUnits"),
        ProvisionedThroughput={"ReadCapacityUnits": 4},
    ),
    early(
        "capacity units are out of bounds",
        "Given value 1000000000001 for ReadCapacityUnits is out of bounds",
        ProvisionedThroughput=units(1_000_000_000_001, 1),
    ),
    early(
        "a table class is unknown",
        "Invalid table-class parameter provided. Please try again with a valid table-class value: "
        "[STANDARD, STANDARD_INFREQUENT_ACCESS].",
        TableClass="GLACIER",
    ),
    refuses(
        "there is no such table",
        "UpdateTable",
        {"TableName": "absent", "DeletionProtectionEnabled": True},
        "Requested resource not found: Table: absent not found",
        type="ResourceNotFoundException",
    ),
]

TOGETHER = [
    early(
        "an empty list of index updates beside a change",
        f"{INVALID}List of GlobalSecondaryIndexUpdates is empty",
        GlobalSecondaryIndexUpdates=[],
        DeletionProtectionEnabled=True,
    ),
    early(
        "protection beside billing",
        alone("DeletionProtection modification"),
        DeletionProtectionEnabled=True,
        BillingMode="PAY_PER_REQUEST",
    ),
    early(
        "encryption is objected to before the class, the class before protection",
        alone("Server-Side Encryption modification"),
        DeletionProtectionEnabled=True,
        SSESpecification={"Enabled": True},
        TableClass="STANDARD",
    ),
    early(
        "the class beside protection",
        alone("TableClass modification"),
        DeletionProtectionEnabled=True,
        TableClass="STANDARD",
    ),
    early(
        "protection is objected to before warm throughput",
        alone("DeletionProtection modification"),
        DeletionProtectionEnabled=True,
        WarmThroughput=warmed(12_000, 4_000),
    ),
    early(
        "warm throughput beside on-demand limits",
        alone("WarmThroughput"),
        WarmThroughput=warmed(12_000, 4_000),
        OnDemandThroughput=on_demand(1, 1),
    ),
    early(
        "on-demand limits beside a stream",
        f"{INVALID}OnDemandThroughput can only be combined with BillingMode in an UpdateTable "
        "request",
        OnDemandThroughput=on_demand(1, 1),
        StreamSpecification=ON,
    ),
    early(
        "a stream beside a throughput",
        f"{INVALID}You cannot modify stream status while updating table IOPS",
        StreamSpecification=ON,
        ProvisionedThroughput=units(1, 1),
    ),
    early(
        "a stream beside a change to provisioned billing",
        f"{INVALID}You cannot modify stream status while updating table IOPS",
        StreamSpecification=ON,
        BillingMode="PROVISIONED",
        ProvisionedThroughput=units(1, 1),
    ),
]

UNCHANGED = (
    "The provisioned throughput for the table will not change. The requested value equals the "
    "current value. Current ReadCapacityUnits provisioned for the table: 5. Requested "
    "ReadCapacityUnits: 5. Current WriteCapacityUnits provisioned for the table: 5. Requested "
    "WriteCapacityUnits: 5. Refer to the Amazon DynamoDB Developer Guide for current limits and "
    "how to request higher limits."
)
NO_CAPACITY = (
    f"{INVALID}Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode "
    "is PAY_PER_REQUEST"
)
NOT_PROVISIONED = (
    f"{INVALID}MaxReadRequestUnits for OnDemandThroughput cannot be specified when the table "
    "BillingMode is PROVISIONED"
)

THROUGHPUT = [
    bad("the throughput stays the same", UNCHANGED, PROVISIONED, ProvisionedThroughput=units(5, 5)),
    bad(
        "billing mode and throughput stay the same",
        UNCHANGED,
        PROVISIONED,
        BillingMode="PROVISIONED",
        ProvisionedThroughput=units(5, 5),
    ),
    bad(
        "provisioned billing without a throughput",
        f"{INVALID}ProvisionedThroughput must be specified when BillingMode is PROVISIONED",
        BillingMode="PROVISIONED",
    ),
    bad(
        "on-demand billing with a throughput",
        NO_CAPACITY,
        PROVISIONED,
        BillingMode="PAY_PER_REQUEST",
        ProvisionedThroughput=units(6, 6),
    ),
    bad("a throughput for an on-demand table", NO_CAPACITY, ProvisionedThroughput=units(1, 1)),
    bad(
        "on-demand limits for a provisioned table",
        NOT_PROVISIONED,
        PROVISIONED,
        OnDemandThroughput=on_demand(1, 1),
    ),
    bad(
        "an on-demand limit is zero",
        f"{INVALID}Requested MaxWriteRequestUnits for OnDemandThroughput for table is outside of "
        "valid range",
        OnDemandThroughput=on_demand(1, 0),
    ),
    bad(
        "an on-demand limit is below -1",
        f"{INVALID}Requested MaxReadRequestUnits for OnDemandThroughput for table is outside of "
        "valid range",
        OnDemandThroughput=on_demand(-2, 1),
    ),
    bad(
        "warm throughput cannot be lowered",
        f"{INVALID}Requested ReadUnitsPerSecond for WarmThroughput for table is lower than current "
        "WarmThroughput, decreasing WarmThroughput is not supported",
        WarmThroughput=warmed(100, 4_000),
    ),
]

SETTINGS = [
    bad(
        "a stream has no view type",
        f"{INVALID}If stream is being enabled then UpdateViewType is required",
        StreamSpecification={"StreamEnabled": True},
    ),
    bad(
        "a stream that goes has a view type",
        f"{INVALID}If stream is being disabled, then UpdateViewType must not be specified",
        StreamSpecification=OFF | {"StreamViewType": "KEYS_ONLY"},
    ),
    bad(
        "there is a stream already",
        "Table already has an enabled stream: TableName: hash",
        HASH,
        step(StreamSpecification=ON),
        StreamSpecification=ON | {"StreamViewType": "NEW_IMAGE"},
    ),
    bad(
        "there is no stream to disable",
        "Table has no stream to disable: TableName: hash",
        StreamSpecification=OFF,
    ),
    bad(
        "there is no encryption to disable",
        f"{INVALID}Table is already encrypted by default",
        SSESpecification={"Enabled": False},
    ),
    bad(
        "the table has that key already",
        f"{INVALID}Table is already encrypted with given KMSMasterKeyId. Use KMSMasterKeyId "
        "parameter if you want to change Master Key",
        HASH,
        step(SSESpecification={"Enabled": True}),
        SSESpecification={"Enabled": True, "SSEType": "KMS", "KMSMasterKeyId": KEY},
    ),
]

CASES = [*SHAPE, *TOGETHER, *THROUGHPUT, *SETTINGS]
