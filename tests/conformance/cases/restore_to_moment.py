"""RestoreTableToPointInTime: which moments and sources are refused, and what the others give."""

from __future__ import annotations

from typing import Any

from tests.conformance.backup_steps import (
    LATEST,
    RECOVERABLE,
    RECOVERY_OFF,
    recovery,
    to_moment,
)
from tests.conformance.case import Case, Request, answers, refuses
from tests.conformance.descriptions import NOW, arn, created
from tests.conformance.steps import S, put
from tests.conformance.table_requests import units
from tests.conformance.tables import HASH, RANGE
from tests.conformance.wording import ENVELOPE, INVALID, breaks, breaks_pattern, is_null

OPERATION = "RestoreTableToPointInTime"
REQUEST = "Invalid Request: "
NO_TIME = (
    f"{REQUEST}Either one of RestoreDateTime or UseLatestRestorableTime must be specified, but not "
    "both"
)
TWO_TIMES = (
    f"{REQUEST}Both RestoreDateTime and UseLatestRestorableTime cannot be set for point-in-time "
    "restore request. Please specify either RestoreDateTime time or UseLatestRestorableTime"
)
BOUNDS = (
    "EarliestRestorableDateTime '2023-11-14T22:13:20Z' and "
    "LatestRestorableDateTime '2023-11-14T22:13:20Z'"
)
BY_ARN = {"SourceTableArn": arn("hash"), "UseLatestRestorableTime": True}


def bad(
    name: str,
    request: Request,
    message: str,
    type: str = "ValidationException",
    given: Any = RECOVERABLE,
) -> Case:
    return refuses(name, OPERATION, request, message, type=type, given=given)


def at(moment: float, to: str = "copy") -> Request:
    return to_moment(to, SourceTableName="hash", RestoreDateTime=moment)


SHAPE = [
    bad("there is no target", dict(LATEST), ENVELOPE + is_null("targetTableName")),
    bad(
        "a target has characters that names may not have",
        to_moment("bad name!", **LATEST),
        ENVELOPE + breaks_pattern("bad name!", "targetTableName"),
    ),
    bad(
        "a source has two characters",
        to_moment(SourceTableName="ab", UseLatestRestorableTime=True),
        ENVELOPE
        + breaks("'ab'", "sourceTableName", "Member must have length greater than or equal to 3"),
    ),
    bad("there is no moment", to_moment(SourceTableName="hash"), NO_TIME),
    bad(
        "there is no moment, and not the latest",
        to_moment(SourceTableName="hash", UseLatestRestorableTime=False),
        NO_TIME,
    ),
    bad("there are two moments", to_moment(**LATEST, RestoreDateTime=NOW), TWO_TIMES),
    bad("a moment is missing before a source is", to_moment(), NO_TIME),
    bad(
        "there is no source",
        to_moment(UseLatestRestorableTime=True),
        "The parameter 'TableName' is required but was not present in the request",
    ),
    bad(
        "there are two sources",
        to_moment(**LATEST, SourceTableArn=arn("hash")),
        "Must provide exactly one of: sourceTableArn, sourceTableName",
    ),
]

SOURCE = [
    bad(
        "a source is no ARN",
        to_moment(SourceTableArn="hash", UseLatestRestorableTime=True),
        f"{INVALID}ARNs must start with 'arn:': hash",
    ),
    bad(
        "a source is the ARN of something else",
        to_moment(SourceTableArn="arn:aws:s3:::bucket", UseLatestRestorableTime=True),
        "sourceTableArn is not a valid ARN",
    ),
    bad(
        "there is no such table",
        to_moment(SourceTableName="absent", UseLatestRestorableTime=True),
        "Table not found: absent",
        type="TableNotFoundException",
    ),
    bad(
        "there is no table of that ARN",
        to_moment(SourceTableArn=arn("absent"), UseLatestRestorableTime=True),
        "Table not found",
        type="TableNotFoundException",
    ),
    bad(
        "a source is missing before a target is taken",
        to_moment("hash", SourceTableName="absent", UseLatestRestorableTime=True),
        "Table not found: absent",
        type="TableNotFoundException",
    ),
    bad(
        "recovery is off",
        to_moment(**LATEST),
        RECOVERY_OFF,
        type="PointInTimeRecoveryUnavailableException",
        given=(HASH,),
    ),
    bad(
        "recovery was switched off",
        at(NOW),
        RECOVERY_OFF,
        type="PointInTimeRecoveryUnavailableException",
        given=(*RECOVERABLE, recovery(False)),
    ),
    bad(
        "recovery is off, whatever the moment and the target",
        at(0, to="hash"),
        RECOVERY_OFF,
        type="PointInTimeRecoveryUnavailableException",
        given=(HASH,),
    ),
]

MOMENT = [
    bad(
        "a moment is long gone",
        at(0),
        f"RestoreDateTime '1970-01-01T00:00:00Z' must be within {BOUNDS}",
        type="InvalidRestoreTimeException",
    ),
    bad(
        "a moment is a second before the first",
        at(NOW - 1),
        f"RestoreDateTime '2023-11-14T22:13:19Z' must be within {BOUNDS}",
        type="InvalidRestoreTimeException",
    ),
    bad(
        "a moment is yet to come",
        at(NOW + 60),
        f"RestoreDateTime '2023-11-14T22:14:20Z' must be within {BOUNDS}",
        type="InvalidRestoreTimeException",
    ),
    bad(
        "a moment has no date",
        at(1e300),
        f"RestoreDateTime '9999-12-31T23:59:59Z' must be within {BOUNDS}",
        type="InvalidRestoreTimeException",
    ),
    bad(
        "a moment is looked at before the target",
        at(NOW - 1, to="hash"),
        f"RestoreDateTime '2023-11-14T22:13:19Z' must be within {BOUNDS}",
        type="InvalidRestoreTimeException",
    ),
    bad(
        "the target is the source",
        at(NOW, to="hash"),
        "Table already exists: hash",
        type="TableAlreadyExistsException",
    ),
    bad(
        "the target is there",
        to_moment("range", **LATEST),
        "Table already exists: range",
        type="TableAlreadyExistsException",
        given=(*RECOVERABLE, RANGE),
    ),
    bad(
        "capacity is given to what is billed on demand",
        to_moment(**LATEST, ProvisionedThroughputOverride=units(5, 5)),
        f"{REQUEST}Cannot override ProvisionedThroughput unless BillingMode is PROVISIONED",
    ),
]

SUMMARY = {"SourceTableArn": arn("hash"), "RestoreDateTime": NOW, "RestoreInProgress": True}
MADE = created(
    {**HASH[1], "TableName": "copy"},
    TableId="00000000-0000-4000-8000-000000000002",
    RestoreSummary=SUMMARY,
)
ITEM = {"pk": S("a"), "n": S("one")}
HAS_ITEM = (("GetItem", {"TableName": "copy", "Key": {"pk": S("a")}}, {"Item": ITEM}),)
WITH_ITEM = (*RECOVERABLE, put("hash", **ITEM))
ONE_DAY = (HASH, recovery(True, RecoveryPeriodInDays=1), put("hash", **ITEM))

RESTORED = [
    answers("an empty table", OPERATION, to_moment(**LATEST), MADE, given=RECOVERABLE),
    answers(
        "the latest has what was just written",
        OPERATION,
        to_moment(**LATEST),
        MADE,
        given=WITH_ITEM,
        then=HAS_ITEM,
    ),
    answers(
        "a moment has what was written in it",
        OPERATION,
        at(NOW),
        MADE,
        given=WITH_ITEM,
        then=HAS_ITEM,
    ),
    answers(
        "a table that is named by its ARN",
        OPERATION,
        to_moment(**BY_ARN),
        MADE,
        given=WITH_ITEM,
        then=HAS_ITEM,
    ),
    answers(
        "a table of one day",
        OPERATION,
        to_moment(**LATEST),
        MADE,
        given=ONE_DAY,
        then=HAS_ITEM,
    ),
    answers(
        "a table without recovery of its own",
        OPERATION,
        to_moment(**LATEST),
        MADE,
        given=RECOVERABLE,
        then=(
            (
                "DescribeContinuousBackups",
                {"TableName": "copy"},
                {
                    "ContinuousBackupsDescription": {
                        "ContinuousBackupsStatus": "ENABLED",
                        "PointInTimeRecoveryDescription": {"PointInTimeRecoveryStatus": "DISABLED"},
                    }
                },
            ),
        ),
    ),
]

CASES = [*SHAPE, *SOURCE, *MOMENT, *RESTORED]
