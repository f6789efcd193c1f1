"""Key templates: whatever is not refused is taken apart again into the same parts."""

from __future__ import annotations

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any, Literal

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablewright.errors import InvalidValueError, KeyPartError, RequestError, TemplateError
from tablewright.model import EpochMillis, EpochSeconds, EpochSecondsText
from tablewright.model.checking.shapes import overlap
from tablewright.model.declaring.templates import KeyTemplate, Template
from tablewright.model.forms import form_of

TEXTS = st.text(
    st.one_of(st.sampled_from("#/:-{}|ab \0\n\U0010ffff\ud800\uffff"), st.characters()), max_size=8
)
TIMES = st.datetimes(timezones=st.just(UTC))

KINDS: dict[Any, st.SearchStrategy[Any]] = {
    str: TEXTS,
    int: st.integers(-(10**6), 10**6),
    Decimal: st.decimals(-1000, 1000, places=2),
    bool: st.booleans(),
    date: st.dates(),
    datetime: TIMES,
    EpochSeconds: TIMES,
    EpochMillis: TIMES,
    EpochSecondsText: TIMES,
    Literal["x", "yy", "z#"]: st.sampled_from(["x", "yy", "z#"]),
}
LITERALS = st.text(st.sampled_from("#/|AB:"), min_size=1, max_size=3)


def _forms(kinds: list[Any]) -> dict[str, Any]:
    return {
        f"p{number}": form_of(kind, where=f"p{number}").form for number, kind in enumerate(kinds)
    }


@st.composite
def templates(draw: Any) -> tuple[KeyTemplate, list[Any]]:
    """A template that can be, and the kinds of its parts."""
    kinds = draw(st.lists(st.sampled_from(list(KINDS)), min_size=1, max_size=3))
    text = draw(st.sampled_from(["", "PRE#", "X"]))
    for number, kind in enumerate(kinds):
        spec = ":06d" if kind is int and draw(st.booleans()) else ""
        is_last = number == len(kinds) - 1
        follows = draw(st.sampled_from(["", "#END"])) if is_last else draw(LITERALS)
        text += f"{{p{number}{spec}}}" + follows
    try:
        return KeyTemplate(Template.parsed(text), _forms(kinds), owner="Thing"), kinds
    except TemplateError:
        assume(False)
        raise


def _rendered(template: KeyTemplate, values: dict[str, Any]) -> str:
    """The key of values; values that no key can hold are not tried."""
    try:
        key = template.rendered(values)
    except RequestError:
        assume(False)
        raise
    assert key is not None
    return key


@given(data=st.data(), made=templates())
def test_a_key_is_refused_or_taken_apart_again(data: Any, made: tuple[KeyTemplate, list[Any]]):
    template, kinds = made
    values = {f"p{number}": data.draw(KINDS[kind]) for number, kind in enumerate(kinds)}
    key = _rendered(template, values)
    key.encode()  # DynamoDB takes UTF-8
    parts = template.taken_apart(key)
    assert parts is not None
    for part in template.parts:
        fitted = part.form.fit(values[part.name])
        assert part.piece(values[part.name]) == parts[part.name]
        assert fitted == part.form.from_key_text(parts[part.name])


@given(data=st.data(), made=templates())
def test_two_lists_of_parts_never_make_one_key(data: Any, made: tuple[KeyTemplate, list[Any]]):
    template, kinds = made
    found: list[dict[str, str]] = []
    keys: list[str] = []
    for _ in range(2):
        values = {f"p{number}": data.draw(KINDS[kind]) for number, kind in enumerate(kinds)}
        keys.append(_rendered(template, values))
        found.append({part.name: part.piece(values[part.name]) for part in template.parts})
    assert (found[0] == found[1]) == (keys[0] == keys[1])


@given(data=st.data(), mine=templates(), theirs=templates())
def test_shapes_overlap_if_one_key_is_of_both(
    data: Any, mine: tuple[KeyTemplate, list[Any]], theirs: tuple[KeyTemplate, list[Any]]
):
    template, kinds = mine
    values = {f"p{number}": data.draw(KINDS[kind]) for number, kind in enumerate(kinds)}
    key = _rendered(template, values)
    assert overlap(template, template)
    assert overlap(template, theirs[0]) == overlap(theirs[0], template)
    if theirs[0].taken_apart(key) is not None:
        assert overlap(template, theirs[0])


@given(value=st.text())
def test_a_last_text_may_hold_anything_but_the_highest_character(value: str):
    template = KeyTemplate(Template.parsed("A#{p0}"), _forms([str]), owner="Thing")
    is_right = value and "\U0010ffff" not in value
    try:
        value.encode()
    except UnicodeEncodeError:
        is_right = False
    if is_right:
        assert f"A#{value}" == template.rendered({"p0": value})
        assert {"p0": value} == template.taken_apart(f"A#{value}")
    else:
        with pytest.raises((KeyPartError, InvalidValueError)):
            template.rendered({"p0": value})


def test_a_missing_part_makes_no_key():
    template = KeyTemplate(Template.parsed("A#{p0}#{p1}"), _forms([str, str]), owner="Thing")
    assert template.rendered({"p0": "x", "p1": None}) is None
    assert ("A#x#", 1) == template.prefix({"p0": "x"})
    assert ("A#", 0) == template.prefix({"p1": "x"})


@pytest.mark.parametrize("key", ["", "A#", "A#x", "A#x#", "B#x#y", "A##y", "xA#x#y"])
def test_what_is_no_key_of_a_template_is_not_taken_apart(key: str):
    template = KeyTemplate(Template.parsed("A#{p0}#{p1}"), _forms([str, str]), owner="Thing")
    assert template.taken_apart(key) is None


@pytest.mark.parametrize(("number", "problem"), [(-1, "is negative"), (10_000, "is too long for")])
def test_a_number_that_would_sort_wrongly_is_refused(number: int, problem: str):
    template = KeyTemplate(Template.parsed("A#{p0:04d}"), _forms([int]), owner="Thing")
    with pytest.raises(KeyPartError, match=f"{problem}.*would sort wrongly"):
        template.rendered({"p0": number})
    assert "A#0042" == template.rendered({"p0": 42})


def test_braces_can_be_literals():
    template = KeyTemplate(Template.parsed("{{A}}#{p0}"), _forms([str]), owner="Thing")
    assert "{A}#x" == template.rendered({"p0": "x"})


def test_a_bucket_is_in_utc():
    from datetime import timedelta, timezone

    template = KeyTemplate(Template.parsed("{p0:%Y-%m}"), _forms([datetime]), owner="Thing")
    moment = datetime(2025, 1, 1, 0, 30, tzinfo=timezone(timedelta(hours=1)))
    assert "2024-12" == template.rendered({"p0": moment})


def test_years_before_1000_fall_into_buckets_of_four_digits():
    template = KeyTemplate(Template.parsed("{p0:%Y-%m}"), _forms([date]), owner="Thing")
    assert "0999-05" == template.rendered({"p0": date(999, 5, 1)})
