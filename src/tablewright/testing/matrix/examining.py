"""Examining: calls every route as every actor, and lists violations of the policy.

Not here: the list of checks, in words (`testing.matrix`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from itertools import combinations
from typing import Any, Final
from urllib.parse import quote

from tablewright.api.application import application
from tablewright.api.http.exchange import Exchange
from tablewright.api.routes import Route
from tablewright.api.rules import Kind
from tablewright.ids import RandomIds
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.canaries import Searched, meaning, name_of, unpacked
from tablewright.testing.matrix.cast import Actor, Cast, Hidden, Ids, Probe, RequestParts, Things
from tablewright.testing.matrix.covering import Covering
from tablewright.testing.matrix.headers import unsafe_headers
from tablewright.testing.matrix.links import LinkChecks
from tablewright.testing.matrix.policies import (
    Expect,
    Expected,
    Let,
    by_rule,
    contradiction,
    unknown_rule,
)
from tablewright.testing.matrix.signed import Respond, SignedChecks
from tablewright.testing.matrix.stored import Change, Stored, injected
from tablewright.testing.system import AsyncSystemUnderTest
from tablewright.testing.unlimited import Unlimited

FIRST_PHASE: Final = "first"
_UNSAFE_METHODS: Final = ("POST", "PUT", "PATCH", "DELETE")
_OTHER_SITES: Final = (
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
)
_SAME_SITE: Final = ({"sec-fetch-site": "same-origin"}, {"origin": "http://127.0.0.1:8080"})


@dataclass
class Examined:
    """The results of the matrix."""

    probes: int = 0
    faults: list[str] = field(default_factory=list[str])
    seen: dict[str, set[str]] = field(default_factory=dict[str, set[str]])  # canaries, by actor

    def fault(self, what: str) -> None:
        """Adds a fault, unless it is known."""
        if what not in self.faults:
            self.faults.append(what)


async def examined(
    system: AsyncSystemUnderTest[Any], cast: Cast, policy: Mapping[str, Any], expect: Expect
) -> Examined:
    """Calls everything."""
    return await _Examiner(system, cast, policy, expect).run()


class _Unobserved:
    """Errors are responses here, and lead to faults."""

    def began(self) -> None: ...

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None: ...


class _Noting(dict[str, str]):
    """Ids that record which of them were used."""

    def __init__(self, ids: Ids) -> None:
        super().__init__(ids)
        self.used: set[str] = set()

    def __getitem__(self, name: str) -> str:
        self.used.add(name)
        return super().__getitem__(name)


class _Examiner:
    def __init__(
        self,
        system: AsyncSystemUnderTest[Any],
        cast: Cast,
        policy: Mapping[str, Any],
        expect: Expect,
    ) -> None:
        running = system.running
        running.runtime.stopping.set()  # streams end at once
        limitless = replace(running.runtime, rate_limits=Unlimited())
        idle = replace(running.assembly, work=())
        examined = replace(running, runtime=limitless, assembly=idle)
        self.app = application([examined], ids=RandomIds(), observer=_Unobserved())
        self.system, self.cast, self.policy, self.expect = system, cast, policy, expect
        self.actors = {one.name: one for one in cast.actors}
        self.covering = Covering([one for one in cast.actors if one.states])
        self.nowhere: dict[tuple[str, ...], ReceivedResponse] = {}  # for unused ids
        self.usable = set[str]()  # routes that no actor could use so far
        self.stored = Stored(system)
        self.phase = FIRST_PHASE
        self.found = Examined(seen={name: set() for name in self.actors})

    async def run(self) -> Examined:
        routes = self._known_routes()
        await self.stored.keep()
        self.usable = {one.name for one in routes} & set(self.cast.unready)
        by_signature = [one for one in routes if one.rule.signer is not None]
        checks = [self._signed_checks(one) for one in by_signature if not one.rule.is_link]
        signed = [one for one in checks if one is not None]
        found = [self._link_checks(one) for one in by_signature if one.rule.is_link]
        links = [one for one in found if one is not None]
        for one in (*signed, *links):
            plain = [actor for actor in self.cast.actors if not actor.states]
            await one.run(plain, self.cast.missing)
        routes = [one for one in routes if one.rule.signer is None]
        for route in routes:
            await self._check_rights(route)
            await self._check_states(route)
            await self._check_hidden(route)
            await self._check_body(route)
            await self._check_other_sites(route)
        for phase in self.cast.phases:
            await phase.begin()
            self.phase = phase.name
            await self.stored.keep()
            for route in routes:
                await self._check_rights(route)
        await self._check_after_grace(signed, links)
        self._check_proofs()
        return self.found

    def _known_routes(self) -> list[Route]:
        """The routes that can be called; the others are faults."""
        known: list[Route] = []
        handlers: dict[str, Any] = {}
        for route in self.system.system.each_route():
            if handlers.setdefault(route.name, route.handler) is not route.handler:
                self.found.fault(f"two routes are named {route.name}")
            unknown = [n for n in route.signature.path if n not in self.cast.missing]
            if route.name not in self.policy:
                self.found.fault(f"{route.name} is not in the policy")
            elif contradicts := self._contradiction(route):
                self.found.fault(contradicts)
            elif unknown:
                self.found.fault(f"{route.name}: the cast has no ids for {', '.join(unknown)}")
            else:
                known.append(route)
        for name in sorted(set(self.policy) - set(handlers)):
            self.found.fault(f"the policy names {name}, which is not a route")
        return known

    def _contradiction(self, route: Route) -> str | None:
        line = self.policy[route.name]
        found = contradiction(line, route)
        return found or (unknown_rule(line, route) if self.expect is by_rule else None)

    # Requests

    def _requests(self, route: Route, ids: Ids) -> Sequence[RequestParts]:
        made = self.cast.requests.get(route.name)
        requests = RequestParts() if made is None else made(ids)
        return [requests] if isinstance(requests, RequestParts) else requests

    def _probe(self, route: Route, actor: Actor, things: Things, request: RequestParts) -> Probe:
        return Probe(route, actor, things, request, self.phase, self._named(route))

    def _named(self, route: Route) -> list[str]:
        """The ids that requests of a route name, in the path or elsewhere."""
        return sorted(self._used(route) - set(self.cast.public_ids))

    def _used(self, route: Route) -> set[str]:
        noting = _Noting(next(iter(self.cast.things.values())).ids)
        self._requests(route, noting)
        return {*route.signature.path, *noting.used}

    def _expected(self, probe: Probe) -> Expected:
        expected, unready = self._let(probe), self.cast.unready.get(probe.route.name)
        if isinstance(expected, int) or unready is None:
            return expected
        return unready(probe) or expected

    def _let(self, probe: Probe) -> Expected:
        return self.expect(self.policy[probe.route.name], probe)

    async def _response(
        self,
        route: Route,
        actor: Actor,
        ids: Ids,
        request: RequestParts,
        *,
        method: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> ReceivedResponse:
        """Sends a request, and checks the rules that hold for any response."""
        method = method or route.method
        names = {name: quote(ids[name], safe="") for name in route.signature.path}
        target = f"/{self.system.system.name}{route.path.format(**names)}"
        target += f"?{request.query}" if request.query else ""
        caller = AsyncCaller(self.app, actor.headers if headers is None else headers)
        response = await caller.ask(method, target, request.body, headers=dict(request.headers))
        self.found.probes += 1
        where = f"{method} {route.path} as {actor.name}"
        if response.status >= 500:
            self.found.fault(f"{where}: {response.status}")
        unsafe = unsafe_headers(response.headers)
        if unsafe:
            self.found.fault(f"{where}: the response has no safe {', '.join(unsafe)}")
        whole = Searched.response(unpacked(response))
        for canaries in self.cast.canaries:
            shown = whole.found(canaries.texts)
            self.found.seen[actor.name] |= set(shown)
            if not canaries.may_see(actor.name, self.phase):
                for canary in shown:
                    self.found.fault(f"{where}: the response shows {canary!r}")
        return response

    async def _undone(self) -> list[Change]:
        changes = await self.stored.undone()
        if changes:
            self.cast.forget()
        return changes

    # Requests of other services

    def _signed_checks(self, route: Route) -> SignedChecks | None:
        calls = self.cast.signed.get(route.name)
        if calls is None:
            self.found.fault(f"{route.name} is signed, and the cast does not say how")
            return None
        return SignedChecks(
            route,
            calls,
            f"/{self.system.system.name}",
            self.system.clock.now,
            self._responding(route),
            self._undone,
            self.found.fault,
        )

    def _link_checks(self, route: Route) -> LinkChecks | None:
        calls = self.cast.links.get(route.name)
        if calls is None:
            self.found.fault(f"{route.name} takes links, and the cast has none")
            return None
        return LinkChecks(route, calls, self._responding(route), self._undone, self.found.fault)

    def _responding(self, route: Route) -> Respond:
        async def respond(actor: Actor, ids: Ids, request: RequestParts) -> ReceivedResponse:
            self.found.seen.setdefault(actor.name, set())
            return await self._response(route, actor, ids, request)

        return respond

    async def _check_after_grace(
        self, signed: Sequence[SignedChecks], links: Sequence[LinkChecks]
    ) -> None:
        """Old secrets and links end; this comes last, because time passes."""
        ends = [*(one.calls.grace_seconds for one in signed), *(one.seconds for one in links)]
        if seconds := max(ends, default=0):
            self.system.clock.advance(seconds=seconds)
            await self.stored.keep()
        for checks in signed:
            await checks.run_after_grace()
        for one in links:
            await one.run_after_expiry()

    # Requests of each actor

    async def _check_rights(self, route: Route) -> None:
        strangers = 0
        is_about_things = bool(self._used(route))
        for actor in [one for one in self.cast.actors if not one.states]:
            # Bad credentials are alike: all but the first are tried with one request.
            strangers += actor.kind is Kind.NOBODY
            is_alike = actor.kind is Kind.NOBODY and strangers > 1
            listed = self._things_of(actor)
            for number, things in enumerate(
                listed if is_about_things and not is_alike else listed[:1]
            ):
                requests = self._requests(route, things.ids)
                for request in requests[: 1 if is_alike else None]:
                    await self._check_right(self._probe(route, actor, things, request))
                if route.method == "GET" and (number == 0 or not actor.standing.person):
                    await self._check_right(self._probe(route, actor, things, requests[0]), "HEAD")

    def _things_of(self, actor: Actor) -> list[Things]:
        own = self.cast.own.get(actor.name)
        if actor.calls_for is not None:
            return [self.cast.things[one] for one in actor.calls_for]
        return [*self.cast.things.values(), *(() if own is None else (own,))]

    async def _check_states(self, route: Route) -> None:
        """Checks every state of callers, some at once; see `matrix.covering`."""
        for actor, turn in self.covering.chosen():
            things = self._things_of(actor)
            requests = self._requests(route, things[turn % len(things)].ids)
            request = requests[turn % len(requests)]
            await self._check_right(self._probe(route, actor, things[turn % len(things)], request))

    async def _check_right(self, probe: Probe, method: str = "") -> None:
        route, actor, ids = probe.route, probe.actor, probe.things.ids
        expected = self._expected(probe)
        response = await self._response(route, actor, ids, probe.request, method=method)
        changes = await self._undone()
        where = f"{method or route.method} {route.path} as {actor.name}"
        if isinstance(expected, int):
            if expected != response.status:
                self.found.fault(f"{where}: {response.status} instead of {expected}")
            if changes:
                self.found.fault(f"{where}: it is rejected, and changed {_listed(changes)}")
            if expected == 401 and "www-authenticate" not in response.headers:
                self.found.fault(f"{where}: 401 without WWW-Authenticate")
            if expected == 404 and actor.standing.person and not method:
                await self._check_unknown(probe, response)
            return
        self.usable.discard(route.name)
        if response.status >= 400 and expected is not Let.FIND_NOTHING:
            said = response.body.decode()[:200]
            self.found.fault(f"{where}: {response.status}, so nothing is known of it: {said}")
        if route.method == "GET" and changes:
            self.found.fault(f"{where}: it only reads, and changed {_listed(changes)}")
        is_owners = probe.things.tenant == self.actors[self.cast.owner].tenant
        if not (is_owners and expected is Let.CHANGE_ALL):
            self._check_untouched(where, actor, changes)

    async def _check_unknown(self, probe: Probe, response: ReceivedResponse) -> None:
        """Checks that invisible resources look like missing ones."""
        route, actor, there = probe.route, probe.actor, probe.things.ids
        nowhere = {**there, **self.cast.missing}
        if route.rule.scope is not None and not isinstance(self._let(probe), int):
            nowhere[route.rule.scope.parameter] = there[route.rule.scope.parameter]
        place = route.name, actor.name, *(nowhere[one] for one in route.signature.path)
        other = self.nowhere.get(place)
        if other is None:
            request = self._requests(route, nowhere)[0]
            other = await self._response(route, actor, nowhere, request)
            await self._undone()
            self.nowhere[place] = other
        used = [*there.values(), *nowhere.values()]
        if meaning(response, used) != meaning(other, used):
            where = f"{route.method} {route.path} as {actor.name}"
            self.found.fault(f"{where}: the 404 differs from that for a missing thing")

    def _check_untouched(self, where: str, actor: Actor, changes: Sequence[Change]) -> None:
        touched = [one for one in changes if one.is_marked(*self.cast.owned)]
        if touched and actor.name != self.cast.owner:
            self.found.fault(f"{where}: it changed what is the owner's: {_listed(touched)}")

    # Resources that must seem missing

    async def _check_hidden(self, route: Route) -> None:
        names = self._named(route)
        for hidden in self.cast.hidden:
            for count in range(1, len(names) + hidden.whole):
                for chosen in combinations(names, count):
                    await self._check_twins(route, hidden, chosen)

    async def _check_twins(self, route: Route, hidden: Hidden, chosen: Sequence[str]) -> None:
        actor, own = self.actors[hidden.actor], hidden.own
        request = self._requests(route, own.ids)[0]
        if self._expected(self._probe(route, actor, own, request)) in (401, 403):
            return
        foreign = hidden.foreign.ids
        there = {**own.ids, **{name: foreign[name] for name in chosen}}
        nowhere = {**own.ids, **{name: self.cast.missing[name] for name in chosen}}
        used = [*there.values(), *nowhere.values()]
        where = f"{route.method} {route.path} as {actor.name} with foreign {', '.join(chosen)}"
        pairs = zip(self._requests(route, there), self._requests(route, nowhere), strict=True)
        for request, twin in pairs:
            response = await self._response(route, actor, there, request)
            changes = await self._undone()
            other = await self._response(route, actor, nowhere, twin)
            others_changes = await self._undone()
            if meaning(response, used) != meaning(other, used):
                self.found.fault(f"{where}: the response differs from that for a missing thing")
            if len(changes) != len(others_changes):
                self.found.fault(f"{where}: it changed {_listed(changes)}")
            if own.tenant != self.actors[self.cast.owner].tenant:
                self._check_untouched(where, actor, changes)

    # Attributes in bodies

    async def _check_body(self, route: Route) -> None:
        for actor_name, things in self.cast.injecting:
            actor = self.actors[actor_name]
            requests = self._requests(route, things.ids)
            if not isinstance(self._expected(self._probe(route, actor, things, requests[0])), int):
                break
        else:
            return
        settable = self.cast.settable.get(route.name, ())
        for request in requests:
            for name, value in self.cast.server_owned.items():
                for place, body in injected(request.body, name, value):
                    if place or name not in settable:
                        changed = replace(request, body=deepcopy(body))
                        where = f"{route.method} {route.path} as {actor.name} with {place}{name}"
                        await self._check_set(route, actor, things, changed, where, name, value)

    async def _check_set(
        self,
        route: Route,
        actor: Actor,
        things: Things,
        request: RequestParts,
        where: str,
        name: str,
        value: Any,
    ) -> None:
        response = await self._response(route, actor, things.ids, request)
        changes = await self._undone()
        is_rejected = response.status in (400, 422)
        if not is_rejected and route.name not in self.cast.open_bodies:
            self.found.fault(f"{where}: {response.status} instead of 422")
        if is_rejected and changes:
            self.found.fault(f"{where}: it is rejected, and changed {_listed(changes)}")
        if any(one.has_set(name, value) for one in changes):
            self.found.fault(f"{where}: the caller has set it")
        self._check_untouched(where, actor, changes)

    # Pages of other sites

    async def _check_other_sites(self, route: Route) -> None:
        """With a browser's cookie, only pages of the same origin can change anything."""
        if route.method not in _UNSAFE_METHODS or not self.cast.cookie:
            return
        owner = self.actors[self.cast.owner]
        things = self._usable_things(route, owner)
        request = self._requests(route, things.ids)[0]
        expected = self._expected(self._probe(route, owner, things, request))
        for site in (*_OTHER_SITES, *(() if route.rule.is_public else ({},)), *_SAME_SITE):
            headers = {**self.cast.cookie, **site}
            response = await self._response(route, owner, things.ids, request, headers=headers)
            changes = await self._undone()
            where = f"{route.method} {route.path} by cookie, {site or 'without an origin'}"
            if site in _SAME_SITE:
                if response.status >= 400 and response.status != expected:
                    self.found.fault(f"{where}: {response.status}")
                continue
            if 403 != response.status:
                self.found.fault(f"{where}: {response.status} instead of 403")
            if changes:
                self.found.fault(f"{where}: it changed {_listed(changes)}")

    def _usable_things(self, route: Route, owner: Actor) -> Things:
        """Things of the owner for which a route works, if any."""
        owners = [one for one in self._things_of(owner) if one.tenant == owner.tenant]
        for things in owners:
            request = self._requests(route, things.ids)[0]
            if not isinstance(self._expected(self._probe(route, owner, things, request)), int):
                return things
        return owners[0]

    # Proofs

    def _check_proofs(self) -> None:
        for name in sorted(self.usable):
            self.found.fault(f"{name}: no caller can use it")
        for canaries in self.cast.canaries:
            for name in canaries.proved_by:
                for canary in map(name_of, canaries.texts):
                    if canary not in self.found.seen[name]:
                        self.found.fault(f"not even {name} is shown {canary!r}")


def _listed(changes: Sequence[Change]) -> str:
    return ", ".join(map(str, changes))
