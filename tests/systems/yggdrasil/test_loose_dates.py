"""Loosely written dates: understood for sorting and living, and never more exact than written."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.systems.yggdrasil.dates.dates import read_date
from tablewright.systems.yggdrasil.dates.lifetimes import span_of
from tablewright.systems.yggdrasil.dates.loose_dates import value_of


@pytest.mark.parametrize(
    "words",
    [
        *("", "?", "0", "18500", "about", "INFANT", "in the hard winter", "the 12th of never"),
        *("Stillborn 1850", "ma 1850", "2 or 3 May 1850", "1850-13-12", "between 1850"),
    ],
)
def test_words_that_are_no_date_mean_no_day(words: str):
    assert value_of(words) is None
    value = read_date(f"({words})")
    assert value is not None
    assert (None, None, None) == (value.day, value.earliest, value.latest)


@pytest.mark.parametrize(
    ("words", "value"),
    [
        ("Abt. 1820", "ABT 1820"),
        ("abt  5 March 1820", "ABT 5 MAR 1820"),
        ("circa 1820", "ABT 1820"),
        ("c. Sept. 1820", "ABT SEP 1820"),
        ("~1820", "ABT 1820"),
        ("1820?", "EST 1820"),
        ("probably 1820", "EST 1820"),
        ("Bef. 1820", "BEF 1820"),
        ("before 12th May 1820", "BEF 12 MAY 1820"),
        ("Aft 1820", "AFT 1820"),
        ("between 1820 and March 1822", "BET 1820 AND MAR 1822"),
        ("Bet. 1820-1822", "BET 1820 AND 1822"),
        ("1820\u20131822", "BET 1820 AND 1822"),
        ("from 1820 to 1822", "BET 1820 AND 1822"),
        ("March 12, 1850", "12 MAR 1850"),
        ("12 march 1850", "12 MAR 1850"),
        ("1850-03-12", "12 MAR 1850"),
        ("3/4/1850", "1850"),  # of March or of April
        ("12.3.1850", "1850"),
    ],
)
def test_words_mean_the_date_value_that_they_are_written_for(words: str, value: str):
    assert value == value_of(words)
    phrase, meant = read_date(f"({words})"), read_date(value)
    assert phrase is not None
    assert meant is not None
    assert (meant.earliest, meant.latest) == (phrase.earliest, phrase.latest)


def test_a_phrase_stays_the_text_that_it_is_and_is_never_one_day_without_doubt():
    value = read_date("(12 March 1850)")
    assert value is not None
    assert ("(12 March 1850)", None, date(1850, 3, 12)) == (value.text, value.day, value.earliest)


def test_what_a_phrase_means_is_as_unsure_as_about():
    assert span_of(None, "ABT 1820") == span_of(None, "(Abt. 1820)")
    assert not span_of(None, "(12 March 1850)").is_day


@given(st.text(st.sampled_from("abcemptuy.?-/ 0123456789~<>"), max_size=30) | st.text(max_size=30))
def test_whatever_is_written_is_read_without_a_fault(words: str):
    value = read_date(f"({words})")
    assert value is not None
    assert value.day is None
    if value.earliest is not None and value.latest is not None:
        assert value.earliest <= value.latest
