"""Forms of dates and times.

A `datetime` has a zone, and is stored in UTC. By default it is ISO text with milliseconds; the
names below are annotations for other formats:

    IsoMillis         "2025-11-18T12:00:00.000Z"   the default
    IsoSeconds        "2025-11-18T12:00:00Z"
    IsoMicros         "2025-11-18T12:00:00.000000Z"
    EpochSeconds      1763467200                   a number, for time to live
    EpochMillis       1763467200000
    EpochSecondsText  "1763467200"                 a number as text, as in WhatsApp

Finer precision is truncated towards the past when the value is set, not when it is stored: a
written item equals the one that is read. Texts of other precisions and zones, written by other
programs, are read as the same instants. In keys, each format has a fixed length and sorts
chronologically.
"""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Any, NoReturn

from tablewright import limits
from tablewright.errors import InvalidValueError, StoredItemError
from tablewright.model.forms.form import Form, described_wire
from tablewright.model.forms.source import Scope
from tablewright.model.forms.wires import AwareDatetime

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_FIRST, _LAST = datetime.min.replace(tzinfo=UTC), datetime.max.replace(tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)
_OFFSET_LENGTH = len("+00:00")


class DateForm(Form):
    """`date`, stored as `2025-11-18`."""

    kind = "S"
    format = "date"
    label = "date"
    decoded_type = date
    is_key_text = True

    def fit(self, value: Any) -> date:
        """Returns the date; rejects a datetime."""
        if not self.takes(value):
            self.refuse(value)
        return value

    def takes(self, value: Any) -> bool:
        return isinstance(value, date) and not isinstance(value, datetime)

    def content_of(self, fitted: date) -> str:
        return fitted.isoformat()

    def fits_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(type)}({value}) is {scope.bind(date)}"

    def content_source(self, value: str, scope: Scope) -> str:
        return f"{value}.isoformat()"


class InstantForm(Form):
    """`datetime` with a zone."""

    label = "datetime"
    is_key_text = True
    unit: timedelta
    """Finer precision is truncated."""
    _lately: tuple[Any, Any] = (None, None)

    def fit(self, value: Any) -> datetime:
        """Returns the instant in UTC, in the form's precision; raises if it has no zone."""
        given, fitted = self._lately  # many items that are written together share one time
        if value is given and value is not None:
            return fitted
        fitted = self._cut(value)
        self._lately = value, fitted
        return fitted

    def _cut(self, value: Any) -> datetime:
        if not isinstance(value, datetime):
            self.refuse(value)
        if value.utcoffset() is None:
            raise InvalidValueError(
                "expected a datetime with a time zone, such as datetime.now(UTC)",
                seen=f", got {value}",
            )
        try:
            instant = value if value.tzinfo is UTC else value.astimezone(UTC)
        except OverflowError:
            raise InvalidValueError("the time is out of range in UTC", seen=f": {value}") from None
        excess = instant.microsecond % (self.unit // _MICROSECOND)
        return instant.replace(microsecond=instant.microsecond - excess) if excess else instant

    def takes(self, value: Any) -> bool:
        return isinstance(value, datetime)

    def fits_source(self, value: str, scope: Scope) -> str:
        """True for times in UTC that need no truncation."""
        unit = self.unit // _MICROSECOND
        is_datetime = f"{scope.bind(type)}({value}) is {scope.bind(datetime)}"
        is_utc = f"{value}.tzinfo is {scope.bind(UTC)}"
        return f"{is_datetime} and {is_utc} and not {value}.microsecond % {unit}"


class IsoForm(InstantForm):
    """`datetime` as ISO 8601 text in UTC: `2025-11-18T12:00:00.000Z`."""

    kind = "S"
    decoded_type = AwareDatetime

    def __init__(self, precision: str) -> None:
        self.format = f"iso-{precision}"
        self.unit = timedelta(**{precision: 1})
        self._precision = precision
        # Only for plain datetimes in UTC: equal ones may have another text.
        self._text = lru_cache(limits.TIME_TEXTS_KEPT)(self.content_of)

    def content_of(self, fitted: datetime) -> str:
        return fitted.isoformat(timespec=self._precision)[:-_OFFSET_LENGTH] + "Z"

    def content_source(self, value: str, scope: Scope) -> str:
        return f"{scope.bind(self._text)}({value})"

    def from_key_text(self, text: str) -> datetime:
        """Returns the instant; rejects a text in another format than the stored one."""
        instant: datetime = self.value_of(text)
        if self.content_of(self.fit(instant)) != text:
            raise self.stored_otherwise({self.kind: text})
        return instant

    def from_text(self, text: str) -> datetime:
        """Parses an RFC 3339 time, in any zone and with any fraction."""
        return self.value_of(text)


class EpochForm(InstantForm):
    """`datetime` as a count of seconds or milliseconds since 1970."""

    decoded_type = str
    is_direct = False
    is_content_key_text = False

    def __init__(self, precision: str, *, kind: str = "N") -> None:
        self.kind = kind
        self.format = f"epoch-{precision}" if kind == "N" else f"epoch-{precision}-text"
        self.unit = timedelta(**{precision: 1})
        # Digits of today's counts: from 1970 to November 2286.
        self._key_length = 10 if precision == "seconds" else 13

    def content_of(self, fitted: datetime) -> str:
        return str(self._counted(fitted))

    def decoded(self, content: str) -> datetime:
        """Returns the instant; accepts fractions down to microseconds."""
        try:
            return _EPOCH + int(Decimal(content) * (self.unit // _MICROSECOND)) * _MICROSECOND
        except OverflowError:
            raise StoredItemError(
                f"expected {self.expected} of a time before the year 10000",
                seen=f", found {described_wire({self.kind: content})}",
            ) from None

    def key_text(self, value: Any) -> str:
        """The count, with leading zeros to a fixed length."""
        text = self.stored(value)
        if text.startswith("-") or len(text) > self._key_length:
            raise InvalidValueError(
                "a time in a key must be between 1970 and 2286",
                seen=f", got {value}",
            )
        return text.zfill(self._key_length)

    def decode_source(self, content: str, scope: Scope) -> str:
        # Multiplication takes a fifth of the time of creating a timedelta.
        epoch, unit, number = scope.bind(_EPOCH), scope.bind(self.unit), scope.bind(int)
        return f"{epoch} + {number}({content}) * {unit}"

    def json_source(self, content: str, scope: Scope) -> str | None:
        if self.kind != "N":
            return None
        count = scope.fresh()
        first, last = scope.bind(self._counted(_FIRST)), scope.bind(self._counted(_LAST))
        is_time = f"{first} <= ({count} := {scope.bind(int)}({content})) <= {last}"
        return f"({count} if {is_time} else {scope.bind(self._refused)}({content}))"

    def _counted(self, instant: datetime) -> int:
        return (instant - _EPOCH) // self.unit

    def _refused(self, content: str) -> NoReturn:
        self.decoded(content)
        raise AssertionError("no time has this count")

    def content_source(self, value: str, scope: Scope) -> str:
        count = f"({value} - {scope.bind(_EPOCH)}) // {scope.bind(self.unit)}"
        return f"{scope.bind(str)}({count})"

    def key_text_source(self, value: str, content: str, scope: Scope) -> str:
        is_whole = f"{scope.bind(len)}({content}) == {self._key_length} and {content}[0] != '-'"
        return f"({content} if {is_whole} else {scope.bind(self.key_text)}({value}))"


ISO_MILLIS = IsoForm("milliseconds")

IsoMillis = Annotated[datetime, ISO_MILLIS]
IsoSeconds = Annotated[datetime, IsoForm("seconds")]
IsoMicros = Annotated[datetime, IsoForm("microseconds")]
EpochSeconds = Annotated[datetime, EpochForm("seconds")]
EpochMillis = Annotated[datetime, EpochForm("milliseconds")]
EpochSecondsText = Annotated[datetime, EpochForm("seconds", kind="S")]
