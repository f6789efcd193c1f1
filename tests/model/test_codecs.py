"""Codecs: items to instances and back, constructors, and what is said when something is wrong."""

from __future__ import annotations

import inspect
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum
from typing import Any, cast, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.errors import (
    DefaultError,
    InvalidValueError,
    NameCollisionError,
    StoredItemError,
    StoredNameError,
    UnknownArgumentError,
)
from tablewright.model.declaring.styles import camel, pascal
from tablewright.model.forms import EpochSeconds, form_of
from tablewright.model.plans.codecs import Codec, CodecField, Sealed
from tests.examples import examples

NOON = datetime(2025, 11, 18, 12, tzinfo=UTC)


class Gender(Enum):
    male = "Male"
    female = "Female"


@dataclass
class Place:
    city_name: str
    country: str | None = None


class Person:
    """A class whose instances have a `__dict__`, and refuse assignments like an entity might."""

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(name)


class Annotations:
    """What a person has."""

    user_id: str
    first_name: str
    gender: Gender
    birth_date: date | None
    places: list[Place]
    tags: set[str]
    created_at: datetime
    type: str
    score: int


def fields(annotated: type = Annotations, **options: dict[str, Any]) -> list[CodecField]:
    """The fields of a class; `options` are more about some of them, by name."""
    made: list[CodecField] = []
    for name, hint in get_type_hints(annotated, include_extras=True).items():
        found = form_of(hint, where=f"Person.{name}", names=camel)
        about: dict[str, Any] = {
            "python_name": name,
            "stored_name": pascal(name),
            "form": found.form,
            "is_optional": found.is_optional,
        }
        made.append(CodecField(**{**about, **options.get(name, {})}))
    return made


PERSONS: Codec[Any] = Codec(Person, fields(), others=("PK", "SK"), key=("PK", "SK"))
VALUES: dict[str, Any] = {
    "user_id": "u-1",
    "first_name": "Ann",
    "gender": Gender.female,
    "birth_date": None,
    "places": [Place("Rome")],
    "tags": {"a"},
    "created_at": NOON,
    "type": "x",
    "score": 7,
}
ITEM: dict[str, Any] = {
    "UserId": {"S": "u-1"},
    "FirstName": {"S": "Ann"},
    "Gender": {"S": "Female"},
    "Places": {"L": [{"M": {"cityName": {"S": "Rome"}}}]},
    "Tags": {"SS": ["a"]},
    "CreatedAt": {"S": "2025-11-18T12:00:00.000Z"},
    "Type": {"S": "x"},
    "Score": {"N": "7"},
}
KEY: dict[str, Any] = {"PK": {"S": "USER#u-1"}, "SK": {"S": "PROFILE"}}


def made(codec: Codec[Any] = PERSONS, **values: Any) -> Any:
    """An instance, by the codec's constructor."""
    instance = Person()
    codec.init(instance, **{**VALUES, **values})
    return instance


def codec_of(annotation: Any, **options: Any) -> Codec[Any]:
    """A codec for a class with one attribute, `value`."""
    holder = type("Holder", (), {"__annotations__": {"value": annotation}})
    return Codec(Person, fields(holder, value={"stored_name": "value", **options}))


# Errors: constructors


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"first_name": 5}, "Person.first_name: expected str, got int 5"),
        ({"first_name": None}, "Person.first_name: expected str, got None"),
        ({"gender": "Female"}, "Person.gender: expected Gender, got str 'Female'"),
        ({"created_at": NOON.replace(tzinfo=None)}, "Person.created_at: .*with a time zone"),
        (
            {"places": [Place(cast("Any", 5))]},
            r"Person.places\[0\].city_name: expected str, got int 5",
        ),
        ({"score": True}, "Person.score: expected int, got bool"),
    ],
)
def test_a_constructor_refuses_a_value_that_does_not_fit(given: dict[str, Any], message: str):
    with pytest.raises(InvalidValueError, match=message):
        made(**given)


def test_a_constructor_refuses_an_unknown_name_and_offers_the_nearest():
    with pytest.raises(UnknownArgumentError, match="'frist_name'; did you mean 'first_name'"):
        made(frist_name="Ann")
    with pytest.raises(TypeError, match=r"Person has no attribute 'colour'\."):
        made(colour="red")


def test_a_constructor_names_what_is_missing():
    with pytest.raises(TypeError, match=r"missing .* arguments: 'first_name'.* and 'score'"):
        PERSONS.init(Person(), user_id="u-1")


def test_an_error_about_a_secret_does_not_show_it():
    codec = codec_of(str, is_sealed=True)
    with pytest.raises(InvalidValueError) as refused:
        codec.init(Person(), value=12345)
    assert "Person.value: expected str." in str(refused.value)
    assert "12345" not in str(refused.value)


# Errors: writing


def test_an_attribute_that_was_changed_to_something_else_is_not_written():
    person = made()
    vars(person)["places"] = [Place("Rome"), Place("Bonn", 7)]  # type: ignore[arg-type]
    with pytest.raises(
        InvalidValueError, match=r"Person.places\[1\].country: expected str, got int"
    ):
        PERSONS.write(person)


def test_an_attribute_that_is_gone_is_not_written():
    person = made()
    del vars(person)["score"]
    with pytest.raises(InvalidValueError, match=r"Person\.score: expected int, got None"):
        PERSONS.write(person)


# Errors: reading


@pytest.mark.parametrize(
    ("stored", "message"),
    [
        ({"FirstName": {"N": "5"}}, "Person.FirstName: expected S, found N '5'"),
        ({"FirstName": {"NULL": True}}, "Person.FirstName: expected S, found NULL"),
        ({"FirstName": None}, "Person.FirstName: expected S, found nothing"),
        ({"BirthDate": {"S": "x"}}, r"Person.BirthDate: expected S \(date\), found S 'x'"),
        ({"BirthDate": {"N": "1"}}, r"Person.BirthDate: expected S \(date\), found N '1'"),
        ({"Gender": {"S": "X"}}, r"Person.Gender: expected S \(Gender\), found S 'X'"),
        ({"Score": {"N": "1.5"}}, r"Person.Score: expected N \(integer\), found N '1.5'"),
        ({"Tags": {"NS": ["1"]}}, "Person.Tags: expected SS, found NS"),
        (
            {"Places": {"L": [{"M": {}}]}},
            r"Person.Places\[0\].cityName: expected S, found nothing",
        ),
    ],
)
def test_a_stored_item_that_does_not_fit_is_named_on_every_path(
    stored: dict[str, Any], message: str
):
    item = {name: wire for name, wire in {**ITEM, **KEY, **stored}.items() if wire is not None}
    told = rf"R201: {message}.*USER#u-1.*PROFILE"
    with pytest.raises(StoredItemError, match=told) as refused:
        PERSONS.read_plain(item)
    assert {"PK": "USER#u-1", "SK": "PROFILE"} == refused.value.key
    with pytest.raises(StoredItemError, match=told):
        PERSONS.read(PERSONS.decoded(item))
    with pytest.raises((msgspec.ValidationError, StoredItemError)):
        PERSONS.read(PERSONS.decode(msgspec.json.encode(item)))


def test_a_secret_that_is_stored_in_the_clear_is_not_shown():
    codec = codec_of(str, is_sealed=True)
    with pytest.raises(StoredItemError, match=r"expected B \(encrypted\), found S") as refused:
        codec.read(codec.decoded({"value": {"S": "hunter2"}}))
    assert "hunter2" not in str(refused.value)


# Errors: declarations


@pytest.mark.parametrize("default", [5, None.__class__, "red"])
def test_a_default_that_does_not_fit_is_refused(default: Any):
    with pytest.raises(DefaultError, match=r"Person\.value: expected Gender"):
        codec_of(Gender, default=default)


@pytest.mark.parametrize(("annotation", "default"), [(list[str], []), (dict[str, int], {})])
def test_a_default_that_all_instances_would_share_is_refused(annotation: Any, default: Any):
    with pytest.raises(DefaultError, match="all instances would share this default"):
        codec_of(annotation, default=default)


@pytest.mark.parametrize("name", ["", 'a"b', "a\\b", "a\nb", "x" * 65_536])
def test_a_name_that_cannot_be_stored_is_refused(name: str):
    with pytest.raises(StoredNameError, match=r"Person\.first_name: .* is not a valid stored name"):
        Codec(Person, fields(first_name={"stored_name": name}))


def test_two_attributes_under_one_name_are_refused():
    with pytest.raises(NameCollisionError, match="user_id and first_name are both stored as 'Id'"):
        Codec(Person, fields(user_id={"stored_name": "Id"}, first_name={"stored_name": "Id"}))


# What is read and written


def test_an_instance_is_written_and_read():
    person = made()
    assert ITEM == PERSONS.write(person) == PERSONS.write_plain(vars(person))
    read = PERSONS.read(PERSONS.decode(msgspec.json.encode({**ITEM, **KEY})))
    assert VALUES == vars(read) == vars(person)
    assert Person is type(read)
    assert [*VALUES] == [*vars(read)]


def test_null_and_nothing_are_none_in_an_optional_attribute():
    for stored in ({}, {"BirthDate": {"NULL": True}}):
        assert VALUES == vars(PERSONS.read(PERSONS.decoded({**ITEM, **stored})))


def test_a_stored_attribute_that_the_class_does_not_know_is_ignored():
    item = {**ITEM, "Colour": {"S": "red"}, "Deep": {"M": {"x": {"L": []}}}}
    assert VALUES == vars(PERSONS.read(PERSONS.decode(msgspec.json.encode(item))))


def test_a_constructor_fits_what_it_is_given():
    uneven = NOON.replace(microsecond=123_456)
    assert NOON.replace(microsecond=123_000) == vars(made(created_at=uneven))["created_at"]


def test_names_that_are_no_identifiers_and_names_of_built_ins_are_stored():
    class Odd:
        type: str
        int: int
        self: str
        _1: bool

    odd = fields(Odd, type={"stored_name": "isRead#createdAt"}, self={"stored_name": "größe"})
    codec: Codec[Any] = Codec(Person, odd)
    instance = Person()
    codec.init(instance, type="a", int=5, self="b", _1=True)
    item = codec.write(instance)
    assert {"isRead#createdAt", "Int", "größe", "_1"} == {*item}
    assert vars(instance) == vars(codec.read(codec.decode(msgspec.json.encode(item))))


def test_a_number_in_an_unusual_spelling_is_read_by_the_slow_path():
    item = {**ITEM, "Score": {"N": "7E0"}}
    assert 7 == vars(PERSONS.read(PERSONS.decode(msgspec.json.encode(item))))["score"]


# Defaults and absence


def test_a_missing_attribute_has_its_default_and_a_new_one_by_its_factory():
    words = codec_of(str, default="new")
    lists = codec_of(list[str], factory=list)
    assert {"value": "new"} == vars(words.read(words.decode(b"{}"))) == vars(words.read_plain({}))
    first, second = (vars(lists.read(lists.decode(b"{}")))["value"] for _ in range(2))
    assert [] == first == second
    assert first is not second


def test_a_constructor_uses_defaults_and_factories():
    class Defaults:
        word: str
        words: list[str]
        other: str | None

    about = {"word": {"default": "new"}, "words": {"factory": list}}
    codec: Codec[Any] = Codec(Person, fields(Defaults, **about))
    first, second = Person(), Person()
    codec.init(first)
    codec.init(second)
    assert {"word": "new", "words": [], "other": None} == vars(first)
    assert vars(first)["words"] is not vars(second)["words"]


def test_none_in_an_optional_attribute_comes_back_even_if_there_is_a_default():
    codec = codec_of(str | None, default="new")
    instance = Person()
    codec.init(instance, value=None)
    assert {} == codec.write(instance)
    assert {"value": None} == vars(codec.read(codec.decode(b"{}")))


def test_an_attribute_may_be_empty_until_it_is_written_and_be_required_when_read():
    codec = codec_of(datetime, default=None, is_required_on_read=True)
    instance = Person()
    codec.init(instance)
    assert {"value": None} == vars(instance)
    assert {} == codec.write(instance) == codec.write_plain(vars(instance))
    with pytest.raises(StoredItemError, match=r"value: expected S .*, found nothing"):
        codec.read(codec.decoded({}))


def test_an_attribute_that_lives_in_keys_is_left_to_whoever_reads_them():
    codec = codec_of(int, is_stored=False)
    instance = Person()
    codec.init(instance, value=5)
    assert {} == codec.write(instance)
    assert {"value": None} == vars(codec.read(codec.decode(b'{"value":{"S":"x"}}')))
    with pytest.raises(InvalidValueError, match=r"Person\.value: expected int"):
        codec.init(instance, value="x")


def test_a_sealed_attribute_stays_closed_and_is_written_by_others():
    for annotation, value in ((str, "s"), (str | None, "s"), (dict[str, Any], {})):
        codec = codec_of(annotation, is_sealed=True)
        stored = {"value": {"B": "AP8="}}
        expected = {"value": Sealed(b"\x00\xff")}
        assert expected == vars(codec.read(codec.decode(msgspec.json.encode(stored))))
        assert expected == vars(codec.read_plain(stored))
        instance = Person()
        codec.init(instance, value=value)
        assert {} == codec.write(instance) == codec.write_plain(vars(instance))
    optional = codec_of(str | None, is_sealed=True)
    assert {"value": None} == vars(optional.read(optional.decode(b"{}")))
    assert {"value": None} == vars(optional.read(optional.decode(b'{"value":{"NULL":true}}')))


# The rest of an item


def test_keys_and_tags_can_be_asked_for():
    wire = PERSONS.decode(msgspec.json.encode({**ITEM, "PK": {"S": "USER#u-1"}}))
    assert {"S": "USER#u-1"} == PERSONS.other(wire, "PK")
    assert PERSONS.other(wire, "SK") is None
    assert PERSONS.other(wire, "GSI1PK") is None


def test_an_attribute_that_is_a_key_too_can_be_asked_for_as_it_is_stored():
    wire = PERSONS.decode(msgspec.json.encode(ITEM))
    assert ITEM["CreatedAt"] == PERSONS.other(wire, "CreatedAt")
    assert ITEM["Score"] == PERSONS.other(wire, "Score")
    assert PERSONS.other(wire, "BirthDate") is None
    times = codec_of(EpochSeconds)
    assert {"N": "5"} == times.other(times.decode(b'{"value":{"N":"5"}}'), "value")


def test_a_page_is_decoded_at_once():
    page = msgspec.defstruct("Page", [("Items", list[PERSONS.wire_type])])
    body = msgspec.json.encode({"Items": [ITEM] * 3, "Count": 3})
    decoded: Any = msgspec.json.decode(body, type=page)
    assert [VALUES] * 3 == [vars(PERSONS.read(wire)) for wire in decoded.Items]


def test_the_constructor_has_the_signature_of_the_attributes():
    signature = inspect.signature(PERSONS.init)
    assert [*VALUES] == [*signature.parameters][1:-1]
    assert signature.parameters["birth_date"].default is None
    assert signature.parameters["first_name"].default is inspect.Parameter.empty


@given(st.dictionaries(st.sampled_from([*ITEM, "x"]), st.sampled_from([*ITEM.values()])))
@settings(max_examples=examples(50))
def test_the_typed_decode_refuses_exactly_what_the_slow_path_refuses(changed: dict[str, Any]):
    item = {**ITEM, **changed}
    try:
        expected = vars(PERSONS.read_plain(item))
    except StoredItemError:
        with pytest.raises((msgspec.ValidationError, StoredItemError)):
            PERSONS.read(PERSONS.decode(msgspec.json.encode(item)))
    else:
        assert expected == vars(PERSONS.read(PERSONS.decode(msgspec.json.encode(item))))
