"""Priorities: which of several waiting jobs is next.

While jobs of every priority wait, of 15 turns 8 are for urgent ones, 4 for high, 2 for normal and 1
for low ones. A priority without waiting jobs passes its turns on, so no turn is lost and no job
waits for ever.
Not here: the order of jobs of one priority (`jobs.looking`, `jobs.gates`).
"""

from __future__ import annotations

from collections.abc import Container
from enum import IntEnum
from typing import Final

TURNS: Final = 15  # 8 + 4 + 2 + 1


class Priority(IntEnum):
    """How urgent a job is."""

    LOW = 0
    NORMAL = 1
    HIGH = 2
    URGENT = 3


def next_turn(turn: int, waiting: Container[Priority]) -> tuple[Priority, int]:
    """The priority that is served, from a turn on, and the turn after it.

    At least one priority must be waiting.

    >>> next_turn(0, {Priority.LOW, Priority.URGENT})
    (<Priority.URGENT: 3>, 1)
    """
    for later in range(TURNS):
        priority = _of_turn(turn + later)
        if priority in waiting:
            return priority, (turn + later + 1) % TURNS
    raise AssertionError("no priority is waiting")


def _of_turn(turn: int) -> Priority:
    """Every second turn is urgent, every second one of the others is high, and so on."""
    number = turn % TURNS + 1
    halvings = (number & -number).bit_length() - 1
    return Priority(Priority.URGENT - halvings)
