"""Moving an account below another one of its tree, with everything below it.

One transaction changes the account's parent, and marks the account and the root: a tree has one
move at a time. From then on rights follow the parent pointers. A job rewrites the paths of the
accounts below, from the top down, in transactions of 50; it can be killed at any point. It checks
twice, some seconds apart: an index may not show a new child yet.
Not here: rights during the rewrite (`accounts.accounts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.errors import conflict
from tablewright.kits.accounts.parts import AccountParts, Planned
from tablewright.kits.accounts.tree import check_rank, check_settled, children, settled, too_deep
from tablewright.kits.audit import Happening
from tablewright.kits.jobs import Again, Job, JobKind, JobQueue
from tablewright.kits.shapes import word_of
from tablewright.model import assign, check, exists, missing, remove, transaction
from tablewright.model.operations.writing import WriteOperation

MOVE: Final = "account-moves"
_SECOND_LOOK: Final = timedelta(seconds=5)


async def move(
    parts: AccountParts, jobs: JobQueue, context: Context[Any], account_id: str, parent_id: str
) -> Any:
    """Moves an account below another one; the caller has been checked on both sides."""
    shape = parts.accounts.accounts

    async def plan() -> Planned:
        account, parent = await parts.account(account_id), await parts.account(parent_id)
        chain = await parts.accounts.chain(parent)
        root = await parts.root_of(account)
        root_id = shape.value(root, "id")
        if parts.is_root(account) or not chain or shape.value(chain[0], "id") != root_id:
            raise conflict("other_tree", "An account may only move within its own tree.")
        if account_id in [shape.value(one, "id") for one in chain]:
            raise conflict("cycle", "An account may not move below itself.")
        if shape.value(root, "moving"):
            raise conflict("moving", "Another account of this tree is being moved. Try again soon.")
        check_rank(parts, word_of(shape.value(account, "kind", "")), parent)
        check_settled(parts, parent)
        level = shape.value(parent, "level") + 1
        if level + await _height(parts, account_id) > shape.level_max:
            raise too_deep(shape.level_max)
        moved = shape.set(
            parent=parent_id,
            path=f"{shape.value(parent, 'path')}{account_id}/",
            level=level,
            moving=True,
        )
        unchanged = shape.path == shape.value(account, "path"), missing(shape.moving)
        writes: list[WriteOperation[Any]] = [
            shape.at(id=account_id).update(*moved).when(*unchanged),
            jobs.add(MOVE, {"account": account_id, "root": root_id}, tenant=root_id),
        ]
        lock = shape.at(id=root_id).update(assign(shape.moving, True))
        if parent_id == root_id:
            writes.append(lock.when(*settled(parts, parent)))
        else:
            writes.append(lock.when(missing(shape.moving)))
            writes.append(check(shape.get(parent_id), *settled(parts, parent)))
        before = {"parent": shape.value(account, "parent")}
        what = Happening(
            "account_moved",
            "account",
            "moved",
            account_id,
            before=before,
            after={"parent": parent_id},
        )
        return Planned(account_id, what, writes)

    await parts.commit(context, plan)
    return await parts.account(account_id)


async def _height(parts: AccountParts, account_id: str) -> int:
    """The levels below an account."""
    shape, height = parts.accounts.accounts, 0
    row = [account_id]
    while row and height <= limits.ACCOUNT_DEPTH_MAX:
        below = [one for each in row for one in await children(parts, each)]
        row = [shape.value(one, "id") for one in below]
        height += bool(row)
    return height


@dataclass(frozen=True, slots=True)
class Moving:
    """Rewrites the paths of accounts below one that moved, as the handler of jobs."""

    parts: AccountParts

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(MOVE, self.handle)

    async def handle(self, job: Job) -> Again | None:
        """Rewrites old paths; ends the move when a second check finds none."""
        account_id, root_id = str(job.payload["account"]), str(job.payload["root"])
        account = await self.parts.accounts.find(account_id)
        if account is None or not self.parts.accounts.accounts.value(account, "moving"):
            return None
        await self._rewrite_below(account)
        if self.parts.now() - job.created_at < _SECOND_LOOK:
            return Again(job.created_at + _SECOND_LOOK)
        await self._end(account_id, root_id)
        return None

    async def _rewrite_below(self, account: Any) -> None:
        """Works from the top down, so that every path is built from a correct one."""
        row = [account]
        while row:
            below: list[Any] = []
            for above in row:
                below += await self._rewrite_children(above)
            row = below

    async def _rewrite_children(self, above: Any) -> Sequence[Any]:
        shape, parts = self.parts.accounts.accounts, self.parts
        writes: list[WriteOperation[Any]] = []
        ids: list[str] = []
        for child in await children(parts, shape.value(above, "id")):
            child_id = shape.value(child, "id")
            ids.append(child_id)
            path = f"{shape.value(above, 'path')}{child_id}/"
            if shape.value(child, "path") != path:
                moved = shape.set(path=path, level=shape.value(above, "level") + 1)
                belongs = shape.parent == shape.value(above, "id")
                writes.append(shape.at(id=child_id).update(*moved).when(belongs))
        size = limits.MOVE_ACCOUNTS_PER_TRANSACTION
        for start in range(0, len(writes), size):
            await parts.db.run(transaction(*writes[start : start + size]))
        found = [await parts.accounts.find(one) for one in ids]
        return [one for one in found if one is not None]

    async def _end(self, account_id: str, root_id: str) -> None:
        """Ends the move and the lock of the tree in one transaction."""
        shape = self.parts.accounts.accounts
        moved = shape.at(id=account_id).update(remove(shape.moving)).when(exists(shape.moving))
        unlocked = shape.at(id=root_id).update(remove(shape.moving))
        await self.parts.db.run(transaction(moved, unlocked))
