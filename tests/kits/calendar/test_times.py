"""Grids of equal periods, and jitter by a key."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.calendar import Every, jitter_minutes


def test_a_period_of_less_than_a_second_is_rejected():
    with pytest.raises(ValueError, match="at least a second"):
        Every(seconds=0)


def test_a_jitter_of_no_minutes_is_rejected():
    with pytest.raises(ValueError, match="at least 1"):
        jitter_minutes("a", below=0)


@given(
    seconds=st.integers(1, 10**6),
    now=st.integers(10**7, 7 * 10**9).map(lambda at: datetime.fromtimestamp(at / 7, UTC)),
)
def test_the_grid_has_one_time_in_each_period(seconds: int, now: datetime):
    every = Every(seconds=seconds)
    assert every.latest(now) <= now < every.next(now)
    assert every.next(now) == every.next(every.latest(now))
    assert every.latest(now) == every.latest(every.next(now) - timedelta(microseconds=1))
    assert every.shortest_distance() == every.next(every.next(now)) - every.next(now)


def test_jitter_spreads_keys_over_the_minutes():
    found = [jitter_minutes(f"schedule-{number}", below=60) for number in range(6000)]
    counts = [found.count(minute) for minute in range(60)]
    assert 6000 == sum(counts)
    assert min(counts) > 50
    assert max(counts) < 200
