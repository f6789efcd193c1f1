"""Memberships: users in accounts, and invitations among them."""

from __future__ import annotations

from datetime import timedelta

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.systems.core.design import Membership
from tablewright.systems.core.design.values import MembershipStatus, Role
from tests.systems.core.reading import by_twos, minute

TABLE = "users_accounts"

ROLES = list(Role)


@pytest.fixture
def members(db: Database) -> list[Membership]:
    """Eight users, each in both accounts, in one role in the first and as viewer in the second."""
    made = [
        Membership(user_id=f"u{number}", account_id=account, role=role)
        for number in range(8)
        for account, role in (("acme", ROLES[number % 4]), ("globex", Role.VIEWER))
    ]
    return [db.run(one.create()) for one in made]


def test_a_user_cannot_join_twice(db: Database, members: list[Membership]):
    with pytest.raises(TablewrightError, match="Membership already exists under this key"):
        db.run(Membership(user_id="u1", account_id="acme", role=Role.ADMIN).create())


def test_the_accounts_of_a_user_come_in_the_order_of_their_ids(
    db: Database, members: list[Membership]
):
    db.run(Membership(user_id="u1", account_id="initech", role=Role.ADMIN).create())
    found = by_twos(db, Membership.of_user("u1"))
    assert ["acme", "globex", "initech"] == [one.account_id for one in found]


def test_the_users_of_an_account_come_by_role(db: Database, members: list[Membership]):
    found = by_twos(db, Membership.in_account("acme"))
    expected = [role for role in ("admin", "manager", "member", "viewer") for _ in range(2)]
    assert expected == [one.role.value for one in found]


def test_the_users_of_an_account_in_one_role_are_found(db: Database, members: list[Membership]):
    found = by_twos(db, Membership.in_account("acme", Role.MEMBER))
    assert ["u2", "u6"] == sorted(one.user_id for one in found)
    assert 8 == len(by_twos(db, Membership.in_account("globex", Role.VIEWER)))


def test_permissions_in_an_account_are_found(db: Database):
    permissions = {"sources.delete": True, "users.invite": False}
    mine = Membership(user_id="u", account_id="acme", role=Role.MEMBER, permissions=permissions)
    db.run(mine.create())
    found = db.run(Membership.get("u", "acme"))
    assert found is not None
    assert permissions == found.permissions
    assert db.run(Membership.get("u", "globex")) is None


def test_an_invitation_waits_among_the_members(db: Database, members: list[Membership]):
    invitation = Membership(
        user_id="invite#9f86d081",
        account_id="acme",
        role=Role.MEMBER,
        status=MembershipStatus.PENDING,
        invited_by="u0",
        email="New@Example.com",
        expires_at=minute(0) + timedelta(days=7),
    )
    db.run(invitation.create())
    in_account = Membership.in_account("acme")
    waiting = db.all(in_account.where(Membership.status == MembershipStatus.PENDING))
    assert [("invite#9f86d081", "new@example.com")] == [(m.user_id, m.email) for m in waiting]
    assert 8 == len(db.all(in_account.where(Membership.status == MembershipStatus.ACTIVE)))


def test_a_client_of_an_account_sees_no_other_accounts(db: Database, members: list[Membership]):
    bound = db.for_tenant("acme")
    assert ["acme"] == [one.account_id for one in bound.all(Membership.of_user("u1"))]
    with pytest.raises(TablewrightError):
        bound.all(Membership.in_account("globex"))
