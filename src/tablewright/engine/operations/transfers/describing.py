"""DescribeExport, ListExports, DescribeImport and ListImports, newest first."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from itertools import islice
from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.requests import Request
from tablewright.engine.operations.transfers import arns as transfer_arns
from tablewright.engine.transfers import records as transfers
from tablewright.engine.transfers.records import EXPORT, IMPORT, Kind, Transfer
from tablewright.errors import ValidationException

_ID_LENGTH = 23
_DIGEST_BYTES = 32  # with the kind and an id they are as long as DynamoDB's shortest token
_LISTED_IMPORT = (
    "ImportArn",
    "ImportStatus",
    "TableArn",
    "S3BucketSource",
    "CloudWatchLogGroupArn",
    "InputFormat",
    "StartTime",
    "EndTime",
)


def describe_export(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the description of an export."""
    found = transfer_arns.transfer(context, EXPORT, request["ExportArn"])
    return {"ExportDescription": found.description}


def describe_import(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the description of an import."""
    found = transfer_arns.transfer(context, IMPORT, request["ImportArn"])
    return {"ImportTableDescription": found.description}


def list_exports(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the exports of all tables, or of an existing one, a page at a time."""
    arn = request.get("TableArn")
    table = None if arn is None else context.catalog.get(transfer_arns.table_name(arn))
    uuid = None if table is None else table.definition.uuid

    def is_wanted(export: Transfer) -> bool:
        return arn is None or export.description["TableId"] == uuid

    page, following = _page(context, EXPORT, request, request.get("MaxResults"), is_wanted)
    return {"ExportSummaries": [_listed_export(each) for each in page], **following}


def _listed_export(transfer: Transfer) -> dict[str, Any]:
    described = transfer.description
    return {
        "ExportArn": described["ExportArn"],
        "ExportStatus": described["ExportStatus"],
        "ExportType": described.get("ExportType", "FULL_EXPORT"),
    }


def list_imports(context: EngineContext, request: Request) -> dict[str, Any]:
    """Returns the imports of all tables, or of one, even if it is deleted, a page at a time."""
    arn = request.get("TableArn")
    name = None if arn is None else transfer_arns.table_name(arn)

    def is_wanted(found: Transfer) -> bool:
        return name in (None, found.table_name)

    page, following = _page(context, IMPORT, request, request.get("PageSize"), is_wanted)
    return {"ImportSummaryList": [_listed_import(each) for each in page], **following}


def _listed_import(transfer: Transfer) -> dict[str, Any]:
    described = transfer.description
    return {member: described[member] for member in _LISTED_IMPORT if member in described}


def _page(
    context: EngineContext,
    kind: Kind,
    request: Request,
    count: int | None,
    is_wanted: Callable[[Transfer], bool],
) -> tuple[list[Transfer], dict[str, Any]]:
    """A page of exports or imports, and the token for the next page if there is one."""
    count = count or limits.LIST_TRANSFERS_PAGE_DEFAULT
    before = _read_token(kind, request["NextToken"]) if "NextToken" in request else ""
    with context.store.snapshot() as txn:
        found = transfers.newest_first(
            txn, context.store, kind, now=context.clock.now(), before=before
        )
        page = list(islice(filter(is_wanted, found), count + 1))
    if len(page) <= count:
        return page, {}
    return page[:count], {"NextToken": _token(kind, page[count - 1].id)}


def _token(kind: Kind, transfer_id: str) -> str:
    content = (kind.name[:1] + transfer_id).encode()
    return (content + blake2b(content, digest_size=_DIGEST_BYTES).digest()).hex()


def _read_token(kind: Kind, token: str) -> str:
    """Returns the id in a token."""
    try:
        transfer_id = bytes.fromhex(token)[1 : _ID_LENGTH + 1].decode()
    except ValueError:
        transfer_id = ""
    if _token(kind, transfer_id) != token:
        raise ValidationException(f"Invalid Request: Provided nextToken is invalid: {token}")
    return transfer_id
