"""ImportTable.

Recorded from AWS in 2026, but for the errors for Ion and ZSTD, which are ours.
"""

from __future__ import annotations

from typing import Any

from tests.conformance.case import Case, Step, answers, refuses
from tests.conformance.descriptions import NOW
from tests.conformance.steps import N, S, found, lacks, put
from tests.conformance.table_requests import index, key_schema, typed, warmed
from tests.conformance.tables import HASH, create
from tests.conformance.transfer_steps import (
    ACCOUNT,
    begun_import,
    creation,
    ended_import,
    exporting,
    import_arn,
    importing,
    recoverable,
    transfer_id,
)
from tests.conformance.wording import (
    ENVELOPE,
    INVALID,
    breaks,
    breaks_pattern,
    is_none_of,
    is_null,
    too_long,
)

REQUEST = "Invalid Request: "
NO_BUCKET = "The specified bucket does not exist: exports"
BAD_ITEMS = (
    "Some of the items failed validation checks and were not imported. Please check CloudWatch "
    "error logs for more details."
)
EXPORTED = (
    HASH,
    recoverable(),
    put("hash", pk=S("a"), n=N("1")),
    put("hash", pk=S("b")),
    exporting(),
)
DATA = f"AWSDynamoDB/{transfer_id(2)}/data/"
GZIP: dict[str, Any] = {"InputCompressionType": "GZIP"}
IMPORT_ID, COPY_ID = 5, 4  # of the runner's ids, after a table, an export and its file
SIZE_BYTES = len(b'{"Item":{"pk":{"S":"a"},"n":{"N":"1"}}}\n{"Item":{"pk":{"S":"b"}}}\n')


def source(prefix: str = DATA, **members: Any) -> dict[str, Any]:
    return {"S3Bucket": "exports", "S3KeyPrefix": prefix, **members}


def no_import(
    name: str,
    message: str,
    *,
    type: str = "ValidationException",
    given: tuple[Step, ...] = (),
    **members: Any,
) -> Case:
    return refuses(name, "ImportTable", importing(**members), message, type=type, given=given)


SHAPE_REFUSALS = [
    no_import("the source is missing", ENVELOPE + is_null("s3BucketSource"), S3BucketSource=None),
    no_import("the format is missing", ENVELOPE + is_null("inputFormat"), InputFormat=None),
    no_import(
        "the table is missing",
        ENVELOPE + is_null("tableCreationParameters"),
        TableCreationParameters=None,
    ),
    no_import(
        "the bucket is missing",
        ENVELOPE + is_null("s3BucketSource.s3Bucket"),
        source={"S3KeyPrefix": "data"},
    ),
    no_import(
        "the table has no name",
        ENVELOPE + is_null("tableCreationParameters.tableName"),
        table=creation(TableName=None),
    ),
    no_import(
        "the table's name has a blank in it",
        ENVELOPE + breaks_pattern("a copy", "tableCreationParameters.tableName"),
        table=creation(TableName="a copy"),
    ),
    no_import(
        "the table has no key",
        ENVELOPE + is_null("tableCreationParameters.keySchema"),
        table=creation(KeySchema=None),
    ),
    no_import(
        "the format is unknown",
        ENVELOPE + is_none_of("PARQUET", "inputFormat", "DYNAMODB_JSON, ION, CSV"),
        InputFormat="PARQUET",
    ),
    no_import(
        "the compression is unknown",
        ENVELOPE + is_none_of("BZIP2", "inputCompressionType", "ZSTD, NONE, GZIP"),
        InputCompressionType="BZIP2",
    ),
    no_import(
        "the delimiter is two characters",
        "2 validation errors detected: "
        + breaks(
            "';;'",
            "inputFormatOptions.csv.delimiter",
            r"Member must satisfy regular expression pattern: [,;:|\t ]",
        )
        + "; "
        + too_long("inputFormatOptions.csv.delimiter", ";;", 1),
        InputFormat="CSV",
        InputFormatOptions={"Csv": {"Delimiter": ";;"}},
    ),
    no_import(
        "a header has a comma in it",
        ENVELOPE
        + breaks(
            "'a,b'",
            "inputFormatOptions.csv.headerList.1.member",
            r"Member must satisfy regular expression pattern: [\x20-\x21\x23-\x2B\x2D-\x7E]*",
        ),
        InputFormat="CSV",
        InputFormatOptions={"Csv": {"HeaderList": ["a,b"]}},
    ),
    no_import(
        "the prefix is too long",
        ENVELOPE + too_long("s3BucketSource.s3KeyPrefix", "p" * 1025, 1024),
        source=source("p" * 1025),
    ),
    no_import(
        "the table is not an object",
        "Unexpected field type",
        type="SerializationException",
        TableCreationParameters="copy",
    ),
]

RULE_REFUSALS = [
    no_import(
        "Ion is to be read",
        f"{REQUEST}InputFormat ION is not supported by Tablewright, which has no reader for "
        "Amazon Ion; use DYNAMODB_JSON or CSV",
        InputFormat="ION",
    ),
    no_import(
        "DynamoDB-JSON has options of CSV",
        f"{REQUEST}Unsupported InputFormatOptions for the given input format: DYNAMODB_JSON.",
        InputFormatOptions={"Csv": {"Delimiter": ","}},
    ),
    no_import(
        "a provisioned table has no throughput",
        f"{INVALID}ReadCapacityUnits and WriteCapacityUnits must both be specified when "
        "BillingMode is PROVISIONED",
        table=creation(BillingMode=None),
    ),
    no_import(
        "a provisioned table has on-demand limits",
        f"{INVALID}MaxWriteRequestUnits for OnDemandThroughput cannot be specified when table "
        "BillingMode is PROVISIONED.",
        table=creation(
            BillingMode="PROVISIONED",
            ProvisionedThroughput={"ReadCapacityUnits": 1, "WriteCapacityUnits": 1},
            OnDemandThroughput={"MaxWriteRequestUnits": 1},
        ),
    ),
    no_import(
        "a definition is used by no key",
        f"{INVALID}Number of attributes in KeySchema does not exactly match number of attributes "
        "defined in AttributeDefinitions",
        table=creation(AttributeDefinitions=typed("pk:S", "other:S")),
    ),
    no_import(
        "an index is to be warm",
        f"{INVALID}WarmThroughput is not supported on Global Secondary Indexes via ImportTable",
        table=creation(
            AttributeDefinitions=typed("pk:S", "n:N"),
            GlobalSecondaryIndexes=[index("by_n", "n HASH", WarmThroughput=warmed(12_000, 4_000))],
        ),
    ),
    no_import(
        "there is a table of that name",
        "Table already exists: copy",
        type="ResourceInUseException",
        given=(create("copy", "pk:S"),),
    ),
    no_import(
        "the same request comes again once the table is there",
        "Table already exists: copy",
        type="ResourceInUseException",
        given=(*EXPORTED, ("ImportTable", importing())),
    ),
    no_import(
        "the token came with another table before",
        "Import conflict: Duplicate request detected with conflicting parameters",
        type="ImportConflictException",
        given=(("ImportTable", importing()),),
        table=creation(TableName="another"),
    ),
]


def imports(
    name: str,
    ended: dict[str, Any],
    *then: Any,
    given: tuple[Step, ...] = EXPORTED,
    told: dict[str, Any] | None = None,
    **members: Any,
) -> Case:
    """An import that is begun, with what `told` says of it, and then told of as `ended`."""
    number, table_id = (IMPORT_ID, COPY_ID) if given else (2, 1)
    described = (
        "DescribeImport",
        {"ImportArn": import_arn(number)},
        {"ImportTableDescription": ended},
    )
    begun = begun_import(number, table_id, **(told or {}))
    answer = {"ImportTableDescription": begun}
    return answers(
        name, "ImportTable", importing(**members), answer, given=given, then=(described, *then)
    )


def complete(**more: Any) -> dict[str, Any]:
    counts = {
        "ProcessedItemCount": 2,
        "ImportedItemCount": 2,
        "ProcessedSizeBytes": SIZE_BYTES,
        "InputCompressionType": "GZIP",
    }
    return ended_import(IMPORT_ID, COPY_ID, **{**counts, **more})


TOLD_SOURCE = {"S3BucketSource": {"S3BucketOwner": ACCOUNT, **source()}, **GZIP}
NO_TABLE = (
    "ListTables",
    {},
    {"TableNames": ["hash"]},
)
FAILED = {"ImportStatus": "FAILED"}
NUMBERED = creation(
    AttributeDefinitions=typed("pk:S", "n:N"), GlobalSecondaryIndexes=[index("by_n", "n HASH")]
)

ANSWERS = [
    imports(
        "what was exported is imported",
        complete(**TOLD_SOURCE),
        ("Scan", {"TableName": "copy", "Select": "COUNT"}, {"Count": 2, "ScannedCount": 2}),
        (
            "GetItem",
            {"TableName": "copy", "Key": {"pk": S("a")}},
            {"Item": {"pk": S("a"), "n": N("1")}},
        ),
        told=TOLD_SOURCE,
        source=source(),
        **GZIP,
    ),
    imports(
        "an index is there with its entries",
        complete(**TOLD_SOURCE, TableCreationParameters=NUMBERED),
        (
            "Query",
            {
                "TableName": "copy",
                "IndexName": "by_n",
                "KeyConditionExpression": "n = :n",
                "ExpressionAttributeValues": {":n": N("1")},
            },
            found({"pk": S("a"), "n": N("1")}),
        ),
        told={**TOLD_SOURCE, "TableCreationParameters": NUMBERED},
        source=source(),
        table=NUMBERED,
        **GZIP,
    ),
    imports(
        "an item without the key is left out",
        complete(
            **FAILED,
            **TOLD_SOURCE,
            TableCreationParameters=creation(
                AttributeDefinitions=typed("n:N"), KeySchema=key_schema("n HASH")
            ),
            ImportedItemCount=1,
            ErrorCount=1,
            FailureCode="ItemValidationError",
            FailureMessage=BAD_ITEMS,
        ),
        ("Scan", {"TableName": "copy"}, found({"pk": S("a"), "n": N("1")})),
        told={
            **TOLD_SOURCE,
            "TableCreationParameters": creation(
                AttributeDefinitions=typed("n:N"), KeySchema=key_schema("n HASH")
            ),
        },
        source=source(),
        table=creation(AttributeDefinitions=typed("n:N"), KeySchema=key_schema("n HASH")),
        **GZIP,
    ),
    imports(
        "a prefix that no object has makes an empty table",
        ended_import(
            IMPORT_ID,
            COPY_ID,
            S3BucketSource={"S3BucketOwner": ACCOUNT, **source("nothing")},
        ),
        lacks("copy", pk=S("a")),
        told={"S3BucketSource": {"S3BucketOwner": ACCOUNT, **source("nothing")}},
        source=source("nothing"),
    ),
    imports(
        "a bucket that is not there makes no table",
        ended_import(2, 1, **FAILED, FailureCode="S3NoSuchBucket", FailureMessage=NO_BUCKET),
        ("ListTables", {}, {"TableNames": []}),
        given=(),
    ),
    imports(
        "a bucket of somebody else's makes no table",
        ended_import(
            IMPORT_ID,
            COPY_ID,
            **FAILED,
            S3BucketSource={"S3BucketOwner": "111111111111", "S3Bucket": "exports"},
            FailureCode="S3AccessDenied",
            FailureMessage="Access Denied",
        ),
        NO_TABLE,
        told={"S3BucketSource": {"S3BucketOwner": "111111111111", "S3Bucket": "exports"}},
        source={"S3BucketOwner": "111111111111", "S3Bucket": "exports"},
    ),
    imports(
        "what a table of an import cannot have is ignored",
        ended_import(2, 1, **FAILED, FailureCode="S3NoSuchBucket", FailureMessage=NO_BUCKET),
        given=(),
        table={**creation(), "Tags": [{"Key": "k", "Value": "v"}], "LocalSecondaryIndexes": "none"},
    ),
    answers(
        "a failed import of the same token is told again",
        "ImportTable",
        importing(InputFormat="CSV"),
        {
            "ImportTableDescription": ended_import(
                2, 1, **FAILED, FailureCode="S3NoSuchBucket", FailureMessage=NO_BUCKET
            )
        },
        given=(("ImportTable", importing()),),
    ),
    answers(
        "the token is made up where there is none",
        "ImportTable",
        importing(ClientToken=None),
        {
            "ImportTableDescription": begun_import(
                3, 1, ClientToken="00000000-0000-4000-8000-000000000002", StartTime=NOW
            )
        },
    ),
]

CASES = [*SHAPE_REFUSALS, *RULE_REFUSALS, *ANSWERS]
