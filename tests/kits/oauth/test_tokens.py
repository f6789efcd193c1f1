"""Tokens: reading responses, and what is kept."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.oauth import Provider, Tokens, limits, tokens_of
from tablewright.kits.oauth.tokens import BadTokensError, tokens_in

NOW = datetime(2026, 11, 18, tzinfo=UTC)
_texts = st.text(st.characters(min_codepoint=0x21, max_codepoint=0x7E), min_size=1)
_tokens = st.builds(
    Tokens,
    access_token=_texts,
    refresh_token=st.none() | _texts,
    ends_at=st.none() | st.integers(0, 10**9).map(lambda n: NOW + timedelta(seconds=n)),
    scope=st.text(),
)


@pytest.mark.parametrize(
    "answer",
    [
        {},
        {"access_token": ""},
        {"access_token": 5},
        {"access_token": "a b"},
        {"access_token": "a\nb"},
        {"access_token": "ü"},
        {"access_token": "a" * (limits.TOKEN_LENGTH_MAX + 1)},
        {"access_token": "a", "refresh_token": "b\r\n"},
        {"access_token": "a", "token_type": "mac"},
        {"access_token": "a", "token_type": 1},
        {"access_token": "a", "expires_in": "soon"},
        {"access_token": "a", "expires_in": -1},
        {"access_token": "a", "expires_in": float("inf")},
        {"access_token": "a", "expires_in": float("nan")},
        {"access_token": "a", "expires_in": [1]},
    ],
)
def test_an_unusable_response_is_rejected(answer: dict[str, Any]) -> None:
    with pytest.raises(BadTokensError):
        tokens_in(answer, NOW)


def test_an_authorize_url_must_be_absolute() -> None:
    with pytest.raises(ValueError, match="absolute"):
        Provider("hub", authorize_url="/authorize", token_url="https://hub.example/token")


@pytest.mark.parametrize(
    ("expires_in", "seconds"),
    [(1800, 1800), ("1800", 1800), (0, None), (None, None), (10**30, limits.LIFETIME_SECONDS_MAX)],
)
def test_the_end_of_a_token_is_bounded(expires_in: Any, seconds: int | None) -> None:
    found = tokens_in({"access_token": "a", "expires_in": expires_in}, NOW)
    assert found.ends_at == (None if seconds is None else NOW + timedelta(seconds=seconds))


@given(_tokens)
def test_stored_tokens_read_as_they_were(tokens: Tokens) -> None:
    assert tokens == tokens_of(tokens.stored())


@given(_tokens, _tokens)
def test_a_refresh_never_loses_the_refresh_token(before: Tokens, answer: Tokens) -> None:
    after = before.renewed(answer)
    assert after.refresh_token == (answer.refresh_token or before.refresh_token)
    assert after.access_token == answer.access_token


def test_a_repr_shows_no_secret() -> None:
    tokens = Tokens("canary-a", "canary-r")
    provider = Provider("hub", authorize_url="https://h.example/", token_url="https://h.example/t")
    assert "canary" not in repr((tokens, provider.with_client("id", "canary-s")))
