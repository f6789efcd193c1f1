"""Annotations with values to try them on, and a codec for a class with one attribute."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta, timezone
from decimal import Decimal
from enum import Enum, IntEnum, StrEnum
from typing import Annotated, Any, Literal, NotRequired, TypedDict
from uuid import UUID

import attrs
import msgspec
import pydantic
from hypothesis import strategies as st

from tablewright.model.declaring.styles import camel
from tablewright.model.forms import (
    EpochMillis,
    EpochSeconds,
    EpochSecondsText,
    Form,
    IsoMicros,
    IsoSeconds,
    StoredAs,
    form_of,
)
from tablewright.model.plans.codecs import Codec, CodecField


class Gender(Enum):
    male = "Male"
    female = "Female"


class Colour(StrEnum):
    red = "red"
    green = "green"


class Level(IntEnum):
    low = 1
    high = 20


@dataclass
class Progress:
    total: int
    done_so_far: int = 0
    note: str | None = None
    labels: set[str] = field(default_factory=lambda: {"new"})
    at: EpochMillis | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Point:
    x: Decimal
    y: Decimal = Decimal("0.5")


@dataclass
class Node:
    name: str
    children: list[Node] = field(default_factory=list)
    parent: Node | None = None


@attrs.define
class Window:
    _opened: bool
    width: int = attrs.field(converter=int, default=7)
    tags: list[str] = attrs.Factory(list)


class Person(TypedDict):
    first_name: str
    born: date | None
    nickname: NotRequired[str]
    languages: NotRequired[set[str]]


class Text(msgspec.Struct, tag="text"):
    body: str


class Image(msgspec.Struct, tag="image", rename="camel"):
    media_id: str
    caption: str | None = None
    sizes: list[int] = []


@dataclass
class Card:
    kind: Literal["card"]
    number: str


@dataclass
class Cash:
    amount: Decimal
    kind: Literal["cash", "coins"] = "cash"


class Address(pydantic.BaseModel):
    street_name: str = pydantic.Field(alias="streetName", min_length=1)
    zip_code: int = 0
    seen: datetime | None = None


class Money:
    """A class of the user's own, with nothing that we know."""

    def __init__(self, cents: int) -> None:
        self.cents = cents

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Money) and self.cents == other.cents

    def __hash__(self) -> int:
        return self.cents


Price = Annotated[Money, StoredAs(int, write=lambda money: money.cents, read=Money)]

_DIGITS_MAX = 38
_EXPONENT_LOW, _EXPONENT_HIGH = -130, 125


def _decimal(sign: int, digits: str, exponent: int) -> Decimal:
    """A number whose first digit has that exponent."""
    return Decimal((sign, tuple(map(int, digits)), exponent - len(digits) + 1))


texts = st.text(max_size=12)
integers = st.integers(-(10**38) + 1, 10**38 - 1) | st.integers(-1000, 1000)
decimals = st.builds(
    _decimal,
    st.integers(0, 1),
    st.from_regex(rf"[1-9][0-9]{{0,{_DIGITS_MAX - 1}}}", fullmatch=True).filter(str.isascii),
    st.integers(_EXPONENT_LOW, _EXPONENT_HIGH),
) | st.just(Decimal("-0.0"))
floats = st.floats(allow_nan=False, allow_infinity=False).filter(
    lambda number: number == 0 or 1e-130 <= abs(number) < 1e126
)
binaries = st.binary(max_size=12)
zones = st.just(UTC) | st.builds(timezone, st.timedeltas(timedelta(hours=-20), timedelta(hours=20)))
instants = st.datetimes(datetime(1, 1, 3), datetime(9999, 12, 28), timezones=zones)  # noqa: DTZ001
dates = st.dates()

_scalars = (
    st.none() | st.booleans() | integers | decimals | floats | texts | binaries
    | st.sets(texts, min_size=1, max_size=3)
    | st.sets(integers | decimals, min_size=1, max_size=3)
    | st.frozensets(binaries, min_size=1, max_size=3)
)  # fmt: skip
names = texts.filter(bool)
open_values = st.recursive(
    _scalars,
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(names, inner, max_size=3)
        | st.tuples(inner, inner)
    ),
    max_leaves=8,
)
nodes = st.recursive(
    st.builds(Node, texts, st.just([]), st.none()),
    lambda inner: st.builds(Node, texts, st.lists(inner, max_size=2), st.none() | inner),
    max_leaves=4,
)
progresses = st.builds(
    Progress,
    integers,
    integers,
    st.none() | texts,
    st.sets(texts, max_size=2),
    st.none() | instants,
)
persons = st.fixed_dictionaries(
    {"first_name": texts, "born": st.none() | dates},
    optional={"nickname": texts, "languages": st.sets(texts, max_size=2)},
)

# Every kind of annotation, and values that it takes.
VALUES: Mapping[str, tuple[Any, st.SearchStrategy[Any]]] = {
    "str": (str, texts),
    "int": (int, integers),
    "float": (float, floats | st.integers(-1000, 1000)),
    "Decimal": (Decimal, decimals | integers),
    "bool": (bool, st.booleans()),
    "bytes": (bytes, binaries | binaries.map(bytearray)),
    "UUID": (UUID, st.uuids()),
    "date": (date, dates),
    "datetime": (datetime, instants),
    "IsoSeconds": (IsoSeconds, instants),
    "IsoMicros": (IsoMicros, instants),
    "EpochSeconds": (EpochSeconds, instants),
    "EpochMillis": (EpochMillis, instants),
    "EpochSecondsText": (EpochSecondsText, instants),
    "Enum": (Gender, st.sampled_from(Gender)),
    "StrEnum": (Colour, st.sampled_from(Colour)),
    "IntEnum": (Level, st.sampled_from(Level)),
    "Literal of texts": (Literal["a", "b#c"], st.sampled_from(["a", "b#c"])),
    "Literal of numbers": (Literal[1, -20], st.sampled_from([1, -20])),
    "Literal of flags": (Literal[True], st.just(True)),
    "Literal of both": (Literal["a", 1, True], st.sampled_from(["a", 1, True])),
    "list of str": (list[str], st.lists(texts, max_size=3)),
    "list of int or None": (list[int | None], st.lists(st.none() | integers, max_size=3)),
    "tuple": (tuple[datetime, ...], st.lists(instants, max_size=3).map(tuple)),
    "Sequence": (Sequence[float], st.lists(floats, max_size=3).map(tuple)),
    "list of lists": (list[list[Decimal]], st.lists(st.lists(decimals, max_size=2), max_size=2)),
    "set of str": (set[str], st.sets(texts, min_size=1, max_size=3)),
    "set of int": (set[int], st.sets(integers, min_size=1, max_size=3)),
    "set of Decimal": (set[Decimal], st.sets(decimals, min_size=1, max_size=3)),
    "set of Enum": (set[Gender], st.sets(st.sampled_from(Gender), min_size=1)),
    "frozenset": (frozenset[bytes], st.frozensets(binaries, min_size=1, max_size=3)),
    "set of times": (set[EpochSeconds], st.sets(instants, min_size=1, max_size=3)),
    "abstract Set": (Set[UUID], st.frozensets(st.uuids(), min_size=1, max_size=3)),
    "dict of int": (dict[str, int], st.dictionaries(names, integers, max_size=3)),
    "dict by date": (dict[date, float], st.dictionaries(dates, floats, max_size=3)),
    "Mapping by Enum": (
        Mapping[Colour, bool | None],
        st.dictionaries(st.sampled_from(Colour), st.none() | st.booleans()),
    ),
    "Any": (Any, open_values),
    "open map": (dict[str, Any], st.dictionaries(names, open_values, max_size=3)),
    "open list": (list[Any], st.lists(open_values, max_size=3)),
    "dataclass": (Progress, progresses),
    "frozen dataclass": (Point, st.builds(Point, x=decimals, y=decimals)),
    "recursive dataclass": (Node, nodes),
    "list of dataclasses": (list[Progress], st.lists(progresses, max_size=2)),
    "attrs": (
        Window,
        st.builds(Window, st.booleans(), integers, st.lists(texts, max_size=2)),
    ),
    "TypedDict": (Person, persons),
    "Struct": (
        Image,
        st.builds(Image, texts, st.none() | texts, st.lists(integers, max_size=2)),
    ),
    "pydantic": (
        Address,
        st.builds(
            lambda street, code, seen: Address(streetName=street, zip_code=code, seen=seen),
            names,
            st.integers(-1000, 1000),
            st.none() | instants,
        ),
    ),
    "union of kinds": (str | int | list[bool], texts | integers | st.lists(st.booleans())),
    "union of Structs": (Text | Image, st.builds(Text, texts) | st.builds(Image, texts)),
    "union of dataclasses": (
        list[Card | Cash | str | None],
        st.lists(
            st.none()
            | texts
            | st.builds(Card, st.just("card"), texts)
            | st.builds(Cash, decimals, st.sampled_from(["cash", "coins"])),
            max_size=3,
        ),
    ),
    "constrained": (
        Annotated[str, msgspec.Meta(min_length=2, pattern="^a")],
        texts.map(lambda text: "aa" + text),
    ),
    "constrained Decimal": (Annotated[Decimal, msgspec.Meta(ge=0)], decimals.map(abs)),
    "converted": (Price, st.builds(Money, integers)),
}


class Holder:
    """An instance of a class with one attribute, `value`."""

    value: Any

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Holder) and self.value == other.value

    def __repr__(self) -> str:
        return f"Holder({self.value!r})"

    __hash__ = None  # type: ignore[assignment]


def form(annotation: Any) -> Form:
    """The form of an annotation, with camel names inside."""
    return form_of(annotation, where="Holder.value", names=camel).form


def codec(annotation: Any, **options: Any) -> Codec[Any]:
    """A codec whose instances have one attribute, `value`, stored under the same name."""
    found = form_of(annotation, where="Holder.value", names=camel)
    field = CodecField(
        python_name="value",
        stored_name="value",
        form=found.form,
        is_optional=found.is_optional,
        **options,
    )
    return Codec(Holder, [field], key=("pk",))


def held(value: Any) -> Any:
    """An instance with that value, whatever it is."""
    holder = Holder()
    holder.value = value
    return holder
