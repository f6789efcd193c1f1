"""Stripe's parameters: whatever its client encodes is read back."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl, urlencode

from hypothesis import given
from hypothesis import strategies as st
from stripe._encode import _api_encode  # pyright: ignore[reportPrivateUsage]

from tablewright.doubles.stripe.forms import nested

_NAMES = st.text("abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=8)
_TEXTS = st.text(max_size=10)
_VALUES = st.recursive(
    _TEXTS,
    lambda inner: (
        st.dictionaries(_NAMES, inner, min_size=1, max_size=3)
        | st.lists(_TEXTS, min_size=1, max_size=3)
        | st.lists(st.dictionaries(_NAMES, inner, min_size=1, max_size=2), min_size=1, max_size=3)
    ),
    max_leaves=8,
)


@given(st.dictionaries(_NAMES, _VALUES, max_size=4))
def test_what_stripes_client_encodes_is_read_back(parameters: dict[str, Any]):
    sent = urlencode(list(_api_encode(parameters)))
    assert parameters == nested(parse_qsl(sent, keep_blank_values=True))


@given(st.lists(st.tuples(st.text(max_size=20), st.text(max_size=5)), max_size=10))
def test_any_names_are_read_without_an_error(pairs: list[tuple[str, str]]):
    found = nested(pairs)
    assert len(found) <= len(pairs)
    assert all(isinstance(one, str | dict | list) for one in found.values())
