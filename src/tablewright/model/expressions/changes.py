"""Changes of single attributes, for updates.

    assign(Tree.tree_name, "New")      add(Tree.person_count, 1)        remove(Tree.description)
    assign_once(Tree.root_id, "p1")    append(Tree.shared_with, ["u"])  prepend(...)
    include(Tree.labels, {"a"})        exclude(Tree.labels, {"b"})

`add`, `append`, `include` and their like are atomic: they change what is stored, whatever it is.
Not here: the update as a whole (`model.operations.update`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from decimal import Decimal
from typing import Any, Literal, TypeVar

from tablewright.errors import UpdateRejectedError
from tablewright.model.expressions.conditions import located
from tablewright.model.forms import OPEN, Form
from tablewright.model.forms.inside import bare_of, element_of

T = TypeVar("T")
N = TypeVar("N", int, float, Decimal)

# Lists and sets of one type of element: a checker sees that the values have the attribute's, and
# that a text, which is a sequence of texts, is none of them.
Listed = list[T] | tuple[T, ...]
Gathered = set[T] | frozenset[T]

SETS = ("SS", "NS", "BS")

Action = Literal[
    "assign", "assign_once", "add", "append", "prepend", "include", "exclude", "remove"
]


@dataclass(frozen=True, slots=True)
class Change:
    """A change of one attribute, or of something within it."""

    action: Action
    steps: tuple[str | int, ...]  # stored names
    form: Form
    value: Any = None
    entity: type | None = None  # whose attribute it is, where a caller has named it

    @property
    def stored_name(self) -> str:
        """The attribute of the item that it changes."""
        return str(self.steps[0])

    @property
    def is_whole(self) -> bool:
        """Whether the attribute's new value is known: all of it is assigned or removed."""
        return self.action in ("assign", "remove") and len(self.steps) == 1

    @property
    def is_repeatable(self) -> bool:
        """Whether doing it twice is the same as doing it once."""
        is_at_position = isinstance(self.steps[-1], int)  # which may be another element by then
        return self.action not in ("add", "append", "prepend") and not is_at_position


def assign(path: T, value: T) -> Change:
    """The attribute becomes `value`; None removes it, and so does an empty set.

    DynamoDB stores no empty set: an item without the attribute is read as having one.
    """
    if value is None:
        return remove(path)
    at = located(path, may_be_closed=True)
    if at.form.kind in SETS and isinstance(value, (set, frozenset)) and not value:
        return Change("remove", at.steps, at.form, entity=at.entity)
    at.form.check(value)
    return Change("assign", at.steps, at.form, value, at.entity)


def assign_once(path: T, value: T) -> Change:
    """The attribute becomes `value` if it has none yet."""
    at = located(path)
    at.form.check(value)
    return Change("assign_once", at.steps, at.form, value, at.entity)


def remove(path: object) -> Change:
    """The attribute, or the element of a list, goes."""
    at = located(path, may_be_closed=True)
    if at.is_required:
        raise UpdateRejectedError(f"{path!r} is required, so it cannot be removed.")
    return Change("remove", at.steps, at.form, entity=at.entity)


def add(path: N | None, amount: N) -> Change:
    """Increases a number by `amount`, from 0 if it is missing."""
    at = located(path)
    form = bare_of(at.form)  # rules of the value say nothing of what is added to it
    if form.kind != "N" or isinstance(amount, bool):
        raise UpdateRejectedError(f"{path!r} is not a number, so nothing can be added to it.")
    form.check(amount)
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
        raise UpdateRejectedError(f"{path!r} is not a list, or no values were given.")
    return Change(action, at.steps, at.form, checked_elements(at.form, values), at.entity)


def include(path: Gathered[T] | None, values: Gathered[T]) -> Change:
    """The values join the set."""
    return _set("include", path, values)


def exclude(path: Gathered[T] | None, values: Gathered[T]) -> Change:
    """The values leave the set."""
    return _set("exclude", path, values)


def _set(action: Action, path: object, values: Gathered[Any]) -> Change:
    at = located(path)
    if at.form.kind not in SETS or not values:
        raise UpdateRejectedError(f"{path!r} is not a set, or no values were given.")
    return Change(action, at.steps, at.form, checked_elements(at.form, values), at.entity)


def checked_elements(form: Form, values: Iterable[Any]) -> list[Any]:
    """Values that can be elements of a list or set; raises `InvalidValueError`."""
    element = element_of(form) or OPEN
    return [element.fit(value) for value in values]
