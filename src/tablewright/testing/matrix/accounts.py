"""The cast of a system with people, accounts and roles: everyone who may call it, in every state.

    root          whose members inherit rights in all below
     ├─ home      active
     ├─ sibling   whose members have no rights in home
     ├─ frozen    suspended
     │   └─ below     active itself
     └─ closed    terminated

Another root belongs to other people. Each role calls every route for the things in each of these
accounts. The first role also calls every route with each kind of membership and of credential, with
everything else valid. Further actors combine roles, memberships and credentials: every two of these
meet, and every route meets every one.
Not here: the expected responses (`matrix.roles`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, Final

from tablewright.api.rules import Kind, Need
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.accounts.roles import AccountState, MemberState
from tablewright.kits.keys import ApiKeys
from tablewright.kits.keys.shapes import REVOKED
from tablewright.kits.people.people import People
from tablewright.kits.sessions import limits as session_limits
from tablewright.testing.caller import bearer
from tablewright.testing.matrix.arranging import Arranging
from tablewright.testing.matrix.cast import Actor, Canaries, Cast, Hidden, Ids, Standing, Things
from tablewright.testing.matrix.covering import pairwise
from tablewright.testing.matrix.kit_requests import UNREADY, account_requests, people_requests
from tablewright.testing.matrix.roles import RolePolicy
from tablewright.testing.system import OPERATOR_TOKEN, AsyncSystemUnderTest

HOME: Final = "home"
OTHER: Final = "other"
HOST: Final = "127.0.0.1:8080"
MEMBERSHIPS: Final = (
    *("direct", "inherited", "sibling", "other tenant", "suspended", "suspended above", "pending"),
    *("half denied", "other half denied", "half given", "other half given"),
)
SESSIONS: Final = (
    *("session", "unconfirmed", "one factor", "not fresh", "impersonated", "ended", "expired"),
)
KEYS: Final = (
    *("key", "narrow key", "key of one account", "key from elsewhere", "revoked key"),
    *("expired key", "key of one who left"),
)
_ELSEWHERE: Final = "198.51.100.0/24"
_LACKS: Final[Mapping[str, tuple[Need, ...]]] = {
    "unconfirmed": (Need.CONFIRMED,),
    "one factor": (Need.SECOND_FACTOR,),
    "not fresh": (Need.FRESH,),
    "impersonated": (Need.FRESH,),
    **dict.fromkeys(KEYS, (Need.FRESH, Need.SECOND_FACTOR)),
}

# Creates one thing of each kind in an account, of a person and with a text in it; returns the ids
# by the name of their parameter.
Create = Callable[[str, str, str], Awaitable[Ids]]


async def account_cast(
    system: AsyncSystemUnderTest[Any],
    roles: RolePolicy,
    create: Create,
    *,
    people: People,
    accounts: AccountKit,
    keys: ApiKeys | None = None,
    canaries: Sequence[str],
    missing: Ids,
    **more: Any,
) -> Cast:
    """A cast of all roles, memberships and credentials; the accounts of one tree own the canaries.

    `create` takes an account, a person and a text, creates one thing of each kind there, and
    returns the ids by the name of their parameter. `missing` has a valid, unused id for each of
    them. `more` are arguments of `Cast`; `requests` and `unready` are added to those of the kits'
    own routes.
    """
    arranging = Arranging(system, people, accounts, keys)
    builder = _Builder(arranging, roles, create)
    await builder.plant(canaries)
    await builder.act()
    await arranging.settle(builder.root, builder.other)
    requests = {
        **await people_requests(arranging),
        **account_requests(list(roles.roles), builder.common),
        **more.pop("requests", {}),
    }
    unready = {**UNREADY, **more.pop("unready", {})}
    return builder.cast(canaries, missing, {"requests": requests, "unready": unready, **more})


@dataclass
class _Builder:
    arranging: Arranging
    roles: RolePolicy
    create: Create
    places: dict[str, str] = field(default_factory=dict[str, str])  # accounts by name
    root: str = ""
    other: str = ""
    founder: str = ""
    things: dict[str, Things] = field(default_factory=dict[str, Things])
    own: dict[str, Things] = field(default_factory=dict[str, Things])
    actors: list[Actor] = field(default_factory=list[Actor])
    cookie: dict[str, str] = field(default_factory=dict[str, str])

    # Places and things

    async def plant(self, canaries: Sequence[str]) -> None:
        """Creates the accounts, with resources in each of them."""
        made = self.arranging
        self.founder = await made.person("Founder")
        self.root = await made.root(self.founder, "Group")
        stranger = await made.person("Stranger")
        self.other = await made.root(stranger, "Others")
        frozen, closed = AccountState.SUSPENDED, AccountState.TERMINATED
        self.places = {"root": self.root, HOME: await made.child(self.root, "Home")}
        self.places["sibling"] = await made.child(self.root, "Sibling")
        self.places["frozen"] = await made.child(self.root, "Frozen", frozen)
        self.places["below"] = await made.child(self.places["frozen"], "Below")
        self.places["closed"] = await made.child(self.root, "Closed", closed)
        states = {
            HOME: ("active", "active"),
            "frozen": ("suspended", "suspended"),
            "below": ("active", "suspended"),
            "closed": ("terminated", "terminated"),
        }
        for name, (own, whole) in states.items():
            texts = canaries if name == HOME else [f"a thing that is {name}"]
            ids = await self._things(self.places[name], self.root, self.founder, texts)
            self.things[name] = Things(ids, HOME, self.places[name], own, whole, self.founder)
        ids = await self._things(self.other, self.other, stranger, ["a thing of others"])
        self.things[OTHER] = Things(ids, OTHER, self.other, owner=stranger)

    async def _things(self, account: str, root: str, person: str, texts: Sequence[str]) -> Ids:
        made, last = self.arranging, list(self.roles.roles)[-1]
        mate = await made.person("Mate")
        await made.member(account, mate, last, root=root)
        token = await made.invitation(account, last)
        ids = {
            "account_id": account,
            "to_account_id": self.places.get("sibling", self.other),
            "user_id": mate,
            "invitation_id": token.hash,
            "token": token.text,
            "session_id": (await made.session(person)).session.id,
        }
        if made.keys is not None:
            ids["api_key_id"] = (await made.key(account, person, [self.common]))[1]
        for text in texts:
            ids |= await self.create(account, person, text)
        return ids

    # Actors

    async def act(self) -> None:
        """Creates all callers."""
        made = self.arranging
        credentials = [*SESSIONS, *(KEYS if made.keys is not None else ())]
        if not made.people.shape.has("totp_enabled"):
            credentials.remove("one factor")
        rows = pairwise(
            {
                "role": list(self.roles.roles),
                "membership": MEMBERSHIPS,
                "credential": credentials,
            }
        )
        single = [{"membership": "inherited", "credential": one} for one in credentials]
        single += [{"membership": one, "credential": "session"} for one in MEMBERSHIPS]
        calls = [(row, False) for row in rows]
        calls += [({"role": self._top, **row}, True) for row in single]
        early = [one for one in calls if one[0]["credential"] in ("not fresh", "expired")]
        for row, is_single in early:
            await self._combine(row, is_single=is_single)
        made.system.clock.advance(seconds=session_limits.SESSION_FRESH_SECONDS + 1)
        for row, is_single in [one for one in calls if one not in early]:
            await self._combine(row, is_single=is_single)
        stranger = self.things[OTHER].owner
        standing = Standing(stranger, self._top, [self.other], [self.other])
        await self._add("other", stranger, standing, OTHER)
        for role in self.roles.roles:
            await self._call_everything(role)

    async def _combine(self, row: Mapping[str, str], *, is_single: bool) -> None:
        """An actor in some states; a single one differs from the most powerful in one of them."""
        name, credential = ", ".join(row.values()), row["credential"]
        lacks = _LACKS.get(credential, ())
        person = await self.arranging.person("Caller", lacks=lacks)
        standing = await self._joined(person, row["role"], row["membership"])
        standing = replace(standing, lacks=lacks)
        if credential in KEYS:
            actor = await self._with_key(name, standing, credential)
        else:
            actor = await self._with_session(name, standing, credential)
        if is_single:
            self.actors.append(replace(actor, name=f"only {name}", calls_for=[HOME]))
        else:
            self.actors.append(replace(actor, states=row))
            await self._own(name, person, row["role"])

    async def _call_everything(self, role: str) -> None:
        person = await self.arranging.person("Caller")
        standing = await self._joined(person, role, "direct")
        token = await self._add(role, person, standing, HOME)
        await self._own(role, person, role, always=True)
        if role == self._top:
            name = self.arranging.people.identity.cookie.name(is_https=False)
            self.cookie = {"cookie": f"{name}={token}", "host": HOST}

    async def _add(self, name: str, person: str, standing: Standing, tenant: str) -> str:
        started = await self.arranging.session(person)
        self.actors.append(Actor(name, bearer(started.token), Kind.SESSION, tenant, standing))
        return started.token

    async def _own(self, name: str, person: str, role: str, *, always: bool = False) -> None:
        """Things that the actor has created, where that makes a difference."""
        if always or any(one.endswith(":own") for one in self.roles.roles[role]):
            home = self.things[HOME]
            session = await self.arranging.session(person)
            ids = await self.create(home.place, person, "a thing of the caller")
            own = {**home.ids, **ids, "session_id": session.session.id, "user_id": person}
            self.own[name] = replace(home, ids=own, owner=person)

    async def _joined(self, person: str, role: str, membership: str) -> Standing:
        """Makes a person a member, and returns where the role counts."""
        here = [self.places[one] for one in (HOME, "frozen", "closed")]
        where, state, counts = here, MemberState.ACTIVE, [*here, self.places["below"]]
        halves = self.roles.permissions[::2], self.roles.permissions[1::2]
        given, denied, joined = list[str](), list[str](), list[str]()
        if membership == "inherited":
            where, counts = [self.root], list(self.places.values())
        elif membership in ("sibling", "other tenant"):
            where = [self.places["sibling"] if membership == "sibling" else self.other]
            counts = where
        elif membership == "pending":
            state, counts = MemberState.PENDING, []
        elif membership.startswith("suspended"):
            if membership == "suspended":
                state = MemberState.SUSPENDED
            above = MemberState.ACTIVE if membership == "suspended" else MemberState.SUSPENDED
            await self.arranging.member(self.root, person, role, root=self.root, state=above)
            joined.append(self.root)
            counts = [self.root, self.places["sibling"]] if membership == "suspended" else []
        elif membership.endswith("denied"):
            denied = halves[membership.startswith("other")]
        elif membership.endswith("given"):
            given = halves[membership.startswith("other")]
        exceptions = {**dict.fromkeys(given, True), **dict.fromkeys(denied, False)}
        for account in where:
            root = self.other if account == self.other else self.root
            await self.arranging.member(
                account, person, role, root=root, state=state, exceptions=exceptions
            )
        return Standing(person, role, counts, [*where, *joined], given, denied)

    async def _with_session(self, name: str, standing: Standing, credential: str) -> Actor:
        made, sign = self.arranging, dict[str, Any]()
        if credential == "one factor":
            sign["factors"] = frozenset({"password"})
        if credential == "impersonated":
            sign["impersonator"] = "operator"
        if credential == "expired":
            sign["seconds"] = 1
        started = await made.session(standing.person, **sign)
        kind = Kind.SESSION
        if credential == "ended":
            await made.people.entrance.sessions.end(started.token)
        if credential in ("ended", "expired"):
            kind = Kind.NOBODY
        standing = replace(standing, is_read_only=credential == "impersonated")
        return Actor(name, bearer(started.token), kind, HOME, standing)

    async def _with_key(self, name: str, standing: Standing, credential: str) -> Actor:
        made, more = self.arranging, dict[str, Any]()
        assert made.keys is not None
        home, kind = self.root, Kind.KEY
        scopes: Collection[str] = self.roles.permissions
        reached = set(standing.places) & set(self.places.values())
        standing = replace(standing, places=reached)
        if credential == "key of one account":
            home = self.places[HOME]
            standing = replace(standing, places=reached & {home})
        elif credential == "narrow key":
            scopes = [self.common]
        elif credential == "key of one who left":
            person = await made.person("Former member")
            standing = Standing(person, standing.role, lacks=standing.lacks)
        elif credential != "key":
            kind = Kind.NOBODY
            more = {
                "key from elsewhere": {"networks": [_ELSEWHERE]},
                "revoked key": {"state": made.keys.shape.state_of(REVOKED)},
                "expired key": {"ends_at": made.now - timedelta(seconds=1)},
            }[credential]
        key, _ = await made.key(
            home, standing.person, list(scopes), reaches_below=home == self.root, **more
        )
        return Actor(name, bearer(key), kind, HOME, replace(standing, scopes=scopes))

    # The cast

    @property
    def _top(self) -> str:
        return next(iter(self.roles.roles))

    @property
    def common(self) -> str:
        """A permission that every role has, limited or not."""
        shared = set[str](self.roles.permissions)
        for listed in self.roles.roles.values():
            shared &= set(listed)
        assert shared, "no permission is common to all roles"
        return min(shared)

    def _seeing(self) -> Iterator[str]:
        for actor in self.actors:
            is_known = actor.kind is not Kind.NOBODY
            if is_known and any(
                self.roles.held(actor.standing, one)
                for one in self.things.values()
                if one.tenant == HOME
            ):
                yield actor.name

    def cast(self, canaries: Sequence[str], missing: Ids, more: Mapping[str, Any]) -> Cast:
        home, other = self.things[HOME], self.things[OTHER]
        known = {
            "account_id": "no-such-account",
            "to_account_id": "no-such-account",
            "user_id": "no-such-person",
            "invitation_id": "0" * 64,
            "token": "no-such-token",
            "session_id": "0" * 16,
            "api_key_id": "no-such-key",
        }
        given: dict[str, Any] = {
            "actors": [
                Actor("nobody"),
                Actor("malformed", bearer("not-a-token")),
                Actor("unknown", bearer(self.actors[0].headers["authorization"][7:-1] + "x")),
                Actor("operator", bearer(OPERATOR_TOKEN), Kind.OPERATOR),
                *self.actors,
            ],
            "things": self.things,
            "own": self.own,
            "canaries": [Canaries(canaries, {*self._seeing(), "operator"}, (self._top,))],
            "owner": self._top,
            "owned": canaries,
            "missing": {**known, **missing},
            "hidden": [Hidden("other", other, home)],
            "public_ids": ("token",),
            "injecting": [(self._top, one) for one in self.things.values()],
            "cookie": self.cookie,
        }
        return Cast(**{**given, **more})
