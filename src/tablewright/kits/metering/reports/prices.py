"""Prices: the cost of a month, by the days on each plan. All functions are pure.

A day costs a part of the price of the plan at its start; the first day of a tree uses its first
plan. Days of a trial, and days after a cancellation, are free. Amounts are integers in minor units,
and a whole month on one plan costs exactly its price.
"""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import Final

from tablewright.kits.metering.allowances import Limit
from tablewright.kits.metering.plans import UNLIMITED
from tablewright.kits.metering.records import StayRecord

MONTH_PATTERN: Final = "^[1-9][0-9]{3}-(0[1-9]|1[0-2])$"


@dataclass(frozen=True, slots=True)
class Month:
    """A calendar month in UTC.

    >>> month = Month.parse("2026-02")
    >>> month.first.isoformat(), month.last.isoformat(), len(list(month.days()))
    ('2026-02-01', '2026-02-28', 28)
    """

    year: int
    number: int

    @classmethod
    def parse(cls, text: str) -> Month:
        """Parses a month such as 2026-11; raises `ValueError`."""
        if re.fullmatch(MONTH_PATTERN, text) is None:
            raise ValueError(f"{text!r} is not a month such as 2026-11.")
        return cls(int(text[:4]), int(text[5:]))

    def __str__(self) -> str:
        return f"{self.year:04}-{self.number:02}"

    @property
    def first(self) -> date:
        """The first day."""
        return date(self.year, self.number, 1)

    @property
    def last(self) -> date:
        """The last day."""
        return date(self.year, self.number, self.length)

    @property
    def length(self) -> int:
        """The number of days."""
        return monthrange(self.year, self.number)[1]

    def days(self) -> Iterator[date]:
        """Yields every day of the month."""
        for number in range(self.length):
            yield self.first + timedelta(days=number)


@dataclass(frozen=True, slots=True)
class PriceLine:
    """The price of the days on one plan, in minor units."""

    plan_id: str
    days: int
    price: int  # of a whole month
    amount: int
    currency: str
    is_trial: bool = False


@dataclass(frozen=True, slots=True)
class OverageLine:
    """The price of usage above a limit, in minor units."""

    limit: str
    used: int
    allowed: int
    per: int
    price: int
    amount: int
    currency: str


def price_lines(stays: Sequence[StayRecord], month: Month, until: date) -> list[PriceLine]:
    """Returns the price of a month, or of its days up to and including a day.

    `stays` start with the newest.
    """
    counted: dict[tuple[str, int, str, bool], int] = {}
    for day in month.days():
        stay = None if day > until else stay_on(stays, day)
        if stay is not None:
            key = (stay.plan_id, stay.price, stay.currency, _is_free(stay, day))
            counted[key] = counted.get(key, 0) + 1
    return [
        PriceLine(
            plan_id,
            days,
            price,
            0 if is_trial else _part(price, days, month.length),
            currency,
            is_trial,
        )
        for (plan_id, price, currency, is_trial), days in counted.items()
    ]


def stay_on(stays: Sequence[StayRecord], day: date) -> StayRecord | None:
    """Returns the plan period that a day is charged for: at its start, or the first of all."""
    start = datetime.combine(day, time.min, UTC)
    for one in stays:
        if one.begun_at <= start:
            return one
    first = stays[-1] if stays else None
    return first if first is not None and first.begun_at.astimezone(UTC).date() == day else None


def overage_lines(
    stay: StayRecord | None, limits: Sequence[Limit], used: Mapping[str, int]
) -> list[OverageLine]:
    """Returns the price of usage above the limits of a plan; `used` is by meter."""
    lines: list[OverageLine] = []
    if stay is None:
        return lines
    for limit in limits:
        terms, allowed = stay.overage.get(limit.name), stay.limits.get(limit.name, UNLIMITED)
        if terms is None or not isinstance(allowed, int) or allowed == UNLIMITED:
            continue
        used_units, per, price = limit.units(used.get(limit.meter, 0)), terms["per"], terms["price"]
        blocks = -(-max(0, used_units - allowed) // per)
        if blocks:
            amount, currency = blocks * price, stay.currency
            lines.append(OverageLine(limit.name, used_units, allowed, per, price, amount, currency))
    return lines


# ISO 4217: currencies whose minor unit is not a hundredth.
_DECIMALS: Final = {
    **dict.fromkeys("BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF".split(), 0),
    **dict.fromkeys("BHD IQD JOD KWD LYD OMR TND".split(), 3),
}


def shown_amount(amount: int, currency: str) -> str:
    """Formats an amount in minor units for people.

    >>> shown_amount(1900, "EUR"), shown_amount(1900, "JPY"), shown_amount(5, "USD")
    ('19.00 EUR', '1900 JPY', '0.05 USD')
    """
    decimals = _DECIMALS.get(currency, 2)
    whole, part = divmod(amount, 10**decimals)
    return f"{whole}.{part:0{decimals}} {currency}" if decimals else f"{whole} {currency}"


def _is_free(stay: StayRecord, day: date) -> bool:
    return stay.free_until is not None and datetime.combine(day, time.min, UTC) < stay.free_until


def _part(price: int, days: int, length: int) -> int:
    """Returns the price of some days of a month, rounded half up."""
    return (2 * price * days + length) // (2 * length)
