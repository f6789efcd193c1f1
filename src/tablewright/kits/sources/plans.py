"""Plans: the limits of an account's plan for its sources, and their usage.

    plans = Metered.of(metering)   # or Unplanned(AccountTree(accounts)), for a system without plans

Not here: the metering itself (`kits.metering`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.errors import ForbiddenError, NotFoundError
from tablewright.kits.calendar import Cron
from tablewright.kits.metering import MeteringKit, Paused
from tablewright.kits.metering.allowances import Allowance
from tablewright.kits.metering.errors import plan_limit
from tablewright.kits.metering.trees import Tree
from tablewright.kits.sources.frequency import check_interval, interval_of, interval_within
from tablewright.kits.sources.rows import Sources
from tablewright.kits.sources.values import Source
from tablewright.model.operations.writing import WriteOperation

_SOURCES: Final = "sources"
_STORAGE: Final = "storageGB"
_GAUGE: Final = "storage_used"
Writes = Sequence[WriteOperation[Any]]
Active = Callable[[str], Awaitable[Sequence[Source]]]


@dataclass(frozen=True, slots=True)
class Terms:
    """The effect of a plan on schedules."""

    interval: timedelta = timedelta()  # the shortest one between two runs
    is_full: bool = False  # the storage


@dataclass(frozen=True, slots=True)
class Unplanned:
    """No plan: everything is allowed, and nothing counts."""

    tree: Tree

    async def root_of(self, account_id: str) -> str:
        """The root of an account's tree, which is the tenant of its runs."""
        return (await self.tree.place(account_id)).root_id

    def pays(self, root: Any) -> bool:
        """Whether the plan of a tree allows runs to begin."""
        return True

    async def storage_error(self, account_id: str) -> ForbiddenError | None:
        """The error for a run while the storage of the plan is full; None if there is room."""
        return None

    async def terms(self, roots: Sequence[Any]) -> Sequence[Terms]:
        """The effect of the plans of trees on their schedules."""
        return [Terms()] * len(roots)

    async def check_active(self, account_id: str, active: Active) -> None:
        """Raises `ForbiddenError` if the plan allows no more active sources."""

    async def interval(self, account_id: str) -> timedelta:
        """The shortest interval between two runs."""
        return timedelta()

    async def check_interval(self, account_id: str, times: Cron) -> None:
        """Raises `ForbiddenError` for a schedule that is more frequent than the plan allows."""

    async def counting(self, account_id: str, change: int) -> Writes:
        """The writes that count a new source, within the plan's limit, or a deleted one."""
        return ()

    async def using(
        self, source: Source, counters: Mapping[str, int], *, stored_bytes: int
    ) -> Writes:
        """The writes of the usage of a run, whose data has grown."""
        return ()

    async def storing(self, account_id: str, stored_bytes: int) -> Writes:
        """The writes of data that has grown or shrunk."""
        return ()


@dataclass(frozen=True, slots=True)
class Metered(Unplanned):
    """The plans of the metering kit.

    The system's meters have `sync_jobs`, `data_processed`, `error_count`, `active_sources` and
    `storage_used`. Its plans have the limits `sources`, `storageGB` and `syncFrequency`; the counts
    of a tree are `sources` and `storage`.
    """

    metering: MeteringKit

    @classmethod
    def of(cls, metering: MeteringKit) -> Metered:
        """Returns the plans of a metering kit, with its tree."""
        return cls(metering.limits.tree, metering)

    def pays(self, root: Any) -> bool:
        """Whether a cancelled plan has not ended yet."""
        return self.metering.kept(root) is None

    async def storage_error(self, account_id: str) -> ForbiddenError | None:
        """The error for a run while the storage of the plan is full; None if there is room."""
        root = (await self.tree.place(account_id)).root
        return self._storage_error(root, await self.metering.limits.allowance(root))

    async def terms(self, roots: Sequence[Any]) -> Sequence[Terms]:
        """The effect of the plans of trees on their schedules."""
        allowances = await self.metering.limits.allowances(roots)
        return [
            Terms(interval_within(allowance), self._storage_error(root, allowance) is not None)
            for root, allowance in zip(roots, allowances, strict=True)
        ]

    def _storage_error(self, root: Any, allowance: Allowance) -> ForbiddenError | None:
        limit = self.metering.limits.named(_STORAGE)
        most = allowance.most(limit)
        counts: Mapping[str, int] = self.tree.shape.value(root, "counts") or {}
        used = counts.get(limit.counts, 0)
        if most is None or used < most:
            return None
        allowed = allowance.allowed(limit) or 0
        return plan_limit(limit.name, limit.units(used), allowed, allowance.plan, None)

    async def check_active(self, account_id: str, active: Active) -> None:
        """Raises `ForbiddenError` if the plan allows no more active sources."""
        limits, place = self.metering.limits, await self.tree.place(account_id)
        allowance = await limits.allowance(place.root)
        allowed = allowance.most(limits.named(_SOURCES))
        if allowed is None:
            return
        count = 0
        for one in await self.tree.accounts(place.root_id):
            count += len(await active(one.account_id))
        if count >= allowed:
            raise plan_limit(_SOURCES, count, allowed, allowance.plan, None)

    async def interval(self, account_id: str) -> timedelta:
        """The shortest interval between two runs."""
        return await interval_of(self.metering.limits, account_id)

    async def check_interval(self, account_id: str, times: Cron) -> None:
        """Raises `ForbiddenError` for a schedule that is more frequent than the plan allows."""
        await check_interval(self.metering.limits, account_id, times)

    async def counting(self, account_id: str, change: int) -> Writes:
        """The writes that count a new source, within the plan's limit, or a deleted one."""
        counts = self.metering.counts
        return await (counts.take if change > 0 else counts.add)(_SOURCES, account_id, change)

    async def using(
        self, source: Source, counters: Mapping[str, int], *, stored_bytes: int
    ) -> Writes:
        """The writes of the usage of a run, whose data has grown."""
        usage = self.metering.meters.adding(
            source.account_id,
            {name: one for name, one in counters.items() if one},
            platform=source.platform_id,
            seen={"active_sources": [source.source_id]},
            gauge_changes={_GAUGE: stored_bytes} if stored_bytes else None,
        )
        if not stored_bytes:
            return [usage]
        try:
            return [usage, *await self._stored(source.account_id, stored_bytes)]
        except NotFoundError:
            return [usage]  # the account is gone

    async def storing(self, account_id: str, stored_bytes: int) -> Writes:
        """The writes of data that has grown or shrunk."""
        gauge = self.metering.meters.adding(account_id, gauge_changes={_GAUGE: stored_bytes})
        return [gauge, *await self._stored(account_id, stored_bytes)]

    async def _stored(self, account_id: str, change: int) -> Writes:
        return await self.metering.counts.add("storage", account_id, change)


@dataclass(frozen=True, slots=True)
class PausesSources:
    """Pauses the newest sources of a tree above the limits of a smaller plan."""

    sources: Sources
    tree: Tree

    async def above(self, root_id: str, allowed: Mapping[str, int]) -> Sequence[Paused]:
        """The sources to pause, the newest first."""
        if _SOURCES not in allowed:
            return []
        active: list[Source] = []
        for account in await self.tree.accounts(root_id):
            active += await self.sources.active(account.account_id)
        active.sort(key=lambda one: (one.created_at, one.source_id))
        return [
            Paused("source", one.source_id, one.source_name)
            for one in reversed(active[allowed[_SOURCES] :])
        ]

    async def pausing(self, root_id: str, items: Sequence[Paused]) -> Writes:
        """Returns the writes that pause sources that are still active."""
        found = [await self.sources.locate(one.id) for one in items]
        changing = self.sources.changing
        return [
            changing(one, same=("status",), status="paused")
            for one in found
            if one is not None and one.status == "active"
        ]
