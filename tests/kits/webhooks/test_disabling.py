"""Disabled endpoints: how failures are counted, who is notified, and what resets the count."""

from __future__ import annotations

from itertools import accumulate

import pytest

from tablewright.kits.jobs import AddJob
from tablewright.kits.webhooks import (
    BreakerState,
    DeliveryStatus,
    Endpoint,
    EndpointStatus,
    Health,
    limits,
)
from tablewright.kits.webhooks.delivering import NOTICE
from tablewright.kits.webhooks.retries import RETRY_SECONDS
from tests.kits.webhooks.world import OK, URL, Hooks, failed, with_hooks

DAY = 24 * 3600
SCHEDULE = [0, *accumulate(RETRY_SECONDS)]


@with_hooks
async def test_twenty_deliveries_that_failed_in_a_row_disable_an_endpoint_and_its_system_is_told(
    one: Hooks,
):
    endpoint_id = await one.subscribed(attempts_max=1)
    one.sender.answers[URL] = [failed()]
    for number in range(1, limits.WEBHOOK_FAILURES_MAX):
        await one.published(f"m{number}")
        await one.play(3600)
        endpoint = await one.endpoint(endpoint_id)
        assert (EndpointStatus.ACTIVE, number) == (endpoint.status, endpoint.failures)
    await one.published("last")
    await one.play(3600)
    endpoint = await one.endpoint(endpoint_id)
    assert (EndpointStatus.DISABLED, "20 deliveries in a row failed.") == (
        endpoint.status,
        endpoint.status_reason,
    )
    assert endpoint.status_at is not None
    assert [endpoint] == one.notices


@with_hooks
async def test_a_success_begins_the_count_of_failed_deliveries_again(one: Hooks):
    endpoint_id = await one.subscribed(attempts_max=1)
    for number in range(30):
        one.sender.answers[URL] = [OK if number == 12 else failed()]
        await one.published(f"m{number}")
        await one.play(3600)
        expected = number + 1 if number < 12 else number - 12
        assert expected == (await one.endpoint(endpoint_id)).failures
    assert [] == one.notices


@with_hooks
async def test_an_attempt_that_will_be_repeated_is_not_a_failed_delivery(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    await one.published("m1")
    await one.play(SCHEDULE[-1] - 1)
    assert 0 == (await one.endpoint(endpoint_id)).failures
    await one.play(1)
    endpoint = await one.endpoint(endpoint_id)
    assert (1, EndpointStatus.ACTIVE, []) == (endpoint.failures, endpoint.status, one.notices)


@with_hooks
async def test_a_success_that_ends_after_the_endpoint_was_disabled_ends_the_count(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.replace(endpoint_id, failures=7)
    one.sender.when_sent = lambda: one.hooks.disable("acme", endpoint_id, reason="holidays")
    await one.published("m1")
    await one.play()
    endpoint = await one.endpoint(endpoint_id)
    assert (0, EndpointStatus.DISABLED, "holidays") == (
        endpoint.failures,
        endpoint.status,
        endpoint.status_reason,
    )


@with_hooks
async def test_writes_of_the_system_are_part_of_the_transaction_that_disables(one: Hooks):
    async def disabling(endpoint: Endpoint) -> list[AddJob]:
        assert EndpointStatus.ENDED is endpoint.status
        return [one.world.queue.add("note", job_id="told", tenant="acme")]

    one.runner = one.world.runner(*one.webhooks(disabling=disabling).kinds)
    await one.subscribed()
    one.sender.answers[URL] = [failed(410)]
    await one.published("m1")
    with pytest.raises(AssertionError):
        await one.world.job("told")
    await one.play()
    assert "note" == (await one.world.job("told")).kind


@with_hooks
async def test_one_message_that_is_never_taken_does_not_disable_an_endpoint_that_works(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed()]
    await one.published("bad")
    for number in range(9):
        await one.play(RETRY_SECONDS[number] - 1)
        one.sender.answers[URL] = [OK]
        await one.published(f"good{number}")
        await one.play()
        one.sender.answers[URL] = [failed()]
        await one.play(1)
    assert 10 == one.sent_ids.count("bad")
    assert EndpointStatus.ACTIVE is (await one.endpoint(endpoint_id)).status
    page = await one.hooks.deliveries("acme", endpoint_id, status=DeliveryStatus.FAILED)
    assert (["bad"], []) == ([one.message_id for one in page.items], one.notices)


@with_hooks
async def test_days_of_nothing_but_failure_disable_an_endpoint(one: Hooks):
    endpoint_id = await one.subscribed()
    await one.replace(endpoint_id, health=Health(BreakerState.CLOSED, 1, one.world.now))
    one.sender.answers[URL] = [failed()]
    one.world.clock.advance(seconds=limits.WEBHOOK_FAILING_SECONDS_MAX - 1)
    await one.published("m1")
    await one.play()
    assert EndpointStatus.ACTIVE is (await one.endpoint(endpoint_id)).status
    await one.play(5)
    endpoint = await one.endpoint(endpoint_id)
    assert "Every attempt has failed for 5 days." == endpoint.status_reason
    assert [endpoint] == one.notices


@with_hooks
async def test_who_is_told_is_told_again_if_that_fails(one: Hooks):
    told: list[str] = []

    async def tell(endpoint: object) -> None:
        told.append("")
        if len(told) < 3:
            raise OSError("no mail today")

    one.runner = one.world.runner(*one.webhooks(on_disabled=tell).kinds)
    await one.subscribed()
    one.sender.answers[URL] = [failed(410)]
    await one.published("m1")
    await one.play(DAY)
    assert 3 == len(told)


@with_hooks
async def test_nobody_is_told_of_an_endpoint_that_was_enabled_before(one: Hooks):
    endpoint_id = await one.subscribed()
    one.sender.answers[URL] = [failed(410)]
    await one.published("m1")
    one.runner = one.world.runner(*(kind for kind in one.hooks.kinds if kind.name != NOTICE))
    await one.runner.run_due()
    await one.hooks.enable("acme", endpoint_id)
    one.runner = one.world.runner(*one.hooks.kinds)
    await one.play(DAY)
    assert [] == one.notices
