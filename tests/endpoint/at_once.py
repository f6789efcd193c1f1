"""Threads that are none: what they are given is done at once, or refused if the test says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

_Result = TypeVar("_Result")


class AtOnce:
    """Does the work that is for threads, and notes how large it was."""

    def __init__(self, *, is_full: bool = False) -> None:
        self.is_full = is_full
        self.sizes_bytes: list[int] = []

    def take(
        self, work: Callable[[], _Result], size_bytes: int, done: Callable[[_Result], None]
    ) -> bool:
        if not self.is_full:
            self.sizes_bytes.append(size_bytes)
            done(work())
        return not self.is_full
