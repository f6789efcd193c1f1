"""From a message to its receiver: the schedule, the breaker, endpoints that get disabled."""

from __future__ import annotations

import asyncio
from itertools import accumulate

import pytest

from tablewright.errors import StorageError
from tablewright.kits.http import limits as http_limits
from tablewright.kits.webhooks import (
    BreakerState,
    Delivery,
    DeliveryStatus,
    Endpoint,
    EndpointStatus,
    Health,
    is_signed,
    limits,
)
from tablewright.kits.webhooks.retries import RETRY_SECONDS
from tests.kits.webhooks.world import OK, URL, Hooks, failed, with_hooks

DAY = 24 * 3600
SCHEDULE = [0, *accumulate(RETRY_SECONDS)]


# The schedule


@with_hooks
async def test_a_message_that_is_never_taken_is_tried_exactly_by_the_schedule(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    await one.published("m1")
    await one.play(10 * DAY)
    assert SCHEDULE == one.times
    assert 75 * 3600 + 35 * 60 + 5 == one.times[-1]
    delivery = await one.delivery(endpoint_id, "m1")
    assert (DeliveryStatus.FAILED, 10) == (delivery.status, len(delivery.attempts))


@with_hooks
async def test_jitter_makes_pauses_longer_and_never_shorter(one: Hooks):
    await one.subscribed()
    one.sender.answers[URL] = [failed()]
    one.runner = one.world.runner(*one.webhooks(share=lambda: 1.0).kinds)
    await one.published("m1")
    await one.play(10 * DAY)
    assert [pytest.approx(1.1 * at) for at in SCHEDULE] == one.times


@with_hooks
async def test_every_attempt_has_the_same_id_and_body_and_its_own_time(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(), failed(404), failed(None), OK]
    await one.published("m1")
    await one.play(DAY)
    assert [0, 5, 305, 2105] == one.times
    assert {("m1", b'{"id":"m1"}')} == {(sent.message_id, sent.body) for sent in one.sender.sent}
    secrets = [one.secret for one in (await one.endpoint(endpoint_id)).secrets]
    for sent in one.sender.sent:
        assert str(int(sent.at)) == sent.headers["webhook-timestamp"]
        assert is_signed(secrets, sent.headers, sent.body, now_seconds=sent.at)


@with_hooks
async def test_the_log_has_each_attempt_with_what_came_of_it(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(503), failed(None), OK]
    await one.published("m1")
    await one.play(DAY)
    delivery = await one.delivery(endpoint_id, "m1")
    assert (DeliveryStatus.DELIVERED, None) == (delivery.status, delivery.next_at)
    assert [
        (503, None, "no", 7),
        (None, "nobody there", "no", 7),
        (200, None, "fine", 12),
    ] == [(a.status, a.error, a.excerpt, a.duration_ms) for a in delivery.attempts]
    assert one.times == [a.at.timestamp() - one.started for a in delivery.attempts]


@with_hooks
async def test_attempts_max_shortens_the_schedule(one: Hooks):
    endpoint_id = await one.subscribed(attempts_max=3)
    one.sender.answers[URL] = [failed()]
    await one.published("m1")
    await one.play(10 * DAY)
    assert SCHEDULE[:3] == one.times
    assert DeliveryStatus.FAILED is (await one.delivery(endpoint_id, "m1")).status


@with_hooks
async def test_messages_that_succeed_write_the_endpoint_once_a_minute(one: Hooks):
    endpoint_id = await one.subscribed()
    noted: list[float] = []
    for seconds in (0, 59, 1, 30):
        await one.play(seconds)
        await one.published(f"m{len(one.sender.sent)}")
        await one.play()
        endpoint = await one.endpoint(endpoint_id)
        assert endpoint.last_called_at is not None
        noted.append(endpoint.last_called_at.timestamp() - one.started)
        assert (200, 0, Health()) == (endpoint.last_status, endpoint.failures, endpoint.health)
    assert [0, 0, 60, 60] == noted


@with_hooks
async def test_after_an_endpoint_is_enabled_its_last_status_is_that_of_the_last_message(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(500), OK]
    await one.published("m1")
    await one.play()
    await one.hooks.disable("acme", endpoint_id, reason="By hand.")
    await one.hooks.enable("acme", endpoint_id)  # which forgets failures
    await one.play(5)
    assert ["m1", "m1"] == one.sent_ids
    assert 200 == (await one.endpoint(endpoint_id)).last_status


@with_hooks
async def test_messages_that_succeed_together_are_sent_once_though_all_note_the_call(one: Hooks):
    await one.subscribed()
    for number in range(12):
        await one.published(f"m{number}")
    runners = [one.world.runner(*one.hooks.kinds) for _ in range(4)]
    await asyncio.gather(*(runner.run_due() for runner in runners))
    await one.play(DAY)
    assert sorted(f"m{number}" for number in range(12)) == sorted(one.sent_ids)


@with_hooks
async def test_each_attempt_is_reported_and_errors_of_the_listener_change_nothing(one: Hooks):
    seen: list[tuple[str, int | None]] = []

    async def listen(endpoint: Endpoint, delivery: Delivery) -> None:
        seen.append((f"{endpoint.tenant} {delivery.message_id}", delivery.attempts[-1].status))
        raise OSError("no metrics today")

    hooks = one.webhooks(on_attempt=listen)
    one.runner = one.world.runner(*hooks.kinds)
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(503), OK]
    await one.published("m1")
    await one.play(DAY)
    assert [("acme m1", 503), ("acme m1", 200)] == seen
    ping = await hooks.ping("acme", endpoint_id)
    assert (f"acme {ping.message_id}", 200) == seen[-1]
    assert 2 == len((await one.delivery(endpoint_id, "m1")).attempts)


# Kills and faults


@with_hooks
async def test_a_message_whose_result_could_not_be_noted_is_sent_again_under_its_id(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")

    def fail(operation: str, body: bytes) -> Exception | None:
        is_result = b"deliveries#" in body and operation == "TransactWriteItems"
        return StorageError("no") if is_result else None

    one.world.transport.before = fail
    await one.runner.run_due()
    assert ["m1"] == one.sent_ids
    one.world.transport.before = lambda operation, body: None
    await one.play(10)
    assert ["m1", "m1"] == one.sent_ids
    assert DeliveryStatus.DELIVERED is (await one.delivery(endpoint_id, "m1")).status


@with_hooks
async def test_a_failure_that_was_noted_is_not_tried_again_early_by_who_takes_over(one: Hooks):
    await one.subscribed()
    one.sender.answers[URL] = [failed(), failed(), OK]
    await one.published("m1")
    await one.play(10)
    await one.forget_end("m1")
    await one.play(DAY)
    assert [0, 5, 305] == one.times


@with_hooks
async def test_a_delivery_that_was_noted_is_not_sent_again_by_who_takes_over(one: Hooks):
    await one.subscribed()
    await one.published("m1")
    await one.play()
    await one.forget_end("m1")
    await one.play(DAY)
    assert ["m1"] == one.sent_ids


@with_hooks
async def test_an_endpoint_that_others_write_meanwhile_keeps_what_each_has_seen(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(4):
        await one.published(f"m{number}")
    runners = [one.world.runner(*one.hooks.kinds) for _ in range(4)]
    await asyncio.gather(*(runner.run_due() for runner in runners))
    assert (4, 4) == ((await one.endpoint(endpoint_id)).health.failures, len(one.sender.sent))


@with_hooks
async def test_an_endpoint_that_is_unsubscribed_while_a_message_is_sent_does_not_come_back(
    one: Hooks,
):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    await one.published("m1")
    one.sender.when_sent = lambda: one.hooks.unsubscribe("acme", endpoint_id)
    await one.play(DAY)
    assert ([0], []) == (one.times, await one.hooks.endpoints("acme"))


# The receiver says how it is


@with_hooks
async def test_410_disables_the_endpoint_at_once_and_its_system_is_told(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(410)]
    await one.published("m1")
    await one.play(DAY)
    endpoint = await one.endpoint(endpoint_id)
    assert (EndpointStatus.ENDED, "The receiver returned 410 Gone.") == (
        endpoint.status,
        endpoint.status_reason,
    )
    assert ([endpoint], 410) == (one.notices, endpoint.last_status)
    await one.published("m2")
    await one.play(DAY)
    assert ["m1"] == one.sent_ids


@with_hooks
async def test_what_was_published_after_a_410_is_held_and_sent_once_the_endpoint_is_enabled(
    one: Hooks,
):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(), failed(410), OK]
    begin = one.world.now
    for message_id in ("waits", "gone", "later"):
        await one.published(message_id)
        await one.play()
    assert ["waits", "gone"] == one.sent_ids
    await one.play(20 * DAY)
    statuses = {
        delivery.message_id: delivery.status.value
        for delivery in (await one.hooks.deliveries("acme", endpoint_id)).items
    }
    assert {"waits": "held", "gone": "failed", "later": "held"} == statuses
    await one.hooks.enable("acme", endpoint_id)
    await one.hooks.replay_failed("acme", endpoint_id, since=begin)
    await one.play(10)
    assert {"waits", "gone", "later"} == set(one.sent_ids[2:])


@with_hooks
async def test_a_receiver_that_asks_for_time_gets_it_from_every_message(one: Hooks):
    await one.subscribed()
    one.sender.answers[URL] = [failed(429, "100"), OK]
    await one.published("m1")
    await one.play()
    await one.published("m2")
    await one.play(99)
    assert [0] == one.times
    await one.play(1)
    assert [0, 100, 100] == one.times


@with_hooks
async def test_a_receiver_under_load_gets_a_minute_and_no_more_than_a_day(one: Hooks):
    endpoint_id = await one.subscribed()
    for status in (429, 502, 504):
        one.sender.answers[URL] = [failed(status), OK]
        await one.published(f"m{status}")
        begin = one.world.clock.now()
        await one.play(61)
        assert [begin, begin + 60] == [sent.at for sent in one.sender.sent[-2:]]
    one.sender.answers[URL] = [failed(503, str(10**8)), OK]
    await one.published("m503")
    await one.play()
    until = (await one.endpoint(endpoint_id)).health.paused_until
    assert until is not None
    assert DAY == until.timestamp() - one.world.clock.now()


# The breaker


@with_hooks
async def test_after_five_failures_in_a_row_nothing_is_sent_but_a_trial_now_and_then(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(5):
        await one.published(f"m{number}")
        await one.play()
    health = (await one.endpoint(endpoint_id)).health
    assert (BreakerState.OPEN, 5) == (health.state, health.failures)
    for number in range(5, 14):
        await one.published(f"m{number}")
    await one.play(1000)
    assert [0] * 5 + [60, 180, 420, 900] == one.times
    assert DeliveryStatus.PENDING is (await one.delivery(endpoint_id, "m13")).status


@with_hooks
async def test_a_trial_that_succeeds_closes_the_breaker_and_everything_follows(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()] * 6 + [OK]
    for number in range(12):
        await one.published(f"m{number}")
    await one.play(DAY)
    assert {f"m{number}" for number in range(12)} == set(one.sent_ids)
    assert Health() == (await one.endpoint(endpoint_id)).health
    page = await one.hooks.deliveries("acme", endpoint_id)
    assert {DeliveryStatus.DELIVERED} == {delivery.status for delivery in page.items}


@with_hooks
async def test_a_trial_whose_response_was_lost_is_made(one: Hooks):
    """The endpoint says that an attempt is running; it runs in this very process."""
    await one.subscribed()
    one.sender.answers[URL] = [failed()] * http_limits.BREAKER_FAILURES + [OK]
    for number in range(http_limits.BREAKER_FAILURES):
        await one.published(f"m{number}")
    await one.play(1)
    one.world.losing.lose("UpdateItem", holding=b"half_open")
    count = len(one.sender.sent)
    await one.play(http_limits.BREAKER_PAUSE_SECONDS + limits.WEBHOOK_SPREAD_SECONDS)
    assert 1 == len(one.world.losing.lost)
    assert count < len(one.sender.sent)


@with_hooks
async def test_a_message_is_sent_once_though_the_result_lost_its_response(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.published("m1")
    one.world.losing.lose("TransactWriteItems", holding=b"deliveries#")
    await one.play(10)
    assert (["m1"], 1) == (one.sent_ids, len(one.world.losing.lost))
    assert DeliveryStatus.DELIVERED == (await one.delivery(endpoint_id, "m1")).status


@with_hooks
async def test_the_breaker_of_one_process_holds_in_another(one: Hooks):
    await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(5):
        await one.published(f"m{number}")
    await one.play()
    await one.published("m9")
    await one.world.runner(*one.webhooks().kinds).run_due()
    assert "m9" not in one.sent_ids


@with_hooks
async def test_of_many_messages_one_is_the_trial(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(5):
        await one.published(f"m{number}")
    await one.play()
    count = len(one.sender.sent)
    one.world.clock.advance(seconds=60)
    others = [one.world.runner(*one.hooks.kinds) for _ in range(3)]
    await asyncio.gather(*(runner.run_due() for runner in others))
    state = (await one.endpoint(endpoint_id)).health.state
    assert (count + 1, BreakerState.OPEN) == (len(one.sender.sent), state)


@with_hooks
async def test_a_trial_that_nobody_heard_of_is_repeated(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    for number in range(5):
        await one.published(f"m{number}")
    await one.play()
    one.world.clock.advance(seconds=60)
    health = (await one.endpoint(endpoint_id)).health
    await one.replace(endpoint_id, health=health.probing(one.world.now))  # then it was killed
    count = len(one.sender.sent)
    await one.play(http_limits.BREAKER_PROBE_SECONDS - 1)
    assert count == len(one.sender.sent)
    await one.play(1)
    assert count + 1 == len(one.sender.sent)


@with_hooks
async def test_the_trouble_of_one_endpoint_is_not_anothers(one: Hooks):
    await one.subscribed()
    other = "https://other.example.com/hook"
    await one.subscribed(other)
    one.sender.answers[URL] = [failed()]
    for number in range(8):
        await one.published(f"m{number}")
    await one.play(1)
    assert 8 == sum(sent.url == other for sent in one.sender.sent)
