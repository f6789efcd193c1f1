"""Defaults: every person has one default account, even under concurrent changes.

A membership has a flag. A record of the person names the account, and every change of the flag
writes it, so that concurrent changes cannot set two flags. A record of an ended membership is
ignored.
Not here: the route (`accounts.own_routes`).
"""

from __future__ import annotations

from typing import Any

from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.accounts.records import DefaultRecord
from tablewright.model.operations.writing import WriteOperation


async def first_default(
    parts: AccountParts, person: str, account_id: str
) -> list[WriteOperation[Any]]:
    """Returns the write of a person's first default account; nothing if there is one."""
    seen, shape = await _seen(parts, person), parts.accounts.members
    if seen is not None:
        item = await parts.db.run(shape.get(person, seen.account_id).consistently())
        if item is not None and shape.value(item, "is_default"):
            return []
    return [_naming(parts, person, account_id, seen)]


async def other_default(
    parts: AccountParts, person: str, account_id: str
) -> list[WriteOperation[Any]]:
    """Returns the write that replaces the default account of a person."""
    return [_naming(parts, person, account_id, await _seen(parts, person))]


def only_default(parts: AccountParts, person: str, account_id: str) -> WriteOperation[Any]:
    """Returns the write of the default account of a new person."""
    return _naming(parts, person, account_id, None)


async def _seen(parts: AccountParts, person: str) -> DefaultRecord | None:
    return await parts.db.run(DefaultRecord.get(parts.system, person).consistently())


def _naming(
    parts: AccountParts, person: str, account_id: str, seen: DefaultRecord | None
) -> WriteOperation[Any]:
    record = DefaultRecord(system=parts.system, person_id=person, account_id=account_id)
    if seen is None:
        return record.create()
    return record.put(DefaultRecord.account_id == seen.account_id)
