"""Stored exports and imports, for DescribeExport and DescribeImport.

    key  kind · "/" · id        ids start with the time in ms, so keys are chronological

A record is IN_PROGRESS from the start, then COMPLETED or FAILED, for ninety days. Records in
progress when a store is opened belong to a dead process: they are deleted, and their work is
invisible.
Not here: the content of exports (`engine.transfers.exports`), imports (`engine.transfers.imports`).
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright import limits
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.tables.definition import ARN_PREFIX
from tablewright.errors import (
    DiskFullError,
    ExportConflictException,
    ExportNotFoundException,
    ImportConflictException,
    ImportNotFoundException,
    ServiceError,
    StorageFullError,
)

if TYPE_CHECKING:
    from tablewright.engine.context import EngineContext
    from tablewright.engine.items.changes import ChangeSet

IN_PROGRESS, COMPLETED, FAILED = "IN_PROGRESS", "COMPLETED", "FAILED"
_MS = 1000
_ID_DIGITS = 8  # distinguishes those of one ms


class Kind(msgspec.Struct, frozen=True):
    """Exports or imports: their name, and their errors."""

    name: str
    not_found: type[ServiceError]
    conflict: type[ServiceError]

    @property
    def title(self) -> str:
        """The name at the start of DynamoDB's members and sentences."""
        return self.name.capitalize()

    def arn(self, table_name: str, transfer_id: str) -> str:
        """The Amazon resource name of one."""
        return f"{ARN_PREFIX}{table_name}/{self.name}/{transfer_id}"


EXPORT = Kind("export", ExportNotFoundException, ExportConflictException)
IMPORT = Kind("import", ImportNotFoundException, ImportConflictException)


class Transfer(msgspec.Struct, frozen=True):
    """An export or an import."""

    id: str
    table_name: str
    token: str
    fingerprint: str  # of the request
    description: dict[str, Any]

    @property
    def started_at(self) -> float:
        """The time of the request."""
        return int(self.id.partition("-")[0]) / _MS

    def with_outcome(self, **members: Any) -> Transfer:
        """Returns a copy with changed members of its description."""
        return msgspec.structs.replace(self, description={**self.description, **members})


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Transfer).decode


def status_of(kind: Kind, transfer: Transfer) -> str:
    """IN_PROGRESS, COMPLETED or FAILED."""
    return transfer.description[f"{kind.title}Status"]


def fresh_id(changes: ChangeSet, kind: Kind, at: float, uuid: str) -> str:
    """Returns a fresh id for a start time."""
    time_ms = int(at * _MS)
    while True:
        transfer_id = f"{time_ms:014}-{uuid[-_ID_DIGITS:]}"
        if changes.txn.get(_key(kind, transfer_id), db=changes.store.transfers) is None:
            return transfer_id
        time_ms += 1


def put(changes: ChangeSet, kind: Kind, transfer: Transfer) -> None:
    """Writes the record."""
    key = _key(kind, transfer.id)
    changes.txn.put(key, records.sealed(key, _encode(transfer)), db=changes.store.transfers)


def abandon(changes: ChangeSet, kind: Kind, transfer: Transfer) -> None:
    """Deletes the record, unless it has ended: an interrupt may follow a commit."""
    found = read(changes.txn, changes.store, kind, transfer.id)
    if found is not None and status_of(kind, found) == IN_PROGRESS:
        changes.txn.delete(_key(kind, transfer.id), db=changes.store.transfers)


def read(txn: Any, store: Store, kind: Kind, transfer_id: str) -> Transfer | None:
    """Returns the record with an id."""
    key = _key(kind, transfer_id)
    record = txn.get(key, db=store.transfers)
    return None if record is None else _decode(records.opened(key, record))


def newest_first(
    txn: Any, store: Store, kind: Kind, *, now: float, before: str = ""
) -> Iterator[Transfer]:
    """Yields the listed transfers of a kind, optionally before an id."""
    prefix = _key(kind, "")
    with txn.cursor(db=store.transfers) as cursor:
        is_inside = cursor.set_range(prefix + (before.encode() or b"\xff"))
        found = cursor.prev() if is_inside else cursor.last()
        while found and cursor.key().startswith(prefix):
            transfer = _decode(records.opened(cursor.key(), cursor.value()))
            if transfer.started_at < now - limits.TRANSFER_LISTED_SECONDS:
                return
            yield transfer
            found = cursor.prev()


def with_token(txn: Any, store: Store, kind: Kind, token: str, now: float) -> Transfer | None:
    """Returns the transfer with a client token, while the token is valid."""
    for transfer in newest_first(txn, store, kind, now=now):
        if transfer.started_at < now - limits.TRANSFER_TOKEN_SECONDS:
            return None
        if transfer.token == token:
            return transfer
    return None


def conflict(kind: Kind) -> ServiceError:
    """Returns the error for a client token that was used with another request."""
    return kind.conflict(
        f"{kind.title} conflict: Duplicate request detected with conflicting parameters"
    )


def forget_unfinished(context: EngineContext) -> None:
    """Deletes the transfers of dead processes; called before any can start."""

    def job(changes: ChangeSet) -> None:
        for kind, transfer in _unfinished(changes.txn, changes.store):
            abandon(changes, kind, transfer)

    with context.store.snapshot() as txn:
        is_due = any(True for _ in _unfinished(txn, context.store))
    if is_due:
        with contextlib.suppress(
            DiskFullError, StorageFullError
        ):  # it is done when the store is next opened
            context.writer.run(job)


def _unfinished(txn: Any, store: Store) -> list[tuple[Kind, Transfer]]:
    return [
        (kind, transfer)
        for kind in (EXPORT, IMPORT)
        for transfer in newest_first(txn, store, kind, now=0)
        if status_of(kind, transfer) == IN_PROGRESS
    ]


def sweep(context: EngineContext) -> None:
    """Deletes transfers that are no longer listed."""
    with context.store.snapshot() as txn:
        is_due = bool(_old(txn, context.store, context.clock.now()))
    if is_due:
        context.writer.run(_forget_old)


def _forget_old(changes: ChangeSet) -> None:
    for key in _old(changes.txn, changes.store, changes.now):
        changes.txn.delete(key, db=changes.store.transfers)


def _old(txn: Any, store: Store, now: float) -> list[bytes]:
    """Returns the keys of transfers that are no longer listed, a chunk of each kind at most."""
    oldest_ms = max(0, int((now - limits.TRANSFER_LISTED_SECONDS) * _MS))
    found: list[bytes] = []
    with txn.cursor(db=store.transfers) as cursor:
        for kind in (EXPORT, IMPORT):
            count, end = 0, _key(kind, f"{oldest_ms:014}")
            is_inside = cursor.set_range(_key(kind, ""))
            while is_inside and cursor.key() < end and count < limits.CHUNK_ITEMS:
                found.append(cursor.key())
                count += 1
                is_inside = cursor.next()
    return found


def is_well_formed(key: bytes, payload: bytes) -> bool:
    """Whether a record has the form of an export or an import."""
    try:
        transfer = _decode(payload)
    except msgspec.MsgspecError:
        return False
    return any(
        key == _key(kind, transfer.id) and f"{kind.title}Arn" in transfer.description
        for kind in (EXPORT, IMPORT)
    )


def _key(kind: Kind, transfer_id: str) -> bytes:
    return f"{kind.name}/{transfer_id}".encode()
