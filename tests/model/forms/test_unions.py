"""Unions, distinguished by DynamoDB's types or by an attribute."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, Literal, TypedDict

import msgspec
import pytest

from tablewright.errors import AmbiguousUnionError, InvalidValueError, StoredItemError
from tests.model.forms.values import Card, Cash, Image, Node, Progress, Text, codec, form, held


class Circle(TypedDict):
    shape: Literal["circle"]
    size: int


class Square(TypedDict):
    shape: Literal["square"]
    size: int


@dataclass
class Leaf:
    kind: Literal["leaf"]


@dataclass
class Branch:
    kind: Literal["branch"]
    parts: list[Leaf | Branch]


@pytest.mark.parametrize(
    ("annotation", "message"),
    [
        (str | date, "str and date are all stored as S"),
        (int | Decimal, "int and Decimal are all stored as N"),
        (list[int] | list[str], "list and list are all stored as L"),
        (dict[str, int] | Progress, "dict and Progress are all stored as M"),
        (Progress | Node, "no attribute distinguishes Progress and Node"),
        (Card | Node, "no attribute distinguishes Card and Node"),
    ],
)
def test_members_that_look_alike_are_refused(annotation: Any, message: str):
    with pytest.raises(AmbiguousUnionError, match=f"Holder.value: {message}"):
        form(annotation)


def test_the_same_tag_twice_tells_nothing():
    class Other(msgspec.Struct, tag="text"):
        body: str

    with pytest.raises(AmbiguousUnionError, match="no attribute distinguishes Text and Other"):
        form(Text | Other)


@pytest.mark.parametrize("value", [1.5, None, b"x", True])
def test_a_value_of_no_member_is_refused(value: Any):
    with pytest.raises(InvalidValueError, match="expected str or int, got"):
        form(str | int).to_wire(value)


def test_a_dictionary_with_an_unknown_tag_is_refused():
    with pytest.raises(InvalidValueError, match="expected Circle or Square"):
        form(Circle | Square).to_wire({"shape": "line", "size": 1})


@pytest.mark.parametrize(
    ("annotation", "wire", "message"),
    [
        (str | int, {"BOOL": True}, r"expected S or N \(integer\), found BOOL True"),
        (Text | Image, {"M": {}}, "type: expected one of 'text', 'image', found nothing"),
        (Text | Image, {"M": {"type": {"S": "x"}}}, "type: expected one of .*, found S 'x'"),
        (Text | Image, {"M": {"type": {"L": []}}}, "type: expected one of .*, found L"),
        (Text | Image, {"M": {"type": {"S": "text"}}}, "body: expected S, found nothing"),
        (Text | Image, {"S": "text"}, "expected M, found S 'text'"),
    ],
)
def test_what_is_stored_otherwise_is_named(annotation: Any, wire: Any, message: str):
    unions = codec(annotation)
    with pytest.raises(StoredItemError, match=message):
        unions.read_plain({"value": wire})
    with pytest.raises(StoredItemError, match=message):
        unions.read(unions.decoded({"value": wire}))


def test_a_struct_is_stored_with_its_tag():
    assert {"type": {"S": "text"}, "body": {"S": "hi"}} == form(Text | Image).to_wire(Text("hi"))[
        "M"
    ]
    assert {"type": {"S": "text"}, "body": {"S": "hi"}} == form(Text).to_wire(Text("hi"))["M"]


def test_dictionaries_of_the_same_keys_are_told_by_their_tag():
    shapes = form(Circle | Square)
    for shape in ("circle", "square"):
        value = {"shape": shape, "size": 2}
        assert value == shapes.from_wire(shapes.to_wire(value))


def test_a_union_may_contain_itself():
    tree = Branch("branch", [Leaf("leaf"), Branch("branch", [])])
    branches = codec(Branch | Leaf)
    assert held(tree) == branches.read(branches.decoded(branches.write(held(tree))))


def test_usual_values_may_be_named_beside_all_others():
    assert {"type": "S"} == form(Literal["sent", "read"] | str).schema()
    assert {"type": "N", "format": "integer"} == form(Literal[1, 2] | int).schema()


def test_any_makes_the_whole_union_open():
    assert {"type": "ANY"} == form(str | Any).schema()


def test_an_optional_union_reads_null_as_none():
    unions = codec(str | int | None)
    for stored in (b"{}", b'{"value":{"NULL":true}}'):
        assert held(None) == unions.read(unions.decode(stored))


def test_the_schema_names_the_members_and_what_tells_them_apart():
    schema = form(Card | Cash).schema()
    assert ["type", "told_by", "any_of"] == [*schema]
    assert "kind" == schema["told_by"]
    assert ["Card", "Cash"] == [member["title"] for member in schema["any_of"]]
