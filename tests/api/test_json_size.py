"""The size of JSON: counted without decoding it, and never by what is within texts."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api import limits
from tablewright.api.http import json_size
from tablewright.api.http.json_size import outside_texts, size_of
from tablewright.errors import InvalidError, TooLargeError

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
        patch.setattr(json_size, "_PIECE_BYTES", piece_bytes)
        outside = b"".join(outside_texts(text))
    assert _counted(value) == 1 + sum(outside.count(mark) for mark in (b"[", b"{", b","))


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
