"""Firing: one transaction per due time, which only one process can win.

The transaction has a claim, which advances the due time on condition that it is unchanged, and the
writes of the system. A due time therefore fires once: other processes find it advanced. Not here:
storage of due times (`calendar.tickets`, `calendar.own_index`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import structlog

from tablewright.client import AsyncDatabase
from tablewright.errors import ConflictError, LostRaceError, TransactionFailedError
from tablewright.kits.calendar import limits
from tablewright.model import Change, transaction
from tablewright.model.operations.writing import WriteOperation

T = TypeVar("T")

_log = structlog.stdlib.get_logger("tablewright.calendar")


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
    decided: Fired | None = None,
) -> bool:
    """Runs the transaction of a due time; False if another process did, or the time has changed.

    `decided` is what the system has decided in advance. If a write of the system conflicts with
    another writer, the system decides again. Raises the conflict after some attempts, and all other
    errors.
    """
    for attempt in range(1, limits.TICKET_CONFLICTS_MAX + 1):
        fired = decided if decided is not None and attempt == 1 else await fire()
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


async def fire_each(
    due: Sequence[T],
    fire: Callable[[T, Fired | None], Awaitable[bool]],
    decide: Callable[[Sequence[T]], Awaitable[Sequence[Fired]]] | None = None,
) -> int:
    """Fires several due times, some concurrently; returns how many this process fired.

    `decide` decides about several due times at once, with common reads. If it fails, `fire` decides
    about each of them, so that the others do not suffer. Raises the first error, after all were
    tried.
    """
    size = 1 if decide is None else limits.DECIDED_TOGETHER
    room = asyncio.Semaphore(limits.TICKETS_AT_ONCE // size)

    async def fire_some(some: Sequence[T]) -> list[bool | BaseException]:
        async with room:
            decided = await _decided(some, decide)
            each = [fire(one, fired) for one, fired in zip(some, decided, strict=True)]
            return await asyncio.gather(*each, return_exceptions=True)

    parts = [due[start : start + size] for start in range(0, len(due), size)]
    fired = await asyncio.gather(*map(fire_some, parts))
    outcomes = [outcome for part in fired for outcome in part]
    for outcome in outcomes:
        if isinstance(outcome, BaseException):
            raise outcome
    return sum(outcome is True for outcome in outcomes)


async def _decided(
    some: Sequence[T], decide: Callable[[Sequence[T]], Awaitable[Sequence[Fired]]] | None
) -> Sequence[Fired | None]:
    if decide is not None:
        try:
            return await decide(some)
        except Exception as error:
            _log.info("due_items_decided_singly", count=len(some), exc_info=error)
    return [None] * len(some)


async def put_off(db: AsyncDatabase, moving: WriteOperation[Any]) -> None:
    """Postpones a due time that failed, unless another process fired it or it has changed."""
    try:
        await db.run(moving)
    except ConflictError:
        return


def error_text(error: Exception) -> str:
    """Returns the text of an error to store."""
    return f"{type(error).__name__}: {error}"[: limits.TICKET_ERROR_LENGTH_MAX]
