"""UpdateContinuousBackups and DescribeContinuousBackups."""

from __future__ import annotations

from typing import Any

from tests.conformance.backup_steps import ABSENT_TABLE, NO_NAME, recovery
from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import NOW, arn
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, breaks, is_null

SPECIFICATION = "pointInTimeRecoverySpecification"
DAYS = f"{SPECIFICATION}.recoveryPeriodInDays"
NO_DAYS = (
    "Invalid Request: Cannot specify RecoveryPeriodInDays when disabling point-in-time recovery."
)
DESCRIBE = ("DescribeContinuousBackups", {"TableName": "hash"})


def told(**description: Any) -> dict[str, Any]:
    return {
        "ContinuousBackupsDescription": {
            "ContinuousBackupsStatus": "ENABLED",
            "PointInTimeRecoveryDescription": description,
        }
    }


OFF = told(PointInTimeRecoveryStatus="DISABLED")


def on(days: int = 35) -> dict[str, Any]:
    return told(
        PointInTimeRecoveryStatus="ENABLED",
        RecoveryPeriodInDays=days,
        EarliestRestorableDateTime=NOW,
        LatestRestorableDateTime=NOW,
    )


def bad(name: str, message: str, type: str = "ValidationException", **request: Any) -> Case:
    return refuses(name, "UpdateContinuousBackups", request, message, type=type)


CASES = [
    bad("the table is not named", NO_NAME, PointInTimeRecoverySpecification={}),
    refuses("the table is not named", "DescribeContinuousBackups", {}, NO_NAME),
    bad("there is no specification", ENVELOPE + is_null(SPECIFICATION), TableName="hash"),
    bad(
        "a specification is empty",
        ENVELOPE + is_null(f"{SPECIFICATION}.pointInTimeRecoveryEnabled"),
        TableName="hash",
        PointInTimeRecoverySpecification={},
    ),
    refuses(
        "there are no days",
        *recovery(True, RecoveryPeriodInDays=0),
        ENVELOPE + breaks("'0'", DAYS, "Member must have value greater than or equal to 1"),
    ),
    refuses(
        "there are 36 days",
        *recovery(True, RecoveryPeriodInDays=36),
        ENVELOPE + breaks("'36'", DAYS, "Member must have value less than or equal to 35"),
    ),
    refuses(
        "days are given to what is switched off",
        *recovery(False, RecoveryPeriodInDays=7),
        NO_DAYS,
        given=(HASH,),
    ),
    refuses(
        "there is no such table",
        *recovery(True, "absent"),
        ABSENT_TABLE,
        type="TableNotFoundException",
    ),
    refuses(
        "there is no such table",
        "DescribeContinuousBackups",
        {"TableName": "absent"},
        ABSENT_TABLE,
        type="TableNotFoundException",
    ),
    refuses(
        "days are looked at before the table",
        *recovery(False, "absent", RecoveryPeriodInDays=7),
        NO_DAYS,
    ),
    answers("a new table has none", *DESCRIBE, OFF, given=(HASH,)),
    answers(
        "a table is named by its ARN",
        "DescribeContinuousBackups",
        {"TableName": arn("hash")},
        OFF,
        given=(HASH,),
    ),
    answers("it is switched on for 35 days", *recovery(True), on(), given=(HASH,)),
    answers("it is on at once", *DESCRIBE, on(), given=(HASH, recovery(True))),
    answers("for a day", *recovery(True, RecoveryPeriodInDays=1), on(1), given=(HASH,)),
    answers("for 35 days", *recovery(True, RecoveryPeriodInDays=35), on(), given=(HASH,)),
    answers(
        "days can be changed while it is on",
        *recovery(True, RecoveryPeriodInDays=7),
        on(7),
        given=(HASH, recovery(True)),
        then=((*DESCRIBE, on(7)),),
    ),
    answers("it can be switched on twice", *recovery(True), on(), given=(HASH, recovery(True))),
    answers("it can be switched off", *recovery(False), OFF, given=(HASH, recovery(True))),
    answers("it can be switched off twice", *recovery(False), OFF, given=(HASH,)),
    answers(
        "days are forgotten when it is switched off",
        *recovery(True),
        on(),
        given=(HASH, recovery(True, RecoveryPeriodInDays=7), recovery(False)),
    ),
    answers("it can be switched on by ARN", *recovery(True, arn("hash")), on(), given=(HASH,)),
]
