"""Access patterns: typed signatures that become operations.

The signature names parts of the index's key, the docstring describes the result. A `Range[...]`
parameter accepts a range, and an optional one leaves the rest of the sort key open.
Not here: the check against the key (`model.checking`), the query itself (`model.operations`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import (
    TYPE_CHECKING,
    Any,
    Concatenate,
    Generic,
    ParamSpec,
    TypeVar,
    get_args,
    get_origin,
)

from tablewright.model.declaring.ranges import Range
from tablewright.model.operations.get import Get
from tablewright.model.operations.query import Query

if TYPE_CHECKING:
    from tablewright.model.declaring.entries import Entry
    from tablewright.model.entity import Entity

E = TypeVar("E", bound="Entity")
P = ParamSpec("P")


class Signature:
    """The declared parameters of a pattern."""

    def __init__(self, function: Callable[..., None]) -> None:
        self.function = function
        self.name = function.__name__
        self.doc = inspect.getdoc(function) or ""
        self.signature = inspect.signature(function)
        self.parameters = tuple(self.signature.parameters.values())[1:]
        self.parameter_names = tuple(parameter.name for parameter in self.parameters)
        self._binder = _binder(self.name, self.parameters)

    def bound(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> dict[str, Any]:
        """Returns the arguments by name, with defaults, without those that are None."""
        given = self._binder(*args, **kwargs)
        for value in given.values():
            if value is None:
                return {name: one for name, one in given.items() if one is not None}
        return given


class Pattern(Signature, Generic[P]):
    """A declared access pattern."""

    operation = ""

    def __init__(
        self,
        entry: Entry,
        signature: Callable[Concatenate[Any, P], None],
        *,
        is_extension: bool = False,
    ) -> None:
        super().__init__(signature)
        self.entry = entry
        self.is_extension = is_extension
        self.hints: dict[str, Any] = {}  # types of the parameters, resolved with the class
        self._made: dict[type, Any] = {}  # its form on each class


def _binder(name: str, parameters: tuple[inspect.Parameter, ...]) -> Callable[..., dict[str, Any]]:
    """Returns a function with the same parameters that returns its arguments, checked by Python."""
    defaults = {one.name: one.default for one in parameters if one.default is not one.empty}
    listed: list[str] = []
    for one in parameters:
        if one.kind is one.KEYWORD_ONLY and "*" not in listed:
            listed.append("*")
        listed.append(one.name + (f"=_[{one.name!r}]" if one.name in defaults else ""))
    made: dict[str, Any] = {"_": defaults}
    exec(f"def {name}({', '.join(listed)}): return locals()", made)
    return made[name]


class QueryPattern(Pattern[P]):
    """A pattern that finds several items."""

    operation = "Query"

    def __init__(
        self,
        entry: Entry,
        signature: Callable[Concatenate[Any, P], None],
        *,
        is_backward: bool = False,
        limit: int | None = None,
        is_extension: bool = False,
    ) -> None:
        super().__init__(entry, signature, is_extension=is_extension)
        self.is_backward = is_backward
        self.limit = limit

    def __get__(self, instance: Any, owner: type[E]) -> Callable[P, Query[E]]:
        made = self._made.get(owner)
        if made is None:
            made = self._made[owner] = self._for(owner)
        return made

    def _for(self, owner: type[E]) -> Callable[P, Query[E]]:
        entry = owner.__plan__.entries[self.entry.name]

        def query(*args: P.args, **kwargs: P.kwargs) -> Query[E]:
            return Query(
                owner,
                entry,
                self.bound(args, kwargs),
                name=self.name,
                is_backward=self.is_backward,
                limit_count=self.limit,
            )

        query.__doc__ = self.doc
        return query


class GetPattern(Pattern[P]):
    """A pattern that finds one item."""

    operation = "GetItem"

    def __get__(self, instance: Any, owner: type[E]) -> Callable[P, Get[E]]:
        made = self._made.get(owner)
        if made is None:
            made = self._made[owner] = self._for(owner)
        return made

    def _for(self, owner: type[E]) -> Callable[P, Get[E]]:
        entry = owner.__plan__.entries[self.entry.name]
        name = self.name

        def get(*args: P.args, **kwargs: P.kwargs) -> Get[E]:
            return Get(owner, entry, self.bound(args, kwargs), name)

        get.__doc__ = self.doc
        return get


def is_range(annotation: Any) -> bool:
    """Whether a parameter's resolved annotation allows a range."""
    return any(
        get_origin(one) is Range or one is Range for one in (annotation, *get_args(annotation))
    )
