"""AccountKit: the parts of the accounts kit in one running system.

    kit = AccountKit.of(given, "shop", ROLES, jobs=jobs, people=people, outbox=outbox, page=page)
    Assembly(..., gate=Gate({ACCOUNT: kit.accounts}, people))
    routes.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")

Not here: the routes (`accounts.routes`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from tablewright.api.ports import Outbox
from tablewright.api.runtime import Runtime
from tablewright.kits.accounts.accounts import Accounts, Ceiling, Extra
from tablewright.kits.accounts.invitation_mails import InvitationMails
from tablewright.kits.accounts.invitations import Tokens
from tablewright.kits.accounts.moving import Moving
from tablewright.kits.accounts.parts import AccountParts, CountLimits
from tablewright.kits.accounts.roles import Roles
from tablewright.kits.accounts.shapes import AccountShape, MemberShape, own_accounts, own_members
from tablewright.kits.audit import Audit
from tablewright.kits.jobs import JobKind, JobQueue


@dataclass(frozen=True, slots=True)
class PersonName:
    """What members of an account see of each other."""

    name: str
    email: str


class PeopleOf(Protocol):
    """What the accounts kit has to know of people."""

    async def confirmed_email(self, person: str) -> str | None:
        """The address whose mails a person has shown to read, if any."""
        ...

    async def names(self, persons: Sequence[str]) -> Mapping[str, PersonName]:
        """Names and addresses of people, by their ids; unknown ones are left out."""
        ...


@dataclass(frozen=True, slots=True)
class AccountKit:
    """Accounts, members and invitations of one running system."""

    parts: AccountParts
    jobs: JobQueue
    people: PeopleOf
    tokens: Tokens
    mails: InvitationMails

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        roles: Roles,
        *,
        jobs: JobQueue,
        people: PeopleOf,
        audit: Audit,
        outbox: Outbox,
        page: str,
        accounts: AccountShape[Any] | None = None,
        members: MemberShape[Any] | None = None,
        limits: CountLimits | None = None,
        extra: Extra | None = None,
        ceiling: Ceiling | None = None,
    ) -> AccountKit:
        """Assembles the kit; without shapes, it stores accounts and members in its own records.

        `page` is the address of the page that opens invitations: `<page>#/invitation/<token>`.
        """
        found = Accounts(
            given.db,
            roles,
            accounts or own_accounts(system),
            members or own_members(system),
            extra=extra,
            ceiling=ceiling,
        )
        parts = AccountParts(system, found, audit, given.clock, limits)
        tokens = Tokens(given.derived_key(f"{system}.invitations"), given.ids)
        return cls(parts, jobs, people, tokens, InvitationMails(parts, tokens, outbox, page))

    @property
    def accounts(self) -> Accounts:
        """The rights of people in accounts, for the system's gate."""
        return self.parts.accounts

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        return [Moving(self.parts).kind, self.mails.kind]
