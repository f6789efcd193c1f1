"""Expiry: items whose time is over are not seen, deleted or not."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright import ManualClock
from tablewright.model import Entity, EpochSeconds, Key, Range, assign, design_of, since, ttl
from tests.model.designs import shop
from tests.model.designs.shop import Cart
from tests.model.items import items_of, plain


class Token(Entity, table="tokens"):
    user: str
    id: str
    expires: EpochSeconds = ttl(after=timedelta(hours=1), renewed=True)
    primary = Key("{user}", "{id}")

    @primary.get
    def get(cls, user: str, id: str) -> None:  # noqa: A002
        """A token."""

    @primary.query
    def of(cls, user: str) -> None:
        """The tokens of a user."""


class Lease(Entity, table="leases"):
    owner: str
    expires: EpochSeconds | None = ttl()
    primary = Key("{owner}")

    @primary.get
    def get(cls, owner: str) -> None:
        """A lease."""


DESIGN = design_of("tokens", Token, Lease)


@pytest.fixture
def tokens(db: Any) -> Any:
    db.create_tables(DESIGN)
    return db


def _now(clock: ManualClock) -> datetime:
    return datetime.fromtimestamp(clock.now(), UTC)


def test_an_item_that_is_over_is_not_seen(tokens: Any, clock: ManualClock):
    tokens.run(Token(user="u", id="1").put())
    clock.advance(seconds=3_599)
    assert tokens.run(Token.get("u", "1")) is not None
    assert 1 == tokens.run(Token.of("u").count())
    clock.advance(seconds=1)
    assert tokens.run(Token.get("u", "1")) is None
    assert [] == tokens.all(Token.of("u"))
    assert [] == tokens.all(Token.scan())
    assert 0 == tokens.run(Token.of("u").count())
    assert not tokens.run(Token.of("u").exists())
    assert [] == tokens.all(Token.of("u").only(Token.id))


def test_an_item_that_is_over_can_be_asked_for(tokens: Any, clock: ManualClock):
    token = tokens.run(Token(user="u", id="1", expires=_now(clock) - timedelta(1)).put())
    assert [token] == tokens.all(Token.of("u").with_hidden())


def test_expiry_is_stored_in_whole_seconds(tokens: Any, clock: ManualClock):
    tokens.run(Token(user="u", id="1").put())
    [item] = items_of(tokens, "tokens")
    assert {"N": str(int(clock.now()) + 3_600)} == item["expires"]


def test_expiry_that_is_given_is_kept(tokens: Any, clock: ManualClock):
    moment = _now(clock) + timedelta(days=9)
    assert moment == tokens.run(Token(user="u", id="1", expires=moment).put()).expires


def test_updates_renew_what_is_to_be_renewed(tokens: Any, clock: ManualClock):
    class Visit(Entity, table="visits"):
        id: str
        page: str
        expires: EpochSeconds = ttl(after=timedelta(hours=1), renewed=True)
        primary = Key("{id}")

    tokens.create_tables(design_of("visits", Visit))
    tokens.run(Visit(id="1", page="a").put())
    clock.advance(seconds=1_800)
    changed = tokens.run(Visit.at(id="1").update(assign(Visit.page, "b")))
    assert _now(clock) + timedelta(hours=1) == changed.expires


def test_what_has_no_expiry_stays(tokens: Any, clock: ManualClock):
    tokens.run(Lease(owner="u").put())
    clock.advance(seconds=10**9)
    assert "u" == tokens.run(Lease.get("u")).owner


def test_expiry_counts_from_an_attribute(db: Any, clock: ManualClock):
    db.create_tables(shop.DESIGN)
    seen = _now(clock) - timedelta(minutes=59)
    cart = db.run(Cart(tenant_id="a", cart_id="c", seen_at=seen).put())
    assert seen + timedelta(hours=1) == cart.expires
    clock.advance(seconds=60)
    assert db.run(Cart.get("a", "c")) is None


def test_the_design_names_the_tables_attribute():
    assert "expires" == shop.DESIGN.table("Shop").ttl_attribute
    assert "expires" == DESIGN.table("tokens").ttl_attribute


def test_expiry_that_is_a_key_is_looked_at_all_the_same(db: Any, clock: ManualClock):
    # DynamoDB filters by no attribute that is a key of the index.
    from tablewright.model import Entry

    class Session(Entity, table="sessions"):
        id: str
        user: str
        expires: EpochSeconds = ttl(after=timedelta(hours=1))
        primary = Key("{id}")
        by_end = Entry("{user}", "{expires}", name="by-end")

        @by_end.query
        def of(cls, user: str, expires: Range[datetime] | None = None) -> None:
            """The sessions of a user, by their end."""

    db.create_tables(design_of("sessions", Session))
    for number in range(4):
        db.run(Session(id=str(number), user="u").put())
        clock.advance(seconds=1_200)
    assert ["2", "3"] == [one.id for one in db.all(Session.of("u"))]
    assert 2 == db.run(Session.of("u").count())
    assert 1 == db.run(Session.of("u").limit(1).count())
    assert db.run(Session.of("u").exists())
    assert [("2",), ("3",)] == db.all(Session.of("u").only(Session.id))
    assert 4 == db.run(Session.of("u").with_hidden().count())
    assert ["3"] == [
        one.id for one in db.all(Session.of("u", since(_now(clock) + timedelta(0, 2_000))))
    ]
    assert 4 == len(items_of(db, "sessions"))
    assert "user" in plain(items_of(db, "sessions")[0])
