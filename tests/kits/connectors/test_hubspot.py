"""HubSpot's connector against its sandbox, over HTTP."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from tablewright.clock import ManualClock
from tablewright.doubles.hubspot.links import link as record_of
from tablewright.doubles.hubspot.objects import links_of
from tablewright.doubles.serving import sandboxes
from tablewright.doubles.streams import Change, Stream
from tablewright.errors import PlatformRefusedError, PlatformUnauthorizedError
from tablewright.kits.connectors import OAuthAuth
from tablewright.kits.connectors.platforms import HUBSPOT
from tests.kits.connectors.shops import UNLIMITED, Shop

OBJECTS = tuple(one.name for one in HUBSPOT.streams if one.archived is not None)
EVERY = tuple(one.name for one in HUBSPOT.streams if one.is_default)
PLENTY = 1_000_000


@pytest.fixture
def shop() -> Iterator[Shop]:
    clock = ManualClock()
    with sandboxes(clock=clock) as served:
        served.fill("hubspot", count=230)
        plenty = {"per_interval": PLENTY, "searches_per_second": PLENTY}
        served.run(served.state("hubspot").limit(**plenty))
        yield Shop(served, UNLIMITED["hubspot"], clock)


def assert_same(shop: Shop, *kinds: str) -> None:
    """The stored objects are the platform's, with all properties, which are texts or null."""
    for kind in kinds:
        expected = shop.at_platform(kind)
        found = shop.stored(kind)
        assert set(expected) == set(found), kind
        for one, record in expected.items():
            given = {name: value for name, value in found[one]["properties"].items() if value}
            filled = {name: value for name, value in record["properties"].items() if value}
            assert filled == given, (kind, one)
            assert record["updatedAt"] == found[one]["updatedAt"]


def links(shop: Shop) -> set[tuple[str, ...]]:
    """The stored associations, as pairs of ends."""
    return {
        tuple(sorted(f"{end['type']}:{end['id']}" for end in (one["from"], one["to"])))
        for one in shop.stored("associations").values()
    }


def test_a_wrong_token_is_refused_in_hubspots_words_without_the_token(shop: Shop):
    shop.key = "pat-na1-wrong-wrong-wrong"
    error = shop.failure("contacts")
    assert isinstance(error, PlatformUnauthorizedError)
    assert error.words
    assert "wrong-wrong" not in str(error)


def test_a_missing_scope_is_named(shop: Shop):
    shop.key = shop.served.key("hubspot", "crm.objects.contacts.read")
    shop.ran("contacts")
    error = shop.failure("deals")
    assert type(error) is PlatformRefusedError
    assert error.words


def test_the_account_is_the_portal(shop: Shop):
    account = shop.account()
    assert account.id.isdecimal()
    assert f"HubSpot account {account.id}" == account.name


def test_a_full_run_stores_every_stream_with_all_properties(shop: Shop):
    manifest = shop.ran(*EVERY)
    assert_same(shop, *OBJECTS)
    assert 230 == manifest.streams["contacts"].count
    assert all(one.count > 0 for one in manifest.streams.values()), manifest.streams
    some = next(iter(shop.stored("contacts").values()))
    assert {"jobtitle", "lifecyclestage", "phone"} <= set(some["properties"])


def test_later_runs_store_changes_by_search_and_deletions_of_archived_objects(shop: Shop):
    shop.ran(*EVERY)
    shop.clock.advance(seconds=3_600)
    new = shop.write("contacts", {"firstname": "Grace", "email": "grace@example.com"})
    old = [one for one in shop.at_platform("contacts") if one != new]
    shop.write("contacts", {"firstname": "Ada"}, old[3])
    shop.remove("contacts", old[5])
    shop.write("deals", {"dealname": "Lamp"})
    shop.clock.advance(seconds=60)
    manifest = shop.ran(*EVERY)
    assert_same(shop, *OBJECTS)
    contacts = manifest.streams["contacts"]
    assert (1, 1, 1) == (contacts.added, contacts.changed, contacts.removed)
    deals = manifest.streams["deals"]
    assert (1, 0, 0) == (deals.added, deals.changed, deals.removed)


def test_more_changes_than_a_search_returns_are_read_in_windows(shop: Shop):
    shop.ran("contacts")
    shop.clock.advance(seconds=3_600)
    every = sorted(shop.at_platform("contacts"))
    for number, one in enumerate(every):
        shop.write("contacts", {"firstname": f"Name {number}"}, one)
        shop.clock.advance(seconds=1)
    manifest = shop.ran("contacts")
    assert len(every) == manifest.streams["contacts"].changed
    assert_same(shop, "contacts")


def test_associations_are_scanned_because_they_change_no_object(shop: Shop):
    shop.ran("associations")
    before = links(shop)
    assert {"contacts", "companies", "deals"} <= {
        end.split(":")[0] for one in before for end in one
    }
    contact = next(iter(shop.at_platform("contacts")))
    company = list(shop.at_platform("companies"))[-1]
    link(shop, "contacts", contact, "companies", company)
    shop.clock.advance(seconds=3_600)
    manifest = shop.ran("associations", "contacts")
    pair = tuple(sorted((f"contacts:{contact}", f"companies:{company}")))
    assert before | {pair} == links(shop)
    assert 0 == manifest.streams["contacts"].changed


def link(shop: Shop, one: str, one_id: str, other: str, other_id: str) -> None:
    """Links two objects, as a person does in HubSpot."""
    kind = links_of(one, other)

    def decide(stream: Stream) -> tuple[list[Change], None]:
        return [Change.writing(kind, record_of(one, one_id, other, other_id))], None

    shop.served.run(shop.sandbox.streams.change(kind, decide))


def test_an_object_with_many_associations_is_read_completely(shop: Shop):
    shop.served.fill("hubspot", count=600)
    company = next(iter(shop.at_platform("companies")))
    for contact in list(shop.at_platform("contacts"))[:520]:
        link(shop, "contacts", contact, "companies", company)
    shop.ran("associations")
    found = [one for one in links(shop) if f"companies:{company}" in one]
    assert 520 <= len(found)


def test_a_token_that_expires_in_the_middle_is_refreshed_and_the_run_goes_on(shop: Shop):
    auth = next(one for one in HUBSPOT.auths if isinstance(one, OAuthAuth))
    tokens = [shop.key, shop.served.key("hubspot")]
    asked: list[str | None] = []

    async def token_of(rejected: str | None) -> str:
        if rejected is not None:
            asked.append(rejected)
            tokens.pop(0)
        return tokens[0]

    shop.fails("expire", stream="contacts", skip=1, count=1)
    manifest = shop.ran("contacts", credentials=auth.credentials(token_of))
    assert 230 == manifest.streams["contacts"].count
    assert [shop.key] == asked
    pages = [one for one in shop.log() if one.path == "/crm/v3/objects/contacts"]
    assert len(pages) == 4, "three pages, and one of them twice"


def test_properties_of_each_type_have_ids_of_their_own(shop: Shop):
    shop.ran("properties", "pipelines")
    found = shop.stored("properties")
    assert {"contacts:email", "deals:amount", "tickets:subject"} <= set(found)
    assert all(isinstance(one, Mapping) for one in found.values())
    assert all(one.partition(":")[0] in ("deals", "tickets") for one in shop.stored("pipelines"))


def test_the_connector_reads_nothing_else_than_it_declares(shop: Shop):
    shop.ran(*EVERY)
    methods: dict[str, Any] = {one.path: one.method for one in shop.log()}
    assert all(
        method == "GET" or path.endswith(("/search", "/batch/read"))
        for path, method in methods.items()
    )
