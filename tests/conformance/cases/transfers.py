"""DescribeExport, ListExports, DescribeImport and ListImports. Recorded from AWS in 2026."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import NOW, arn
from tests.conformance.tables import HASH
from tests.conformance.transfer_steps import (
    ACCOUNT,
    LOG_GROUP,
    creation,
    ended_export,
    ended_import,
    export_arn,
    exporting,
    import_arn,
    importing,
    recoverable,
    transfer_id,
)
from tests.conformance.wording import ENVELOPE, breaks, is_null, too_short

BAD_TOKEN = "Invalid Request: Provided nextToken is invalid: "
NO_BUCKET = "The specified bucket does not exist: exports"
DELETE = ("DeleteTable", {"TableName": "hash"})
EXPORTED = (HASH, recoverable(), exporting())
TWICE = (*EXPORTED, exporting(ClientToken="later"))  # ids 2 and 4: each has a file
IMPORTED = (("ImportTable", importing()),)
ANOTHER = ("ImportTable", importing(ClientToken="later", table=creation(TableName="other")))


def token(kind: str, number: int) -> str:
    """The token of the page after an export or import."""
    content = (kind + transfer_id(number)).encode()
    return (content + blake2b(content, digest_size=32).digest()).hex()


def elsewhere(transfer_arn: str, **changed: str) -> str:
    """An ARN with another region or account."""
    words = transfer_arn.split(":")
    words[3], words[4] = changed.get("region", words[3]), changed.get("account", words[4])
    return ":".join(words)


def no_description(kind: str, name: str, given_arn: str, message: str, *, type: str) -> Case:
    request = {f"{kind}Arn": given_arn}
    given: tuple[Step, ...] = EXPORTED if kind == "Export" else IMPORTED
    return refuses(name, f"Describe{kind}", request, message, type=type, given=given)


def descriptions(kind: str, right: str, other: str) -> list[Case]:
    """What is wrong with an ARN, for exports and imports alike; `other` is one of the others'."""
    invalid, missing = f"Invalid {kind} ARN", f"{kind}NotFoundException"
    absent = right[:-1] + "f"
    abroad = elsewhere(right, region="eu-west-1")
    foreign = elsewhere(right, account="111111111111")
    validation, member = "ValidationException", f"{kind.lower()}Arn"
    rows = [
        ("the ARN is too short", "foo", ENVELOPE + too_short(member, "foo", 37), validation),
        ("it is no ARN", "x" * 40, invalid, validation),
        ("the ARN is that of a table", arn("hash-with-a-long-name"), invalid, validation),
        ("the ARN is of another kind", other, invalid, validation),
        (
            "the table's name is too short",
            right.replace(":table/", ":table/x/"),
            invalid,
            validation,
        ),
        (
            "there is none of that id",
            absent,
            f"{kind} not found: {kind} not found: {absent}",
            missing,
        ),
        (
            "it is in another region",
            abroad,
            f"{kind} not found: Invalid {kind.lower()} arn",
            missing,
        ),
        ("it belongs to another account", foreign, "Access is denied", "AccessDeniedException"),
    ]
    return [
        refuses("the ARN is missing", f"Describe{kind}", {}, ENVELOPE + is_null(member)),
        *(
            no_description(kind, name, given_arn, message, type=type)
            for name, given_arn, message, type in rows
        ),
    ]


def lists(kind: str, size: str, own: str, other: str) -> list[Case]:
    """What is wrong with a request for a list, for exports and imports alike."""
    operation, member = f"List{kind}s", size[0].lower() + size[1:]
    least = "Member must have value greater than or equal to 1"
    most = "Member must have value less than or equal to 25"
    tampered = own[:-1] + ("0" if own[-1] != "0" else "1")
    rows: list[tuple[str, dict[str, Any], str]] = [
        ("the page is to be empty", {size: 0}, ENVELOPE + breaks("'0'", member, least)),
        ("the page is to be too large", {size: 26}, ENVELOPE + breaks("'26'", member, most)),
        ("the token is one of the others", {"NextToken": other}, BAD_TOKEN + other),
        ("the token was changed", {"NextToken": tampered}, BAD_TOKEN + tampered),
        (
            "the table is given by its name",
            {"TableArn": "hash"},
            "One or more parameter values were invalid: tableArn is not a valid ARN",
        ),
    ]
    return [refuses(name, operation, request, message) for name, request, message in rows]


def export_summary(number: int, status: str = "COMPLETED") -> dict[str, Any]:
    return {
        "ExportArn": export_arn(number),
        "ExportStatus": status,
        "ExportType": "FULL_EXPORT",
    }


def import_summary(number: int, table: str = "copy") -> dict[str, Any]:
    return {
        "ImportArn": import_arn(number, table),
        "ImportStatus": "FAILED",
        "TableArn": arn(table),
        "S3BucketSource": {"S3BucketOwner": ACCOUNT, "S3Bucket": "exports"},
        "CloudWatchLogGroupArn": LOG_GROUP,
        "InputFormat": "DYNAMODB_JSON",
        "StartTime": NOW,
        "EndTime": NOW,
    }


ANSWERS = [
    answers(
        "an export is told of",
        "DescribeExport",
        {"ExportArn": export_arn(2)},
        {"ExportDescription": ended_export()},
        given=EXPORTED,
    ),
    answers("there are no exports", "ListExports", {}, {"ExportSummaries": []}, given=(HASH,)),
    answers(
        "the exports of a table come newest first",
        "ListExports",
        {"TableArn": arn("hash")},
        {"ExportSummaries": [export_summary(4), export_summary(2)]},
        given=TWICE,
    ),
    answers(
        "a page of exports has a token for the next one",
        "ListExports",
        {"MaxResults": 1},
        {"ExportSummaries": [export_summary(4)], "NextToken": token("e", 4)},
        given=TWICE,
    ),
    answers(
        "the last page of exports has no token",
        "ListExports",
        {"MaxResults": 1, "NextToken": token("e", 4)},
        {"ExportSummaries": [export_summary(2)]},
        given=TWICE,
    ),
    answers(
        "the exports of a deleted table are not listed under it",
        "ListExports",
        {"TableArn": arn("hash")},
        {"ExportSummaries": []},
        given=(*EXPORTED, DELETE),
    ),
    answers(
        "the exports of a deleted table are not listed under the next one of its name",
        "ListExports",
        {"TableArn": arn("hash")},
        {"ExportSummaries": []},
        given=(*EXPORTED, DELETE, HASH),
    ),
    answers(
        "the exports of a deleted table are listed among all",
        "ListExports",
        {},
        {"ExportSummaries": [export_summary(2)]},
        given=(*EXPORTED, DELETE),
    ),
    answers(
        "an import is told of",
        "DescribeImport",
        {"ImportArn": import_arn(2)},
        {
            "ImportTableDescription": ended_import(
                2,
                1,
                ImportStatus="FAILED",
                FailureCode="S3NoSuchBucket",
                FailureMessage=NO_BUCKET,
            )
        },
        given=IMPORTED,
    ),
    answers("there are no imports", "ListImports", {}, {"ImportSummaryList": []}),
    answers(
        "imports into all tables come newest first",
        "ListImports",
        {},
        {"ImportSummaryList": [import_summary(4, "other"), import_summary(2)]},
        given=(*IMPORTED, ANOTHER),
    ),
    answers(
        "imports into a table are listed even if it is not there",
        "ListImports",
        {"TableArn": arn("copy")},
        {"ImportSummaryList": [import_summary(2)]},
        given=(*IMPORTED, ANOTHER),
    ),
    answers(
        "a page of imports has a token for the next one",
        "ListImports",
        {"PageSize": 1},
        {"ImportSummaryList": [import_summary(4, "other")], "NextToken": token("i", 4)},
        given=(*IMPORTED, ANOTHER),
    ),
    answers(
        "the last page of imports has no token",
        "ListImports",
        {"PageSize": 1, "NextToken": token("i", 4)},
        {"ImportSummaryList": [import_summary(2)]},
        given=(*IMPORTED, ANOTHER),
    ),
]

CASES = [
    *descriptions("Export", export_arn(2), import_arn(2)),
    *descriptions("Import", import_arn(2), export_arn(2)),
    *lists("Export", "MaxResults", token("e", 2), token("i", 2)),
    *lists("Import", "PageSize", token("i", 2), token("e", 2)),
    refuses("the token is anything", "ListExports", {"NextToken": "next"}, BAD_TOKEN + "next"),
    refuses(
        "the token is too short",
        "ListImports",
        {"NextToken": "0" * 96},
        ENVELOPE + too_short("nextToken", "0" * 96, 112),
    ),
    *ANSWERS,
]
