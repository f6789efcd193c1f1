"""People: finds the people of a system, and checks conditions such as a confirmed address.

A running system has one `People`. It is the `NeedsOf` of the system's gate, and provides names and
confirmed addresses to the accounts kit. Hooks add writes to a sign-up (`joining`) and to leaving
(`leaving`), in the same transaction.
Not here: the routes (`people.routes`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tablewright.api.context import Context
from tablewright.api.http.cross_site import is_of_page
from tablewright.api.ports import Outbox
from tablewright.api.responses import Response
from tablewright.api.rules import Need, Principal
from tablewright.api.runtime import Runtime
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.errors import UnauthenticatedError
from tablewright.kits.accounts.kit import PersonName
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.jobs import JobKind, JobQueue
from tablewright.kits.people.entrance import Entrance, entrance_of
from tablewright.kits.people.factors import Factors
from tablewright.kits.people.forms import PersonForms
from tablewright.kits.people.mails import PersonMails
from tablewright.kits.people.shapes import PersonShape, own_people
from tablewright.kits.sessions.identity import SessionIdentity, SessionPrincipal
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.sessions.sessions import StartedSession
from tablewright.model import check, get_all
from tablewright.model.operations.writing import WriteOperation

_SECOND_FACTORS = frozenset({"totp", "backup_code"})


@dataclass(frozen=True, slots=True)
class SignUp:
    """The values of a sign-up form."""

    email: str
    name: str
    more: Mapping[str, Any] = field(default_factory=dict[str, Any])  # such as an organisation
    invitation: str = field(default="", repr=False)  # an unchecked invitation token
    home: str = ""  # the account of a person whose shape has the role


# The writes of a new person; gets the request, the person's id and the form.
Joining = Callable[[Context[Any], str, SignUp], Awaitable[Sequence[WriteOperation[Any]]]]
# The writes of a leaving person; raises an `HttpError` if the person must not leave.
Leaving = Callable[[Context[Any], str], Awaitable[Sequence[WriteOperation[Any]]]]
# Whether a token was mailed to an address, which proves access to its mails.
Vouching = Callable[[str, str], Awaitable[bool]]

# The account of a new person, for shapes with the role `home`; gets the request and an unchecked
# invitation token.
Homing = Callable[[Context[Any], str], Awaitable[str]]


async def _new_home(context: Context[Any], invitation: str) -> str:
    return context.ids.uuid()


async def _never(email: str, token: str) -> bool:
    return False


async def _nothing(*_: Any) -> Sequence[WriteOperation[Any]]:
    return ()


@dataclass(frozen=True, slots=True)
class People:
    """The people of one system."""

    system: str
    title: str
    db: AsyncDatabase  # not bound to a tenant
    clock: Clock
    shape: PersonShape[Any]
    entrance: Entrance
    jobs: JobQueue
    mails: PersonMails
    audit: Audit | None = None  # entries go to the log of the person
    confirms: bool = True  # whether addresses must be confirmed, because mails are sent to people
    joining: Joining = _nothing
    leaving: Leaving = _nothing
    forms: PersonForms = field(default_factory=PersonForms)
    vouches: Vouching = _never
    homing: Homing = _new_home

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
        forms: PersonForms | None = None,
        vouches: Vouching = _never,
        homing: Homing = _new_home,
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
            forms or PersonForms(),
            vouches,
            homing,
        )

    @property
    def identity(self) -> SessionIdentity:
        """Authenticates people by their sessions."""
        return self.entrance.identity

    @property
    def service_names(self) -> tuple[str, ...]:
        """The names of the service, which no password may consist of."""
        return self.title, self.system

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        return self.mails.kinds

    @property
    def factors(self) -> Factors:
        """The second factors of people."""
        return Factors.of(self.db, self.shape, self.system)

    def now(self) -> datetime:
        """The time."""
        return datetime.fromtimestamp(self.clock.now(), UTC)

    def noted(
        self, context: Context[Any], person_id: str, event: str, action: str, **more: Any
    ) -> list[WriteOperation[Any]]:
        """Returns the audit entry of a change in the log of the person; nothing without an audit
        log.

        Entries outlive people: they contain no names and no addresses.
        """
        if self.audit is None:
            return []
        what = Happening(event, "user", action, person_id, more=more)
        entry, follows = self.audit.writes(context, what, tenant=person_id, by=person_id)
        return [entry, *follows]

    async def find(self, person_id: str) -> Any | None:
        """Returns a person who may sign in, as stored now."""
        found = await self.db.run(self.shape.get(person_id).consistently())
        return found if found is not None and self.shape.is_here(found) else None

    async def may_act(self, person_id: str) -> bool:
        """Whether a person has neither left nor been suspended."""
        return await self.find(person_id) is not None

    async def current(self, context: Context[Any]) -> Any:
        """Returns the signed-in person; raises `UnauthenticatedError` without one."""
        found = await self.find(context.principal.person)
        if found is None:
            raise UnauthenticatedError("The session has ended.")
        return found

    def view(self, person: Any) -> Any:
        """Returns the view of a person for that person, without secrets."""
        is_confirmed = not self.confirms or self.shape.is_confirmed(person)
        return self.forms.viewed(self.shape, person, is_confirmed)

    def signed_in(self, context: Context[Any], person: Any, begun: StartedSession) -> Response[Any]:
        """Returns the response that starts a session, with its cookie.

        Programs get the token in the body too. A page does not: no script can read its cookie.
        """
        token = None if is_of_page(context.headers) else begun.token
        body = self.forms.signed_in(
            user=self.view(person), token=token, expires_at=begun.session.ends_at
        )
        return Response(body, headers=self.identity.cookie_headers(begun, context))

    async def meets(self, who: Principal, need: Need) -> bool:
        """Whether a caller meets a condition of a rule."""
        if need is Need.FRESH:
            return isinstance(who, SessionPrincipal) and who.is_fresh(self.clock)
        if need is Need.SECOND_FACTOR:
            return bool(who.impersonator or who.factors & _SECOND_FACTORS)
        if not self.confirms:
            return True
        return await self.confirmed_email(who.person) is not None

    async def confirmed_email(self, person: str) -> str | None:
        """Returns the confirmed address of a person."""
        found = await self.find(person)
        if found is None or (self.confirms and not self.shape.is_confirmed(found)):
            return None
        return self.shape.value(found, "email")

    async def person_with(self, email: str) -> str | None:
        """Returns the id of the person with an address, if any."""
        found = await self.db.run(self.shape.by_email(email))
        is_here = found is not None and self.shape.is_here(found)
        return self.shape.value(found, "id") if is_here else None

    def still_here(self, person: str) -> Sequence[WriteOperation[Any]]:
        """Returns a check, for a transaction, that a person has neither left nor been suspended."""
        return [check(self.shape.get(person), *self.shape.still_here())]

    async def names(self, persons: Sequence[str]) -> Mapping[str, PersonName]:
        """Returns names and addresses of people by id."""
        gets = [self.shape.get(one) for one in dict.fromkeys(persons) if one]
        page = await self.db.run(get_all(gets, unreadable="collect"))
        return {
            self.shape.value(one, "id"): PersonName(
                self.shape.name_of(one), self.shape.address(one)
            )
            for one in page.items
            if one is not None
        }
