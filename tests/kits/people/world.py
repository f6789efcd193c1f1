"""A club: people sign up with an organisation, over the kit's own records or own tables."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Any

from tablewright.api.context import Context
from tablewright.api.identity import Identities
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.members import leaving
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.tree import founding
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.routes import people_routes
from tablewright.kits.people.shapes import PersonShape
from tablewright.kits.sessions.passwords import Effort, Passwords
from tablewright.model import (
    Encrypted,
    Entity,
    EpochSeconds,
    Key,
    Operation,
    StoredAs,
    attr,
    design_of,
    unique,
)
from tablewright.model.operations.writing import WriteOperation
from tests.kits.accounts.world import ROLES

Address = Annotated[str, StoredAs(str, write=normal_address, read=str)]
CHEAP = Effort(memory_kib=8, rounds=1, lanes=1, bcrypt_cost=4)


class Status(Enum):
    """Whether a fellow may come in."""

    ACTIVE = "active"
    INACTIVE = "inactive"


class Fellow(Entity, table="fellows"):
    """A person under other names: a flag for the confirmed address, two names, a status."""

    fellow_id: str
    email: Address = unique()
    first_name: str = ""
    last_name: str = ""
    secret_hash: str | None = None
    is_confirmed: bool = False
    status: Status = Status.ACTIVE
    two_factor_secret: Annotated[str, Encrypted()] | None = None
    two_factor_enabled: bool = False
    two_factor_step: int | None = None
    spare_codes: set[str] = attr(factory=set)
    last_login_at: EpochSeconds | None = None

    primary = Key("{fellow_id}")

    @primary.get
    def get(cls, fellow_id: str) -> None:
        """One fellow."""


def _by_email(email: str) -> Operation[Fellow | None]:
    return Fellow.by_unique(email=email)


def _names(text: str) -> dict[str, Any]:
    first, _, last = text.partition(" ")
    return {"first_name": first, "last_name": last}


FELLOWS = PersonShape(
    Fellow,
    id=Fellow.fellow_id,
    email=Fellow.email,
    password=Fellow.secret_hash,
    confirmed=Fellow.is_confirmed,
    get=Fellow.get,
    by_email=_by_email,
    name_of=lambda fellow: f"{fellow.first_name} {fellow.last_name}".strip(),
    names=_names,
    totp_secret=Fellow.two_factor_secret,
    totp_enabled=Fellow.two_factor_enabled,
    totp_last_step=Fellow.two_factor_step,
    backup_codes=Fellow.spare_codes,
    state=Fellow.status,
    state_of=Status,
    last_sign_in_at=Fellow.last_login_at,
)
DESIGN = design_of("club", Fellow.__plan__.table)


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    people: People
    accounts: AccountKit


ROUTES: Routes[Parts] = Routes()
ROUTES.include(people_routes(), of=lambda parts: parts.people, prefix="/v1")
ROUTES.include(account_routes(), of=lambda parts: parts.accounts, prefix="/v1")


def club(*, over_tables: bool) -> System[Parts, NoOptions]:
    """The system, with the kit's own records or over its own table."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        jobs = JobQueue("club", given.clock, given.ids)
        audit = Audit(given.db, given.clock, given.ids, own_entries("club"))
        assert given.outbox is not None

        async def joins(
            context: Context[Any], person: str, entered: SignUp
        ) -> Sequence[WriteOperation[Any]]:
            if "organisation" not in entered.more:
                return ()
            _, writes = founding(kit.parts, context.ids, person, entered.more["organisation"])
            return writes

        async def leaves(context: Context[Any], person: str) -> Sequence[WriteOperation[Any]]:
            shape = kit.accounts.members
            found = await given.db.all(shape.of_person(person).consistently())
            writes: list[WriteOperation[Any]] = []
            for one in found:
                account = await kit.parts.account(shape.value(one, "account"))
                writes += await leaving(kit.parts, account, one)
            return writes

        people = People.of(
            given,
            "club",
            title="Club",
            jobs=jobs,
            outbox=given.outbox,
            page="http://club.example/",
            shape=FELLOWS if over_tables else None,
            audit=audit,
            joining=joins,
            leaving=leaves,
            passwords=Passwords(given.ids, CHEAP, verifies_bcrypt=False),
        )
        kit = AccountKit.of(
            given,
            "club",
            ROLES,
            jobs=jobs,
            people=people,
            audit=audit,
            outbox=given.outbox,
            page="http://club.example/",
        )
        runner = JobRunner(given.db, jobs, [*people.kinds, *kit.kinds])
        gate = Gate({ACCOUNT: kit.accounts}, people)
        identity = Identities((people.identity,))
        return Assembly(Parts(people, kit), identity, (runner,), gate=gate)

    return System(
        name="club",
        title="Club",
        design=DESIGN,
        routes=(ROUTES,),
        assemble=assemble,
        options=NoOptions,
        schemes={"session": {"type": "http", "scheme": "bearer"}},
        pages=None,
    )
