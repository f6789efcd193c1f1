"""JSON as it comes from outside: read strictly, with every number kept as it was written.

Refused are what programs understand differently: names given twice, NaN and Infinity, half
characters, numbers that DynamoDB cannot hold, and nesting that only serves to exhaust the reader.
Not here: types (`api.http.handling`).
"""

from __future__ import annotations

import json
from decimal import Decimal
from typing import Any, NoReturn

import msgspec

from tablewright import limits
from tablewright.api.http.json_size import outside_texts, size_of
from tablewright.errors import InvalidError, MalformedError

_OVERLAP = limits.NUMBER_DIGITS_MAX + 1
# With one sign for all that numbers are made of, a plain search finds the odd ones.
_AS_ZEROS = bytes.maketrans(b"0123456789.E", b"00000000000e")
_LONG, _EXPONENT = b"0" * (limits.NUMBER_DIGITS_MAX + 1), b"0e"
_PART_BYTES = 8 * limits.KIB

_decode = msgspec.json.Decoder(float_hook=Decimal).decode


def read_json(
    text: bytes, *, levels_max: int = limits.NESTING_LEVELS_MAX, is_measured: bool = False
) -> Any:
    """The value of a JSON text; raises `MalformedError`, `InvalidError` or `TooLargeError`.

    Whoever has measured it says so: `json_size.size_of` checks how deeply it is nested.

    >>> read_json(b'{"price": 1.10}')
    {'price': Decimal('1.10')}
    """
    try:
        decoded = text.decode()
    except UnicodeDecodeError:
        raise MalformedError("The body must be UTF-8.") from None
    if decoded.startswith("\ufeff"):
        raise MalformedError("The body must not start with a byte order mark.")
    if not is_measured:
        size_of(text, levels_max=levels_max)
    is_odd = _has_odd_number(text)
    if not is_odd:
        # It reads in a fifth of the time, but does not tell names that are given twice, and has
        # other words for what is wrong.
        try:
            value = _decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            pass
        else:
            if _has_names_once(value, text):
                return value
    try:
        value = (_CAREFUL if is_odd else _QUICK).decode(decoded)
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
    """Looks at a part at a time: a search keeps Python's lock until it is over."""
    if len(text) > _PART_BYTES:
        text = b"".join(outside_texts(text))
    for start in range(0, len(text), _PART_BYTES):
        part = text[start : start + _PART_BYTES + _OVERLAP].translate(_AS_ZEROS)
        if _EXPONENT in part or _LONG in part:
            return True
    return False


def _has_names_once(value: Any, text: bytes) -> bool:
    """Whether no name is given twice in one object; False where that is not sure.

    Then there are as many colons after quotes as members. A quote and a colon within a text only
    make it unsure, and so does a space between a name and its colon.
    """
    if b" :" in text:
        return False
    # A single byte is searched for much faster than two, and hardly a text has one of these.
    if (b"\n" in text and b"\n:" in text) or (b"\t" in text and b"\t:" in text):
        return False
    if b"\r" in text and b"\r:" in text:
        return False
    members, waiting = 0, [value]
    for one in waiting:
        kind = one.__class__
        if kind is dict:
            members += len(one)
            waiting.extend(one.values())
        elif kind is list:
            waiting.extend(one)
    return members == text.count(b'":')


def _whole_number(text: str) -> int:
    _check_number(text)
    return int(text)


def _number(text: str) -> Decimal:
    _check_number(text)
    return Decimal(text)


def _check_number(text: str) -> None:
    """Refuses what DynamoDB has no number for; zeros at either end do not count."""
    mantissa, _, exponent = text.lower().lstrip("-").partition("e")
    whole, _, fraction = mantissa.partition(".")
    digits = (whole + fraction).lstrip("0")
    # A body is too short for digits that would make up for a longer exponent.
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


_QUICK = json.JSONDecoder(
    object_pairs_hook=_object, parse_float=Decimal, parse_constant=_no_constant
)
_CAREFUL = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_float=_number,
    parse_int=_whole_number,
    parse_constant=_no_constant,
)
