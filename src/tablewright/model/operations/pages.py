"""Pages of results."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tablewright.model.stored.unreadable import Unreadable

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Page(Generic[T]):
    """Some results of a query, and the next cursor; None at the end."""

    items: list[T]
    cursor: str | None = None
    scanned_count: int = 0  # items read, before filters
    unreadable: tuple[Unreadable, ...] = ()  # skipped items


def joined(pages: Iterable[Page[T]]) -> Page[T]:
    """All pages of one query or scan as a single page."""
    items: list[T] = []
    unreadable: list[Unreadable] = []
    scanned_count = 0
    for page in pages:
        items += page.items
        unreadable += page.unreadable
        scanned_count += page.scanned_count
    return Page(items, None, scanned_count, tuple(unreadable))
