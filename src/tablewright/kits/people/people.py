"""People: finds the people of a system, and says what they have shown of themselves.

A running system has one `People`. It is the `NeedsOf` of the system's gate, and tells the accounts
kit names and confirmed addresses. Hooks let a system add writes to a sign-up (`joining`) and to a
leaving (`leaving`), in the same transaction.
Not here: the routes (`people.routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tablewright.api.context import Context
from tablewright.api.ports import Outbox
from tablewright.api.rules import Need, Principal
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import UnauthenticatedError
from tablewright.kits.accounts.kit import PersonName
from tablewright.kits.audit import Audit
from tablewright.kits.jobs import JobKind, JobQueue
from tablewright.kits.people.entrance import Entrance, entrance_of
from tablewright.kits.people.mails import PersonMails
from tablewright.kits.people.shapes import PersonShape, own_people
from tablewright.kits.sessions.identity import SessionIdentity, SessionPrincipal
from tablewright.kits.sessions.passwords import Passwords
from tablewright.model import get_all
from tablewright.model.operations.writing import WriteOperation

_SECOND_FACTORS = frozenset({"totp", "backup_code"})


@dataclass(frozen=True, slots=True)
class SignUp:
    """What somebody entered to sign up."""

    email: str
    name: str
    more: Mapping[str, str] = field(default_factory=dict[str, str])  # such as an organisation


# Writes that belong to a new person: gets the request, the person's id and what was entered.
Joining = Callable[[Context[Any], str, SignUp], Awaitable[Sequence[WriteOperation[Any]]]]
# Writes that belong to a leaving person; raises an `HttpError` if the person must not leave.
Leaving = Callable[[Context[Any], str], Awaitable[Sequence[WriteOperation[Any]]]]


async def _nothing(*_: Any) -> Sequence[WriteOperation[Any]]:
    return ()


@dataclass(frozen=True, slots=True)
class People:
    """The people of one system."""

    system: str
    title: str
    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    shape: PersonShape[Any]
    entrance: Entrance
    jobs: JobQueue
    mails: PersonMails
    audit: Audit | None = None  # entries go to the log of the person
    confirms: bool = True  # whether addresses have to be confirmed: mails reach people
    joining: Joining = _nothing
    leaving: Leaving = _nothing

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        *,
        title: str,
        jobs: JobQueue,
        outbox: Outbox,
        page: str,
        shape: PersonShape[Any] | None = None,
        audit: Audit | None = None,
        confirms: bool = True,
        joining: Joining = _nothing,
        leaving: Leaving = _nothing,
        passwords: Passwords | None = None,
    ) -> People:
        """Assembles the kit; without a shape, people are stored in the kit's own records."""
        used = shape or own_people(system)
        entrance = entrance_of(given, system, passwords)
        mails = PersonMails(given.db, used, entrance, outbox, title, page)
        return cls(
            system,
            title,
            given.db,
            given.clock,
            used,
            entrance,
            jobs,
            mails,
            audit,
            confirms,
            joining,
            leaving,
        )

    @property
    def identity(self) -> SessionIdentity:
        """Recognises people by their sessions."""
        return self.entrance.identity

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        return self.mails.kinds

    def now(self) -> datetime:
        """The time."""
        return datetime.fromtimestamp(self.clock.now(), UTC)

    async def find(self, person_id: str) -> Any | None:
        """A person who may sign in, as stored now."""
        found = await self.db.run(self.shape.get(person_id).consistently())
        return found if found is not None and self.shape.is_here(found) else None

    async def current(self, context: Context[Any]) -> Any:
        """The person who has signed in; raises `UnauthenticatedError` if there is none any more."""
        found = await self.find(context.principal.person)
        if found is None:
            raise UnauthenticatedError("The session has ended.")
        return found

    async def meets(self, who: Principal, need: Need) -> bool:
        """Whether a caller meets a condition of a rule."""
        if need is Need.FRESH:
            return isinstance(who, SessionPrincipal) and who.is_fresh(self.clock)
        if need is Need.SECOND_FACTOR:
            return bool(who.factors & _SECOND_FACTORS)
        if not self.confirms:
            return True
        return await self.confirmed_email(who.person) is not None

    async def confirmed_email(self, person: str) -> str | None:
        """The address of a person who has shown to read its mails."""
        found = await self.find(person)
        if found is None or (self.confirms and not self.shape.is_confirmed(found)):
            return None
        return self.shape.value(found, "email")

    async def names(self, persons: Sequence[str]) -> Mapping[str, PersonName]:
        """Names and addresses of people, by their ids."""
        gets = [self.shape.get(one) for one in dict.fromkeys(persons) if one]
        page = await self.db.run(get_all(gets, unreadable="collect"))
        return {
            self.shape.value(one, "id"): PersonName(
                self.shape.name_of(one), self.shape.address(one)
            )
            for one in page.items
            if one is not None
        }
