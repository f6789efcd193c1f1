"""Endings: revokes keys, expires keys, and deletes the data of closed accounts.

Keys are never deleted, because they are evidence: they are revoked, or expire. Not here:
memberships (`kits.accounts`), sessions (`kits.people`), activities (`core.retention`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.clock import instant
from tablewright.errors import NotFoundError, TransactionFailedError
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.calendar import Cron, Recurring
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.metering import AccountTrees
from tablewright.kits.webhooks.endpoints import Endpoint
from tablewright.kits.webhooks.kit import HookKit
from tablewright.model import assign, le, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core.design import Activity, ApiKey
from tablewright.systems.core.design.values import ApiKeyStatus

REVOKE: Final = "revoke-keys"
EXPIRE: Final = "expire-keys"


@dataclass(frozen=True, slots=True)
class Endings:
    """Revokes and expires keys, and deletes the data of a purged account, as job handlers."""

    db: AsyncDatabase
    jobs: JobQueue
    accounts: Callable[[], Accounts]  # these are assembled later
    audit: Callable[[], Audit]
    hooks: Callable[[], HookKit]
    purges: Callable[[str], Awaitable[None]]  # the sources and data of an account

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return [JobKind(REVOKE, self._revoke_all), JobKind(EXPIRE, self._expire)]

    @property
    def recurring(self) -> list[Recurring]:
        """The hourly work."""
        return [Recurring(EXPIRE, EXPIRE, Cron("5 * * * *"))]

    def consequences(self, activity: Activity) -> list[AddJob]:
        """Returns the job that revokes the keys of a person who leaves an account.

        A key without rights fails at once; the job makes that permanent, even if the person
        returns.
        """
        if activity.event_type not in ("member_left", "member_removed"):
            return []
        payload = {"person": activity.resource_id}
        return [self.jobs.add(REVOKE, payload, tenant=activity.account_id)]

    async def purge(self, account_id: str) -> None:
        """Ends the keys and webhooks of an account, and destroys its encryption keys."""
        await self._revoke(account_id)
        await self.purges(account_id)
        kit, audit = self.hooks(), self.audit()

        async def also(
            before: Endpoint | None, after: Endpoint | None
        ) -> Sequence[WriteOperation[Any]]:
            assert before is not None, "only what exists is deleted"
            what = Happening("webhook_deleted", "webhook", "deleted", before.endpoint_id)
            counted = await kit.counting(account_id, -1)
            return [*audit.by_system(account_id, what), *counted]

        for one in await kit.hooks.endpoints(account_id):
            try:
                await kit.hooks.unsubscribe(account_id, one.endpoint_id, also=also)
            except NotFoundError:
                continue  # an earlier attempt has deleted it
        await kit.hooks.erase(account_id)
        await self.db.shred(account_id)

    async def _revoke_all(self, job: Job) -> None:
        """Revokes the keys of a person in accounts without rights.

        A key of an account below may depend on the role that has ended.
        """
        person, accounts = str(job.payload["person"]), self.accounts()
        for one in await AccountTrees(accounts).accounts(job.tenant):
            account = await accounts.find(one.account_id)
            if account is not None and not await accounts.grants_of(person, account):
                await self._revoke(one.account_id, person)

    async def _revoke(self, account_id: str, person: str | None = None) -> None:
        active: Any = ApiKey.in_account(account_id, ApiKeyStatus.ACTIVE)
        found = await self.db.all(active, unreadable="collect")
        for key in found.items:
            if person is None or key.user_id == person:
                await self._end(key, ApiKeyStatus.REVOKED)

    async def _expire(self, job: Job) -> None:
        """Sets the status of expired keys; they have failed since their expiry."""
        now = instant(self.jobs.clock)
        over = ApiKey.scan().where(ApiKey.status == ApiKeyStatus.ACTIVE, le(ApiKey.expires_at, now))
        async for page in self.db.pages(over):
            for key in page.items:
                await self._end(key, ApiKeyStatus.EXPIRED)

    async def _end(self, key: ApiKey, status: ApiKeyStatus) -> None:
        still = [ApiKey.status == ApiKeyStatus.ACTIVE]
        if status is ApiKeyStatus.EXPIRED:
            still.append(ApiKey.expires_at == key.expires_at)
        change = ApiKey.at(api_key_id=key.api_key_id).update(assign(ApiKey.status, status))
        what = Happening(f"apikey_{status.value}", "api_key", status.value, key.api_key_id)
        entry = self.audit().by_system(key.account_id, what)
        try:
            await self.db.run(transaction(change.when(*still), *entry))
        except TransactionFailedError as failed:
            if failed.is_outcome_unknown:
                raise  # the job runs again
