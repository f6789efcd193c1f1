"""CreateTable: billing and throughput, stream, encryption, class, protection and tags."""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, answers, refuses
from tests.conformance.descriptions import (
    STREAM_LABEL,
    arn,
    capacity,
    created,
    described,
    warm,
)
from tests.conformance.table_requests import on_demand, provisioned, units, warmed
from tests.conformance.tables import create
from tests.conformance.wording import ENVELOPE, INVALID, breaks, is_none_of, is_null

THINGS = create("things", "pk:S")[1]
INDEXED = create("things", "pk:S", indexes={"by_owner": ("owner:S", "ALL")})[1]
TWO_ERRORS = "2 validation errors detected: "
AT_LEAST_ONE = "Member must have value greater than or equal to 1"
NO_CAPACITY = (
    f"{INVALID}Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode "
    "is PAY_PER_REQUEST"
)
NEEDS_CAPACITY = (
    f"{INVALID}ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is "
    "PROVISIONED"
)
INITIAL = (
    "is lower than initial throughput for OnDemand. See: https://docs.aws.amazon.com/"
    "amazondynamodb/latest/developerguide/on-demand-capacity-mode.html"
    "#on-demand-capacity-mode-initial"
)


def with_capacity(request: dict[str, Any], **members: Any) -> dict[str, Any]:
    """The request with five read and six write units in place of on-demand billing."""
    return provisioned(request, 5, 6) | members


def with_index(request: dict[str, Any], **members: Any) -> dict[str, Any]:
    """The request with members in its only index."""
    (only,) = request["GlobalSecondaryIndexes"]
    return request | {"GlobalSecondaryIndexes": [only | members]}


def bad(name: str, request: dict[str, Any], message: str) -> Case:
    return refuses(name, "CreateTable", request, message)


CAPACITY = [
    bad(
        "neither billing mode nor throughput is given",
        {member: value for member, value in THINGS.items() if member != "BillingMode"},
        NEEDS_CAPACITY,
    ),
    bad(
        "a provisioned table has no throughput",
        THINGS | {"BillingMode": "PROVISIONED"},
        NEEDS_CAPACITY,
    ),
    bad(
        "an on-demand table has a throughput",
        THINGS | {"ProvisionedThroughput": units(1, 1)},
        NO_CAPACITY,
    ),
    bad(
        "a throughput is told before a wrong key",
        THINGS | {"ProvisionedThroughput": units(1, 1), "AttributeDefinitions": []},
        NO_CAPACITY,
    ),
    bad(
        "a billing mode is unknown",
        THINGS | {"BillingMode": "INVALID_MODE"},
        ENVELOPE + is_none_of("INVALID_MODE", "billingMode", "PROVISIONED, PAY_PER_REQUEST"),
    ),
    bad(
        "a throughput is empty",
        with_capacity(THINGS, ProvisionedThroughput={}),
        TWO_ERRORS
        + is_null("provisionedThroughput.writeCapacityUnits")
        + "; "
        + is_null("provisionedThroughput.readCapacityUnits"),
    ),
    bad(
        "capacity units are zero; the writes are told first",
        with_capacity(THINGS, ProvisionedThroughput=units(0, 0)),
        TWO_ERRORS
        + breaks("'0'", "provisionedThroughput.writeCapacityUnits", AT_LEAST_ONE)
        + "; "
        + breaks("'0'", "provisionedThroughput.readCapacityUnits", AT_LEAST_ONE),
    ),
    bad(
        "capacity units are negative",
        with_capacity(THINGS, ProvisionedThroughput=units(-1, 1)),
        ENVELOPE + breaks("'-1'", "provisionedThroughput.readCapacityUnits", AT_LEAST_ONE),
    ),
    bad(
        "read capacity units are out of bounds",
        with_capacity(THINGS, ProvisionedThroughput=units(1_000_000_000_001, 1_000_000_000_001)),
        "Given value 1000000000001 for ReadCapacityUnits is out of bounds",
    ),
    bad(
        "write capacity units are out of bounds",
        with_capacity(THINGS, ProvisionedThroughput=units(1, 1_000_000_000_001)),
        "Given value 1000000000001 for WriteCapacityUnits is out of bounds",
    ),
    bad(
        "an index of a provisioned table has no throughput",
        with_capacity(INDEXED),
        f"{INVALID}ProvisionedThroughput is not specified for index: by_owner",
    ),
    bad(
        "an index of an on-demand table has a throughput",
        with_index(INDEXED, ProvisionedThroughput=units(1, 1)),
        f"{INVALID}ProvisionedThroughput should not be specified for index: by_owner when "
        "BillingMode is PAY_PER_REQUEST",
    ),
]

LIMITS = [
    bad(
        "an on-demand limit is zero",
        THINGS | {"OnDemandThroughput": on_demand(0, 0)},
        f"{INVALID}Requested MaxReadRequestUnits for OnDemandThroughput for table is outside of "
        "valid range",
    ),
    bad(
        "an on-demand limit of a new table cannot be cleared",
        THINGS | {"OnDemandThroughput": on_demand(10, -1)},
        f"{INVALID}Requested MaxWriteRequestUnits for OnDemandThroughput for table is outside of "
        "valid range",
    ),
    bad(
        "an on-demand limit of an index is zero",
        with_index(INDEXED, OnDemandThroughput=on_demand(0, 1)),
        f"{INVALID}Requested MaxReadRequestUnits for OnDemandThroughput for index : by_owner is "
        "outside of valid range",
    ),
    bad(
        "a provisioned table has an on-demand limit",
        with_capacity(THINGS, OnDemandThroughput=on_demand(10, 10)),
        f"{INVALID}MaxReadRequestUnits for OnDemandThroughput cannot be specified when table "
        "BillingMode is PROVISIONED.",
    ),
    bad(
        "warm throughput is below what a new table has",
        THINGS | {"WarmThroughput": warmed(1, 1)},
        f"{INVALID}Requested ReadUnitsPerSecond for WarmThroughput for table {INITIAL}",
    ),
    bad(
        "warm throughput of an index is below what a new index has",
        with_index(INDEXED, WarmThroughput=warmed(12_000, 3_999)),
        f"{INVALID}Requested WriteUnitsPerSecond for WarmThroughput for index by_owner {INITIAL}",
    ),
    bad(
        "warm throughput is below the capacity",
        with_capacity(THINGS, WarmThroughput=warmed(4, 6)),
        f"{INVALID}Requested ReadUnitsPerSecond for WarmThroughput for table is lower than "
        "ReadCapacityUnits of ProvisionedThroughput",
    ),
]

SETTINGS = [
    bad(
        "a stream has no view type",
        THINGS | {"StreamSpecification": {"StreamEnabled": True}},
        f"{INVALID}Table is being created with a stream enabled, UpdateViewType is required",
    ),
    bad(
        "no stream has a view type",
        THINGS | {"StreamSpecification": {"StreamEnabled": False, "StreamViewType": "NEW_IMAGE"}},
        f"{INVALID}Table is being created with a stream disabled, UpdateViewType should not be "
        "specified",
    ),
    bad(
        "a stream setting says nothing",
        THINGS | {"StreamSpecification": {}},
        ENVELOPE + is_null("streamSpecification.streamEnabled"),
    ),
    bad(
        "a table class is unknown",
        THINGS | {"TableClass": "GLACIER"},
        "Invalid table-class parameter provided. Please try again with a valid table-class value: "
        "[STANDARD, STANDARD_INFREQUENT_ACCESS].",
    ),
    *[
        bad(f"encryption: {name}", THINGS | {"SSESpecification": given}, INVALID + message)
        for name, given, message in (
            (
                "a type without encryption",
                {"Enabled": False, "SSEType": "KMS"},
                "SSEType can not be specified if Enabled is false",
            ),
            (
                "a key without encryption",
                {"Enabled": False, "KMSMasterKeyId": "alias/mine"},
                "KMSMasterKeyId can not be specified if Enabled is false",
            ),
            (
                "a key without a type",
                {"Enabled": True, "KMSMasterKeyId": "alias/mine"},
                "SSEType KMS is required if KMSMasterKeyId is specified",
            ),
            (
                "a type that DynamoDB does not have",
                {"Enabled": True, "SSEType": "AES256"},
                "SSEType AES256 is not supported",
            ),
        )
    ],
]


def tagged(*keys: str) -> dict[str, Any]:
    return THINGS | {"Tags": [{"Key": key, "Value": "v"} for key in keys]}


TAGS = [
    bad(
        "a tag is AWS's own",
        tagged("aws:foo"),
        "Tag Key cannot be prefixed with aws:, Key: aws:foo",
    ),
    bad(
        "a tag comes twice",
        tagged("dup", "dup"),
        "Duplicate Tag Keys provided as input: Duplicate Tag Key found dup",
    ),
    bad("a tag has a wrong character", tagged("a#b"), "The Tag Key provided is invalid, Key: a#b"),
    refuses(
        "a wrong tag leaves no table behind",
        "CreateTable",
        tagged("fine", ""),
        "The Tag Key provided is invalid, Key: ",
        then=(("ListTables", {}, {"TableNames": []}),),
    ),
]

PROVISIONED = with_capacity(
    INDEXED,
    GlobalSecondaryIndexes=[
        INDEXED["GlobalSecondaryIndexes"][0] | {"ProvisionedThroughput": units(7, 8)}
    ],
)
LIMITED = with_index(INDEXED, OnDemandThroughput={"MaxReadRequestUnits": 9})
STREAM = {"StreamEnabled": True, "StreamViewType": "NEW_AND_OLD_IMAGES"}
KEY = "arn:aws:kms:us-east-1:000000000000:"


def setting(name: str, member: Any, shown: Any, **given: Any) -> Case:
    """A setting that comes back in the answer and in DescribeTable."""
    return answers(
        name,
        "CreateTable",
        THINGS | given,
        created(THINGS, **{member: shown} if isinstance(member, str) else member),
        then=(
            (
                "DescribeTable",
                {"TableName": "things"},
                described(THINGS, **{member: shown} if isinstance(member, str) else member),
            ),
        ),
    )


MADE = [
    answers(
        "a provisioned table has provisioned indexes",
        "CreateTable",
        PROVISIONED,
        created(PROVISIONED),
        then=(("DescribeTable", {"TableName": "things"}, described(PROVISIONED)),),
    ),
    answers(
        "an index may have an on-demand limit of its own",
        "CreateTable",
        LIMITED,
        created(LIMITED),
        then=(("DescribeTable", {"TableName": "things"}, described(LIMITED)),),
    ),
    setting(
        "a table may have on-demand limits",
        "OnDemandThroughput",
        on_demand(100, 50),
        OnDemandThroughput=on_demand(100, 50),
    ),
    answers(
        "empty on-demand limits and warm throughput count as none",
        "CreateTable",
        THINGS | {"OnDemandThroughput": {}, "WarmThroughput": {}},
        created(THINGS),
        then=(("DescribeTable", {"TableName": "things"}, described(THINGS)),),
    ),
    answers(
        "a table may be warmed",
        "CreateTable",
        THINGS | {"WarmThroughput": {"ReadUnitsPerSecond": 12_001}},
        created(THINGS, WarmThroughput=warm(12_001, 4_000, "UPDATING")),
        then=(
            (
                "DescribeTable",
                {"TableName": "things"},
                described(THINGS, WarmThroughput=warm(12_001, 4_000)),
            ),
        ),
    ),
    setting(
        "a table may be protected",
        "DeletionProtectionEnabled",
        True,
        DeletionProtectionEnabled=True,
    ),
    setting(
        "a table may have a class",
        "TableClassSummary",
        {"TableClass": "STANDARD_INFREQUENT_ACCESS"},
        TableClass="STANDARD_INFREQUENT_ACCESS",
    ),
    setting(
        "a table may have a stream",
        {
            "StreamSpecification": STREAM,
            "LatestStreamLabel": STREAM_LABEL,
            "LatestStreamArn": f"{arn('things')}/stream/{STREAM_LABEL}",
        },
        None,
        StreamSpecification=STREAM,
    ),
    setting(
        "a stream that is off is as good as none",
        "StreamSpecification",
        None,
        StreamSpecification={"StreamEnabled": False},
    ),
    setting(
        "a table may be encrypted with the account's key",
        "SSEDescription",
        {"Status": "ENABLED", "SSEType": "KMS", "KMSMasterKeyArn": f"{KEY}alias/aws/dynamodb"},
        SSESpecification={"Enabled": True},
    ),
    setting(
        "a type of encryption is enough to have it",
        "SSEDescription",
        {"Status": "ENABLED", "SSEType": "KMS", "KMSMasterKeyArn": f"{KEY}key/mine"},
        SSESpecification={"SSEType": "KMS", "KMSMasterKeyId": "mine"},
    ),
    setting("an empty encryption is none", "SSEDescription", None, SSESpecification={}),
    answers(
        "a table may come with tags",
        "CreateTable",
        tagged("team", "stage"),
        created(THINGS),
        then=(
            (
                "ListTagsOfResource",
                {"ResourceArn": arn("things")},
                {"Tags": [{"Key": "team", "Value": "v"}, {"Key": "stage", "Value": "v"}]},
            ),
        ),
    ),
    answers("a list of no tags is as good as none", "CreateTable", tagged(), created(THINGS)),
    answers(
        "an index starts with the capacity it was given",
        "DescribeTable",
        {"TableName": "things"},
        described(PROVISIONED, ProvisionedThroughput=capacity(5, 6)),
        given=(("CreateTable", PROVISIONED),),
    ),
]

CASES = [*CAPACITY, *LIMITS, *SETTINGS, *TAGS, *MADE]
