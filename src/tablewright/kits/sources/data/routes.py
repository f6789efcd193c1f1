"""Routes of stored data: snapshots, records and exports.

Not here: storing data (`runs.running`), the files of exports (`data.exporting`).
"""

from __future__ import annotations

import binascii
from base64 import urlsafe_b64decode, urlsafe_b64encode
from datetime import UTC, datetime
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.paging import PageQuery, page_of
from tablewright.api.responses import FileResponse, Response
from tablewright.api.routes import Routes
from tablewright.api.rules import Impersonation
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    SnapshotNotFoundError,
)
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import Planned
from tablewright.kits.accounts.views import AccountId
from tablewright.kits.audit import Happening
from tablewright.kits.exports import ExportRecord
from tablewright.kits.exports import limits as export_limits
from tablewright.kits.sources import limits
from tablewright.kits.sources.connecting.views import DataType, DataTypes, SourceId
from tablewright.kits.sources.data.exporting import ZIP, exports_of, media_type
from tablewright.kits.sources.data.keeping import DELETE_DATA, measured
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.runs.beginning import line_of
from tablewright.kits.sources.runs.views import SyncId
from tablewright.kits.vault import Manifest, Record, State, VaultSource
from tablewright.model import missing

ROUTES: Final[Routes[SourceParts]] = Routes()
_TAGS: Final = ("data",)
_DATA: Final = "/accounts/{account_id}/sources/{source_id}/data"
_EXPORTS: Final = "/accounts/{account_id}/exports"
_READ: Final = ACCOUNT.permits("data.read")
_EXPORT: Final = ACCOUNT.permits("data.export")
_MISSING: Final = (NotFoundError,)
ExportId = SyncId
RecordId = Annotated[str, Meta(min_length=1, max_length=512)]
Form = Literal["json", "jsonl", "csv", "xlsx"]


class TypeView(Struct, rename="camel"):
    """A data type in a snapshot."""

    name: str
    records: int
    added: int
    changed: int
    removed: int
    fields: dict[str, list[str]]


class SnapshotView(Struct, rename="camel"):
    """The data of a source after a run; its id is that of the run."""

    snapshot: str
    began_at: datetime
    ended_at: datetime
    is_partial: bool
    data_types: list[TypeView]


class SnapshotList(Struct, rename="camel"):
    """A page of snapshots, the newest first."""

    items: list[SnapshotView]
    next_cursor: str | None = None


class RecordView(Struct, rename="camel"):
    """A record as the platform has sent it."""

    id: str
    data: dict[str, Any]


class RecordList(Struct, rename="camel"):
    """A page of records, in the order of their ids. All pages are of the same snapshot."""

    snapshot: str
    items: list[RecordView]
    next_cursor: str | None = None


class RecordQuery(PageQuery, kw_only=True):
    """A page of records; with `q`, those that contain all its words."""

    snapshot: SyncId | None = None
    q: Annotated[str, Meta(max_length=200)] | None = None


class SnapshotQuery(Struct, forbid_unknown_fields=True, kw_only=True):
    """A snapshot; the newest one if missing."""

    snapshot: SyncId | None = None


class Confirmation(Struct, forbid_unknown_fields=True, kw_only=True):
    """The name of the source, typed to confirm."""

    confirm: Annotated[str, Meta(max_length=limits.SOURCE_NAME_LENGTH_MAX)]


class NewExport(Struct, rename="camel", forbid_unknown_fields=True, kw_only=True):
    """An export to create; without a snapshot, of the newest one."""

    source_id: SourceId
    data_types: DataTypes
    format: Form
    snapshot: SyncId | None = None


class ExportView(Struct, rename="camel", omit_defaults=True):
    """An export; its file can be downloaded when it is ready."""

    export_id: str
    source_id: str
    data_types: list[str]
    snapshot: str
    format: str
    status: str
    name: str
    requested_by: str
    created_at: datetime
    expires_at: datetime | None = None
    size_bytes: int | None = None
    error: str | None = None


class ExportList(Struct, rename="camel"):
    """A page of exports, the newest first."""

    items: list[ExportView]
    next_cursor: str | None = None


@ROUTES.get(_DATA, rule=_READ, tags=_TAGS, errors=_MISSING)
async def list_snapshots(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, query: PageQuery
) -> SnapshotList:
    """Lists the snapshots of a source, the newest first."""
    parts = context.parts
    await parts.source(account_id, source_id)
    before = "" if query.cursor is None else _opened(query.cursor, source_id)[0]
    if query.cursor is not None and not before.isdecimal():
        raise BadCursorError("The cursor is invalid, or belongs to another list.")
    place = VaultSource(account_id, source_id)
    found = await parts.vault.recent(
        place, limit=query.limit + 1, before=int(before) if before else None
    )
    shown = found[: query.limit]
    cursor = _sealed(source_id, str(shown[-1].sequence)) if len(found) > len(shown) else None
    return SnapshotList([_snapshot(one) for one in shown], cursor)


@ROUTES.get(f"{_DATA}/{{data_type}}", rule=_READ, tags=_TAGS, errors=(InvalidError, NotFoundError))
async def list_records(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    data_type: DataType,
    query: RecordQuery,
) -> RecordList:
    """Lists the records of a data type, or searches them for words.

    A search returns at most `limit` records, and has no further pages.
    """
    after, snapshot = "", query.snapshot or ""
    if query.cursor is not None:
        snapshot, after = _opened(query.cursor, source_id, data_type, count=2)
    state = await _state(context, account_id, source_id, snapshot)
    name = state.manifest.snapshot
    _stream(state, data_type)
    if query.q is not None:
        hits = await state.search(query.q, streams=[data_type], limit=query.limit)
        return RecordList(name, [_record(one) for _, one in hits])
    found = await state.page(data_type, limit=query.limit + 1, after=after)
    shown, cursor = found[: query.limit], None
    if len(found) > len(shown):
        cursor = _sealed(source_id, data_type, name, shown[-1].id)
    return RecordList(name, [_record(one) for one in shown], cursor)


@ROUTES.get(f"{_DATA}/{{data_type}}/{{record_id}}", rule=_READ, tags=_TAGS, errors=_MISSING)
async def get_record(
    context: Context[SourceParts],
    account_id: AccountId,
    source_id: SourceId,
    data_type: DataType,
    record_id: RecordId,
    query: SnapshotQuery,
) -> RecordView:
    """Returns a record of a snapshot."""
    state = await _state(context, account_id, source_id, query.snapshot or "")
    _stream(state, data_type)
    try:
        data = await state.get(data_type, record_id)
    except InvalidError:
        data = None
    if data is None:
        raise NotFoundError("Record not found.")
    return _record(Record(record_id, data))


@ROUTES.delete(
    _DATA,
    rule=ACCOUNT.permits("data.delete"),
    tags=_TAGS,
    errors=(ConflictingError, InvalidError, NotFoundError),
)
async def delete_data(
    context: Context[SourceParts], account_id: AccountId, source_id: SourceId, query: Confirmation
) -> None:
    """Deletes all stored data of a source for good. `confirm` must be the name of the source."""
    parts = context.parts

    async def plan() -> Planned:
        source = await parts.source(account_id, source_id)
        if query.confirm != source.source_name:
            raise InvalidError(
                "`confirm` must be the name of the source.", details={"place": "confirm"}
            )
        if source.active_sync_id is not None:
            raise conflict("already_running", "A run of this source is in progress.")
        job = parts.jobs.add(
            DELETE_DATA,
            {"account": account_id, "source": source_id},
            tenant=await parts.plans.root_of(account_id),
            line=line_of(source_id),
        )
        shape = parts.sources.shape
        free = missing(shape.active_sync_id), missing(shape.deleted_at)
        writes = await measured(parts, source, 0, *free)
        what = Happening(
            "data_deleted",
            "source",
            "data_deleted",
            source_id,
            before={"storedBytes": source.stored_bytes},
            more={"source": source.source_name},
        )
        return Planned(account_id, what, [*writes, job])

    await parts.commit(context, plan)


@ROUTES.post(
    _EXPORTS,
    rule=_EXPORT,
    status=202,
    tags=_TAGS,
    errors=(ConflictingError, InvalidError, NotFoundError),
    accepts_idempotency_key=True,
)
async def create_export(
    context: Context[SourceParts], account_id: AccountId, body: NewExport
) -> Response[ExportView]:
    """Requests a file with stored records. You are notified when it is ready.

    Several data types become a ZIP file. The file is kept for 14 days.
    """
    parts = context.parts
    exports = exports_of(parts)
    source = await parts.source(account_id, body.source_id)
    state = await _state(context, account_id, body.source_id, body.snapshot or "")
    types = list(dict.fromkeys(body.data_types))
    for one in types:
        _stream(state, one)
    wanted = {
        "sourceId": body.source_id,
        "dataTypes": types,
        "snapshot": state.manifest.snapshot,
        "format": body.format,
    }
    ending = body.format if len(types) == 1 else "zip"
    stem = types[0] if len(types) == 1 else "data"
    made = exports.creating(
        context.ids,
        account_id,
        context.principal.person,
        wanted,
        name=f"{source.source_name} {stem}.{ending}",
        content_type=media_type(types, body.format),
    )

    async def plan() -> Planned | None:
        waiting = await parts.db.run(exports.listed(account_id).limit(limits.EXPORTS_READ))
        known = [one.export_id for one in waiting.items]
        if context.attempt is not None and made.record.export_id in known:
            return None
        pending = [one for one in waiting.items if one.status == "pending"]
        if len(pending) >= export_limits.EXPORTS_WAITING_MAX:
            raise conflict(
                "too_many_exports",
                f"At most {export_limits.EXPORTS_WAITING_MAX} exports may wait. Try again later.",
            )
        what = Happening(
            "export_requested", "export", "requested", made.record.export_id, after=wanted
        )
        return Planned(account_id, what, made.writes)

    await parts.commit(context, plan)
    location = f"{context.base}{context.target.partition('?')[0]}/{made.record.export_id}"
    view = _export(await exports.get(account_id, made.record.export_id))
    return Response(view, headers={"location": location})


@ROUTES.get(_EXPORTS, rule=_EXPORT, tags=_TAGS)
async def list_exports(
    context: Context[SourceParts], account_id: AccountId, query: PageQuery
) -> ExportList:
    """Lists the exports of an account, the newest first."""
    listed = exports_of(context.parts).listed(account_id)
    page = await page_of(context.db, listed, query)
    return ExportList([_export(one) for one in page.items], page.cursor)


@ROUTES.get(f"{_EXPORTS}/{{export_id}}", rule=_EXPORT, tags=_TAGS, errors=_MISSING)
async def get_export(
    context: Context[SourceParts], account_id: AccountId, export_id: ExportId
) -> ExportView:
    """Returns an export."""
    return _export(await exports_of(context.parts).get(account_id, export_id))


@ROUTES.delete(f"{_EXPORTS}/{{export_id}}", rule=_EXPORT, tags=_TAGS, errors=_MISSING)
async def delete_export(
    context: Context[SourceParts], account_id: AccountId, export_id: ExportId
) -> None:
    """Deletes an export and its file."""
    parts = context.parts
    exports = exports_of(parts)

    async def plan() -> Planned:
        found = await exports.get(account_id, export_id)
        what = Happening("export_deleted", "export", "deleted", export_id)
        return Planned(account_id, what, [exports.deleting(found)])

    await parts.commit(context, plan)
    await exports.delete_file(account_id, export_id)


@ROUTES.get(
    f"{_EXPORTS}/{{export_id}}/file",
    rule=_EXPORT,
    tags=_TAGS,
    errors=(ConflictingError, ForbiddenError, NotFoundError),
    produces=(
        "application/json",
        "application/jsonl",
        "text/csv",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        ZIP,
    ),
    impersonation=Impersonation.NEVER,
)
async def download_export(
    context: Context[SourceParts], account_id: AccountId, export_id: ExportId
) -> FileResponse:
    """Downloads the file of an export; a part of it with `Range`."""
    exports = exports_of(context.parts)
    found = await exports.get(account_id, export_id)
    if found.status != "ready":
        raise conflict("not_ready", f"The export is {found.status}.")
    name = exports.file_of(account_id, export_id)
    file = await FileResponse.of(exports.files, name, found.content_type, download_as=found.name)
    if file is None:
        raise NotFoundError("Export not found.")
    return file


async def _state(
    context: Context[SourceParts], account_id: str, source_id: str, snapshot: str
) -> State:
    parts = context.parts
    await parts.source(account_id, source_id)
    try:
        return await parts.vault.state(VaultSource(account_id, source_id), snapshot)
    except SnapshotNotFoundError:
        raise NotFoundError("Snapshot not found.") from None


def _stream(state: State, data_type: str) -> None:
    try:
        state.stream(data_type)
    except SnapshotNotFoundError:
        raise NotFoundError("The snapshot does not have this data type.") from None


def _snapshot(one: Manifest) -> SnapshotView:
    return SnapshotView(
        snapshot=one.snapshot,
        began_at=datetime.fromtimestamp(one.began_seconds, UTC),
        ended_at=datetime.fromtimestamp(one.ended_seconds, UTC),
        is_partial=one.error_count > 0,
        data_types=[
            TypeView(name, found.count, found.added, found.changed, found.removed, found.schema)
            for name, found in sorted(one.streams.items())
        ],
    )


def _record(one: Record) -> RecordView:
    # Numbers stay as they were written: a float would lose digits.
    data = msgspec.json.decode(one.data, type=dict[str, msgspec.Raw])
    return RecordView(one.id, dict(data))


def _export(one: ExportRecord) -> ExportView:
    wanted = one.wanted
    return ExportView(
        export_id=one.export_id,
        source_id=str(wanted["sourceId"]),
        data_types=list(wanted["dataTypes"]),
        snapshot=str(wanted["snapshot"]),
        format=str(wanted["format"]),
        status=one.status,
        name=one.name,
        requested_by=one.person_id,
        created_at=one.created_at,
        expires_at=one.expires_at,
        size_bytes=one.size_bytes,
        error=one.error,
    )


def _sealed(*parts: str) -> str:
    """A cursor with the place that it belongs to, and the position there."""
    return urlsafe_b64encode(msgspec.json.encode(parts)).decode().rstrip("=")


def _opened(cursor: str, *place: str, count: int = 1) -> list[str]:
    """The position of a cursor; raises `BadCursorError` for one of another place."""
    try:
        text = urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4))
        found = msgspec.json.decode(text, type=list[str])
    except (ValueError, binascii.Error, msgspec.MsgspecError):
        found = []
    if found[: len(place)] != list(place) or len(found) != len(place) + count:
        raise BadCursorError("The cursor is invalid, or belongs to another list.")
    return found[len(place) :]
