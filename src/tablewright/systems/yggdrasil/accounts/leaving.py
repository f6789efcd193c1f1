"""Leaving: a user is deleted with everything that is the user's.

The account is marked, and nobody signs in to it from then on; its sessions end at once. A job takes
the user off the trees of others and lets the user's own trees go, each with a job of its own; it
begins anew where its process ends. A request that was let in before may still make a tree, so the
job comes back when no such request can be left, and takes the account last. Until then its e-mail
address is taken.
Not here: what goes with a tree (`yggdrasil.trees.cascades`).
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.ports import FileStore
from tablewright.api.responses import Response
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import (
    ForbiddenError,
    InvalidError,
    ItemNotFoundError,
    RateLimitedError,
    TransactionFailedError,
)
from tablewright.kits.jobs import Again, Job, JobKind, JobQueue
from tablewright.kits.sessions.sessions import Sessions
from tablewright.model import assign, missing, transaction
from tablewright.systems.yggdrasil.accounts.users import (
    PasswordGiven,
    confirm,
    current_user,
    session_of,
)
from tablewright.systems.yggdrasil.design.owners import Tree, User
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.trees import cascades
from tablewright.systems.yggdrasil.trees.shares import leave_shares

ROUTES: Final[Routes[Parts]] = Routes()

LEAVE: Final = "user-leaves"
_TAGS = ("accounts",)
_RETRIES: Final = (5.0, 30.0, 120.0, 600.0, *([3600.0] * 48))
# By then every request that was let in has ended.
_WAIT: Final = timedelta(seconds=2 * limits.API_HANDLER_SECONDS_MAX)


@ROUTES.delete("/api/users/me", rule=TENANT, status=202, tags=_TAGS, errors=(ForbiddenError,))
async def delete_me(context: Context[Parts]) -> Response[None]:
    """Deletes your account and all your trees; you must have signed in within ten minutes.

    Signing in is no longer possible once this returns. The data is deleted in the background.
    """
    if not session_of(context).is_fresh(context.clock):
        raise ForbiddenError("Sign in again first, or send your password to users/me/delete.")
    return await _leave(context)


@ROUTES.post(
    "/api/users/me/delete",
    rule=TENANT,
    status=202,
    tags=_TAGS,
    errors=(InvalidError, RateLimitedError),
)
async def delete_me_by_password(context: Context[Parts], body: PasswordGiven) -> Response[None]:
    """Deletes your account and all your trees; requires your password.

    Signing in is no longer possible once this returns. The data is deleted in the background.
    """
    await confirm(context, await current_user(context), body.password, place="password")
    return await _leave(context)


async def _leave(context: Context[Parts]) -> Response[None]:
    parts, user_id = context.parts, context.tenant
    now = datetime.fromtimestamp(context.clock.now(), UTC)
    marked = User.at(user_id=user_id).update(assign(User.leaving_at, now))
    job = parts.jobs.add(LEAVE, tenant=user_id)
    try:
        await context.db.run(transaction(marked.when(missing(User.leaving_at)), job))
    except TransactionFailedError as failed:
        if failed.reasons[0] is None:  # the user leaves already, if anything was refused there
            raise
    await parts.entrance.sessions.end_all(user_id)
    return Response(None, headers=parts.entrance.identity.clearing_headers(context))


@dataclass(frozen=True, slots=True)
class Leaving:
    """Deletes what a user had, as the handler of jobs."""

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
        """Lets everything of a user go; the second time, the account itself."""
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
        await self.files.delete_under(f"users/{user_id}")  # of restores that were never done
        with suppress(ItemNotFoundError):
            await db.run(user.erase())
        return None
