"""Syncing: what sources, schedules, runs and data share in one process.

Not here: what they do (`core.sources`, `core.schedules`, `core.runs`, `core.data`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from tablewright.api.context import Context
from tablewright.api.ports import FileStore
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import NotFoundError
from tablewright.ids import Ids
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.parts import Plan
from tablewright.kits.accounts.roles import AccountState
from tablewright.kits.audit import Audit
from tablewright.kits.connectors import Connectors
from tablewright.kits.jobs import JobQueue
from tablewright.kits.live import Listeners
from tablewright.kits.metering import MeteringKit
from tablewright.kits.oauth import OAuth
from tablewright.kits.vault import Vault
from tablewright.systems.core.design import Source


@dataclass(frozen=True, slots=True)
class Syncing:
    """The common base of sources, schedules, runs and data."""

    db: AsyncDatabase  # not bound to a tenant: a run counts in the root of its account
    clock: Clock
    ids: Ids
    jobs: JobQueue
    audit: Audit
    metering: MeteringKit
    kit: AccountKit
    connectors: Connectors
    oauth: OAuth
    vault: Vault
    files: FileStore  # of exports
    listeners: Listeners

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
        found = await self.find_source(source_id)
        if found is None or found.account_id != account_id:
            raise NotFoundError("Source not found.")
        return found

    async def find_source(self, source_id: str) -> Source | None:
        """A source, as it is now."""
        return await self.db.run(Source.get(source_id).consistently())

    async def commit(self, context: Context[Any], plan: Plan) -> None:
        """Makes a change of a request with its activity, in one transaction."""
        await self.kit.parts.commit(context, plan)

    async def may_run(self, account_id: str) -> bool:
        """Whether runs may begin in an account: it and those above are active, and paid for."""
        account = await self.accounts.find(account_id)
        chain = [] if account is None else await self.accounts.chain(account)
        states = [self.accounts.accounts.state_in(one) for one in chain]
        is_active = bool(chain) and all(one is AccountState.ACTIVE for one in states)
        return is_active and self.metering.kept(chain[0]) is None
