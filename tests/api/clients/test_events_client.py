"""The Python client of events, as a user writes it and uses it, against the whole service."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from tablewright.testing.system import OPERATOR_TOKEN
from tests.api.clients.made import module_of
from tests.browser.events.serving import Served, Tenant, served
from tests.docs.markdown import blocks
from tests.tidy.tree import ROOT


@pytest.fixture(scope="module")
def events(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return module_of("events", Path(tmp_path_factory.mktemp("client")))


@pytest.fixture(scope="module")
def service() -> Iterator[Served]:
    with served() as service:
        yield service


@pytest.fixture
def tenant(service: Served) -> Tenant:
    return service.tenant()


@pytest.fixture
def client(events: Any, tenant: Tenant) -> Iterator[Any]:
    with events.EventsClient(tenant.url, token=tenant.key) as client:
        yield client


def test_a_key_of_a_tenant_is_none_of_the_administrator(events: Any, client: Any):
    with pytest.raises(events.ApiError) as refused:
        client.create_tenant(events.NewTenant(tenant_id="other"))
    assert (403, "forbidden") == (refused.value.status, refused.value.code)


def test_an_event_of_another_tenant_is_not_found(events: Any, client: Any, service: Served):
    other = service.tenant()
    event_id = other.send({"a": 1})
    with pytest.raises(events.ApiError) as refused:
        client.get_event(event_id)
    assert (404, "not_found") == (refused.value.status, refused.value.code)


def test_the_example_of_the_guide_prints_what_the_guide_says(
    events: Any,
    tenant: Tenant,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    listed = blocks(ROOT / "docs" / "guides" / "clients.md")
    at = next(n for n, block in enumerate(listed) if block.language == "py")
    monkeypatch.setitem(sys.modules, "events_client", events)
    monkeypatch.setenv("EVENTS_URL", tenant.url)
    monkeypatch.setenv("EVENTS_KEY", tenant.key)
    exec(compile(listed[at].text, "clients.md", "exec"), {})
    assert listed[at + 1].text == capsys.readouterr().out


def test_events_are_sent_taken_and_acknowledged(client: Any):
    for number in range(5):
        client.ingest_event({"event_type": "order.paid", "number": number})
    taken: list[Any] = []
    for event in client.iterate_inbox(limit=2):
        taken.append(event.payload["number"])
        assert "acknowledged" == client.acknowledge(event.id).status
    assert [0, 1, 2, 3, 4] == taken
    assert [] == client.inbox().events


def test_numbers_keep_all_their_digits(client: Any):
    made = client.ingest_event({"price": Decimal("1.10"), "big": 12345678901234567890})
    payload = client.get_event(made.id).payload
    assert ("1.10", 12345678901234567890) == (str(payload["price"]), payload["big"])


def test_a_repeated_event_is_stored_once(events: Any, client: Any):
    first = client.ingest_event({"a": 1}, idempotency_key="once")
    assert first == client.ingest_event({"a": 1}, idempotency_key="once")
    assert 1 == len(client.inbox().events)
    with pytest.raises(events.ApiError, match="409 conflict"):
        client.ingest_event({"a": 2}, idempotency_key="once")


def test_a_batch_tells_what_came_of_each(events: Any, client: Any):
    made = client.ingest_batch(events.Batch(events=[{"a": 1}, {"a": 2}]))
    assert [0, 1] == [result.index for result in made.results]
    assert {result.id for result in made.results} == {one.id for one in client.inbox().events}


def test_an_administrator_makes_tenants_with_the_same_client(events: Any, service: Served):
    url = f"{service.origin}/events"
    with events.EventsClient(url, token=OPERATOR_TOKEN) as admin:
        made = admin.create_tenant(events.NewTenant(tenant_id="made-by-client"))
    with events.EventsClient(url, token=made.api_key) as client:
        assert [] == client.inbox().events


def test_a_stream_goes_on_after_the_last_event_that_was_got(client: Any):
    first, second = (client.ingest_event({"number": number}) for number in (1, 2))
    stream = client.stream(last_event_id=f"{first.created_at}-{first.id}")
    event = next(stream)
    stream.close()
    assert event.id is not None
    assert event.id.startswith(f"{second.created_at}-{second.id}")
    assert {"number": 2} == json.loads(event.data)["payload"]
