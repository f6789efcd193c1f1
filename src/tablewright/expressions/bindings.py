"""Bindings: the values of paths and placeholders in a tree.

`Substitutions` binds the expressions of a request; a PartiQL statement has its own bindings.
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
    """Returns paths and values; raises `ExpressionError` for missing ones."""

    def path(self, reference: Reference) -> Path:
        """Returns the attribute names and list indexes of a path."""
        ...

    def value(self, placeholder: Placeholder) -> AttributeValue:
        """Returns the value of a placeholder."""
        ...


def check_levels(steps: Sequence[str | int]) -> None:
    """Rejects a path deeper than any item."""
    if len(steps) > limits.NESTING_LEVELS_MAX:
        raise ExpressionError(
            f"The document path has too many nesting levels; nesting levels: {len(steps)}"
        )
