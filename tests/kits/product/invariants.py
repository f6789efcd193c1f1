"""Invariants of the product: what must hold whatever happened, and whenever a process died.

The numbers are those of core's specification, section 11.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from tablewright.kits.accounts.members import INVITE
from tablewright.kits.accounts.verifying import verify
from tablewright.kits.inbound.records import InboundDelivery
from tablewright.kits.sessions.records import SessionRecord
from tests.kits.product.sources import Source
from tests.kits.product.world import World

ADDRESSES = [f"{name}@example.com" for name in ("ann", "ben", "cat", "new")]
_STATES = {
    "account_suspended": "suspended",
    "account_reactivated": "active",
    "account_terminated": "terminated",
    "account_restored": "active",
}


async def problems(world: World) -> list[str]:
    """Everything that contradicts an invariant, as sentences."""
    found: list[str] = []
    for check in CHECKS:
        found += await check(world)
    return found


async def _all(world: World, entity: Any) -> list[Any]:
    return list(await world.db.all(entity.scan().with_hidden()))


async def _trees(world: World) -> list[str]:
    """1, 2 and 10: paths, administrators and counts."""
    parts, found = world.running.parts.accounts.parts, list[str]()
    shape = parts.accounts.accounts
    for account in await _all(world, shape.entity):
        if shape.value(account, "parent") is None:
            found += await verify(parts, shape.value(account, "id"))
        if shape.value(account, "moving"):
            found.append(f"Account {shape.value(account, 'id')} still moves.")
    return found


async def _people(world: World) -> list[str]:
    """3: an address belongs to one person, and is found."""
    people, found = world.running.parts.people, list[str]()
    shape = people.shape
    persons = await _all(world, shape.entity)
    count = Counter(shape.value(one, "email") for one in persons)
    found += [
        f"{email} belongs to {number} people." for email, number in count.items() if number > 1
    ]
    for email in {*count, *ADDRESSES}:
        owner = await world.db.run(shape.by_email(email))
        if (owner is None) == (email in count):
            found.append(f"The address {email} is not found, or nobody has it.")
    return found


async def _sessions(world: World) -> list[str]:
    """A user who has left has no session."""
    people, found = world.running.parts.people, list[str]()
    for one in await _all(world, SessionRecord):
        if await people.find(one.subject) is None:
            found.append(f"{one.subject} has left, and has a session.")
    return found


async def _defaults(world: World) -> list[str]:
    """3: no user has two default accounts."""
    shape = world.running.parts.accounts.accounts.members
    members = await _all(world, shape.entity)
    count = Counter(shape.value(one, "person") for one in members if shape.value(one, "is_default"))
    return [f"{who} has {number} default accounts." for who, number in count.items() if number > 1]


async def _invitations(world: World) -> list[str]:
    """An address has one open invitation to an account."""
    shape = world.running.parts.accounts.accounts.members
    count = Counter(
        (shape.value(one, "account"), shape.value(one, "email"))
        for one in await _all(world, shape.entity)
        if shape.value(one, "email") is not None
    )
    return [f"{place} has {number} invitations." for place, number in count.items() if number > 1]


async def _log(world: World) -> list[tuple[str, str, str, Any]]:
    """The entries of all tenants in the order of time: tenant, event, resource and details."""
    shape = world.running.parts.audit.shape
    entries = sorted(await _all(world, shape.entity), key=lambda one: shape.value(one, "id"))
    roles = ("tenant", "event", "resource_id", "details")
    return [tuple(shape.value(one, role) for role in roles) for one in entries]  # type: ignore[misc]


async def _accounts_log(world: World) -> list[str]:
    """12: every account and every state of it has its entry."""
    shape, found = world.running.parts.accounts.accounts.accounts, list[str]()
    log = await _log(world)
    created = Counter(about for _, event, about, _ in log if event == "account_created")
    states: dict[str, str] = {}
    for _, event, about, _ in log:
        if event in _STATES:
            if states.get(about, "active") == _STATES[event]:
                found.append(f"Account {about} became {_STATES[event]} twice.")
            states[about] = _STATES[event]
    accounts = {shape.value(one, "id"): one for one in await _all(world, shape.entity)}
    if created != Counter(dict.fromkeys(accounts, 1)):
        found.append(f"Accounts are {sorted(accounts)}, and the log says {sorted(created)}.")
    for account_id, account in accounts.items():
        stored = shape.state_in(account).value
        if stored != states.get(account_id, "active"):
            found.append(f"Account {account_id} is {stored}, and the log says otherwise.")
    return found


async def _members_log(world: World) -> list[str]:
    """12: everyone who belongs to an account has joined it, and has not left since."""
    shape, log = world.running.parts.accounts.accounts.members, await _log(world)
    balance = Counter[tuple[str, str]]()
    for tenant, event, about, _ in log:
        balance[tenant, about] += (event == "member_joined") - (
            event in ("member_removed", "member_left")
        )
    members = Counter[tuple[str, str]]()
    for one in await _all(world, shape.entity):
        person, account = shape.value(one, "person"), shape.value(one, "account")
        if not person.startswith(INVITE):
            members[account, person] += 1
    of_accounts = world.running.parts.accounts.accounts.accounts
    accounts = {of_accounts.value(one, "id"): one for one in await _all(world, of_accounts.entity)}
    roots = [one for one, item in accounts.items() if of_accounts.value(item, "parent") is None]
    unexplained = Counter[str]()  # the founder of a root is there without having joined
    for place in {*balance, *members}:
        unexplained[place[0]] += members[place] - balance[place]
    return [
        f"{account}: {count} memberships without an entry."
        for account, count in unexplained.items()
        if account in accounts
        and of_accounts.value(accounts[account], "purged_at") is None
        and count != (account in roots)
    ]


async def _keys_log(world: World) -> list[str]:
    """12: every key was created once, and revoked at most once."""
    shape, log = world.running.parts.keys.shape, await _log(world)
    created = Counter(about for _, event, about, _ in log if event == "apikey_created")
    revoked = Counter(about for _, event, about, _ in log if event == "apikey_revoked")
    keys = await _all(world, shape.entity)
    found: list[str] = []
    if created != Counter(shape.value(one, "id") for one in keys):
        found.append(f"The log creates the keys {created}.")
    is_revoked = Counter(
        shape.value(one, "id")
        for one in keys
        if getattr(shape.value(one, "state"), "value", shape.value(one, "state")) == "revoked"
    )
    return found if revoked == is_revoked else [*found, f"The log revokes the keys {revoked}."]


async def _sources(world: World) -> list[str]:
    """Deliveries count once and are handled once, and sources have their entries."""
    log, found = await _log(world), list[str]()
    sources = await _all(world, Source)
    created = Counter(about for _, event, about, _ in log if event == "source_created")
    if created != Counter(one.source_id for one in sources):
        found.append(f"The log creates the sources {created}.")
    deleted = {about for _, event, about, _ in log if event == "source_deleted"}
    if deleted != {one.source_id for one in sources if one.deleted_at is not None}:
        found.append(f"The log deletes the sources {deleted}.")
    for one in sources:
        if one.handled != one.deliveries:
            found.append(f"{one.source_id}: {one.deliveries} deliveries, {one.handled} handled.")
    known = len(await _all(world, InboundDelivery))
    if known != sum(one.deliveries + one.handled for one in sources):
        found.append(f"{known} deliveries are known, and other numbers were counted.")
    return found


# Of every product on the kits, and of the product.
KIT_CHECKS = (
    *(_trees, _people, _sessions, _defaults, _invitations),
    *(_accounts_log, _members_log, _keys_log),
)
CHECKS = (*KIT_CHECKS, _sources)
