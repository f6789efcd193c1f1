"""Rights over ListBackup's own entities: permissions by resource, teams, and a role as a limit."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final

from tablewright.api.rules import Kind, Principal
from tablewright.client import AsyncDatabase
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.roles import ALL, Roles
from tablewright.kits.accounts.shapes import AccountShape, MemberShape
from tablewright.systems.listbackup.accounts import Account, Membership, Team, User
from tablewright.systems.listbackup.design import DESIGN
from tablewright.systems.listbackup.structures import TeamMember
from tablewright.testing import Stage
from tablewright.testing.data_keys import MemoryKeys

READ: Final = ("account.read", "sources.read", "jobs.read", "data.read", "tags.read")
ROLES: Final = Roles(
    permissions=(*READ, "sources.update", "jobs.create", "restores.create", "billing.read"),
    roles={
        "owner": ALL,
        "admin": (*READ, "sources.update", "jobs.create", "restores.create"),
        "member": (*READ, "sources.update", "jobs.create"),
        "readonly": READ,
    },
)


def _flat(by_resource: Mapping[str, Sequence[str]]) -> dict[str, bool]:
    return {f"{one}.{verb}": True for one, verbs in by_resource.items() for verb in verbs}


def _by_resource(exceptions: Mapping[str, bool]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for permission in sorted(exceptions):
        resource, _, verb = permission.partition(".")
        found.setdefault(resource, []).append(verb)
    return found


ACCOUNTS: Final = AccountShape(
    Account,
    id=Account.account_id,
    parent=Account.parent_account_id,
    path=Account.account_path,
    name=Account.account_name,
    level=Account.level,
    state=Account.status,
    get=Account.get,
    children=Account.children,
    kind=Account.account_type,
    kinds=("conglomerate", "subsidiary", "division", "location"),
    metadata=Account.metadata,
    root=Account.root_account_id,
    created_by=Account.created_by,
    states={"terminated": "inactive"},
)
MEMBERS: Final = MemberShape(
    Membership,
    person=Membership.user_id,
    account=Membership.account_id,
    role=Membership.role,
    state=Membership.status,
    exceptions=Membership.permissions,
    email=None,
    ends_at=None,
    get=Membership.get,
    of_person=Membership.of_user,
    of_account=Membership.in_account,
    invited_by=Membership.invited_by,
    joined_at=Membership.joined_at,
    read_exceptions=_flat,
    write_exceptions=_by_resource,
)


def _accounts(db: AsyncDatabase) -> Accounts:
    async def of_teams(person: str, ids: Sequence[str]) -> Mapping[str, Collection[str]]:
        found: dict[str, set[str]] = {}
        for account_id in ids:
            for team in await db.all(Team.of_account(account_id)):
                if person in [one.user_id for one in team.members]:
                    found.setdefault(account_id, set()).update(_flat(team.permissions))
        return found

    async def most(person: str) -> Collection[str] | None:
        user = await db.run(User.get(person).consistently())
        return READ if user is not None and user.role == "readonly" else None

    return Accounts(db, ROLES, ACCOUNTS, MEMBERS, extra=of_teams, ceiling=most)


def _account(account_id: str, *above: str) -> Account:
    """A new account, with the roles that the kit gives."""
    return ACCOUNTS.new(
        id=account_id,
        parent=above[-1] if above else None,
        path="".join(f"/{one}" for one in (*above, account_id)) + "/",
        name=account_id,
        kind="division",
        level=len(above),
        state="active",
        root=(*above, account_id)[0],
        created_by="ann",
    )


async def _stored(db: AsyncDatabase) -> None:
    await db.create_tables(DESIGN)
    now = datetime.now(UTC)
    team = Team(
        account_id="east",
        team_id="t1",
        team_name="Restorers",
        members=[TeamMember(user_id=one, joined_at=now) for one in ("ben", "eve")],
        permissions={"restores": ["create"]},
        created_by="ann",
    )
    members = {
        ("ann", "root"): ("owner", {}),
        ("ben", "root"): ("member", {"billing.read": True}),
        ("eve", "east"): ("member", {}),
    }
    for one in (_account("root"), _account("east", "root"), _account("west", "root"), team):
        await db.run(one.create())
    for (person, account), (role, more) in members.items():
        exceptions = MEMBERS.write_exceptions(more)
        new = MEMBERS.new(
            person=person, account=account, role=role, state="active", exceptions=exceptions
        )
        await db.run(new.create())
        user: dict[str, Any] = {"role": "readonly"} if person == "eve" else {}
        email = f"{person}@example.com"
        home = User(
            user_id=person, email=email, username=person, name=person, account_id="root", **user
        )
        await db.run(home.create())


def test_rights_add_up_from_roles_permissions_teams_and_are_limited_by_the_users_role():
    async def main() -> None:
        with Stage(start=4e9, lag_seconds=0) as stage:
            db = stage.async_database(keys=MemoryKeys())
            await _stored(db)
            accounts = _accounts(db)

            async def rights(person: str, place: str) -> set[str] | None:
                who = Principal(Kind.SESSION, subject=person, person=person)
                found = await accounts.rights(who, place)
                return None if found is None else set(found.permissions)

            member = {*READ, "sources.update", "jobs.create"}
            assert set(ROLES.permissions) == await rights("ann", "west")
            assert {*member, "billing.read"} == await rights("ben", "west")
            assert {*member, "billing.read", "restores.create"} == await rights("ben", "east")
            assert set(READ) == await rights("eve", "east")
            assert await rights("eve", "root") is None
            tree = await db.all(Account.in_path("root"))
            assert ["root", "east", "west"] == [one.account_id for one in tree]
            closed = ACCOUNTS.at(id="east").update(*ACCOUNTS.set(state="inactive"))
            await db.run(closed)
            assert await rights("ben", "east") is None

    asyncio.run(main())


def test_permissions_are_stored_by_resource_and_read_as_they_were_given():
    given = {"data.read": True, "sources.read": True, "sources.update": True}
    stored = MEMBERS.write_exceptions(given)
    assert {"data": ["read"], "sources": ["read", "update"]} == stored
    assert given == MEMBERS.read_exceptions(stored)
