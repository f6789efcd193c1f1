"""Constraints of `msgspec.Meta`: lengths, bounds and patterns of values.

    Annotated[str, Meta(min_length=1, max_length=64)]
    Annotated[int, Meta(ge=0)]

They apply to new values. Stored values are always read: they may be older than the rule.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import cache, lru_cache
from typing import Any

import msgspec

from tablewright import limits
from tablewright.errors import ConstraintError, InvalidValueError
from tablewright.model.forms.form import Form, Wire, described_value
from tablewright.model.forms.scalars import TextForm
from tablewright.model.forms.source import Scope

_BOUNDS: dict[str, tuple[str, Callable[[Any, Any], bool]]] = {
    "ge": ("at least", lambda value, bound: value >= bound),
    "gt": ("more than", lambda value, bound: value > bound),
    "le": ("at most", lambda value, bound: value <= bound),
    "lt": ("less than", lambda value, bound: value < bound),
}
_LENGTHS: dict[str, tuple[str, Callable[[int, int], bool]]] = {
    "min_length": ("at least", lambda length, bound: length >= bound),
    "max_length": ("at most", lambda length, bound: length <= bound),
}
_NUMBERS = ("integer", "decimal", "float")
_CARRIED = ("title", "description", "examples")


@dataclass(frozen=True, slots=True)
class _Rule:
    words: str  # the message for a violation
    holds: Callable[[Any], Any]  # true if a value satisfies it
    known: Callable[[Any], Any] | None = None  # the same, cached; for short texts

    def source(self, value: str, scope: Scope) -> str:
        """An expression that is true if a value satisfies the rule."""
        test = f"{scope.bind(self.holds)}({value})"
        if self.known is None:
            return test
        is_short = f"{scope.bind(len)}({value}) <= {limits.PATTERN_TEXT_LENGTH_KEPT}"
        return f"({scope.bind(self.known)}({value}) if {is_short} else {test})"


class ConstrainedForm(Form):
    """A form whose values satisfy constraints."""

    def __init__(self, inner: Form, metas: Sequence[msgspec.Meta], *, where: str) -> None:
        self.inner = inner
        self.kind = inner.kind
        self.format = inner.format
        self.has_plain_wire = inner.has_plain_wire
        self.enum = inner.enum
        self.label = inner.label
        self.is_key_text = inner.is_key_text
        self.is_content_key_text = inner.is_content_key_text
        self.is_direct = inner.is_direct
        self.is_absent_when_empty = inner.is_absent_when_empty
        base = inner.inner if isinstance(inner, ConstrainedForm) else inner
        self._is_text = isinstance(base, TextForm)
        self._rules: list[_Rule] = []
        self._stated: dict[str, Any] = {}
        for meta in metas:
            self._add(meta, where)

    def _add(self, meta: msgspec.Meta, where: str) -> None:
        is_number = self.inner.format in _NUMBERS
        is_sized = self.kind in ("L", "M", "SS", "NS", "BS", "B") or self._is_text
        for name, (words, holds) in _BOUNDS.items():
            if (bound := getattr(meta, name)) is not None:
                self._state(name, bound, where, is_apt=is_number)
                self._rules.append(_bound_rule(words, holds, _exact(bound)))
        for name, (words, holds) in _LENGTHS.items():
            if (bound := getattr(meta, name)) is not None:
                self._state(name, bound, where, is_apt=is_sized)
                self._rules.append(_length_rule(words, holds, bound))
        if meta.multiple_of is not None:
            self._state("multiple_of", meta.multiple_of, where, is_apt=is_number)
            self._rules.append(_multiple_rule(_exact(meta.multiple_of)))
        if meta.pattern is not None:
            self._state("pattern", meta.pattern, where, is_apt=self._is_text)
            self._rules.append(_pattern_rule(meta.pattern))
        if meta.tz is not None and not (meta.tz and self.inner.label == "datetime"):
            raise ConstraintError(
                f"{where}: tz={meta.tz} on {self.label}; times always have a time zone."
            )
        for name in _CARRIED:
            if (said := getattr(meta, name)) is not None:
                self._stated[name] = said

    def _state(self, name: str, value: Any, where: str, *, is_apt: bool) -> None:
        if not is_apt:
            raise ConstraintError(f"{where}: {name} does not apply to {self.label}.")
        self._stated[name] = value

    def fit(self, value: Any) -> Any:
        fitted = self.inner.fit(value)
        for rule in self._rules:
            if not rule.holds(fitted):
                raise InvalidValueError(rule.words, seen=f", got {described_value(value)}")
        return fitted

    # Everything else is delegated to the inner form.

    def content_type(self) -> Any:
        """The inner form's type, because stored values need not satisfy the constraints."""
        return self.inner.content_type()

    def takes(self, value: Any) -> bool:
        return self.inner.takes(value)

    def content_of(self, fitted: Any) -> Any:
        return self.inner.content_of(fitted)

    def value_of(self, content: Any) -> Any:
        return self.inner.value_of(content)

    def decoded(self, content: Any) -> Any:
        return self.inner.decoded(content)

    def to_wire(self, value: Any) -> Wire:
        return self.inner.to_wire(self.fit(value))

    def key_text(self, value: Any) -> str:
        return self.inner.key_text(self.fit(value))

    def from_key_text(self, text: str) -> Any:
        return self.inner.from_key_text(text)

    def from_text(self, text: str) -> Any:
        return self.inner.from_text(text)

    def empty(self) -> Any:
        return self.inner.empty()

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        return {**self.inner.described(outer), **self._stated}

    @property
    def expected(self) -> str:
        return self.inner.expected

    def wire_type(self) -> Any:
        return self.inner.wire_type()

    def nullable_wire_type(self) -> Any:
        return self.inner.nullable_wire_type()

    def read_source(self, wire: str, scope: Scope) -> str:
        return self.inner.read_source(wire, scope)

    def nullable_read_source(self, wire: str, scope: Scope) -> str:
        return self.inner.nullable_read_source(wire, scope)

    def decode_source(self, content: str, scope: Scope) -> str:
        return self.inner.decode_source(content, scope)

    def json_source(self, content: str, scope: Scope) -> str | None:
        return self.inner.json_source(content, scope)

    def fits_source(self, value: str, scope: Scope) -> str | None:
        test = self.inner.fits_source(value, scope)
        if test is None:
            return None
        return " and ".join([test, *(one.source(value, scope) for one in self._rules)])

    def content_source(self, value: str, scope: Scope) -> str | None:
        return self.inner.content_source(value, scope)


def _exact(bound: Any) -> Any:
    """Returns a bound that compares with a Decimal as written: 0.1 means one tenth."""
    return Decimal(repr(bound)) if isinstance(bound, float) else bound


def _bound_rule(words: str, holds: Callable[[Any, Any], bool], bound: Any) -> _Rule:
    return _Rule(f"expected {words} {bound}", lambda value: holds(_exact(value), bound))


def _multiple_rule(unit: Any) -> _Rule:
    return _Rule(f"expected a multiple of {unit}", lambda value: _exact(value) % unit == 0)


def _length_rule(words: str, holds: Callable[[int, int], bool], bound: int) -> _Rule:
    return _Rule(f"expected a length of {words} {bound}", lambda value: holds(len(value), bound))


# Many attributes are ids of one kind, and the same few ids are repeated.
@cache
def _pattern_rule(pattern: str) -> _Rule:
    matches = re.compile(pattern).search
    known = lru_cache(limits.PATTERN_TEXTS_KEPT)(matches)
    return _Rule(f"expected text that matches {pattern!r}", matches, known)
