"""Numbers of DynamoDB: 38 significant digits, from 1E-130 to 9.99…E+125, and zero.

A number is kept as text in DynamoDB's own spelling: plain digits, no exponent, no needless zeros.
Not here: which attributes are numbers (`values.attributes`).
"""

from __future__ import annotations

import re
from decimal import Context, Decimal
from functools import lru_cache

from tablewright import limits

_PLAIN_INTEGER = re.compile(r"(?:0|-?[1-9][0-9]{0,37})\Z").match
# Short numbers in DynamoDB's own spelling, except 0: nearly all stored numbers.
_USUAL = re.compile(r"(-?)(?!0\Z)(0|[1-9][0-9]{0,17})(?:\.([0-9]{0,17}[1-9]))?\Z").match
_NUMBER = re.compile(r"([+-]?)([0-9]*)(?:\.([0-9]*))?(?:[eE]([+-]?[0-9]+))?\Z").match
_POWER_MAX = 2**63 - 1  # a written exponent beyond 64 bits is not a number to DynamoDB
_INT_MAX = 2**31 - 1  # an exponent this large becomes negative in the older parser
_POWER_LENGTH_MAX = 4_000  # of its text, with leading zeros; Python converts no more
_EXACT = Context(prec=400)  # enough for any sum of two numbers in range, exactly


class NumberError(ValueError):
    """The text is not a number that DynamoDB can store; the message is DynamoDB's.

    `older` is the message of operations with the older parser, such as batch writes and
    transactions; `in_statement` is the message for parameters of PartiQL statements.
    """

    def __init__(self, message: str, *, older: str = "", in_statement: str = "") -> None:
        super().__init__(message)
        self.older = older or message
        self.in_statement = in_statement or self.older


NOT_NUMERIC = "The parameter cannot be converted to a numeric value"
OVERFLOW = (
    "Number overflow. Attempting to store a number with magnitude larger than supported range"
)
UNDERFLOW = (
    "Number underflow. Attempting to store a number with magnitude smaller than supported range"
)
TOO_MANY_DIGITS = "Attempting to store more than 38 significant digits in a Number"


def canonical(text: str) -> str:
    """Returns DynamoDB's spelling of a number, or raises `NumberError` with DynamoDB's message.

    >>> canonical("+01.50e2")
    '150'
    """
    if _PLAIN_INTEGER(text):
        return text
    sign, digits, exponent = _parts(text)
    if exponent > limits.NUMBER_EXPONENT_MAX:
        older = UNDERFLOW if exponent >= _INT_MAX else OVERFLOW
        raise NumberError(OVERFLOW, older=older, in_statement=_unconvertible(text))
    if exponent < limits.NUMBER_EXPONENT_MIN:
        raise NumberError(UNDERFLOW, in_statement=_unconvertible(text))
    if not digits:
        return "0"
    if len(digits) > limits.NUMBER_DIGITS_MAX:
        raise NumberError(TOO_MANY_DIGITS)
    return sign + _plain(digits, exponent)


@lru_cache(limits.NUMBERS_REMEMBERED_MAX)
def kept(text: str) -> tuple[str, int]:
    """Returns DynamoDB's spelling of a number and its size; raises `NumberError`.

    >>> kept("+01.50e2")
    ('150', 3)
    """
    if (usual := _USUAL(text)) is not None:
        sign, whole, fraction = usual.groups(default="")
        if whole == "0":
            digits = fraction.lstrip("0")
            place = len(fraction) - len(digits)
        else:
            digits = whole + fraction if fraction else whole.rstrip("0")
            place = len(whole)
        return text, 1 + (len(digits) + place % 2 + 1) // 2 + len(sign)
    spelling = canonical(text)
    return spelling, size_bytes(spelling)


def _unconvertible(text: str) -> str:
    """Returns a statement's message for a number that it cannot parse; empty if it can."""
    return "" if fits_scale(text) else f"{NOT_NUMERIC}: {text}"


def fits_scale(text: str) -> bool:
    """Whether a number has an exponent and a scale of 32 bits, as PartiQL's reading of it needs.

    The scale is the number of digits after the point, less the exponent.

    >>> fits_scale("1e2147483647"), fits_scale("1.5e-2147483647")
    (True, False)
    """
    mantissa, _, power_text = text.lower().partition("e")
    if len(power_text) > _POWER_LENGTH_MAX:
        return False
    power = int(power_text or "0")
    scale = len(mantissa.partition(".")[2]) - power
    return all(-_INT_MAX - 1 <= number <= _INT_MAX for number in (power, scale))


def _parts(text: str) -> tuple[str, str, int]:
    """Splits a number into sign, significant digits and the exponent of the first digit.

    Zero has no digits; its exponent is the one written, which DynamoDB checks too.
    """
    match = _NUMBER(text)
    if match is None or not (match[2] or match[3]) or len(match[4] or "") > _POWER_LENGTH_MAX:
        raise NumberError(f"{NOT_NUMERIC}: {text}", older="" if text else NOT_NUMERIC)
    sign, whole, fraction, power_text = match.groups(default="")
    power = int(power_text or "0")
    if abs(power) > _POWER_MAX:
        raise NumberError(f"{NOT_NUMERIC}: {text}")
    stripped = (whole + fraction).lstrip("0")
    digits = stripped.rstrip("0")
    if not digits:
        return "", "", power
    return "-" if sign == "-" else "", digits, len(stripped) - len(fraction) - 1 + power


def _plain(digits: str, exponent: int) -> str:
    if exponent < 0:
        return "0." + "0" * (-exponent - 1) + digits
    whole_length = exponent + 1
    if len(digits) <= whole_length:
        return digits + "0" * (whole_length - len(digits))
    return f"{digits[:whole_length]}.{digits[whole_length:]}"


def add(left: str, right: str) -> str:
    """Returns the exact sum; raises `NumberError` if DynamoDB cannot store it."""
    return _kept(_EXACT.add(Decimal(left), Decimal(right)))


def subtract(left: str, right: str) -> str:
    """Returns the exact difference; raises `NumberError` if DynamoDB cannot store it."""
    return _kept(_EXACT.subtract(Decimal(left), Decimal(right)))


def _kept(result: Decimal) -> str:
    # A computed zero has an exponent too, but it was not written: it is not checked.
    if not result:
        return "0"
    _, digits, _ = _parts(text := str(result))
    if len(digits) > limits.NUMBER_DIGITS_MAX:
        raise NumberError(OVERFLOW)  # DynamoDB's message for a result with too many digits, too
    return canonical(text)


def size_bytes(text: str) -> int:
    """Returns DynamoDB's size: one byte, one per base-100 digit, and one if it is negative."""
    if _PLAIN_INTEGER(text):
        digits, exponent = text.lstrip("-").rstrip("0"), len(text.lstrip("-")) - 1
    else:
        _, digits, exponent = _parts(text)
    if not digits:
        return 1
    leading = 1 if exponent % 2 == 0 else 0  # a first digit in an even place fills a pair alone
    pairs = (len(digits) + leading + 1) // 2
    return 1 + pairs + (1 if text.startswith("-") else 0)


# Order-preserving bytes. A two-byte head holds sign and exponent; then the digits, a nibble each,
# shifted so that the end (0 or, for negatives, f) sorts before (after) every digit.
_HEAD_ZERO = 0x8000
_EXPONENT_SHIFT = 1 - limits.NUMBER_EXPONENT_MIN
_RISING = str.maketrans("0123456789", "123456789a")
_FALLING = str.maketrans("0123456789", "edcba98765")


def to_sortable(text: str) -> bytes:
    """Returns bytes that sort like the numbers; none is a prefix of another."""
    sign, digits, exponent = _parts(text)
    if not digits:
        return _HEAD_ZERO.to_bytes(2, "big") + b"\x00"
    if sign:
        head = _HEAD_ZERO - (exponent + _EXPONENT_SHIFT)
        padded = digits.translate(_FALLING) + ("f" if len(digits) % 2 else "")
        return head.to_bytes(2, "big") + bytes.fromhex(padded) + b"\xff"
    head = _HEAD_ZERO + (exponent + _EXPONENT_SHIFT)
    padded = digits.translate(_RISING) + ("0" if len(digits) % 2 else "")
    return head.to_bytes(2, "big") + bytes.fromhex(padded) + b"\x00"
