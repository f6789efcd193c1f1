"""Payloads: from the JSON that was sent to what is stored, and back without a digit lost.

The document wants a map. DynamoDB's numbers have no spelling: 1.10, 1e5 and -0 come back as 1.1,
100000 and 0. Where a payload has such a number, its text is kept beside the map, and given back in
its place.
Not here: the item around it (`events.storing`).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Context, Decimal, DecimalException, Inexact, Overflow, Subnormal
from hashlib import sha256
from typing import Any, cast

import msgspec

from tablewright import limits
from tablewright.errors import InvalidError
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.values import EVENT_TYPE_PATTERN

Wire = dict[str, Any]

_TYPE = re.compile(EVENT_TYPE_PATTERN)
_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_NUMBER = re.compile(rb"-?[0-9][0-9.eE+-]*")
# Numbers that are spelled as they are given back.
_PLAIN = re.compile(rb"(?!-0$|-?0\.0{6})-?(?:0|[1-9][0-9]{0,37})(?:\.[0-9]*[1-9])?")
_BEFORE_NUMBER, _AFTER_ZERO = b":,[ \t\n\r", b",]} \t\n\r"

_LEVELS_MAX = limits.NESTING_LEVELS_MAX - 1  # the item around it is one, too
_SAFE_INTEGER = 10**limits.NUMBER_DIGITS_MAX
_EXACT = Context(
    prec=limits.NUMBER_DIGITS_MAX,
    Emax=limits.NUMBER_EXPONENT_MAX,
    Emin=limits.NUMBER_EXPONENT_MIN,
    traps=[Inexact, Overflow, Subnormal],
)
_NAME_LENGTH_SURE = limits.ATTRIBUTE_NAME_BYTES_MAX // 4  # such a name fits, whatever is in it

_in_order = msgspec.json.Encoder(decimal_format="number", order="deterministic").encode


@dataclass(frozen=True, slots=True)
class Payload:
    """What somebody sent as an event, ready to be stored."""

    value: dict[str, Any]
    wire: Wire  # as DynamoDB keeps it
    text: str | None  # as it was sent, if the value would not tell it
    event_type: str | None

    def digest(self) -> str:
        """The same for the same content, in whatever order and with whatever spaces."""
        content = _in_order([self.event_type, self.value])
        return sha256(content).hexdigest()


def payload_of(value: dict[str, Any], sent: bytes, event_type: str | None) -> Payload:
    """A payload that was read from `sent`; raises `InvalidError`.

    Without a type of its own, it has the one that it names itself.

    >>> payload_of({"price": Decimal("1.10")}, b'{"price": 1.10}', None).text
    '{"price":1.10}'
    """
    if event_type is None:
        event_type = value.get("event_type")
    if event_type is not None:
        event_type = checked_type(event_type)
    if sent.count(b"{") + sent.count(b"[") > _LEVELS_MAX and _levels(value) > _LEVELS_MAX:
        raise InvalidError(f"a payload is nested at most {_LEVELS_MAX} levels deep.")
    unsure: list[Any] = []
    wire = _members(value, unsure)
    text = _text(sent) if unsure or _has_negative_zero(sent) else None
    return Payload(value, wire, text, event_type)


def checked_type(event_type: Any) -> str:
    """An event type; raises `InvalidError`."""
    is_fit = (
        isinstance(event_type, str)
        and len(event_type) <= events_limits.EVENTS_TYPE_LENGTH_MAX
        and _TYPE.match(event_type) is not None
    )
    if not is_fit:
        raise InvalidError(
            f"an event type has 1 to {events_limits.EVENTS_TYPE_LENGTH_MAX} letters, digits, dots, "
            "hyphens and underscores.",
            details={"place": "event_type"},
        )
    return event_type


def _levels(value: Any) -> int:
    """How deeply a value is nested."""
    inner: list[Any] = [*value.values()] if value.__class__ is dict else value
    return 1 + max((_levels(one) for one in inner if isinstance(one, dict | list)), default=0)


def _text(sent: bytes) -> str | None:
    """What was sent, without spaces, if a number in it would be given back otherwise."""
    numbers = _NUMBER.findall(_TEXT.sub(b"", sent))
    if all(map(_PLAIN.fullmatch, numbers)):
        return None
    return msgspec.json.format(sent, indent=-1).decode()


def _has_negative_zero(sent: bytes) -> bool:
    """Whether there is a -0, which is read as a plain 0; perhaps within a text."""
    place = sent.find(b"-0")
    while place > 0:
        if sent[place - 1] in _BEFORE_NUMBER and sent[place + 2] in _AFTER_ZERO:
            return True
        place = sent.find(b"-0", place + 2)
    return False


def _members(value: dict[str, Any], unsure: list[Any]) -> Wire:
    for name in value:
        if not name or len(name) > _NAME_LENGTH_SURE:
            _check_name(name)
    return {name: _wire(one, unsure) for name, one in value.items()}


def _wire(value: Any, unsure: list[Any]) -> Wire:
    """A value as DynamoDB keeps it; `unsure` gets the numbers that may be spelled otherwise."""
    kind = value.__class__
    if kind is str:
        return {"S": value}
    if kind is int and -_SAFE_INTEGER < value < _SAFE_INTEGER:
        return {"N": str(value)}
    if kind is dict:
        return {"M": _members(value, unsure)}
    if kind is list:
        return {"L": [_wire(one, unsure) for one in cast("list[Any]", value)]}
    if value is None:
        return {"NULL": True}
    if kind is bool:
        return {"BOOL": value}
    assert kind in (int, Decimal), "JSON has no other values"
    unsure.append(value)
    return {"N": _number(Decimal(value))}


def _number(value: Decimal) -> str:
    """DynamoDB's own spelling: no exponent, no needless zeros."""
    if not value:
        return "0"
    try:
        return format(_EXACT.create_decimal(value).normalize(_EXACT), "f")
    except DecimalException:
        raise InvalidError(
            f"a number has at most {limits.NUMBER_DIGITS_MAX} digits, and lies between "
            f"1E{limits.NUMBER_EXPONENT_MIN} and 1E+{limits.NUMBER_EXPONENT_MAX + 1}."
        ) from None


def _check_name(name: str) -> None:
    if not name:
        raise InvalidError("a name in an object is empty; DynamoDB cannot keep that.")
    if len(name.encode()) > limits.ATTRIBUTE_NAME_BYTES_MAX:
        raise InvalidError(f"a name has more than {limits.ATTRIBUTE_NAME_BYTES_MAX} bytes.")
