"""The key check: a store is served only with the keys of its encrypted values.

The store contains the id of a data key and the fingerprints of the current and the previous master
key. A start unwraps that data key. A new, empty or foreign keys directory cannot, and is rejected
before anything is written. Master keys can be rotated: rewrapped data keys keep their ids. A store
from before this check is tested with its encrypted values.
Not here: the keys (`serving.secrets`), the record (`api.key_check_records`).
"""

from __future__ import annotations

import asyncio
from base64 import b64decode
from collections.abc import AsyncGenerator, Iterable
from contextlib import suppress
from typing import Any, Final

from tablewright.api.key_check_records import KeyCheckRecord
from tablewright.client import AsyncDatabase
from tablewright.client.keys import Keyring
from tablewright.errors import (
    AlreadyExistsError,
    ConflictError,
    EnvelopeError,
    KeyStoreUnavailableError,
    RequestError,
    WrappedKeyError,
    WrongKeysError,
)
from tablewright.model import update_of
from tablewright.model.design import Design, TableDesign
from tablewright.model.stored.envelopes import key_id_of
from tablewright.serving.secrets import Secrets

_NAME: Final = "master"
_SCOPE: Final = ""  # of the tested data key: no tenant's shredding affects it


async def check_keys(db: AsyncDatabase, secrets: Secrets, designs: Iterable[Design]) -> None:
    """Stores new secrets and the check value; raises `WrongKeysError` if the keys do not match.

    Nothing is written to the keys directory or the store before that.
    """
    record = await _recorded(db)
    if record is None:
        await _check_values(db, secrets, designs)
        secrets.keep()
        if await _is_added(db, await _record_of(secrets.keys)):
            return
        record = await _recorded(db)  # another process was faster
        assert record is not None
    await asyncio.to_thread(_check_record, record, secrets)
    secrets.keep()
    await _renew(db, record, await _record_of(secrets.keys))


async def _recorded(db: AsyncDatabase) -> KeyCheckRecord | None:
    return await db.run(KeyCheckRecord.get(_NAME).consistently())


async def _record_of(keys: Keyring) -> KeyCheckRecord:
    data_key = None
    with suppress(KeyStoreUnavailableError):  # a read-only directory gets no new key
        data_key = (await asyncio.to_thread(keys.current, _SCOPE)).id
    return KeyCheckRecord(name=_NAME, data_key=data_key, current=keys.master_id)


async def _is_added(db: AsyncDatabase, record: KeyCheckRecord) -> bool:
    try:
        await db.run(record.create())
    except AlreadyExistsError:
        return False
    return True


def _check_record(record: KeyCheckRecord, secrets: Secrets) -> None:
    if record.data_key is None and record.current == secrets.keys.master_id:
        return
    try:
        secrets.keys.by_id(_SCOPE, record.data_key or "")
    except (RequestError, WrappedKeyError) as error:
        raise WrongKeysError(
            f"The store was written with master key {record.current}, and the keys in "
            f"{secrets.folder} cannot open it: {_found(secrets, record.current)}."
        ) from error


def _found(secrets: Secrets, wanted: str) -> str:
    if secrets.is_new:
        return "master.key is missing"
    if secrets.keys.master_id == wanted:
        return "keys.json is missing, or older than the store"
    return f"master.key is {secrets.keys.master_id}"


async def _renew(db: AsyncDatabase, old: KeyCheckRecord, new: KeyCheckRecord) -> None:
    """Records a new master key or data key."""
    data_key = new.data_key or old.data_key
    if (old.current, old.data_key) == (new.current, data_key):
        return
    draft = old.edited()
    draft.data_key = data_key
    if old.current != new.current:
        draft.current, draft.previous = new.current, old.current
    try:
        await db.run(update_of(draft))
    except ConflictError:
        return  # another process with these keys has just done so


async def _check_values(db: AsyncDatabase, secrets: Secrets, designs: Iterable[Design]) -> None:
    """Tests the keys on the encrypted values of a store without a check value."""
    tried: set[str] = set()
    for table in (table for design in designs for table in design.tables):
        async for key_id in _data_keys(db, table):
            if key_id not in tried and await asyncio.to_thread(secrets.keys.holds, key_id):
                return
            tried.add(key_id)
    # Values of shredded tenants open with no key, and prove nothing about the others.
    if tried and not secrets.keys.has_shredded():
        raise WrongKeysError(
            f"The store contains encrypted values, and the keys in {secrets.folder} open none of"
            f" them: {'master.key is missing' if secrets.is_new else 'they are of another store'}."
        )


async def _data_keys(db: AsyncDatabase, table: TableDesign) -> AsyncGenerator[str]:
    """Returns the ids of the data keys of a table's values."""
    found = {one.name for entity in table.entities for one in entity.attributes if one.encrypted}
    if not found:
        return
    names = {f"#{number}": name for number, name in enumerate(sorted(found))}
    request: dict[str, Any] = {
        "TableName": table.name,
        "FilterExpression": " OR ".join(f"attribute_exists({one})" for one in names),
        "ProjectionExpression": ", ".join(names),
        "ExpressionAttributeNames": names,
        "ConsistentRead": True,
    }
    while True:
        page = await db.call("Scan", request)
        for envelope in (value for item in page["Items"] for value in item.values()):
            try:
                yield key_id_of(b64decode(envelope["B"]))
            except (KeyError, ValueError, EnvelopeError):
                continue  # null, or not encrypted by us
        if "LastEvaluatedKey" not in page:
            return
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]
