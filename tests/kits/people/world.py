"""A club: people sign up with an organisation, over the kit's own records or own tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Annotated, Any

from msgspec import UNSET, UnsetType, field

from tablewright.api.context import Context
from tablewright.api.identity import Identities
from tablewright.api.rights import Gate
from tablewright.api.routes import RouteChange, Routes
from tablewright.api.rules import SIGNED_IN
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.members import leaving_all
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.tree import founding
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.mail.addresses import normal_address
from tablewright.kits.people.forms import PersonForms
from tablewright.kits.people.people import People, SignUp
from tablewright.kits.people.routes import people_routes
from tablewright.kits.people.shapes import PersonShape
from tablewright.kits.people.views import (
    ChangeForm,
    Credentials,
    EmailText,
    SignUpForm,
    StartedView,
    View,
)
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

Writes = Sequence[WriteOperation[Any]]
Address = Annotated[str, StoredAs(str, write=normal_address, read=str)]
CHEAP = Effort(memory_kib=8, rounds=1, lanes=1, bcrypt_cost=4)


class Status(Enum):
    """Whether a fellow may come in."""

    ACTIVE = "active"
    INACTIVE = "inactive"
    SUSPENDED = "suspended"


class Fellow(Entity, table="fellows"):
    """A person under other names: a flag for the confirmed address, two names, a status."""

    fellow_id: str
    email: Address = unique()
    first_name: str = ""
    last_name: str = ""
    secret_hash: Annotated[str | None, Encrypted()] = None
    secret_mark: str | None = None
    home_id: str
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


def _by_email(text: str) -> Operation[Fellow | None]:
    return Fellow.by_unique(email=text if "@" in text else f"{text}@example.com")


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
    suspended="suspended",
    last_sign_in_at=Fellow.last_login_at,
    password_mark=Fellow.secret_mark,
    home=Fellow.home_id,
    left=lambda fellow_id: {"first_name": "Former", "last_name": fellow_id},
)
# The same fellows, whose secrets and backup codes lie in the kit's own records.
APART = replace(FELLOWS, totp_secret=None, totp_last_step=None, backup_codes=None)
DESIGN = design_of("club", Fellow.__plan__.table)


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    people: People
    accounts: AccountKit


class NickForm(SignUpForm, kw_only=True):
    """A club whose people have nicknames, or none."""

    nick: str | UnsetType = UNSET


class NickCredentials(Credentials):
    """An address, or what comes before its @, and a password."""

    email: EmailText = field(name="login")


class NickChange(ChangeForm):
    """A new nickname; null removes it."""

    nick: str | UnsetType | None = UNSET


class NickView(View):
    """A fellow by nickname."""

    email: str
    nick: str
    awaits: bool


class NickSignedIn(StartedView):
    """A fellow who has signed in."""

    user: NickView | None = None


def _nicks(shape: PersonShape[Any], entered: NickForm | NickChange) -> dict[str, Any]:
    return {} if entered.nick is UNSET else {"first_name": entered.nick or ""}


NICKS = PersonForms(
    NickForm,
    NickChange,
    NickView,
    NickSignedIn,
    attributes=_nicks,
    viewed=lambda shape, person, is_confirmed: NickView(
        shape.address(person), person.first_name, not is_confirmed
    ),
    credentials=NickCredentials,
)
OWN_PATHS: dict[str, RouteChange] = {
    "confirm_address": {"path": "/users/me/confirm", "rule": SIGNED_IN},
    "change_password": {"method": "PUT", "path": "/users/me/password", "name": "new_password"},
    "leave": {"status": 202},
}


def _routes(forms: PersonForms, changes: Mapping[str, RouteChange]) -> Routes[Parts]:
    routes: Routes[Parts] = Routes()
    routes.include(people_routes(forms), of=lambda one: one.people, prefix="/v1", changes=changes)
    routes.include(account_routes(), of=lambda one: one.accounts, prefix="/v1")
    return routes


async def _vouches(email: str, token: str) -> bool:
    return f"mailed to {email}" == token


def club(
    *,
    over_tables: bool,
    factors_apart: bool = False,
    confirms: bool = True,
    nicknames: bool = False,
    own_paths: bool = False,
) -> System[Parts, NoOptions]:
    """The system, with the kit's own records or over its own table.

    With `nicknames` it has forms of its own, with `own_paths` some other paths and a stricter rule.
    """
    forms = NICKS if nicknames else PersonForms()
    fellows = APART if factors_apart else FELLOWS

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        jobs = JobQueue("club", given.clock, given.ids)
        audit = Audit(given.db, given.clock, given.ids, own_entries("club"))
        assert given.outbox is not None

        async def joins(context: Context[Any], person: str, entered: SignUp) -> Writes:
            name, ids = entered.more.get("organisation"), context.ids
            home = {"account_id": entered.home}
            return () if name is None else founding(kit.parts, ids, person, name, **home)[1]

        async def leaves(context: Context[Any], person: str) -> Writes:
            return await leaving_all(kit.parts, context, person)

        people = People.of(
            given,
            "club",
            title="Club",
            jobs=jobs,
            outbox=given.outbox,
            page="http://club.example/",
            shape=fellows if over_tables else None,
            audit=audit,
            confirms=confirms,
            forms=forms,
            vouches=_vouches,
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
        kinds = [*people.kinds, *kit.kinds]
        runner = JobRunner(given.db, jobs, kinds, on_run=given.worked)
        gate = Gate({ACCOUNT: kit.accounts}, people)
        identity = Identities((people.identity,))
        return Assembly(Parts(people, kit), identity, (runner,), gate=gate)

    return System(
        name="club",
        title="Club",
        design=DESIGN,
        routes=(_routes(forms, OWN_PATHS if own_paths else {}),),
        assemble=assemble,
        options=NoOptions,
        schemes={"session": {"type": "http", "scheme": "bearer"}},
        pages=None,
    )
