"""Payloads: from the JSON that was sent to what is stored, and back without a digit lost.

The document wants a map. DynamoDB's numbers have no spelling: 1.10, 1e5 and -0 come back as 1.1,
100000 and 0. Where a payload has such a number, its text is kept beside the map, and given back in
its place.
Not here: the walk from values to what is stored (`wire_of` of the model).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import msgspec

from tablewright import limits
from tablewright.errors import InvalidError, InvalidValueError
from tablewright.model import wire_of
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.values import EVENT_TYPE_PATTERN

_TYPE = re.compile(EVENT_TYPE_PATTERN)
_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_EXPONENT = re.compile(rb"[0-9][eE][0-9+-]")  # without one, a Decimal is spelled as it was sent
_AS_ZEROS = bytes.maketrans(b"0123456789E", b"0000000000e")
_NUMBER = re.compile(rb"-?[0-9][0-9.eE+-]*")
# Numbers that are spelled as they are given back.
_PLAIN = re.compile(rb"(?!-0$|-?0\.0{6})-?(?:0|[1-9][0-9]{0,37})(?:\.[0-9]*[1-9])?")
_BEFORE_NUMBER, _AFTER_ZERO = b":,[ \t\n\r", b",]} \t\n\r"

_in_order = msgspec.json.Encoder(decimal_format="number", order="deterministic").encode


@dataclass(frozen=True, slots=True)
class Payload:
    """What somebody sent as an event, ready to be stored."""

    value: dict[str, Any]
    wire: Any  # as DynamoDB keeps it, from `wire_of`
    text: str | None  # as it was sent, if the value would not tell it
    event_type: str | None

    def digest(self) -> str:
        """The same for the same content, in whatever order and with whatever spaces."""
        content = _in_order([self.event_type, self.value])
        return sha256(content).hexdigest()


def payload_of(value: dict[str, Any], sent: bytes, event_type: str | None) -> Payload:
    """A payload that was read from `sent`; raises `InvalidError`.

    Without a type of its own, it has the one that it names itself.

    >>> from decimal import Decimal
    >>> payload_of({"price": Decimal("1.10")}, b'{"price": 1.10}', None).text
    '{"price":1.10}'
    """
    if event_type is None:
        event_type = value.get("event_type")
    if event_type is not None:
        event_type = checked_type(event_type)
    unsure: list[Any] = []
    try:
        wire = wire_of(value, numbers=unsure)
    except InvalidValueError as error:
        place = {"place": f"payload{error.path}"[: limits.REFUSAL_ECHO_LENGTH_MAX]}
        raise InvalidError(
            f"The payload cannot be stored: {error.problem}{error.seen}.", details=place
        ) from None
    text = None
    if _has_negative_zero(sent) or (unsure and _has_exponent(sent)):
        text = _text(sent)
    elif not all(_PLAIN.fullmatch(str(one).encode()) for one in unsure):
        text = _compact(sent)
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
            f"An event type must have 1 to {events_limits.EVENTS_TYPE_LENGTH_MAX} letters, digits, "
            "dots, hyphens or underscores.",
            details={"place": "event_type"},
        )
    return event_type


def _text(sent: bytes) -> str | None:
    """What was sent, without spaces, if a number in it would be given back otherwise."""
    numbers = _NUMBER.findall(_TEXT.sub(b"", sent))
    if all(map(_PLAIN.fullmatch, numbers)):
        return None
    return _compact(sent)


def _compact(sent: bytes) -> str:
    return msgspec.json.format(sent, indent=-1).decode()


def _has_exponent(sent: bytes) -> bool:
    """Whether a number may have one. The plain search leaves few texts for the pattern."""
    return b"0e" in sent.translate(_AS_ZEROS) and _EXPONENT.search(sent) is not None


def _has_negative_zero(sent: bytes) -> bool:
    """Whether there is a -0, which is read as a plain 0; perhaps within a text."""
    place = sent.find(b"-0")
    while place > 0:
        if sent[place - 1] in _BEFORE_NUMBER and sent[place + 2] in _AFTER_ZERO:
            return True
        place = sent.find(b"-0", place + 2)
    return False
