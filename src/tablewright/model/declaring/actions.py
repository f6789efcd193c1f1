"""Actions: access patterns written as code, because a key alone is not enough.

    @action("UpdateItem")
    @classmethod
    def mark_read(cls, user_id: str, notification_id: str) -> Update[Self]:
        '''Marks a notification as read.'''
        return cls.at(user_id=user_id, notification_id=notification_id).update(...)

An action is a class method that returns an operation; its declaration makes it part of the design.
Not here: patterns by key (`model.declaring.patterns`).
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, cast

from tablewright.errors import PatternError

F = TypeVar("F")


class Action(classmethod):  # type: ignore[type-arg]
    """A class method declared as an access pattern."""

    operation: str
    index: str | None
    is_extension: bool

    @property
    def doc(self) -> str:
        """Returns its description."""
        return inspect.getdoc(self._function) or ""

    @property
    def parameters(self) -> tuple[inspect.Parameter, ...]:
        """Returns its parameters, without the class."""
        return tuple(inspect.signature(self._function).parameters.values())[1:]

    @property
    def _function(self) -> Callable[..., Any]:
        return cast(Any, self).__func__


def action(
    operation: str, *, index: str | None = None, extension: bool = False
) -> Callable[[F], F]:
    """Declares a class method as an access pattern; `operation` is DynamoDB's name of its
    operation.

    `index` names the index that it reads, if any.
    """

    def declared(method: F) -> F:
        if not isinstance(method, classmethod):
            raise PatternError(
                f"{method!r} is not a class method. Write @action above @classmethod."
            )
        made = Action(cast(Any, method).__func__)
        made.operation, made.index, made.is_extension = operation, index, extension
        return cast(Any, made)

    return declared
