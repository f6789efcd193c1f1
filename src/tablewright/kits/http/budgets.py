"""Budgets: how many requests all processes together send to another service.

    hubspot = Budget(f"hubspot#{portal}", per_second=10, per_minute=90, per_day=100_000, at_once=4)

In any second, minute or day, no more requests start than the limit allows, wherever that period
starts. A tenth of a limit may be used at once; the rest is spread over the period. At least nine
tenths of a limit can therefore be used. (Limits below 20 allow one request at once, and all of the
limit.)

A window stores the moment from which its limit is unused again. Each request moves that moment by
an interval, and waits while it is too far ahead. Clocks that differ by d seconds add the requests
that a limit allows in d seconds.
Not here: requests (`http.outgoing`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from math import ceil
from typing import Final, Literal

import structlog

from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ConflictError, TablewrightError
from tablewright.errors.outgoing import NotSentError
from tablewright.ids import Ids
from tablewright.kits.http import limits
from tablewright.kits.http.records import BudgetState

_log = structlog.stdlib.get_logger("tablewright.http")
_MICROS: Final = 1_000_000
_SKEW_MICROS: Final = int(limits.BUDGET_SKEW_SECONDS * _MICROS)
_MINUTE: Final = 60
_DAY: Final = 24 * 3600
_BUSY_SECONDS: Final = 1.0  # until a slot may be free: the end of a request is unknown

Pause = Callable[[float], Awaitable[None]]
Attribute = Literal["second_micros", "minute_micros", "day_micros"]


@dataclass(frozen=True, slots=True)
class _Window:
    """A limit for one period, and the attribute that stores its usage."""

    attribute: Attribute
    seconds: int
    limit: int

    @property
    def burst(self) -> int:
        return max(1, int(self.limit * limits.BUDGET_BURST_SHARE))

    @property
    def interval_micros(self) -> int:
        """The time for which one request uses the limit.

        A burst plus the refill during the period must not exceed the limit.
        """
        return ceil(self.seconds * _MICROS / (self.limit - self.burst + 1))

    def used_until(self, state: BudgetState, now_micros: int) -> int:
        """Returns the moment; now, if it has passed or only a wrong clock can have written it."""
        latest = now_micros + self.burst * self.interval_micros + _SKEW_MICROS
        stored: int = getattr(state, self.attribute)
        return stored if now_micros <= stored <= latest else now_micros

    def free_at(self, state: BudgetState, now_micros: int) -> int:
        """Returns when one more request may be sent."""
        return self.used_until(state, now_micros) - (self.burst - 1) * self.interval_micros


@dataclass(frozen=True, slots=True)
class Budget:
    """The requests that may be sent to another service, by all who share it."""

    shared_by: str  # for example a platform and an account there
    per_second: int | None = None
    per_minute: int | None = None
    per_day: int | None = None
    at_once: int | None = None

    def __post_init__(self) -> None:
        """Raises `ValueError` for invalid limits."""
        if not 1 <= len(self.shared_by) <= limits.BUDGET_NAME_LENGTH_MAX:
            raise ValueError(f"A name must have 1 to {limits.BUDGET_NAME_LENGTH_MAX} characters.")
        for one in (self.per_second, self.per_minute, self.per_day):
            if one is not None and not 1 <= one <= limits.BUDGET_LIMIT_MAX:
                raise ValueError(f"A limit must be from 1 to {limits.BUDGET_LIMIT_MAX:,}.")
        if self.at_once is not None and not 1 <= self.at_once <= limits.BUDGET_AT_ONCE_MAX:
            raise ValueError(f"`at_once` must be from 1 to {limits.BUDGET_AT_ONCE_MAX}.")

    def windows(self) -> Iterator[_Window]:
        """The limits for periods."""
        if self.per_second is not None:
            yield _Window("second_micros", 1, self.per_second)
        if self.per_minute is not None:
            yield _Window("minute_micros", _MINUTE, self.per_minute)
        if self.per_day is not None:
            yield _Window("day_micros", _DAY, self.per_day)


class Budgets:
    """Stores budgets. An unavailable store stops requests."""

    def __init__(
        self, db: AsyncDatabase, clock: Clock, ids: Ids, *, pause: Pause = asyncio.sleep
    ) -> None:
        self._db = db
        self._clock = clock
        self._ids = ids
        self._pause = pause
        self._locks: dict[str, asyncio.Lock] = {}
        self._written: dict[str, BudgetState] = {}  # by this process; perhaps changed by others

    @asynccontextmanager
    async def spending(
        self, budget: Budget, *, seconds: float, patience_seconds: float = 0.0
    ) -> AsyncGenerator[None]:
        """Uses the budget for one request, which ends within a time.

        Waits up to `patience_seconds`. Raises `NotSentError`, which contains the time of the next
        try.
        """
        slot = await self._taken_in_time(budget, seconds, patience_seconds)
        try:
            yield
        finally:
            if budget.at_once is not None:
                await self._free(budget, slot)

    async def hold(self, budget: Budget, until: datetime) -> None:
        """Stops requests until a time, because the other service asked for a pause."""

        def held(state: BudgetState, now_micros: int) -> None:
            state.held_until = max(until, state.held_until or until)

        await self._change(budget, held)

    async def _taken_in_time(self, budget: Budget, seconds: float, patience_seconds: float) -> str:
        slot = self._ids.uuid()

        def take(state: BudgetState, now_micros: int) -> None:
            _take(budget, state, now_micros, slot, seconds)

        give_up_at = self._clock.now() + patience_seconds
        while True:
            try:
                await self._change(budget, take)
                return slot
            except NotSentError as error:
                wait_seconds = error.retry_at.timestamp() - self._clock.now()
                if self._clock.now() + wait_seconds > give_up_at:
                    raise
            await self._pause(max(wait_seconds, 0.0))

    async def _free(self, budget: Budget, slot: str) -> None:
        def free(state: BudgetState, now_micros: int) -> None:
            state.running = {one: end for one, end in state.running.items() if one != slot}

        try:
            await self._change(budget, free)
        except TablewrightError as error:  # the slot is freed when its time is over
            _log.warning("budget_slot_not_freed", reason=type(error).__name__)

    async def _change(self, budget: Budget, change: Callable[[BudgetState, int], None]) -> None:
        """Changes the state and writes it, unless another process has changed it.

        A state that this process has written needs no read: the write fails if it is outdated.
        """
        name = budget.shared_by
        async with self._locks.setdefault(name, asyncio.Lock()):
            state = self._written.pop(name, None)
            for _ in range(limits.BUDGET_ATTEMPTS_MAX):
                is_read = state is None
                state = state or await self._read(name)
                now = self._clock.now()
                try:
                    change(state, int(now * _MICROS))
                    state.taken_by = self._ids.uuid()
                    state.expires_at = _at(now + limits.BUDGET_KEPT_SECONDS)
                    await self._db.run(state.put().marked_by(BudgetState.taken_by))
                except NotSentError:
                    if is_read:
                        raise
                    state = None
                except ConflictError:
                    state = None
                else:
                    self._keep(state)
                    return
        raise NotSentError(
            f"Too many processes use the budget {name!r}.",
            retry_at=_at(self._clock.now() + _BUSY_SECONDS),
        )

    async def _read(self, name: str) -> BudgetState:
        found = await self._db.run(BudgetState.get(name).with_hidden().consistently())
        return found or BudgetState(name=name, running={}, taken_by="")

    def _keep(self, state: BudgetState) -> None:
        while len(self._written) >= limits.BUDGETS_KEPT_MAX:
            del self._written[next(iter(self._written))]
        self._written[state.name] = state


def _take(budget: Budget, state: BudgetState, now_micros: int, slot: str, seconds: float) -> None:
    """Counts one request, or raises `NotSentError`."""
    now = _at(now_micros / _MICROS)
    free_at = [window.free_at(state, now_micros) for window in budget.windows()]
    retry_at = max([_at(one / _MICROS) for one in free_at] + [state.held_until or now])
    if retry_at > now:
        raise NotSentError(f"The budget {budget.shared_by!r} is spent.", retry_at=retry_at)
    if budget.at_once is not None:
        running = {one: end for one, end in state.running.items() if end > now_micros}
        if len(running) >= budget.at_once:
            raise NotSentError(
                f"{budget.at_once} requests of the budget {budget.shared_by!r} are running.",
                retry_at=now + timedelta(seconds=_BUSY_SECONDS),
            )
        ends_seconds = seconds + limits.BUDGET_SLOT_EXTRA_SECONDS
        state.running = {**running, slot: now_micros + int(ends_seconds * _MICROS)}
    for window in budget.windows():
        used_until = window.used_until(state, now_micros) + window.interval_micros
        setattr(state, window.attribute, used_until)


def _at(seconds: float) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)
