"""Every access pattern of ListBackup, on two accounts' data side by side."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter
from typing import Any, TypeVar

import pytest

from tablewright.client import Database
from tablewright.errors import TenantMismatchError
from tablewright.model import Entity, Operation, Query, after, begins, between, starting, until
from tablewright.systems.listbackup.design import (
    DESIGN,
    Account,
    Activity,
    Connection,
    Job,
    Membership,
    Notification,
    OAuthState,
    OAuthToken,
    RefreshToken,
    Source,
    Tag,
    Team,
    TokenFamily,
    User,
)
from tests.systems.listbackup.customers import Customer, hashed, minute
from tests.systems.yggdrasil.reading import in_pages

E = TypeVar("E", bound=Entity)


def by(name: str, entities: Iterable[E]) -> list[E]:
    """Entities in the order of an attribute."""
    return sorted(entities, key=attrgetter(name))


# Users


def test_a_user_is_got_by_id(db: Database, acme: Customer):
    assert acme.one(User, user_id="acme-u3") == db.run(User.get("acme-u3"))
    assert db.run(User.get("nobody")) is None


def test_a_user_is_got_by_email_however_it_is_spelled(db: Database, acme: Customer, bolt: Customer):
    assert acme.one(User, user_id="acme-u3") == db.run(User.by_email("u3@acme.example"))
    assert bolt.one(User, user_id="bolt-u3") == db.run(User.by_email(" U3@Bolt.Example"))
    assert db.run(User.by_email("u3@acme")) is None


def test_a_user_is_got_by_username(db: Database, acme: Customer):
    assert acme.one(User, user_id="acme-u3") == db.run(User.by_username("ACME-u3"))
    assert db.run(User.by_username("nobody")) is None


# Accounts


def test_the_children_of_an_account_are_listed(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = customer.having(Account, parent_account_id=customer.id)
        assert 5 == len(wanted)
        # The index has no sort key, so they come in no certain order.
        assert by("account_id", wanted) == by(
            "account_id", in_pages(db, Account.children(customer.id))
        )
    assert ["acme-grandchild"] == [one.account_id for one in db.all(Account.children("acme-c1"))]


def test_an_account_is_found_at_the_end_of_its_path(db: Database, acme: Customer):
    wanted = acme.one(Account, account_id="acme-grandchild")
    assert wanted == db.run(Account.by_path("/acme/acme-c1/acme-grandchild/"))
    assert db.run(Account.by_path("/acme-c1/")) is None


def test_all_accounts_below_a_path_are_found_in_the_order_of_paths(
    db: Database, acme: Customer, bolt: Customer
):
    for customer in (acme, bolt):
        whole = by("account_path", customer.having(Account))
        assert 7 == len(whole)
        assert whole == in_pages(db, Account.in_path(customer.id))
        path = f"/{customer.id}/{customer.id}-c1/"
        below = [one for one in whole if one.account_path.startswith(path)]
        assert 2 == len(below)
        assert below == in_pages(db, Account.in_path(customer.id, starting(path)))
        # The same without the added index: from parent to children, or for operators by a scan.
        assert below == by("account_path", _subtree(db, f"{customer.id}-c1"))
        scan = Account.scan().where(begins(Account.account_path, path))
        assert below == by("account_path", db.all(scan))


def _subtree(db: Database, account_id: str) -> list[Account]:
    account = db.run(Account.get(account_id))
    assert account is not None
    below = [_subtree(db, child.account_id) for child in db.all(Account.children(account_id))]
    return [account, *(one for found in below for one in found)]


def test_the_root_of_a_hierarchy_has_no_parent_attribute(db: Database, acme: Customer):
    key = {"accountId": {"S": "acme"}}
    item = db.call("GetItem", {"TableName": "listbackup-dev-accounts", "Key": key})["Item"]
    assert "parentAccountId" not in item


def test_members_of_an_account_and_accounts_of_a_user_are_listed(
    db: Database, acme: Customer, bolt: Customer
):
    for customer in (acme, bolt):
        wanted = by("user_id", customer.having(Membership))
        assert wanted == in_pages(db, Membership.in_account(customer.id))
        one = customer.one(Membership, user_id="both")
        assert one == db.run(Membership.get("both", customer.id))
    both = [*acme.having(Membership, user_id="both"), *bolt.having(Membership, user_id="both")]
    assert by("account_id", both) == in_pages(db, Membership.of_user("both"), size=1)


def test_teams_are_listed_by_account_and_found_by_id(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = by("team_id", customer.having(Team))
        assert wanted == in_pages(db, Team.of_account(customer.id))
        assert wanted[2] == db.run(Team.find(f"{customer.id}-team2"))
        assert wanted[2] == db.run(Team.get(customer.id, f"{customer.id}-team2"))


# Sources and jobs


def test_sources_are_listed_by_account(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = by("source_id", customer.having(Source))
        assert wanted == in_pages(db, Source.of_account(customer.id))
        assert wanted[4] == db.run(Source.find(f"{customer.id}-s4"))
        assert wanted[4] == db.run(Source.get(customer.id, f"{customer.id}-s4"))


def test_sources_are_listed_by_platform(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = by("source_id", customer.having(Source, platform="stripe"))
        found = in_pages(db, Source.by_platform(customer.id, "stripe"))
        assert 3 == len(wanted)
        assert wanted == by("source_id", found)
    assert [] == db.all(Source.by_platform("acme", "hubspot"))


def test_sources_are_listed_by_status(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = by("source_id", customer.having(Source, status="active"))
        found = in_pages(db, Source.by_status(customer.id, "active"), size=3)
        assert 4 == len(wanted)
        assert wanted == by("source_id", found)


def test_jobs_are_listed_by_account_in_the_order_of_ids(
    db: Database, acme: Customer, bolt: Customer
):
    for customer in (acme, bolt):
        wanted = by("job_id", customer.having(Job))
        assert wanted == in_pages(db, Job.of_account(customer.id))
        assert wanted[::-1] == in_pages(db, Job.of_account(customer.id).newest_first())
        assert wanted[5] == db.run(Job.find(f"{customer.id}-j5"))
        assert wanted[5] == db.run(Job.get(customer.id, f"{customer.id}-j5"))


def test_jobs_are_listed_by_status(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = by("job_id", customer.having(Job, status="running"))
        found = in_pages(db, Job.by_status(customer.id, "running"), size=1)
        assert 2 == len(wanted)
        assert wanted == by("job_id", found)


def test_jobs_of_a_source_come_in_the_order_of_time(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        source_id = f"{customer.id}-s0"
        wanted = by("created_at", customer.having(Job, source_id=source_id))
        assert ["j3", "j2", "j1", "j0"] == [one.job_id[-2:] for one in wanted]
        assert wanted == in_pages(db, Job.of_source(source_id))
        recent = Job.of_source(source_id, after(wanted[1].created_at)).newest_first()
        assert wanted[:1:-1] == in_pages(db, recent, size=1)


# Activities and notifications


def test_activities_of_an_account_come_in_the_order_of_time(
    db: Database, acme: Customer, bolt: Customer
):
    for customer in (acme, bolt):
        wanted = by("created_at", customer.having(Activity))
        assert wanted == in_pages(db, Activity.of_account(customer.id))
        some = Activity.of_account(customer.id, between(minute(1), minute(4)))
        assert wanted[1:5] == in_pages(db, some)
        assert wanted[4:0:-1] == in_pages(db, some.newest_first())
        activity = wanted[3]
        got = Activity.get(customer.id, activity.created_at, activity.event_id)
        assert activity == db.run(got)


def test_activities_of_a_user_come_in_the_order_of_time(
    db: Database, acme: Customer, bolt: Customer
):
    both = [*acme.having(Activity, user_id="both"), *bolt.having(Activity, user_id="both")]
    wanted = sorted(both, key=lambda one: (one.created_at, one.event_id))
    assert 4 == len(wanted)
    assert wanted == in_pages(db, Activity.of_user("both"), size=3)
    assert wanted[:2] == in_pages(db, Activity.of_user("both", until(minute(0))))


def test_activities_on_a_type_of_resource_come_from_all_accounts(
    db: Database, acme: Customer, bolt: Customer
):
    kind = {"resource_type": "user"}
    both = [*acme.having(Activity, **kind), *bolt.having(Activity, **kind)]
    wanted = sorted(both, key=lambda one: (one.created_at, one.event_id))
    assert 4 == len(wanted)
    assert wanted == in_pages(db, Activity.of_resource_type("user"), size=3)
    assert wanted[2:] == in_pages(db, Activity.of_resource_type("user", after(minute(4))))


def test_notifications_are_listed_by_user_account_and_status(
    db: Database, acme: Customer, bolt: Customer
):
    everything = [*acme.having(Notification), *bolt.having(Notification)]
    wanted = sorted(everything, key=lambda one: (one.created_at, one.notification_id))
    assert wanted == in_pages(db, Notification.of_user("both"), size=5)
    for customer in (acme, bolt):
        own = [one for one in wanted if one.account_id == customer.id]
        assert own == in_pages(db, Notification.of_account(customer.id))
        early = Notification.of_account(customer.id, until(minute(2)))
        assert own[:3] == in_pages(db, early)
        got = Notification.get("both", own[2].created_at, own[2].notification_id)
        assert own[2] == db.run(got)
    read = [one for one in wanted if one.status == "read"]
    found = in_pages(db, Notification.by_status("both", "read"), size=3)
    assert by("notification_id", read) == by("notification_id", found)


# Access


def test_connections_are_listed_by_account_and_user_and_platform(
    db: Database, acme: Customer, bolt: Customer
):
    for customer in (acme, bolt):
        everything = by("connection_id", customer.having(Connection))
        found = in_pages(db, Connection.of_account(customer.id), size=4)
        assert 3 * ["keap"] + 3 * ["stripe"] == [one.platform for one in found]
        assert everything == by("connection_id", found)
        user_id = f"{customer.id}-u1"
        own = by("connection_id", customer.having(Connection, user_id=user_id))
        assert own == by("connection_id", in_pages(db, Connection.of_user(user_id)))
        stripe = [one for one in own if one.platform == "stripe"]
        found = in_pages(db, Connection.of_user(user_id, "stripe"), size=1)
        assert stripe == by("connection_id", found)
        assert everything[0] == db.run(Connection.get(everything[0].connection_id))


def test_tokens_of_platforms_are_listed_by_account_and_opened(
    db: Database, acme: Customer, bolt: Customer
):
    for customer in (acme, bolt):
        keap = by("source_id", customer.having(OAuthToken, platform="keap"))
        found = in_pages(db, OAuthToken.of_account(customer.id, "keap"))
        assert keap == by("source_id", found)
        assert 6 == len(db.all(OAuthToken.of_account(customer.id)))
        one = db.run(OAuthToken.get(f"{customer.id}-s1"))
        assert one is not None
        assert f"access to {customer.id}-s1" == one.tokens.access_token


def test_a_state_is_got_by_itself(db: Database, acme: Customer):
    wanted = acme.one(OAuthState, state="acme-state1")
    assert wanted == db.run(OAuthState.get("acme-state1").consistently())


def test_sessions_are_listed_by_user_and_family(db: Database, acme: Customer, bolt: Customer):
    everything = [*acme.having(RefreshToken), *bolt.having(RefreshToken)]
    found = in_pages(db, RefreshToken.of_user("both"), size=5)
    assert [one.issued_at for one in by("issued_at", everything)] == [
        one.issued_at for one in found
    ]
    assert by("refresh_token", everything) == by("refresh_token", found)
    late = in_pages(db, RefreshToken.of_user("both", after(minute(4))), size=1)
    assert [minute(5), minute(5)] == [one.issued_at for one in late]
    for customer in (acme, bolt):
        family = f"{customer.id}-family0"
        wanted = by("refresh_token", customer.having(RefreshToken, token_family=family))
        found = in_pages(db, RefreshToken.in_family(family), size=3)
        assert 4 == len(wanted)
        assert wanted == by("refresh_token", found)
        assert wanted[0] == db.run(RefreshToken.get(wanted[0].refresh_token))
        marker = customer.one(TokenFamily, token_family=family)
        assert marker == db.run(TokenFamily.get(family).consistently())


# Tags


def test_tags_are_listed_by_type_and_key(db: Database, acme: Customer, bolt: Customer):
    for customer in (acme, bolt):
        wanted = by("tag_key_tag_value", customer.having(Tag, resource_type="source"))
        assert ["owner", "owner", "stage", "stage", "stage"] == [one.tag_key for one in wanted]
        assert wanted == in_pages(db, Tag.of_type(customer.id, "source"))
        found = in_pages(db, Tag.with_key(customer.id, "source", "stage"))
        assert by("tag_id", wanted[2:]) == by("tag_id", found)
        assert wanted[0] == db.run(Tag.find(wanted[0].tag_id))
        assert wanted[0] == db.run(Tag.get(customer.id, "source", "owner", wanted[0].tag_value))
        assert 1 == len(db.all(Tag.of_type(customer.id, "job")))


# Tenants: a client of one account finds what is the account's, and nothing of another's


def patterns_of(own: str) -> dict[str, Operation[Any]]:
    """Every pattern, asked for what one account has."""
    return {
        "User.get": User.get(f"{own}-u1"),
        "User.by_email": User.by_email(f"u1@{own}.example"),
        "User.by_username": User.by_username(f"{own}-u1"),
        "Account.get": Account.get(own),
        "Account.by_path": Account.by_path(f"/{own}/"),
        "Account.children": Account.children(own),
        "Account.in_path": Account.in_path(own),
        "Membership.get": Membership.get("both", own),
        "Membership.of_user": Membership.of_user("both"),
        "Membership.in_account": Membership.in_account(own),
        "Team.get": Team.get(own, f"{own}-team1"),
        "Team.of_account": Team.of_account(own),
        "Team.find": Team.find(f"{own}-team1"),
        "Source.get": Source.get(own, f"{own}-s1"),
        "Source.find": Source.find(f"{own}-s1"),
        "Source.of_account": Source.of_account(own),
        "Source.by_platform": Source.by_platform(own, "keap"),
        "Source.by_status": Source.by_status(own, "active"),
        "Activity.get": Activity.get(own, minute(0), f"{own}-e9"),
        "Activity.of_account": Activity.of_account(own),
        "Activity.of_user": Activity.of_user("both"),
        "Activity.of_resource_type": Activity.of_resource_type("source"),
        "Job.get": Job.get(own, f"{own}-j1"),
        "Job.find": Job.find(f"{own}-j1"),
        "Job.of_account": Job.of_account(own),
        "Job.by_status": Job.by_status(own, "pending"),
        "Job.of_source": Job.of_source(f"{own}-s0"),
        "Connection.get": Connection.get(f"{own}-con1"),
        "Connection.of_account": Connection.of_account(own),
        "Connection.of_user": Connection.of_user(f"{own}-u0"),
        "OAuthState.get": OAuthState.get(f"{own}-state1"),
        "OAuthToken.get": OAuthToken.get(f"{own}-s1"),
        "OAuthToken.of_account": OAuthToken.of_account(own, "keap"),
        "RefreshToken.get": RefreshToken.get(hashed(f"{own}-token1")),
        "RefreshToken.of_user": RefreshToken.of_user("both"),
        "RefreshToken.in_family": RefreshToken.in_family(f"{own}-family0"),
        "TokenFamily.get": TokenFamily.get(f"{own}-family0"),
        "Tag.get": Tag.get(own, "source", "stage", "value 1"),
        "Tag.of_type": Tag.of_type(own, "source"),
        "Tag.with_key": Tag.with_key(own, "source", "stage"),
        "Tag.find": Tag.find(f"{own}-tag9"),
        "Notification.get": Notification.get("both", minute(0), f"{own}-n9"),
        "Notification.of_user": Notification.of_user("both"),
        "Notification.of_account": Notification.of_account(own),
        "Notification.by_status": Notification.by_status("both", "pending"),
    }


def test_every_pattern_of_the_design_is_asked_for_both_accounts():
    declared = {
        f"{entity.name}.{pattern.name}"
        for table in DESIGN.tables
        for entity in table.entities
        for pattern in entity.patterns
    }
    assert declared == set(patterns_of("acme"))


@pytest.mark.parametrize("name", patterns_of("acme"))
def test_a_client_of_one_account_finds_nothing_of_another(
    name: str, db: Database, customers: dict[str, Customer]
):
    for own, other in (("acme", "bolt"), ("bolt", "acme")):
        everything = _found(db, patterns_of(own)[name])
        wanted = [one for one in everything if one.account_id == own]
        bound = db.for_tenant(own)
        assert wanted == _found(bound, patterns_of(own)[name])
        # Another account is a tenant of its own, even if it is a part of this one.
        assert wanted or name == "Account.children"
        seen = _found_or_refused(bound, patterns_of(other)[name])
        assert {own} >= {one.account_id for one in seen}


def _found(db: Database, operation: Operation[Any]) -> list[Any]:
    if isinstance(operation, Query):
        return db.all(operation)
    one = db.run(operation)
    return [] if one is None else [one]


def _found_or_refused(db: Database, operation: Operation[Any]) -> list[Any]:
    try:
        return _found(db, operation)
    except TenantMismatchError:
        return []
