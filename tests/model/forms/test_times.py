"""Dates and times: zones, precision, spellings."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone
from typing import Annotated, Any

import pytest
from msgspec import Meta

from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms import (
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    IsoMicros,
    IsoMillis,
    IsoSeconds,
    StoredAs,
)
from tests.model.forms.values import form

NOON = datetime(2025, 11, 18, 12, 0, 0, 123_456, tzinfo=UTC)
NAIVE = NOON.replace(tzinfo=None)


@pytest.mark.parametrize("annotation", [datetime, EpochSeconds])
def test_a_time_without_a_zone_is_refused_with_a_hint(annotation: Any):
    with pytest.raises(InvalidValueError, match=r"with a time zone, such as datetime.now\(UTC\)"):
        form(annotation).to_wire(NAIVE)


@pytest.mark.parametrize("value", [date(2025, 11, 18), "2025-11-18T12:00:00Z", 1763467200])
def test_what_is_no_datetime_is_refused(value: Any):
    with pytest.raises(InvalidValueError, match="expected datetime, got"):
        form(datetime).to_wire(value)


def test_a_datetime_is_no_date():
    with pytest.raises(InvalidValueError, match="expected date, got datetime"):
        form(date).to_wire(NOON)


def test_a_time_that_utc_cannot_express_is_refused():
    late = datetime(9999, 12, 31, 23, tzinfo=timezone(timedelta(hours=-2)))
    with pytest.raises(InvalidValueError, match="out of range in UTC"):
        form(datetime).to_wire(late)


@pytest.mark.parametrize(
    ("annotation", "wire", "message"),
    [
        (datetime, {"S": "2025-11-18T12:00:00"}, r"expected S \(iso-milliseconds\), found S"),
        (datetime, {"S": "18.11.2025"}, r"expected S \(iso-milliseconds\)"),
        (datetime, {"N": "1763467200"}, r"expected S \(iso-milliseconds\), found N"),
        (EpochSeconds, {"S": "1763467200"}, r"expected N \(epoch-seconds\), found S"),
        (EpochSeconds, {"N": "1763467200123"}, r"expected N .* before the year 10000, found N"),
        (EpochSecondsText, {"S": "soon"}, r"expected S \(epoch-seconds-text\), found S"),
        (date, {"S": "2025-1-2"}, r"expected S \(date\), found S '2025-1-2'"),
        (date, {"S": "2025-01-02T00:00:00Z"}, r"expected S \(date\)"),
    ],
)
def test_what_is_stored_otherwise_is_named(annotation: Any, wire: Any, message: str):
    with pytest.raises(StoredItemError, match=message):
        form(annotation).from_wire(wire)


@pytest.mark.parametrize("year", [1969, 2287])
@pytest.mark.parametrize("annotation", [EpochSeconds, EpochMillis, EpochSecondsText])
def test_a_count_that_would_sort_wrongly_cannot_stand_in_a_key(annotation: Any, year: int):
    with pytest.raises(InvalidValueError, match="between 1970 and 2286"):
        form(annotation).key_text(NOON.replace(year=year))


def test_another_spelling_in_a_key_is_none_of_ours():
    with pytest.raises(StoredItemError, match="iso-milliseconds"):
        form(datetime).from_key_text("2025-11-18T12:00:00Z")


@pytest.mark.parametrize("text", ["2025-11-18T12:00:00", "2025-11-18", "1763467200", ""])
def test_a_text_of_a_caller_must_be_a_time_with_an_offset(text: str):
    with pytest.raises(StoredItemError, match="iso-milliseconds"):
        form(datetime).from_text(text)


def test_a_text_of_a_caller_may_have_any_offset_and_fraction():
    noon, rfc_3339 = NOON.replace(microsecond=0), Annotated[datetime, Meta(description="x")]
    own = Annotated[str, StoredAs(datetime, write=datetime.fromisoformat, read=str)]
    for text in ("2025-11-18T12:00:00Z", "2025-11-18t13:30:00.000000000+01:30"):
        assert noon == form(datetime).from_text(text)
        assert noon == form(rfc_3339).from_text(text)
        assert noon == datetime.fromisoformat(form(own).from_text(text))
    assert noon == form(EpochSeconds).from_text("1763467200")


@pytest.mark.parametrize(
    ("annotation", "wire", "spelling"),
    [
        (datetime, {"S": "2025-11-18T12:00:00.123Z"}, "iso-milliseconds"),
        (IsoMillis, {"S": "2025-11-18T12:00:00.123Z"}, "iso-milliseconds"),
        (IsoSeconds, {"S": "2025-11-18T12:00:00Z"}, "iso-seconds"),
        (IsoMicros, {"S": "2025-11-18T12:00:00.123456Z"}, "iso-microseconds"),
        (EpochSeconds, {"N": "1763467200"}, "epoch-seconds"),
        (EpochMillis, {"N": "1763467200123"}, "epoch-milliseconds"),
        (EpochSecondsText, {"S": "1763467200"}, "epoch-seconds-text"),
    ],
)
def test_every_spelling_has_its_own_annotation(annotation: Any, wire: Any, spelling: str):
    assert wire == form(annotation).to_wire(NOON)
    assert wire == form(annotation).to_wire(NOON.astimezone(timezone(timedelta(hours=-7))))
    assert spelling == form(annotation).format


def test_what_is_finer_is_cut_off_towards_the_past_when_it_comes_in():
    assert NOON.replace(microsecond=123_000) == form(datetime).fit(NOON)
    early = datetime(1960, 1, 1, 0, 0, 0, 999_999, tzinfo=UTC)
    assert early.replace(microsecond=0) == form(EpochSeconds).fit(early)
    assert {"N": "-315619200"} == form(EpochSeconds).to_wire(early)


def test_the_same_time_again_is_cut_off_again():
    one, equal = NOON.replace(microsecond=1_500), NOON.replace(microsecond=1_500)
    millis = form(datetime)
    assert [NOON.replace(microsecond=1_000)] * 3 == [millis.fit(it) for it in (one, one, equal)]
    for wrong in (None, "now", NOON.replace(tzinfo=None)):
        with pytest.raises(InvalidValueError):
            millis.fit(wrong)
        with pytest.raises(InvalidValueError):
            millis.fit(wrong)


def test_a_fitted_time_is_in_utc():
    local = NOON.astimezone(timezone(timedelta(hours=5)))
    assert UTC is form(datetime).fit(local).tzinfo


@pytest.mark.parametrize(
    "text",
    [
        "2025-11-18T13:00:00.123456+01:00",
        "2025-11-18T12:00:00.123456Z",
        "2025-11-18 12:00:00.123456Z",
    ],
)
def test_other_precisions_and_zones_are_read_as_the_instants_they_mean(text: str):
    assert NOON == form(datetime).from_wire({"S": text})


def test_a_count_with_a_fraction_is_read():
    assert NOON == form(EpochSeconds).from_wire({"N": "1763467200.123456"})


def test_counts_in_keys_have_one_length():
    early = datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC)
    assert "0000000001" == form(EpochSeconds).key_text(early)
    assert "0000000001000" == form(EpochMillis).key_text(early)
    assert early == form(EpochMillis).from_key_text("0000000001000")
