"""What the kits cost: rights, audit and rate limits of a request, and fair job lines.

    make bench-kits
    python -m bench.kits

A write of the sample `examples/atelier` runs on two assemblies, over embedded stores on disk,
without HTTP. One has identity alone. The other has an inherited role, the rate limit and an audit
entry in the transaction. Path, body, response and notice to pages are the same. Reads of an account
at the end of a chain of ten, and of a root, take turns on one assembly. Processor time counts.
Not here: metering (`bench.kits_metering`), job lines (`bench.kits_jobs`).
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
from examples.atelier.pieces import Id, NewPiece, Parts, PieceView, new_piece, view_of
from examples.atelier.system import SYSTEM
from tablewright.api import SIGNED_IN, Context, Routes
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.testing.system import AsyncSystemUnderTest
from tablewright.testing.unlimited import Unlimited

ROUNDS = 30
REQUESTS = 150
GOAL_WRITE = 1.6
GOAL_CHAIN = 2.0
CHAIN = 10

Deed = Callable[[int], Awaitable[None]]
PLAIN: Routes[Parts] = Routes()


@PLAIN.post("/v1/accounts/{account_id}/plain", rule=SIGNED_IN, status=201)
async def create_plainly(context: Context[Parts], account_id: Id, body: NewPiece) -> PieceView:
    """Does what `create_piece` does, for a known person, without rights and audit entry."""
    piece = new_piece(context, account_id, body, context.principal.person)
    await context.parts.product.db.for_tenant(account_id).run(piece.create())
    context.parts.hub.happened(account_id, "pieces")
    return view_of(piece)


class _Bench:
    """The sample with a person, and a chain of workspaces below the person's own."""

    def __init__(self, folder: Path, *, is_limited: bool) -> None:
        self.clock = ManualClock()
        engine = Engine.open(folder, durability="relaxed", clock=self.clock)
        self.transport = AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True)
        more: dict[str, Any] = {} if is_limited else {"rate_limits": Unlimited()}
        system = replace(SYSTEM, routes=(*SYSTEM.routes, PLAIN))
        self.opened: AsyncSystemUnderTest[Any] = AsyncSystemUnderTest(
            system, self.transport, clock=self.clock, **more
        )

    async def join(self) -> None:
        """Signs a person up, and creates workspaces below each other."""
        await self.opened.create_tables()
        body = {"email": "ann@example.com", "password": "correct horse battery", "name": "Ann"}
        made = await self.opened.caller().ask("POST", "/atelier/v1/auth/register", body)
        self.caller = self.opened.bearer(made.json["token"])
        listed = await self.caller.ask("GET", "/atelier/v1/users/me/accounts")
        self.chain = [f"/atelier/v1/accounts/{listed.json['items'][0]['accountId']}"]
        for level in range(1, CHAIN):
            path = f"{self.chain[-1]}/children"
            child = await self.caller.ask("POST", path, {"name": f"Level {level}"})
            self.chain.append(f"/atelier/v1/accounts/{child.json['accountId']}")

    def asking(self, method: str, path: str, body: Any = None, expected: int = 200) -> Deed:
        """Returns a function that sends a request a number of times."""

        async def ask(count: int) -> None:
            for _ in range(count):
                answer = await self.caller.ask(method, path, body)
                assert answer.status == expected, answer.body
                self.clock.advance(seconds=0.1)  # within the rate limit

        return ask


@asynccontextmanager
async def _benches(folder: Path) -> AsyncGenerator[tuple[_Bench, _Bench]]:
    plain = _Bench(folder / "plain", is_limited=False)
    full = _Bench(folder / "full", is_limited=True)
    try:
        await plain.join()
        await full.join()
        yield plain, full
    finally:
        await plain.transport.close()
        await full.transport.close()


async def _compared(one: Deed, other: Deed, rounds: int) -> tuple[list[float], list[float]]:
    """Microseconds of processor time of a request in each round, of both in turn."""
    times_us: dict[Deed, list[float]] = {one: [], other: []}
    gc.collect()
    gc.freeze()
    for number in range(rounds + 1):
        for deed in (one, other) if number % 2 else (other, one):
            started = thread_time()
            await deed(REQUESTS)
            if number:  # the first round warms up
                times_us[deed].append((thread_time() - started) * 1e6 / REQUESTS)
    gc.unfreeze()
    return times_us[one], times_us[other]


async def measured(rounds: int = ROUNDS) -> dict[str, tuple[list[float], list[float]]]:
    """The times of each comparison, by its name."""
    piece = {"title": "Vase"}
    with TemporaryDirectory() as name:
        async with _benches(Path(name)) as (plain, full):
            write = full.asking("POST", f"{full.chain[1]}/pieces", piece, 201)
            plainly = plain.asking("POST", f"{plain.chain[1]}/plain", piece, 201)
            writes = await _compared(plainly, write, rounds)
            root, leaf = (full.asking("GET", full.chain[at]) for at in (0, -1))
            return {"write": writes, "chain": await _compared(root, leaf, rounds)}


def main() -> int:
    """Prints what was measured; 1 if a goal is missed."""
    found = asyncio.run(measured())
    goals = {
        "write": ("identity alone", "role, rate limit, audit", GOAL_WRITE),
        "chain": ("rights of a root", f"of a chain of {CHAIN}", GOAL_CHAIN),
    }
    is_met = True
    for name, (first, second, goal) in goals.items():
        one, other = found[name]
        ratio = ratios(other, one)
        is_met = is_met and ratio.median <= goal
        for label, times_us in ((first, one), (second, other)):
            print(f"{name:6} {label:26}{Spread.of(times_us).median:8.1f} µs")
        quartiles = f"{ratio.lower:.2f} to {ratio.upper:.2f}"
        print(f"{name:6} ratio {ratio.median:.2f}, quartiles {quartiles}; at most {goal}")
    return 0 if is_met else 1


if __name__ == "__main__":
    sys.exit(main())
