"""Types of the user's own, stored as something else."""

from __future__ import annotations

from typing import Annotated

import pytest

from tablewright.errors import InvalidValueError, StoredItemError, UnstorableTypeError
from tablewright.model.forms import EpochSeconds, StoredAs
from tests.model.forms.values import Money, Price, codec, form, held

Marked = Annotated[str, StoredAs(int, write=int, read=str)]


def test_a_value_of_another_type_is_refused():
    with pytest.raises(InvalidValueError, match="expected Money, got int 5"):
        form(Price).to_wire(5)


def test_what_cannot_be_written_is_refused():
    with pytest.raises(InvalidValueError, match=r"the value cannot be written \(invalid literal"):
        form(Marked).to_wire("x")
    with pytest.raises(InvalidValueError, match="more than 38 significant digits"):
        form(Price).to_wire(Money(int("1" * 39)))


def test_what_cannot_be_read_is_refused():
    picky = Annotated[Money, StoredAs(str, write=str, read=lambda text: Money(int(text)))]
    prices = codec(picky)
    with pytest.raises(
        StoredItemError, match=r"Holder\.value: the stored value cannot be read as Money"
    ):
        prices.read(prices.decoded({"value": {"S": "x"}}))


def test_two_forms_at_once_are_refused():
    with pytest.raises(UnstorableTypeError, match="has two stored forms"):
        form(Annotated[EpochSeconds, StoredAs(int, write=int, read=str)])


def test_a_converted_value_may_be_missing_and_may_stand_in_a_key():
    prices = codec(Price | None)
    assert held(None) == prices.read(prices.decode(b"{}"))
    assert held(Money(5)) == prices.read(prices.decode(b'{"value":{"N":"5"}}'))
    assert "5" == form(Price).key_text(Money(5))
    assert Money(5) == form(Price).from_key_text("5")
    assert {"type": "N", "format": "integer"} == form(Price).schema()
