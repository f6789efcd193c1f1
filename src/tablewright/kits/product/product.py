"""Product: the kits that most products need, assembled over their own records.

    ROUTES.include(product_routes("shop"), of=lambda parts: parts.product, prefix="/v1")

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        product = Product.of(given, "shop", ROLES, title="Shop", design=SHOP)
        return product.assembly(Parts(product), kinds=[...], recurring=[...])

A person who signs up gets a root account. A system with its own tables for people or accounts
assembles the kits itself, with shapes.
Not here: plans (`kits.metering`), webhooks (`kits.webhooks`), notifications (`kits.notify`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from tablewright.api.context import Context
from tablewright.api.http.cookies import SessionCookie
from tablewright.api.identity import Identities
from tablewright.api.operator import OPERATOR_SCHEME, OperatorIdentity
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, Work
from tablewright.client import AsyncDatabase
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.members import leaving_all
from tablewright.kits.accounts.roles import Roles
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.tree import founding
from tablewright.kits.admin import Admin, Heartbeat, admin_routes
from tablewright.kits.audit import Audit, Happening, own_entries
from tablewright.kits.audit.following import audit_changes
from tablewright.kits.audit.routes import audit_routes
from tablewright.kits.calendar import Calendar, Firing, FiringRecurring, Recurring, Tickets
from tablewright.kits.jobs import JobKind, JobQueue, JobRunner
from tablewright.kits.keys import ApiKeys, KeyIdentity, own_keys
from tablewright.kits.keys.identity import KEY_SCHEME
from tablewright.kits.keys.routes import key_routes
from tablewright.kits.live import Hub, change_hub, change_routes
from tablewright.kits.mail.settings import FOLDER, is_delivered, outbox_of, page_address
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.routes import people_routes
from tablewright.kits.sessions.identity import session_schemes
from tablewright.kits.sessions.passwords import Passwords
from tablewright.model.design import Design
from tablewright.model.operations.writing import WriteOperation

P = TypeVar("P")
# The kinds of data that pages learn of, with the permission; by the resource of an audit entry.
_NAMES: Final = {
    "account": "account.read",
    "members": "users.read",
    "keys": "apikeys.read",
    "activities": "activities.read",
}
_RESOURCES: Final = {
    "account": "account",
    "member": "members",
    "invitation": "members",
    "api_key": "keys",
}


@dataclass(frozen=True, slots=True)
class Product:
    """The kits of one running product."""

    given: Runtime
    name: str
    jobs: JobQueue
    tickets: Tickets
    audit: Audit
    people: People
    accounts: AccountKit
    keys: ApiKeys
    admin: Admin
    changes: Hub

    @classmethod
    def of(
        cls,
        given: Runtime,
        name: str,
        roles: Roles,
        *,
        title: str,
        design: Design,
        mails: str = FOLDER,
        mail_sender: str = "",
        url: str = "",
        passwords: Passwords | None = None,
    ) -> Product:
        """Assembles the kits; mails are written to files unless `mails` names a server.

        `url` is the address of the page, for links in mails. Addresses must be confirmed if mails
        are sent to people.
        """
        jobs = JobQueue(name, given.clock, given.ids, given.wakes)
        audit = Audit(given.db, given.clock, given.ids, own_entries(name))
        outbox = outbox_of(given, mails, sender=mail_sender or f"{name}@localhost.localdomain")
        page = page_address(url, f"{given.url}/{name}")

        async def joins(
            context: Context[Any], person: str, entered: SignUp
        ) -> Sequence[WriteOperation[Any]]:
            if entered.invitation and "organisation" not in entered.more:
                return ()
            return _founding(accounts, context, person, entered)

        async def leaves(context: Context[Any], person: str) -> Sequence[WriteOperation[Any]]:
            return await leaving_all(accounts.parts, context, person)

        people = People.of(
            given,
            name,
            title=title,
            jobs=jobs,
            outbox=outbox,
            page=page,
            audit=audit,
            confirms=is_delivered(mails),
            joining=joins,
            leaving=leaves,
            passwords=passwords,
        )
        accounts = AccountKit.of(
            given, name, roles, jobs=jobs, people=people, audit=audit, outbox=outbox, page=page
        )
        keys = ApiKeys(name, given.db, given.clock, given.ids, own_keys(name), audit)
        parts = {"jobs": jobs, "people": people, "accounts": accounts}
        admin = Admin.of(given, name, title=title, design=design, audit=audit, **parts)
        tickets = Tickets(name, given.clock)
        changes = change_hub(given, name, audit_changes(audit, _RESOURCES))
        return cls(given, name, jobs, tickets, audit, people, accounts, keys, admin, changes)

    @property
    def db(self) -> AsyncDatabase:
        """Not bound to a tenant."""
        return self.given.db

    def assembly(
        self,
        parts: P,
        *,
        kinds: Sequence[JobKind] = (),
        recurring: Sequence[Recurring] = (),
        firing: Sequence[Firing] = (),
        work: Sequence[Work] = (),
        beside: Sequence[Work] = (),
    ) -> Assembly[P]:
        """Returns the assembly of the system: its own jobs and work, and those of the kits.

        `firing` are due times for the calendar; `beside` is as in `Assembly`.
        """
        given = self.given
        every = [*self.people.kinds, *self.accounts.kinds, *kinds]
        runner = JobRunner(given.db, self.jobs, every, on_run=given.worked, holder=given.holder)
        again = FiringRecurring(self.tickets, self.jobs, recurring)
        calendar = Calendar(given.db, given.clock, [again, *firing])
        known = KeyIdentity(self.keys, self.people.may_act)
        operator = OperatorIdentity(given.operator_hash)
        return Assembly(
            parts,
            Identities((known, operator, self.people.identity)),
            (runner, calendar, Heartbeat.of(given, self.name), *work),
            gate=Gate({ACCOUNT: self.accounts.accounts}, self.people),
            written=self.changes.happened,
            beside=beside,
        )


def _founding(
    accounts: AccountKit, context: Context[Any], person: str, entered: SignUp
) -> Sequence[WriteOperation[Any]]:
    """Returns the root account of a new person, with its audit entry."""
    parts = accounts.parts
    name = entered.more.get("organisation") or f"{entered.name}'s account"
    account, writes = founding(parts, context.ids, person, name)
    account_id = parts.accounts.accounts.value(account, "id")
    what = Happening("account_created", "account", "created", account_id, after={"name": name})
    entry, more = parts.audit.writes(context, what, tenant=account_id, by=person)
    return [*writes, entry, *more]


def product_routes(name: str) -> Routes[Product]:
    """Returns the routes of all kits of a product; `name` is the system's."""
    entries = own_entries(name)
    operator = admin_routes(people=True, accounts=True, activities=entries)
    routes: Routes[Product] = Routes()
    routes.include(people_routes(), of=lambda product: product.people)
    routes.include(account_routes(), of=lambda product: product.accounts)
    routes.include(key_routes(), of=lambda product: product.keys)
    routes.include(audit_routes(entries), of=lambda product: product.audit)
    routes.include(change_routes(_NAMES), of=lambda product: product.changes)
    routes.include(operator, of=lambda product: product.admin)
    return routes


def product_schemes(name: str) -> Mapping[str, Mapping[str, str]]:
    """The credentials of a product, as OpenAPI's security schemes."""
    return {**KEY_SCHEME, **OPERATOR_SCHEME, **session_schemes(SessionCookie(name))}
