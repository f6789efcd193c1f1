"""Reserved words, in every place where an attribute can be named."""

from __future__ import annotations

import pytest

from tablewright.expressions.reserved import RESERVED_WORDS, is_reserved
from tablewright.expressions.tokens import KEYWORDS
from tests.each import check_each
from tests.expressions.binding import (
    bound_condition,
    bound_key_condition,
    bound_projection,
    bound_update,
    refusal,
)
from tests.expressions.messages import reserved

PLACES = [
    (bound_condition, "{} = :s"),
    (bound_condition, "a.{} = :s"),
    (bound_condition, "attribute_exists({}[0])"),
    (bound_update, "SET {} = :s"),
    (bound_update, "SET a = if_not_exists({}, :s)"),
    (bound_update, "REMOVE a[0].{}"),
    (bound_projection, "a, {}"),
    (bound_key_condition, "{} = :s"),
]


def test_there_are_573_reserved_words():
    assert 573 == len(RESERVED_WORDS)


def test_a_reserved_word_is_no_name_in_any_case(subtests: pytest.Subtests):
    check_each(subtests, sorted(RESERVED_WORDS - KEYWORDS), _check_reserved)


def _check_reserved(word: str) -> None:
    for spelling in (word, word.lower(), word.capitalize()):
        expected = f"Invalid ProjectionExpression: {reserved(spelling)}"
        assert expected == refusal(bound_projection, spelling)


@pytest.mark.parametrize(("bound", "text"), PLACES)
def test_a_reserved_word_is_no_name_in_any_place(bound: object, text: str):
    assert callable(bound)
    assert reserved("Status") in refusal(bound, text.format("Status"))


@pytest.mark.parametrize("word", sorted(KEYWORDS - {"REMOVE"}))
def test_keywords_are_reserved_too(word: str):
    assert is_reserved(word)


@pytest.mark.parametrize("name", ["id", "pk", "sk", "abort_", "aborted", "contains", "begins_with"])
def test_other_words_are_names(name: str):
    bound_projection(name)


def test_a_placeholder_may_stand_for_a_reserved_word():
    assert bound_condition("#word = :s").holds({"abort": {"S": "a"}})
