"""Delays before unprocessed items are requested again."""

from __future__ import annotations

from collections.abc import Iterator

from tablewright import limits
from tablewright.errors import ThrottlingException
from tablewright.model.calls import Pause


def pauses() -> Iterator[Pause]:
    """Yields growing pauses, and finally raises an error."""
    seconds = limits.UNPROCESSED_PAUSE_SECONDS
    for _ in range(limits.UNPROCESSED_ATTEMPTS_MAX):
        yield Pause(seconds)
        seconds = min(2 * seconds, limits.UNPROCESSED_PAUSE_SECONDS_MAX)
    raise ThrottlingException("DynamoDB returned unprocessed items on every attempt.")
