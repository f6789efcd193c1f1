"""What the paths and placeholders of a tree stand for, when it is bound.

`Substitutions` binds the expressions of a request; a PartiQL statement brings bindings of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from tablewright import limits
from tablewright.expressions.paths import Path
from tablewright.expressions.tokens import ExpressionError
from tablewright.expressions.tree import Placeholder, Reference
from tablewright.values.attributes import AttributeValue


class Bindings(Protocol):
    """Gives paths and values; raises `ExpressionError` for one that it does not have."""

    def path(self, reference: Reference) -> Path:
        """The attribute names and list indexes that a path stands for."""
        ...

    def value(self, placeholder: Placeholder) -> AttributeValue:
        """The value that a placeholder stands for."""
        ...


def check_levels(steps: Sequence[str | int]) -> None:
    """Refuses a path that leads deeper than any item goes."""
    if len(steps) > limits.NESTING_LEVELS_MAX:
        raise ExpressionError(
            f"The document path has too many nesting levels; nesting levels: {len(steps)}"
        )
