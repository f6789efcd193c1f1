"""Unreadable items: stored items that do not fit their entity, or cannot be decrypted.

    page = db.run(Person.in_tree("t"))
    for one in page.unreadable:
        print(one.entity.__name__, one.key, one.reason)

Reading many items skips unreadable ones, and reports each with its key and reason. Reading one item
raises. A missing key store and a client without keys are not the fault of an item, so they always
raise.
Not here: which items a reader may see (`model.stored.loading`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Literal, NoReturn

from tablewright.errors import (
    EnvelopeError,
    KeyShreddedError,
    StoredItemError,
    TamperedValueError,
    UnknownKeyError,
)

ITEM_ERRORS = (
    StoredItemError,
    KeyShreddedError,
    TamperedValueError,
    EnvelopeError,
    UnknownKeyError,
)
"""Errors that concern one stored item only."""

ItemError = (
    StoredItemError | KeyShreddedError | TamperedValueError | EnvelopeError | UnknownKeyError
)
OnUnreadable = Literal["raise", "collect"]


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A stored item that could not be read."""

    entity: type[Any]
    key: dict[str, dict[str, Any]]  # of the table, as stored
    error: ItemError

    @property
    def reason(self) -> str:
        """Why it could not be read: the code and the sentence of the error, without the hint."""
        return f"{self.error.code}: {self.error.args[0]}"

    def at(self) -> Any:
        """The place of the item, to update or erase it: `db.run(one.at().erase())`.

        Raises `MissingPartError` or `StoredItemError` if it has a key that the entity never writes.
        """
        plan = self.entity.__plan__
        values: dict[str, Any] = {}
        for one in plan.primary.attributes:
            wire = self.key[one.stored_name]
            if one.kind == "S":
                texts: dict[str, str] = one.template.taken_apart(wire["S"]) or {}
                for name, text in texts.items():
                    values[name] = plan.fields[name].form.from_key_text(text)
            else:
                (name,) = one.template.names
                values[name] = plan.fields[name].form.from_wire(wire)
        place = self.entity.at(**values)
        if plan.key(values) != self.key:
            raise StoredItemError(f"the key is not as {plan.name} writes it", key=self.key)
        return place

    @property
    def summary(self) -> str:
        """The reason without any stored value, for logs."""
        error = self.error
        if isinstance(error, StoredItemError):
            place = f"{error.path.removeprefix('.')}: " if error.path else ""
            return f"{error.code}: {place}{error.problem}."
        return self.reason


Listener = Callable[[Unreadable], None]
Placed = tuple[int, Unreadable]  # with the number of preceding results


class Misfit:
    """A decoded item that is invalid; reading it raises the reason."""

    __slots__ = ("error", "item")

    def __init__(self, item: dict[str, dict[str, Any]], error: ItemError) -> None:
        self.item = item
        self.error = error

    def __getattr__(self, name: str) -> NoReturn:
        raise self.error


def refuse(unreadable: Iterable[Unreadable]) -> None:
    """Raises the error of the first unreadable item, if there is one."""
    for one in unreadable:
        raise one.error
