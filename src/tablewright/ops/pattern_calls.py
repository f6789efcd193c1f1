"""Pattern calls: an access pattern with texts as its arguments, as a shell passes them.

    call = found_pattern(entities_of(design), "Order.in_status")
    operation = call.operation(["open"])
    operation = call.operation(["status=open", "placed_at=2026-01-01..2026-02-01"])

A range is `low..high`, `low..` or `..high`, with both bounds included, or `prefix*`.
Not here: running operations (`client`), the patterns themselves (`model.declaring.patterns`).
"""

from __future__ import annotations

import inspect
import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime
from difflib import get_close_matches
from typing import Any, Final, Literal, Union, cast, get_args, get_origin, get_type_hints

import msgspec

from tablewright.model.declaring.actions import Action
from tablewright.model.declaring.patterns import Pattern, is_range
from tablewright.model.declaring.ranges import Range
from tablewright.model.entity import Entity
from tablewright.model.stored.instances import content_of
from tablewright.operations import READS
from tablewright.ops.entities import Entities


class BadCallError(ValueError):
    """The pattern does not exist, or cannot have these arguments."""


_TO: Final = ".."
_PREFIX: Final = "*"


@dataclass(frozen=True, slots=True)
class PatternCall:
    """An access pattern of an entity."""

    entity: type[Entity]
    name: str
    parameters: tuple[inspect.Parameter, ...]
    hints: Mapping[str, Any]
    calls: str  # DynamoDB's name of its operation

    @property
    def is_read(self) -> bool:
        """Whether the pattern only reads."""
        return self.calls in READS

    @property
    def usage(self) -> str:
        """The call with its parameters, as `Order.in_status(status)`."""
        listed = [
            one.name if one.default is one.empty else f"[{one.name}]" for one in self.parameters
        ]
        return f"{self.entity.__name__}.{self.name}({', '.join(listed)})"

    def operation(self, arguments: Sequence[str]) -> Any:
        """Returns the operation with these arguments; raises `BadCallError`."""
        given = self._named(arguments)
        missing = [
            one.name
            for one in self.parameters
            if one.default is one.empty and one.name not in given
        ]
        if missing:
            raise BadCallError(f"{self.usage} needs {', '.join(missing)}.")
        values = {name: _value(name, text, self.hints.get(name)) for name, text in given.items()}
        return getattr(self.entity, self.name)(**values)

    def _named(self, arguments: Sequence[str]) -> dict[str, str]:
        """Returns the arguments by name: positional ones first, then those as `name=value`."""
        names = [one.name for one in self.parameters]
        given: dict[str, str] = {}
        for text in arguments:
            name, equals, value = text.partition("=")
            if not equals or name not in names:
                if len(given) >= len(names):
                    raise BadCallError(f"{self.usage} takes {len(names)} arguments.")
                name, value = next(one for one in names if one not in given), text
            if name in given:
                raise BadCallError(f"The argument {name} is given twice.")
            given[name] = value
        return given


def found_pattern(entities: Entities, name: str) -> PatternCall:
    """Returns the pattern `Entity.pattern`; raises `BadCallError`."""
    known = {f"{one.__name__}.{pattern}": one for one in entities.values() for pattern in _of(one)}
    entity = known.get(name)
    if entity is None:
        alike = get_close_matches(name, known, n=3, cutoff=0.5) or sorted(known)[:10]
        raise BadCallError(f"Pattern {name!r} not found. Patterns are {', '.join(alike)}.")
    pattern = name.rpartition(".")[2]
    declared = inspect.getattr_static(entity, pattern)
    if isinstance(declared, Action):
        function = cast(Any, declared).__func__
        hints = get_type_hints(function)
        return PatternCall(entity, pattern, declared.parameters, hints, declared.operation)
    found = cast("Pattern[Any]", declared)
    return PatternCall(entity, pattern, found.parameters, found.hints, found.operation)


def shown_item(item: Any) -> Any:
    """Returns an item, or another result of an operation, as JSON values."""
    if isinstance(item, Entity):
        return {name: shown_item(value) for name, value in content_of(item).items()}
    if isinstance(item, list | tuple | set | frozenset):
        listed = cast("Sequence[Any]", item)
        return [shown_item(one) for one in listed]
    return msgspec.to_builtins(item, str_keys=True)


def _of(entity: type[Entity]) -> list[str]:
    return [
        name
        for one in reversed(entity.__mro__)
        for name, value in vars(one).items()
        if isinstance(value, Pattern | Action)
    ]


def _value(name: str, text: str, hint: Any) -> Any:
    kind = _plain(hint)
    if is_range(hint):
        return _range(name, text, next(iter(get_args(kind)), str))
    return _scalar(name, text, kind)


def _range(name: str, text: str, kind: Any) -> Range[Any]:
    if text.endswith(_PREFIX):
        return Range(prefix=text.removesuffix(_PREFIX))
    low, separator, high = text.partition(_TO)
    if not separator:
        high = low  # one value
    bounds = [_scalar(name, one, kind) if one else None for one in (low, high)]
    return Range(low=bounds[0], high=bounds[1])


def _scalar(name: str, text: str, hint: Any) -> Any:
    """Converts a text; lists and maps are JSON."""
    kind = _plain(hint)
    origin = get_origin(kind) or kind
    if kind is datetime and len(text) == len("2026-01-01"):
        text += "T00:00:00Z"
    if origin is Literal:
        chosen = [one for one in get_args(kind) if str(one) == text]
        if not chosen:
            known = ", ".join(map(str, get_args(kind)))
            raise BadCallError(f"{name} cannot be {text[:80]!r}: must be one of {known}.")
        return chosen[0]
    try:
        if inspect.isclass(origin) and issubclass(origin, str | int | float | date):
            made = msgspec.convert(text, type=kind, strict=False)
        elif origin in (Any, None, inspect.Parameter.empty):
            return text
        elif inspect.isclass(origin) and hasattr(origin, "__members__"):
            made = msgspec.convert(text, type=kind, strict=False)
        elif origin in (bytes, bytearray):
            made = text.encode()
        else:
            made = msgspec.json.decode(text, type=kind, strict=False)
    except (msgspec.MsgspecError, ValueError) as error:
        raise BadCallError(f"{name} cannot be {text[:80]!r}: {error}.") from None
    return made.replace(tzinfo=made.tzinfo or UTC) if isinstance(made, datetime) else made


def _plain(hint: Any) -> Any:
    """Returns a type without its annotations, and without None."""
    if hasattr(hint, "__metadata__"):
        hint = hint.__origin__
    if get_origin(hint) in (Union, types.UnionType):
        left = [one for one in get_args(hint) if one is not type(None)]
        return _plain(left[0]) if len(left) == 1 else Union[tuple(left)]  # noqa: UP007
    return hint
