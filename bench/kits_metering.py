"""What metering and limits cost a request: the same read with them and without.

    python -m bench.kits_metering

An authorised read of an account with an API key runs on two assemblies of one system, over an
embedded store on disk, without HTTP. One of them counts calls, checks the month and flushes. Rounds
alternate, and processor time counts. The goal is a ratio of at most 1.25.
"""

from __future__ import annotations

import asyncio
import gc
import sys
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

from bench.rounds import Spread, ratios
from tablewright.api.system import System
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.testing.caller import AsyncCaller, bearer
from tablewright.testing.system import AsyncSystemUnderTest
from tests.kits.metering.world import depot, plan

ROUNDS = 30
REQUESTS = 400  # of a round: five seconds of a busy account, with one flush at their end
GOAL = 1.25


@asynccontextmanager
async def _opened(
    folder: Path, *, is_metered: bool
) -> AsyncGenerator[Callable[[int], Awaitable[None]]]:
    """The system with an account on a plan with a limit; yields a function that reads it."""
    system = depot(over_tables=True)
    clock = ManualClock()
    engine = Engine.open(folder, durability="relaxed", clock=clock)
    transport = AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True)
    try:
        used = system if is_metered else _unmetered(system)
        opened: AsyncSystemUnderTest[Any] = AsyncSystemUnderTest(used, transport, clock=clock)
        await opened.create_tables()
        metering = opened.running.parts.metering
        await metering.limits.price_list.create(plan("large", 4900, 50, 10**12))
        path = await _account(opened)
        caller = AsyncCaller(opened.app, bearer(await _key(opened, path)))

        async def read(count: int) -> None:
            for _ in range(count):
                answer = await caller.ask("GET", path)
                assert answer.status == 200, answer.body
                clock.advance(seconds=5 / count)  # within the rate limit
            if is_metered:
                await metering.meters.flush()

        yield read
    finally:
        await transport.close()


def _unmetered(system: System[Any, Any]) -> System[Any, Any]:
    def assemble(given: Any, options: Any) -> Any:
        return replace(system.assemble(given, options), calls=None)

    return replace(system, assemble=assemble)


async def _account(opened: AsyncSystemUnderTest[Any]) -> str:
    made = await opened.bearer("ann").ask("POST", "/depot/v1/accounts", {"name": "Acme"})
    return f"/depot/v1/accounts/{made.json['accountId']}"


async def _key(opened: AsyncSystemUnderTest[Any], path: str) -> str:
    body = {"name": "Bench", "permissions": ["account.read"]}
    return (await opened.bearer("ann").ask("POST", f"{path}/api-keys", body)).json["key"]


async def measured(
    rounds: int = ROUNDS, requests: int = REQUESTS
) -> tuple[list[float], list[float]]:
    """Microseconds of processor time for a request in each round, without metering and with it."""
    with TemporaryDirectory() as folder:
        without, metered = Path(folder, "without"), Path(folder, "metered")
        async with (
            _opened(without, is_metered=False) as plain,
            _opened(metered, is_metered=True) as counted,
        ):
            times_us: dict[Any, list[float]] = {plain: [], counted: []}
            gc.collect()
            gc.freeze()
            for number in range(rounds + 1):
                for read in (plain, counted) if number % 2 else (counted, plain):
                    started = thread_time()
                    await read(requests)
                    if number:  # the first round warms up
                        times_us[read].append((thread_time() - started) * 1e6 / requests)
            gc.unfreeze()
            return times_us[plain], times_us[counted]


def main() -> int:
    """Prints the cost; 1 if it is above the goal."""
    plain, counted = asyncio.run(measured())
    for name, times_us in (("without metering", plain), ("with metering", counted)):
        print(f"a request {name:18}{Spread.of(times_us).median:8.1f} µs")
    ratio = ratios(counted, plain)
    quartiles = f"{ratio.lower:.3f} to {ratio.upper:.3f}"
    print(f"ratio {ratio.median:.3f}, quartiles {quartiles}; the goal is at most {GOAL}")
    return 0 if ratio.median <= GOAL else 1


if __name__ == "__main__":
    sys.exit(main())
