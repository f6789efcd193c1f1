"""Holds: what a tenant feels of a greedy one, in processor time.

The service, a calm tenant and a greedy one share one event loop, whose clock is the processor time
of its thread; waiting takes no time, and moves the clock. Other programs of the machine therefore
do not count, and a busy machine gives the same ratios as an idle one. Work that a server leaves to
threads is done on the loop: that is the worst that a thread can do to it. A commit takes as long as
on a good disk.
Not here: real processes and connections (`bench.events_neighbours`).
"""

from __future__ import annotations

import asyncio
import gc
import selectors
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any
from unittest.mock import patch

from bench import report
from bench.events_greedy import CONNECTIONS, KINDS, batches_of, events_of
from bench.events_neighbours import CALM_PER_SECOND, GOAL, QUOTA
from bench.events_steady import at_random
from bench.events_work import POOL_EVENTS, message, payload
from bench.loading import progress
from bench.rounds import Spread
from tablewright import Engine, ManualClock, clock, limits
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.lanes.commits import Commits
from tablewright.systems.events.system import SYSTEM
from tablewright.testing.system import AsyncSystemUnderTest, in_memory

SYNC_SECONDS = 0.0004  # of a commit on a good disk
HOLD_SECONDS = 0.001  # what others may feel
PART_BYTES = 1 << 16  # of a body, as connections bring it
BURST_SECONDS = 3.0
CALM_QUOTA = 1_000_000
NAMES = ("texts", "values")

Messages = Callable[[str], Iterator[bytes]]


@dataclass(frozen=True, slots=True)
class Plan:
    """How long to measure, in processor time and pauses."""

    rounds: int
    slice_seconds: float


@dataclass
class _Held:
    """How long the loop was kept at a time."""

    longest_seconds: float = 0.0
    long_seconds: float = 0.0  # of those that others feel

    def add(self, seconds: float) -> None:
        self.longest_seconds = max(self.longest_seconds, seconds)
        if seconds > HOLD_SECONDS:
            self.long_seconds += seconds


class _Selector(selectors.DefaultSelector):
    """Waits for nothing: the loop's clock goes on by as long as it would have waited."""

    waited_seconds = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready:
            self.waited_seconds += timeout or 0.0
        return ready


class _Loop(asyncio.SelectorEventLoop):
    """An event loop in processor time; what is given to threads is done at once."""

    def __init__(self) -> None:
        self._waits = _Selector()
        super().__init__(self._waits)
        self.held = _Held()

    def time(self) -> float:
        return thread_time() + self._waits.waited_seconds

    def pass_time(self, seconds: float) -> None:
        self._waits.waited_seconds += seconds

    def call_later(self, delay: float, callback: Any, *args: Any, context: Any = None) -> Any:
        """Timers of uvloop count milliseconds."""
        return super().call_later(round(delay, 3), callback, *args, context=context)

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> Any:
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class _LoopClock(ManualClock):
    """A clock that shows the loop's time."""

    def __init__(self, loop: _Loop) -> None:
        super().__init__()
        self._loop = loop

    def now(self) -> float:
        return super().now() + self._loop.time()


@dataclass
class _Bench:
    """A service with two tenants."""

    loop: _Loop
    service: AsyncSystemUnderTest[Any]
    keys: dict[str, str]
    latencies_seconds: list[float] = field(default_factory=list[float])

    async def calm(self, seconds: float) -> float:
        """Sends small events at random moments; 99 of 100 were stored within so many seconds."""
        self.latencies_seconds.clear()
        asking: set[asyncio.Task[None]] = set()
        end = due = self.loop.time()
        end += seconds
        for number, gap in enumerate(at_random(CALM_PER_SECOND)):
            due += gap
            if due > end:
                break
            await self._until(due)
            asking.add(task := self.loop.create_task(self._one(_CALM[number % POOL_EVENTS], due)))
            task.add_done_callback(asking.discard)
        await asyncio.gather(*asking)
        return sorted(self.latencies_seconds)[int(len(self.latencies_seconds) * 0.99)]

    async def _until(self, when: float) -> None:
        reached: asyncio.Future[None] = self.loop.create_future()
        self.loop.call_at(when, reached.set_result, None)
        await reached

    async def _one(self, request: bytes, due: float) -> None:
        assert 201 == await self._sent("calm", request)
        self.latencies_seconds.append(self.loop.time() - due)

    async def greedy(self, requests: Iterator[bytes]) -> None:
        """Sends requests until it is cancelled, and honours Retry-After."""
        while True:
            await self._sent("greedy", next(requests))

    async def _sent(self, tenant: str, request: bytes) -> int:
        method, path, headers, parts = _taken_apart(request)
        caller = self.service.bearer(self.keys[tenant])
        reply = await caller.ask(method, path, parts=parts, headers=headers)
        if (wait := reply.headers.get("retry-after")) is not None:
            await asyncio.sleep(int(wait))
        return reply.status


@lru_cache(maxsize=2 * POOL_EVENTS)  # a client must not hold the loop that it measures
def _taken_apart(request: bytes) -> tuple[str, str, dict[str, str], list[bytes]]:
    head, _, body = request.partition(b"\r\n\r\n")
    method, path, _ = head.decode().split(" ", 2)
    headers = {"content-type": "application/json", "content-length": str(len(body))}
    parts = [body[start : start + PART_BYTES] for start in range(0, len(body), PART_BYTES)]
    return method, path, headers, parts


_CALM = [message("POST", "/v1/events", "", payload(number)) for number in range(POOL_EVENTS)]


def measured(plan: Plan) -> report.Section:
    """Latencies of a tenant alone and beside greedy ones, and how long the loop was held."""
    kinds: dict[str, Messages] = {KINDS[name].name: KINDS[name].messages for name in NAMES}
    kinds["sends batches of 45,000 values, all different"] = batches_of(450)
    kinds["sends events of 4,000 values"] = events_of(4_000)
    kinds["sends events of 30,000 values"] = events_of(30_000)
    rows: list[tuple[Any, ...]] = []
    data: list[object] = []
    is_missed = False
    with progress() as bar:
        for name, messages in bar.track(kinds.items(), description="holds"):
            rounds = [_measured(messages, plan.slice_seconds) for _ in range(plan.rounds)]
            ratio = Spread.of([beside / alone for alone, beside, _ in rounds])
            is_missed = is_missed or ratio.median > GOAL
            longest = max(held.longest_seconds for _, _, held in rounds)
            share = Spread.of([held.long_seconds / plan.slice_seconds for _, _, held in rounds])
            rows.append(
                (
                    name,
                    report.amount(Spread.of([one[0] * 1e3 for one in rounds]).median),
                    report.amount(Spread.of([one[1] * 1e3 for one in rounds]).median),
                    report.times(ratio),
                    report.goal(ratio.median, GOAL),
                    report.amount(longest * 1e3),
                    f"{share.median:.2%}",
                )
            )
            data.append({"kind": name, "rounds": [one[:2] for one in rounds]})
    return report.Section(
        "events-holds",
        f"99 of 100 answers to a tenant with {CALM_PER_SECOND} events/s, ms of processor time, "
        f"alone and beside another that does its worst within {QUOTA} requests/s",
        columns=(
            "the other",
            "alone",
            "beside it",
            "ratio",
            "goal",
            "longest hold, ms",
            "time in holds over 1 ms",
        ),
        rows=rows,
        data=data,
        is_missed=is_missed,
    )


def _measured(messages: Messages, seconds: float) -> tuple[float, float, _Held]:
    """Latencies alone and beside, in seconds, and what held the loop beside."""
    loop = _Loop()
    run_handle, commit = asyncio.Handle._run, Commits._outcomes  # pyright: ignore[reportPrivateUsage]

    def run(handle: asyncio.Handle) -> None:
        begun = loop.time()
        run_handle(handle)
        loop.held.add(loop.time() - begun)

    def outcomes(commits: Commits, writes: Any) -> Any:
        loop.pass_time(SYNC_SECONDS)
        return commit(commits, writes)

    async def main() -> tuple[float, float, _Held]:
        async with _service(loop) as bench:
            await bench.calm(1.0)
            alone = await bench.calm(seconds)
            requests = [messages("") for _ in range(CONNECTIONS)]
            asking = [loop.create_task(bench.greedy(one)) for one in requests]
            await bench.calm(BURST_SECONDS)
            loop.held = _Held()
            beside, held = await bench.calm(seconds), loop.held
            loop.held = _Held()
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
            return alone, beside, held

    with (
        patch.object(asyncio.Handle, "_run", run),
        patch.object(Commits, "_outcomes", outcomes),
        patch.object(clock.time, "perf_counter", loop.time),
    ):
        try:
            return loop.run_until_complete(main())
        finally:
            loop.close()


@asynccontextmanager
async def _service(loop: _Loop) -> AsyncIterator[_Bench]:
    with TemporaryDirectory(prefix="bench-") as folder:
        engine = Engine.open(Path(folder), durability="relaxed", sweeps=False)
        transport = AsyncEmbeddedTransport(engine, owns_engine=True, waits_for_disk=True)
        async with in_memory(
            SYSTEM, AsyncSystemUnderTest[Any], transport=transport, clock=_LoopClock(loop)
        ) as service:
            bench = _Bench(loop, service, {})
            for tenant, quota in (("calm", CALM_QUOTA), ("greedy", QUOTA)):
                wanted = {"tenant_id": tenant, "requests_per_second": quota, "burst": quota}
                reply = await service.operator.ask("POST", "/v1/tenants", wanted)
                bench.keys[tenant] = reply.json["api_key"]
            gc.collect()
            gc.freeze()
            gc.set_threshold(limits.GARBAGE_OBJECTS)
            yield bench
