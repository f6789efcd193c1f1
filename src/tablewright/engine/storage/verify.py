"""Verify: checks that every byte of a store is as written, and that all records are consistent.

First the structure of the file, without LMDB, which trusts what it reads. Then every record's
checksum; every item against its key, its size and its entries in each index; every index entry
against its item; every expiry; every counter against a recount; the change log
(`engine.storage.verify_log`); and the file of every backup.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, cast

import lmdb.verify as structure
import msgspec

from tablewright.engine.backups import archive
from tablewright.engine.backups import making as backup_making
from tablewright.engine.backups import records as backups
from tablewright.engine.backups.shelf import Shelf
from tablewright.engine.items.changes import Stored, entry_payload
from tablewright.engine.storage import meta_pages, records
from tablewright.engine.storage.store import DATA_FILE, LmdbError, Store, open_read_only
from tablewright.engine.storage.verify_log import LogCheck
from tablewright.engine.tables import counters, expiry
from tablewright.engine.tables.catalog import Catalog
from tablewright.engine.tables.schema import ID_BYTES, PARTITION_BYTES, Index, Table, hashed
from tablewright.engine.transfers import records as transfers
from tablewright.errors import AlreadyOpenError, DamagedRecordError, NotAStoreError, StorageError
from tablewright.values.attributes import Item, item_size_bytes

Progress = Callable[[int, int], None]  # records done, records in total
_PROGRESS_STEP = 4096
_PROBLEMS_MAX = 1000


@dataclass(frozen=True, slots=True)
class Problem:
    """An inconsistency between records of a store, with its place."""

    kind: str
    place: str
    message: str


@dataclass(frozen=True, slots=True)
class Report:
    """The checked records, and the problems."""

    path: str
    tables: int = 0
    items: int = 0
    index_entries: int = 0
    changes: int = 0
    backups: int = 0
    bytes_read: int = 0
    problems: tuple[Problem, ...] = ()
    warnings: tuple[str, ...] = ()

    @property
    def ok(self) -> bool:
        """Whether there are no problems."""
        return not self.problems


def verify(path: str | os.PathLike[str], *, progress: Progress | None = None) -> Report:
    """Checks a whole store and changes nothing; raises `StorageError` if there is none."""
    folder = Path(path)
    if not (folder / DATA_FILE).is_file():
        raise NotAStoreError(f"{folder} does not contain a store.")
    problems, warnings = _structure(folder)
    if problems:
        return Report(str(folder), problems=tuple(problems), warnings=tuple(warnings))
    try:
        store = open_read_only(folder)
    except DamagedRecordError as damage:
        problems.append(Problem("checksum", "format", str(damage)))
        return Report(str(folder), problems=tuple(problems), warnings=tuple(warnings))
    try:
        return _Verification(store, progress).run(warnings)
    except LmdbError as error:
        raise store.failure(error) from error
    finally:
        store.close()


def _structure(folder: Path) -> tuple[list[Problem], list[str]]:
    """Checks the file's pages, which are stable only without a writer."""
    try:
        with Store.exclusively(folder):
            meta_pages.check(folder / DATA_FILE)
            found = cast(list[str], structure.verify(str(folder)))  # pyright: ignore[reportUnknownMemberType]
    except AlreadyOpenError:
        return [], ["the store is in use: its records were checked, the structure of its file not"]
    except (structure.VerifyError, DamagedRecordError) as error:
        return [Problem("structure", DATA_FILE, str(error))], []
    return [Problem("structure", DATA_FILE, message) for message in found], []


@dataclass(slots=True)
class _Verification:
    """One pass over a store."""

    store: Store
    progress: Progress | None
    problems: list[Problem] = field(default_factory=list[Problem])
    items: int = 0
    index_entries: int = 0
    changes: int = 0
    backups: int = 0
    bytes_read: int = 0
    done: int = 0
    total: int = 0
    tables: dict[bytes, Table] = field(default_factory=dict[bytes, Table])
    indexes: dict[bytes, tuple[Table, Index]] = field(
        default_factory=dict[bytes, tuple[Table, Index]]
    )
    counted: dict[bytes, dict[bytes, list[int]]] = field(
        default_factory=dict[bytes, dict[bytes, list[int]]]
    )
    leaving: set[bytes] = field(default_factory=set[bytes])

    def run(self, warnings: list[str]) -> Report:
        """Checks everything under one snapshot."""
        with self.store.snapshot() as txn:
            try:
                self._read_tables(txn)
            except (StorageError, msgspec.MsgspecError) as error:
                self._problem("checksum", "tables", str(error))
            else:
                self._check_all(txn)
        return Report(
            str(self.store.path),
            tables=len(self.tables),
            items=self.items,
            index_entries=self.index_entries,
            changes=self.changes,
            backups=self.backups,
            bytes_read=self.bytes_read,
            problems=tuple(self.problems[:_PROBLEMS_MAX]),
            warnings=(*warnings, *self._cut_off()),
        )

    def _cut_off(self) -> list[str]:
        if len(self.problems) <= _PROBLEMS_MAX:
            return []
        return [f"there are more problems than the {_PROBLEMS_MAX} listed"]

    def _read_tables(self, txn: Any) -> None:
        for table in Catalog(self.store).all():
            self.tables[table.id] = table
            for index in table.indexes:
                self.indexes[index.id] = (table, index)
        for key, _ in self._records(txn, self.store.purges, "purges"):
            self.leaving.add(key)
        # The items of a deleted table with recovery stay until a backup file has them.
        self.leaving |= backup_making.kept_ids(txn, self.store)

    def _check_all(self, txn: Any) -> None:
        store = self.store
        for database in store.databases:
            self.total += txn.stat(database)["entries"]
        self._check_items(txn)
        self._check_entries(txn)
        self._check_expiry(txn)
        self._check_counters(txn)
        for _ in self._records(txn, store.tokens, "tokens"):
            pass
        self._check_log(txn)
        self._check_backups(txn)
        self._check_transfers(txn)
        if self.progress is not None:
            self.progress(self.total, self.total)

    def _check_log(self, txn: Any) -> None:
        if self.store.log is None:  # an older format
            return
        check = LogCheck(txn, self.store, self.tables, self._problem)
        for key, payload in self._records(txn, self.store.log, "log"):
            check.record(key, payload)
        check.finish_log()
        for key, payload in self._records(txn, self.store.streams, "streams"):
            check.stream(key, payload)
        check.finish_streams()
        self.changes = check.changes

    def _check_backups(self, txn: Any) -> None:
        if self.store.backups is None:  # an older format
            return
        shelf = Shelf.of(self.store.path)
        for key, payload in self._records(txn, self.store.backups, "backups"):
            place = f"backups {key.decode(errors='replace')}"
            self.backups += 1
            try:
                backup = backups.decoded(payload)
                if not backup.file:
                    continue
                with shelf.opened(backup.file) as file:
                    found = archive.check(file, f"the file {backup.file}")
            except msgspec.MsgspecError as error:
                self._problem("backup", place, f"the backup cannot be read: {error}")
            except StorageError as error:
                if self._is_there_still(key):  # an engine may have deleted it meanwhile
                    self._problem("backup", place, str(error.args[0]))
            else:
                if backup.key != key or found.digest != backup.digest:
                    self._problem("backup", place, "the backup is not the one that was made")

    def _check_transfers(self, txn: Any) -> None:
        if self.store.transfers is None:  # an older format
            return
        for key, payload in self._records(txn, self.store.transfers, "transfers"):
            if not transfers.is_well_formed(key, payload):
                place = f"transfers {key.decode(errors='replace')}"
                self._problem("transfer", place, "the export or import cannot be read")

    def _is_there_still(self, key: bytes) -> bool:
        with self.store.snapshot() as txn:
            return txn.get(key, db=self.store.backups) is not None

    def _records(self, txn: Any, database: Any, name: str) -> Iterator[tuple[bytes, bytes]]:
        """Yields keys and payloads of a database; records with a wrong checksum are reported and
        skipped.
        """
        for key, record in txn.cursor(db=database):
            self.bytes_read += len(key) + len(record)
            self.done += 1
            if self.progress is not None and self.done % _PROGRESS_STEP == 0:
                self.progress(self.done, max(self.total, self.done))
            try:
                payload = records.opened(key, record)
            except DamagedRecordError:
                message = "the record does not match its checksum"
                self._problem("checksum", f"{name} {key.hex()}", message)
                continue
            if txn.get(key, db=database) != record:
                message = "the record is not found when it is looked up"
                self._problem("structure", f"{name} {key.hex()}", message)
            yield key, payload

    def _problem(self, kind: str, place: str, message: str) -> None:
        if len(self.problems) <= _PROBLEMS_MAX:  # one more, to know that there are more
            self.problems.append(Problem(kind, place, message))

    def _count(self, key: bytes, part: bytes, items: int, size_bytes: int) -> None:
        counted = self.counted.setdefault(key, {}).setdefault(part, [0, 0])
        counted[0] += items
        counted[1] += size_bytes

    def _check_items(self, txn: Any) -> None:
        for item_key, payload in self._records(txn, self.store.items, "items"):
            table = self.tables.get(item_key[:ID_BYTES])
            place = f"items {item_key.hex()}"
            if table is None:
                if item_key[:ID_BYTES] not in self.leaving:
                    self._problem("orphan", place, "the item belongs to no table")
                continue
            self.items += 1
            head = records.ITEM_HEAD_BYTES
            size_bytes, item_json = int.from_bytes(payload[:head], "big"), payload[head:]
            try:
                item = records.decoded_item(item_json)
                if table.item_key(item) != item_key:
                    self._problem("key", place, "the item is stored under the key of another")
                if item_size_bytes(item) != size_bytes:
                    self._problem("size", place, "the item's size is not the one noted")
            except (KeyError, ValueError, TypeError, AttributeError) as error:
                self._problem("item", place, f"the item cannot be read: {error!r}")
                continue
            self._check_item(txn, table, item_key, Stored(size_bytes, item_json, item))

    def _check_item(self, txn: Any, table: Table, item_key: bytes, stored: Stored) -> None:
        place = f"items {item_key.hex()}"
        self._count(table.id, table.id, 1, stored.size_bytes)
        if table.has_local_index:
            self._count(item_key[:PARTITION_BYTES], table.id, 0, stored.size_bytes)
        for index in table.indexes:
            entry_place = stored.places(table).get(index)
            if entry_place is None or index.is_backfilling:
                continue
            payload, size_bytes = entry_payload(table, index, item_key, stored)
            self._count(table.id, index.id, 1, size_bytes)
            if not index.is_global:
                self._count(item_key[:PARTITION_BYTES], table.id, 0, size_bytes)
            record = txn.get(entry_place + hashed(item_key), db=self.store.entries)
            if record is None:
                self._problem("index", place, f"the item is missing from index {index.name}")
            elif not _is_same_payload(index, record[: -records.CHECKSUM_BYTES], payload):
                self._problem("index", place, f"index {index.name} holds something else of it")
        if table.ttl_attribute and not table.definition.ttl_is_gathering:
            key = expiry.expiry_key(table, item_key, stored.item)
            if key is not None and txn.get(key, db=self.store.expiry) is None:
                self._problem("expiry", place, "the item's expiry is not listed")

    def _check_entries(self, txn: Any) -> None:
        for key, payload in self._records(txn, self.store.entries, "entries"):
            known = self.indexes.get(key[:ID_BYTES])
            place = f"entries {key.hex()}"
            if known is None:
                if key[:ID_BYTES] not in self.leaving:
                    self._problem("orphan", place, "the entry belongs to no index")
                continue
            self.index_entries += 1
            try:
                self._check_entry(txn, known, key, payload, place)
            except (KeyError, ValueError, TypeError, AttributeError) as error:
                self._problem("index", place, f"the entry cannot be read: {error!r}")

    def _check_entry(
        self, txn: Any, known: tuple[Table, Index], key: bytes, payload: bytes, place: str
    ) -> None:
        table, index = known
        if index.is_backfilling:
            return
        item_key = payload if index.projects_all else table.item_key(_view(payload))
        record = txn.get(item_key, db=self.store.items)
        if record is None:
            self._problem("index", place, f"the entry of index {index.name} has no item")
            return
        try:
            size_bytes, item_json = records.opened_item(item_key, record)
        except DamagedRecordError:
            return  # reported with the items
        stored = Stored(size_bytes, item_json)
        entry_place = stored.places(table).get(index)
        if entry_place is None or entry_place + hashed(item_key) != key:
            self._problem("index", place, f"the item does not belong here in index {index.name}")

    def _check_expiry(self, txn: Any) -> None:
        for key, _ in self._records(txn, self.store.expiry, "expiry"):
            item_key = key[expiry.SECONDS_BYTES :]
            table = self.tables.get(item_key[:ID_BYTES])
            place = f"expiry {key.hex()}"
            if table is None:
                if item_key[:ID_BYTES] not in self.leaving:
                    self._problem("orphan", place, "the expiry belongs to no table")
                continue
            record = txn.get(item_key, db=self.store.items)
            item: Item = {}
            if record is not None:
                try:
                    item = records.decoded_item(records.opened_item(item_key, record)[1])
                except DamagedRecordError:
                    continue  # reported with the items
            if expiry.key_for(table.ttl_listed, item_key, item) != key:
                self._problem("expiry", place, "no item expires then")

    def _check_counters(self, txn: Any) -> None:
        for key, payload in self._records(txn, self.store.counters, "counters"):
            counted = self.counted.pop(key, {})
            if key[:ID_BYTES] in self.leaving:
                continue
            if len(payload) % counters.PART_BYTES:
                self._problem("counter", f"counters {key.hex()}", "the counts cannot be read")
                continue
            self._check_counts(key, counters.decoded(payload), counted)
        for key, counted in self.counted.items():
            self._check_counts(key, {}, counted)

    def _check_counts(
        self, key: bytes, stored: counters.Counts, counted: dict[bytes, list[int]]
    ) -> None:
        for part in stored.keys() | counted.keys():
            known = self.indexes.get(part)
            if part in self.leaving or (known is not None and known[1].is_backfilling):
                continue
            if list(stored.get(part, (0, 0))) != counted.get(part, [0, 0]):
                place = f"counters {key.hex()} {part.hex()}"
                self._problem("counter", place, "the count is not right")


def _is_same_payload(index: Index, payload: bytes, expected: bytes) -> bool:
    """Whether an entry has the right content; the order of attributes has no meaning."""
    if payload == expected or index.projects_all:
        return payload == expected
    head = records.ITEM_HEAD_BYTES
    try:
        return payload[:head] == expected[:head] and _view(payload) == _view(expected)
    except ValueError:
        return False


def _view(payload: bytes) -> Item:
    return records.decoded_item(payload[records.ITEM_HEAD_BYTES :])
