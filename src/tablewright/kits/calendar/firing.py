"""Firing: what happens at a due time, as one transaction that only one process can win.

The transaction has a claim, which moves the due time on under the condition that it is as it was
read, and the writes of the system. So a due time fires once: whoever comes later finds it moved.
Not here: where due times are kept (`calendar.tickets`, `calendar.own_index`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, TransactionFailedError
from tablewright.kits.calendar import limits
from tablewright.model import Change, transaction
from tablewright.model.operations.writing import WriteOperation

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Fired:
    """What a due time leads to: the next time, and writes that happen together with moving to it.

    Without a next time nothing more is due. `changes` are further changes of the item that holds
    the time, because a transaction writes each item once.
    """

    next_at: datetime | None = None
    writes: Sequence[WriteOperation[Any]] = ()
    changes: Sequence[Change] = ()


async def fire_once(
    db: AsyncDatabase,
    fire: Callable[[], Awaitable[Fired]],
    claim: Callable[[Fired], WriteOperation[Any]],
) -> bool:
    """Runs the transaction of a due time; False if another process did, or the time was changed.

    If a write of the system meets another writer, the system decides again. Raises the conflict
    after some attempts, and whatever else went wrong.
    """
    for attempt in range(1, limits.TICKET_CONFLICTS_MAX + 1):
        fired = await fire()
        try:
            await db.run(transaction(claim(fired), *fired.writes))
            return True
        except TransactionFailedError as failed:
            if failed.reasons[0] is not None:
                return False
            if attempt == limits.TICKET_CONFLICTS_MAX:
                raise
    raise AssertionError("the last attempt returns or raises")


async def fire_each(due: Sequence[T], fire: Callable[[T], Awaitable[bool]]) -> int:
    """Fires things, some at once; returns how many this process fired.

    Raises the first error, after all were tried.
    """
    room = asyncio.Semaphore(limits.TICKETS_AT_ONCE)

    async def one_by_one(one: T) -> bool:
        async with room:
            return await fire(one)

    outcomes = await asyncio.gather(*map(one_by_one, due), return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, BaseException):
            raise outcome
    return sum(outcome is True for outcome in outcomes)


async def put_off(db: AsyncDatabase, moving: WriteOperation[Any]) -> None:
    """Moves a due time that failed, unless another process fired it or it was changed."""
    try:
        await db.run(moving)
    except ConflictError:
        return


def error_text(error: Exception) -> str:
    """An error as it is kept with what failed."""
    return f"{type(error).__name__}: {error}"[: limits.TICKET_ERROR_LENGTH_MAX]
