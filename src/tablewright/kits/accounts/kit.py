"""AccountKit: the parts of the accounts kit in one running system.

    kit = AccountKit.of(given, "shop", ROLES, jobs=jobs, people=people, outbox=outbox, page=page)
    Assembly(..., gate=Gate({ACCOUNT: kit.accounts}, people))
    routes.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")

Not here: the routes (`accounts.routes`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from tablewright.api.ports import Outbox
from tablewright.api.runtime import Runtime
from tablewright.kits.accounts.accounts import Accounts, Ceiling, Extra, Kept
from tablewright.kits.accounts.figures import Figure
from tablewright.kits.accounts.invitation_mails import finding
from tablewright.kits.accounts.moving import Moving
from tablewright.kits.accounts.parts import AccountParts, CountLimits
from tablewright.kits.accounts.purging import Also, Purging, nothing_else
from tablewright.kits.accounts.roles import Roles
from tablewright.kits.accounts.settings import Setting, Settings
from tablewright.kits.accounts.shapes import AccountShape, MemberShape, own_accounts, own_members
from tablewright.kits.audit import Audit
from tablewright.kits.invitations.mails import InvitationMails
from tablewright.kits.invitations.tokens import Tokens
from tablewright.kits.jobs import JobKind, JobQueue
from tablewright.model.operations.writing import WriteOperation


@dataclass(frozen=True, slots=True)
class PersonName:
    """The names that members of an account see of each other."""

    name: str
    email: str


class PeopleOf(Protocol):
    """The data about people that the accounts kit needs."""

    async def confirmed_email(self, person: str) -> str | None:
        """Returns the confirmed address of a person, if any."""
        ...

    async def person_with(self, email: str) -> str | None:
        """The id of the person with an address, if any."""
        ...

    def still_here(self, person: str) -> Sequence[WriteOperation[Any]]:
        """Returns checks for the transaction in which a person joins, so that no leaving person
        does.
        """
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
    settings: Settings = field(default_factory=dict[str, Setting])  # that people may change
    purges: Also = nothing_else  # deletes the system's data of an account
    figures: Sequence[Figure] = ()  # of accounts, beside the number of members

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
        settings: Settings | None = None,
        purges: Also = nothing_else,
        figures: Sequence[Figure] = (),
        requires_second_factor: Callable[[Any], bool] = lambda account: False,
        kept: Kept = lambda root: None,
    ) -> AccountKit:
        """Assembles the kit; without shapes, it stores accounts and members in its own records.

        `page` is the address of the page that opens invitations: `<page>#/invitation/<token>`.
        In an account that `requires_second_factor`, and below it, people without one only set it
        up.
        """
        found = Accounts(
            given.db,
            roles,
            accounts or own_accounts(system),
            members or own_members(system),
            extra=extra,
            ceiling=ceiling,
            requires_second_factor=requires_second_factor,
            kept=kept,
        )
        parts = AccountParts(system, found, audit, given.clock, limits)
        tokens = Tokens(given.derived_key(f"{system}.invitations"), given.ids)
        mails = InvitationMails(tokens, outbox, page, finding(parts))
        return cls(parts, jobs, people, tokens, mails, settings or {}, purges, figures)

    @property
    def accounts(self) -> Accounts:
        """The rights of people in accounts, for the system's gate."""
        return self.parts.accounts

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        return [Moving(self.parts).kind, self.mails.kind, Purging(self.parts, self.purges).kind]
