"""The values of a statement: literals and parameters.

A translated statement refers to values by number, so that it can be cached; the parameters of a
request assign a value to each number.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.errors import ValidationException
from tablewright.expressions.bindings import check_levels
from tablewright.expressions.paths import Path
from tablewright.expressions.tree import Placeholder, Reference
from tablewright.partiql.error_messages import WRONG_PARAMETER_COUNT
from tablewright.values.attributes import AttributeValue

Slot = AttributeValue | int
"""A literal of the statement, or the number of a parameter."""


class Slots:
    """Collects the values of a statement during translation."""

    def __init__(self, parameter_count: int) -> None:
        self._parameter_count = parameter_count
        self._slots: list[Slot] = []

    def literal(self, value: AttributeValue) -> Placeholder:
        """Returns a placeholder for a literal."""
        self._slots.append(value)
        return Placeholder(str(len(self._slots) - 1))

    def parameter(self, number: int) -> Placeholder:
        """Returns a placeholder for a parameter of the request."""
        if number >= self._parameter_count:
            raise ValidationException(WRONG_PARAMETER_COUNT)
        self._slots.append(number)
        return Placeholder(str(len(self._slots) - 1))

    def all(self) -> tuple[Slot, ...]:
        """Every value, in the order of its number."""
        return tuple(self._slots)


class StatementBindings:
    """The values of a translated statement's placeholders, with its parameters."""

    __slots__ = ("_parameters", "_slots")

    def __init__(self, slots: Sequence[Slot], parameters: Sequence[AttributeValue]) -> None:
        self._slots = slots
        self._parameters = parameters

    def path(self, reference: Reference) -> Path:
        """Returns the steps of a path, as written."""
        check_levels(reference.steps)
        return reference.steps

    def value(self, placeholder: Placeholder) -> AttributeValue:
        """The value of a placeholder."""
        slot = self._slots[int(placeholder.name)]
        return self._parameters[slot] if isinstance(slot, int) else slot
