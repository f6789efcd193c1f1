"""Redacting: what is a secret by its name or its look is gone, and the rest stays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api import limits
from tablewright.api.api_keys import new_key
from tablewright.api.observing import redacting
from tablewright.api.observing.redacting import (
    CUT,
    REDACTED,
    is_secret_name,
    redacted,
    redacted_text,
)
from tablewright.ids import CountingIds, RandomIds

CANARY = "CaNaRy"


@pytest.mark.parametrize(
    "name",
    """Authorization proxy-authorization Cookie Set-Cookie api_key apiKey X-API-Key password
    db_password passwordHash passwd client_secret secretKey access_token refreshToken id_token
    x-csrf-token credentials private_key signature X-Amz-Signature sessionId session_id
    master_key aws_secret_access_key accessKey passphrase jwt""".split(),
)
def test_a_value_with_the_name_of_a_secret_is_gone(name: str):
    assert {name: REDACTED} == redacted({name: CANARY})
    assert {"a": [{"b": {name: REDACTED}}]} == redacted({"a": [{"b": {name: {"x": CANARY}}}]})
    assert [[name, REDACTED]] == redacted([(name.encode(), CANARY.encode())])


@pytest.mark.parametrize("name", "id key_id title tenant status requestId path code".split())
def test_a_value_with_another_name_stays(name: str):
    assert not is_secret_name(name)
    assert {name: "x"} == redacted({name: "x"})


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Bearer CaNaRy", "Bearer [redacted]"),
        ("authorization: Basic Q2FOYVJ5, next", "authorization: [redacted] [redacted], next"),
        ("password=CaNaRy&x=1", "password=[redacted]&x=1"),
        ('{"api_key": "CaNaRy y"}', '{"api_key": [redacted]}'),
        ('"{\\"token\\": \\"CaNaRy\\"}"', '"{\\"token\\": [redacted]}"'),
        ("Login(user='me', password='CaNaRy')", "Login(user='me', password=[redacted])"),
        ("Cookie: a=CaNaRy; b=CaNaRy", "Cookie: [redacted]"),
        ("GET /a/b?x=CaNaRy HTTP/1.1", "GET /a/b?[redacted] HTTP/1.1"),
        ("https://me:CaNaRy@example.com/a", "https://[redacted]@example.com/a"),
        ("whsec_CaNaRy+/==", "[redacted]"),
        ("eyJhbGciOi.CaNaRy.CaNaRy", "[redacted]"),
        ("AKIAIOSFODNN7EXAMPLE is", "[redacted] is"),
        ("sk_live_CaNaRy", "[redacted]"),
        ("ghp_CaNaRy", "[redacted]"),
        ("wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY", "[redacted]"),
        ("-----BEGIN PRIVATE KEY-----\nCaNaRy\n-----END PRIVATE KEY-----", None),
        ("-----BEGIN RSA PRIVATE KEY-----\\nCaNaRy", "-----BEGIN RSA PRIVATE KEY-----[redacted]"),
    ],
)
def test_what_looks_like_a_secret_is_gone(text: str, shown: str | None):
    found = redacted_text(text)
    assert CANARY not in found
    if shown is not None:
        assert shown == found


def test_our_own_keys_are_known_by_their_form():
    for prefix in ("tenant_acme_live", "tenant_a-b_test", "tablewright_admin"):
        key = new_key(prefix, RandomIds())
        assert f"got {REDACTED}." == redacted_text(f"got {key}.")


def test_bytes_and_strange_objects_are_not_trusted():
    @dataclass
    class Login:
        password: str

    class Broken:
        def __repr__(self) -> str:
            raise ValueError(CANARY)

    assert "[6 bytes]" == redacted(CANARY.encode())
    shown = redacted(
        {"one": Login(CANARY), "two": Broken(), "three": ValueError(f"token={CANARY}")}
    )
    assert CANARY not in str(shown)
    assert "[Broken]" == shown["two"]


@pytest.mark.parametrize(
    "text",
    [
        "The store is temporarily unavailable.",
        "Did you mean x? Yes: the first.",
        "00000000-0000-4000-8000-000000000001",
        "ProvisionedThroughputExceededException",
        "tests/api/observing/test_redacting.py, line 12, in test_what_is_harmless_stays",
        "2026-11-16T08:00:00.000Z",
    ],
)
def test_what_is_harmless_stays_as_it_is(text: str):
    assert text == redacted_text(text)


def test_what_is_too_long_too_deep_or_too_many_is_cut():
    assert redacted_text("word " * 1000).endswith(CUT)
    deep: Any = "bottom"
    for _ in range(limits.LOG_LEVELS_MAX + 1):
        deep = [deep]
    assert "bottom" not in str(redacted(deep))
    assert limits.LOG_MEMBERS_MAX + 1 == len(redacted(list(range(1000))))
    assert limits.LOG_MEMBERS_MAX + 1 == len(redacted({str(n): n for n in range(1000)}))


@given(st.integers(0, 120))
def test_a_secret_that_the_cut_goes_through_is_gone(before: int):
    key = new_key("tenant_acme_live", CountingIds())
    text = "x" * (limits.LOG_TEXT_LENGTH_MAX - before) + " " + key
    assert "tenant_acme" not in redacted_text(text)


@given(st.text(alphabet="aA1_-./\\\"'=:?@ \n", max_size=200))
def test_whatever_stands_around_it_a_key_is_gone(around: str):
    key = new_key("k", CountingIds())
    assert key not in redacted_text(f"{around} {key} {around}")


@pytest.mark.heavy
@pytest.mark.parametrize(
    "part", ["a", "token", "token=", "_", "a_", "://", "Bearer ", "eyJ", "-----BEGIN ", '\\"', "?"]
)
def test_no_text_takes_time_that_grows_with_its_square(part: str):
    """Some 100,000 characters take a moment; with the square of it they would take hours."""
    text = part * (300_000 // len(part))
    assert redacted_text(text, length_max=len(text))


_PIECES = """Basic BASIC bearer digest token apiKey eyJ AKIA ASIA0123456789AB sk_live_ pk-test-
ghp_ xoxb- whsec_ ----- -----BEGIN PRIVATE KEY----- password = : ? @ :// cookie 0123456789abcdef
018bcfe5-7f0b-7000-8000-000000000122 2026-11-18T13:00:00.5+01:00 _ . , ( ) ' é""".split()


@given(st.lists(st.sampled_from([*_PIECES, " ", "a", "Z", "9", "\n"]), max_size=8).map("".join))
def test_texts_that_are_taken_for_plain_are_those_in_which_no_look_finds_anything(text: str):
    looked = text
    for look, shown in redacting._LOOKS:  # pyright: ignore[reportPrivateUsage]
        looked = look.sub(shown, looked)
    assert looked == redacted_text(text)
