"""ExportTableToPointInTime: writes a table at a moment, or its changes in a period, to a bucket.

The work is done when the response is sent, although it says IN_PROGRESS, as on AWS. DescribeExport
reports errors of the bucket, as on AWS.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from tablewright import limits
from tablewright.engine.context import EngineContext
from tablewright.engine.items.changes import ChangeSet
from tablewright.engine.items.requests import Request
from tablewright.engine.items.transactions import fingerprint
from tablewright.engine.operations.transfers import arns as transfer_arns
from tablewright.engine.operations.transfers import export_rules
from tablewright.engine.operations.transfers.export_rules import Period
from tablewright.engine.storage.records import decoded_item
from tablewright.engine.streams import history, recovery
from tablewright.engine.tables import catalog
from tablewright.engine.tables.definition import TableDefinition
from tablewright.engine.tables.schema import Table
from tablewright.engine.transfers import exports
from tablewright.engine.transfers import records as transfers
from tablewright.engine.transfers.buckets import Bucket, BucketError
from tablewright.engine.transfers.export_filter import ExportFilter
from tablewright.engine.transfers.exports import Layout
from tablewright.engine.transfers.records import EXPORT, Transfer
from tablewright.errors import StorageError, TableNotFoundException

_AS_GIVEN = (
    "S3BucketOwner",
    "S3Prefix",
    "S3SseKmsKeyId",
    "ExportType",
    "FilterSpecification",
)
_MS = 1000


def export_table_to_point_in_time(context: EngineContext, request: Request) -> dict[str, Any]:
    """Exports, and returns the initial description."""
    export_rules.check(request)
    item_filter = None
    if "FilterSpecification" in request:
        item_filter = ExportFilter(request["FilterSpecification"])
    context.buckets.check_key(request.get("S3Prefix", ""))
    now = int(context.clock.now() * _MS) / _MS
    with context.store.snapshot() as txn:
        definition = _definition(context, txn, request["TableArn"])
        known = _known(txn, context, request)
        if known is not None:
            return {"ExportDescription": known.description}
        period = export_rules.period(txn, context.store, definition, request, now)
        source = _Source(context, txn, Table(definition), period, item_filter)
        begun, is_new = context.written(
            partial(_begin, context, request, definition=definition, period=period, now=now)
        )
        if is_new:
            _export(context, source, begun)
    return {"ExportDescription": begun.description}


def _definition(context: EngineContext, txn: Any, arn: str) -> TableDefinition:
    name = transfer_arns.table_name(arn)
    definition = catalog.definition(txn, context.store, name)
    if definition is None:
        raise TableNotFoundException(f"Table not found: {arn}")
    return definition


def _known(txn: Any, context: EngineContext, request: Request) -> Transfer | None:
    """Returns the result of an earlier request with the same token."""
    token = request.get("ClientToken")
    if token is None:
        return None
    known = transfers.with_token(txn, context.store, EXPORT, token, context.clock.now())
    if known is not None and known.fingerprint != _mark(request):
        raise transfers.conflict(EXPORT)
    return known


def _mark(request: Request) -> str:
    return fingerprint({m: v for m, v in request.items() if m != "ClientToken"}).hex()


def _begin(
    context: EngineContext,
    request: Request,
    *,
    definition: TableDefinition,
    period: Period,
    now: float,
) -> tuple[Transfer, bool]:
    """Registers the export; returns one with the same token if it was faster."""
    uuid, token = context.ids.uuid(), request.get("ClientToken") or context.ids.uuid()

    def job(changes: ChangeSet) -> tuple[Transfer, bool]:
        known = _known(changes.txn, context, request)
        if known is not None:
            return known, False
        export_id = transfers.fresh_id(changes, EXPORT, now, uuid)
        begun = Transfer(
            id=export_id,
            table_name=definition.name,
            token=token,
            fingerprint=_mark(request),
            description={
                "ExportArn": EXPORT.arn(definition.name, export_id),
                "ExportStatus": transfers.IN_PROGRESS,
                "StartTime": now,
                "TableArn": definition.arn,
                "TableId": definition.uuid,
                "ClientToken": token,
                "S3Bucket": request["S3Bucket"],
                "S3SseAlgorithm": request.get("S3SseAlgorithm", "AES256"),
                "ExportFormat": request.get("ExportFormat", "DYNAMODB_JSON"),
                **{member: request[member] for member in _AS_GIVEN if member in request},
                **period.told(),
            },
        )
        transfers.put(changes, EXPORT, begun)
        return begun, True

    return context.writer.run(job)


@dataclass(slots=True)
class _Source:
    """The lines of an export; `billed_bytes` counts the bytes read for included lines."""

    context: EngineContext
    txn: Any
    table: Table
    period: Period
    filter: ExportFilter | None
    billed_bytes: int = 0

    def __post_init__(self) -> None:
        if self.filter is not None:
            self.filter.prepare(self.table)

    def lines(self) -> Iterator[bytes]:
        """The lines, from the snapshot."""
        return self._changes() if self.period.is_incremental else self._items()

    def _items(self) -> Iterator[bytes]:
        time_ms = recovery.undone_from_ms(self.table.definition, self.period.to_time)
        found = history.items_before(self.txn, self.context.store, self.table.id, time_ms=time_ms)
        for item_key, image in found:
            self.billed_bytes += image.size_bytes
            part = image if self.filter is None else self.filter.of_item(item_key, image)
            if part is not None:
                yield exports.item_line(part)

    def _changes(self) -> Iterator[bytes]:
        found = history.net_changes(
            self.txn,
            self.context.store,
            self.table.id,
            start_ms=round(self.period.from_time * _MS),
            stop_ms=round(self.period.to_time * _MS),
        )
        for change in found:
            images = [image for image in (change.old, change.new) if image is not None]
            self.billed_bytes += sum(image.size_bytes for image in images)
            key = self.table.key_of(decoded_item(images[0].json))
            part = change if self.filter is None else self.filter.of_change(change)
            if part is not None:
                yield exports.change_line(part, key, has_old=self.period.has_old)


def _export(context: EngineContext, source: _Source, begun: Transfer) -> None:
    """Writes the files, and registers the result."""
    try:
        outcome = _written(context, source, begun.description, begun.id)
    except BucketError as error:
        outcome = {
            "ExportStatus": transfers.FAILED,
            "EndTime": _end(context),
            "FailureCode": error.code,
            "FailureMessage": error.message,
        }
    except BaseException:
        with contextlib.suppress(StorageError):  # then it is done when the store is next opened
            context.writer.run(partial(transfers.abandon, kind=EXPORT, transfer=begun))
        raise
    ended = begun.with_outcome(**outcome)

    def job(changes: ChangeSet) -> bool:
        transfers.put(changes, EXPORT, ended)
        return True

    context.written(lambda: context.writer.run(job))


def _written(
    context: EngineContext, source: _Source, description: dict[str, Any], export_id: str
) -> dict[str, Any]:
    """Writes the files of an export; returns further members of its description."""
    bucket = Bucket(
        name=description["S3Bucket"],
        owner=description.get("S3BucketOwner", ""),
        encryption=description["S3SseAlgorithm"],
        encryption_key=description.get("S3SseKmsKeyId", ""),
    )
    prefix = description.get("S3Prefix", "")
    layout = Layout(prefix, export_id, is_incremental=source.period.is_incremental)
    with context.buckets.writing(bucket) as writer:
        exports.write_started(writer, layout)
        files = exports.write_data(writer, layout, source.lines(), context.ids)
        least_bytes = limits.EXPORT_BILLED_BYTES_MIN if layout.is_incremental else 0
        outcome = {
            "ExportStatus": transfers.COMPLETED,
            "EndTime": _end(context),
            "ExportManifest": layout.summary_key,
            "ItemCount": sum(file.items for file in files),
            "BilledSizeBytes": max(least_bytes, source.billed_bytes),
        }
        exports.write_manifests(writer, layout, files, {**description, **outcome})
    return outcome


def _end(context: EngineContext) -> float:
    return round(context.clock.now(), 3)
