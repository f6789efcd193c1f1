"""Cron expressions in zones: what is rejected, and when they are due around changes of clocks."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import islice, pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import InvalidError
from tablewright.kits.calendar import Cron
from tests.kits.calendar.slow_times import YEARS, Window, changes, differences

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kolkata"]

moments = st.datetimes(datetime(2000, 1, 1), datetime(2080, 1, 1)).map(  # noqa: DTZ001
    lambda one: one.replace(tzinfo=UTC)
)


@st.composite
def expressions(draw: st.DrawFn) -> str:
    def part(first: int, last: int) -> str:
        number = st.integers(first, last)
        kinds = [
            st.just("*"),
            number.map(str),
            st.lists(number, min_size=2, max_size=4).map(lambda some: ",".join(map(str, some))),
            st.tuples(number, number).map(lambda two: f"{min(two)}-{max(two)}"),
            st.integers(1, last).map(lambda step: f"*/{step}"),
        ]
        return draw(st.one_of(kinds))

    return " ".join([part(0, 59), part(0, 23), part(1, 28), part(1, 12), part(0, 7)])


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("", "must have 5 fields, not 0"),
        ("* * * *", "must have 5 fields, not 4"),
        ("0 * * * * *", "must have 5 fields, not 6"),
        ("60 * * * *", "Bad minute"),
        ("0 0 * * MONDAY", "Bad day-of-week"),
        ("0 0 30 2 *", "Bad day-of-month"),
        ("0 0 31 2 */7", "Bad day-of-month"),
        ("@daily", "must have 5 fields"),
        ("1," * 100 + "1 * * * *", "at most 200 characters"),
    ],
)
def test_an_expression_that_is_not_one_is_rejected(expression: str, message: str):
    with pytest.raises(InvalidError, match=message):
        Cron(expression)


@given(st.text("*/,-0123456789LW# MONSUJAn²\t", max_size=30))
def test_any_text_is_an_expression_or_an_error_of_the_caller(text: str):
    cron: Cron | None = None
    with suppress(InvalidError):
        cron = Cron(text)
    assert cron is None or cron.next(NOON) > NOON
    assert cron is None or cron.shortest_distance() > timedelta()


@pytest.mark.parametrize(
    "zone", ["", "Mars/Olympus", "../../etc/passwd", "Europe", "/UTC", "a" * 300, "Europe/Berlin\0"]
)
def test_a_zone_that_does_not_exist_is_rejected(zone: str):
    with pytest.raises(InvalidError, match="is unknown"):
        Cron("0 0 * * *", zone=zone)


@pytest.mark.parametrize("jitter", [-timedelta(minutes=1), DAY])
def test_a_jitter_of_a_day_or_into_the_past_is_rejected(jitter: timedelta):
    with pytest.raises(InvalidError, match="Jitter"):
        Cron("0 0 * * *", jitter=jitter)


@pytest.mark.parametrize("count", [0, 101])
def test_a_preview_is_bounded(count: int):
    with pytest.raises(InvalidError, match="from 1 to 100"):
        Cron("0 0 * * *").preview(NOON, count)


def test_a_time_that_the_clock_skips_is_due_at_the_end_of_the_gap():
    found = Cron("30 2 * * *", zone="Europe/Berlin").preview(datetime(2026, 3, 28, tzinfo=UTC), 3)
    assert [
        "2026-03-28T02:30:00+01:00",
        "2026-03-29T03:00:00+02:00",
        "2026-03-30T02:30:00+02:00",
    ] == [one.isoformat() for one in found]


def test_a_time_that_the_clock_shows_twice_is_due_the_first_time_only():
    found = Cron("30 2 * * *", zone="Europe/Berlin").preview(datetime(2026, 10, 24, tzinfo=UTC), 3)
    assert [
        "2026-10-24T02:30:00+02:00",
        "2026-10-25T02:30:00+02:00",
        "2026-10-26T02:30:00+01:00",
    ] == [one.isoformat() for one in found]


def test_a_start_in_the_repeated_hour_does_not_lead_back_to_the_first():
    after = datetime(2026, 10, 25, 1, 10, tzinfo=UTC)  # 02:10 for the second time
    found = Cron("30 2 * * *", zone="Europe/Berlin").next(after)
    assert datetime(2026, 10, 26, 1, 30, tzinfo=UTC) == found


def test_every_quarter_of_an_hour_stays_that_on_days_of_change():
    for day in (datetime(2026, 3, 28, tzinfo=UTC), datetime(2026, 10, 24, tzinfo=UTC)):
        for zone in ("Europe/Berlin", "Australia/Lord_Howe"):
            times = list(islice(Cron("*/15 * * * *", zone=zone).times(day), 4 * 48))
            assert {timedelta(minutes=15)} == {b - a for a, b in pairwise(times)}


def test_half_an_hour_of_lord_howe_loses_no_run():
    """The library alone skips the first full hour after such a change."""
    before = datetime(2026, 10, 3, 15, 10, tzinfo=UTC)
    found = Cron("30 * * * *", zone="Australia/Lord_Howe").next(before)
    assert datetime(2026, 10, 3, 15, 30, tzinfo=UTC) == found


@pytest.mark.parametrize(
    "name",
    [
        "Africa/Cairo",  # at midnight
        "Africa/Casablanca",  # back for a month
        "America/Nuuk",  # the end of a day is skipped
        "Antarctica/Troll",  # two hours
        "Australia/Lord_Howe",  # half an hour
        "Europe/Berlin",
    ],
)
def test_around_changes_of_clocks_it_is_due_as_a_slow_model_says(name: str):
    found = list(islice(changes(ZoneInfo(name), *YEARS), 2))
    assert [] == [one for at in found for one in differences(name, at)]


@given(expressions(), st.sampled_from(ZONES), moments, st.integers(1, 20))
def test_the_next_time_is_the_first_that_matches(
    expression: str, zone: str, after: datetime, hours: int
):
    end = after + timedelta(hours=hours)
    expected = [at for at in Window(ZoneInfo(zone), after, end).times(expression) if at > after]
    following = Cron(expression, zone=zone).next(after)
    assert following == expected[0] if expected else following > end


@given(expressions(), st.sampled_from(ZONES), moments, st.integers(0, 23 * 60))
def test_the_latest_time_is_the_one_before_the_next(
    expression: str, zone: str, now: datetime, minutes: int
):
    cron = Cron(expression, zone=zone, jitter=timedelta(minutes=minutes))
    latest = cron.latest(now)
    assert latest <= now < cron.next(now)
    assert cron.next(now) == cron.next(latest)
    assert latest == cron.latest(latest)


@pytest.mark.parametrize(
    ("expression", "distance"),
    [
        ("* * * * *", timedelta(minutes=1)),
        ("0 */6 * * *", timedelta(hours=6)),
        ("0 8,20 * * *", timedelta(hours=12)),
        ("0 1,23 * * *", timedelta(hours=2)),
        ("0 1,23 1 * *", timedelta(hours=22)),
        ("30 2 * * *", DAY),
        ("30 2 * * 1,4", 3 * DAY),
        ("0 0 1 * *", 28 * DAY),
        ("0 0 L * *", 28 * DAY),
        ("0 0 29 2 *", (4 * 365 + 1) * DAY),
    ],
)
def test_the_shortest_distance_is_measured_on_the_wall(expression: str, distance: timedelta):
    assert distance == Cron(expression, zone="Europe/Berlin").shortest_distance()


@given(expressions(), moments)
def test_two_times_are_never_closer_than_the_shortest_distance(expression: str, after: datetime):
    cron = Cron(expression)
    distance = cron.shortest_distance()
    assert all(b - a >= distance for a, b in pairwise(islice(cron.times(after), 30)))


def test_jitter_moves_every_time_by_the_same():
    plain = Cron("0 2 * * *", zone="Europe/Berlin")
    moved = Cron("0 2 * * *", zone="Europe/Berlin", jitter=timedelta(minutes=7))
    expected = [one + timedelta(minutes=7) for one in plain.preview(NOON, 40)]
    assert expected == moved.preview(NOON, 40)
