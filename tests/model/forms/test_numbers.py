"""Numbers: what DynamoDB keeps exactly, and what it cannot keep."""

from __future__ import annotations

from decimal import Decimal
from typing import Any

import pytest

from tablewright.errors import InvalidValueError, StoredItemError
from tests.model.forms.values import form


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (int, True, "expected int, got bool True"),
        (int, 1.0, "expected int, got float"),
        (int, "1", "expected int, got str"),
        (int, int("1" * 39), "more than 38 significant digits"),
        (int, 10**126, "Number overflow"),
        (Decimal, 0.5, "expected Decimal, got float"),
        (Decimal, False, "expected Decimal, got bool"),
        (Decimal, Decimal("NaN"), "expected a finite number"),
        (Decimal, Decimal("-Infinity"), "expected a finite number"),
        (Decimal, Decimal("1." + "3" * 38), "more than 38 significant digits"),
        (Decimal, Decimal("1E126"), "Number overflow"),
        (Decimal, Decimal("1E-131"), "Number underflow"),
        (float, Decimal("1.5"), "expected float, got Decimal"),
        (float, float("nan"), "expected a finite number, got nan"),
        (float, float("inf"), "expected a finite number, got inf"),
        (float, 1e126, "Number overflow"),
        (float, 1e-131, "Number underflow"),
        (float, 2**53 + 1, "a float cannot hold it"),
        (float, 10**400, "Number overflow"),
    ],
)
def test_a_number_that_cannot_be_kept_is_refused(annotation: Any, value: Any, message: str):
    with pytest.raises(InvalidValueError, match=message):
        form(annotation).to_wire(value)


def test_a_number_too_long_to_be_printed_is_refused_all_the_same():
    with pytest.raises(InvalidValueError, match="Number overflow"):
        form(int).to_wire(10**5000)
    with pytest.raises(InvalidValueError, match="expected str, got int"):
        form(str).to_wire(10**5000)


@pytest.mark.parametrize("content", ["1.5", "x", ""])
def test_what_is_stored_must_be_a_whole_number_to_be_an_int(content: str):
    with pytest.raises(StoredItemError, match=r"expected N \(integer\), found N"):
        form(int).from_wire({"N": content})


def test_a_whole_number_may_be_spelled_with_an_exponent_or_zeros_after_the_point():
    assert [100, 100] == [form(int).from_wire({"N": text}) for text in ("1E2", "100.00")]


def test_large_integers_with_few_digits_are_kept():
    assert {"N": "1" + "0" * 125} == form(int).to_wire(10**125)


def test_a_decimal_is_written_in_dynamodbs_own_spelling():
    texts = ("1E+3", "1.10", "-0", "0.000")
    assert ["1000", "1.1", "0", "0"] == [form(Decimal).to_wire(Decimal(t))["N"] for t in texts]


def test_a_float_is_stored_as_the_shortest_number_that_means_it():
    assert {"N": "0.1"} == form(float).to_wire(0.1)
    assert {"N": "0.30000000000000004"} == form(float).to_wire(0.1 + 0.2)
    assert {"N": "0.0"} == form(float).to_wire(-0.0)


def test_a_float_is_the_nearest_to_what_another_program_stored():
    assert 0.1 == form(float).from_wire({"N": "0.10000000000000000000000000000000000001"})


def test_an_int_is_taken_where_a_float_or_decimal_is_meant():
    assert (2.0, Decimal(2)) == (form(float).fit(2), form(Decimal).fit(2))
    assert (float, Decimal) == (type(form(float).fit(2)), type(form(Decimal).fit(2)))


def test_padded_numbers_in_keys_are_read():
    assert 12 == form(int).from_key_text("000012")
