"""API keys: they cannot be guessed, and a malformed key is rejected without a read."""

from __future__ import annotations

import re
from collections import Counter
from math import log2

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.api.api_keys import fresh_key, hash_of, is_hash_of, is_well_formed, new_key
from tablewright.api.identity import bearer_token
from tablewright.ids import CountingIds, Draws, RandomIds

DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
KEYS = [new_key("tenant_acme_live", RandomIds()) for _ in range(2_000)]


def test_a_key_shows_whose_it_is_and_is_made_of_letters_and_digits():
    assert all(re.fullmatch("tenant_acme_live_[0-9A-Za-z]{49}", key) for key in KEYS)


def test_a_fresh_key_comes_with_its_hash_and_end_and_hides_its_text():
    fresh = fresh_key("tenant_acme_live", RandomIds())
    assert is_well_formed(fresh.text)
    assert (hash_of(fresh.text), fresh.text[-4:]) == (fresh.hash, fresh.last_four)
    assert fresh.text not in repr(fresh)


def test_only_its_own_hash_is_that_of_a_key():
    first, second = KEYS[:2]
    assert is_hash_of(first, hash_of(first))
    assert not is_hash_of(second, hash_of(first))
    assert not is_hash_of(first, first)


def test_no_two_keys_are_alike():
    assert len(KEYS) == len(set(KEYS))


def test_a_key_holds_all_256_bits_that_it_was_made_of():
    made: list[bytes] = []

    class Noting(RandomIds):
        def random_bytes(self, count: int) -> bytes:
            made.append(super().random_bytes(count))
            return made[-1]

    for _ in range(100):
        digits = new_key("k", Noting())[2:-6]
        number = 0
        for digit in digits:
            number = number * 62 + DIGITS.index(digit)
        assert made[-1] == number.to_bytes(32, "big")


def test_the_digits_of_keys_are_even():
    """The first digit is left out: 256 bits end within it."""
    counted = Counter("".join(key[-48:-6] for key in KEYS))
    total = sum(counted.values())
    entropy_bits = -sum(n / total * log2(n / total) for n in counted.values())
    assert log2(62) - entropy_bits < 0.01


def test_every_key_is_well_formed():
    assert all(map(is_well_formed, KEYS))


def test_of_100_000_made_up_texts_of_the_right_form_none_passes():
    """By chance, one in 62**6 = 57 thousand million would."""
    draws = Draws("made-up keys")
    as_digits = bytes(ord(DIGITS[number % 62]) for number in range(256))
    texts = (
        "tenant_acme_live_" + draws.drawn_bytes(49).translate(as_digits).decode()
        for _ in range(100_000)
    )
    assert 0 == sum(map(is_well_formed, texts))


@pytest.mark.parametrize("place", range(-49, 0))
def test_one_digit_mistyped_is_noticed(place: int):
    key = KEYS[0]
    end = key[place + 1 :] if place < -1 else ""
    wrong = [f"{key[:place]}{digit}{end}" for digit in DIGITS if digit != key[place]]
    assert not any(map(is_well_formed, wrong))


def test_two_digits_swapped_are_noticed():
    key = KEYS[0]
    swapped = {f"{key[:i]}{key[i + 1]}{key[i]}{key[i + 2 :]}" for i in range(17, len(key) - 1)}
    assert not any(map(is_well_formed, swapped - {key}))


def test_a_key_under_another_name_is_noticed():
    assert not is_well_formed(KEYS[0].replace("acme", "evil"))


def test_what_has_not_the_form_of_a_key_is_none():
    nearly = [KEYS[0] + "\n", KEYS[0] + " ", KEYS[0].upper()]
    for text in ("", "_", "a" * 10_000, *nearly, "\0", "é" * 60):
        assert not is_well_formed(text), text


@given(st.text(max_size=80))
def test_any_text_can_be_asked_about(text: str):
    assert not is_well_formed(text)


def test_what_is_stored_is_not_the_key():
    key = new_key("tenant_acme_live", CountingIds())
    assert re.fullmatch("[0-9a-f]{64}", hash_of(key))
    assert hash_of(key) == hash_of(key) != hash_of(KEYS[0])


@pytest.mark.parametrize(
    ("header", "token"),
    [
        ("Bearer abc", "abc"),
        ("bearer abc", "abc"),
        ("BEARER   abc ", "abc"),
        ("Bearer", None),
        ("Bearer ", None),
        ("Basic abc", None),
        ("abc", None),
        ("", None),
        ("Bearerabc", None),
    ],
)
def test_a_credential_is_shown_as_a_bearers(header: str, token: str | None):
    assert token == bearer_token({"authorization": header})


def test_without_a_header_there_is_no_credential():
    assert bearer_token({}) is None
