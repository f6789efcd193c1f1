"""The circuit breaker: pure rules, looked at by themselves."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.http import BreakerState, Health, limits

NOW = datetime(2026, 11, 16, tzinfo=UTC)


def failed(health: Health, *, now: datetime = NOW, throttle: float | None = None) -> Health:
    return health.after_failure(
        started_at=now, now=now, was_probe=health.wants_probe, throttle_seconds=throttle
    )


def test_it_opens_at_the_fifth_failure_and_not_before():
    health = Health()
    for number in range(1, limits.BREAKER_FAILURES):
        health = failed(health)
        assert (BreakerState.CLOSED, number, None) == (
            health.state,
            health.failures,
            health.waits_until(NOW),
        )
    health = failed(health)
    assert BreakerState.OPEN is health.state
    assert NOW + timedelta(seconds=60) == health.waits_until(NOW)


def test_each_trial_that_fails_doubles_the_pause_up_to_an_hour():
    health, now, pauses = Health(), NOW, list[float]()
    for _ in range(limits.BREAKER_FAILURES):
        health = failed(health, now=now)
    for _ in range(9):
        until = health.waits_until(now)
        assert until is not None
        pauses.append((until - now).total_seconds())
        now = until
        assert health.waits_until(now) is None
        health = failed(health.probing(now), now=now)
    assert [60, 120, 240, 480, 960, 1920, 3600, 3600, 3600] == pauses


def test_attempts_that_were_under_way_when_it_opened_do_not_lengthen_the_pause():
    health = Health()
    for _ in range(20):
        health = health.after_failure(
            started_at=NOW, now=NOW, was_probe=False, throttle_seconds=None
        )
    assert (limits.BREAKER_FAILURES, NOW + timedelta(seconds=60)) == (
        health.failures,
        health.paused_until,
    )


def test_others_wait_while_one_is_the_trial():
    health = Health(BreakerState.OPEN, 5, NOW, NOW).probing(NOW)
    assert BreakerState.HALF_OPEN is health.state
    assert NOW + timedelta(seconds=limits.BREAKER_PROBE_SECONDS) == health.waits_until(NOW)


def test_a_receiver_that_asks_for_time_pauses_a_closed_breaker():
    health = failed(Health(), throttle=30)
    assert BreakerState.CLOSED is health.state
    assert NOW + timedelta(seconds=30) == health.waits_until(NOW)
    assert health.waits_until(NOW + timedelta(seconds=30)) is None


@given(st.lists(st.tuples(st.integers(0, 10_000), st.none() | st.integers(0, 10_000)), max_size=30))
def test_a_pause_never_gets_shorter_and_the_first_failure_is_remembered(
    steps: list[tuple[int, int | None]],
):
    health, now = Health(), NOW
    first = NOW + timedelta(seconds=steps[0][0] if steps else 0)
    for seconds, throttle in steps:
        now += timedelta(seconds=seconds)
        before = health.waits_until(now)
        health = failed(health, now=now, throttle=throttle)
        after = health.waits_until(now)
        assert before is None or (after is not None and after >= before)
        assert health.failing_since == first
        assert health.has_failed_since(first)
        assert not health.has_failed_since(first - timedelta(seconds=1))
