"""Counts: uses the limits of a plan, as a write for the transaction that needs it.

    await db.run(transaction(source.create(), *await counts.take("sources", account_id)))

The transaction fails with 403 if the limit of the tree, or the account's own share, is reached. Run
it on a database that is not bound to a tenant, because the root of the tree has the counts. An
account also counts its own resources, without the accounts below it: `settings.quota` may give it a
smaller share than the plan.
Not here: the bounds (`metering.allowances`), the conditional write (`kits.counting`).
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

import structlog

from tablewright.clock import instant
from tablewright.errors import NotFoundError
from tablewright.kits.counting import Bound, Counting
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.metering.allowances import Limit, Limits
from tablewright.kits.metering.errors import share_limit
from tablewright.kits.metering.trees import Place
from tablewright.kits.metering.warning import reached
from tablewright.model import Session
from tablewright.model.calls import Steps, nothing_to_ask
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.metering")
RECOUNT: Final = "recount"
RECOUNT_AGAIN: Final = "recount-again"
# Indexes lag: a difference is counted again after this time.
AGAIN: Final = timedelta(minutes=2)


@dataclass(frozen=True, slots=True)
class Counts:
    """The counts of the trees of one system."""

    limits: Limits

    async def take(self, what: str, account_id: str, n: int = 1) -> list[WriteOperation[Any]]:
        """Returns the writes that add `n` to an account and its tree, within the limits."""
        place = await self.limits.tree.place(account_id)
        bounds, unchanged, after = await self.limits.counting(place.root, {what: n})
        shape = self.limits.tree.shape
        root = shape.get(place.root_id)
        tree = Counting(root, shape.counts, {what: n}, bounds, tuple(unchanged), after)
        return [tree, *self._own(place, what, n, is_bound=True)]

    async def add(self, what: str, account_id: str, n: int) -> list[WriteOperation[Any]]:
        """Returns the writes that ignore limits: stored bytes, deletions."""
        place, shape = await self.limits.tree.place(account_id), self.limits.tree.shape
        tree = Counting(shape.get(place.root_id), shape.counts, {what: n})
        return [tree, *self._own(place, what, n, is_bound=False)]

    def _own(self, place: Place, what: str, n: int, *, is_bound: bool) -> list[WriteOperation[Any]]:
        if place.is_root:
            return []
        shape, limit = self.limits.tree.shape, self.limits.counting_limit(what)
        share = self.limits.port.share(place.account)
        bounds: dict[str, Bound] = {}
        if is_bound and limit is not None and limit.name in share:
            most = share[limit.name]
            bounds[what] = Bound(_share_broken(limit, most), most=most * limit.unit)
        return [Counting(shape.get(place.account_id), shape.counts, {what: n}, bounds)]


def _share_broken(limit: Limit, most: int) -> Any:
    def broken(count: int, session: Session) -> Steps[Exception]:
        return nothing_to_ask(share_limit(limit.name, limit.units(count), most))

    return broken


@dataclass(frozen=True, slots=True)
class Drift:
    """Counts of a tree that do not match its data."""

    root_id: str
    stored: Mapping[str, int]
    actual: Mapping[str, int]


# Counts a tree from its data; finds the root of every tree; handles a drift.
Recounted = Callable[[str], Awaitable[Mapping[str, int]]]
EachRoot = Callable[[], AsyncIterator[str]]
OnDrift = Callable[[Drift], Awaitable[None]]


async def logged_only(drift: Drift) -> None:
    """Does nothing more: the drift is logged."""


@dataclass(frozen=True, slots=True)
class CountCheck:
    """Compares the counts of every tree with its data, and reports differences.

    It changes nothing: counts are exact, so a drift is a bug. It also warns of limits that are
    nearly reached, in case the process that should have warned has died.
    """

    limits: Limits
    jobs: JobQueue
    recounted: Recounted
    each_root: EachRoot
    on_drift: OnDrift = logged_only

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of its jobs."""
        return [JobKind(RECOUNT, self._all), JobKind(RECOUNT_AGAIN, self._again)]

    async def drift(self, root_id: str) -> Drift | None:
        """Returns the counts that differ; None if all are right or are changing."""
        before = await self._stored(root_id)
        actual = await self.recounted(root_id)
        after = await self._stored(root_id)
        if before is None or before != after:
            return None
        stored = {name: before.get(name, 0) for name in actual}
        return None if stored == dict(actual) else Drift(root_id, stored, dict(actual))

    async def _all(self, job: Job) -> None:
        db, again_at = self.limits.db, instant(self.limits.clock) + AGAIN
        async for root_id in self.each_root():
            if await self.drift(root_id) is not None:
                job_id = f"{RECOUNT_AGAIN} {root_id} {job.job_id}"
                await db.run(
                    self.jobs.add(RECOUNT_AGAIN, job_id=job_id, tenant=root_id, at=again_at)
                )
            for one in await self.limits.near(root_id):
                percent = reached(one.used, one.allowed or 0)
                await db.run(self.limits.warnings.noticing(root_id, one.limit.name, percent))

    async def _again(self, job: Job) -> None:
        drift = await self.drift(job.tenant)
        if drift is not None:
            told = {"stored": dict(drift.stored), "actual": dict(drift.actual)}
            _log.warning("count_drift", account=drift.root_id, **told)
            await self.on_drift(drift)

    async def _stored(self, root_id: str) -> Mapping[str, int] | None:
        try:
            root = (await self.limits.tree.place(root_id)).root
        except NotFoundError:
            return None
        return self.limits.tree.shape.value(root, "counts") or {}


def scanned_roots(limits: Limits) -> EachRoot:
    """Finds every root by scanning the table of accounts, once a night."""

    async def each() -> AsyncIterator[str]:
        shape, cursor = limits.tree.shape, None
        while True:
            page = await limits.db.run(shape.entity.scan().from_cursor(cursor))
            for one in page.items:
                constants = shape.constants.items()
                is_ours = all(getattr(one, name) == value for name, value in constants)
                if is_ours and (not shape.has("parent") or shape.value(one, "parent") is None):
                    yield shape.value(one, "id")
            if (cursor := page.cursor) is None:
                return

    return each
