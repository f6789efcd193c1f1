"""Dates: what a text means, in every calendar, and that the text itself stays."""

from __future__ import annotations

from datetime import date, timedelta
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.systems.yggdrasil.dates.calendars import CALENDARS
from tablewright.systems.yggdrasil.dates.dates import day_text, read_date
from tests.examples import examples


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "12 MAR",
        "spring 1850",
        "1850-03-12",
        "12 March 1850",
        "MAR 12 1850",
        "BET 1850",
        "BET 1850 AND",
        "AND 1850",
        "FROM",
        "ABT",
        "ABT ABT 1850",
        "12 VEND 1850",
        "JULIAN",
        "HEBREW JAN 5700",
        "1850 1851",
        "x" * 10_000,
    ],
)
def test_what_is_no_date_value_is_none(text: str):
    assert read_date(text) is None


def test_an_exact_day_is_a_day():
    value = read_date("12 MAR 1850")
    assert value is not None
    day = date(1850, 3, 12)
    assert (day, day, day) == (value.day, value.earliest, value.latest)


@pytest.mark.parametrize(
    ("text", "earliest", "latest"),
    [
        ("1850", "1850-01-01", "1850-12-31"),
        ("FEB 1900", "1900-02-01", "1900-02-28"),
        ("feb 1904", "1904-02-01", "1904-02-29"),
        ("  ABT   1850 ", "1850-01-01", "1850-12-31"),
        ("CAL 3 MAY 1850", "1850-05-03", "1850-05-03"),
        ("EST 990", "0990-01-01", "0990-12-31"),
        ("BEF 1850", None, "1849-12-31"),
        ("AFT 1850", "1851-01-01", None),
        ("AFT 3 MAY 1850", "1850-05-04", None),
        ("BET 1850 AND MAR 1852", "1850-01-01", "1852-03-31"),
        ("BET 1852 AND 1850", "1850-01-01", "1852-12-31"),
        ("FROM 1850", "1850-01-01", None),
        ("TO 1850", None, "1850-12-31"),
        ("FROM 1 MAY 1850 TO 1852", "1850-05-01", "1852-12-31"),
        ("44 BCE", None, None),
        ("44 B.C.", None, None),
        ("BET 44 BCE AND 14", None, "0014-12-31"),
        ("1699/00", "1699-01-01", "1700-12-31"),
        ("11 FEB 1731/32", "1731-02-11", "1732-02-11"),
        ("ABT 1103/1104", "1103-01-01", "1104-12-31"),
        ("INT 1850 (the year of the fire)", "1850-01-01", "1850-12-31"),
        ("(before the war)", None, None),
        ("30 FEB 1850", "1850-02-01", "1850-02-28"),
        ("@#DJULIAN@ 4 OCT 1582", "1582-10-14", "1582-10-14"),
        ("JULIAN 25 OCT 1917", "1917-11-07", "1917-11-07"),
        ("@#DGREGORIAN@ 1850", "1850-01-01", "1850-12-31"),
        ("FRENCH_R 1 VEND 1", "1792-09-22", "1792-09-22"),
        ("@#DFRENCH R@ 9 THER 2", "1794-07-27", "1794-07-27"),
        ("FRENCH_R 6 COMP 3", "1795-09-22", "1795-09-22"),
        ("FRENCH_R 18 BRUM 8", "1799-11-09", "1799-11-09"),
        ("FRENCH_R 13 COMP 12", "1804-09-18", "1804-09-22"),
        ("HEBREW 1 TSH 5700", "1939-09-14", "1939-09-14"),
        ("HEBREW 15 NSN 5708", "1948-04-24", "1948-04-24"),
        ("@#DHEBREW@ 14 ADS 5784", "2024-03-24", "2024-03-24"),
        ("HEBREW ADS 5785", "2025-03-01", "2025-03-29"),
        ("HEBREW 8", None, None),
        ("_LUNAR 3 _MOON 17", None, None),
        ("@#DROMAN@ 17", None, None),
        ("0", None, None),
        ("99999", None, None),
    ],
)
def test_less_than_a_day_is_a_span_and_no_day(text: str, earliest: str | None, latest: str | None):
    value = read_date(text)
    assert value is not None
    found = [one and one.isoformat() for one in (value.earliest, value.latest)]
    assert ([earliest, latest], None) == (found, value.day)
    assert text == value.text


def test_a_day_is_exact_in_the_gregorian_calendar_alone():
    value = read_date("GREGORIAN 12 AUG 1601")
    assert value is not None
    assert date(1601, 8, 12) == value.day


@given(day=st.dates())
def test_every_day_is_read_as_it_was_written(day: date):
    value = read_date(day_text(day))
    assert value is not None
    assert day == value.day


@given(text=st.text(max_size=60))
def test_no_text_breaks_the_reader(text: str):
    value = read_date(text)
    if value is not None and value.earliest is not None and value.latest is not None:
        assert value.earliest <= value.latest


_YEARS = {"GREGORIAN": (1, 9998), "JULIAN": (2, 9998), "FRENCH_R": (1, 300), "HEBREW": (3762, 9999)}


@pytest.mark.parametrize("name", list(CALENDARS))
@settings(max_examples=examples(60))
@given(data=st.data())
def test_the_months_of_a_year_follow_each_other_without_a_gap(name: str, data: st.DataObject):
    calendar = CALENDARS[name]
    year = data.draw(st.integers(*_YEARS[name]))
    whole = calendar.span(year, None, None)
    assert whole is not None
    months = [calendar.span(year, number, None) for number in range(len(calendar.months))]
    spans = sorted({one for one in months if one is not None})
    assert whole == (spans[0][0], spans[-1][1])
    for before, after in pairwise(spans):
        assert before[1] + timedelta(days=1) == after[0]


@given(day=st.dates(date(1, 1, 5)))
def test_a_julian_day_is_the_gregorian_one_by_the_day_that_both_count(day: date):
    # The difference grows by a day in each century that is not a leap year in one of them.
    year = day.year if day.month > 2 else day.year - 1
    behind = year // 100 - year // 400 - 2
    other = day - timedelta(days=behind)
    if other.month != 2:  # whose last day is not the same in both
        value = read_date(f"JULIAN {day_text(other)}")
        assert value is not None
        assert day == value.earliest


@given(
    year=st.integers(-3, 10_002),
    month=st.sampled_from(CALENDARS["GREGORIAN"].months),
    day=st.integers(0, 32),
)
def test_a_day_is_the_one_that_its_calendar_counts(year: int, month: str, day: int):
    text = f"{day} {month} {year}" if year > 0 else f"{day} {month} {1 - year} BCE"
    calendar = CALENDARS["GREGORIAN"]
    place = calendar.months.index(month)
    span = calendar.span(year, place, day)
    found = read_date(text)
    assert found is not None
    assert (span or (None, None)) == (found.earliest, found.latest)
    is_day = span is not None and calendar.has_day(year, place, day)
    assert (span[0] if span is not None and is_day else None) == found.day
