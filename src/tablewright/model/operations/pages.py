"""Pages of results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, TypeVar

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """Some results of a query, and the cursor to go on with; None when that was all."""

    items: list[T]
    cursor: str | None = None
    scanned_count: int = 0  # items that were read, before filters
