"""ListBackups: filters, bounds and pages."""

from __future__ import annotations

from typing import Any

from tests.conformance.backup_steps import (
    ABSENT_BACKUP,
    BACKED_UP,
    backup,
    backup_arn,
    recovery,
    summary,
)
from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import NOW, arn
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, INVALID, breaks

START = "ExclusiveStartBackupArn"
LONGER = "Member must have length greater than or equal to "
TYPES = "Member must satisfy enum value set: [USER, SYSTEM, AWS_BACKUP, ALL]"
FIRST = summary()
SECOND = summary(
    BackupArn=backup_arn(number=3, later_ms=1),
    BackupName="tuesday",
    BackupCreationDateTime=NOW + 0.001,
)
THIRD = summary(
    BackupArn=backup_arn(number=4, later_ms=2),
    BackupName="wednesday",
    BackupCreationDateTime=NOW + 0.002,
)
SYSTEM = summary(
    BackupArn=f"{arn('hash')}/backup/01700000000001-00000000",
    BackupName="hash$DeletedTableBackup",
    BackupType="SYSTEM",
    BackupCreationDateTime=NOW + 0.001,
    BackupExpiryDateTime=NOW + 35 * 86_400,
)
THREE = (*BACKED_UP, backup(name="tuesday"), backup(name="wednesday"))
DELETED = (*BACKED_UP, recovery(True), ("DeleteTable", {"TableName": "hash"}))


def bad(name: str, message: str, **request: Any) -> Case:
    return refuses(name, "ListBackups", request, message)


def lists(name: str, *found: dict[str, Any], given: Any = THREE, **request: Any) -> Case:
    return answers(name, "ListBackups", request, {"BackupSummaries": list(found)}, given=given)


CASES = [
    bad(
        "a name of a table has two characters",
        ENVELOPE + breaks("'ab'", "tableName", LONGER + "3"),
        TableName="ab",
    ),
    bad(
        "a page has no backups",
        ENVELOPE + breaks("'0'", "limit", "Member must have value greater than or equal to 1"),
        Limit=0,
    ),
    bad(
        "a page has 101 backups",
        ENVELOPE + breaks("'101'", "limit", "Member must have value less than or equal to 100"),
        Limit=101,
    ),
    bad("a type is none", ENVELOPE + breaks("'BOGUS'", "backupType", TYPES), BackupType="BOGUS"),
    bad(
        "a type is in small letters",
        ENVELOPE + breaks("'user'", "backupType", TYPES),
        BackupType="user",
    ),
    bad(
        "a start is too short",
        ENVELOPE + breaks("'too short'", "exclusiveStartBackupArn", LONGER + "37"),
        ExclusiveStartBackupArn="too short",
    ),
    bad("a start is no ARN", "Invalid Backup ARN", ExclusiveStartBackupArn="a" * 48),
    bad(
        "a start is in another region",
        "Invalid Request: The supplied ExclusiveStartBackupArn does not match the region",
        ExclusiveStartBackupArn=backup_arn().replace("us-east-1", "us-west-2"),
    ),
    bad(
        "the bounds are the wrong way round",
        f"{INVALID}Time range lower bound must be less than or equal to upper bound",
        TimeRangeLowerBound=NOW + 1,
        TimeRangeUpperBound=NOW,
    ),
    lists("there are none", given=(HASH,)),
    lists("they come in the order of time", FIRST, SECOND, THIRD),
    lists("those of a table are listed", FIRST, SECOND, THIRD, TableName="hash"),
    lists("a table is named by its ARN", FIRST, SECOND, THIRD, TableName=arn("hash")),
    lists("a table that is not there has none", TableName="absent"),
    lists("those of a deleted table are listed", FIRST, given=DELETED, TableName="hash"),
    lists("those that nobody asked for are left out", FIRST, given=DELETED),
    lists("those that nobody asked for alone", SYSTEM, given=DELETED, BackupType="SYSTEM"),
    lists("all of them", FIRST, SYSTEM, given=DELETED, BackupType="ALL"),
    lists("those of another service are none", given=DELETED, BackupType="AWS_BACKUP"),
    lists("the lower bound counts", SECOND, THIRD, TimeRangeLowerBound=NOW + 0.001),
    lists("the upper bound does not count", FIRST, TimeRangeUpperBound=NOW + 0.001),
    lists(
        "between two bounds",
        SECOND,
        TimeRangeLowerBound=NOW + 0.001,
        TimeRangeUpperBound=NOW + 0.002,
    ),
    lists("equal bounds hold nothing", TimeRangeLowerBound=NOW, TimeRangeUpperBound=NOW),
    answers(
        "a page tells where it ends",
        "ListBackups",
        {"Limit": 2},
        {"BackupSummaries": [FIRST, SECOND], "LastEvaluatedBackupArn": SECOND["BackupArn"]},
        given=THREE,
    ),
    lists("a page that is just full is the last", FIRST, SECOND, THIRD, Limit=3),
    lists("the next page begins after the last", THIRD, **{START: SECOND["BackupArn"]}),
    lists("a start need not be there", FIRST, given=BACKED_UP, **{START: backup_arn(number=1)}),
    lists("nothing comes after the last one", given=BACKED_UP, **{START: ABSENT_BACKUP}),
]
