"""ExportTableToPointInTime.

Recorded from AWS in 2026, but for the error for ION, which is ours.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import NOW, arn
from tests.conformance.steps import S, put
from tests.conformance.tables import HASH, create
from tests.conformance.transfer_steps import (
    ACCOUNT,
    begun_export,
    ended_export,
    export,
    export_arn,
    exporting,
    recoverable,
)
from tests.conformance.wording import ENVELOPE, breaks, is_none_of, is_null, too_long

REQUEST = "Invalid Request: "
FILTER = "Invalid Request: Invalid FilterSpecification: "
BUCKET_PATTERN = (
    r"Member must satisfy regular expression pattern: ^[a-z0-9A-Z]+[\.\-\w]*[a-z0-9A-Z]+$"
)
TIME = "InvalidExportTimeException"
CONFLICT = "Export conflict: Duplicate request detected with conflicting parameters"
RECOVERABLE = (HASH, recoverable())
INCREMENTAL = "INCREMENTAL_EXPORT"


def no_export(
    name: str,
    message: str,
    *,
    type: str = "ValidationException",
    given: tuple[Step, ...] = RECOVERABLE,
    **members: Any,
) -> Case:
    operation, request = exporting(**members)
    return refuses(name, operation, request, message, type=type, given=given)


def period(from_time: float | None = None, to_time: float | None = None) -> dict[str, Any]:
    """Members that ask for the changes of a period."""
    times = {"ExportFromTime": from_time, "ExportToTime": to_time}
    specification = {member: time for member, time in times.items() if time is not None}
    return {"ExportType": INCREMENTAL, "IncrementalExportSpecification": specification}


SHAPE_REFUSALS = [
    no_export("the table is missing", ENVELOPE + is_null("tableArn"), TableArn=None),
    no_export("the bucket is missing", ENVELOPE + is_null("s3Bucket"), S3Bucket=None),
    no_export(
        "the table and the bucket are missing",
        f"2 validation errors detected: {is_null('tableArn')}; {is_null('s3Bucket')}",
        TableArn=None,
        S3Bucket=None,
    ),
    no_export(
        "the table is not a string",
        "NUMBER_VALUE cannot be converted to String",
        type="SerializationException",
        TableArn=5,
    ),
    no_export(
        "the moment is not a number",
        "STRING_VALUE cannot be converted to Date",
        type="SerializationException",
        ExportTime="yesterday",
    ),
    no_export(
        "the bucket's name is empty",
        ENVELOPE + breaks("''", "s3Bucket", BUCKET_PATTERN),
        S3Bucket="",
    ),
    no_export(
        "the bucket is given by its ARN",
        ENVELOPE + breaks("'arn:aws:s3:::exports'", "s3Bucket", BUCKET_PATTERN),
        S3Bucket="arn:aws:s3:::exports",
    ),
    no_export(
        "the bucket's name leads out of where buckets are",
        ENVELOPE + breaks("'../exports'", "s3Bucket", BUCKET_PATTERN),
        S3Bucket="../exports",
    ),
    no_export(
        "the bucket's name is too long",
        ENVELOPE + too_long("s3Bucket", "b" * 256, 255),
        S3Bucket="b" * 256,
    ),
    no_export(
        "the prefix is too long",
        ENVELOPE + too_long("s3Prefix", "p" * 1025, 1024),
        S3Prefix="p" * 1025,
    ),
    no_export(
        "the bucket's owner is no account",
        ENVELOPE
        + breaks(
            "'nobody'", "s3BucketOwner", "Member must satisfy regular expression pattern: [0-9]{12}"
        ),
        S3BucketOwner="nobody",
    ),
    no_export(
        "the token has a dollar sign",
        ENVELOPE
        + breaks(
            "'a$b'", "clientToken", r"Member must satisfy regular expression pattern: ^[^\$]+$"
        ),
        ClientToken="a$b",
    ),
    no_export(
        "the token is empty",
        ENVELOPE
        + breaks("''", "clientToken", r"Member must satisfy regular expression pattern: ^[^\$]+$"),
        ClientToken="",
    ),
    no_export(
        "the format is unknown",
        ENVELOPE + is_none_of("CSV", "exportFormat", "DYNAMODB_JSON, ION"),
        ExportFormat="CSV",
    ),
    no_export(
        "the type is unknown",
        ENVELOPE + is_none_of("PARTIAL_EXPORT", "exportType", "FULL_EXPORT, INCREMENTAL_EXPORT"),
        ExportType="PARTIAL_EXPORT",
    ),
    no_export(
        "the encryption is unknown",
        ENVELOPE + is_none_of("aws:kms", "s3SseAlgorithm", "AES256, KMS"),
        S3SseAlgorithm="aws:kms",
    ),
    no_export(
        "the view of changes is unknown",
        ENVELOPE
        + is_none_of(
            "NEW_IMAGES",
            "incrementalExportSpecification.exportViewType",
            "NEW_IMAGE, NEW_AND_OLD_IMAGES",
        ),
        IncrementalExportSpecification={"ExportViewType": "NEW_IMAGES"},
    ),
]

RULE_REFUSALS = [
    no_export(
        "Ion is asked for",
        f"{REQUEST}ExportFormat ION is not supported by Tablewright, which has no writer for "
        "Amazon Ion; use DYNAMODB_JSON",
        ExportFormat="ION",
    ),
    no_export(
        "a key is named for no encryption in particular",
        f"{REQUEST}KMS Key Id is not supported for this encryption type",
        S3SseKmsKeyId="alias/mine",
    ),
    no_export(
        "a key is named for an encryption that takes none",
        f"{REQUEST}KMS Key Id is not supported for this encryption type",
        S3SseAlgorithm="AES256",
        S3SseKmsKeyId="alias/mine",
    ),
    no_export(
        "a period is given without a type",
        f"{REQUEST}Export Type expected to be Incremental Export when incremental export "
        "specification is provided",
        IncrementalExportSpecification={"ExportFromTime": NOW},
    ),
    no_export(
        "a period is given for a full export",
        f"{REQUEST}When Export Type is Full Export , Incremental Export Specification should not "
        "be provided",
        ExportType="FULL_EXPORT",
        IncrementalExportSpecification={"ExportFromTime": NOW},
    ),
    no_export(
        "an incremental export has no period",
        f"{REQUEST}Incremental Export Specification expected when export type is set as "
        "Incremental Export",
        ExportType=INCREMENTAL,
    ),
    no_export(
        "the period is empty",
        f"{REQUEST}ExportFromTime must be provided in IncrementalExportSpecification",
        **period(),
    ),
    no_export(
        "the period has no beginning",
        f"{REQUEST}ExportFromTime must be provided in IncrementalExportSpecification",
        **period(to_time=NOW),
    ),
    no_export(
        "the filter is empty", f"{FILTER}The specification can not be empty", FilterSpecification={}
    ),
    no_export(
        "the filter cannot be read",
        f'{FILTER}Invalid FilterExpression: Syntax error; token: "<EOF>", near: "="',
        FilterSpecification={"FilterExpression": "pk ="},
    ),
    no_export(
        "a value of the filter is not used",
        f"{FILTER}Value provided in ExpressionAttributeValues unused in expressions: keys: {{:v}}",
        FilterSpecification={
            "FilterExpression": "attribute_exists(pk)",
            "ExpressionAttributeValues": {":v": S("a")},
        },
    ),
    no_export(
        "the filter is on a key that has a condition already",
        f"{FILTER}Filter Expression can only contain non-primary key attributes: "
        "Primary key attribute: pk",
        FilterSpecification={
            "KeyConditionExpression": "pk = :v",
            "FilterExpression": "pk <> :v",
            "ExpressionAttributeValues": {":v": S("a")},
        },
    ),
    no_export(
        "the condition is not on the key",
        f"{FILTER}Query condition missed key schema element: pk",
        FilterSpecification={
            "KeyConditionExpression": "colour = :v",
            "ExpressionAttributeValues": {":v": S("a")},
        },
    ),
]

TABLE_REFUSALS = [
    no_export(
        "the table is given by its name",
        "One or more parameter values were invalid: tableArn is not a valid ARN",
        TableArn="hash",
    ),
    no_export(
        "the ARN is that of an index",
        f"{REQUEST}Table ARN is invalid.",
        TableArn=f"{arn('hash')}/index/by_owner",
    ),
    no_export(
        "there is no such table",
        f"Table not found: {arn('absent')}",
        type="TableNotFoundException",
        TableArn=arn("absent"),
    ),
    no_export(
        "the table has no point-in-time recovery",
        "Point in time recovery is not enabled for table 'hash'",
        type="PointInTimeRecoveryUnavailableException",
        given=(HASH,),
    ),
    no_export(
        "the moment is still to come",
        "Export Time is invalid",
        type=TIME,
        ExportTime=NOW + 3600,
    ),
    no_export(
        "the moment is before the table was made",
        "Export Time is invalid",
        type=TIME,
        ExportTime=NOW - 3600,
    ),
    no_export(
        "the period begins before the table was made",
        "Incremental export period from time cannot be less than the table creation time : "
        "2023-11-14T21:13:20Z",
        type=TIME,
        **period(NOW - 3600, NOW),
    ),
    no_export(
        "the period begins before any calendar does",
        "Incremental export period from time cannot be less than the table creation time : "
        "1000-01-01T00:00:00Z",
        type=TIME,
        **period(-1e300),
    ),
    no_export(
        "the period of a table without recovery begins before the table was made",
        "Incremental export period from time cannot be less than the table creation time : "
        "2023-11-14T21:13:20Z",
        type=TIME,
        given=(HASH,),
        **period(NOW - 3600),
    ),
    no_export(
        "the period ends in the future",
        "Incremental export period to time cannot be greater than the current time : "
        "2023-11-14T23:13:20Z",
        type=TIME,
        **period(NOW, NOW + 3600),
    ),
    no_export(
        "the period is too short",
        "Difference between export period from time and export period to time is less than 15 "
        "minutes",
        type=TIME,
        **period(NOW),
    ),
    no_export(
        "the token came with another prefix before",
        CONFLICT,
        type="ExportConflictException",
        given=(*RECOVERABLE, exporting()),
        S3Prefix="elsewhere",
    ),
    no_export(
        "the token came with another table before",
        CONFLICT,
        type="ExportConflictException",
        given=(*RECOVERABLE, exporting(), create("other", "pk:S"), recoverable("other")),
        TableArn=arn("other"),
    ),
]


def exports(
    name: str,
    ended: dict[str, Any],
    *,
    begun: dict[str, Any] | None = None,
    given: tuple[Step, ...] = RECOVERABLE,
    **members: Any,
) -> Case:
    """An export that is begun, and then told of as `ended`."""
    then = ("DescribeExport", {"ExportArn": ended["ExportArn"]}, {"ExportDescription": ended})
    answer = {"ExportDescription": begun or begun_export(**members)}
    operation, request = exporting(**members)
    return answers(name, operation, request, answer, given=given, then=(then,))


ANSWERS = [
    exports("an empty table is exported", ended_export()),
    exports(
        "two items are exported",
        ended_export(ItemCount=2, BilledSizeBytes=11),
        given=(*RECOVERABLE, put("hash", pk=S("a"), v=S("1")), put("hash", pk=S("b"), v=S("23"))),
    ),
    exports(
        "the token is made up where there is none",
        ended_export(ClientToken="00000000-0000-4000-8000-000000000003"),
        begun=begun_export(ClientToken="00000000-0000-4000-8000-000000000003"),
        ClientToken=None,
    ),
    exports(
        "a prefix is joined with a slash",
        ended_export(prefix="2023/11/", S3Prefix="2023/11"),
        S3Prefix="2023/11",
    ),
    exports(
        "a prefix that ends with a slash gets no second one",
        ended_export(prefix="2023/", S3Prefix="2023/"),
        S3Prefix="2023/",
    ),
    exports(
        "the type is told where it was given",
        ended_export(ExportType="FULL_EXPORT"),
        ExportType="FULL_EXPORT",
    ),
    exports(
        "the owner of the bucket is told where it was given",
        ended_export(S3BucketOwner=ACCOUNT),
        S3BucketOwner=ACCOUNT,
    ),
    exports(
        "an encryption and its key are told",
        ended_export(S3SseAlgorithm="KMS", S3SseKmsKeyId="alias/aws/s3"),
        S3SseAlgorithm="KMS",
        S3SseKmsKeyId="alias/aws/s3",
    ),
    exports(
        "the second in which the table was made can be exported",
        ended_export(ExportTime=NOW),
        ExportTime=NOW,
    ),
    exports(
        "only what passes a filter is exported",
        ended_export(
            ItemCount=1,
            BilledSizeBytes=10,
            FilterSpecification={"FilterExpression": "attribute_not_exists(gone)"},
        ),
        given=(*RECOVERABLE, put("hash", pk=S("a"), gone=S("")), put("hash", pk=S("b"))),
        FilterSpecification={"FilterExpression": "attribute_not_exists(gone)"},
    ),
    exports(
        "a bucket of somebody else's fails the export",
        begun_export(
            S3BucketOwner="111111111111",
            ExportStatus="FAILED",
            EndTime=NOW,
            FailureCode="S3AccessDenied",
            FailureMessage="Access Denied",
        ),
        S3BucketOwner="111111111111",
    ),
    answers(
        "the same request again is the same export",
        *exporting(),
        {"ExportDescription": ended_export()},
        given=(*RECOVERABLE, exporting()),
    ),
    answers(
        "the same request without a token is another export",
        "ExportTableToPointInTime",
        export(ClientToken=None),
        {"ExportDescription": begun_export(5, ClientToken="00000000-0000-4000-8000-000000000006")},
        given=(*RECOVERABLE, exporting(ClientToken=None)),
    ),
    answers(
        "a failed export keeps its token",
        *exporting(S3BucketOwner="111111111111"),
        {
            "ExportDescription": begun_export(
                S3BucketOwner="111111111111",
                ExportStatus="FAILED",
                EndTime=NOW,
                FailureCode="S3AccessDenied",
                FailureMessage="Access Denied",
            )
        },
        given=(*RECOVERABLE, exporting(S3BucketOwner="111111111111")),
    ),
    answers(
        "an export outlives its table",
        "DescribeExport",
        {"ExportArn": export_arn(2)},
        {"ExportDescription": ended_export()},
        given=(*RECOVERABLE, exporting(), ("DeleteTable", {"TableName": "hash"})),
    ),
]

CASES = [*SHAPE_REFUSALS, *RULE_REFUSALS, *TABLE_REFUSALS, *ANSWERS]
