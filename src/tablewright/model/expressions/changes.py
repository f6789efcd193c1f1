"""Changes of single attributes, for updates.

    assign(Tree.tree_name).to("New")   add(Tree.person_count, 1)        remove(Tree.description)
    assign_once(Tree.root_id, "p1")    append(Tree.shared_with, ["u"])  prepend(...)
    include(Tree.labels, {"a"})        exclude(Tree.labels, {"b"})

`add`, `append`, `include` and similar changes are atomic: they apply to the stored value. Not here:
the whole update (`model.operations.update`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Generic, Literal, TypeVar, overload

from msgspec import Struct

from tablewright.errors import UpdateRejectedError
from tablewright.model.expressions.conditions import Located, located
from tablewright.model.forms import OPEN, Form
from tablewright.model.forms.inside import bare_of, element_of

T = TypeVar("T")
N = TypeVar("N", int, float, Decimal)

# Lists and sets with one type of element: a checker compares the values with the attribute's type,
# and rejects a string, which is a sequence of strings.
Listed = list[T] | tuple[T, ...]
Gathered = set[T] | frozenset[T]

SETS = ("SS", "NS", "BS")

_UNGIVEN: Any = object()

Action = Literal[
    "assign", "assign_once", "add", "append", "prepend", "include", "exclude", "remove"
]


class Change(Struct, frozen=True):
    """A change of one attribute, or of a part of it."""

    action: Action
    steps: tuple[str | int, ...]  # stored names
    form: Form
    value: Any = None
    entity: type | None = None  # its entity, if a caller has named it

    @property
    def stored_name(self) -> str:
        """The stored name of the changed attribute."""
        return str(self.steps[0])

    @property
    def is_whole(self) -> bool:
        """Whether the attribute's new value is known: it is assigned or removed as a whole."""
        return self.action in ("assign", "remove") and len(self.steps) == 1

    @property
    def is_repeatable(self) -> bool:
        """Whether repeating it has no effect."""
        is_at_position = isinstance(self.steps[-1], int)  # which may be another element by then
        return self.action not in ("add", "append", "prepend") and not is_at_position


@dataclass(frozen=True, slots=True)
class Assignment(Generic[T]):
    """An attribute that gets a value: type checkers compare it with the attribute's type."""

    path: T
    action: Literal["assign", "assign_once"]

    def to(self, value: T) -> Change:
        """Returns the change."""
        return (assign if self.action == "assign" else assign_once)(self.path, value)


@overload
def assign(path: T, value: T) -> Change: ...
@overload
def assign(path: T) -> Assignment[T]: ...
def assign(path: Any, value: Any = _UNGIVEN) -> Change | Assignment[Any]:
    """Sets the attribute; None removes it, and so does an empty set.

    DynamoDB stores no empty sets: a missing attribute is read as one. Type checkers check the value
    in `assign(path).to(value)`; in `assign(path, value)` they accept values of any type.
    """
    if value is _UNGIVEN:
        return Assignment(path, "assign")
    if value is None:
        return remove(path)
    at = located(path, may_be_closed=True)
    if at.form.kind in SETS and isinstance(value, (set, frozenset)) and not value:
        return Change("remove", at.steps, at.form, entity=at.entity)
    at.checked(value)
    return Change("assign", at.steps, at.form, value, at.entity)


@overload
def assign_once(path: T, value: T) -> Change: ...
@overload
def assign_once(path: T) -> Assignment[T]: ...
def assign_once(path: Any, value: Any = _UNGIVEN) -> Change | Assignment[Any]:
    """Sets the attribute if it has no value yet."""
    if value is _UNGIVEN:
        return Assignment(path, "assign_once")
    at = located(path)
    at.checked(value)
    return Change("assign_once", at.steps, at.form, value, at.entity)


def remove(path: object) -> Change:
    """Removes the attribute, or an element of a list."""
    at = located(path, may_be_closed=True)
    if at.is_required:
        raise UpdateRejectedError(
            f"{path!r} is required, so it cannot be removed.",
            hint="Assign a value, or declare the attribute as optional.",
        )
    return Change("remove", at.steps, at.form, entity=at.entity)


def add(path: N | None, amount: N) -> Change:
    """Increases a number by `amount`, from 0 if it is missing."""
    at = located(path)
    form = bare_of(at.form)  # constraints of the value do not apply to the amount
    if form.kind != "N" or isinstance(amount, bool):
        raise UpdateRejectedError(
            f"{path!r} is not a number, so nothing can be added to it.",
            hint="Use append for lists and include for sets.",
        )
    at.named(form.check, amount)
    return Change("add", at.steps, form, amount, at.entity)


def append(path: Listed[T] | None, values: Listed[T]) -> Change:
    """Adds values at the end of a list."""
    return _listed("append", path, values)


def prepend(path: Listed[T] | None, values: Listed[T]) -> Change:
    """Adds values at the start of a list."""
    return _listed("prepend", path, values)


def _listed(action: Action, path: object, values: Listed[Any]) -> Change:
    at = located(path)
    if at.form.kind != "L" or isinstance(values, str):
        raise UpdateRejectedError(
            f"{path!r} is not a list, or no values were given.",
            hint="Pass a list of values for an attribute that is a list.",
        )
    return Change(action, at.steps, at.form, _elements(at, values), at.entity)


def include(path: Gathered[T] | None, values: Gathered[T]) -> Change:
    """Adds values to a set."""
    return _set("include", path, values)


def exclude(path: Gathered[T] | None, values: Gathered[T]) -> Change:
    """Removes values from a set."""
    return _set("exclude", path, values)


def _set(action: Action, path: object, values: Gathered[Any]) -> Change:
    at = located(path)
    if at.form.kind not in SETS or not values:
        raise UpdateRejectedError(
            f"{path!r} is not a set, or no values were given.",
            hint="Pass a set of values for an attribute that is a set.",
        )
    return Change(action, at.steps, at.form, _elements(at, values), at.entity)


def _elements(at: Located, values: Iterable[Any]) -> list[Any]:
    """Returns values that can be elements of a list or set; raises `InvalidValueError`."""
    element = element_of(at.form) or OPEN
    return [at.named(element.fit, value) for value in values]
