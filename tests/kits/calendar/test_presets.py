"""Presets become expressions, or are rejected."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

import pytest

from tablewright.errors import InvalidError
from tablewright.kits.calendar import LAST, Cron, Weekday, daily, hourly, monthly, weekly


@pytest.mark.parametrize("minute", [-1, 60])
def test_an_hour_has_sixty_minutes(minute: int):
    with pytest.raises(InvalidError, match="from 0 to 59"):
        hourly(minute)


@pytest.mark.parametrize("day", [0, 29, 31, "X"])
def test_a_day_that_some_months_lack_is_rejected(day: int | str):
    with pytest.raises(InvalidError, match="from 1 to 28"):
        monthly(day)


@pytest.mark.parametrize("at", [time(6, 30, 1), time(6, tzinfo=UTC)])
def test_a_time_of_day_is_whole_minutes_without_a_zone(at: time):
    with pytest.raises(InvalidError, match="whole minutes"):
        daily(at)


def test_each_preset_is_due_as_it_says():
    after = datetime(2026, 2, 10, 12, tzinfo=UTC)  # a Tuesday
    found = {
        hourly(15): datetime(2026, 2, 10, 12, 15, tzinfo=UTC),
        daily(time(6, 30)): datetime(2026, 2, 11, 6, 30, tzinfo=UTC),
        weekly(Weekday.SUNDAY, time(4)): datetime(2026, 2, 15, 4, tzinfo=UTC),
        weekly(Weekday.MONDAY): datetime(2026, 2, 16, tzinfo=UTC),
        monthly(28, time(1)): datetime(2026, 2, 28, 1, tzinfo=UTC),
        monthly(LAST, time(23, 59)): datetime(2026, 2, 28, 23, 59, tzinfo=UTC),
    }
    assert found == {one: Cron(one).next(after) for one in found}
    assert timedelta(days=28) == Cron(monthly(LAST)).shortest_distance()
