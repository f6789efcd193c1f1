"""Records of backups: their source, and where their items are.

The items of a backup are in a file. Those of a table that was deleted with its history stay in
place until a file of them has been written: deleting a table needs no space and no time. Not here:
the file (`engine.backups.archive`), creating one (`engine.backups.making`), restoring one
(`engine.backups.restoring`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright import limits
from tablewright.engine.storage import records
from tablewright.engine.storage.store import Store
from tablewright.engine.tables.catalog import plain_name
from tablewright.engine.tables.definition import TableDefinition

if TYPE_CHECKING:
    from tablewright.engine.items.changes import ChangeSet
    from tablewright.engine.tables.schema import Table

BACKUP_INFIX = "/backup/"
USER, SYSTEM = "USER", "SYSTEM"
_SYSTEM_SUFFIX = "00000000"
_SYSTEM_NAME = "$DeletedTableBackup"
_DAY_SECONDS = 86_400
_MS = 1000


class Backup(msgspec.Struct, frozen=True, omit_defaults=True):
    """The record of an on-demand backup."""

    id: str  # the time in ms, fourteen digits, and eight more
    name: str
    type: str
    table: TableDefinition  # as it was
    items: int
    size_bytes: int
    file: str = ""  # empty while the items are still in place
    digest: str = ""  # of the file
    expires_at: float = 0.0  # 0: never

    @property
    def created_at(self) -> float:
        """The time of the request."""
        return int(self.id.partition("-")[0]) / _MS

    @property
    def arn(self) -> str:
        """The Amazon resource name of the backup."""
        return f"{self.table.arn}{BACKUP_INFIX}{self.id}"

    @property
    def key(self) -> bytes:
        """The key of the backup in the store."""
        return key_of(self.table.name, self.id)

    def is_there(self, now: float) -> bool:
        """Whether the backup has not expired."""
        return not self.expires_at or now < self.expires_at


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Backup).decode


def key_of(table_name: str, backup_id: str) -> bytes:
    """Returns the store key of a backup; keys are in chronological order."""
    return f"{backup_id}/{table_name}".encode()


def read(txn: Any, store: Store, key: bytes) -> Backup | None:
    """The backup under a key."""
    record = txn.get(key, db=store.backups)
    return None if record is None else _decode(records.opened(key, record))


def decoded(payload: bytes) -> Backup:
    """The backup that a record holds."""
    return _decode(payload)


def all_in_order(txn: Any, store: Store, after: bytes = b"") -> Iterator[Backup]:
    """Every backup, oldest first; those after a key, if one is given."""
    with txn.cursor(db=store.backups) as cursor:
        if cursor.set_range(after + b"\x00" if after else b""):
            for key, record in cursor.iternext():
                yield _decode(records.opened(key, record))


def of_deleted_tables(txn: Any, store: Store) -> Iterator[Backup]:
    """Yields system backups; only they expire, and only they may lack a file."""
    if store.backups is None:  # an older format that is only read
        return
    with txn.cursor(db=store.backups) as cursor:
        for key, record in cursor:
            if key.partition(b"/")[0].endswith(_SYSTEM_SUFFIX.encode()):
                yield _decode(records.opened(key, record))


def put(changes: ChangeSet, backup: Backup) -> None:
    """Writes a backup's record."""
    record = records.sealed(backup.key, _encode(backup))
    changes.txn.put(backup.key, record, db=changes.store.backups)


def delete(changes: ChangeSet, backup: Backup) -> None:
    """Removes a backup's record."""
    changes.txn.delete(backup.key, db=changes.store.backups)


def fresh_id(changes: ChangeSet, at: float, suffix: str) -> str:
    """Returns an id for a backup; each id has its own millisecond, so that ids sort by time."""
    time_ms = int(at * _MS)
    with changes.txn.cursor(db=changes.store.backups) as cursor:
        while cursor.set_range(f"{time_ms:014}".encode()):
            if not cursor.key().startswith(f"{time_ms:014}".encode()):
                break
            time_ms += 1
    return f"{time_ms:014}-{suffix}"


def keep_deleted(changes: ChangeSet, table: Table) -> None:
    """Creates a backup of a table that this commit deletes, with the items in place."""
    definition = table.definition
    items, size_bytes = changes.counters.counted(table.id, table.id)
    backup = Backup(
        id=fresh_id(changes, changes.now, _SYSTEM_SUFFIX),
        name=definition.name + _SYSTEM_NAME,
        type=SYSTEM,
        table=definition,
        items=items,
        size_bytes=size_bytes,
        expires_at=round(changes.now, 3) + limits.SYSTEM_BACKUP_DAYS * _DAY_SECONDS,
    )
    put(changes, backup)


def arn_parts(arn: str) -> list[str] | None:
    """Partition, service, region, account, table name and id in the ARN of a backup, if it is one.

    >>> arn_parts("arn:aws:dynamodb:us-east-1:1:table/Music/backup/01700000000000-00000001")[3:]
    ['1', 'Music', '01700000000000-00000001']
    """
    head, _, resource = arn.partition(":table/")
    name, infix, backup_id = resource.partition(BACKUP_INFIX)
    words = head.split(":")
    if len(words) != 5 or words[0] != "arn" or not name or not infix or not backup_id:
        return None
    return [*words[1:], name, backup_id]


def is_of_table(backup: Backup, name: str | None) -> bool:
    """Whether a backup is of the table of that name or ARN; None stands for any table."""
    return name is None or backup.table.name == plain_name(name)
