"""Firing: one transaction per due time, which only one process can win.

The transaction has a claim, which advances the due time on condition that it is unchanged, and the
writes of the system. A due time therefore fires once: other processes find it advanced. Not here:
storage of due times (`calendar.tickets`, `calendar.own_index`), several due times at once
(`calendar.together`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, LostRaceError, TransactionFailedError
from tablewright.kits.calendar import limits
from tablewright.model import Change, transaction
from tablewright.model.operations.writing import WriteOperation

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fired:
    """The result of a due time: the next time, and the writes of the same transaction.

    Without a next time, nothing more is due. `changes` are further changes of the item that holds
    the time, because a transaction writes each item once. The writes of due times with the same
    `shared` conflict, such as the jobs of one cap: a process runs them one after another.
    """

    next_at: datetime | None = None
    writes: Sequence[WriteOperation[Any]] = ()
    changes: Sequence[Change] = ()
    shared: str = ""


class Turns:
    """Lets the transactions of one process that write the same record take turns."""

    def __init__(self) -> None:
        self._waiting = WeakValueDictionary[str, asyncio.Lock]()

    def of(self, shared: str) -> asyncio.Lock:
        """Returns the lock of a shared record; without one, a lock that is free."""
        free = asyncio.Lock()
        return self._waiting.setdefault(shared, free) if shared else free


async def fire_once(
    db: AsyncDatabase,
    fire: Callable[[], Awaitable[Fired]],
    claim: Callable[[Fired], WriteOperation[Any]],
    turns: Turns,
) -> bool:
    """Runs the transaction of a due time; False if another process did, or the time has changed.

    If a write of the system conflicts with another writer, the system decides again. Raises the
    conflict after some attempts, and all other errors.
    """
    for attempt in range(1, limits.TICKET_CONFLICTS_MAX + 1):
        fired = await fire()
        try:
            async with turns.of(fired.shared):
                await db.run(transaction(claim(fired), *fired.writes))
            return True
        except LostRaceError:  # another process keeps changing the shared record
            if attempt == limits.TICKET_CONFLICTS_MAX:
                raise
        except TransactionFailedError as failed:
            if failed.reasons[0] is not None:
                return False
            if attempt == limits.TICKET_CONFLICTS_MAX:
                raise
    raise AssertionError("the last attempt returns or raises")


async def fire_each(due: Sequence[T], fire: Callable[[T], Awaitable[bool]]) -> int:
    """Fires several due times, some concurrently; returns how many this process fired.

    Raises the first error, after all were tried.
    """
    room = asyncio.Semaphore(limits.TICKETS_AT_ONCE)

    async def one_by_one(one: T) -> bool:
        async with room:
            return await fire(one)

    return total(await asyncio.gather(*map(one_by_one, due), return_exceptions=True))


def total(outcomes: Sequence[int | BaseException]) -> int:
    """Returns the sum of some counts; raises the first error."""
    counts: list[int] = []
    for outcome in outcomes:
        if isinstance(outcome, BaseException):
            raise outcome
        counts.append(outcome)
    return sum(counts)


async def put_off(db: AsyncDatabase, moving: WriteOperation[Any]) -> None:
    """Postpones a due time that failed, unless another process fired it or it has changed."""
    try:
        await db.run(moving)
    except ConflictError:
        return


def error_text(error: Exception) -> str:
    """Returns the text of an error to store."""
    return f"{type(error).__name__}: {error}"[: limits.TICKET_ERROR_LENGTH_MAX]
