"""Columns of views: the forms in which a view passes an attribute.

    Event.event_id                                          as an entity has it
    as_stored(Event.timestamp)                              as JSON shows what is stored
    unread(Event.payload)                                   a free-form value that `value_of` reads
    json_text(Event.payload, kept=Event.payload_text)       a free-form value, written as JSON

Not here: the views (`model.plans.views`).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from tablewright.model.declaring.fields import Field
from tablewright.model.forms.json_values import json_of_value
from tablewright.model.forms.source import Scope
from tablewright.model.forms.unread import json_of, json_of_list, json_of_map, json_of_open
from tablewright.model.plans.codec_source import read_source
from tablewright.model.plans.codecs import Codec, CodecField


@dataclass(frozen=True, slots=True)
class Taken:
    """An attribute, and the form in which a view takes it."""

    attribute: Any
    is_as_stored: bool = False
    is_json: bool = False
    stays_unread: bool = False
    kept: Any = None


def as_stored(attribute: Any) -> Taken:
    """For a view: the attribute as JSON shows it, in its stored form; a count for `EpochMillis`."""
    return Taken(attribute, is_as_stored=True)


def unread(attribute: Any) -> Taken:
    """For a view: a free-form attribute as it is stored, a `msgspec.Raw` for `value_of`."""
    return Taken(attribute, stays_unread=True)


def json_text(attribute: Any, *, kept: Any = None) -> Taken:
    """For a view: a free-form attribute as JSON, a `msgspec.Raw` that goes into a response.

    Numbers have all their digits. `kept` is a text attribute that may already contain the JSON;
    then this text is passed, and the free-form attribute is not read.
    """
    return Taken(attribute, is_json=True, stays_unread=True, kept=kept)


def as_taken(attribute: Any) -> Taken:
    """The attribute with its form: as an entity has it, unless another is named."""
    return attribute if isinstance(attribute, Taken) else Taken(attribute)


class Column(ABC):
    """One argument of a view's function."""

    def __init__(self, field: Field, codec: Codec[Any]) -> None:
        self._codec = codec
        self._name = field.python_name
        self._form = field.form
        self.names = (self._name,)  # Python names of the attributes that are read for it

    @classmethod
    def of(cls, taken: Taken, codec: Codec[Any], field: Callable[[Any], Field]) -> Column:
        """The column of an attribute; `field` finds the attribute in the entity."""
        found = field(taken.attribute)
        if taken.is_as_stored:
            return _AsStored(found, codec)
        if taken.is_json:
            return _JsonText(found, codec, None if taken.kept is None else field(taken.kept))
        return _Plain(found, codec)

    @abstractmethod
    def of_values(self, values: Mapping[str, Any]) -> Any:
        """The argument, from the values of an entity."""

    @abstractmethod
    def source(self, scope: Scope) -> str:
        """An expression for the argument, from the decoded item `wire`."""

    def _read(self, scope: Scope, name: str = "") -> str:
        return read_source(self._codec.fields[name or self._name], self._codec.slots, scope)


class _Plain(Column):
    def of_values(self, values: Mapping[str, Any]) -> Any:
        return values[self._name]

    def source(self, scope: Scope) -> str:
        return self._read(scope)


class _AsStored(Column):
    def of_values(self, values: Mapping[str, Any]) -> Any:
        return json_of_value(self._form, values[self._name])

    def source(self, scope: Scope) -> str:
        one: CodecField = self._codec.fields[self._name]
        content = f"wire.{self._codec.slots[one.stored_name]}.{one.form.kind}"
        quick = one.form.json_source(content, scope)
        if quick is None or (one.may_be_missing and not one.is_optional):
            return f"{scope.bind(partial(json_of_value, one.form))}({self._read(scope)})"
        return f"(None if {content} is None else {quick})" if one.is_optional else quick


class _JsonText(Column):
    def __init__(self, field: Field, codec: Codec[Any], kept: Field | None) -> None:
        super().__init__(field, codec)
        self._kept = None if kept is None else kept.python_name
        if self._kept is not None:
            self.names = (self._name, self._kept)

    def of_values(self, values: Mapping[str, Any]) -> msgspec.Raw | None:
        text = None if self._kept is None else values[self._kept]
        if text is not None:
            return msgspec.Raw(text)
        value = values[self._name]
        if value is None:
            return None
        return json_of(value) if isinstance(value, msgspec.Raw) else json_of_open(value)

    def source(self, scope: Scope) -> str:
        write = scope.bind(json_of_list if self._form.kind == "L" else json_of_map)
        made = f"{write}({self._read(scope)})"
        if self._codec.fields[self._name].may_be_none:
            content = scope.fresh()
            is_none = f"({content} := {self._read(scope)}) is None"
            made = f"(None if {is_none} else {write}({content}))"
        if self._kept is None:
            return made
        text = scope.fresh()
        has_text = f"({text} := {self._read(scope, self._kept)}) is not None"
        return f"({scope.bind(msgspec.Raw)}({text}) if {has_text} else {made})"
