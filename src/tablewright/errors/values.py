"""D2… and R2…: types that cannot be stored, and values or items that do not fit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tablewright.errors.design import DesignError
from tablewright.errors.request import RequestError


class UnstorableTypeError(DesignError):
    """The type of an annotation cannot be stored."""

    code = "D201"
    hint = "Use a supported type, or declare a conversion: Annotated[T, StoredAs(str, ...)]."


class SetElementError(DesignError):
    """The elements of a set have a type that DynamoDB sets do not support."""

    code = "D202"
    hint = "A set must contain text, numbers or bytes, without None. Use a list for other types."


class AmbiguousUnionError(DesignError):
    """The stored forms of the members of a union cannot be distinguished."""

    code = "D203"
    hint = (
        "Use members with different DynamoDB types, or classes with a distinguishing Literal "
        "attribute."
    )


class UnresolvedAnnotationError(DesignError):
    """An annotation contains a name that cannot be resolved."""

    code = "D204"
    hint = "Import the name at run time, and define the class at the top level of a module."


class StoredNameError(DesignError):
    """A stored name is empty, too long, or contains an invalid character."""

    code = "D205"
    hint = "A name must have 1 to 65,535 bytes, without quotes, backslashes and control characters."


class DefaultError(DesignError):
    """The default of an attribute does not fit its annotation, or is mutable."""

    code = "D206"
    hint = "Use a default of the annotated type. For a list, dict or set, use attr(factory=list)."


class ConstraintError(DesignError):
    """A constraint does not apply to its type."""

    code = "D207"
    hint = "Lengths apply to text, bytes and collections, bounds to numbers, and patterns to text."


class _PlacedError(RequestError):
    """An error about one value: `path` is its location, `problem` the reason."""

    def __init__(self, problem: str, *, path: str = "", seen: str = "") -> None:
        self.problem = problem
        self.path = path
        self.seen = seen
        place = f"{path.removeprefix('.')}: " if path else ""
        super().__init__(f"{place}{problem}{seen}.")

    def inside(self, step: str) -> Self:
        """Returns the same error one level further out: `step` is `.name`, `[3]` or `['key']`."""
        return type(self)(self.problem, path=step + self.path, seen=self.seen)

    def unseen(self) -> Self:
        """Returns the same error without the value."""
        return type(self)(self.problem, path=self.path)


class StoredItemError(_PlacedError):
    """A stored item does not fit its class.

    `path` starts with the name of the entity; `key` is the stored key of the item.
    """

    code = "R201"
    hint = "Fix the item, or change the declaration: an optional attribute, a union, an upgrade."

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
    hint = "Pass a value of the annotated type that its stored form can represent."
