"""Nested classes: dataclasses, attrs, Structs, TypedDicts and pydantic models."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime
from decimal import Decimal
from typing import Any, NotRequired, TypedDict

import attrs
import msgspec
import pydantic
import pytest

from tablewright.errors import (
    InvalidValueError,
    NameCollisionError,
    StoredItemError,
    StoredNameError,
    UnresolvedAnnotationError,
    UnstorableTypeError,
)
from tablewright.model.declaring.styles import as_is, camel, pascal
from tablewright.model.forms import form_of
from tests.model.forms.values import (
    Address,
    Image,
    Node,
    Person,
    Point,
    Progress,
    Window,
    codec,
    form,
    held,
)

NOON = datetime(2025, 11, 18, 12, tzinfo=UTC)


@dataclass
class Sub(Progress):
    more: int = 0


@dataclass
class Keyword:
    from_: str
    to: str = field(metadata={"stored_name": "To#1"})


@dataclass
class Checked:
    size: int

    def __post_init__(self) -> None:
        if self.size < 0:
            raise ValueError("too small")


class Aliased(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(alias_generator=str.upper)
    first_name: str


class Lazy(TypedDict, total=False):
    first_name: str | None
    age: NotRequired[int]


@pytest.mark.parametrize(
    ("annotation", "value", "message"),
    [
        (Progress, {"total": 1}, "expected Progress, got dict"),
        (Progress, Sub(1), "expected Progress, got Sub"),
        (Progress, Progress("x"), r"total: expected int, got str 'x'"),  # type: ignore[arg-type]
        (list[Progress], [Progress(1, note=5)], r"\[0\]\.note: expected str"),  # type: ignore[arg-type]
        (Node, Node("a", [Node("b", [Node(3)])]), r"children\[0\]\.children\[0\]\.name"),  # type: ignore[arg-type]
        (Person, {"first_name": "a"}, "expected Person, got dict"),
        (Person, {"first_name": "a", "born": None, "x": 1}, "expected Person, got dict"),
        (Person, {"first_name": 1, "born": None}, "first_name: expected str, got int 1"),
        (Image, Image(5), "media_id: expected str, got int 5"),  # type: ignore[arg-type]
        (Window, Window(opened=1), "_opened: expected bool"),  # type: ignore[arg-type]
    ],
)
def test_a_record_with_something_else_in_it_is_refused(annotation: Any, value: Any, message: str):
    with pytest.raises(InvalidValueError, match=message):
        form(annotation).to_wire(value)
    with pytest.raises(InvalidValueError, match=f"Holder.value.*{message}"):
        codec(annotation).write(held(value))


@pytest.mark.parametrize(
    ("annotation", "content", "message"),
    [
        (Progress, {}, "total: expected N .integer., found nothing"),
        (Progress, {"total": {"S": "1"}}, "total: expected N .integer., found S '1'"),
        (Person, {"firstName": {"S": "a"}, "born": {"N": "1"}}, "born: expected S .date., found N"),
        (Checked, {"size": {"N": "-1"}}, r"Checked rejects the stored value \(too small\)"),
        (Address, {"streetName": {"S": ""}}, r"Address rejects the stored value"),
        (
            Node,
            {"name": {"S": "a"}, "parent": {"M": {"name": {"N": "1"}}}},
            "parent.name: expected S, found N",
        ),
    ],
)
def test_a_stored_record_that_does_not_fit_is_refused_on_every_path(
    annotation: Any, content: Any, message: str
):
    records = codec(annotation)
    item = {"value": {"M": content}}
    with pytest.raises(StoredItemError, match=message):
        records.read_plain(item)
    with pytest.raises(StoredItemError, match=message):
        records.read(records.decoded(item))


def test_a_record_that_contains_itself_without_end_is_refused():
    endless = Node("a")
    endless.parent = endless
    with pytest.raises(InvalidValueError, match=r"Holder\.value: the value contains itself"):
        codec(Node).fitted("value", endless)
    with pytest.raises(InvalidValueError, match=r"Holder\.value: the value contains itself"):
        codec(Node).write(held(endless))


def test_names_follow_the_style_unless_the_class_says_otherwise():
    def stored(annotation: Any, style: Any) -> list[str]:
        return [*form_of(annotation, where="x", names=style).form.schema()["attributes"]]

    assert ["total", "doneSoFar", "note", "labels", "at"] == stored(Progress, camel)
    assert ["Total", "DoneSoFar", "Note", "Labels", "At"] == stored(Progress, pascal)
    assert ["from", "To#1"] == stored(Keyword, camel)
    assert ["Opened", "Width", "Tags"] == stored(Window, pascal)
    assert ["first_name", "born", "nickname", "languages"] == stored(Person, as_is)
    assert ["type", "mediaId", "caption", "sizes"] == stored(Image, pascal)
    assert ["streetName", "ZipCode", "Seen"] == stored(Address, pascal)
    assert ["FIRST_NAME"] == stored(Aliased, pascal)


def test_none_and_empty_sets_inside_are_left_out_and_come_back_whatever_the_default_is():
    progress = Progress(1, labels=set())
    wire = form(Progress).to_wire(progress)
    assert {"M": {"total": {"N": "1"}, "doneSoFar": {"N": "0"}}} == wire
    assert progress == form(Progress).from_wire(wire)
    assert held(progress) == codec(Progress).read(codec(Progress).decoded({"value": wire}))


def test_defaults_of_the_class_stand_for_missing_attributes():
    points, structs = codec(Point), codec(Image)
    stored = {"value": {"M": {"x": {"N": "1"}}}}
    assert held(Point(x=Decimal(1))) == points.read(points.decoded(stored))
    stored = {"value": {"M": {"mediaId": {"S": "m"}}}}
    first, second = (structs.read(structs.decoded(stored)).value for _ in range(2))
    assert Image("m") == first
    assert first.sizes is not second.sizes


def test_a_stored_attribute_that_the_class_does_not_know_is_ignored():
    content = {"name": {"S": "a"}, "colour": {"S": "red"}}
    assert Node("a") == form(Node).from_wire({"M": content})
    nodes = codec(Node)
    assert held(Node("a")) == nodes.read(nodes.decoded({"value": {"M": content}}))


def test_null_is_none_in_an_optional_attribute_of_a_record():
    content = {"name": {"S": "a"}, "parent": {"NULL": True}}
    nodes = codec(Node)
    assert held(Node("a")) == nodes.read(nodes.decoded({"value": {"M": content}}))


def test_a_key_of_a_typed_dict_that_may_be_missing_stays_missing():
    people = codec(Lazy)
    for value in ({}, {"age": 3}, {"first_name": "a"}):
        item = people.write(held(value))
        assert held(value) == people.read(people.decoded(item)) == people.read_plain(item)
    assert {"age": 3} == form(Lazy).fit({"age": 3, "first_name": None})


def test_a_fitted_copy_is_made_only_if_something_had_to_be_cut_off():
    even, uneven = Progress(1, at=NOON), Progress(1, at=NOON.replace(microsecond=5))
    assert even is form(Progress).fit(even)
    assert even == form(Progress).fit(uneven)
    assert 5 == uneven.at.microsecond  # type: ignore[union-attr]


def test_pydantic_validates_what_is_read():
    stored = {"M": {"streetName": {"S": "Main"}, "zipCode": {"N": "7"}}}
    address = form(Address).from_wire(stored)
    assert Address(streetName="Main", zip_code=7) == address
    assert {"streetName": {"S": "Main"}, "zipCode": {"N": "7"}} == form(Address).to_wire(address)[
        "M"
    ]


def test_a_recursive_class_is_described_once():
    schema = form(Node).schema()
    assert {"type": "L", "element": {"type": "M", "ref": "Node"}, "required": False} == schema[
        "attributes"
    ]["children"]
    assert msgspec.json.encode(schema)


def test_classes_that_cannot_be_records_are_refused():
    @dataclass
    class Hidden:
        secret: NotDefinedAnywhere  # type: ignore[name-defined]  # noqa: F821

    @dataclass
    class Twice:
        first_name: str
        firstName: str  # noqa: N815

    @dataclass
    class Quoted:
        name: str = field(metadata={"stored_name": 'a"b'})

    class Root(pydantic.RootModel[int]):
        pass

    for annotation, refusal, message in (
        (Hidden, UnresolvedAnnotationError, "Holder.value: in Hidden, name 'NotDefinedAnywhere'"),
        (Twice, NameCollisionError, "first_name and firstName are both stored as 'firstName'"),
        (Quoted, StoredNameError, "is not a valid stored name"),
        (Root, UnstorableTypeError, "Root is a root model"),
        (object, UnstorableTypeError, "object cannot be stored"),
    ):
        with pytest.raises(refusal, match=message):
            form(annotation)


def test_attrs_converters_run_and_private_names_are_arguments():
    @attrs.define
    class Counter:
        _count: int = attrs.field(converter=lambda number: number + 1)

    assert 6 == form(Counter).from_wire({"M": {"count": {"N": "5"}}})._count
