"""Units: the usage of one call, computed from sizes as DynamoDB does.

A read unit is 4 KB read consistently, and half a unit otherwise. A write unit is 1 KB. A
transaction uses twice as many of both.
"""

from __future__ import annotations

from decimal import ROUND_CEILING, Decimal

from tablewright import limits

_HALF = Decimal("0.5")

Reckoned = tuple[Decimal, str]
"""Units, and their arithmetic."""


def item_read(size_bytes: Decimal, *, consistent: bool) -> Reckoned:
    """Returns the units of a GetItem."""
    blocks = _blocks(size_bytes, limits.READ_UNIT_BYTES)
    return _eased(blocks, f"ceil({_bytes(size_bytes)} / 4 KB) = {blocks}", consistent=consistent)


def page_read(entries: Decimal, size_bytes: Decimal, *, consistent: bool) -> Reckoned:
    """Returns the units of a query or scan, which adds up sizes before rounding."""
    total = entries * size_bytes
    blocks = _blocks(total, limits.READ_UNIT_BYTES)
    words = f"ceil({_number(entries)} * {_bytes(size_bytes)} / 4 KB) = {blocks}"
    return _eased(blocks, words, consistent=consistent)


def item_write(size_bytes: Decimal, *, times: Decimal, transaction: bool) -> Reckoned:
    """Returns the units of a number of writes of an item or index entry."""
    blocks = _blocks(size_bytes, limits.WRITE_UNIT_BYTES)
    words = f"ceil({_bytes(size_bytes)} / 1 KB) = {blocks}"
    units = blocks * times
    if times != 1:
        words += f", * {_number(times)}"
    if transaction:
        units *= 2
        words += ", * 2 in a transaction"
    return units, words


def _blocks(size_bytes: Decimal, unit_bytes: int) -> Decimal:
    return max(Decimal(1), (size_bytes / unit_bytes).to_integral_value(ROUND_CEILING))


def _eased(blocks: Decimal, words: str, *, consistent: bool) -> Reckoned:
    if consistent:
        return blocks, words
    return blocks * _HALF, f"{words}, * 0.5"


def _bytes(size_bytes: Decimal) -> str:
    return f"{size_bytes.to_integral_value(ROUND_CEILING):,} B"


def _number(number: Decimal) -> str:
    return f"{number.normalize():,f}"
