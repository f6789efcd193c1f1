"""Payloads: from the received JSON to the stored form, and back without loss.

The document requires a map. DynamoDB normalises numbers: 1.10, 1e5 and -0 become 1.1, 100000 and 0.
If a payload has such a number, its text is stored beside the map, and returned instead. Not here:
the stored form of values (`wire_of` of the model).
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any

import msgspec

from tablewright import limits
from tablewright.errors import InvalidError, InvalidValueError
from tablewright.model import wire_of
from tablewright.model.forms import wiring
from tablewright.model.forms.json_scanning import between_numbers
from tablewright.systems.events import limits as events_limits
from tablewright.systems.events.design.values import EVENT_TYPE_PATTERN

if TYPE_CHECKING:
    from tablewright.api.turns import Steps  # seeds need no extra

_TYPE = re.compile(EVENT_TYPE_PATTERN)
_TEXT = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"', re.DOTALL)
_EXPONENT = re.compile(rb"[0-9][eE][0-9+-]")  # without one, a Decimal has its original spelling
_AS_ZEROS = bytes.maketrans(b"0123456789E", b"0000000000e")
_NUMBER = re.compile(rb"-?[0-9][0-9.eE+-]*")
# Numbers whose spelling does not change.
_PLAIN = re.compile(rb"(?!-0$|-?0\.0{6})-?(?:0|[1-9][0-9]{0,37})(?:\.[0-9]*[1-9])?")
_STEP_NUMBERS = 500  # of `making_payload`
_BEFORE_NUMBER, _AFTER_ZERO = b":,[ \t\n\r", b",]} \t\n\r"

_in_order = msgspec.json.Encoder(decimal_format="number", order="deterministic").encode


@dataclass(frozen=True, slots=True)
class Payload:
    """The payload of an event, ready to store."""

    value: dict[str, Any]
    wire: Any  # in stored form, from `wire_of`
    text: str | None  # as received, if the value alone would lose its spelling
    event_type: str | None

    def digest(self) -> str:
        """Returns the same digest for the same content, regardless of order and spaces."""
        content = _in_order([self.event_type, self.value])
        return sha256(content).hexdigest()


def payload_of(value: dict[str, Any], sent: bytes, event_type: str | None) -> Payload:
    """Returns a payload parsed from `sent`; raises `InvalidError`.

    Without a type, the payload's own `event_type` is used.

    >>> from decimal import Decimal
    >>> payload_of({"price": Decimal("1.10")}, b'{"price": 1.10}', None).text
    '{"price":1.10}'
    """
    event_type = _type_of(value, event_type)
    unsure: list[Any] = []
    try:
        wire = wire_of(value, numbers=unsure)
    except InvalidValueError as error:
        raise _unfit(error) from None
    text = None
    if _has_negative_zero(sent) or (unsure and _has_exponent(sent)):
        text = _text(sent)
    elif not all(_PLAIN.fullmatch(str(one).encode()) for one in unsure):
        text = _compact(sent)
    return Payload(value, wire, text, event_type)


def making_payload(value: dict[str, Any], sent: bytes, event_type: str | None) -> Steps[Payload]:
    """Creates the result of `payload_of` in steps of a few hundred values."""
    event_type = _type_of(value, event_type)
    unsure: list[Any] = []
    try:
        wire = yield from wiring(value, numbers=unsure)
    except InvalidValueError as error:
        raise _unfit(error) from None
    is_plain = True
    if unsure or b"-0" in sent:
        is_plain = yield from _are_plain(sent)
    return Payload(value, wire, None if is_plain else _compact(sent), event_type)


def _type_of(value: dict[str, Any], event_type: str | None) -> str | None:
    if event_type is None:
        event_type = value.get("event_type")
    return None if event_type is None else checked_type(event_type)


def _unfit(error: InvalidValueError) -> InvalidError:
    place = {"place": f"payload{error.path}"[: limits.REFUSAL_ECHO_LENGTH_MAX]}
    return InvalidError(
        f"The payload cannot be stored: {error.problem}{error.seen}.", details=place
    )


def _are_plain(sent: bytes) -> Steps[bool]:
    """Whether all numbers are returned as sent."""
    for piece in between_numbers(sent):
        numbers = _NUMBER.findall(piece)
        for start in range(0, len(numbers), _STEP_NUMBERS):
            yield
            if not all(map(_PLAIN.fullmatch, numbers[start : start + _STEP_NUMBERS])):
                return False
    return True


def checked_type(event_type: Any) -> str:
    """Returns a valid event type; raises `InvalidError`."""
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
    """Returns the text without spaces, if a number in it would be returned differently."""
    numbers = _NUMBER.findall(_TEXT.sub(b"", sent))
    if all(map(_PLAIN.fullmatch, numbers)):
        return None
    return _compact(sent)


def _compact(sent: bytes) -> str:
    return msgspec.json.format(sent, indent=-1).decode()


def _has_exponent(sent: bytes) -> bool:
    """Whether a number may have an exponent. The plain search leaves few texts for the pattern."""
    return b"0e" in sent.translate(_AS_ZEROS) and _EXPONENT.search(sent) is not None


def _has_negative_zero(sent: bytes) -> bool:
    """Whether there is a -0, which is read as 0; it may be within a string."""
    place = sent.find(b"-0")
    while place > 0:
        if sent[place - 1] in _BEFORE_NUMBER and sent[place + 2] in _AFTER_ZERO:
            return True
        place = sent.find(b"-0", place + 2)
    return False
