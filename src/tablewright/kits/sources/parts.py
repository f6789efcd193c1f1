"""SourceParts: the shared parts of sources, schedules, runs and data in one process.

    parts = SourceParts.of(
        given, "shop", jobs=jobs, tickets=tickets, audit=audit, accounts=accounts,
        connected=platforms, files=files,
    )
    ROUTES.include(source_routes(POSTED), of=lambda parts: parts.sources, prefix="/v1")

Not here: the background work (`sources.work`), the routes (`sources.routes`).
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any

from tablewright.api.context import Context
from tablewright.api.ports import FileStore
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import NotFoundError
from tablewright.ids import Ids
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.parts import Plan
from tablewright.kits.accounts.roles import AccountState
from tablewright.kits.audit import Audit
from tablewright.kits.calendar import Tickets
from tablewright.kits.connectors import Connectors
from tablewright.kits.jobs import JobQueue
from tablewright.kits.live import Listeners
from tablewright.kits.metering import AccountTrees
from tablewright.kits.oauth import OAuth
from tablewright.kits.sources.due import DueTimes
from tablewright.kits.sources.plans import Unplanned
from tablewright.kits.sources.platforms import Platforms
from tablewright.kits.sources.rows import Runs, Schedules, Sources
from tablewright.kits.sources.shapes import (
    RunShape,
    ScheduleShape,
    SourceShape,
    own_runs,
    own_schedules,
    own_sources,
)
from tablewright.kits.sources.values import Source
from tablewright.kits.vault import Vault


@dataclass(frozen=True, slots=True)
class Standing:
    """The effect of an account and its plan on schedules; empty if the account is deleted."""

    root_id: str = ""
    may_run: bool = False
    interval: timedelta = timedelta()  # the shortest one between two runs


@dataclass(frozen=True, slots=True)
class SourceParts:
    """The sources of one running system, with all their parts."""

    db: AsyncDatabase  # not bound to a tenant: a run counts in the root of its account
    clock: Clock
    ids: Ids
    jobs: JobQueue
    audit: Audit
    plans: Unplanned
    kit: AccountKit
    connectors: Connectors
    oauth: OAuth
    vault: Vault
    files: FileStore  # of exports
    listeners: Listeners
    sources: Sources
    schedules: Schedules
    runs: Runs
    due: DueTimes

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        *,
        jobs: JobQueue,
        tickets: Tickets,
        audit: Audit,
        accounts: AccountKit,
        connected: Platforms,
        files: FileStore,
        plans: Unplanned | None = None,
        sources: SourceShape[Any] | None = None,
        schedules: ScheduleShape[Any] | None = None,
        runs: RunShape[Any] | None = None,
    ) -> SourceParts:
        """Assembles the kit; without shapes, it stores everything in its own records."""
        scheduled = Schedules(given.db, schedules or own_schedules(system))
        return cls(
            db=given.db,
            clock=given.clock,
            ids=given.ids,
            jobs=jobs,
            audit=audit,
            plans=plans or Unplanned(AccountTrees(accounts.accounts)),
            kit=accounts,
            connectors=connected.connectors,
            oauth=connected.oauth,
            vault=Vault.of(given, files),
            files=files,
            listeners=Listeners(given, system, "syncs"),
            sources=Sources(given.db, sources or own_sources(system)),
            schedules=scheduled,
            runs=Runs(given.db, runs or own_runs(system)),
            due=DueTimes(scheduled, tickets),
        )

    @property
    def now(self) -> datetime:
        """The time."""
        return instant(self.clock)

    @property
    def configured(self) -> Sequence[str]:
        """The platforms with an OAuth client."""
        known = self.oauth.providers.values()
        return [one.platform for one in known if one.is_configured]

    @property
    def accounts(self) -> Accounts:
        """The accounts."""
        return self.kit.accounts

    async def source(self, account_id: str, source_id: str) -> Source:
        """A source of an account, as it is now; raises `NotFoundError`."""
        found = await self.sources.get(account_id, source_id)
        if found is None:
            raise NotFoundError("Source not found.")
        return found

    async def find_source(self, source_id: str) -> Source | None:
        """A source, as it is now, if its account is not known."""
        return await self.sources.locate(source_id)

    async def commit(self, context: Context[Any], plan: Plan) -> None:
        """Makes a change of a request with its activity, in one transaction."""
        await self.kit.parts.commit(context, plan)

    async def may_run(self, account_id: str) -> bool:
        """Whether runs may begin in an account: it and those above are active, and paid for."""
        return self._may_run((await self.accounts.chains([account_id])).get(account_id, ()))

    async def standings(self, account_ids: Collection[str]) -> dict[str, Standing]:
        """Returns the effect of accounts and their plans on schedules; omits missing accounts."""
        chains = {k: one for k, one in (await self.accounts.chains(account_ids)).items() if one}
        terms = await self.plans.terms([chain[0] for chain in chains.values()])
        return {
            account_id: Standing(
                self.accounts.accounts.value(chain[0], "id"),
                self._may_run(chain) and not one.is_full,
                one.interval,
            )
            for (account_id, chain), one in zip(chains.items(), terms, strict=True)
        }

    def _may_run(self, chain: Sequence[Any]) -> bool:
        states = [self.accounts.accounts.state_in(one) for one in chain]
        is_active = bool(chain) and all(one is AccountState.ACTIVE for one in states)
        return is_active and self.plans.pays(chain[0])
