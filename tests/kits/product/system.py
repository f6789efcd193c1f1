"""A product on the kits people, accounts, keys, audit, inbound and jobs, for proofs of the kits.

It runs over the kits' own records, or over the tables of core's document.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from tablewright.api.context import Context
from tablewright.api.identity import Identities, bearer_token
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.rules import OPERATOR, Kind, Principal
from tablewright.api.runtime import OperatorHash, Runtime, is_operator
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.kits.accounts import tree
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.members import leaving_all
from tablewright.kits.accounts.roles import ALL, Roles
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.tree import founding
from tablewright.kits.accounts.views import AccountId, AccountView, Suspension, account_view
from tablewright.kits.audit import Audit, Happening, own_entries
from tablewright.kits.audit.following import audit_changes
from tablewright.kits.audit.routes import audit_routes
from tablewright.kits.inbound import Deliveries
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.keys import ApiKeys, KeyIdentity, own_keys
from tablewright.kits.keys.identity import KEY_SCHEME
from tablewright.kits.keys.routes import key_routes
from tablewright.kits.live import Hub, change_hub, change_routes
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.routes import people_routes
from tablewright.kits.sessions.passwords import Effort, Passwords
from tablewright.model import design_of
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import shapes
from tablewright.systems.core.design import Account, Activity, ApiKey, Membership, User
from tests.kits.product import sources
from tests.kits.product.sources import Source, Sources

NAME: Final = "product"
PAGE: Final = "http://product.example/"
CHEAP: Final = Effort(memory_kib=8, rounds=1, lanes=1, bcrypt_cost=4)
_ACCOUNT: Final = "read update create_child move suspend terminate"
ROLES: Final = Roles(
    permissions=(
        *(f"account.{one}" for one in _ACCOUNT.split()),
        *("users.read", "users.invite", "users.manage", "apikeys.read", "apikeys.manage"),
        *("sources.read", "sources.create", "sources.update", "sources.delete"),
        *("data.export", "activities.read"),
    ),
    roles={
        "admin": ALL,
        "manager": ("*.read", "sources.*", "data.export", "users.invite:member"),
        "member": (
            *("account.read", "users.read", "sources.read", "sources.create"),
            *("sources.update:own", "activities.read:own"),
        ),
        "viewer": ("account.read", "sources.read"),
    },
    while_suspended=("*.read", "data.export", "account.suspend"),
    while_terminated=("account.read", "account.terminate"),
)
SCHEMES: Final[Mapping[str, Mapping[str, str]]] = {
    **KEY_SCHEME,
    "session": {"type": "http", "scheme": "bearer"},
    "admin": {"type": "http", "scheme": "bearer"},
}
NAMES: Final = {"account": "account.read", "members": "users.read", "keys": "apikeys.read"}
RESOURCES: Final = {"account": "account", "member": "members", "api_key": "keys"}
OWN: Final = design_of(NAME, Source.__plan__.table)
OVER_CORE: Final = design_of(
    NAME,
    *(one.__plan__.table for one in (User, Account, Membership, ApiKey, Activity, Source)),
)


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    people: People
    accounts: AccountKit
    keys: ApiKeys
    audit: Audit
    sources: Sources
    changes: Hub


@dataclass(frozen=True, slots=True)
class OperatorIdentity:
    """Recognises the operator by the token."""

    known: OperatorHash

    @property
    def schemes(self) -> Mapping[str, Mapping[str, str]]:
        return {"admin": SCHEMES["admin"]}

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        token = bearer_token(headers)
        if token is None or not is_operator(token, self.known):
            return None
        return Principal(Kind.OPERATOR, subject="admin")


ROUTES: Final[Routes[Parts]] = Routes()
ROUTES.include(people_routes(), of=lambda parts: parts.people, prefix="/v1")
ROUTES.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")
ROUTES.include(key_routes(), of=lambda parts: parts.keys, prefix="/v1")
ROUTES.include(
    audit_routes(own_entries(NAME), own_path=""), of=lambda parts: parts.audit, prefix="/v1"
)
ROUTES.include(change_routes(NAMES), of=lambda parts: parts.changes, prefix="/v1")
ROUTES.include(sources.ROUTES, of=lambda parts: parts.sources, prefix="/v1")


@ROUTES.post("/v1/admin/accounts/{account_id}/suspend", rule=OPERATOR)
async def suspend_by_operator(
    context: Context[Parts], account_id: AccountId, body: Suspension
) -> AccountView:
    """Suspends an account that only the operator can reactivate."""
    parts = context.parts.accounts.parts
    return account_view(parts, await tree.suspend(parts, context, account_id, reason=body.reason))


@ROUTES.post("/v1/admin/accounts/{account_id}/reactivate", rule=OPERATOR)
async def reactivate_by_operator(context: Context[Parts], account_id: AccountId) -> AccountView:
    """Ends a suspension by anyone."""
    parts = context.parts.accounts.parts
    return account_view(parts, await tree.reactivate(parts, context, account_id))


def _assembled(given: Runtime, *, over_core: bool) -> Assembly[Parts]:
    jobs = JobQueue(NAME, given.clock, given.ids)
    entries = shapes.ACTIVITIES if over_core else own_entries(NAME)
    audit = Audit(given.db, given.clock, given.ids, entries)
    assert given.outbox is not None

    async def joins(
        context: Context[Any], person: str, entered: SignUp
    ) -> Sequence[WriteOperation[Any]]:
        name = entered.more.get("organisation")
        if name is None:
            return ()
        account, writes = founding(kit.parts, context.ids, person, name)
        account_id = kit.accounts.accounts.value(account, "id")
        what = Happening("account_created", "account", "created", account_id)
        entry, more = audit.writes(context, what, tenant=account_id)
        return [*writes, entry, *more]

    async def leaves(context: Context[Any], person: str) -> Sequence[WriteOperation[Any]]:
        return await leaving_all(kit.parts, context, person)

    people = People.of(
        given,
        NAME,
        title="Product",
        jobs=jobs,
        outbox=given.outbox,
        page=PAGE,
        shape=shapes.PEOPLE if over_core else None,
        audit=audit,
        joining=joins,
        leaving=leaves,
        passwords=Passwords(given.ids, CHEAP, verifies_bcrypt=False),
    )
    kit = AccountKit.of(
        given,
        NAME,
        ROLES,
        jobs=jobs,
        people=people,
        audit=audit,
        outbox=given.outbox,
        page=PAGE,
        accounts=shapes.ACCOUNTS if over_core else None,
        members=shapes.MEMBERS if over_core else None,
    )
    key_shape = shapes.KEYS if over_core else own_keys(NAME)
    keys = ApiKeys(NAME, given.db, given.clock, given.ids, key_shape, audit)
    own = Sources(audit, jobs, Deliveries(NAME, given.clock), given.db)
    kinds = [*people.kinds, *kit.kinds, *own.kinds]
    runner = JobRunner(given.db, jobs, kinds, on_run=given.worked, holder=given.holder)
    identity = Identities(
        (KeyIdentity(keys), OperatorIdentity(given.operator_hash), people.identity)
    )
    gate = Gate({ACCOUNT: kit.accounts}, people)
    changes = change_hub(given, NAME, audit_changes(audit, RESOURCES))
    parts = Parts(people, kit, keys, audit, own, changes)
    return Assembly(parts, identity, (runner,), gate=gate, written=changes.happened)


def product(*, over_core: bool, routes: Routes[Parts] = ROUTES) -> System[Parts, NoOptions]:
    """The product over the kits' own records, or over core's tables."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        return _assembled(given, over_core=over_core)

    return System(
        name=NAME,
        title="Product",
        design=OVER_CORE if over_core else OWN,
        routes=(routes,),
        assemble=assemble,
        options=NoOptions,
        schemes=SCHEMES,
        pages=None,
    )
