"""Forms of enumerations and literals.

A member of an `Enum` is stored as its value, text or integer. Any other stored value is rejected.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any, Literal

from tablewright.model.forms.form import Form
from tablewright.model.forms.source import Scope


class EnumForm(Form):
    """An `Enum` whose values are all text, or all whole numbers."""

    is_key_text = True

    def __init__(self, choices: type[Enum], kind: str) -> None:
        self.choices = choices
        self.kind = kind
        self.label = choices.__name__
        self.enum = tuple(member.value for member in choices)
        self.is_direct = kind == "S"
        self._by_text = {str(member.value): member for member in choices}

    def content_type(self) -> Any:
        return self.choices if self.is_direct else str

    def fit(self, value: Any) -> Enum:
        """Returns the member; rejects its bare value."""
        if not isinstance(value, self.choices):
            self.refuse(value)
        return value

    def takes(self, value: Any) -> bool:
        return isinstance(value, self.choices)

    def content_of(self, fitted: Enum) -> str:
        """Returns the member's value as text."""
        return str(fitted.value)

    def decoded(self, content: Any) -> Enum:
        if self.is_direct:
            return content
        member = self._by_text.get(content)
        return self.choices(int(content)) if member is None else member

    @property
    def expected(self) -> str:
        return f"{self.kind} ({self.label})"

    def fits_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(type)}({value}) is {scope.bind(self.choices)}"

    def content_source(self, value: str, scope: Scope) -> str:
        """An expression for the member's value as text."""
        found = f"{value}._value_"
        return found if self.kind == "S" else f"{scope.bind(str)}({found})"

    def json_source(self, content: str, scope: Scope) -> str | None:
        return f"{content}._value_" if self.is_direct else None


class LiteralForm(Form):
    """`Literal[...]` of texts, of whole numbers or of flags."""

    is_key_text = True

    def __init__(self, values: Sequence[Any], kind: str) -> None:
        self.kind = kind
        self.enum = tuple(values)
        self.label = f"one of {', '.join(map(repr, values))}"
        self.is_direct = kind == "S"
        self._type: type = type(values[0])
        self._by_text = {_text(value): value for value in values}
        self.is_content_key_text = kind != "BOOL"

    def content_type(self) -> Any:
        if self.kind == "BOOL":
            return bool
        return Literal[self.enum] if self.is_direct else str

    def fit(self, value: Any) -> Any:
        if not self.takes(value) or _text(value) not in self._by_text:
            self.refuse(value)
        return value

    def takes(self, value: Any) -> bool:
        return type(value) is self._type  # True equals 1 in Python, and has another type

    def content_of(self, fitted: Any) -> Any:
        return str(fitted) if self.kind == "N" else fitted

    def decoded(self, content: Any) -> Any:
        """Returns the value; raises `ValueError` for any other value."""
        if self.is_direct:
            return content
        try:
            return self._by_text[_text(content)]
        except KeyError:
            raise ValueError(content) from None

    def key_text(self, value: Any) -> str:
        """Returns the value as text; a flag as `true` or `false`."""
        return _text(self.fit(value))

    def from_key_text(self, text: str) -> Any:
        if text not in self._by_text:
            raise self.stored_otherwise({self.kind: text})
        return self._by_text[text]

    @property
    def expected(self) -> str:
        return f"{self.kind} ({self.label})"

    def fits_source(self, value: str, scope: Scope) -> str | None:
        if self.kind != "S":
            return None
        allowed = scope.bind(self._by_text)
        return f"{scope.bind(type)}({value}) is {scope.bind(str)} and {value} in {allowed}"

    def content_source(self, value: str, scope: Scope) -> str | None:
        return value if self.kind == "S" else None

    def json_source(self, content: str, scope: Scope) -> str | None:
        return content if self.is_direct else None


def _text(value: Any) -> str:
    """The value in a key; flags as in JSON."""
    return str(value).lower() if isinstance(value, bool) else str(value)
