"""Forms of collections whose elements all have one form: lists, sets and maps.

DynamoDB stores no empty sets. An empty set is therefore stored as a missing attribute, and a
missing attribute is read as an empty set, or as None if the annotation allows None: `set[str] |
None` cannot distinguish the two, and an empty one becomes None at once. As an element of another
value, an empty set is rejected.
Not here: maps with named attributes (`forms.records`), values of any form (`forms.open_values`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from operator import is_
from typing import Any, cast

from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms.form import Form, Wire
from tablewright.model.forms.open_values import OPEN, elements_of, members_of
from tablewright.model.forms.scalars import TextForm
from tablewright.model.forms.source import Scope


class ListForm(Form):
    """`list[T]` and `tuple[T, ...]`, stored as L. A `Sequence[T]` is read as a list."""

    kind = "L"
    is_direct = False

    def __init__(
        self, element: Form, make: type[list[Any]] | type[tuple[Any, ...]], *, is_open: bool = False
    ) -> None:
        self.elements = element
        self.label = make.__name__
        self.is_free = element is OPEN
        self._make: Any = make
        self._accepted = (list, tuple) if is_open else (make,)

    def content_type(self) -> Any:
        return list[self.elements.wire_type()]

    def fit(self, value: Any) -> Any:
        if not self.takes(value):
            self.refuse(value)
        fitted = [
            _placed(self.elements.fit, element, f"[{place}]") for place, element in enumerate(value)
        ]
        is_same = isinstance(value, self._make) and all(map(is_, fitted, value))
        return value if is_same else self._make(fitted)

    def takes(self, value: Any) -> bool:
        return isinstance(value, self._accepted)

    def content_of(self, fitted: Iterable[Any]) -> list[Wire]:
        if self.is_free:
            return elements_of(fitted)
        return [self.elements.to_wire(element) for element in fitted]

    def value_of(self, content: Any) -> Any:
        return self._make(
            [
                _placed(self.elements.from_wire, wire, f"[{place}]")
                for place, wire in enumerate(content)
            ]
        )

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        return {"type": "L", "element": self.elements.described((*outer, self))}

    def decode_source(self, content: str, scope: Scope) -> str:
        wire = scope.fresh()
        read = f"[{self.elements.read_source(wire, scope)} for {wire} in {content}]"
        return read if self._make is list else f"{scope.bind(tuple)}({read})"

    def write_source(self, value: str, scope: Scope) -> str:
        """Writes each element in turn; free-form elements in one walk."""
        is_made = f"{scope.bind(type)}({value}) is {scope.bind(self._make)}"
        elements = f"({value} if {is_made} else {scope.bind(self.fit)}({value}))"
        if self.is_free:
            return f'{{"L": {scope.bind(elements_of)}({elements})}}'
        element = scope.fresh()
        written = self.elements.write_source(element, scope)
        return f'{{"L": [{written} for {element} in {elements}]}}'


class MapForm(Form):
    """`dict[K, T]`, stored as M; keys are text, or types that are stored as text."""

    kind = "M"
    label = "dict"
    is_direct = False

    def __init__(self, key: Form, element: Form) -> None:
        self.key = key
        self.elements = element
        self._has_text_keys = type(key) is TextForm
        self.is_free = self._has_text_keys and element is OPEN

    def content_type(self) -> Any:
        return dict[str, self.elements.wire_type()]

    def fit(self, value: Any) -> Any:
        if not self.takes(value):
            self.refuse(value)
        pairs: list[tuple[Any, Any]] = list(value.items())
        fitted = [
            (self._fit_key(key), _placed(self.elements.fit, element, f"[{key!r}]"))
            for key, element in pairs
        ]
        is_same = isinstance(value, dict) and all(
            key is fitted_key and element is fitted_element
            for (key, element), (fitted_key, fitted_element) in zip(pairs, fitted, strict=True)
        )
        return cast("Any", value) if is_same else dict(fitted)

    def _fit_key(self, key: Any) -> Any:
        fitted = _placed(self.key.fit, key, f"[{key!r}]")
        if fitted == "":
            raise InvalidValueError("a key of a map must not be empty")
        return fitted

    def takes(self, value: Any) -> bool:
        return isinstance(value, Mapping)

    def content_of(self, fitted: Mapping[Any, Any]) -> dict[str, Wire]:
        if self.is_free:
            return members_of(fitted)
        return {
            self.key.content_of(key): self.elements.to_wire(element)
            for key, element in fitted.items()
        }

    def value_of(self, content: Any) -> dict[Any, Any]:
        return {
            _placed(self.key.value_of, name, f"[{name!r}]"): _placed(
                self.elements.from_wire, wire, f"[{name!r}]"
            )
            for name, wire in content.items()
        }

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        keys = {} if self._has_text_keys else {"key": self.key.described(outer)}
        return {"type": "M", **keys, "element": self.elements.described((*outer, self))}

    def decode_source(self, content: str, scope: Scope) -> str:
        name, wire = scope.fresh(), scope.fresh()
        key = name if self._has_text_keys else f"{scope.bind(self.key.value_of)}({name})"
        read = self.elements.read_source(wire, scope)
        return f"{{{key}: {read} for {name}, {wire} in {content}.items()}}"

    def write_source(self, value: str, scope: Scope) -> str:
        """Writes each element in turn; free-form elements in one walk."""
        if self.is_free:
            return f'{{"M": {scope.bind(members_of)}({value})}}'
        if not self._has_text_keys:
            return super().write_source(value, scope)
        key, element, fit_key = scope.fresh(), scope.fresh(), scope.bind(self._fit_key)
        name = f"{key} if {self.key.fits_source(key, scope)} and {key} else {fit_key}({key})"
        written = self.elements.write_source(element, scope)
        return f'{{"M": {{({name}): {written} for {key}, {element} in {value}.items()}}}}'


class SetForm(Form):
    """`set[T]` and `frozenset[T]`, stored as SS, NS or BS in sorted order.

    An abstract `Set[T]` is read as a set.
    """

    is_absent_when_empty = True

    def __init__(
        self,
        element: Form,
        make: type[set[Any]] | type[frozenset[Any]],
        *,
        is_open: bool = False,
    ) -> None:
        self.elements = element
        self.kind = f"{element.kind}S"
        self.label = make.__name__
        self.is_direct = element.is_direct
        self._make: Any = make
        self._accepted = (set, frozenset) if is_open else (make,)

    def content_type(self) -> Any:
        if not self.is_direct:
            return list[self.elements.content_type()]
        is_set = self._make is set
        content: Any = self.elements.content_type()
        return set[content] if is_set else frozenset[content]

    def fit(self, value: Any) -> Any:
        if not self.takes(value):
            self.refuse(value)
        fitted = [_placed(self.elements.fit, element, f"[{element!r}]") for element in value]
        is_same = isinstance(value, self._make) and all(map(is_, fitted, value))
        return value if is_same else self._make(fitted)

    def takes(self, value: Any) -> bool:
        return isinstance(value, self._accepted)

    def to_wire(self, value: Any) -> Wire:
        """Returns the stored set; rejects an empty one."""
        fitted = self.fit(value)
        if not fitted:
            raise InvalidValueError("an empty set cannot be stored here")
        return {self.kind: self.content_of(fitted)}

    def content_of(self, fitted: Iterable[Any]) -> list[str]:
        """Returns the contents of the elements, sorted as text."""
        return sorted(map(self.elements.content_of, fitted))

    def value_of(self, content: Any) -> Any:
        try:
            return self._make(map(self.elements.value_of, content))
        except StoredItemError as error:
            raise self.stored_otherwise({self.kind: content}) from error

    def decoded(self, content: Any) -> Any:
        return content if self.is_direct else self._make(map(self.elements.decoded, content))

    def empty(self) -> Any:
        """Returns an empty set."""
        return self._make()

    def described(self, outer: tuple[Form, ...]) -> dict[str, Any]:
        return {"type": self.kind, "element": self.elements.described((*outer, self))}


def _placed(function: Callable[[Any], Any], value: Any, step: str) -> Any:
    """Applies a function to an element; errors contain its position."""
    try:
        return function(value)
    except (InvalidValueError, StoredItemError) as error:
        raise error.inside(step) from error.__cause__
