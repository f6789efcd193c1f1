"""What a system does with webhooks: subscribing, publishing, looking, replaying."""

from __future__ import annotations

import asyncio
from base64 import b64encode
from datetime import timedelta

import pytest

from tablewright import limits
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    CursorError,
    InvalidError,
    NoKeysError,
    NotFoundError,
    TooLargeError,
    TransactionFailedError,
)
from tablewright.kits.jobs import Job
from tablewright.kits.jobs.queue import JobQueue
from tablewright.kits.webhooks import (
    DeliveryStatus,
    EndpointStatus,
    Health,
    WebhookMessage,
    Webhooks,
    is_signed,
)
from tablewright.kits.webhooks import limits as webhook_limits
from tablewright.model import transaction
from tests.kits.jobs.world import world
from tests.kits.webhooks.world import OK, URL, Hooks, failed, with_hooks

DAY = 24 * 3600
SECRET = "whsec_" + b64encode(b"a secret that nobody else knows").decode()


# Errors


@with_hooks
async def test_a_url_into_our_own_network_is_refused(one: Hooks):
    for url in ("http://acme.example.com/", "https://127.0.0.1/", "https://localhost/", "x"):
        with pytest.raises(InvalidError) as refused:
            await one.hooks.subscribe("acme", url)
        assert {"place": "url"} == refused.value.details
    assert [] == await one.hooks.endpoints("acme")


@with_hooks
async def test_types_and_secrets_of_another_form_are_refused(one: Hooks):
    bad = ([], ["a b"], [""], ["a#b"], ["x" * 129], ["a"] * 101, ["a*"], ["*.a"], [".*"], ["**"])
    for types in bad:
        with pytest.raises(InvalidError):
            await one.hooks.subscribe("acme", URL, event_types=types)
    with pytest.raises(InvalidError, match="24 to 64 bytes"):
        await one.hooks.subscribe("acme", URL, secret="guess me")


@with_hooks
async def test_a_tenant_has_a_bounded_number_of_endpoints(one: Hooks):
    for _ in range(webhook_limits.WEBHOOK_ENDPOINTS_MAX):
        await one.subscribed()
    with pytest.raises(ConflictingError):
        await one.subscribed()
    await one.subscribed(tenant="other")
    operations = await one.hooks.publish("acme", "a.b", "m1", b"{}")
    assert (
        webhook_limits.WEBHOOK_ENDPOINTS_MAX + 1 == len(operations) < limits.TRANSACTION_ACTIONS_MAX
    )


@with_hooks
async def test_parallel_requests_do_not_exceed_the_number_of_endpoints(one: Hooks):
    for _ in range(webhook_limits.WEBHOOK_ENDPOINTS_MAX - 2):
        await one.subscribed()
    made = await asyncio.gather(*(one.subscribed() for _ in range(6)), return_exceptions=True)
    assert 2 == sum(isinstance(result, str) for result in made)
    assert 4 == sum(isinstance(result, ConflictingError) for result in made)
    assert webhook_limits.WEBHOOK_ENDPOINTS_MAX == len(await one.hooks.endpoints("acme"))


@with_hooks
async def test_the_same_id_again_returns_the_endpoint_that_was_created(one: Hooks):
    first = await one.hooks.subscribe("acme", URL, endpoint_id="e1")
    again = await one.hooks.subscribe("acme", URL, endpoint_id="e1")
    assert first.secrets == again.secrets
    assert 1 == len(await one.hooks.endpoints("acme"))


@with_hooks
async def test_an_endpoint_counts_until_it_is_deleted(one: Hooks):
    ids = [await one.subscribed() for _ in range(webhook_limits.WEBHOOK_ENDPOINTS_MAX)]
    one.sender.answers[URL] = [failed(410)]
    await one.published("m1")
    await one.play()
    assert webhook_limits.WEBHOOK_ENDPOINTS_MAX == len(one.notices)
    with pytest.raises(ConflictingError):
        await one.subscribed()
    await one.hooks.unsubscribe("acme", ids[0])
    await one.subscribed()


@with_hooks
async def test_an_endpoint_of_another_tenant_does_not_exist(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    hooks = one.hooks
    for asked in (
        hooks.endpoint("other", endpoint_id),
        hooks.unsubscribe("other", endpoint_id),
        hooks.rotate_secret("other", endpoint_id),
        hooks.enable("other", endpoint_id),
        hooks.disable("other", endpoint_id, reason="x"),
        hooks.ping("other", endpoint_id),
        hooks.deliveries("other", endpoint_id),
        hooks.replay("other", endpoint_id, "m1"),
        hooks.replay_failed("other", endpoint_id, since=one.world.now),
        hooks.endpoint("acme", "no such"),
        hooks.endpoint("acme", ""),
        hooks.endpoint("acme", "a#b"),
    ):
        with pytest.raises(NotFoundError):
            await asked
    assert [] == await one.hooks.endpoints("other")


@with_hooks
async def test_messages_of_another_form_are_refused(one: Hooks):
    await one.subscribed()
    for message_id in ("", "a.b", "a#b", "a b", "x" * 129):
        with pytest.raises(InvalidError):
            await one.hooks.publish("acme", "a.b", message_id, b"{}")
    with pytest.raises(InvalidError):
        await one.hooks.publish("acme", "a b", "m1", b"{}")
    with pytest.raises(TooLargeError):
        await one.hooks.publish(
            "acme", "a.b", "m1", b"x" * (webhook_limits.WEBHOOK_BODY_BYTES_MAX + 1)
        )


def test_without_keys_nobody_can_subscribe():
    async def main() -> None:
        async with world() as one:
            with pytest.raises(NoKeysError):
                await Webhooks(one.db, one.queue).subscribe("acme", URL)

    asyncio.run(main())


@with_hooks
async def test_a_cursor_of_another_endpoint_is_refused(one: Hooks):
    first, second = await one.subscribed(), await one.subscribed()
    for number in range(3):
        await one.published(f"m{number}")
    await one.play()
    page = await one.hooks.deliveries("acme", first, limit=1)
    with pytest.raises((CursorError, BadCursorError)):
        await one.hooks.deliveries("acme", second, limit=1, cursor=page.cursor)


# Secrets


@with_hooks
async def test_a_secret_is_nowhere_in_the_store_or_the_log(one: Hooks):
    endpoint_id = await one.subscribed(secret=SECRET)
    fresh = (await one.hooks.rotate_secret("acme", endpoint_id)).secrets[0].secret
    one.sender.answers[URL] = [failed(), OK]
    await one.published("m1")
    await one.play(DAY)
    scanned = str(await one.world.db.call("Scan", {"TableName": "tablewright-service"}))
    for secret in (SECRET, fresh):
        text = secret.removeprefix("whsec_")
        assert text not in scanned
        assert text not in str(one.world.logs)
        assert text not in repr(await one.endpoint(endpoint_id))


@with_hooks
async def test_an_old_secret_signs_for_a_day_beside_the_new_one(one: Hooks):
    endpoint_id = await one.subscribed(secret=SECRET)
    rotated = await one.hooks.rotate_secret("acme", endpoint_id)
    fresh = rotated.secrets[0].secret
    await one.published("m1")
    await one.play(DAY)
    await one.published("m2")
    await one.play()
    first, second = one.sender.sent
    for secret, sent, expected in [
        (SECRET, first, True),
        (fresh, first, True),
        (SECRET, second, False),
        (fresh, second, True),
    ]:
        assert expected is is_signed([secret], sent.headers, sent.body, now_seconds=sent.at)


@with_hooks
async def test_the_number_of_secrets_that_sign_is_bounded(one: Hooks):
    endpoint_id = await one.subscribed()
    for _ in range(6):
        await one.hooks.rotate_secret("acme", endpoint_id)
    endpoint = await one.endpoint(endpoint_id)
    assert one.store.secrets_max == len(endpoint.secrets)
    assert [None] == [one.until for one in endpoint.secrets if one.until is None]


@with_hooks
async def test_a_secret_is_rotated_although_deliveries_write_the_endpoint_too(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(4):
        await one.published(f"m{number}")
    rotating = [one.hooks.rotate_secret("acme", endpoint_id) for _ in range(3)]
    await asyncio.gather(one.runner.run_due(), *rotating)
    endpoint = await one.endpoint(endpoint_id)
    assert (one.store.secrets_max, 4) == (len(endpoint.secrets), endpoint.health.failures)


# Publishing


@with_hooks
async def test_a_message_that_nobody_wants_is_not_stored(one: Hooks):
    assert [] == await one.hooks.publish("acme", "a.b", "m1", b"{}")
    await one.subscribed(event_types=["other"])
    assert [] == await one.hooks.publish("acme", "a.b", "m1", b"{}")


@with_hooks
async def test_a_message_goes_to_those_who_want_its_type(one: Hooks):
    await one.subscribed("https://all.example.com/")
    await one.subscribed("https://some.example.com/", event_types=["a.b", "c", "a.b"])
    await one.subscribed("https://none.example.com/", event_types=["c"])
    await one.subscribed("https://other.example.com/", tenant="other")
    await one.published("m1")
    await one.play()
    sent = sorted(sent.url for sent in one.sender.sent)
    assert ["https://all.example.com/", "https://some.example.com/"] == sent


@with_hooks
async def test_a_message_is_published_together_with_another_write_or_not_at_all(one: Hooks):
    await one.subscribed()
    bound = one.world.db.for_tenant("acme")
    own = one.world.queue.add("own", tenant="acme", job_id="own")
    await bound.run(own)
    operations = await one.hooks.publish("acme", "a.b", "m1", b"{}")
    with pytest.raises(TransactionFailedError):
        await bound.run(transaction(own, *operations))
    assert None is await bound.run(WebhookMessage.get("tests", "acme", "m1"))
    await one.play()
    assert [] == one.sent_ids
    other = one.world.queue.add("own", tenant="acme", job_id="other")
    await bound.run(transaction(other, *await one.hooks.publish("acme", "a.b", "m1", b"{}")))
    await one.play()
    assert ["m1"] == one.sent_ids


@with_hooks
async def test_a_message_that_is_published_twice_is_sent_once(one: Hooks):
    await one.subscribed()
    await one.published("m1")
    with pytest.raises(TransactionFailedError):
        await one.published("m1")
    await one.play()
    assert ["m1"] == one.sent_ids


@with_hooks
async def test_many_messages_need_one_look_at_the_subscriptions(one: Hooks):
    await one.subscribed()
    to = await one.hooks.subscriptions("acme")
    for number in range(3):
        operations = await one.hooks.publish("acme", "a.b", f"m{number}", b"{}", to=to)
        await one.world.db.run(transaction(*operations))
    await one.play()
    assert 3 == len(one.sender.sent)


@with_hooks
async def test_two_systems_in_one_store_do_not_meet(one: Hooks):
    queue = JobQueue("elsewhere", one.world.clock, one.world.queue.ids)
    other = Webhooks(one.world.db, queue, sender=one.sender)
    await other.subscribe("acme", URL)
    await one.published("m1")
    await one.play()
    assert ([], []) == (one.sent_ids, await one.hooks.endpoints("acme"))


@with_hooks
async def test_what_waits_for_an_endpoint_that_is_unsubscribed_is_not_sent(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    await one.hooks.unsubscribe("acme", endpoint_id)
    await one.play(DAY)
    assert [] == one.sent_ids
    with pytest.raises(NotFoundError):
        await one.endpoint(endpoint_id)


@with_hooks
async def test_a_message_is_forgotten_in_time_with_its_deliveries(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    await one.play()
    one.world.clock.advance(seconds=webhook_limits.WEBHOOK_KEPT_SECONDS + 1)
    assert [] == (await one.hooks.deliveries("acme", endpoint_id)).items
    with pytest.raises(NotFoundError):
        await one.hooks.replay("acme", endpoint_id, "m1")


# Looking, pinging, disabling


@with_hooks
async def test_the_log_is_paged_the_newest_first_and_filtered_by_status(one: Hooks):
    endpoint_id = await one.subscribed()
    for number in range(5):
        await one.published(f"m{number}")
        one.sender.answers[URL] = [failed() if number == 3 else OK]
        await one.play(1)
    first = await one.hooks.deliveries("acme", endpoint_id, limit=3)
    rest = await one.hooks.deliveries("acme", endpoint_id, limit=3, cursor=first.cursor)
    ids = [delivery.message_id for delivery in [*first.items, *rest.items]]
    assert (["m4", "m3", "m2", "m1", "m0"], None) == (ids, rest.cursor)
    page = await one.hooks.deliveries("acme", endpoint_id, status=DeliveryStatus.PENDING)
    assert ["m3"] == [delivery.message_id for delivery in page.items]


@with_hooks
async def test_a_ping_is_sent_at_once_signed_and_logged_whatever_the_state(one: Hooks):
    endpoint_id = await one.subscribed(secret=SECRET)
    await one.hooks.disable("acme", endpoint_id, reason="holidays")
    delivery = await one.hooks.ping("acme", endpoint_id)
    assert (DeliveryStatus.DELIVERED, "webhook.ping") == (delivery.status, delivery.event_type)
    [sent] = one.sender.sent
    assert is_signed([SECRET], sent.headers, sent.body, now_seconds=sent.at)
    assert b'"type":"webhook.ping"' in sent.body
    one.sender.answers[URL] = [failed()]
    failing = await one.hooks.ping("acme", endpoint_id)
    assert (DeliveryStatus.FAILED, 500) == (failing.status, failing.attempts[0].status)
    await one.play(DAY)
    assert 2 == len(one.sender.sent)
    assert Health() == (await one.endpoint(endpoint_id)).health
    assert 2 == len((await one.hooks.deliveries("acme", endpoint_id)).items)


@with_hooks
async def test_what_a_disabled_endpoint_misses_is_held_and_sent_when_asked(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("waiting")
    disabled = await one.hooks.disable("acme", endpoint_id, reason="holidays")
    assert (EndpointStatus.DISABLED, "holidays") == (disabled.status, disabled.status_reason)
    await one.published("missed")
    await one.play(DAY)
    assert [] == one.sent_ids
    held = await one.hooks.deliveries("acme", endpoint_id, status=DeliveryStatus.HELD)
    assert {"waiting", "missed"} == {delivery.message_id for delivery in held.items}
    enabled = await one.hooks.enable("acme", endpoint_id)
    assert (EndpointStatus.ACTIVE, None) == (enabled.status, enabled.status_reason)
    await one.play(DAY)
    assert [] == one.sent_ids
    await one.hooks.replay_failed("acme", endpoint_id, since=one.world.now - timedelta(days=3))
    await one.play(10)
    assert {"waiting", "missed"} == set(one.sent_ids)


# Replaying


@with_hooks
async def test_a_delivery_is_replayed_under_its_id_with_the_whole_schedule(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    await one.play(100)
    one.sender.answers[URL] = [failed(), failed(), OK]
    await one.hooks.replay("acme", endpoint_id, "m1")
    await one.play(DAY)
    assert [0, 100, 105, 405] == one.times
    assert {"m1"} == set(one.sent_ids)
    delivery = await one.delivery(endpoint_id, "m1")
    assert (DeliveryStatus.DELIVERED, 1, 4) == (
        delivery.status,
        delivery.round,
        len(delivery.attempts),
    )


@with_hooks
async def test_what_waits_for_its_next_attempt_is_replayed_at_once_and_only_once(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(), failed(), OK]
    await one.published("m1")
    await one.play(10)
    await one.hooks.replay("acme", endpoint_id, "m1")
    await one.play(DAY)
    assert [0, 5, 10] == one.times


@with_hooks
async def test_a_message_is_replayed_before_its_first_attempt(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    await one.hooks.replay("acme", endpoint_id, "m1")
    await one.play(DAY)
    assert ["m1"] == one.sent_ids


@with_hooks
async def test_of_rounds_that_are_begun_before_one_was_sent_only_the_last_is_sent(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    await one.play()
    for _ in range(4):
        await one.hooks.replay("acme", endpoint_id, "m1")
    await one.play(DAY)
    assert (2, 4) == (len(one.sent_ids), (await one.delivery(endpoint_id, "m1")).round)


@with_hooks
async def test_a_message_that_is_not_there_is_not_replayed(one: Hooks):
    endpoint_id = await one.subscribed()
    for message_id in ("nothing", "", "a#b"):
        with pytest.raises(NotFoundError):
            await one.hooks.replay("acme", endpoint_id, message_id)


@with_hooks
async def test_everything_that_failed_since_a_time_is_replayed_and_nothing_else(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    await one.published("old")
    await one.play(4 * DAY)
    await one.hooks.enable("acme", endpoint_id)
    since = one.world.now
    for number in range(25):
        await one.published(f"m{number}")
    await one.hooks.disable("acme", endpoint_id, reason="down")
    await one.play(DAY)
    one.sender.answers[URL] = [OK]
    await one.hooks.enable("acme", endpoint_id)
    await one.published("fine")
    await one.play()
    one.sender.sent.clear()
    begin = one.world.clock.now()
    job = await one.hooks.replay_failed("acme", endpoint_id, since=since)
    await one.play(DAY)
    assert sorted(f"m{number}" for number in range(25)) == sorted(one.sent_ids)
    last = max(sent.at for sent in one.sender.sent)
    assert 24 / webhook_limits.WEBHOOK_REPLAYS_PER_SECOND == pytest.approx(last - begin, abs=0.01)
    done = await one.world.db.run(Job.get("tests", job.job_id).with_hidden())
    assert done is not None
    assert done.lane is None


@with_hooks
async def test_a_replay_that_was_killed_goes_on_with_what_is_left(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.hooks.disable("acme", endpoint_id, reason="down")
    for number in range(10):
        await one.published(f"m{number}")
    await one.play()
    await one.hooks.enable("acme", endpoint_id)
    left = [4]

    def fail(operation: str, body: bytes) -> Exception | None:
        left[0] -= operation == "TransactWriteItems"
        is_killed = operation == "TransactWriteItems" and left[0] == 0
        return OSError("killed") if is_killed else None

    since = one.world.now - timedelta(days=1)
    await one.hooks.replay_failed("acme", endpoint_id, since=since)
    one.world.transport.before = fail
    await one.play(60)
    assert sorted(f"m{number}" for number in range(10)) == sorted(one.sent_ids)


@with_hooks
async def test_an_endpoint_shows_no_secret_when_it_is_printed(one: Hooks):
    endpoint = await one.hooks.subscribe("acme", URL, secret=SECRET, headers={"X-Key": "swordfish"})
    for hidden in (SECRET.removeprefix("whsec_"), "swordfish"):
        assert hidden not in repr((endpoint, endpoint.secrets, endpoint.stored))
