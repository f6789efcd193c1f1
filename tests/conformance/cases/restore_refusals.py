"""RestoreTableFromBackup: what is refused."""

from __future__ import annotations

from typing import Any

from tests.conformance.backup_steps import (
    ABSENT_BACKUP,
    BACKED_UP,
    FROM_INDEXED,
    FROM_RANGE,
    OF_INDEXED,
    OF_PROVISIONED,
    OF_PROVISIONED_INDEXED,
    OWNERS,
    backup_arn,
    from_backup,
)
from tests.conformance.case import Case, Request, refuses
from tests.conformance.descriptions import arn
from tests.conformance.table_requests import index, on_demand, units
from tests.conformance.tables import INDEXED, RANGE
from tests.conformance.wording import ENVELOPE, INVALID, breaks, breaks_pattern, is_null

OPERATION = "RestoreTableFromBackup"
LONGER = "Member must have length greater than or equal to "
REQUEST = "Invalid Request: "
CAPACITY = f"{REQUEST}Cannot override ProvisionedThroughput "
NEEDS_CAPACITY = (
    f"{REQUEST}Must override ProvisionedThroughput if BillingMode is overridden to PROVISIONED"
)


def bad(
    name: str,
    request: Request,
    message: str,
    type: str = "ValidationException",
    given: Any = BACKED_UP,
) -> Case:
    return refuses(name, OPERATION, request, message, type=type, given=given)


def unmatched(name: str) -> str:
    return (
        f"{REQUEST}Index {name} does not match a secondary index that existed in the source table "
        "and cannot be created during the restore operation"
    )


SHAPE = [
    bad("there is no target", {"BackupArn": backup_arn()}, ENVELOPE + is_null("targetTableName")),
    bad("there is no backup", {"TargetTableName": "copy"}, ENVELOPE + is_null("backupArn")),
    bad(
        "a target has two characters",
        from_backup("ab"),
        ENVELOPE + breaks("'ab'", "targetTableName", LONGER + "3"),
    ),
    bad(
        "a target has characters that names may not have",
        from_backup("bad name!"),
        ENVELOPE + breaks_pattern("bad name!", "targetTableName"),
    ),
    bad(
        "a billing mode is none",
        from_backup(BillingModeOverride="BOGUS"),
        ENVELOPE
        + breaks(
            "'BOGUS'",
            "billingModeOverride",
            "Member must satisfy enum value set: [PROVISIONED, PAY_PER_REQUEST]",
        ),
    ),
    bad(
        "capacity is none",
        from_backup(ProvisionedThroughputOverride=units(0, 1)),
        ENVELOPE
        + breaks(
            "'0'",
            "provisionedThroughputOverride.readCapacityUnits",
            "Member must have value greater than or equal to 1",
        ),
    ),
]

SOURCE = [
    bad("an ARN is a table's", from_backup(source=arn("hash")), "Invalid Backup ARN"),
    bad(
        "an account is another",
        from_backup(source=backup_arn().replace("0000", "1000")),
        "Access is denied",
        type="AccessDeniedException",
    ),
    bad(
        "there is no such backup",
        from_backup(source=ABSENT_BACKUP),
        f"Backup not found: {ABSENT_BACKUP}",
        type="BackupNotFoundException",
    ),
    bad(
        "a backup was deleted",
        from_backup(),
        f"Backup not found: {backup_arn()}",
        type="BackupNotFoundException",
        given=(*BACKED_UP, ("DeleteBackup", {"BackupArn": backup_arn()})),
    ),
    bad(
        "a backup is in another region",
        from_backup(source=backup_arn().replace("us-east-1", "eu-west-1")),
        f"{REQUEST}sseSpecificationOverride must be provided for cross-region restores",
    ),
    bad(
        "a region is looked at before there is such a backup",
        from_backup(source=ABSENT_BACKUP.replace("us-east-1", "eu-west-1")),
        f"{REQUEST}sseSpecificationOverride must be provided for cross-region restores",
    ),
    bad(
        "there is no such backup in another region",
        from_backup(
            source=backup_arn().replace("us-east-1", "eu-west-1"),
            SSESpecificationOverride={"Enabled": True},
        ),
        f"Backup not found: {backup_arn().replace('us-east-1', 'eu-west-1')}",
        type="BackupNotFoundException",
    ),
    bad(
        "the table is there",
        from_backup("hash"),
        "Table already exists: hash",
        type="TableAlreadyExistsException",
    ),
    bad(
        "another table is there",
        from_backup("range"),
        "Table already exists: range",
        type="TableAlreadyExistsException",
        given=(*BACKED_UP, RANGE),
    ),
    bad(
        "overrides are looked at before the table",
        from_backup("hash", BillingModeOverride="PROVISIONED"),
        NEEDS_CAPACITY,
    ),
]

BILLING = [
    bad(
        "capacity is given to what is billed on demand",
        from_backup(ProvisionedThroughputOverride=units(5, 5)),
        f"{CAPACITY}unless BillingMode is PROVISIONED",
    ),
    bad(
        "capacity is given to what shall be billed on demand",
        from_backup(
            BillingModeOverride="PAY_PER_REQUEST", ProvisionedThroughputOverride=units(5, 5)
        ),
        f"{CAPACITY}if BillingMode is overridden to PAY_PER_REQUEST",
        given=OF_PROVISIONED,
    ),
    bad(
        "capacity is not given to what shall be provisioned",
        from_backup(BillingModeOverride="PROVISIONED"),
        NEEDS_CAPACITY,
    ),
    bad(
        "capacity is not given to an index of what shall be provisioned",
        {
            **FROM_INDEXED,
            "BillingModeOverride": "PROVISIONED",
            "ProvisionedThroughputOverride": units(5, 5),
        },
        f"{NEEDS_CAPACITY} for index by_owner",
        given=OF_INDEXED,
    ),
    bad(
        "capacity is out of bounds",
        from_backup(ProvisionedThroughputOverride=units(10**12 + 1, 1)),
        "Given value 1000000000001 for ReadCapacityUnits is out of bounds",
        given=OF_PROVISIONED,
    ),
    bad(
        "limits of on-demand billing are given to what is provisioned",
        from_backup(OnDemandThroughputOverride=on_demand(5, 5)),
        f"{REQUEST}Cannot override MaxReadRequestUnits for OnDemandThroughput unless "
        "BillingModeOverride is PAY_PER_REQUEST",
        given=OF_PROVISIONED,
    ),
    bad(
        "a limit of on-demand billing is none",
        from_backup(OnDemandThroughputOverride=on_demand(0, 5)),
        f"{REQUEST}Requested MaxReadRequestUnits for OnDemandThroughput is outside of valid range",
    ),
    bad(
        "a limit of writes is negative",
        from_backup(OnDemandThroughputOverride=on_demand(5, -1)),
        f"{REQUEST}Requested MaxWriteRequestUnits for OnDemandThroughput is outside of valid range",
    ),
]

INDEXES = [
    bad(
        "an index is new",
        from_backup(GlobalSecondaryIndexOverride=[index("by_age", "age HASH")]),
        unmatched("by_age"),
    ),
    bad(
        "an index has other keys",
        {**FROM_INDEXED, "GlobalSecondaryIndexOverride": [index("by_owner", "owner HASH")]},
        unmatched("by_owner"),
        given=OF_INDEXED,
    ),
    bad(
        "an index has another projection",
        {
            **FROM_INDEXED,
            "GlobalSecondaryIndexOverride": [
                index("by_city", "city HASH", projection={"ProjectionType": "ALL"})
            ],
        },
        unmatched("by_city"),
        given=OF_INDEXED,
    ),
    bad(
        "a local index becomes global",
        {
            **FROM_INDEXED,
            "GlobalSecondaryIndexOverride": INDEXED[1]["LocalSecondaryIndexes"],
        },
        unmatched("by_rank"),
        given=OF_INDEXED,
    ),
    bad(
        "a local index has other attributes",
        {
            **FROM_INDEXED,
            "LocalSecondaryIndexOverride": [
                index("by_rank", "pk HASH", "rank RANGE", projection={"ProjectionType": "ALL"})
            ],
        },
        unmatched("by_rank"),
        given=OF_INDEXED,
    ),
    bad(
        "a vector index is new",
        from_backup(
            VectorIndexOverride=[
                {
                    "IndexName": "by_vector",
                    "VectorAttribute": {"AttributeName": "vector"},
                    "Projection": {"ProjectionType": "ALL"},
                    "Dimensions": 2,
                    "DistanceFunction": "COSINE",
                }
            ]
        ),
        unmatched("by_vector"),
    ),
    bad(
        "two indexes have one name",
        {
            **FROM_INDEXED,
            "GlobalSecondaryIndexOverride": [
                {**one, "IndexName": "same"} for one in INDEXED[1]["GlobalSecondaryIndexes"]
            ],
        },
        f"{INVALID}Duplicate index name: same",
        given=OF_INDEXED,
    ),
    bad(
        "an index of a provisioned table has no capacity",
        {**FROM_RANGE, "GlobalSecondaryIndexOverride": [index("by_owner", "owner HASH")]},
        f"{REQUEST}Must specify provisioned throughput for index by_owner",
        given=OF_PROVISIONED_INDEXED,
    ),
    bad(
        "an index of what shall be billed on demand has capacity",
        {
            **FROM_RANGE,
            "BillingModeOverride": "PAY_PER_REQUEST",
            "GlobalSecondaryIndexOverride": [OWNERS],
        },
        f"{CAPACITY}if BillingMode is overridden to PAY_PER_REQUEST for index by_owner",
        given=OF_PROVISIONED_INDEXED,
    ),
]

ENCRYPTION = [
    bad(
        "a key has no type",
        from_backup(SSESpecificationOverride={"Enabled": True, "KMSMasterKeyId": "alias/mine"}),
        f"{INVALID}SSEType KMS is required if KMSMasterKeyId is specified",
    ),
    bad(
        "encryption is off and has a type",
        from_backup(SSESpecificationOverride={"Enabled": False, "SSEType": "KMS"}),
        f"{INVALID}SSEType can not be specified if Enabled is false",
    ),
]

CASES = [*SHAPE, *SOURCE, *BILLING, *INDEXES, *ENCRYPTION]
