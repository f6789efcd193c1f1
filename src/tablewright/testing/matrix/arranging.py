"""Arranging: creates people, accounts, members and keys for a cast, through the shapes of kits.

Nothing here checks permissions: a cast has states that no request leads to directly.
Not here: the states (`matrix.accounts`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from tablewright.api.api_keys import hash_of, new_key
from tablewright.api.rules import Need
from tablewright.kits.accounts.invitations import person_of
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.records import SeatRecord
from tablewright.kits.accounts.roles import AccountState, MemberState
from tablewright.kits.accounts.tree import founding
from tablewright.kits.accounts.verifying import counted, verify
from tablewright.kits.invitations.tokens import Token
from tablewright.kits.keys import ApiKeys
from tablewright.kits.keys.shapes import ACTIVE
from tablewright.kits.people.people import People
from tablewright.kits.sessions.sessions import Sign, StartedSession
from tablewright.model import transaction
from tablewright.testing.system import AsyncSystemUnderTest

PASSWORD: Final = "a password of the matrix"
TOTP_SECRET: Final = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
FAR: Final = timedelta(days=365)


@dataclass
class Arranging:
    """The kits of a system under test, for a cast."""

    system: AsyncSystemUnderTest[Any]
    people: People
    accounts: AccountKit
    keys: ApiKeys | None
    password_hash: str = ""
    count: int = 0
    seats: dict[tuple[str, str], int] = field(default_factory=dict[tuple[str, str], int])

    @property
    def now(self) -> datetime:
        """The time, to the second: documented tables may store no more."""
        return datetime.fromtimestamp(int(self.system.clock.now()), UTC)

    async def person(self, name: str, *, lacks: Sequence[Need] = ()) -> str:
        """Creates a person with a second factor and a confirmed address, unless lacking."""
        shape, db = self.people.shape, self.people.db
        self.password_hash = self.password_hash or await self.people.entrance.passwords.hash(
            PASSWORD
        )
        self.count += 1
        person_id = self.system.ids.uuid()
        item = shape.new(
            shape.names(name),
            id=person_id,
            email=f"person-{self.count}@example.com",
            password=self.password_hash,
            last_sign_in_at=self.now,
        )
        if Need.CONFIRMED not in lacks:
            shape.fill(item, confirmed=shape.confirmation(self.now))
        await db.run(item.create())
        if shape.has("totp_enabled"):
            await db.run(transaction(*self.people.factors.beginning(item, TOTP_SECRET)))
            if Need.SECOND_FACTOR not in lacks:
                await db.run(shape.at(id=person_id).update(*shape.set(totp_enabled=True)))
        return person_id

    async def session(self, person: str, **sign: Any) -> StartedSession:
        """Starts a session of a person with a second factor."""
        given: dict[str, Any] = {"factors": frozenset({"password", "totp"}), **sign}
        return await self.people.entrance.sessions.start(person, sign=Sign(**given))

    async def member(
        self,
        account_id: str,
        person: str,
        role: str,
        *,
        root: str,
        state: MemberState = MemberState.ACTIVE,
        exceptions: dict[str, bool] | None = None,
    ) -> None:
        """Makes a person a member of an account."""
        shape = self.accounts.accounts.members
        item = shape.new(
            person=person,
            account=account_id,
            role=shape.role_of(role),
            state=shape.state_of(state.value),
            exceptions=shape.write_exceptions(exceptions or {}),
        )
        await self.system.db.run(item.create())
        self.seats[root, person] = self.seats.get((root, person), 0) + 1

    async def key(self, account_id: str, person: str, scopes: Sequence[str], **more: Any) -> Any:
        """A new key of a person, and its record."""
        assert self.keys is not None, "the system has no keys"
        shape, ids = self.keys.shape, self.system.ids
        key_id = ids.random_bytes(8).hex()
        text = new_key(f"{self.keys.system}_{key_id}", ids)
        given: dict[str, Any] = {
            "state": shape.state_of(ACTIVE),
            "ends_at": self.now + FAR,
            "networks": [],
            "reaches_below": False,
        }
        record = shape.new(
            id=key_id,
            hash=hash_of(text),
            account=account_id,
            person=person,
            name="A key",
            permissions=list(scopes),
            last_four=text[-4:],
            last_used_at=self.now,
            **{**given, **more},
        )
        await self.system.db.run(record.create())
        return text, key_id

    async def invitation(self, account_id: str, role: str) -> Token:
        """An open invitation to an account, as a link."""
        shape, token = self.accounts.accounts.members, self.accounts.tokens.new()
        item = shape.new(
            person=person_of(token),
            account=account_id,
            role=shape.role_of(role),
            state=shape.state_of(MemberState.PENDING.value),
            exceptions=shape.write_exceptions({}),
            ends_at=self.now + FAR,
        )
        await self.system.db.run(item.create())
        return token

    async def root(self, person: str, name: str) -> str:
        """A new root account."""
        parts = self.accounts.parts
        account, writes = founding(parts, self.system.ids, person, name)
        del writes[2]  # the seat, which is counted in the end
        await self.system.db.run(transaction(*writes))
        root = str(parts.accounts.accounts.value(account, "id"))
        self.seats[root, person] = 1
        return root

    async def child(self, parent: str, name: str, state: AccountState = AccountState.ACTIVE) -> str:
        """A new account below another one."""
        shape, account_id = self.accounts.accounts.accounts, self.system.ids.uuid()
        above = await self.accounts.parts.account(parent)
        item = shape.new(
            id=account_id,
            parent=parent,
            path=f"{shape.value(above, 'path')}{account_id}/",
            name=name,
            kind=shape.value(above, "kind"),
            level=shape.value(above, "level") + 1,
            state=shape.stored_state(state),
            terminated_at=self.now if state is AccountState.TERMINATED else None,
        )
        await self.system.db.run(item.create())
        return account_id

    async def settle(self, *roots: str) -> None:
        """Counts the contents of the trees; raises `AssertionError` if they are inconsistent."""
        parts, db = self.accounts.parts, self.system.db
        for (root, person), count in self.seats.items():
            seat = SeatRecord(
                system=parts.system, root_id=root, person_id=person, memberships=count
            )
            await db.run(seat.create())
        for root in roots:
            shape = parts.accounts.accounts
            real = await counted(parts, root)
            await db.run(shape.at(id=root).update(*shape.set(counts=real)))
            assert [] == await verify(parts, root)
