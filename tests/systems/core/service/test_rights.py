"""Rights of core against a model of the algorithm in section 4 of its specification.

The model walks from the root to an account, and shares nothing with the kit but the words. It uses
the table of roles that the security matrix uses.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from hypothesis import given
from hypothesis import strategies as st

from tablewright.model import transaction
from tablewright.systems.core.design import Account, Membership
from tablewright.systems.core.design.values import (
    AccountStatus,
    AccountType,
    MembershipStatus,
    Role,
)
from tablewright.testing.system import in_memory
from tests.systems.core.service.policy import ROLES
from tests.systems.core.service.world import CORE, Core

DEPTH: Final = 5
# A route that reads and requires no more than one permission.
CHECKED: Final = {
    "account.read": "",
    "users.read": "/members",
    "users.invite": "/invitations",
    "apikeys.read": "/api-keys",
    "webhooks.read": "/webhooks",
    "activities.read": "/activities",
    "usage.read": "/usage",
    "billing.read": "/plan",
}


@dataclass(frozen=True)
class Member:
    """A membership of the person whose rights are asked for."""

    role: str
    state: str
    exceptions: dict[str, bool] = field(default_factory=dict[str, bool])


@dataclass(frozen=True)
class Place:
    """An account of a chain, from the root down."""

    state: str
    member: Member | None


def name_of(permission: str) -> str:
    """A permission without its limit."""
    return permission.partition(":")[0]


def rights(chain: Sequence[Place]) -> set[str]:
    """What the specification says that a person may do in the last account of a chain."""
    held: set[str] = set()
    for place in chain:
        member = place.member
        if member is None or member.state == "pending":
            continue
        if member.state == "suspended":
            return set()
        held |= set(ROLES.roles[member.role])
        held |= {one for one, is_given in member.exceptions.items() if is_given}
        denied = {one for one, is_given in member.exceptions.items() if not is_given}
        held = {one for one in held if name_of(one) not in denied}
    states = {place.state for place in chain}
    if "terminated" in states:
        is_admin = any(
            one.member is not None and (one.member.role, one.member.state) == ("admin", "active")
            for one in chain
        )
        held &= {"account.read", "account.terminate"} if is_admin else set[str]()
    elif "suspended" in states:
        held = {
            one
            for one in held
            if name_of(one).endswith(".read")
            or one.startswith("billing.")
            or one in ("data.export", "account.suspend")
        }
    return {one for one in held if one == name_of(one) or name_of(one) not in held}


_MEMBERS: Final = st.builds(
    Member,
    role=st.sampled_from(list(ROLES.roles)),
    state=st.sampled_from(["active", "active", "active", "pending", "suspended"]),
    exceptions=st.dictionaries(st.sampled_from(ROLES.permissions), st.booleans(), max_size=5),
)
_STATES: Final = st.sampled_from(["active", "active", "active", "suspended", "terminated"])
_CHAINS: Final = st.lists(
    st.builds(Place, state=_STATES, member=st.none() | _MEMBERS), min_size=1, max_size=DEPTH
)


async def _planted(core: Core, person: str, chain: Sequence[Place]) -> list[str]:
    """Stores a chain of accounts; returns their ids."""
    ids: list[str] = []
    for level, place in enumerate(chain):
        account_id = core.ids.uuid()
        account = Account(
            account_id=account_id,
            parent_account_id=ids[-1] if ids else None,
            account_path="".join(f"/{one}" for one in [*ids, account_id]) + "/",
            account_type=AccountType.CONGLOMERATE,
            account_name=f"Level {level}",
            level=level,
            status=AccountStatus(place.state),
        )
        writes: list[Any] = [account.create()]
        if place.member is not None:
            membership = Membership(
                user_id=person,
                account_id=account_id,
                role=Role(place.member.role),
                status=MembershipStatus(place.member.state),
                permissions=place.member.exceptions,
            )
            writes.append(membership.create())
        await core.db.run(transaction(*writes))
        ids.append(account_id)
    return ids


async def _check(core: Core, person: str, account: str, expected: set[str]) -> None:
    listed = await core.ask("ann", "GET", f"/accounts/{account}/members/{person}/rights")
    if not expected or "account.read" not in expected:
        assert (403 if expected else 404) == listed.status
    else:
        assert sorted(expected) == sorted(one["permission"] for one in listed.json["items"])
    for permission, path in CHECKED.items():
        found = await core.ask("ann", "GET", f"/accounts/{account}{path}")
        is_held = permission in {name_of(one) for one in expected}
        assert (200 if is_held else 403 if expected else 404) == found.status, permission


@given(chains=st.lists(_CHAINS, min_size=1, max_size=4))
def test_rights_are_those_of_the_specification_in_every_account_of_a_chain(
    chains: list[list[Place]],
):
    async def main() -> None:
        async with in_memory(CORE, Core) as core:
            person = await core.join("ann")
            for chain in chains:
                for last, account in enumerate(await _planted(core, person, chain)):
                    await _check(core, person, account, rights(chain[: last + 1]))

    asyncio.run(main())


def test_the_model_is_that_of_the_specification():
    admin, viewer = Member("admin", "active"), Member("viewer", "active")
    group = Place("active", admin)
    assert "data.export" in rights([group, Place("active", None)])
    denied = Member("viewer", "active", {"data.export": False})
    assert "data.export" not in rights([group, Place("active", denied)])
    assert set() == rights([group, Place("active", Member("admin", "suspended"))])
    assert set() == rights([Place("active", Member("admin", "pending"))])
    assert {"account.read", "account.terminate"} == rights([Place("terminated", admin)])
    assert set() == rights([Place("terminated", viewer)])
    assert "account.suspend" in rights([Place("suspended", admin), Place("active", None)])
    assert "account.update" not in rights([Place("suspended", admin), Place("active", None)])
