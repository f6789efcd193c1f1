"""A bureau: a system with everything that its operator can look after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tablewright.api.context import Context
from tablewright.api.http.cookies import SessionCookie
from tablewright.api.identity import Identities
from tablewright.api.operator import OPERATOR_SCHEME, OperatorIdentity
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.tree import founding
from tablewright.kits.admin import Admin, Heartbeat, admin_routes
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.jobs import Job, JobKind, JobQueue, JobRunner
from tablewright.kits.keys import ApiKeys, KeyIdentity, own_keys
from tablewright.kits.keys.identity import KEY_SCHEME
from tablewright.kits.keys.routes import key_routes
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.routes import people_routes
from tablewright.kits.sessions.identity import session_schemes
from tablewright.kits.sessions.passwords import Passwords
from tablewright.kits.webhooks import Webhooks
from tablewright.model.operations.writing import WriteOperation
from tests.kits.accounts.world import ROLES
from tests.kits.people.world import CHEAP, DESIGN, FELLOWS

ENTRIES = own_entries("bureau")
PASSWORD = "correct horse battery"


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    people: People
    accounts: AccountKit
    keys: ApiKeys
    jobs: JobQueue
    hooks: Webhooks
    admin: Admin


ROUTES: Routes[Parts] = Routes()
ROUTES.include(people_routes(), of=lambda parts: parts.people, prefix="/v1")
ROUTES.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")
ROUTES.include(key_routes(), of=lambda parts: parts.keys, prefix="/v1")
ROUTES.include(
    admin_routes(hooks=True, outgoing=True, people=True, accounts=True, activities=ENTRIES),
    of=lambda parts: parts.admin,
    prefix="/v1",
)


async def _fails(job: Job) -> None:
    raise RuntimeError(f"Cannot reach https://me:hunter2@example.com for {job.job_id}.")


async def _works(job: Job) -> None:
    return None


OWN_KINDS = (
    JobKind("fails", _fails, retries=()),
    JobKind("fails for now", _fails, retries=(3600,)),
    JobKind("works", _works),
)


def bureau(*, over_tables: bool = False) -> System[Parts, NoOptions]:
    """The system, with people in the kit's own records or in a table of its own."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        jobs = JobQueue("bureau", given.clock, given.ids)
        audit = Audit(given.db, given.clock, given.ids, ENTRIES)
        assert given.outbox is not None

        async def joins(
            context: Context[Any], person: str, entered: SignUp
        ) -> Sequence[WriteOperation[Any]]:
            name = entered.more.get("organisation")
            return () if name is None else founding(kit.parts, context.ids, person, name)[1]

        people = People.of(
            given,
            "bureau",
            title="Bureau",
            jobs=jobs,
            outbox=given.outbox,
            page="http://bureau.example/",
            shape=FELLOWS if over_tables else None,
            audit=audit,
            joining=joins,
            passwords=Passwords(given.ids, CHEAP, verifies_bcrypt=False),
        )
        kit = AccountKit.of(
            given,
            "bureau",
            ROLES,
            jobs=jobs,
            people=people,
            audit=audit,
            outbox=given.outbox,
            page="http://bureau.example/",
        )
        keys = ApiKeys("bureau", given.db, given.clock, given.ids, own_keys("bureau"), audit)
        hooks = Webhooks(given.db, jobs, sender=given.sender)
        admin = Admin.of(
            given,
            "bureau",
            title="Bureau",
            design=DESIGN,
            audit=audit,
            jobs=jobs,
            hooks=hooks,
            people=people,
            accounts=kit,
        )
        kinds = [*people.kinds, *kit.kinds, *hooks.kinds, *OWN_KINDS]
        runner = JobRunner(given.db, jobs, kinds, on_run=given.worked)
        work = (runner, Heartbeat.of(given, "bureau"))
        operator = OperatorIdentity(given.operator_hash)
        identity = Identities((KeyIdentity(keys, people.may_act), operator, people.identity))
        parts = Parts(people, kit, keys, jobs, hooks, admin)
        return Assembly(parts, identity, work, gate=Gate({ACCOUNT: kit.accounts}, people))

    return System(
        name="bureau",
        title="Bureau",
        design=DESIGN,
        routes=(ROUTES,),
        assemble=assemble,
        options=NoOptions,
        schemes={**KEY_SCHEME, **OPERATOR_SCHEME, **session_schemes(SessionCookie("bureau"))},
        pages=None,
    )
