"""What metering and limits cost core, and what a larger tree costs.

Both run in one process over embedded stores on disk, without HTTP. Rounds alternate, and processor
time counts.
Not here: the race with a rival (`bench.core_race`).
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from time import thread_time
from typing import Any

from bench import report
from bench.rounds import Outcome, Spread, ratios
from tablewright.api.system import System
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.model import write_all
from tablewright.systems.core.design import Account
from tablewright.systems.core.design.values import AccountType
from tablewright.systems.core.plans import open_price_list
from tablewright.systems.core.system import SYSTEM
from tablewright.testing.system import AsyncSystemUnderTest
from tablewright.testing.unlimited import Unlimited

GOAL_METERING = 1.25
GOAL_CHILDREN = 1.5
SMALL, LARGE = 100, 10_000  # accounts of a tree
WIDTH = 10  # children of an account in the trees
PAGE = 50

Deed = Callable[[int], Awaitable[None]]


class OpenCore:
    """Core with a person, an account below the person's own, and a key of the root."""

    def __init__(
        self,
        folder: Path,
        *,
        is_metered: bool = True,
        is_limited: bool = True,
        is_durable: bool = False,
    ) -> None:
        self.clock = ManualClock()
        durability = "full" if is_durable else "relaxed"
        engine = Engine.open(folder, durability=durability, clock=self.clock)
        self.transport = AsyncEmbeddedTransport(
            engine, owns_engine=True, writes_inline=not is_durable
        )
        more: dict[str, Any] = {} if is_limited else {"rate_limits": Unlimited()}
        self.opened: AsyncSystemUnderTest[Any] = AsyncSystemUnderTest(
            SYSTEM if is_metered else _unmetered(SYSTEM), self.transport, clock=self.clock, **more
        )
        self._is_metered = is_metered

    async def join(self) -> None:
        """Signs a person up, and creates an account and a key."""
        await self.opened.create_tables()
        await open_price_list(self.opened.running.parts.metering.limits.price_list)
        person = {"email": "ann@example.com", "password": "correct horse battery"}
        person |= {"firstName": "Ann", "lastName": "Berg"}
        made = await self.opened.caller().post("/core/v1/auth/register", person)
        ann = self.opened.bearer(made.json["token"])
        listed = await ann.get("/core/v1/users/me/accounts")
        self.root = listed.json["items"][0]["accountId"]
        path = f"/core/v1/accounts/{self.root}"
        await ann.ask("PUT", f"{path}/plan", {"planId": "enterprise"})
        below = await ann.post(f"{path}/children", {"name": "Below"})
        self.below = below.json["accountId"]
        body = {"name": "x", "permissions": ["account.read"], "includesChildren": True}
        key = await ann.post(f"{path}/api-keys", body)
        self.program = self.opened.bearer(key.json["key"])

    async def grow(self, count: int) -> None:
        """Gives the account below a tree of so many accounts, and a page of children."""
        await self.opened.db.run(write_all(_tree(self.root, self.below, count)))

    def reading(self, path: str) -> Deed:
        """Returns a function that sends a request a number of times."""
        meters = self.opened.running.parts.metering.meters

        async def read(count: int) -> None:
            for _ in range(count):
                answer = await self.program.get(f"/core/v1/accounts/{self.below}{path}")
                assert answer.status == 200, answer.body
                self.clock.advance(seconds=5 / count)  # within the rate limit, and one flush
            if self._is_metered:
                await meters.flush()

        return read


def _unmetered(system: System[Any, Any]) -> System[Any, Any]:
    def assemble(given: Any, options: Any) -> Any:
        return replace(system.assemble(given, options), calls=None, beside=())

    return replace(system, assemble=assemble)


def _tree(root: str, top: str, count: int) -> list[Any]:
    """The writes of a tree: a page of children of one account, and the rest below these."""
    places = [(top, f"/{root}/{top}/", 1)]
    writes: list[Any] = []
    for number in range(count):
        parent, path, level = places[0 if number < PAGE else 1 + (number - PAGE) // WIDTH]
        account_id = f"account-{number:06}"
        account = Account(
            account_id=account_id,
            parent_account_id=parent,
            account_path=f"{path}{account_id}/",
            account_type=AccountType.LOCATION,
            account_name=f"Account {number}",
            level=level + 1,
        )
        places.append((account_id, f"{path}{account_id}/", level + 1))
        writes.append(account.put())
    return writes


async def _compared(
    name: str, base: Deed, subject: Deed, *, rounds: int, requests: int, goal: float | None
) -> Outcome:
    times_us: dict[Deed, list[float]] = {base: [], subject: []}
    gc.collect()
    gc.freeze()
    for number in range(rounds + 1):
        for deed in (base, subject) if number % 2 else (subject, base):
            started = thread_time()
            await deed(requests)
            if number:  # the first round warms up
                times_us[deed].append((thread_time() - started) * 1e6 / requests)
    gc.unfreeze()
    return Outcome(
        name,
        base_us=Spread.of(times_us[base]),
        subject_us=Spread.of(times_us[subject]),
        ratio=ratios(times_us[subject], times_us[base]),
        goal=goal,
    )


async def _outcomes(folder: Path, rounds: int, requests: int) -> Sequence[Outcome]:
    bare = OpenCore(folder / "bare", is_metered=False, is_limited=False)
    plain = OpenCore(folder / "plain", is_metered=False)
    full, small, large = [OpenCore(folder / name) for name in ("full", "small", "large")]
    every = (bare, plain, full, small, large)
    try:
        for one in every:
            await one.join()
        await small.grow(SMALL)
        await large.grow(LARGE)
        page = f"/children?limit={PAGE}"
        children = f"page of {PAGE} children, {LARGE:,} accounts against {SMALL:,}"
        compared = [
            ("metering and plan limits", plain, full, "", GOAL_METERING),
            ("the same and the rate limit", bare, full, "", None),
            (children, small, large, page, GOAL_CHILDREN),
        ]
        return [
            await _compared(
                name,
                base.reading(path),
                subject.reading(path),
                rounds=rounds,
                requests=requests,
                goal=goal,
            )
            for name, base, subject, path, goal in compared
        ]
    finally:
        for one in every:
            await one.transport.close()


def measured(*, rounds: int, requests: int) -> report.Section:
    """Both costs."""
    with TemporaryDirectory(prefix="bench-") as folder:
        outcomes = asyncio.run(_outcomes(Path(folder), rounds, requests))
    return report.against_base(
        "core-cost", "Processor time of a request", outcomes, base="base", subject="subject"
    )
