"""Forms of numbers: DynamoDB's N has 38 digits, from 1E-130 to 9.99…E+125.

An `int` or a `Decimal` is stored exactly or rejected. A `float` is stored as its `repr`, the
shortest decimal number that is read back as the same float. If another program stored more digits,
the number is rounded to the nearest float when it is read.
Not here: times that are stored as numbers (`forms.times`).
"""

from __future__ import annotations

import math
from decimal import Decimal
from typing import Any

from tablewright import limits
from tablewright.errors import InvalidValueError
from tablewright.model.forms.form import Form, described_value
from tablewright.model.forms.source import Scope
from tablewright.values import numbers

_SAFE_INTEGER = 10**limits.NUMBER_DIGITS_MAX  # every smaller one has few enough digits
_SAFE_NEGATIVE = -_SAFE_INTEGER
_INTEGER_MAX = 10 ** (limits.NUMBER_EXPONENT_MAX + 1)
_FLOAT_MAX = float(f"1e{limits.NUMBER_EXPONENT_MAX + 1}")
_FLOAT_MIN = float(f"1e{limits.NUMBER_EXPONENT_MIN}")


class IntegerForm(Form):
    """`int`, stored as N."""

    kind = "N"
    format = "integer"
    label = "int"
    decoded_type = str
    is_direct = False
    is_key_text = True

    def fit(self, value: Any) -> int:
        """Returns the number; rejects a flag."""
        if not self.takes(value):
            self.refuse(value)
        number = int(value)
        if not _SAFE_NEGATIVE < number < _SAFE_INTEGER:
            if not -_INTEGER_MAX < number < _INTEGER_MAX:
                raise InvalidValueError(numbers.OVERFLOW)
            _canonical(str(number))
        return number

    def takes(self, value: Any) -> bool:
        return isinstance(value, int) and not isinstance(value, bool)

    def content_of(self, fitted: int) -> str:
        return str(fitted)

    def decoded(self, content: str) -> int:
        """Returns the number; `100.0` and `1E2` are integers too."""
        try:
            return int(content)
        except ValueError:
            number = Decimal(content)
            if number != number.to_integral_value():
                raise
            return int(number)

    def decode_source(self, content: str, scope: Scope) -> str:
        """Reads digits; leaves any other spelling to `decoded`."""
        return f"{scope.bind(int)}({content})"

    json_source = decode_source

    def fits_source(self, value: str, scope: Scope) -> str:
        low, high = scope.bind(_SAFE_NEGATIVE), scope.bind(_SAFE_INTEGER)
        return f"{scope.bind(type)}({value}) is {scope.bind(int)} and {low} < {value} < {high}"

    def content_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(str)}({value})"


class DecimalForm(Form):
    """`Decimal`, stored as N exactly."""

    kind = "N"
    format = "decimal"
    label = "Decimal"
    decoded_type = Decimal
    is_key_text = True

    def fit(self, value: Any) -> Decimal:
        """Returns the number; accepts an int, but not a float."""
        if not self.takes(value):
            self.refuse(value)
        number = Decimal(value)
        self.stored(number)
        return number

    def stored(self, value: Any) -> str:
        """Returns DynamoDB's spelling of the number; raises `InvalidValueError`."""
        if not isinstance(value, Decimal):
            value = self.fit(value)
        if not value.is_finite():
            raise InvalidValueError("expected a finite number", seen=f", got {value}")
        return _canonical(str(value))

    def takes(self, value: Any) -> bool:
        return isinstance(value, Decimal | int) and not isinstance(value, bool)

    def content_of(self, fitted: Decimal) -> str:
        """Returns DynamoDB's spelling: without an exponent or unnecessary zeros."""
        return numbers.canonical(str(fitted))


class FloatForm(Form):
    """`float`, stored as N in its shortest decimal form."""

    kind = "N"
    format = "float"
    label = "float"
    decoded_type = str
    is_direct = False

    def fit(self, value: Any) -> float:
        """Returns the number; accepts an int that a float can represent."""
        if not self.takes(value):
            self.refuse(value)
        try:
            number = float(value) + 0.0  # which turns negative zero into zero
        except OverflowError:
            raise InvalidValueError(numbers.OVERFLOW) from None
        if not math.isfinite(number):
            raise InvalidValueError("expected a finite number", seen=f", got {number}")
        if number != value:
            raise InvalidValueError("a float cannot hold it", seen=f": {described_value(value)}")
        if number and not _FLOAT_MIN <= abs(number) < _FLOAT_MAX:
            raise InvalidValueError(numbers.OVERFLOW if abs(number) > 1 else numbers.UNDERFLOW)
        return number

    def takes(self, value: Any) -> bool:
        return isinstance(value, float | int) and not isinstance(value, bool)

    def content_of(self, fitted: float) -> str:
        """Returns the shortest decimal number that is read back as the same float."""
        return repr(fitted)

    def decoded(self, content: str) -> float:
        return float(content)

    def decode_source(self, content: str, scope: Scope) -> str:
        return f"{scope.bind(float)}({content})"


def _canonical(text: str) -> str:
    try:
        return numbers.kept(text)[0]
    except numbers.NumberError as error:
        raise InvalidValueError(str(error)) from None
