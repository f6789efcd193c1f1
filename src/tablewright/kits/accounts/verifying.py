"""Verifying: finds accounts, members and counts that contradict each other.

    problems = await verify(parts, root_id)        # an empty list, or sentences for people

A nightly job may recount; tests call it after every kill.
Not here: the invariants of each change (`accounts.tree`, `accounts.members`, `accounts.moving`).
"""

from __future__ import annotations

from typing import Any

from tablewright.kits.accounts.members import INVITE
from tablewright.kits.accounts.parts import ACCOUNTS, ADMINS, USERS, AccountParts
from tablewright.kits.accounts.records import SeatRecord
from tablewright.kits.accounts.tree import children


async def counted(parts: AccountParts, root_id: str) -> dict[str, int]:
    """Counts the accounts, people and administrators of a tree from its data."""
    found = await _tree(parts, root_id)
    shape = parts.accounts.members
    people: set[str] = set()
    admins = 0
    for account in found:
        for item in await _members(parts, account):
            people.add(shape.value(item, "person"))
            admins += parts.counts_as_admin(account, shape.member(item))
    purged = [one for one in found if parts.accounts.accounts.value(one, "purged_at") is not None]
    return {ACCOUNTS: len(found) - len(purged), USERS: len(people), ADMINS: admins}


async def verify(parts: AccountParts, root_id: str) -> list[str]:
    """Returns the contradictions in a tree that has no move in progress."""
    accounts, problems = parts.accounts.accounts, list[str]()
    found = await _tree(parts, root_id)
    paths = {accounts.value(one, "id"): accounts.value(one, "path") for one in found}
    for account in found:
        account_id, parent = accounts.value(account, "id"), accounts.value(account, "parent")
        path = f"{paths.get(parent, '/') if parent else '/'}{account_id}/"
        if accounts.value(account, "path") != path:
            problems.append(f"Account {account_id} has the path {accounts.value(account, 'path')}.")
        if accounts.value(account, "level") != path.count("/") - 2:
            problems.append(f"Account {account_id} has a wrong level.")
    stored = dict(accounts.value(found[0], "counts") or {})
    real = await counted(parts, root_id)
    if {name: stored.get(name, 0) for name in real} != real:
        problems.append(f"Account {root_id} has the counts {stored} instead of {real}.")
    if real[ADMINS] < 1:
        problems.append(f"Account {root_id} has no {parts.accounts.roles.top}.")
    problems += await _wrong_seats(parts, found, root_id)
    return problems


async def _wrong_seats(parts: AccountParts, found: list[Any], root_id: str) -> list[str]:
    shape = parts.accounts.members
    held: dict[str, int] = {}
    for account in found:
        for item in await _members(parts, account):
            person = shape.value(item, "person")
            held[person] = held.get(person, 0) + 1
    seats = await parts.db.all(SeatRecord.of_tree(parts.system, root_id).consistently())
    stored = {one.person_id: one.memberships for one in seats}
    return [] if stored == held else [f"Seats of {root_id} are {stored} instead of {held}."]


async def _tree(parts: AccountParts, root_id: str) -> list[Any]:
    row = [await parts.account(root_id)]
    found = list(row)
    while row:
        shape = parts.accounts.accounts
        row = [one for each in row for one in await children(parts, shape.value(each, "id"))]
        found += row
    return found


async def _members(parts: AccountParts, account: Any) -> list[Any]:
    shape = parts.accounts.members
    account_id = parts.accounts.accounts.value(account, "id")
    items = await parts.db.all(shape.of_account(account_id))
    return [one for one in items if not shape.value(one, "person").startswith(INVITE)]
