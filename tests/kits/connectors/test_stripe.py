"""Stripe's connector against its sandbox, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright.clock import ManualClock
from tablewright.doubles.serving import sandboxes
from tablewright.errors import InvalidError, PlatformRefusedError, PlatformUnauthorizedError
from tablewright.kits.connectors.platforms import STRIPE
from tablewright.kits.http import TargetRules
from tests.kits.connectors.shops import UNLIMITED, Shop

KINDS = {one.name: one.path.removeprefix("/v1/") for one in STRIPE.streams}
EVERY = tuple(KINDS)
PLENTY = 1_000_000


@pytest.fixture
def shop() -> Iterator[Shop]:
    clock = ManualClock()
    with sandboxes(clock=clock) as served:
        served.fill("stripe", count=130)
        served.run(served.state("stripe").limit(per_second=PLENTY))
        yield Shop(served, UNLIMITED["stripe"], clock)


def assert_same(shop: Shop, *streams: str) -> None:
    for stream in streams:
        assert shop.at_platform(KINDS[stream]) == shop.stored(stream), stream


def test_a_private_address_is_refused_unless_its_exact_origin_is_allowed(shop: Shop):
    other_port = shop.served.origin[:-1] + ("1" if shop.served.origin[-1] != "1" else "2")
    for rules in (
        TargetRules(),
        TargetRules(allow_http=True),
        TargetRules(allowed_origins=(other_port,)),
        TargetRules(allowed_origins=(shop.served.origin.replace("127.0.0.1", "localhost"),)),
    ):
        with pytest.raises(InvalidError, match="The URL"):
            shop.account(rules)
    allowed = TargetRules(allowed_origins=(shop.served.origin,))
    assert "Sandbox Trading" == shop.account(allowed).name


def test_a_wrong_key_is_refused_in_stripes_words_without_the_key(shop: Shop):
    shop.key = "sk_test_wrongwrong1234"
    error = shop.failure("customers")
    assert isinstance(error, PlatformUnauthorizedError)
    assert "Invalid API Key provided: sk_test_" in error.words
    assert "wrongwrong" not in str(error)


def test_a_key_of_another_form_is_not_sent():
    auth = STRIPE.auth("key")
    for key in ("", "pk_test_12345678", "sk_test_1", "sk_test_1234\n5678", "sk_test_ä2345678"):
        with pytest.raises(InvalidError):
            auth.credentials({"api_key": key})  # type: ignore[union-attr]


def test_a_restricted_key_reads_what_it_may_and_names_what_it_may_not(shop: Shop):
    shop.key = shop.served.key("stripe", "rak_customer_read")
    assert shop.account().id.startswith("acct_")
    shop.ran("customers")
    assert_same(shop, "customers")
    error = shop.failure("charges")
    assert type(error) is PlatformRefusedError
    assert "'rak_charge_read' permission would allow" in error.words
    assert shop.key not in str(error)


def test_a_full_run_stores_every_stream_as_it_is(shop: Shop):
    manifest = shop.ran(*EVERY)
    assert_same(shop, *EVERY)
    assert {name: len(shop.at_platform(kind)) for name, kind in KINDS.items()} == {
        name: one.count for name, one in manifest.streams.items()
    }
    assert "amount" in manifest.streams["charges"].schema


def test_later_runs_store_changes_and_deletions_of_events(shop: Shop):
    shop.clock.advance(seconds=86_400)
    shop.ran(*EVERY)
    shop.clock.advance(seconds=3_600)
    new = shop.write("customers", {"name": "Grace"})
    old = [one for one in shop.at_platform("customers") if one != new]
    shop.write("customers", {"name": "Ada"}, old[3])
    shop.remove("customers", old[5])
    shop.write("products", {"name": "Lamp"})
    subscriptions = shop.at_platform("subscriptions")
    alive = next(one for one, record in subscriptions.items() if record["status"] != "canceled")
    shop.remove("subscriptions", alive)
    shop.clock.advance(seconds=60)
    manifest = shop.ran(*EVERY)
    assert_same(shop, *EVERY)
    customers = manifest.streams["customers"]
    assert (1, 1, 1) == (customers.added, customers.changed, customers.removed)
    assert 0 == manifest.streams["charges"].changed
    assert "canceled" == shop.stored("subscriptions")[alive]["status"]


def test_events_are_kept_when_stripe_no_longer_lists_them(shop: Shop):
    shop.ran("events")
    before = shop.stored("events")
    shop.clock.advance(seconds=31 * 86_400)
    shop.write("customers", {"name": "Grace"})
    shop.clock.advance(seconds=60)
    shop.ran("events")
    assert set(before) < set(shop.stored("events"))


def test_changes_older_than_events_are_found_by_a_scan(shop: Shop):
    shop.ran("customers")
    gone = next(iter(shop.at_platform("customers")))
    shop.remove("customers", gone)
    shop.clock.advance(seconds=40 * 86_400)
    manifest = shop.ran("customers")
    assert 1 == manifest.streams["customers"].removed
    assert_same(shop, "customers")


def test_a_run_without_changes_stores_nothing_new(shop: Shop):
    shop.clock.advance(seconds=86_400)
    shop.ran(*EVERY)
    shop.clock.advance(seconds=3600)
    before = len(shop.files.kept)
    manifest = shop.ran(*EVERY)
    assert 0 == sum(one.added + one.changed + one.removed for one in manifest.streams.values())
    assert before + 1 == len(shop.files.kept), "the manifest"
