"""The values of a statement: those written in it, and those that its parameters bring.

A translated statement refers to values by number, so that it can be kept for the next time; only
with the parameters of a request does each number stand for a value.
"""

from __future__ import annotations

from collections.abc import Sequence

from tablewright.errors import ValidationException
from tablewright.expressions.bindings import check_levels
from tablewright.expressions.paths import Path
from tablewright.expressions.tree import Placeholder, Reference
from tablewright.partiql.refusals import WRONG_PARAMETER_COUNT
from tablewright.values.attributes import AttributeValue

Slot = AttributeValue | int
"""A value that is written in the statement, or the number of a parameter."""


class Slots:
    """Gathers the values of a statement while it is translated."""

    def __init__(self, parameter_count: int) -> None:
        self._parameter_count = parameter_count
        self._slots: list[Slot] = []

    def literal(self, value: AttributeValue) -> Placeholder:
        """A placeholder for a value that is written in the statement."""
        self._slots.append(value)
        return Placeholder(str(len(self._slots) - 1))

    def parameter(self, number: int) -> Placeholder:
        """A placeholder for a parameter, which the request has to bring."""
        if number >= self._parameter_count:
            raise ValidationException(WRONG_PARAMETER_COUNT)
        self._slots.append(number)
        return Placeholder(str(len(self._slots) - 1))

    def all(self) -> tuple[Slot, ...]:
        """Every value, in the order of its number."""
        return tuple(self._slots)


class StatementBindings:
    """What the placeholders of a translated statement stand for, given its parameters."""

    __slots__ = ("_parameters", "_slots")

    def __init__(self, slots: Sequence[Slot], parameters: Sequence[AttributeValue]) -> None:
        self._slots = slots
        self._parameters = parameters

    def path(self, reference: Reference) -> Path:
        """The steps of a path, which are as they are written."""
        check_levels(reference.steps)
        return reference.steps

    def value(self, placeholder: Placeholder) -> AttributeValue:
        """The value of a placeholder."""
        slot = self._slots[int(placeholder.name)]
        return self._parameters[slot] if isinstance(slot, int) else slot
