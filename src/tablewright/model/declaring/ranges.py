"""Ranges: bounds on one part of a sort key.

    between(low, high)   since(low)   after(low)   until(high)   before(high)   starting(prefix)

`between`, `since` and `until` include their bounds, `after` and `before` exclude them. Not here:
the key condition of a range (`model.expressions.key_conditions`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Range(Generic[T]):
    """Bounds on one attribute of a sort key, on one side or both."""

    low: T | None = None
    high: T | None = None
    is_low_excluded: bool = False
    is_high_excluded: bool = False
    prefix: str | None = None


def between(low: T, high: T) -> Range[T]:
    """From `low` to `high`, both included."""
    return Range(low, high)


def since(low: T) -> Range[T]:
    """From `low` on, included."""
    return Range(low=low)


def after(low: T) -> Range[T]:
    """Greater than `low`."""
    return Range(low=low, is_low_excluded=True)


def until(high: T) -> Range[T]:
    """Up to `high`, included."""
    return Range(high=high)


def before(high: T) -> Range[T]:
    """Less than `high`."""
    return Range(high=high, is_high_excluded=True)


def starting(prefix: str) -> Range[str]:
    """Texts that begin with `prefix`."""
    return Range(prefix=prefix)
