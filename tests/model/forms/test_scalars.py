"""Texts, bytes, flags and UUIDs."""

from __future__ import annotations

from enum import StrEnum
from typing import Any
from uuid import UUID

import pytest

from tablewright.errors import InvalidValueError, StoredItemError
from tests.model.forms.values import form


class Word(StrEnum):
    yes = "y"


@pytest.mark.parametrize(
    ("annotation", "value"),
    [
        (str, 5),
        (str, b"x"),
        (str, None),
        (bytes, "x"),
        (bytes, [1]),
        (bool, 1),
        (bool, "true"),
        (UUID, "550e8400-e29b-41d4-a716-446655440000"),
    ],
)
def test_a_value_of_another_type_is_refused(annotation: Any, value: Any):
    with pytest.raises(InvalidValueError, match=f"expected {annotation.__name__}, got"):
        form(annotation).to_wire(value)


def test_half_of_a_surrogate_pair_is_refused_before_the_json_encoder_fails():
    with pytest.raises(InvalidValueError, match="an unpaired surrogate"):
        form(str).fit("\ud800")


@pytest.mark.parametrize(
    ("annotation", "wire", "message"),
    [
        (str, {"N": "5"}, "expected S, found N '5'"),
        (str, {"NULL": True}, "expected S, found NULL"),
        (bytes, {"S": "x"}, "expected B, found S 'x'"),
        (bytes, {"B": "no base64!"}, "expected B, found B 'no base64!'"),
        (bool, {"N": "1"}, "expected BOOL, found N '1'"),
        (UUID, {"S": "u-1"}, r"expected S \(uuid\), found S 'u-1'"),
        (str, {}, "expected S, found {}"),
    ],
)
def test_what_is_stored_otherwise_is_named(annotation: Any, wire: Any, message: str):
    with pytest.raises(StoredItemError, match=message):
        form(annotation).from_wire(wire)


def test_bytes_and_floats_cannot_stand_in_a_key():
    for annotation, value in ((bytes, b"x"), (float, 1.5), (list[str], ["a"])):
        assert not form(annotation).is_key_text
        with pytest.raises(InvalidValueError, match="cannot be part of a key"):
            form(annotation).key_text(value)


@pytest.mark.parametrize("text", ["True", "1", ""])
def test_another_word_in_a_key_is_no_flag(text: str):
    with pytest.raises(StoredItemError, match="expected true or false"):
        form(bool).from_key_text(text)


def test_a_flag_stands_in_a_key_as_in_json():
    assert ("true", "false") == (form(bool).key_text(True), form(bool).key_text(False))


def test_of_a_subclass_only_the_text_is_kept():
    assert str is type(form(str).fit(Word.yes))
    assert {"S": "y"} == form(str).to_wire(Word.yes)


def test_bytes_are_base64_on_the_wire_and_taken_as_bytes_too():
    assert {"B": "AP8="} == form(bytes).to_wire(b"\x00\xff")
    assert b"\x00\xff" == form(bytes).from_wire({"B": b"\x00\xff"})


def test_a_uuid_is_read_from_any_spelling():
    wanted = UUID("550e8400-e29b-41d4-a716-446655440000")
    assert wanted == form(UUID).from_wire({"S": "550E8400E29B41D4A716446655440000"})
