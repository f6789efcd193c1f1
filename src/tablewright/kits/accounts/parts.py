"""AccountParts: shared by changes of accounts and members.

Not here: the routes (`accounts.routes`), computing rights (`accounts.accounts`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Protocol

from tablewright.api.context import Context
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import NotFoundError, TransactionFailedError
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.errors import conflict, last_admin
from tablewright.kits.accounts.records import SeatRecord
from tablewright.kits.accounts.roles import Member, MemberState
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.counting import After, Bound, Counting
from tablewright.model import Condition, Session, add, transaction
from tablewright.model.calls import Steps, nothing_to_ask
from tablewright.model.operations.writing import WriteOperation

ADMINS = "admins"
USERS = "users"
ACCOUNTS = "accounts"


class CountLimits(Protocol):
    """Finds the maximum counts of a tree of accounts, such as a plan's limits."""

    async def counting(
        self, root: Any, deltas: Mapping[str, int]
    ) -> tuple[Mapping[str, Bound], Sequence[Condition | bool], After | None]:
        """The bounds of counts of a tree (`users`, `accounts`), and their conditions.

        The conditions must hold for the root: the bounds are those that were read. The function
        runs after the counts have changed.
        """
        ...


@dataclass(frozen=True, slots=True)
class AccountParts:
    """The accounts of one system, with everything needed to change them."""

    system: str
    accounts: Accounts
    audit: Audit
    clock: Clock
    limits: CountLimits | None = None

    @property
    def db(self) -> AsyncDatabase:
        """Not bound to a tenant: a change of one account may count in its root."""
        return self.accounts.db

    def now(self) -> datetime:
        """The time."""
        return datetime.fromtimestamp(self.clock.now(), UTC)

    async def account(self, account_id: str) -> Any:
        """An account; raises `NotFoundError`."""
        found = await self.accounts.find(account_id)
        if found is None:
            raise NotFoundError("Account not found.")
        return found

    async def root_of(self, account: Any) -> Any:
        """The root of an account's tree, read consistently."""
        chain = await self.accounts.chain(account)
        if not chain:
            raise NotFoundError("Account not found.")
        return chain[0]

    def is_root(self, account: Any) -> bool:
        """Whether an account has no account above it."""
        return self.accounts.accounts.value(account, "parent") is None

    def counts_as_admin(self, account: Any, member: Member | None) -> bool:
        """Whether a root account needs at least one membership like this one."""
        return (
            self.is_root(account)
            and member is not None
            and member.state is MemberState.ACTIVE
            and member.role == self.accounts.roles.top
            and all(member.exceptions.values())
        )

    async def counting(
        self, root: Any, deltas: Mapping[str, int], *conditions: Condition | bool
    ) -> list[WriteOperation[Any]]:
        """Returns the write that changes counts of a tree within its limits, if they change."""
        shape = self.accounts.accounts
        changing = {what: delta for what, delta in deltas.items() if delta}
        if not changing:
            return []
        bounds: dict[str, Bound] = {}
        wanted, after = list(conditions), None
        if self.limits is not None:
            found, unchanged, after = await self.limits.counting(root, changing)
            bounds |= found
            wanted += unchanged
        if ADMINS in changing:
            bounds[ADMINS] = Bound(self._last_admin, least=1)
        root_id = shape.value(root, "id")
        return [Counting(shape.get(root_id), shape.counts, changing, bounds, tuple(wanted), after)]

    def _last_admin(self, count: int, session: Session) -> Steps[Exception]:
        return nothing_to_ask(last_admin(self.accounts.roles.top))

    async def seat(self, root_id: str, person: str, delta: int) -> tuple[WriteOperation[Any], int]:
        """The write that counts a membership of a person, and the change in the number of people.

        People are counted once in a tree, even if they belong to several of its accounts.
        """
        seat = await self.db.run(SeatRecord.get(self.system, root_id, person).consistently())
        place = SeatRecord.at(system=self.system, root_id=root_id, person_id=person)
        if seat is None:
            new = SeatRecord(
                system=self.system, root_id=root_id, person_id=person, memberships=delta
            )
            return new.create(), 1
        seen = SeatRecord.memberships == seat.memberships
        if seat.memberships + delta <= 0:
            return place.erase().when(seen), -1
        return place.update(add(SeatRecord.memberships, delta)).when(seen), 0

    async def is_repeated(self, context: Context[Any], account_id: str) -> bool:
        """Whether an earlier attempt of a request has created an account.

        With an `Idempotency-Key`, every attempt draws the same id.
        """
        return context.attempt is not None and await self.accounts.find(account_id) is not None

    async def commit(self, context: Context[Any], plan: Plan) -> None:
        """Makes a change with its audit entry, in one transaction.

        The plan reads and checks the data, and raises errors that callers understand. Its
        writes repeat the checks as conditions. If another change interferes, it is planned
        again. A plan is None if an earlier attempt of the same request has made the change.
        """
        db = context.through(self.db)
        for _ in range(limits.CHANGE_ROUNDS_MAX):
            planned = await plan()
            if planned is None:
                return
            entry, more = self.audit.writes(context, planned.what, tenant=planned.tenant)
            try:
                await db.run(transaction(*planned.writes, entry, *more))
                return
            except TransactionFailedError as failed:
                if failed.is_outcome_unknown and await self.audit.has(entry):
                    return
        raise conflict("busy", "Another request changes the same account. Try again.")


@dataclass(frozen=True, slots=True)
class Planned:
    """The writes of a change, and its audit entry."""

    tenant: str
    what: Happening
    writes: Sequence[WriteOperation[Any]]


Plan = Callable[[], Awaitable[Planned | None]]
