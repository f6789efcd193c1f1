"""Building expressions: every name and value becomes a placeholder.

Many documented names are reserved words or contain `#`, so all names are aliased. Not here:
conditions (`model.expressions.conditions`), updates (`model.expressions.update_expressions`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

WireValue = dict[str, Any]


class Placeholders:
    """The names and values of one request, each with a short placeholder."""

    __slots__ = ("_names", "values")

    def __init__(self) -> None:
        self._names: dict[str, str] = {}  # by name
        self.values: dict[str, WireValue] = {}  # by placeholder

    def name(self, name: str) -> str:
        """The placeholder of an attribute's name."""
        found = self._names.get(name)
        if found is None:
            found = self._names[name] = f"#{len(self._names)}"
        return found

    def path(self, steps: Sequence[str | int]) -> str:
        """A document path: names and list positions."""
        text = ""
        for step in steps:
            if isinstance(step, int):
                text += f"[{step}]"
            else:
                text += ("." if text else "") + self.name(step)
        return text

    def value(self, wire: WireValue) -> str:
        """The placeholder of a value."""
        placeholder = f":{len(self.values)}"
        self.values[placeholder] = wire
        return placeholder

    def added_to(self, request: dict[str, Any]) -> dict[str, Any]:
        """The request with the names and values that its expressions use."""
        if self._names:
            request["ExpressionAttributeNames"] = {
                placeholder: name for name, placeholder in self._names.items()
            }
        if self.values:
            request["ExpressionAttributeValues"] = self.values
        return request
