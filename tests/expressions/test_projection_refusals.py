"""What a projection may not say, once its syntax is right."""

from __future__ import annotations

import pytest

from tests.expressions.binding import bound_projection, refusal
from tests.expressions.messages import (
    conflict,
    index_out_of_range,
    overlap,
    reserved,
    too_deep,
    undefined_name,
)

DEEP = ".".join(["a"] * 33)

REFUSED = [
    ("abort", reserved("abort")),
    ("a.abort", reserved("abort")),
    ("a, abort", reserved("abort")),
    ("abort, a, a", reserved("abort")),
    ("a[2147483648], abort", index_out_of_range("2147483648")),
    ("abort, a[2147483648]", reserved("abort")),
    ("#u", undefined_name("#u")),
    ("a.#u", undefined_name("#u")),
    ("#u, #v", undefined_name("#v")),
    ("#u, a, a", overlap("[a]", "[a]")),
    ("a, a, #u", undefined_name("#u")),
    (f"{DEEP}", too_deep(33)),
    ("a." * 32 + "#u", too_deep(33)),
    ("a, a", overlap("[a]", "[a]")),
    ("#a, #a", overlap("[a]", "[a]")),
    ("a, #a", overlap("[a]", "[a]")),
    ("#a.b, a.b", overlap("[a, b]", "[a, b]")),
    ("a, a.b", overlap("[a]", "[a, b]")),
    ("a.b, a", overlap("[a, b]", "[a]")),
    ("a, a.b.c", overlap("[a]", "[a, b, c]")),
    ("a, a[0]", overlap("[a]", "[a, [0]]")),
    ("a[0], a[0]", overlap("[a, [0]]", "[a, [0]]")),
    ("a[0], a", overlap("[a, [0]]", "[a]")),
    ("a.b[1].c.d, a.b, a.b[1]", overlap("[a, b]", "[a, b, [1]]")),
    ("a.b, a[0]", conflict("[a, b]", "[a, [0]]")),
    ("a[0].b, a[0][1]", conflict("[a, [0], b]", "[a, [0], [1]]")),
    ("#bracket, #bracket", overlap("[[3]]", "[[3]]")),
    ("#dotted.a, #dotted.a", overlap("[x.y, a]", "[x.y, a]")),
]


@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_a_projection_is_refused_for_the_first_thing_wrong_with_it(text: str, message: str):
    assert f"Invalid ProjectionExpression: {message}" == refusal(bound_projection, text)
