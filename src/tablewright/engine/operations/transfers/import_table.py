"""ImportTable: creates a table from the objects of a bucket.

The work is done when the response is sent, although it says IN_PROGRESS, as on AWS. DescribeImport
reports errors of the bucket or of items, as on AWS; the table then exists with all valid items.
"""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Any

from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.tables.create_table import (
    check_new_table,
    check_table_count,
    new_definition,
)
from tablewright.engine.tables import filling
from tablewright.engine.tables.definition import ACCOUNT, TableDefinition
from tablewright.engine.tables.schema import Table
from tablewright.engine.transfers import import_formats
from tablewright.engine.transfers import records as transfers
from tablewright.engine.transfers.buckets import Bucket, BucketError
from tablewright.engine.transfers.import_formats import Format
from tablewright.engine.transfers.imports import LOG_GROUP_ARN, ErrorLog, ImportObjects
from tablewright.engine.transfers.records import IMPORT, Transfer
from tablewright.errors import (
    ResourceInUseException,
    StorageError,
    TableInUseException,
    ValidationException,
)

_INVALID = "One or more parameter values were invalid: "
_REQUEST = "Invalid Request: "
_BAD_ITEMS = (
    "Some of the items failed validation checks and were not imported. Please check CloudWatch "
    "error logs for more details."
)
_MS = 1000


def import_table(context: EngineContext, request: Request) -> dict[str, Any]:
    """Creates the table, and returns the initial description."""
    _check(request)
    context.buckets.check_key(request["S3BucketSource"].get("S3KeyPrefix", ""))
    name = request["TableCreationParameters"]["TableName"]
    with context.store.snapshot() as txn:
        known = _known(txn, context, request)
    if known is not None:
        return {"ImportTableDescription": known.description}
    with contextlib.ExitStack() as stack:
        try:
            stack.enter_context(context.arrivals.announced(name))
        except TableInUseException:
            raise _taken(name) from None
        begin = partial(_begin, context=context, request=request)
        begun, definition = context.written(lambda: context.writer.run(begin))
        if definition is not None:
            _import(context, request, begun, definition)
    return {"ImportTableDescription": begun.description}


def _check(request: Request) -> None:
    """Checks the request without tables and buckets."""
    input_format = request["InputFormat"]
    if input_format == "ION":
        raise ValidationException(
            f"{_REQUEST}InputFormat ION is not supported by Tablewright, which has no reader for "
            "Amazon Ion; use DYNAMODB_JSON or CSV"
        )
    if input_format != "CSV" and request.get("InputFormatOptions"):
        raise ValidationException(
            f"{_REQUEST}Unsupported InputFormatOptions for the given input format: {input_format}."
        )
    if not import_formats.can_unpack(request.get("InputCompressionType", "NONE")):
        raise ValidationException(
            f"{_REQUEST}InputCompressionType ZSTD is not supported by this Python, whose standard "
            "library has it since 3.14; use GZIP or NONE"
        )
    parameters = request["TableCreationParameters"]
    check_new_table(parameters)
    if any("WarmThroughput" in index for index in parameters.get("GlobalSecondaryIndexes", ())):
        raise ValidationException(
            f"{_INVALID}WarmThroughput is not supported on Global Secondary Indexes via ImportTable"
        )


def _taken(name: str) -> ResourceInUseException:
    return ResourceInUseException(f"Table already exists: {name}")


def _known(txn: Any, context: EngineContext, request: Request) -> Transfer | None:
    """Returns the result of an earlier token; all but the table name may differ, as on AWS."""
    name = request["TableCreationParameters"]["TableName"]
    if context.catalog.get(name) is not None:
        raise _taken(name)
    token = request.get("ClientToken")
    if token is None:
        return None
    known = transfers.with_token(txn, context.store, IMPORT, token, context.clock.now())
    if known is not None and known.table_name != name:
        raise transfers.conflict(IMPORT)
    return known


def _begin(
    changes: ChangeSet, context: EngineContext, request: Request
) -> tuple[Transfer, TableDefinition | None]:
    """Registers the import; returns no table if another with the same token was faster."""
    known = _known(changes.txn, context, request)
    if known is not None:
        return known, None
    parameters = request["TableCreationParameters"]
    name = parameters["TableName"]
    if changes.table(name) is not None:
        raise _taken(name)
    check_table_count(changes, arriving=context.arrivals.count() - 1)
    definition = new_definition(context, changes, parameters)
    token = request.get("ClientToken") or context.ids.uuid()
    import_id = transfers.fresh_id(changes, IMPORT, changes.now, context.ids.uuid())
    description = {
        "ImportArn": IMPORT.arn(name, import_id),
        "ImportStatus": transfers.IN_PROGRESS,
        "TableArn": definition.arn,
        "TableId": definition.uuid,
        "ClientToken": token,
        "S3BucketSource": {"S3BucketOwner": ACCOUNT, **request["S3BucketSource"]},
        "ErrorCount": 0,
        "CloudWatchLogGroupArn": LOG_GROUP_ARN,
        "InputFormat": request["InputFormat"],
        "InputCompressionType": request.get("InputCompressionType", "NONE"),
        "TableCreationParameters": parameters,
        "StartTime": int(changes.now * _MS) / _MS,
        "ProcessedItemCount": 0,
        "ImportedItemCount": 0,
    }
    if "InputFormatOptions" in request:
        description["InputFormatOptions"] = request["InputFormatOptions"]
    begun = Transfer(import_id, name, token, "", description)
    transfers.put(changes, IMPORT, begun)
    return begun, definition


def _import(
    context: EngineContext, request: Request, begun: Transfer, definition: TableDefinition
) -> None:
    """Fills the table, and registers the result in the commit that lists it."""
    given = request["S3BucketSource"]
    bucket = Bucket(given["S3Bucket"], owner=given.get("S3BucketOwner", ""))
    arn = begun.description["ImportArn"]
    with ErrorLog(context.logs, begun.id, arn) as log:
        try:
            prefix = given.get("S3KeyPrefix", "")
            source = ImportObjects(context.buckets, bucket, prefix, _format(request), log)
            steps = source.steps(Table(definition))
            finish = partial(_finish, begun=begun, source=source)
            filling.fill(context, definition, steps, finish=finish)
        except BucketError as error:
            context.writer.run(partial(_fail, begun=begun, error=error))
        except BaseException:
            with contextlib.suppress(StorageError):  # then it is done when the store is next opened
                context.writer.run(partial(transfers.abandon, kind=IMPORT, transfer=begun))
            raise


def _format(request: Request) -> Format:
    options = request.get("InputFormatOptions", {}).get("Csv", {})
    header = options.get("HeaderList")
    definitions = request["TableCreationParameters"]["AttributeDefinitions"]
    return Format(
        is_csv=request["InputFormat"] == "CSV",
        compression=request.get("InputCompressionType", "NONE"),
        delimiter=options.get("Delimiter", ","),
        header=None if header is None else tuple(header),
        types={each["AttributeName"]: each["AttributeType"] for each in definitions},
    )


def _finish(changes: ChangeSet, begun: Transfer, source: ImportObjects) -> None:
    failure = {"FailureCode": "ItemValidationError", "FailureMessage": _BAD_ITEMS}
    ended = begun.with_outcome(
        ImportStatus=transfers.FAILED if source.errors else transfers.COMPLETED,
        EndTime=round(changes.now, 3),
        ProcessedSizeBytes=source.size_bytes,
        ProcessedItemCount=source.processed,
        ImportedItemCount=source.processed - source.errors,
        ErrorCount=source.errors,
        **(failure if source.errors else {}),
    )
    transfers.put(changes, IMPORT, ended)


def _fail(changes: ChangeSet, begun: Transfer, error: BucketError) -> None:
    ended = begun.with_outcome(
        ImportStatus=transfers.FAILED,
        EndTime=round(changes.now, 3),
        ProcessedSizeBytes=0,
        FailureCode=error.code,
        FailureMessage=error.message,
    )
    transfers.put(changes, IMPORT, ended)
