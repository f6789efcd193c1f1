"""Conditions on attributes: typed for the checker, expressions at run time.

    Person.gender == Gender.female          begins(Person.first_name, "J")
    all_of(...)   any_of(...)   not_(...)   exists(Person.birth_date)   within(Person.age, 18, 30)

For a type checker `Person.first_name` is a `str`; at run time it is a `Path`, and comparing it
returns a condition. A condition has no truth value: `and`, `or` and `not` raise. Comparisons of an
optional attribute use `lt`, `le`, `gt`, `ge`: checkers reject `None < x`.
Not here: the texts of other expressions (`model.expressions`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal
from enum import Enum
from typing import Any, TypeVar
from uuid import UUID

from msgspec import Struct

from tablewright.errors import InvalidValueError, NotAConditionError
from tablewright.model.expressions.building import Placeholders, WireValue
from tablewright.model.forms import Form
from tablewright.model.forms.inside import element_of, member_of, requires
from tablewright.model.forms.scalars import TextForm

# Constrained, so that a checker uses the type of the attribute and rejects a value of another; for
# a free variable it would use a union of both.
Ordered = TypeVar("Ordered", str, int, float, Decimal, bytes, datetime, date, UUID)
Single = TypeVar("Single", str, int, float, Decimal, bytes, datetime, date, UUID, Enum)
R = TypeVar("R")

_TEXT = TextForm()

# Why an expression cannot use an attribute's value.
ENCRYPTED = "encrypted"
IN_KEYS_ONLY = "stored in keys only"


class Condition(ABC):
    """A condition on an item, for writes, checks and filters."""

    def __bool__(self) -> bool:
        raise NotAConditionError("A condition has no truth value.")

    @property
    @abstractmethod
    def entities(self) -> frozenset[type]:
        """The entities whose attributes it names."""

    @property
    @abstractmethod
    def stored_names(self) -> frozenset[str]:
        """The attributes that it names, as they are stored."""

    @abstractmethod
    def text(self, placeholders: Placeholders) -> str:
        """The condition as a part of an expression."""


class Path:
    """`Person.first_name` at run time: the path to an attribute."""

    __slots__ = ("_closed", "_entity", "_form", "_is_required", "_steps")

    def __init__(
        self,
        entity: type,
        steps: tuple[str | int, ...],
        form: Form,
        *,
        closed: str = "",
        is_required: bool = False,
    ) -> None:
        self._entity = entity
        self._steps = steps
        self._form = form
        self._closed = closed  # why its value cannot be used
        self._is_required = is_required  # its parent requires it

    def __getattr__(self, name: str) -> Path:
        inner = member_of(self._form, name)
        if inner is None:
            raise AttributeError(f"{self._shown()} has no attribute {name!r}")
        stored_name, form = inner
        return Path(
            self._entity,
            (*self._steps, stored_name),
            form,
            closed=self._closed,
            is_required=requires(self._form, name),
        )

    def __getitem__(self, position: Any) -> Path:
        if isinstance(position, str):
            return self.__getattr__(position)
        form = element_of(self._form)
        if form is None:
            raise NotAConditionError(f"{self._shown()} has no element {position!r}.")
        return Path(self._entity, (*self._steps, position), form, closed=self._closed)

    def _shown(self) -> str:
        return _shown(self._entity, self._steps)

    def __repr__(self) -> str:
        return f"<path {self._shown()}>"

    def __bool__(self) -> bool:
        raise NotAConditionError(f"{self._shown()} is an attribute of the class, and has no value.")

    def __eq__(self, other: object) -> Any:
        return _compared(self, "=", other)

    def __ne__(self, other: object) -> Any:
        return _compared(self, "<>", other)

    def __lt__(self, other: Any) -> Any:
        return _compared(self, "<", other)

    def __le__(self, other: Any) -> Any:
        return _compared(self, "<=", other)

    def __gt__(self, other: Any) -> Any:
        return _compared(self, ">", other)

    def __ge__(self, other: Any) -> Any:
        return _compared(self, ">=", other)

    __hash__ = None  # type: ignore[assignment]


def _shown(entity: type, steps: tuple[str | int, ...]) -> str:
    return f"{entity.__name__}.{'.'.join(map(str, steps))}"


class Located(Struct, frozen=True):
    """A resolved path, for code that builds requests."""

    entity: type
    steps: tuple[str | int, ...]
    form: Form
    is_required: bool = False  # required by its parent
    is_encrypted: bool = False  # messages do not show its values

    @property
    def shown(self) -> str:
        """The attribute in messages."""
        return _shown(self.entity, self.steps)

    def checked(self, value: Any) -> None:
        """Raises `InvalidValueError`, which names the attribute, for a value of another type."""
        self.named(self.form.check, value)

    def to_wire(self, value: Any) -> WireValue:
        """Returns a value in DynamoDB's form; raises `InvalidValueError`."""
        return self.named(self.form.to_wire, value)

    def named(self, function: Callable[[Any], R], value: Any) -> R:
        """Calls a function with a value; its errors name the attribute."""
        try:
            return function(value)
        except InvalidValueError as error:
            if self.is_encrypted:
                raise error.unseen().inside(self.shown) from None
            raise error.inside(self.shown) from error.__cause__


def located(path: object, *, entity: type | None = None, may_be_closed: bool = False) -> Located:
    """Returns the attribute of `Person.first_name`; raises `NotAConditionError`.

    DynamoDB sees only the ciphertext of an encrypted attribute, and nothing of one that is stored
    only in keys, so few operations can use them.
    """
    if not isinstance(path, Path):
        raise NotAConditionError(
            f"{path!r} is not an attribute of a class, such as Person.first_name."
        )
    closed = path._closed  # pyright: ignore[reportPrivateUsage]
    if closed and not may_be_closed:
        raise NotAConditionError(f"{path!r} is {closed}, so it cannot be used in a condition.")
    owner, steps, form = path._entity, path._steps, path._form  # pyright: ignore[reportPrivateUsage]
    if entity is not None and not issubclass(entity, owner):
        raise NotAConditionError(
            f"{path!r} is not an attribute of {entity.__name__}.",
            hint="Use attributes of the entity that the operation reads or writes.",
        )
    return Located(
        owner,
        steps,
        form,
        path._is_required,  # pyright: ignore[reportPrivateUsage]
        closed == ENCRYPTED,
    )


@dataclass(slots=True, eq=False)
class _Test(Condition):
    """A comparison or function of one attribute and some values."""

    shape: str  # with {} for the attribute and for each value
    at: Located
    values: tuple[WireValue, ...] = ()

    @property
    def entities(self) -> frozenset[type]:
        """The entity whose attribute it names."""
        return frozenset({self.at.entity})

    @property
    def stored_names(self) -> frozenset[str]:
        """The attribute that it names."""
        return frozenset({str(self.at.steps[0])})

    def text(self, placeholders: Placeholders) -> str:
        """The condition as a part of an expression."""
        values = [placeholders.value(wire) for wire in self.values]
        return self.shape.format(placeholders.path(self.at.steps), *values)


@dataclass(slots=True, eq=False)
class _Joined(Condition):
    word: str
    inner: tuple[Condition, ...]

    @property
    def entities(self) -> frozenset[type]:
        """The entities whose attributes they name."""
        return frozenset(entity for one in self.inner for entity in one.entities)

    @property
    def stored_names(self) -> frozenset[str]:
        """The attributes that they name."""
        return frozenset(name for one in self.inner for name in one.stored_names)

    def text(self, placeholders: Placeholders) -> str:
        """The condition as a part of an expression."""
        return "(" + f" {self.word} ".join(one.text(placeholders) for one in self.inner) + ")"


@dataclass(frozen=True, slots=True, eq=False)
class _Not(Condition):
    inner: Condition

    @property
    def entities(self) -> frozenset[type]:
        """The entities whose attributes it names."""
        return self.inner.entities

    @property
    def stored_names(self) -> frozenset[str]:
        """The attributes that it names."""
        return self.inner.stored_names

    def text(self, placeholders: Placeholders) -> str:
        """The condition as a part of an expression."""
        return f"NOT {self.inner.text(placeholders)}"


def _compared(path: Path, sign: str, other: object) -> Condition:
    if other is None:
        if sign == "=":
            return missing(path)
        if sign == "<>":
            return not_(missing(path))
        raise NotAConditionError(
            f"{path!r} {sign} None: None cannot be ordered.",
            hint="Use missing(...) or exists(...) for attributes without a value.",
        )
    if isinstance(other, Path):
        raise NotAConditionError(
            f"{path!r} must be compared with a value, not with another attribute.",
            hint="Pass a value; DynamoDB filters by values.",
        )
    at = located(path)
    return _Test(f"{{}} {sign} {{}}", at, (at.to_wire(other),))


def conditions_of(given: Iterable[object], entity: type | None = None) -> tuple[Condition, ...]:
    """Returns the conditions of a caller; raises `NotAConditionError` for anything else.

    Conditions on items of an `entity` name only its attributes.
    """
    found: list[Condition] = []
    for one in given:
        if not isinstance(one, Condition):
            raise NotAConditionError(f"{one!r} is not a condition.")
        for other in one.entities:
            if entity is not None and not issubclass(entity, other):
                raise NotAConditionError(
                    f"A condition on {entity.__name__} names an attribute of {other.__name__}.",
                    hint="Use attributes of the entity that the operation reads or writes.",
                )
        found.append(one)
    return tuple(found)


def all_of(*conditions: Condition | bool) -> Condition:
    """True if all conditions are true."""
    return _joined("AND", conditions)


def any_of(*conditions: Condition | bool) -> Condition:
    """True if at least one condition is true."""
    return _joined("OR", conditions)


def _joined(word: str, conditions: Sequence[object]) -> Condition:
    if not conditions:
        raise NotAConditionError(
            "At least one condition is required.", hint="Pass a condition, such as Person.age > 3."
        )
    return _Joined(word, conditions_of(conditions))


def not_(condition: Condition | bool) -> Condition:
    """True if the condition is false."""
    return _Not(conditions_of([condition])[0])


def lt(path: Ordered | None, value: Ordered) -> Condition:
    """`path < value`, also for an optional attribute."""
    return _compared(_path(path), "<", value)


def le(path: Ordered | None, value: Ordered) -> Condition:
    """`path <= value`, also for an optional attribute."""
    return _compared(_path(path), "<=", value)


def gt(path: Ordered | None, value: Ordered) -> Condition:
    """`path > value`, also for an optional attribute."""
    return _compared(_path(path), ">", value)


def ge(path: Ordered | None, value: Ordered) -> Condition:
    """`path >= value`, also for an optional attribute."""
    return _compared(_path(path), ">=", value)


def within(path: Ordered | None, low: Ordered, high: Ordered) -> Condition:
    """True from `low` to `high`, both inclusive."""
    at = located(path)
    return _Test("{} BETWEEN {} AND {}", at, (at.to_wire(low), at.to_wire(high)))


def one_of(path: Single | None, values: Iterable[Single]) -> Condition:
    """True for one of the values."""
    at = located(path)
    wires = tuple(at.to_wire(value) for value in values)
    if not wires:
        raise NotAConditionError(
            f"{path!r}: at least one value is required.",
            hint="Pass the values to compare with, or leave the condition out.",
        )
    return _Test(f"{{}} IN ({', '.join('{}' for _ in wires)})", at, wires)


def begins(path: str | None, prefix: str) -> Condition:
    """True for text that begins with `prefix`."""
    at = located(path)
    return _Test("begins_with({}, {})", at, (at.named(_TEXT.to_wire, prefix),))


def contains(path: object, value: object) -> Condition:
    """True for text that contains a substring, or a set or list that contains a value."""
    at = located(path)
    element = element_of(at.form) or _TEXT
    return _Test("contains({}, {})", at, (at.named(element.to_wire, value),))


def exists(path: object) -> Condition:
    """True if the attribute exists."""
    return _Test("attribute_exists({})", _stored(path))


def missing(path: object) -> Condition:
    """True if the attribute is missing or NULL."""
    at = _stored(path)
    absent = _Test("attribute_not_exists({})", at)
    return _Joined("OR", (absent, _Test("attribute_type({}, {})", at, ({"S": "NULL"},))))


def size_at_least(path: object, count: int) -> Condition:
    """True for text, bytes, a list, set or map of at least this size."""
    return _Test("size({}) >= {}", located(path), ({"N": str(count)},))


def size_at_most(path: object, count: int) -> Condition:
    """True for text, bytes, a list, set or map of at most this size."""
    return _Test("size({}) <= {}", located(path), ({"N": str(count)},))


def _stored(path: object) -> Located:
    """Tests whether an attribute exists, even if it is encrypted."""
    is_in_keys = isinstance(path, Path) and path._closed == IN_KEYS_ONLY  # pyright: ignore[reportPrivateUsage]
    return located(path, may_be_closed=not is_in_keys)


def _path(path: object) -> Path:
    located(path)
    return path  # type: ignore[return-value]
