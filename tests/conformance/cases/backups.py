"""CreateBackup, DescribeBackup and DeleteBackup."""

from __future__ import annotations

from typing import Any

from tests.conformance.backup_steps import (
    ABSENT_BACKUP,
    ABSENT_TABLE,
    BACKED_UP,
    NO_NAME,
    backup,
    backup_arn,
    details,
    recovery,
    source_details,
)
from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import NOW, arn
from tests.conformance.steps import S, put
from tests.conformance.table_requests import on_demand, provisioned, units
from tests.conformance.tables import HASH, INDEXED
from tests.conformance.wording import ENVELOPE, breaks, breaks_pattern, is_null

LONGER = "Member must have length greater than or equal to "
SHORTER = "Member must have length less than or equal to "
STREAM = {"StreamEnabled": True, "StreamViewType": "NEW_IMAGE"}
DAYS_35_SECONDS = 35 * 86_400
SYSTEM_ARN = f"{arn('hash')}/backup/01700000000000-00000000"


def create(name: str, message: str, type: str = "ValidationException", **request: Any) -> Case:
    return refuses(name, "CreateBackup", request, message, type=type)


CREATE = [
    create("the table is not named", NO_NAME, BackupName="monday"),
    create("the backup is not named", ENVELOPE + is_null("backupName"), TableName="hash"),
    create(
        "a name of a table has two characters",
        ENVELOPE + breaks("'ab'", "tableName", LONGER + "3"),
        TableName="ab",
        BackupName="monday",
    ),
    create(
        "a name of a backup has two characters",
        ENVELOPE + breaks("'ab'", "backupName", LONGER + "3"),
        TableName="hash",
        BackupName="ab",
    ),
    create(
        "a name of a backup has 256 characters",
        ENVELOPE + breaks(f"'{'a' * 256}'", "backupName", SHORTER + "255"),
        TableName="hash",
        BackupName="a" * 256,
    ),
    create(
        "a name of a backup has a space",
        ENVELOPE + breaks_pattern("on monday", "backupName"),
        TableName="hash",
        BackupName="on monday",
    ),
    create(
        "there is no such table",
        ABSENT_TABLE,
        type="TableNotFoundException",
        TableName="absent",
        BackupName="monday",
    ),
    create(
        "there is no table of that ARN",
        ABSENT_TABLE,
        type="TableNotFoundException",
        TableName=arn("absent"),
        BackupName="monday",
    ),
    answers(
        "an empty table is backed up",
        *backup(),
        {"BackupDetails": details("CREATING")},
        given=(HASH,),
    ),
    answers(
        "a table is named by its ARN",
        *backup(arn("hash")),
        {"BackupDetails": details("CREATING")},
        given=(HASH,),
    ),
    answers(
        "the bytes of the table are told",
        *backup(),
        {"BackupDetails": details("CREATING", BackupSizeBytes=5)},
        given=(HASH, put("hash", pk=S("abc"))),
    ),
    answers(
        "another backup of the same name is another backup",
        *backup(),
        {
            "BackupDetails": details(
                "CREATING",
                BackupArn=backup_arn(number=3, later_ms=1),
                BackupCreationDateTime=NOW + 0.001,
            )
        },
        given=BACKED_UP,
    ),
]


def by_arn(operation: str) -> list[Case]:
    """What DescribeBackup and DeleteBackup refuse in the same words."""

    def bad(name: str, text: str, message: str, type: str = "ValidationException") -> Case:
        return refuses(name, operation, {"BackupArn": text}, message, type=type, given=BACKED_UP)

    invalid, not_valid = "Invalid Backup ARN", "Invalid Request: BackupArn is not valid"
    good, denied = backup_arn(), "AccessDeniedException"
    return [
        refuses("there is no ARN", operation, {}, ENVELOPE + is_null("backupArn")),
        refuses(
            "an ARN has 36 characters",
            operation,
            {"BackupArn": "a" * 36},
            ENVELOPE + breaks(f"'{'a' * 36}'", "backupArn", LONGER + "37"),
        ),
        refuses(
            "an ARN has 1,025 characters",
            operation,
            {"BackupArn": "a" * 1025},
            ENVELOPE + breaks(f"'{'a' * 1025}'", "backupArn", SHORTER + "1024"),
        ),
        bad("an ARN is none", "a" * 48, invalid),
        bad("an ARN is a table's", arn("hash"), invalid),
        bad("an ARN is an index's", f"{arn('hash')}/index/by_owner", invalid),
        bad("a service is another", good.replace(":dynamodb:", ":rds:"), not_valid),
        bad("a partition is another", good.replace("arn:aws:", "arn:aws-cn:"), not_valid),
        bad("a region is none", good.replace("us-east-1", "xx-fake-1"), not_valid),
        bad("a region is empty", good.replace("us-east-1", ""), "Access is denied", denied),
        bad("an account is another", good.replace("0000", "1000"), "Access is denied", denied),
        bad(
            "there is no such backup",
            ABSENT_BACKUP,
            f"Backup not found: {ABSENT_BACKUP}",
            type="BackupNotFoundException",
        ),
        bad(
            "a table is another",
            good.replace("/hash/", "/range/"),
            f"Backup not found: {good.replace('/hash/', '/range/')}",
            type="BackupNotFoundException",
        ),
        refuses(
            "a backup was deleted",
            operation,
            {"BackupArn": good},
            f"Backup not found: {good}",
            type="BackupNotFoundException",
            given=(*BACKED_UP, ("DeleteBackup", {"BackupArn": good})),
        ),
    ]


def described(source: dict[str, Any], features: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {
        "BackupDescription": {
            "BackupDetails": details(**more),
            "SourceTableDetails": source,
            "SourceTableFeatureDetails": features,
        }
    }


DESCRIBE_IT = ("DescribeBackup", {"BackupArn": backup_arn()})
DESCRIBE_INDEXED = ("DescribeBackup", {"BackupArn": backup_arn("indexed")})
PROVISIONED = provisioned(HASH[1], 3, 4)
ENCRYPTION = {
    "Status": "ENABLED",
    "SSEType": "KMS",
    "KMSMasterKeyArn": "arn:aws:kms:us-east-1:000000000000:alias/aws/dynamodb",
}

DESCRIBE = [
    *by_arn("DescribeBackup"),
    answers(
        "a backup of a plain table has no features",
        *DESCRIBE_IT,
        described(source_details(HASH[1]), {}),
        given=BACKED_UP,
    ),
    answers(
        "the region in an ARN is not looked at",
        "DescribeBackup",
        {"BackupArn": backup_arn().replace("us-east-1", "eu-west-1")},
        described(
            source_details(HASH[1]),
            {},
            BackupArn=backup_arn().replace("us-east-1", "eu-west-1"),
        ),
        given=BACKED_UP,
    ),
    answers(
        "items are counted as they were",
        *DESCRIBE_IT,
        described(source_details(HASH[1], ItemCount=1, TableSizeBytes=3), {}, BackupSizeBytes=3),
        given=(HASH, put("hash", pk=S("a")), backup(), put("hash", pk=S("b"))),
    ),
    answers(
        "capacity is told as it was",
        *DESCRIBE_IT,
        described(source_details(PROVISIONED), {}),
        given=(
            ("CreateTable", PROVISIONED),
            backup(),
            ("UpdateTable", {"TableName": "hash", "ProvisionedThroughput": units(9, 9)}),
        ),
    ),
    answers(
        "limits of on-demand billing are told",
        *DESCRIBE_IT,
        described(source_details(HASH[1], OnDemandThroughput=on_demand(7, 8)), {}),
        given=(
            ("CreateTable", {**HASH[1], "OnDemandThroughput": on_demand(7, 8)}),
            backup(),
        ),
    ),
    answers(
        "a stream, a time to live and an encryption are told",
        *DESCRIBE_IT,
        described(
            source_details(HASH[1]),
            {
                "StreamDescription": STREAM,
                "TimeToLiveDescription": {
                    "TimeToLiveStatus": "ENABLED",
                    "AttributeName": "expires",
                },
                "SSEDescription": ENCRYPTION,
            },
        ),
        given=(
            (
                "CreateTable",
                {
                    **HASH[1],
                    "StreamSpecification": STREAM,
                    "SSESpecification": {"Enabled": True},
                    "Tags": [{"Key": "team", "Value": "blue"}],
                    "TableClass": "STANDARD_INFREQUENT_ACCESS",
                    "DeletionProtectionEnabled": True,
                },
            ),
            (
                "UpdateTimeToLive",
                {
                    "TableName": "hash",
                    "TimeToLiveSpecification": {"Enabled": True, "AttributeName": "expires"},
                },
            ),
            recovery(True),
            backup(),
        ),
    ),
    answers(
        "indexes are told by their keys and projections",
        *DESCRIBE_INDEXED,
        described(
            source_details(INDEXED[1]),
            {
                "LocalSecondaryIndexes": INDEXED[1]["LocalSecondaryIndexes"],
                "GlobalSecondaryIndexes": [
                    {**index, "ProvisionedThroughput": units(0, 0)}
                    for index in INDEXED[1]["GlobalSecondaryIndexes"]
                ],
            },
            BackupArn=backup_arn("indexed"),
        ),
        given=(INDEXED, backup("indexed")),
    ),
    answers(
        "a deleted table with history left a backup",
        "DescribeBackup",
        {"BackupArn": SYSTEM_ARN},
        described(
            source_details(HASH[1], ItemCount=1, TableSizeBytes=3),
            {},
            BackupArn=SYSTEM_ARN,
            BackupName="hash$DeletedTableBackup",
            BackupType="SYSTEM",
            BackupSizeBytes=3,
            BackupExpiryDateTime=NOW + DAYS_35_SECONDS,
        ),
        given=(
            HASH,
            recovery(True),
            put("hash", pk=S("a")),
            ("DeleteTable", {"TableName": "hash"}),
        ),
    ),
]

DELETE = [
    *by_arn("DeleteBackup"),
    refuses(
        "nobody asked for the backup",
        "DeleteBackup",
        {"BackupArn": SYSTEM_ARN},
        "Invalid Request: User is not allowed to delete the system backup with arn "
        f"{SYSTEM_ARN}. It will automatically expire on 2023-12-19T22:13:20.000Z",
        given=(HASH, recovery(True), ("DeleteTable", {"TableName": "hash"})),
    ),
    answers(
        "a backup goes at once",
        "DeleteBackup",
        {"BackupArn": backup_arn()},
        described(source_details(HASH[1]), {}, status="DELETED"),
        given=BACKED_UP,
        then=(("ListBackups", {}, {"BackupSummaries": []}),),
    ),
    answers(
        "the region in an ARN is not looked at",
        "DeleteBackup",
        {"BackupArn": backup_arn().replace("us-east-1", "eu-west-1")},
        described(
            source_details(HASH[1]),
            {},
            status="DELETED",
            BackupArn=backup_arn().replace("us-east-1", "eu-west-1"),
        ),
        given=BACKED_UP,
        then=(("ListBackups", {}, {"BackupSummaries": []}),),
    ),
    answers(
        "a backup of a table that is gone goes too",
        "DeleteBackup",
        {"BackupArn": backup_arn()},
        described(source_details(HASH[1]), {}, status="DELETED"),
        given=(*BACKED_UP, ("DeleteTable", {"TableName": "hash"})),
    ),
]

CASES = [*CREATE, *DESCRIBE, *DELETE]
