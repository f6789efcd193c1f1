"""Leaving: deletes everything that belongs to a user's account.

The people kit marks the account, frees its e-mail address and ends its sessions at once. A job
removes the user from trees of others and deletes the user's own trees, each with its own job; it
starts again after a restart. An earlier request may still create a tree, so the job returns when no
such request can be left, and deletes the account last.
Not here: deleting a tree (`yggdrasil.trees.cascades`).
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.ports import FileStore
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import ItemNotFoundError
from tablewright.kits.jobs import AddJob, Again, Job, JobKind, JobQueue
from tablewright.kits.people.people import Leaving as LeavingWrites
from tablewright.kits.sessions.sessions import Sessions
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.trees import cascades
from tablewright.systems.yggdrasil.trees.home_person import forget_home_persons
from tablewright.systems.yggdrasil.trees.shares import leave_shares

LEAVE: Final = "user-leaves"
_RETRIES: Final = (5.0, 30.0, 120.0, 600.0, *([3600.0] * 48))
# By then every request that was admitted has ended.
_WAIT: Final = timedelta(seconds=2 * limits.API_HANDLER_SECONDS_MAX)


def leaving_by(jobs: JobQueue) -> LeavingWrites:
    """Adds the job that deletes a leaving user's data to the transaction."""

    async def leaves(context: Context[Any], user_id: str) -> Sequence[AddJob]:
        return [jobs.add(LEAVE, tenant=user_id)]

    return leaves


@dataclass(frozen=True, slots=True)
class Leaving:
    """Deletes the data of a user, as a job handler."""

    db: AsyncDatabase  # bound to no user: the trees of others are changed, too
    jobs: JobQueue
    sessions: Sessions
    files: FileStore
    clock: Clock

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(LEAVE, self.handle, retries=_RETRIES)

    async def handle(self, job: Job) -> Again | None:
        """Deletes everything of a user; the second time, the account itself."""
        user_id, db = job.tenant, self.db.for_tenant(job.tenant)
        user = await db.run(User.get(user_id).consistently())
        if user is None or user.leaving_at is None:
            return None
        await self.sessions.end_all(user_id)
        await leave_shares(self.db, user_id)
        for tree in await db.all(Tree.of_user(user_id).consistently()):
            await cascades.leave(db, self.jobs, tree)
        ends_at = user.leaving_at + _WAIT
        if datetime.fromtimestamp(self.clock.now(), UTC) < ends_at:
            return Again(ends_at)
        await forget_home_persons(self.db, user_id)
        await self.files.delete_under(f"users/{user_id}")  # of unfinished restores
        with suppress(ItemNotFoundError):
            await db.run(user.erase())
        return None
