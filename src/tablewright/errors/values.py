"""D2… and R2…: types that cannot be stored, values that do not fit, and items that do not."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tablewright.errors.design import DesignError
from tablewright.errors.request import RequestError


class UnstorableTypeError(DesignError):
    """There is no stored form for the values of an annotation."""

    code = "D201"
    hint = "Use a type that DynamoDB can keep, or say how: Annotated[T, StoredAs(str, ...)]."


class SetElementError(DesignError):
    """A set has elements of which DynamoDB knows no set."""

    code = "D202"
    hint = "Sets hold text, numbers or bytes, and no None; use a list for anything else."


class AmbiguousUnionError(DesignError):
    """The members of a union look alike when they are stored."""

    code = "D203"
    hint = "Use members of different DynamoDB types, or classes with a Literal attribute to tell."


class UnresolvedAnnotationError(DesignError):
    """An annotation names something that cannot be found."""

    code = "D204"
    hint = "Import the name at run time, and define the class at the top of a module."


class StoredNameError(DesignError):
    """A stored name is empty, too long, or holds a character that it cannot have."""

    code = "D205"
    hint = "Names have 1 to 65,535 bytes, without quotes, backslashes and control characters."


class DefaultError(DesignError):
    """The default of an attribute does not fit its annotation, or would be shared by all."""

    code = "D206"
    hint = "Give a default of the annotated type; for a list, dict or set use attr(factory=list)."


class ConstraintError(DesignError):
    """A constraint says nothing about the type that it is put on."""

    code = "D207"
    hint = "Lengths are for text, bytes and collections, bounds for numbers, patterns for text."


class _PlacedError(RequestError):
    """An error about one value: `path` says where it is, `problem` what is wrong with it."""

    def __init__(self, problem: str, *, path: str = "", seen: str = "") -> None:
        self.problem = problem
        self.path = path
        self.seen = seen
        place = f"{path.removeprefix('.')}: " if path else ""
        super().__init__(f"{place}{problem}{seen}.")

    def inside(self, step: str) -> Self:
        """The same error, seen from further out: `step` is `.name`, `[3]` or `['key']`."""
        return type(self)(self.problem, path=step + self.path, seen=self.seen)

    def unseen(self) -> Self:
        """The same error without the value in it."""
        return type(self)(self.problem, path=self.path)


class StoredItemError(_PlacedError):
    """A stored item does not fit the class that it is read as.

    `path` begins with the name of the entity; `key` is the item's key, as it is stored.
    """

    code = "R201"
    hint = "Mend the item, or declare what is stored: an optional attribute, a union, an upgrade."

    def __init__(
        self,
        problem: str,
        *,
        path: str = "",
        seen: str = "",
        key: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(problem, path=path, seen=seen)
        self.key = dict(key or {})

    def __str__(self) -> str:
        item = f" The item is {self.key}." if self.key else ""
        return f"{self.code}: {self.args[0]}{item} {self.hint}"


class InvalidValueError(_PlacedError):
    """A value does not fit the annotation of its attribute."""

    code = "R202"
    hint = "Give a value of the annotated type that the stored form can hold."
