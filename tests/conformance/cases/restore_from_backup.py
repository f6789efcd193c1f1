"""RestoreTableFromBackup: what comes along, and what is overridden."""

from __future__ import annotations

from typing import Any

from tests.conformance.backup_steps import (
    BACKED_UP,
    FROM_INDEXED,
    FROM_RANGE,
    OF_INDEXED,
    OF_PROVISIONED,
    OF_PROVISIONED_INDEXED,
    PROVISIONED,
    PROVISIONED_INDEXED,
    backup,
    backup_arn,
    from_backup,
    recovery,
)
from tests.conformance.case import Case, Request, answers
from tests.conformance.descriptions import NOW, arn, created, described
from tests.conformance.steps import S, put
from tests.conformance.table_requests import index, on_demand, provisioned, units
from tests.conformance.tables import HASH, INDEXED, RANGE

OPERATION = "RestoreTableFromBackup"
TABLE_ID = "00000000-0000-4000-8000-000000000003"


def restore_summary(in_progress: bool, table: str = "hash") -> dict[str, Any]:
    return {
        "SourceBackupArn": backup_arn(table),
        "SourceTableArn": arn(table),
        "RestoreDateTime": NOW,
        "RestoreInProgress": in_progress,
    }


def made(like: Request, source: str = "hash", **more: Any) -> dict[str, Any]:
    """What is answered for a table that is like one that CreateTable could have made."""
    summary = restore_summary(True, source)
    answer = created({**like, "TableName": "copy"}, TableId=TABLE_ID, RestoreSummary=summary)
    for global_index in answer["TableDescription"].get("GlobalSecondaryIndexes", ()):
        del global_index["IndexStatus"]
    answer["TableDescription"] |= more
    return answer


def then_described(like: Request, source: str = "hash", **more: Any) -> Any:
    summary = restore_summary(False, source)
    answer = described(
        {**like, "TableName": "copy"}, TableId=TABLE_ID, RestoreSummary=summary, **more
    )
    return (("DescribeTable", {"TableName": "copy"}, answer),)


WITHOUT_INDEXES = {
    **RANGE[1],
    "TableName": "copy",
    "AttributeDefinitions": RANGE[1]["AttributeDefinitions"],
}
KMS = {
    "Status": "ENABLED",
    "SSEType": "KMS",
    "KMSMasterKeyArn": "arn:aws:kms:us-east-1:000000000000:alias/aws/dynamodb",
}
ENCRYPTED = (("CreateTable", {**HASH[1], "SSESpecification": {"Enabled": True}}), backup())
LIMITED = (("CreateTable", {**HASH[1], "OnDemandThroughput": on_demand(7, 8)}), backup())


def restores(
    name: str,
    request: Request,
    like: Request,
    *,
    given: Any = BACKED_UP,
    source: str = "hash",
    **more: Any,
) -> Case:
    """A restore that makes a table like one that CreateTable could have made."""
    return answers(
        name,
        OPERATION,
        request,
        made(like, source, **more),
        given=given,
        then=then_described(like, source, **more),
    )


RESTORED = [
    restores("an empty table comes back", from_backup(), HASH[1]),
    answers(
        "items come back as they were",
        OPERATION,
        from_backup(),
        made(HASH[1]),
        given=(HASH, put("hash", pk=S("a"), n=S("old")), backup(), put("hash", pk=S("a"))),
        then=(
            (
                "GetItem",
                {"TableName": "copy", "Key": {"pk": S("a")}},
                {"Item": {"pk": S("a"), "n": S("old")}},
            ),
            *then_described(HASH[1], ItemCount=1, TableSizeBytes=7),
        ),
    ),
    restores("capacity comes back", from_backup(), PROVISIONED, given=OF_PROVISIONED),
    restores("indexes come back", FROM_INDEXED, INDEXED[1], given=OF_INDEXED, source="indexed"),
    restores(
        "limits of on-demand billing come back",
        from_backup(),
        HASH[1],
        given=LIMITED,
        OnDemandThroughput=on_demand(7, 8),
    ),
    restores("encryption comes back", from_backup(), HASH[1], given=ENCRYPTED, SSEDescription=KMS),
    restores(
        "encryption can be left out",
        from_backup(SSESpecificationOverride={"Enabled": False}),
        HASH[1],
        given=ENCRYPTED,
    ),
    restores(
        "encryption can be given",
        from_backup(SSESpecificationOverride={"Enabled": True}),
        HASH[1],
        SSEDescription=KMS,
    ),
    restores(
        "limits of on-demand billing can be given",
        from_backup(OnDemandThroughputOverride=on_demand(1, 2)),
        HASH[1],
        given=LIMITED,
        OnDemandThroughput=on_demand(1, 2),
    ),
    restores(
        "limits of on-demand billing can be left out",
        from_backup(OnDemandThroughputOverride={}),
        HASH[1],
        given=LIMITED,
    ),
    restores(
        "capacity can be given",
        from_backup(ProvisionedThroughputOverride=units(7, 7)),
        provisioned(HASH[1], 7, 7),
        given=OF_PROVISIONED,
    ),
    restores(
        "a table can go over to capacity",
        from_backup(BillingModeOverride="PROVISIONED", ProvisionedThroughputOverride=units(7, 7)),
        provisioned(HASH[1], 7, 7),
    ),
    restores(
        "a table can go over to on-demand billing",
        from_backup(BillingModeOverride="PAY_PER_REQUEST"),
        HASH[1],
        given=OF_PROVISIONED,
    ),
    restores(
        "indexes keep their capacity when the table gets another",
        {**FROM_RANGE, "ProvisionedThroughputOverride": units(9, 9)},
        {**PROVISIONED_INDEXED, "ProvisionedThroughput": units(9, 9)},
        given=OF_PROVISIONED_INDEXED,
        source="range",
    ),
    restores(
        "indexes can be left out",
        {
            **FROM_INDEXED,
            "GlobalSecondaryIndexOverride": [],
            "LocalSecondaryIndexOverride": [],
        },
        WITHOUT_INDEXES,
        given=OF_INDEXED,
        source="indexed",
    ),
    restores(
        "an index can be renamed and get another capacity",
        {
            **FROM_RANGE,
            "GlobalSecondaryIndexOverride": [
                index("renamed", "owner HASH", ProvisionedThroughput=units(8, 8))
            ],
        },
        {
            **PROVISIONED_INDEXED,
            "GlobalSecondaryIndexes": [
                index("renamed", "owner HASH", ProvisionedThroughput=units(8, 8))
            ],
        },
        given=OF_PROVISIONED_INDEXED,
        source="range",
    ),
    answers(
        "a deleted table comes back",
        OPERATION,
        from_backup("hash", source=f"{arn('hash')}/backup/01700000000000-00000000"),
        {
            "TableDescription": {
                **made(HASH[1])["TableDescription"],
                "TableName": "hash",
                "TableArn": arn("hash"),
                "RestoreSummary": {
                    **restore_summary(True),
                    "SourceBackupArn": f"{arn('hash')}/backup/01700000000000-00000000",
                },
            }
        },
        given=(
            HASH,
            recovery(True),
            put("hash", pk=S("a")),
            ("DeleteTable", {"TableName": "hash"}),
        ),
        then=(
            (
                "GetItem",
                {"TableName": "hash", "Key": {"pk": S("a")}},
                {"Item": {"pk": S("a")}},
            ),
        ),
    ),
]

CASES = RESTORED
