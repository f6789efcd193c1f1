"""The requests of backups, restores and point-in-time recovery.

Members stand in the order in which DynamoDB reports their violations.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    FLAG,
    NAME_PATTERN,
    TEXT,
    Choice,
    Member,
    Moment,
    Operation,
    Structure,
    Text,
    Whole,
)
from tablewright.engine.shapes.parts import INDEX_NAME, TABLE_NAME
from tablewright.engine.shapes.tables import (
    BILLING_MODE,
    ENCRYPTION,
    GLOBAL_INDEXES,
    LOCAL_INDEXES,
    ON_DEMAND_THROUGHPUT,
    PROVISIONED_THROUGHPUT,
    TABLE,
    VECTOR_INDEXES,
)

_BACKUP_NAME = Text(limits.BACKUP_NAME_LENGTH_MIN, limits.BACKUP_NAME_LENGTH_MAX, NAME_PATTERN)
_BACKUP_ARN_TEXT = Text(limits.BACKUP_ARN_LENGTH_MIN, limits.BACKUP_ARN_LENGTH_MAX)
_BACKUP_ARN = Member("BackupArn", _BACKUP_ARN_TEXT, required=True)
# Table names in a restore, which cannot be ARNs.
_TARGET = Member("TargetTableName", INDEX_NAME, required=True)
_SOURCE = Member("SourceTableName", INDEX_NAME)

_OVERRIDES = (
    replace(BILLING_MODE, name="BillingModeOverride"),
    replace(GLOBAL_INDEXES, name="GlobalSecondaryIndexOverride"),
    replace(LOCAL_INDEXES, name="LocalSecondaryIndexOverride"),
    replace(PROVISIONED_THROUGHPUT, name="ProvisionedThroughputOverride"),
    replace(ON_DEMAND_THROUGHPUT, name="OnDemandThroughputOverride"),
    replace(ENCRYPTION, name="SSESpecificationOverride"),
    replace(VECTOR_INDEXES, name="VectorIndexOverride"),
)

BACKUP_OPERATIONS: Final = (
    Operation("CreateBackup", (TABLE, Member("BackupName", _BACKUP_NAME, required=True))),
    Operation("DescribeBackup", (_BACKUP_ARN,)),
    Operation("DeleteBackup", (_BACKUP_ARN,)),
    Operation(
        "ListBackups",
        (
            Member("TableName", TABLE_NAME),
            Member("Limit", Whole("Integer", 1, limits.LIST_BACKUPS_PAGE_MAX)),
            Member("TimeRangeLowerBound", Moment()),
            Member("TimeRangeUpperBound", Moment()),
            Member("ExclusiveStartBackupArn", _BACKUP_ARN_TEXT),
            Member("BackupType", Choice(("USER", "SYSTEM", "AWS_BACKUP", "ALL"))),
        ),
    ),
    Operation("RestoreTableFromBackup", (_TARGET, _BACKUP_ARN, *_OVERRIDES)),
    Operation("DescribeContinuousBackups", (TABLE,)),
    Operation(
        "UpdateContinuousBackups",
        (
            TABLE,
            Member(
                "PointInTimeRecoverySpecification",
                Structure(
                    "PointInTimeRecoverySpecification",
                    (
                        Member("PointInTimeRecoveryEnabled", FLAG, required=True),
                        Member(
                            "RecoveryPeriodInDays",
                            Whole("Integer", 1, limits.RECOVERY_DAYS_MAX),
                        ),
                    ),
                ),
                required=True,
            ),
        ),
    ),
    Operation(
        "RestoreTableToPointInTime",
        (
            # The engine checks ARNs, because DynamoDB has its own messages for them.
            Member("SourceTableArn", TEXT),
            _SOURCE,
            _TARGET,
            Member("UseLatestRestorableTime", FLAG),
            Member("RestoreDateTime", Moment()),
            *_OVERRIDES,
        ),
    ),
)
