"""JSON of requests: parsed strictly, with every number as written.

Ambiguous input is rejected: duplicate names, NaN and Infinity, lone surrogates, numbers that
DynamoDB cannot store, and excessive nesting.
Not here: types (`api.http.handling`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Generator
from decimal import Decimal
from typing import Any, NoReturn

import msgspec

from tablewright import limits
from tablewright.api.http.json_size import measuring, size_of
from tablewright.api.turns import Steps, finished
from tablewright.errors import InvalidError, MalformedError
from tablewright.model.forms.json_scanning import between_numbers

# With one character for all parts of numbers, a plain search finds the unusual ones.
_AS_ZEROS = bytes.maketrans(b"0123456789.E", b"00000000000e")
_LONG, _EXPONENT = b"0" * (limits.NUMBER_DIGITS_MAX + 1), b"0e"
_NUMBER = re.compile(rb"[0-9]+(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?")
_STEP_BYTES = 16 * limits.KIB  # read within half a millisecond, whatever its content
_STEP_NUMBERS, _STEP_ELEMENTS = 100, 500
_FIRST = re.compile(rb"[ \n\t\r]*([{\[])")

_decode = msgspec.json.Decoder(float_hook=Decimal).decode
_members = msgspec.json.Decoder(dict[str, msgspec.Raw]).decode
_elements = msgspec.json.Decoder(list[msgspec.Raw]).decode


def read_json(
    text: bytes, *, levels_max: int = limits.NESTING_LEVELS_MAX, is_measured: bool = False
) -> Any:
    """The value of a JSON text; raises `MalformedError`, `InvalidError` or `TooLargeError`.

    Callers that have measured the text pass this: `json_size.size_of` also checks its nesting.

    >>> read_json(b'{"price": 1.10}')
    {'price': Decimal('1.10')}
    """
    if len(text) > _STEP_BYTES:
        return finished(reading(text, levels_max=levels_max, is_measured=is_measured))
    if not is_measured:
        size_of(text, levels_max=levels_max)
    if _has_odd_number(text):
        finished(_checking_numbers(text))
    try:
        value = _decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _read_strictly(text)
    return value if _has_names_once(value, text) else _read_strictly(text)


def reading(
    text: bytes, *, levels_max: int = limits.NESTING_LEVELS_MAX, is_measured: bool = False
) -> Steps[Any]:
    """Reads a text as `read_json` does, a part at a time. Only malformed texts are read at once."""
    if not is_measured:
        yield from measuring(text, levels_max=levels_max)
    yield from _checking_numbers(text)
    try:
        value, names = yield from _reading_part(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return _read_strictly(text)
    marks = yield from _counting_marks(text)
    return value if names == marks else _read_strictly(text)


def _reading_part(text: bytes | memoryview) -> Generator[None, None, tuple[Any, int]]:
    """Returns a value, and the number of its names as `_marks_in` counts them."""
    if len(text) > _STEP_BYTES:
        first = _FIRST.match(text)
        if first is not None:
            read = _reading_members if first[1] == b"{" else _reading_elements
            return (yield from read(text))
    text = bytes(text)
    value: Any = _decode(text)
    marks = _marks_in(text)
    yield
    if value.__class__ in (list, dict) and _names_in(value) != marks:
        value = _read_strictly(text)  # a string may contain a quote and a colon
    return value, marks


def _reading_members(text: bytes | memoryview) -> Generator[None, None, tuple[Any, int]]:
    made: dict[str, Any] = {}
    members = _members(text)
    names = len(members)
    yield
    for name, member in members.items():
        made[name], inner = yield from _reading_part(memoryview(member))
        names += inner
    return made, names


def _reading_elements(text: bytes | memoryview) -> Generator[None, None, tuple[Any, int]]:
    """Reads the elements of a list, several small ones at once."""
    made: list[Any] = []
    names, waiting, waiting_bytes = 0, list[memoryview](), 0
    elements = _elements(text)
    yield
    for place, raw in enumerate(elements, 1):
        if place % _STEP_ELEMENTS == 0:
            yield
        element = memoryview(raw)
        is_large = len(element) > _STEP_BYTES // 2
        if not is_large:
            waiting.append(element)
            waiting_bytes += len(element) + 1
        if waiting and (is_large or place == len(elements) or waiting_bytes > _STEP_BYTES // 2):
            some, inner = yield from _reading_part(b"[%b]" % b",".join(waiting))
            made += some
            names += inner
            waiting, waiting_bytes = [], 0
        if is_large:
            one, inner = yield from _reading_part(element)
            made.append(one)
            names += inner
    return made, names


def _read_strictly(text: bytes) -> Any:
    """Reads a text at five times the cost; finds duplicate names, and explains errors."""
    try:
        decoded = text.decode()
    except UnicodeDecodeError:
        raise MalformedError("The body must be UTF-8.") from None
    if decoded.startswith("\ufeff"):
        raise MalformedError("The body must not start with a byte order mark.")
    try:
        value = _STRICT.decode(decoded)
    except json.JSONDecodeError as error:
        raise MalformedError(
            f"The body is not valid JSON: {error.msg}: line {error.lineno}, column {error.colno}."
        ) from None
    except RecursionError:
        raise InvalidError("The body is nested too deeply.") from None
    if ("\\ud" in decoded or "\\uD" in decoded) and not _is_whole(value):
        raise InvalidError("A string must not contain a lone surrogate.")
    return value


def _has_odd_number(text: bytes) -> bool:
    zeros = text.translate(_AS_ZEROS)
    return _EXPONENT in zeros or _LONG in zeros


def _checking_numbers(text: bytes) -> Steps[None]:
    """Raises `InvalidError` for numbers that DynamoDB cannot store."""
    for piece in between_numbers(text):
        yield
        if _has_odd_number(piece):
            for place, number in enumerate(_NUMBER.findall(piece)):
                _check_number(number.decode())
                if place % _STEP_NUMBERS == 0:
                    yield


def _has_names_once(value: Any, text: bytes) -> bool:
    """Whether no object has a duplicate name; False if that is uncertain.

    Then there are as many colons after quotes or spaces as members. One within a string only makes
    it uncertain.
    """
    names = _names_in(value)
    return names == text.count(b":") or names == _marks_in(text)


def _names_in(value: Any) -> int:
    """The members of all objects."""
    names, waiting = 0, [value]
    for one in waiting:
        kind = one.__class__
        if kind is dict:
            names += len(one)
            waiting.extend(one.values())
        elif kind is list:
            waiting.extend(one)
    return names


def _marks_in(text: bytes) -> int:
    """Colons after quotes or spaces: all that follow a name, and perhaps some within texts."""
    # A single byte is searched for much faster than two.
    if b":" not in text:
        return 0
    marks = text.count(b'":') + text.count(b" :")
    if b"\n" in text:
        marks += text.count(b"\n:")
    if b"\t" in text:
        marks += text.count(b"\t:")
    if b"\r" in text:
        marks += text.count(b"\r:")
    return marks


def _counting_marks(text: bytes) -> Steps[int]:
    marks = 0
    for start in range(0, len(text), _STEP_BYTES):
        marks += _marks_in(text[max(0, start - 1) : start + _STEP_BYTES])
        yield
    return marks


def _check_number(text: str) -> None:
    """Rejects numbers that DynamoDB cannot store; zeros at either end do not count."""
    mantissa, _, exponent = text.lower().lstrip("-").partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    # A body is too short for digits that would compensate a longer exponent.
    shift = int(exponent.lstrip("+-").lstrip("0")[:9] or 0)
    magnitude = -shift if exponent.startswith("-") else shift
    if digits:
        magnitude += len(digits) - 1 - len(fraction)
    if not limits.NUMBER_EXPONENT_MIN <= magnitude <= limits.NUMBER_EXPONENT_MAX:
        raise InvalidError("A number is outside DynamoDB's range.")
    if len(digits.rstrip("0")) > limits.NUMBER_DIGITS_MAX:
        raise InvalidError(f"A number may have at most {limits.NUMBER_DIGITS_MAX} digits.")


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    made = dict(pairs)
    if len(made) != len(pairs):
        seen: set[str] = set()
        twice = next(name for name, _ in pairs if name in seen or seen.add(name))
        raise InvalidError(f"Duplicate name {twice[:80]!r} in an object.")
    return made


def _no_constant(text: str) -> NoReturn:
    raise InvalidError(f"{text} is not a JSON number.")


def _is_whole(value: Any) -> bool:
    try:
        json.dumps(value, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError:
        return False
    return True


_STRICT = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=Decimal, parse_constant=_no_constant
)
