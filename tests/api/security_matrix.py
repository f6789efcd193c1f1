"""The security matrix: every route, with every kind of credential, for another tenant's things.

A service declares a `Matrix` of two tenants: an owner, whose things hold canaries, and another, who
must learn nothing of them. `examined` asks for everything and gives what it found wrong:

- a route that the written policy does not name, or that has another rule than the policy says;
- an answer other than the rule's: 401 without a credential that is known, 403 with one of the wrong
  kind, 404 for a thing of another tenant, word for word as if it did not exist;
- a canary in any answer, a change of anything of the owner, a field of the server's own that a
  caller could set, a server error, an answer without the headers that keep browsers safe;
- a route that even the right credential cannot use: it would pass everything above.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import combinations, product
from typing import Any
from urllib.parse import quote

from tablewright.api.application import application
from tablewright.api.routes import Route
from tablewright.api.rules import OPERATOR, PUBLIC, TENANT, Kind, Principal, Rule, tenant_named
from tablewright.api.system import RunningSystem
from tablewright.client import AsyncDatabase
from tablewright.ids import RandomIds
from tests.api.caller import Caller, Reply
from tests.api.canaries import meaning, seen

Ids = Mapping[str, str]


class Shown(Enum):
    """The kinds of credential that a request shows."""

    NONE = "none"
    MALFORMED = "malformed"
    UNKNOWN = "unknown"
    REVOKED = "revoked"
    OTHER = "other"  # the other tenant's, and valid
    OPERATOR = "admin"
    OWNER = "owner"  # of the canaries, who must see them


STRANGERS = (Shown.NONE, Shown.MALFORMED, Shown.UNKNOWN, Shown.REVOKED)
SAFE_HEADERS = ("x-content-type-options", "content-security-policy", "x-request-id")
UNSAFE_METHODS = ("POST", "PUT", "PATCH", "DELETE")


@dataclass(frozen=True)
class Asked:
    """What a request has beside its path."""

    body: Any = None
    query: str = ""
    headers: Mapping[str, str] = field(default_factory=dict)


def _nothing(ids: Ids) -> Asked:
    return Asked()


@dataclass(frozen=True)
class Matrix:
    """A service, and what must be known of it to ask for everything."""

    service: RunningSystem[Any]
    tables: Sequence[str]  # where the service keeps things
    policy: Mapping[str, Rule]  # who may use a route, by its name: decided by people
    credentials: Mapping[Shown, Mapping[str, str]]  # the headers of each kind but NONE
    foreign: Mapping[str, Sequence[str]]  # ids of the owner's things, by parameter
    missing: Mapping[str, str]  # an id of the same form that nobody has, by parameter
    own: Callable[[], Awaitable[Ids]]  # makes things of the other tenant, and gives their ids
    canaries: Sequence[str]  # in everything that the owner has
    asks: Mapping[str, Callable[[Ids], Asked]] = field(default_factory=dict)  # by route
    server_owned: Mapping[str, Any] = field(default_factory=dict)  # what no body may set


@dataclass
class Examined:
    """What came of it."""

    probes: int = 0
    faults: list[str] = field(default_factory=list)


class Unlimited:
    """Lets everybody in, however often."""

    async def admit(
        self, principal: Principal, address: str, cost: int = 1, *, paid: int = 0
    ) -> dict[str, str]:
        return {}

    def charge(self, principal: Principal, address: str, cost: int) -> None: ...

    def burst_of(self, principal: Principal) -> int:
        return 1_000_000


class Unobserved:
    """Looks away."""

    def began(self) -> None: ...

    def ended(self, exchange: Any, seconds: float, error: Exception | None) -> None: ...


class Noting(dict[str, str]):
    """Ids that remember which of them were asked for."""

    def __init__(self, ids: Ids) -> None:
        super().__init__(ids)
        self.used: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.used.add(name)
        return super().__getitem__(name)


async def items_of(db: AsyncDatabase, table: str) -> list[dict[str, Any]]:
    """Everything in a table, as it is stored."""
    items: list[dict[str, Any]] = []
    page: dict[str, Any] = {"LastEvaluatedKey": None}
    while "LastEvaluatedKey" in page:
        start = page["LastEvaluatedKey"]
        more = {"ExclusiveStartKey": start} if start else {}
        page = await db.call("Scan", {"TableName": table, **more})
        items += page["Items"]
    return items


async def examined(matrix: Matrix) -> Examined:
    """Asks for everything."""
    return await _Examiner(matrix).run()


class _Examiner:
    def __init__(self, matrix: Matrix) -> None:
        running = matrix.service
        service = replace(
            running,
            runtime=replace(running.runtime, rate_limits=Unlimited()),
            assembly=replace(running.assembly, work=()),
        )
        self.app = application([service], ids=RandomIds(), observer=Unobserved())
        self.matrix = matrix
        self.db = service.runtime.db
        self.found = Examined()
        self.shown_to_owner: set[str] = set()

    async def run(self) -> Examined:
        routes = list(self.matrix.service.system.each_route())
        known = [route for route in routes if self._is_known(route)]
        self._check_policy(routes)
        for route in known:
            await self._check_denials(route)
            await self._check_foreign(route)
            await self._check_body(route)
        for route in known:
            await self._check_use(route)
        await self._check_owner(known)
        return self.found

    def _fault(self, what: str) -> None:
        if what not in self.found.faults:
            self.found.faults.append(what)

    # The policy

    def _check_policy(self, routes: Sequence[Route]) -> None:
        names = {route.name for route in routes}
        for name in sorted(names):
            if len({route.handler for route in routes if route.name == name}) > 1:
                self._fault(f"two routes are called {name}")
        for name in sorted(set(self.matrix.policy) - names):
            self._fault(f"the policy names {name}, which is no route")

    def _is_known(self, route: Route) -> bool:
        rule = self.matrix.policy.get(route.name)
        if rule is None:
            self._fault(f"{route.name} is not in the policy")
        elif rule != route.rule:
            self._fault(f"{route.name} is for {route.rule.name}, and the policy says {rule.name}")
        elif rule not in (PUBLIC, TENANT, OPERATOR, tenant_named(rule.tenant_parameter or "")):
            self._fault(f"{route.name}: nobody knows what to expect of the rule {rule.name}")
        else:
            unknown = [n for n in route.signature.path if not self.matrix.foreign.get(n)]
            if unknown:
                self._fault(f"{route.name}: no foreign ids are given for {', '.join(unknown)}")
            return not unknown
        return False

    # Asking

    def _ask(self, route: Route, ids: Ids) -> Asked:
        return self.matrix.asks.get(route.name, _nothing)(ids)

    def _names(self, route: Route, ids: Ids) -> list[str]:
        """The ids that a request of the route holds, in its path or elsewhere."""
        noting = Noting(ids)
        self._ask(route, noting)
        return sorted({*route.signature.path, *noting.used})

    async def _reply(
        self, route: Route, shown: Shown, ids: Ids, asked: Asked | None = None, method: str = ""
    ) -> Reply:
        """Asks, and checks what holds for any answer to anybody but the owner."""
        asked = asked or self._ask(route, ids)
        path = route.path.format(**{name: quote(ids[name], safe="") for name in ids})
        target = f"/{self.matrix.service.name}{path}" + (f"?{asked.query}" if asked.query else "")
        caller = Caller(self.app, self.matrix.credentials.get(shown, {}))
        headers = dict(asked.headers)
        reply = await caller.ask(method or route.method, target, asked.body, headers=headers)
        self.found.probes += 1
        where = f"{method or route.method} {route.path} as {shown.value}"
        if reply.status >= 500:
            self._fault(f"{where}: {reply.status}")
        lacking = [name for name in SAFE_HEADERS if name not in reply.headers]
        if lacking:
            self._fault(f"{where}: the answer has no {', '.join(lacking)}")
        if shown not in (Shown.OWNER, Shown.OPERATOR):
            for canary in seen(self.matrix.canaries, reply):
                self._fault(f"{where}: the answer shows {canary!r}")
        return reply

    async def _stored(self) -> list[dict[str, Any]]:
        tables = [await items_of(self.db, table) for table in self.matrix.tables]
        return [item for items in tables for item in items]

    async def _owners(self) -> list[str]:
        """Everything that is the owner's, as it is stored."""
        marks = [json.dumps(canary)[1:-1] for canary in self.matrix.canaries]
        ids = [one for several in self.matrix.foreign.values() for one in several]
        return sorted(
            text
            for item in await self._stored()
            if any(mark in (text := json.dumps(item, sort_keys=True)) for mark in marks)
            or any(one in value.get("S", "") for value in item.values() for one in ids)
        )

    # What is denied

    async def _check_denials(self, route: Route) -> None:
        """Who shows nothing, or the wrong thing, is told so, whatever is asked for."""
        own = await self.matrix.own()
        before = await self._owners()
        for shown, status in _denials(route.rule):
            for ids in self._all_foreign(route, own):
                reply = await self._reply(route, shown, ids)
                where = f"{route.method} {route.path} as {shown.value}"
                if status != reply.status:
                    self._fault(f"{where}: {reply.status} instead of {status}")
                if status == 401 and "www-authenticate" not in reply.headers:
                    self._fault(f"{where}: 401 without WWW-Authenticate")
        if before != await self._owners():
            self._fault(f"{route.method} {route.path}: somebody who is denied changed the owner's")

    def _all_foreign(self, route: Route, own: Ids) -> Iterator[Ids]:
        yield from self._with_foreign(own, self._names(route, {**self._firsts(), **own}))

    def _firsts(self) -> dict[str, str]:
        return {name: ids[0] for name, ids in self.matrix.foreign.items()}

    def _with_foreign(self, own: Ids, names: Sequence[str]) -> Iterator[Ids]:
        """Ids of which those under these names are the owner's, in every combination."""
        for chosen in product(*(self.matrix.foreign[name] for name in names)):
            yield {**own, **dict(zip(names, chosen, strict=True))}

    async def _check_foreign(self, route: Route) -> None:
        """With a valid credential, a thing of the owner is as if it were not there."""
        own = await self.matrix.own()
        names = self._names(route, {**self._firsts(), **own})
        for shown in (Shown.NONE, Shown.OTHER, Shown.OPERATOR):
            if not _lets_in(route.rule, shown) or (
                shown is Shown.OPERATOR and route.rule == OPERATOR
            ):
                continue
            for count in range(1, len(names) + 1):
                for chosen in combinations(names, count):
                    if shown is Shown.OPERATOR and count == len(names):
                        continue  # an administrator finds the owner's with the owner's name
                    for ids in self._with_foreign(own, chosen):
                        await self._check_hidden(route, shown, chosen, ids)

    async def _check_hidden(
        self, route: Route, shown: Shown, chosen: Sequence[str], ids: Ids
    ) -> None:
        nowhere = {**ids, **{name: self.matrix.missing[name] for name in chosen}}
        where = f"{route.method} {route.path} as {shown.value} with the owner's {', '.join(chosen)}"
        before = await self._owners()
        for method in (route.method, *(["HEAD"] if route.method == "GET" else [])):
            reply = await self._reply(route, shown, ids, method=method)
            if 404 != reply.status and set(chosen) & set(route.signature.path):
                self._fault(f"{where}: {reply.status} instead of 404")
            if shown is Shown.OPERATOR and seen(self.matrix.canaries, reply):
                self._fault(f"{where}: the answer shows a canary")
            twin = await self._reply(route, shown, nowhere, method=method)
            used = [*ids.values(), *nowhere.values()]
            if meaning(reply, used) != meaning(twin, used):
                self._fault(f"{where}: the answer differs from that for what is not there")
        if before != await self._owners():
            self._fault(f"{where}: it changed what is the owner's")

    # What is allowed

    async def _check_use(self, route: Route) -> None:
        """Whoever the rule lets in can use it, and sees nothing of the owner even so."""
        before = await self._owners()
        for shown in (Shown.NONE, Shown.OTHER, Shown.OPERATOR):
            if _lets_in(route.rule, shown):
                reply = await self._reply(route, shown, await self.matrix.own())
                if reply.status >= 400:
                    what = f"{route.method} {route.path} as {shown.value}: {reply.status}"
                    self._fault(f"{what}, so that nothing is known of it: {reply.body.decode()}")
        if before != await self._owners():
            self._fault(f"{route.method} {route.path}: its use by another changed the owner's")

    async def _check_owner(self, routes: Sequence[Route]) -> None:
        """The owner finds what others must not: otherwise nothing was proved."""
        found: set[tuple[str, str]] = set()
        canaries: set[str] = set()
        own = await self.matrix.own()
        for route in routes:
            if route.method == "GET" and _lets_in(route.rule, Shown.OWNER):
                for ids in self._all_foreign(route, own):
                    reply = await self._reply(route, Shown.OWNER, ids)
                    if reply.status < 400:
                        found |= {(name, ids[name]) for name in route.signature.path}
                        canaries |= set(seen(self.matrix.canaries, reply))
        for canary in sorted(set(self.matrix.canaries) - canaries):
            self._fault(f"not even the owner is shown {canary!r}")
        readable = {n for r in routes if r.method == "GET" for n in r.signature.path}
        for name, ids in self.matrix.foreign.items():
            for one in ids:
                if name in readable and (name, one) not in found:
                    self._fault(f"not even the owner finds the {name} {one!r}")

    # What a body may set

    async def _check_body(self, route: Route) -> None:
        """Fields that are the server's own are refused, or change nothing."""
        if route.signature.body is None:
            return
        shown = Shown.OTHER if _lets_in(route.rule, Shown.OTHER) else Shown.OPERATOR
        own = await self.matrix.own()
        example = self._ask(route, own).body
        for name, value in self.matrix.server_owned.items():
            for place, body in injected(example, name, value):
                before, set_before = await self._owners(), await self._count_set(name, value)
                asked = replace(self._ask(route, own := await self.matrix.own()), body=body)
                await self._reply(route, shown, own, asked)
                where = f"{route.method} {route.path} as {shown.value} with {place}{name}"
                if set_before < await self._count_set(name, value):
                    self._fault(f"{where}: the caller has set it")
                if before != await self._owners():
                    self._fault(f"{where}: it changed what is the owner's")

    async def _count_set(self, name: str, value: Any) -> int:
        return sum(_is_set(item, name, value) for item in await self._stored())


def _lets_in(rule: Rule, shown: Shown) -> bool:
    if rule.is_public:
        return True
    kinds = {Shown.OTHER: Kind.KEY, Shown.OWNER: Kind.KEY, Shown.OPERATOR: Kind.OPERATOR}
    return kinds.get(shown) in rule.kinds


def _denials(rule: Rule) -> Iterator[tuple[Shown, int]]:
    if not rule.is_public:
        yield from ((shown, 401) for shown in STRANGERS)
        for shown in (Shown.OTHER, Shown.OPERATOR):
            if not _lets_in(rule, shown):
                yield shown, 403


def injected(body: Any, name: str, value: Any, place: str = "") -> Iterator[tuple[str, Any]]:
    """The body with one field more, in each of its objects that does not have it."""
    if isinstance(body, dict):
        if name not in body:
            yield place, {**body, name: value}
        for inner, content in body.items():
            for where, changed in injected(content, name, value, f"{place}{inner}."):
                yield where, {**body, inner: changed}
    elif isinstance(body, list):
        for number, content in enumerate(body):
            for where, changed in injected(content, name, value, f"{place}{number}."):
                yield where, [*body[:number], changed, *body[number + 1 :]]


def _is_set(item: Mapping[str, Mapping[str, Any]], name: str, value: Any) -> bool:
    """Whether a stored item has the field as one of its attributes; deeper, it is a payload's."""
    return any(
        _plain(stored) == _plain(name) and list(content.values()) in ([value], [str(value)])
        for stored, content in item.items()
    )


def _plain(name: str) -> str:
    return name.replace("_", "").replace("-", "").lower()
