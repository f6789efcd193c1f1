"""Stamps: each tenant's rise, near the clock, whatever the clock does."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tablewright import ManualClock
from tablewright.systems.events import limits
from tablewright.systems.events.inbox.monotonic_clock import MonotonicClock


def test_no_tenant_gets_a_millisecond_twice():
    clock = ManualClock(1_000)
    monotonic_clock = MonotonicClock(clock)
    stamps = [monotonic_clock.next_ms("acme") for _ in range(10)]
    assert list(range(1_000_000, 1_000_010)) == stamps
    assert 1_000_000 == monotonic_clock.next_ms("globex")
    clock.advance(seconds=1)
    assert 1_001_000 == monotonic_clock.next_ms("acme")


def test_stamps_run_ahead_by_a_batch_at_most_and_never_back():
    clock = ManualClock(1_000)
    monotonic_clock = MonotonicClock(clock)
    stamps = [monotonic_clock.next_ms("acme") for _ in range(150)]
    assert sorted(stamps) == stamps
    assert 1_000_000 + limits.EVENTS_AHEAD_MS_MAX == stamps[-1]
    clock.advance(seconds=0.05)
    assert stamps[-1] + 1 == monotonic_clock.next_ms("acme")


@given(st.lists(st.tuples(st.integers(1, limits.EVENTS_BATCH_MAX), st.integers(-50, 200))))
def test_a_batch_has_rising_stamps_that_are_near_the_clock(batches: list[tuple[int, int]]):
    clock = ManualClock(1_000)
    monotonic_clock = MonotonicClock(clock)
    for count, pause_ms in batches:
        now = round(clock.now() * 1_000)
        stamps = monotonic_clock.reserve("acme", count)
        assert (count, 1) == (len(stamps), stamps.step)
        assert now - 1 <= stamps[0]
        assert stamps[-1] <= now + limits.EVENTS_AHEAD_MS_MAX
        clock.advance(seconds=pause_ms / 1_000)


def test_a_batch_follows_the_one_before_as_long_as_the_clock_allows():
    clock = ManualClock(1_000)
    monotonic_clock = MonotonicClock(clock)
    first, second = monotonic_clock.reserve("acme", 40), monotonic_clock.reserve("acme", 40)
    assert first[-1] + 1 == second[0]


def test_a_clock_that_went_back_is_followed():
    clock = ManualClock(10_000)
    monotonic_clock = MonotonicClock(clock)
    monotonic_clock.next_ms("acme")
    clock.advance(seconds=-3_600)
    assert [6_400_000, 6_400_001] == [monotonic_clock.next_ms("acme") for _ in range(2)]


def test_a_process_remembers_a_bounded_number_of_tenants():
    clock = ManualClock(1_000)
    monotonic_clock = MonotonicClock(clock)
    monotonic_clock.next_ms("first")
    for number in range(limits.EVENTS_STAMPED_TENANTS_MAX):
        monotonic_clock.next_ms(f"tenant-{number}")
    assert 1_000_000 == monotonic_clock.next_ms("first")
