"""Endpoints: what they subscribe to, their headers, their changes, and where they are stored."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api.api_keys import new_key
from tablewright.errors import InvalidError, NotFoundError
from tablewright.ids import CountingIds
from tablewright.kits.webhooks import (
    EndpointStatus,
    OwnEndpoints,
    WebhookEvent,
    account_body,
    limits,
)
from tablewright.kits.webhooks.event_types import checked_types, wants
from tablewright.kits.webhooks.headers import check_not_of_caller, checked_headers
from tablewright.kits.webhooks.records import Delivery, EndpointList, EndpointState
from tablewright.model import assign, transaction
from tablewright.systems.core.design.webhooks import Webhook
from tests.kits.webhooks.world import URL, Hooks, failed, with_hooks, with_rows

KEY = new_key("core_0123456789abcdef", CountingIds())
LINES = {"X-Tenant": "acme", "Authorization": "Basic dXNlcjpwYXNz"}
NAME = st.from_regex(r"[a-z]{1,3}(\.[a-z]{1,3}){0,2}", fullmatch=True)


# Headers


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "internal"},
        {"content-type": "text/plain"},
        {"Content-Length": "0"},
        {"webhook-signature": "v1,x"},
        {"Webhook-Id": "x"},
        {"Transfer-Encoding": "chunked"},
        {"Connection": "close"},
        {"Proxy-Authorization": "x"},
        {"X-A": "a\r\nX-B: b"},
        {"X-A": "a\nb"},
        {"X-A": "a\x00"},
        {"X-A": "ü"},
        {"X-A": ""},
        {"X-A": " a"},
        {"X-A": "a" * (limits.WEBHOOK_HEADER_VALUE_MAX + 1)},
        {"X A": "a"},
        {"X-A:": "a"},
        {"X-A\r\nX-B": "a"},
        {"": "a"},
        {"X" * (limits.WEBHOOK_HEADER_NAME_MAX + 1): "a"},
        {"X-A": "a", "x-a": "b"},
        {f"X-{number}": "a" for number in range(limits.WEBHOOK_HEADERS_MAX + 1)},
        {"X-A": "a" * 2048, "X-B": "b" * 2048},
        {"Authorization": f"Bearer {KEY}"},
        {"X-Api-Key": KEY},
        {"Authorization": f"Basic {b64encode(f'key:{KEY}'.encode()).decode()}"},
    ],
    ids=lambda headers: repr(headers)[:50],
)
def test_headers_that_the_service_sets_or_that_hold_its_credentials_are_rejected(headers: Any):
    with pytest.raises(InvalidError) as rejected:
        checked_headers(headers)
    assert {"place": "headers"} == rejected.value.details
    assert KEY not in rejected.value.message


@pytest.mark.parametrize(
    "request_headers",
    [
        {"authorization": "Bearer a-token-of-a-session"},
        {"cookie": "theme=dark; core-session=a-token-of-a-session"},
    ],
)
def test_the_credential_of_the_request_itself_is_not_sent_to_a_receiver(request_headers: Any):
    held = "a-token-of-a-session"
    encoded = b64encode(f"x:{held}".encode()).decode()
    for value in (held, f"Bearer {held}", f"Basic {encoded}"):
        with pytest.raises(InvalidError) as rejected:
            check_not_of_caller({"X-Key": value}, request_headers)
        assert held not in rejected.value.message
    check_not_of_caller({"X-Key": "a token of somebody else"}, request_headers)
    check_not_of_caller({"X-Key": "dark"}, request_headers)


@with_hooks
async def test_headers_are_sent_with_every_attempt_and_stored_encrypted(one: Hooks):
    endpoint_id = await one.subscribed(headers=LINES)
    one.sender.answers[URL] = [failed(), failed(200)]
    await one.published("m1")
    await one.play(60)
    assert 2 == len(one.sender.sent)
    for sent in one.sender.sent:
        assert LINES.items() <= dict(sent.headers).items()
    assert LINES == (await one.endpoint(endpoint_id)).headers
    for table in ("tablewright-service", "webhooks"):
        scanned = str(await one.world.db.call("Scan", {"TableName": table}))
        assert "dXNlcjpwYXNz" not in scanned
    assert "dXNlcjpwYXNz" not in str(one.world.logs)


# Event types


@given(NAME, st.lists(NAME, max_size=4), st.booleans())
def test_a_subscription_matches_by_name_prefix_or_star(
    event: str, names: list[str], has_star: bool
):
    patterns = [*names, *(f"{name}.*" for name in names[:2]), *(["*"] if has_star else [])]
    expected = has_star or any(
        event == one
        or (one in names[:2] and event.split(".")[: one.count(".") + 1] == one.split("."))
        for one in names
    )
    assert expected is wants(patterns, event)


def test_without_a_list_every_event_is_wanted():
    assert wants(None, "sync.failed")


def test_an_event_that_the_system_does_not_have_is_rejected():
    known = {"sync.failed", "sync.completed", "ping"}
    for one in ("sync.started", "user.*", "syn.*", "sync"):
        with pytest.raises(InvalidError, match="matches no event"):
            checked_types([one], known)
    assert ("sync.*", "*", "ping") == checked_types(["sync.*", "*", "ping", "*"], known)


@with_hooks
async def test_a_message_goes_to_subscribers_of_its_prefix(one: Hooks):
    for name in ("sync.*", "sync.failed", "*", "sync", "synced.*"):
        await one.subscribed(f"https://acme.example.com/{name}", event_types=[name])
    await one.published("m1", kind="sync.failed")
    await one.play()
    found = sorted(sent.url.rpartition("/")[2] for sent in one.sender.sent)
    assert ["*", "sync.*", "sync.failed"] == found


# Changes


@with_hooks
async def test_an_owner_changes_everything_but_state_and_secrets(one: Hooks):
    endpoint_id = await one.subscribed(headers=LINES)
    before = await one.endpoint(endpoint_id)
    other = "https://other.example.com/"
    await one.hooks.update(
        "acme",
        endpoint_id,
        lambda found: replace(
            found,
            url=other,
            event_types=("a.*",),
            headers={"X-B": "b"},
            attempts_max=2,
            description="ours",
            failures=7,
            secrets=(),
        ),
    )
    after = await one.endpoint(endpoint_id)
    assert (other, ("a.*",), {"X-B": "b"}, 2, "ours") == (
        after.url,
        after.event_types,
        after.headers,
        after.attempts_max,
        after.description,
    )
    assert (before.secrets, 0, before.edition + 1) == (after.secrets, after.failures, after.edition)
    with pytest.raises(InvalidError):
        await one.hooks.update(
            "acme", endpoint_id, lambda found: replace(found, url="https://127.0.0.1/")
        )
    assert after == await one.endpoint(endpoint_id)


@pytest.mark.parametrize("attempts", [0, -1, 11])
def test_a_number_of_attempts_beyond_the_schedule_is_rejected(attempts: int):
    @with_hooks
    async def test(one: Hooks) -> None:
        with pytest.raises(InvalidError, match="1 to 10 attempts"):
            await one.subscribed(attempts_max=attempts)

    test(OwnEndpoints)


@with_hooks
async def test_parallel_changes_all_take_effect(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(4):
        await one.published(f"m{number}")

    def with_header(name: str) -> Any:
        return lambda found: replace(found, headers={**found.headers, name: "x"})

    await asyncio.gather(
        one.runner.run_due(),
        *(one.hooks.update("acme", endpoint_id, with_header(f"X-{n}")) for n in range(4)),
    )
    endpoint = await one.endpoint(endpoint_id)
    assert {f"X-{number}" for number in range(4)} == set(endpoint.headers)
    assert (4, 4) == (endpoint.edition, endpoint.health.failures)


@with_hooks
async def test_writes_of_the_caller_happen_with_the_change_or_not_at_all(one: Hooks):
    async def also(before: Any, after: Any) -> Any:
        return [one.world.queue.add("note", job_id="entry", tenant="acme")]

    endpoint = await one.hooks.subscribe("acme", URL, also=also)
    assert "note" == (await one.world.job("entry")).kind
    with pytest.raises(Exception, match="kept changing"):  # the entry already exists
        await one.hooks.disable("acme", endpoint.endpoint_id, reason="x", also=also)
    assert (await one.endpoint(endpoint.endpoint_id)).is_active


# Erasing


@with_hooks
async def test_what_the_kit_knows_of_a_tenant_is_erased(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.subscribed(tenant="other")
    for number in range(3):
        await one.published(f"m{number}")
    await one.published("m1", tenant="other")
    await one.play()
    for _ in range(2):
        await one.hooks.erase("acme")
    db = one.world.db
    left = await db.all(Delivery.of_endpoint("tests", "acme", endpoint_id))
    assert ([], None) == (left, await db.run(EndpointList.get("tests", "acme")))
    assert [] == await one.store.ids("acme")
    (other,) = await one.hooks.endpoints("other")
    assert 1 == len((await one.hooks.deliveries("other", other.endpoint_id)).items)


# Bodies


@with_hooks
async def test_a_mapping_is_published_in_the_form_of_the_system(one: Hooks):
    hooks = one.webhooks(body_of=account_body, ping_type="ping")
    await one.subscribed()
    writes = await hooks.publish("acme", "sync.failed", "m1", {"sourceId": "s1"})
    await one.world.db.run(transaction(*writes))
    await one.play()
    at = one.world.now.isoformat()
    expected = (
        f'{{"id":"m1","type":"sync.failed","accountId":"acme","at":"{at}",'
        '"data":{"sourceId":"s1"}}'
    )
    assert expected.encode() == one.sender.sent[0].body
    event = WebhookEvent("m1", "sync.failed", "acme", one.world.now, {"sourceId": "s1"})
    assert expected.encode() == account_body(event)


# Rows of a documented table


@with_rows
async def test_the_row_shows_what_came_of_deliveries(one: Hooks):
    endpoint_id = await one.subscribed(attempts_max=1)

    async def row() -> Webhook:
        found = await one.world.db.run(Webhook.get(endpoint_id).consistently())
        assert found is not None
        return found

    one.sender.answers[URL] = [failed(503)]
    await one.published("m1")
    await one.play(3)
    found = await row()
    assert (1, 503, True) == (found.failure_count, found.last_response_code, found.is_active)
    assert found.last_called_at == one.world.now - timedelta(seconds=3)
    one.sender.answers[URL] = [failed(200)]
    await one.published("m2")
    await one.play()
    found = await row()
    assert (0, 200, True) == (found.failure_count, found.last_response_code, found.is_active)
    one.sender.answers[URL] = [failed(410)]
    await one.published("m3")
    await one.play()
    assert (False, 410) == ((await row()).is_active, (await row()).last_response_code)
    secret = (await row()).secret
    await one.hooks.rotate_secret("acme", endpoint_id)
    assert secret == (await row()).previous_secret
    await one.hooks.unsubscribe("acme", endpoint_id)
    assert await one.world.db.run(Webhook.get(endpoint_id)) is None


@with_rows
async def test_a_row_that_another_program_has_written_is_an_endpoint_like_others(one: Hooks):
    secret = (await one.hooks.subscribe("other", URL)).secrets[0].secret
    row = Webhook(webhook_id="w1", account_id="acme", url=URL, events=["a.*"], secret=secret)
    await one.world.db.run(row.create())
    one.sender.answers[URL] = [failed()]
    await one.published("m1")
    await one.play()
    endpoint = await one.endpoint("w1")
    assert (1, 5) == (endpoint.health.failures, endpoint.attempts_max)
    await one.world.db.run(Webhook.at(webhook_id="w1").update(assign(Webhook.is_active, False)))
    assert EndpointStatus.DISABLED is (await one.endpoint("w1")).status
    await one.play(3600)
    assert 1 == len(one.sender.sent)
    await one.hooks.enable("acme", "w1")
    enabled = await one.endpoint("w1")
    assert (EndpointStatus.ACTIVE, 0) == (enabled.status, enabled.health.failures)
    with pytest.raises(NotFoundError):
        await one.hooks.endpoint("other", "w1")


@with_rows
async def test_a_new_endpoint_gets_the_next_message_though_the_index_is_late(one: Hooks):
    """Of core's rows, only an index lists those of an account, and an index may be behind."""
    endpoint_id = await one.subscribed()
    rows = Webhook.in_account("acme").where(Webhook.webhook_id == "none")
    late: Any = type("Late", (type(one.store),), {"rows": lambda self, tenant: rows})
    store = late(one.world.db, "tests", one.world.queue.ids)
    assert [endpoint_id] == [found.endpoint_id for found in await store.subscriptions("acme")]
    state = EndpointState.get("tests", "acme", endpoint_id)
    assert await one.world.db.run(state) is not None
