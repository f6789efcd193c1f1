"""Together: fires several due times with common reads, and in common transactions.

A transaction has the claims and writes of several due times. If it fails, because another process
has claimed one of them or for any other reason, nothing of it is written, and each is fired alone.
Not here: firing alone (`calendar.firing`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

import structlog

from tablewright.client import AsyncDatabase
from tablewright.errors import LostRaceError, TransactionFailedError
from tablewright.kits.calendar import limits
from tablewright.kits.calendar.firing import Fired, Turns, fire_each, total
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

T = TypeVar("T")

_log = structlog.stdlib.get_logger("tablewright.calendar")


@dataclass(frozen=True, slots=True)
class Together(Generic[T]):
    """Fires due times, several at once.

    `decide` decides about several of them, `claim` returns the write that advances one, and `alone`
    fires one by itself.
    """

    db: AsyncDatabase
    turns: Turns
    decide: Callable[[Sequence[T]], Awaitable[Sequence[Fired]]]
    claim: Callable[[T, Fired], WriteOperation[Any]]
    alone: Callable[[T], Awaitable[bool]]

    async def fire(self, due: Sequence[T]) -> int:
        """Fires due times; returns how many this process fired.

        Raises the first error, after all were tried.
        """
        room = asyncio.Semaphore(limits.DECISIONS_AT_ONCE)

        async def fire_some(some: Sequence[T]) -> int:
            async with room:
                return await self._fire_some(some)

        size = limits.DECIDED_TOGETHER
        parts = [due[start : start + size] for start in range(0, len(due), size)]
        return total(await asyncio.gather(*map(fire_some, parts), return_exceptions=True))

    async def _fire_some(self, some: Sequence[T]) -> int:
        try:
            decided = await self.decide(some)
        except Exception as error:  # of one of them: the others must not suffer
            _log.info("due_times_decided_alone", count=len(some), exc_info=error)
            return await fire_each(some, self.alone)
        groups = _grouped(list(zip(some, decided, strict=True)))
        return total(await asyncio.gather(*map(self._fire_group, groups), return_exceptions=True))

    async def _fire_group(self, group: Sequence[tuple[T, Fired]]) -> int:
        try:
            await self._commit(group)
            return len(group)
        except Exception as error:
            if not isinstance(error, LostRaceError | TransactionFailedError):  # a faster process
                _log.info("due_times_fired_alone", count=len(group), exc_info=error)
        return await fire_each([one for one, _ in group], self.alone)

    async def _commit(self, group: Sequence[tuple[T, Fired]]) -> None:
        writes = [w for one, fired in group for w in (self.claim(one, fired), *fired.writes)]
        async with AsyncExitStack() as held:
            # In one order for all groups: no two wait for each other.
            for shared in sorted({fired.shared for _, fired in group}):
                await held.enter_async_context(self.turns.of(shared))
            await self.db.run(transaction(*writes))


def _grouped(decided: Sequence[tuple[T, Fired]]) -> list[list[tuple[T, Fired]]]:
    """Returns groups for one transaction each, whose writes do not conflict with each other."""
    groups: list[list[tuple[T, Fired]]] = []
    count, shared = 0, set[str]()
    for one, fired in decided:
        size = 1 + len(fired.writes)
        is_full = count + size > limits.OPERATIONS_TOGETHER
        if not groups or is_full or fired.shared in shared:
            groups.append([])
            count, shared = 0, set[str]()
        groups[-1].append((one, fired))
        count += size
        if fired.shared:
            shared.add(fired.shared)
    return groups
