"""The floor: LMDB with msgspec and nothing else, holding the same items in keys of the same shape.

No program that keeps these items in LMDB and hands them out as Python objects can do less.
There are no checks, no expressions, no checksums, no counters; an index holds whole copies.
Keys and JSON are made before the clock starts; reading decodes.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import Any

import lmdb
import msgspec

from bench import workload

_TABLE_ID, _EMAIL_ID, _STATUS_ID = (number.to_bytes(4, "big") for number in (1, 2, 3))
_MAP_BYTES = 64 * 2**30

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode

Puts = tuple[bytes, bytes, bytes, bytes]  # item key, two index keys, and the item's JSON


def _hashed(text: bytes) -> bytes:
    return blake2b(text, digest_size=16).digest()


def partition_key(tenant_id: str) -> bytes:
    """What the keys of a tenant's items begin with."""
    return _TABLE_ID + _hashed(tenant_id.encode())


def status_key(status: str) -> bytes:
    """What the keys of a status's entries begin with."""
    return _STATUS_ID + _hashed(status.encode())


def item_key(item: workload.Item) -> bytes:
    """The key of an item."""
    return partition_key(item["tenant_id"]["S"]) + item["user_id"]["S"].encode()


def puts_of(item: workload.Item) -> Puts:
    """What is put for an item: itself, and a copy in each index."""
    key = item_key(item)
    end = _hashed(key)
    by_email = _EMAIL_ID + _hashed(item["email"]["S"].encode()) + end
    by_status = status_key(item["status"]["S"]) + item["created_at"]["S"].encode() + b"\0\0" + end
    return key, by_email, by_status, encode(item)


class RawStore:
    """An LMDB environment with the engine's settings."""

    def __init__(self, path: Path, *, is_synced: bool) -> None:
        self.environment: Any = lmdb.open(
            str(path),
            map_size=_MAP_BYTES,
            max_dbs=16,
            max_readers=1024,
            lib_version=1,
            sync=is_synced,
            readahead=False,
            max_spare_txns=16,
        )
        self.items = self.environment.open_db(b"items")
        self.entries = self.environment.open_db(b"entries")

    def close(self) -> None:
        """Closes the files."""
        self.environment.close()

    def load(self, count: int) -> None:
        """Puts items 0 to `count`."""
        for start in range(0, count, 1000):
            numbers = range(start, min(start + 1000, count))
            self.put_together([puts_of(workload.item(number)) for number in numbers])

    def get(self, key: bytes) -> Any:
        """One item, decoded."""
        with self.environment.begin() as txn:
            item_json = txn.get(key, db=self.items)
        return decode(item_json)

    def get_bytes(self, key: bytes) -> bytes:
        """One item as it is stored."""
        with self.environment.begin() as txn:
            return txn.get(key, db=self.items)

    def page(self, database: Any, prefix: bytes) -> list[Any]:
        """A page of items in key order, decoded."""
        with self.environment.begin() as txn, txn.cursor(db=database) as cursor:
            cursor.set_range(prefix)
            values = cursor.iternext(keys=False, values=True)
            return [decode(item_json) for item_json in islice(values, workload.PAGE_ITEMS)]

    def page_bytes(self, database: Any, prefix: bytes) -> bytes:
        """A page of items in key order, as they are stored."""
        with self.environment.begin() as txn, txn.cursor(db=database) as cursor:
            cursor.set_range(prefix)
            values = cursor.iternext(keys=False, values=True)
            return b",".join(islice(values, workload.PAGE_ITEMS))

    def put(self, puts: Puts) -> None:
        """Three puts and a commit."""
        key, by_email, by_status, item_json = puts
        with self.environment.begin(write=True) as txn:
            txn.put(key, item_json, db=self.items)
            txn.put(by_email, item_json, db=self.entries)
            txn.put(by_status, item_json, db=self.entries)

    def put_together(self, many: Iterable[Puts]) -> None:
        """Three puts for each item, and one commit."""
        with self.environment.begin(write=True) as txn:
            for key, by_email, by_status, item_json in many:
                txn.put(key, item_json, db=self.items)
                txn.put(by_email, item_json, db=self.entries)
                txn.put(by_status, item_json, db=self.entries)

    def change(self, key: bytes, name: str) -> None:
        """Reads, changes and puts back an item whose index keys stay as they are, and commits."""
        with self.environment.begin(write=True) as txn:
            self._change(txn, key, name)

    def transact(self, first: Puts, second: Puts, changed: bytes, checked: bytes) -> None:
        """Two new items, a change and a look at a fourth item, and one commit."""
        with self.environment.begin(write=True) as txn:
            for key, by_email, by_status, item_json in (first, second):
                txn.put(key, item_json, db=self.items)
                txn.put(by_email, item_json, db=self.entries)
                txn.put(by_status, item_json, db=self.entries)
            self._change(txn, changed, "Grace Hopper")
            decode(txn.get(checked, db=self.items))

    def _change(self, txn: Any, key: bytes, name: str) -> None:
        item = decode(txn.get(key, db=self.items))
        item["login_count"]["N"] = str(int(item["login_count"]["N"]) + 1)
        item["full_name"]["S"] = name
        txn.put(key, encode(item), db=self.items)
