"""Counting failures: whatever receivers and owners do, an endpoint is as a plain model says."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kits.webhooks import AttemptResult, DeliveryStatus, OwnEndpoints, limits
from tablewright.kits.webhooks.retries import RETRY_SECONDS
from tablewright.systems.core.webhook_store import WebhookRows
from tests.examples import examples
from tests.kits.webhooks.world import URL, Hooks, with_store

HOUR = 3600.0
# Long enough for the longest pause of the breaker, and for the retries of two attempts.
PAST_EVERY_WAIT = 2 * HOUR
CODES = st.sampled_from([200, 204, 302, 404, 500, None])
SENDING = st.one_of(
    st.tuples(st.just("fail"), st.integers(1, 8)),  # so many messages that fail
    st.tuples(st.just("send"), st.lists(CODES, min_size=1, max_size=2)),
)
OTHER = st.one_of(
    st.tuples(st.just("wait"), st.sampled_from([HOUR, 60 * HOUR, 125 * HOUR])),
    st.tuples(st.just("gone")),
    st.tuples(st.just("disable")),
    st.tuples(st.just("ping"), CODES),
    st.tuples(st.just("rotate")),
)
# Mostly messages; an endpoint that was disabled is enabled before long.
ROUND = st.tuples(SENDING, SENDING, SENDING, OTHER, SENDING, st.just(("enable",)))


@dataclass
class Model:
    """An endpoint: deliveries that failed in a row, since when, and whether it is active."""

    attempts_max: int
    status: str = "active"
    failures: int = 0
    failing_since: float | None = None
    log: dict[str, str] = field(default_factory=dict[str, str])

    def send(self, message_id: str, codes: Sequence[int | None], times: Sequence[float]) -> None:
        """One message whose attempts have these results, the last one repeats, at these times."""
        if self.status != "active":
            self.log[message_id] = "held"
            return
        for number in range(self.attempts_max):
            code = codes[min(number, len(codes) - 1)]
            now = times[min(number, len(times) - 1)]
            is_last = number == self.attempts_max - 1 or code == 410
            if code is not None and 200 <= code < 300:
                self.failures, self.failing_since = 0, None
                self.log[message_id] = "delivered"
                return
            self.failing_since = now if self.failing_since is None else self.failing_since
            self.log[message_id] = "failed" if is_last else "pending"
            self.failures += is_last
            is_long = now - self.failing_since >= limits.WEBHOOK_FAILING_SECONDS_MAX
            if code == 410:
                self.status = "ended"
            elif self.failures >= limits.WEBHOOK_FAILURES_MAX or is_long:
                self.status = "disabled"
            if self.status != "active":
                if not is_last:
                    self.log[message_id] = "held"  # its next attempt finds the endpoint disabled
                return

    def enable(self) -> None:
        self.status, self.failures, self.failing_since = "active", 0, None


async def _play(one: Hooks, steps: Sequence[Any], attempts_max: int) -> None:
    endpoint_id = await one.subscribed(attempts_max=attempts_max)
    model = Model(attempts_max)
    count = 0

    async def send(*codes: int | None) -> None:
        nonlocal count
        count += 1
        one.sender.answers[URL] = [AttemptResult(code, None if code else "x", 1) for code in codes]
        await one.published(f"m{count}")
        await one.play(PAST_EVERY_WAIT)
        times = [sent.at for sent in one.sender.sent if sent.message_id == f"m{count}"]
        model.send(f"m{count}", codes, times)

    for what, *more in steps:
        if what == "send":
            await send(*more[0])
        elif what == "fail":
            for _ in range(more[0]):
                await send(500)
        elif what == "gone":
            await send(410)
        elif what == "wait":
            await one.play(more[0])
        elif what == "enable":
            await one.hooks.enable("acme", endpoint_id)
            model.enable()
        elif what == "disable":
            await one.hooks.disable("acme", endpoint_id, reason="holidays")
            model.status = "disabled"
        elif what == "ping":
            one.sender.answers[URL] = [AttemptResult(more[0], None if more[0] else "x", 1)]
            await one.hooks.ping("acme", endpoint_id)
        else:
            await one.hooks.rotate_secret("acme", endpoint_id)
        endpoint = await one.endpoint(endpoint_id)
        assert (model.status, model.failures) == (endpoint.status.value, endpoint.failures)
    await _check_log(one, endpoint_id, model)


async def _check_log(one: Hooks, endpoint_id: str, model: Model) -> None:
    """Nothing was lost: what the log says of each message, and a replay sends the rest."""

    async def log() -> dict[str, str]:
        found: dict[str, str] = {}
        cursor = None
        while True:
            page = await one.hooks.deliveries("acme", endpoint_id, limit=100, cursor=cursor)
            found |= {delivery.message_id: delivery.status.value for delivery in page.items}
            cursor = page.cursor
            if cursor is None:
                return {name: text for name, text in found.items() if name.startswith("m")}

    kept_since = one.world.clock.now() - limits.WEBHOOK_KEPT_SECONDS
    if one.started > kept_since:
        assert model.log == await log()
    one.sender.answers[URL] = [AttemptResult(200, None, 1)]
    await one.hooks.enable("acme", endpoint_id)
    begin = one.world.now.fromtimestamp(one.started, one.world.now.tzinfo)
    await one.hooks.replay_failed("acme", endpoint_id, since=begin)
    await one.play(PAST_EVERY_WAIT)
    assert {DeliveryStatus.DELIVERED.value} >= set((await log()).values())
    assert 0 == (await one.endpoint(endpoint_id)).failures


def test_the_model_covers_the_longest_wait_of_a_message():
    assert RETRY_SECONDS[0] < PAST_EVERY_WAIT


@settings(max_examples=examples(8))
@given(st.lists(ROUND, min_size=1, max_size=2), st.integers(1, 2), st.booleans())
def test_failures_are_counted_as_the_model_counts_them(
    rounds: Sequence[Sequence[Any]], attempts_max: int, over_rows: bool
):
    async def play(one: Hooks) -> None:
        await _play(one, [step for steps in rounds for step in steps], attempts_max)

    asyncio.run(with_store(play, WebhookRows if over_rows else OwnEndpoints))
