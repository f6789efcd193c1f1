"""The size of JSON: counted without decoding it, and never by what is within texts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api import limits
from tablewright.api.http.json_size import measuring, size_of
from tablewright.errors import InvalidError, TooLargeError
from tablewright.model.forms import json_scanning
from tablewright.model.forms.json_scanning import outside_texts

_TEXTS = st.text(alphabet='a"\\,[]{}\n', max_size=12)
_VALUES = st.recursive(
    st.none() | st.integers(-9, 9) | _TEXTS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(_TEXTS, inner, max_size=4),
    max_leaves=20,
)


@pytest.mark.parametrize("unit", [b"{}", b"[]", b"1", b'""', b'"\\""', b'{"a":[]}'])
def test_more_values_than_allowed_are_refused(unit: bytes):
    with pytest.raises(TooLargeError) as refusal:
        size_of(b"[" + b",".join([unit] * limits.API_BODY_VALUES_MAX) + b"]")
    assert {"valuesMax": limits.API_BODY_VALUES_MAX} == refusal.value.details


def test_a_text_with_far_too_many_values_is_hardly_looked_at():
    text = b'{"events":[' + b",".join([b"{}"] * 1_200_000) + b"]}"
    seen: list[None] = []
    with pytest.raises(TooLargeError):
        seen.extend(measuring(text))
    assert 0 < len(seen) * json_scanning._PIECE_BYTES < len(text) / 10


def test_a_long_text_is_measured_a_piece_at_a_time():
    text = json.dumps(["x" * 1_000_000]).encode()
    assert len(text) // json_scanning._PIECE_BYTES + 1 == sum(1 for _ in measuring(text))


def test_nesting_is_found_whatever_stands_between():
    text = b'[{"a":"]}"},' * 40 + b"1" + b"]" * 40
    with pytest.raises(InvalidError, match="at most 32 levels"):
        size_of(text)
    assert 121 == size_of(text, levels_max=41).values


def test_commas_and_brackets_within_texts_do_not_count():
    assert 2 == size_of(json.dumps([",[{" * 100_000]).encode()).values


@given(_VALUES, st.integers(1, 7))
def test_what_is_within_texts_is_left_out_wherever_a_piece_ends(value: Any, piece_bytes: int):
    text = json.dumps(value).encode()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(json_scanning, "_PIECE_BYTES", piece_bytes)
        outside = b"".join(outside_texts(text))
    assert _counted(value) == 1 + sum(outside.count(mark) for mark in (b"[", b"{", b","))


_BRACKETS = st.text(alphabet='[]{},"\\a', max_size=40)


@given(_BRACKETS, st.integers(1, 7))
def test_a_size_does_not_depend_on_where_pieces_end(text: str, piece_bytes: int):
    def measured() -> Any:
        try:
            return size_of(text.encode(), levels_max=3)
        except InvalidError as refusal:
            return refusal.message

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(limits, "API_INLINE_VALUES_MAX", 0)
        whole = measured()
        patch.setattr(json_scanning, "_PIECE_BYTES", piece_bytes)
        assert whole == measured()


def _counted(value: Any) -> int:
    """One for the value, one for each container, and one for each further member."""
    inner: list[Any] = []
    if isinstance(value, dict):
        inner = list(value.values())
    elif isinstance(value, list):
        inner = value
    else:
        return 1
    return 1 + max(1, len(inner)) + sum(_counted(one) - 1 for one in inner)
