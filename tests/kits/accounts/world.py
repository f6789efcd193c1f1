"""A small system on the accounts kit: with the kit's own records, and over tables of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any

from tablewright.api.identity import Identities, bearer_token
from tablewright.api.rights import Gate
from tablewright.api.routes import Routes
from tablewright.api.rules import Kind, Need, Principal
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.kits.accounts.accounts import ACCOUNT
from tablewright.kits.accounts.kit import AccountKit, PersonName
from tablewright.kits.accounts.roles import ALL, Roles
from tablewright.kits.accounts.routes import account_routes
from tablewright.kits.accounts.settings import Setting
from tablewright.kits.accounts.shapes import AccountShape, MemberShape
from tablewright.kits.audit import Audit, own_entries
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.keys import ApiKeys, KeyIdentity, own_keys
from tablewright.kits.keys.identity import KEY_SCHEME
from tablewright.kits.keys.routes import key_routes
from tablewright.model import Entity, Entry, Key, attr, created, design_of
from tests.kits.keys.badges import BADGES, Badge

PERMISSIONS = (
    "account.read",
    "account.update",
    "account.create_child",
    "account.move",
    "account.suspend",
    "account.terminate",
    "users.read",
    "users.invite",
    "users.manage",
    "notes.read",
    "notes.write",
    "apikeys.read",
    "apikeys.manage",
)
ROLES = Roles(
    permissions=PERMISSIONS,
    roles={
        "admin": ALL,
        "manager": ("*.read", "notes.write", "users.invite:member"),
        "member": ("account.read", "notes.read", "notes.write:own"),
        "viewer": ("account.read", "notes.read"),
    },
    while_suspended=("*.read", "account.suspend"),
    while_terminated=("account.read", "account.terminate"),
)


SETTINGS = {
    "colour": Setting(str),
    "size": Setting(int),
    "share": Setting(int, "account.update", from_above=True),
}


class Standing(Enum):
    """Whether a firm may trade; the words differ from the kit's."""

    OPEN = "open"
    SUSPENDED = "suspended"
    CLOSED = "closed"


class Rank(Enum):
    """The roles of the kit as an enum."""

    ADMIN = "admin"
    MANAGER = "manager"
    MEMBER = "member"
    VIEWER = "viewer"


class Firm(Entity, table="firms", tenant="firm_id"):
    """An account under other names."""

    firm_id: str
    holding_id: str | None = None
    trail: str
    title: str
    depth: int
    standing: Standing = Standing.OPEN
    size: str = "group"
    tallies: dict[str, int] = attr(factory=dict)
    choices: dict[str, Any] | None = None
    in_transit: bool | None = None
    stopped_by: str | None = None
    stopped_for: str | None = None
    closed_at: datetime | None = None
    emptied_at: datetime | None = None
    top_id: str
    founder: str

    primary = Key("{firm_id}")
    by_holding = Entry("{holding_id}", name="holding-index")
    by_top = Entry("{top_id}", "{trail}", name="top-index")

    @primary.get
    def get(cls, firm_id: str) -> None:
        """One firm."""

    @by_holding.query
    def subsidiaries(cls, holding_id: str) -> None:
        """The firms below another."""

    @by_top.query
    def in_tree(cls, top_id: str) -> None:
        """A whole tree of firms."""


class Post(Entity, table="posts", tenant="firm_id"):
    """A membership under other names."""

    worker_id: str
    firm_id: str
    rank: Rank
    standing: str = "active"
    extras: dict[str, bool] = attr(factory=dict)
    is_home: bool = False
    called_by: str | None = None
    letter_to: str | None = None
    letter_ends: datetime | None = None
    since: datetime = created()

    primary = Key("{worker_id}", "{firm_id}")
    by_firm = Entry("{firm_id}", "{worker_id}", name="firm-index")

    @primary.get
    def get(cls, worker_id: str, firm_id: str) -> None:
        """One post."""

    @primary.query
    def of_worker(cls, worker_id: str) -> None:
        """The posts of a worker."""

    @by_firm.query
    def in_firm(cls, firm_id: str) -> None:
        """The posts in a firm."""


FIRMS = AccountShape(
    Firm,
    id=Firm.firm_id,
    parent=Firm.holding_id,
    path=Firm.trail,
    name=Firm.title,
    level=Firm.depth,
    state=Firm.standing,
    get=Firm.get,
    children=Firm.subsidiaries,
    kind=Firm.size,
    kinds=("group", "company", "branch"),
    counts=Firm.tallies,
    settings=Firm.choices,
    moving=Firm.in_transit,
    suspended_by=Firm.stopped_by,
    suspended_for=Firm.stopped_for,
    terminated_at=Firm.closed_at,
    purged_at=Firm.emptied_at,
    root=Firm.top_id,
    created_by=Firm.founder,
    states={"active": "open", "terminated": "closed"},
    state_of=Standing,
)
POSTS = MemberShape(
    Post,
    person=Post.worker_id,
    account=Post.firm_id,
    role=Post.rank,
    state=Post.standing,
    exceptions=Post.extras,
    email=Post.letter_to,
    ends_at=Post.letter_ends,
    get=Post.get,
    of_person=Post.of_worker,
    of_account=Post.in_firm,
    is_default=Post.is_home,
    invited_by=Post.called_by,
    joined_at=Post.since,
    role_of=Rank,
)
DESIGN = design_of("firms", *(one.__plan__.table for one in (Firm, Post, Badge)))


class People:
    """The token names the caller, whose address is confirmed unless noted."""

    def __init__(self) -> None:
        self.unconfirmed: set[str] = set()
        self.factors: dict[str, frozenset[str]] = {}

    schemes: Mapping[str, Mapping[str, str]] = {"session": {"type": "http", "scheme": "bearer"}}

    async def recognised(
        self, headers: Mapping[str, str], *, is_https: bool = False
    ) -> Principal | None:
        person = bearer_token(headers)
        if person is None or "_" in person:
            return None
        factors = self.factors.get(person, frozenset({"password"}))
        return Principal(Kind.SESSION, subject=person, person=person, factors=factors)

    async def meets(self, who: Principal, need: Need) -> bool:
        return need is not Need.CONFIRMED or who.person not in self.unconfirmed

    async def confirmed_email(self, person: str) -> str | None:
        return None if person in self.unconfirmed else f"{person}@example.com"

    async def person_with(self, email: str) -> str | None:
        return email.partition("@")[0]

    def still_here(self, person: str) -> Sequence[Any]:
        return []

    async def names(self, persons: Sequence[str]) -> Mapping[str, PersonName]:
        return {one: PersonName(one.title(), f"{one}@example.com") for one in persons if one}


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    kit: AccountKit
    people: People
    keys: ApiKeys


ROUTES: Routes[Parts] = Routes()
ROUTES.include(account_routes(), of=lambda parts: parts.kit, prefix="/v1")
ROUTES.include(key_routes(), of=lambda parts: parts.keys, prefix="/v1")


def guild(
    *, over_tables: bool, accounts: AccountShape[Any] | None = None
) -> System[Parts, NoOptions]:
    """The system, with the kit's own records or over its own tables."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        people, jobs = People(), JobQueue("guild", given.clock, given.ids)
        audit = Audit(given.db, given.clock, given.ids, own_entries("guild"))
        shape = BADGES if over_tables else own_keys("guild")
        keys = ApiKeys("guild", given.db, given.clock, given.ids, shape, audit)
        assert given.outbox is not None
        kit = AccountKit.of(
            given,
            "guild",
            ROLES,
            jobs=jobs,
            people=people,
            audit=audit,
            outbox=given.outbox,
            page="http://guild.example/",
            accounts=accounts or (FIRMS if over_tables else None),
            members=POSTS if over_tables else None,
            settings=SETTINGS,
        )
        runner = JobRunner(given.db, jobs, kit.kinds)
        gate = Gate({ACCOUNT: kit.accounts}, people)
        identity = Identities((KeyIdentity(keys), people))
        return Assembly(Parts(kit, people, keys), identity, (runner,), gate=gate)

    return System(
        name="guild",
        title="Guild",
        design=DESIGN,
        routes=(ROUTES,),
        assemble=assemble,
        options=NoOptions,
        schemes={**KEY_SCHEME, **People.schemes},
        pages=None,
    )
