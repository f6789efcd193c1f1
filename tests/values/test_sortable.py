"""Bytes that sort as key values do, alone and with something behind them."""

from __future__ import annotations

import base64
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright import limits
from tablewright.engine.items.ranges import past_prefix
from tablewright.values import sortable
from tablewright.values.numbers import canonical
from tests.examples import examples

PAIRS = 600  # for each of 100 seeds


def _binary(content: bytes) -> dict[str, str]:
    return {"B": base64.b64encode(content).decode()}


_BYTES = b"\x00\x01\x07\x08\x7f\xfe\xff"
_CHARACTERS = "\x00\x01a\x7f\x80é߿ࠀ￿\U00010000\U0010ffff"


def _some_bytes(chance: random.Random) -> bytes:
    return bytes(chance.choices(_BYTES, k=chance.randint(0, 17)))


def _some_text(chance: random.Random) -> str:
    return "".join(chance.choices(_CHARACTERS, k=chance.randint(0, 5)))


def _some_number(chance: random.Random) -> str:
    return canonical(f"{chance.randint(-(10**6), 10**6)}E{chance.randint(-9, 9)}")


def _related(chance: random.Random, content: Any) -> Any:
    """The content with something behind it, something less, or another last part."""
    unit = content[:0] + content[-1:] if content else content
    return chance.choice((content + unit, content[:-1], content + content, content))


@settings(max_examples=examples(100))
@given(st.integers(min_value=0))
def test_binary_sorts_by_its_bytes_whatever_follows(seed: int):
    chance = random.Random(seed)
    for _ in range(PAIRS):
        left = _some_bytes(chance)
        right = chance.choice((_some_bytes(chance), _related(chance, left)))
        _check_pair((left, _binary(left)), (right, _binary(right)), chance)


@settings(max_examples=examples(100))
@given(st.integers(min_value=0))
def test_strings_sort_by_their_utf8_whatever_follows(seed: int):
    chance = random.Random(seed)
    for _ in range(PAIRS):
        left = _some_text(chance)
        right = chance.choice((_some_text(chance), _related(chance, left)))
        _check_pair((left.encode(), {"S": left}), (right.encode(), {"S": right}), chance)


def _check_pair(
    left: tuple[bytes, dict[str, str]], right: tuple[bytes, dict[str, str]], chance: random.Random
) -> None:
    (left_rank, left_value), (right_rank, right_value) = left, right
    is_less = left_rank < right_rank
    assert is_less == (sortable.final(left_value) < sortable.final(right_value))
    left_inner, right_inner = sortable.inner(left_value), sortable.inner(right_value)
    assert (left_rank == right_rank) == (left_inner == right_inner)
    if left_rank != right_rank:
        # Neither is a prefix of the other, so what follows cannot decide.
        assert is_less == (left_inner + _some_bytes(chance) < right_inner + _some_bytes(chance))
        assert is_less == (left_inner + b"\xff" < right_inner)
        assert is_less == (left_inner < right_inner + b"\x00")


@settings(max_examples=examples(100))
@given(st.integers(min_value=0))
def test_what_begins_with_a_text_lies_between_its_prefix_and_the_end_of_it(seed: int):
    chance = random.Random(seed)
    for _ in range(PAIRS // 2):
        start, text = _some_text(chance), _some_text(chance)
        text = chance.choice((text, start + text, start))
        lower = b"\x01" + sortable.text_prefix(start)
        encoded = b"\x01" + sortable.inner({"S": text}) + _some_bytes(chance)
        assert text.startswith(start) == (lower <= encoded < past_prefix(lower))


@settings(max_examples=examples(100))
@given(st.integers(min_value=0))
def test_what_begins_with_bytes_lies_between_them_and_the_end_of_their_prefix(seed: int):
    chance = random.Random(seed)
    for _ in range(PAIRS // 2):
        start, content = _some_bytes(chance), _some_bytes(chance)
        content = chance.choice((content, start + content, start))
        # As a query does it: from the shortest that begins so, to the end of the prefix.
        lower = b"\x01" + sortable.inner(_binary(start))
        upper = past_prefix(b"\x01" + sortable.binary_prefix(start))
        encoded = b"\x01" + sortable.inner(_binary(content)) + _some_bytes(chance)
        assert content.startswith(start) == (lower <= encoded < upper)


@pytest.mark.parametrize("length", [limits.PARTITION_KEY_BYTES_MAX, limits.SORT_KEY_BYTES_MAX])
def test_the_longest_keys_differ_in_their_last_byte_alone(length: int):
    texts = ["a" * (length - 1) + last for last in "\x00ab\x7f"]
    contents = [bytes(length - 1) + bytes([last]) for last in (0, 1, 254, 255)]
    for values in ([{"S": text} for text in texts], [_binary(content) for content in contents]):
        for encode in (sortable.final, sortable.inner):
            encoded = [encode(value) for value in values]
            assert sorted(set(encoded)) == encoded


def test_the_longest_sort_key_fits_a_store_key_in_every_form():
    head_bytes, tail_bytes = 4 + 16, 16  # the id and partition hash, the hash of the item key
    longest = limits.SORT_KEY_BYTES_MAX
    values = [
        {"S": "a" * longest},
        {"S": "\U0010ffff" * (longest // 4)},
        _binary(b"\xff" * longest),
    ]
    for value in values:
        size_bytes = head_bytes + len(sortable.inner(value)) + tail_bytes
        assert size_bytes <= limits.STORE_KEY_BYTES_MAX


def test_several_sort_attributes_sort_one_after_another():
    chance = random.Random(7)
    rows = [(_some_text(chance), _some_number(chance), _some_bytes(chance)) for _ in range(1_000)]

    def encoded(row: tuple[str, str, bytes]) -> bytes:
        text, number, content = row
        values = ({"S": text}, {"N": number}, _binary(content))
        return b"".join(sortable.inner(value) for value in values)

    def rank(row: tuple[str, str, bytes]) -> Any:
        return row[0].encode(), float(row[1]), row[2]

    assert sorted(rows, key=rank) == sorted(rows, key=encoded)
