"""The requests that export tables to buckets and import them from there.

Members stand in the order in which DynamoDB reports their violations.
"""

from __future__ import annotations

from typing import Final

from tablewright import limits
from tablewright.engine.shapes.kinds import (
    TEXT,
    Choice,
    ListOf,
    Member,
    Moment,
    Operation,
    Structure,
    Text,
    Whole,
)
from tablewright.engine.shapes.parts import ATTRIBUTES, INDEX_NAME, NAMES
from tablewright.engine.shapes.tables import TABLE_OPERATIONS

_CLIENT_TOKEN = Member("ClientToken", Text(pattern=r"^[^\$]+$"))
_BUCKET = Text(
    length_max=limits.BUCKET_NAME_LENGTH_MAX,
    pattern=r"^[a-z0-9A-Z]+[\.\-\w]*[a-z0-9A-Z]+$",
    checked_by=r"[a-zA-Z0-9][.\-a-zA-Z0-9_]*[a-zA-Z0-9]",
)
_PREFIX = Text(length_max=limits.KEY_PREFIX_LENGTH_MAX)
_OWNER = Member("S3BucketOwner", Text(pattern="[0-9]{12}"))
_ARN = Text(limits.TRANSFER_ARN_LENGTH_MIN, limits.TRANSFER_ARN_LENGTH_MAX)
_PAGE_SIZE = Whole("Integer", 1, limits.LIST_TRANSFERS_PAGE_MAX)
# The engine checks table ARNs, because DynamoDB has its own messages for them.
_TABLE_ARN = Member("TableArn", TEXT)

_INCREMENTAL = Structure(
    "IncrementalExportSpecification",
    (
        Member("ExportFromTime", Moment()),
        Member("ExportToTime", Moment()),
        Member("ExportViewType", Choice(("NEW_IMAGE", "NEW_AND_OLD_IMAGES"))),
    ),
)
_FILTER = Structure(
    "FilterSpecification",
    (
        Member("FilterExpression", TEXT),
        Member("ProjectionExpression", TEXT),
        Member("KeyConditionExpression", TEXT),
        Member("ExpressionAttributeNames", NAMES),
        Member("ExpressionAttributeValues", ATTRIBUTES),
    ),
)
_SOURCE = Structure(
    "S3BucketSource",
    (_OWNER, Member("S3Bucket", _BUCKET, required=True), Member("S3KeyPrefix", _PREFIX)),
)
_HEADER = Text(1, limits.CSV_HEADER_LENGTH_MAX, r"[\x20-\x21\x23-\x2B\x2D-\x7E]*")
_CSV = Structure(
    "CsvOptions",
    (
        Member("Delimiter", Text(1, 1, r"[,;:|\t ]")),
        Member("HeaderList", ListOf(_HEADER, 1, limits.CSV_COLUMNS_MAX)),
    ),
)
(_CREATE_TABLE,) = (operation for operation in TABLE_OPERATIONS if operation.name == "CreateTable")
_NEW_TABLE = {member.name: member for member in _CREATE_TABLE.members}
_NEW_TABLE["TableName"] = Member("TableName", INDEX_NAME, required=True)  # not an ARN
_CREATION = Structure(
    "TableCreationParameters",
    tuple(
        _NEW_TABLE[name]
        for name in (
            "TableName",
            "AttributeDefinitions",
            "KeySchema",
            "BillingMode",
            "ProvisionedThroughput",
            "OnDemandThroughput",
            "SSESpecification",
            "GlobalSecondaryIndexes",
            "VectorIndexes",
        )
    ),
)

TRANSFER_OPERATIONS: Final = (
    Operation(
        "ExportTableToPointInTime",
        (
            Member("TableArn", TEXT, required=True),
            Member("ExportTime", Moment()),
            _CLIENT_TOKEN,
            Member("S3Bucket", _BUCKET, required=True),
            _OWNER,
            Member("S3Prefix", _PREFIX),
            Member("S3SseAlgorithm", Choice(("AES256", "KMS"))),
            Member("S3SseKmsKeyId", Text(1, limits.ENCRYPTION_KEY_LENGTH_MAX)),
            Member("ExportFormat", Choice(("DYNAMODB_JSON", "ION"))),
            Member("ExportType", Choice(("FULL_EXPORT", "INCREMENTAL_EXPORT"))),
            Member("IncrementalExportSpecification", _INCREMENTAL),
            Member("FilterSpecification", _FILTER),
        ),
    ),
    Operation("DescribeExport", (Member("ExportArn", _ARN, required=True),)),
    Operation(
        "ListExports",
        (_TABLE_ARN, Member("MaxResults", _PAGE_SIZE), Member("NextToken", TEXT)),
    ),
    Operation(
        "ImportTable",
        (
            _CLIENT_TOKEN,
            Member("S3BucketSource", _SOURCE, required=True),
            Member("InputFormat", Choice(("DYNAMODB_JSON", "ION", "CSV")), required=True),
            Member("InputFormatOptions", Structure("InputFormatOptions", (Member("Csv", _CSV),))),
            Member("InputCompressionType", Choice(("ZSTD", "NONE", "GZIP"))),
            Member("TableCreationParameters", _CREATION, required=True),
        ),
    ),
    Operation("DescribeImport", (Member("ImportArn", _ARN, required=True),)),
    Operation(
        "ListImports",
        (
            _TABLE_ARN,
            Member("PageSize", _PAGE_SIZE),
            Member(
                "NextToken",
                Text(
                    limits.LIST_IMPORTS_TOKEN_LENGTH_MIN,
                    limits.LIST_IMPORTS_TOKEN_LENGTH_MAX,
                    "([0-9a-f]{16})+",
                ),
            ),
        ),
    ),
)
