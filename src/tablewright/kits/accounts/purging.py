"""Purging: deletes the members and data of a terminated account that was not restored.

    AccountKit.of(..., purges=delete_the_rest)      # what the system stores for an account

A termination adds the job in its own transaction. The job runs when the account can no longer be
restored. It can be killed at any point: it ends memberships one by one, calls `purges`, and marks
the account last. The account's row stays, without settings and metadata.
Not here: terminating and restoring (`accounts.tree`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from tablewright.kits.accounts import limits
from tablewright.kits.accounts.members import INVITE, unchanged
from tablewright.kits.accounts.parts import ACCOUNTS, ADMINS, USERS, AccountParts
from tablewright.kits.accounts.roles import AccountState
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.model import add, missing, transaction
from tablewright.model.operations.writing import WriteOperation

PURGE: Final = "purge-account"
_KEPT: Final = timedelta(seconds=limits.TERMINATED_SECONDS)

# Deletes the data that a system stores for an account; called again after a kill.
Also = Callable[[str], Awaitable[None]]


async def nothing_else(account_id: str) -> None:
    """For systems that store nothing else for an account."""


@dataclass(frozen=True, slots=True)
class Purging:
    """Purges accounts, as the handler of jobs."""

    parts: AccountParts
    also: Also

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(PURGE, self.handle)

    async def handle(self, job: Job) -> None:
        """Purges an account, unless it has been restored or purged since."""
        account_id, shape = job.tenant, self.parts.accounts.accounts
        account = await self.parts.accounts.find(account_id)
        if account is None or shape.state_in(account) is not AccountState.TERMINATED:
            return
        since = shape.value(account, "terminated_at")
        if shape.value(account, "purged_at") is not None or self.parts.now() < since + _KEPT:
            return
        await self._end_memberships(account)
        await self.also(account_id)
        await self._mark(account)

    async def _end_memberships(self, account: Any) -> None:
        members, accounts = self.parts.accounts.members, self.parts.accounts.accounts
        account_id = accounts.value(account, "id")
        root = await self.parts.root_of(account)
        found = await self.parts.db.all(members.of_account(account_id), unreadable="collect")
        for listed in found.items:
            person = members.value(listed, "person")
            item = await self.parts.db.run(members.get(person, account_id).consistently())
            if item is None:
                continue  # the index lags, or an earlier attempt has done it
            place = members.at(person=person, account=account_id)
            writes: list[WriteOperation[Any]] = [place.erase().when(*unchanged(self.parts, item))]
            if not person.startswith(INVITE):
                seat, people = await self.parts.seat(accounts.value(root, "id"), person, -1)
                is_admin = self.parts.counts_as_admin(account, members.member(item))
                writes += [seat, *self._uncounted(root, {USERS: people, ADMINS: -int(is_admin)})]
            await self.parts.db.run(transaction(*writes))

    async def _mark(self, account: Any) -> None:
        shape = self.parts.accounts.accounts
        account_id = shape.value(account, "id")
        changes = shape.set(settings={}, metadata={}, purged_at=self.parts.now())
        still = shape.state == shape.stored_state(AccountState.TERMINATED)
        write = shape.at(id=account_id).update(*changes).when(still, missing(shape.purged_at))
        counted: Sequence[WriteOperation[Any]] = ()
        if not self.parts.is_root(account):
            counted = self._uncounted(await self.parts.root_of(account), {ACCOUNTS: -1})
        entry = Happening("account_purged", "account", "purged", account_id)
        logged = self.parts.audit.by_system(account_id, entry)
        await self.parts.db.run(transaction(write, *counted, *logged))

    def _uncounted(self, root: Any, deltas: dict[str, int]) -> list[WriteOperation[Any]]:
        """Returns the write that lowers counts of a tree, regardless of their values."""
        shape = self.parts.accounts.accounts
        changes = [add(shape.counts[what], delta) for what, delta in deltas.items() if delta]
        return [shape.at(id=shape.value(root, "id")).update(*changes)] if changes else []


def scheduled(jobs: JobQueue, account_id: str, terminated_at: datetime) -> WriteOperation[Any]:
    """The job that purges an account when it can no longer be restored."""
    return jobs.add(PURGE, tenant=account_id, at=terminated_at + _KEPT)
