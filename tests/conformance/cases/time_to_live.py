"""UpdateTimeToLive and DescribeTimeToLive."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import arn
from tests.conformance.steps import N, S, holds, put
from tests.conformance.tables import HASH
from tests.conformance.wording import ENVELOPE, breaks, breaks_pattern, is_null

NO_NAME = "The parameter 'TableName' is required but was not present in the request"
NOT_FOUND = "Requested resource not found: Table: absent not found"
OTHER = "TimeToLive is active on a different AttributeName: current AttributeName is expires"
TOO_OFTEN = "Time to live has been modified multiple times within a fixed interval"


def ttl(enabled: bool, attribute: str = "expires", table: str = "hash") -> dict[str, Any]:
    specification = {"Enabled": enabled, "AttributeName": attribute}
    return {"TableName": table, "TimeToLiveSpecification": specification}


def status(**description: str) -> dict[str, Any]:
    return {"TimeToLiveDescription": description}


ON: Step = ("UpdateTimeToLive", ttl(True))
DISABLED = status(TimeToLiveStatus="DISABLED")
ENABLED = status(TimeToLiveStatus="ENABLED", AttributeName="expires")
DESCRIBE = ("DescribeTimeToLive", {"TableName": "hash"})


def shape(name: str, message: str, specification: Any, table: str = "hash") -> Case:
    request = {"TableName": table, "TimeToLiveSpecification": specification}
    return refuses(name, "UpdateTimeToLive", request, message)


SHAPE = [
    refuses("the table is not named", "UpdateTimeToLive", {}, NO_NAME),
    refuses("the table is not named", "DescribeTimeToLive", {}, NO_NAME),
    refuses(
        "a name has two characters",
        "DescribeTimeToLive",
        {"TableName": "ab"},
        ENVELOPE
        + breaks("'ab'", "tableName", "Member must have length greater than or equal to 3"),
    ),
    refuses(
        "a name has characters that names may not have",
        "DescribeTimeToLive",
        {"TableName": "abc;"},
        ENVELOPE + breaks_pattern("abc;", "tableName"),
    ),
    shape("there is no specification", ENVELOPE + is_null("timeToLiveSpecification"), None),
    shape(
        "a specification is empty",
        "2 validation errors detected: "
        f"{is_null('timeToLiveSpecification.enabled')}; "
        f"{is_null('timeToLiveSpecification.attributeName')}",
        {},
    ),
    shape(
        "an attribute must be named to disable, too",
        ENVELOPE + is_null("timeToLiveSpecification.attributeName"),
        {"Enabled": False},
    ),
    shape(
        "a specification does not say what to do",
        ENVELOPE + is_null("timeToLiveSpecification.enabled"),
        {"AttributeName": "expires"},
    ),
    shape(
        "the attribute's name is empty",
        ENVELOPE
        + breaks(
            "''",
            "timeToLiveSpecification.attributeName",
            "Member must have length greater than or equal to 1",
        ),
        {"Enabled": True, "AttributeName": ""},
    ),
    shape(
        "the attribute's name has 256 characters",
        ENVELOPE
        + breaks(
            f"'{'e' * 256}'",
            "timeToLiveSpecification.attributeName",
            "Member must have length less than or equal to 255",
        ),
        {"Enabled": True, "AttributeName": "e" * 256},
    ),
    shape(
        "table and specification are both wrong",
        "2 validation errors detected: "
        f"{breaks_pattern('abc;', 'tableName')}; {is_null('timeToLiveSpecification')}",
        None,
        table="abc;",
    ),
    refuses(
        "there is no such table",
        "UpdateTimeToLive",
        ttl(True, table="absent"),
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
    refuses(
        "there is no such table",
        "DescribeTimeToLive",
        {"TableName": "absent"},
        NOT_FOUND,
        type="ResourceNotFoundException",
    ),
]

CHANGES = [
    refuses(
        "it was never enabled",
        "UpdateTimeToLive",
        ttl(False),
        "TimeToLive is already disabled",
        given=(HASH,),
    ),
    refuses(
        "it is enabled already",
        "UpdateTimeToLive",
        ttl(True),
        "TimeToLive is already enabled",
        given=(HASH, ON),
    ),
    refuses(
        "it is enabled on another attribute",
        "UpdateTimeToLive",
        ttl(True, "other"),
        OTHER,
        given=(HASH, ON),
    ),
    refuses(
        "another attribute cannot be disabled",
        "UpdateTimeToLive",
        ttl(False, "other"),
        OTHER,
        given=(HASH, ON),
    ),
    refuses(
        "it was changed a moment ago",
        "UpdateTimeToLive",
        ttl(False),
        TOO_OFTEN,
        given=(HASH, ON),
        then=((*DESCRIBE, ENABLED),),
    ),
    answers(
        "it is enabled; the answer repeats the request",
        *ON,
        {"TimeToLiveSpecification": {"Enabled": True, "AttributeName": "expires"}},
        given=(HASH,),
        then=((*DESCRIBE, ENABLED),),
    ),
    answers(
        "the attribute may be the partition key",
        "UpdateTimeToLive",
        ttl(True, "pk"),
        {"TimeToLiveSpecification": {"Enabled": True, "AttributeName": "pk"}},
        given=(HASH,),
        then=((*DESCRIBE, status(TimeToLiveStatus="ENABLED", AttributeName="pk")),),
    ),
    answers(
        "a table made anew under the same name may be changed at once",
        *ON,
        {"TimeToLiveSpecification": {"Enabled": True, "AttributeName": "expires"}},
        given=(HASH, ON, ("DeleteTable", {"TableName": "hash"}), HASH),
    ),
    answers("it was never enabled", *DESCRIBE, DISABLED, given=(HASH,)),
    answers("it is enabled", *DESCRIBE, ENABLED, given=(HASH, ON)),
    answers(
        "a table may be named by its ARN",
        "DescribeTimeToLive",
        {"TableName": arn("hash")},
        ENABLED,
        given=(HASH, ON),
    ),
    answers(
        "an expired item can be read until it is swept away",
        *DESCRIBE,
        ENABLED,
        given=(HASH, put("hash", pk=S("a"), expires=N("1600000000")), ON),
        then=(holds("hash", pk=S("a"), expires=N("1600000000")),),
    ),
]

CASES = [*SHAPE, *CHANGES]
