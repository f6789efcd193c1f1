"""Signed routes in the matrix: the requests of other services that are accepted.

Every rejection must be the same response, word for word, and change nothing: without a signature,
with a wrong one, a stale one, one of another account or of an expired secret, with a changed body,
and for an account that does not exist. A repetition must be accepted, and change nothing. An old
secret works during its grace period, and not after it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from tablewright.api.routes import Route
from tablewright.api.rules import SignedRequest
from tablewright.kits.inbound import Hmac, PathSecret
from tablewright.kits.inbound import limits as inbound_limits
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.canaries import meaning
from tablewright.testing.matrix.cast import Actor, Ids, RequestParts
from tablewright.testing.matrix.stored import Change

HOST: Final = "hooks.example.com"
_WRONG: Final = "a secret without an owner"

Respond = Callable[[Actor, Ids, RequestParts], Awaitable[ReceivedResponse]]


# Signs a request with a secret, independently of the kit: returns the headers and the body.
Signs = Callable[[str, SignedRequest], tuple[Mapping[str, str], bytes]]


@dataclass(frozen=True)
class SignedCalls:
    """The requests of another service to a route, and the valid secrets."""

    scheme: Hmac | PathSecret | Signs
    ids: Ids  # of the path; the parameter of a `PathSecret` is filled in
    body: bytes
    secret: str
    live: Sequence[str] = ()  # further secrets that work
    old: str = ""  # a secret that works for `grace_seconds` from now, and not after
    grace_seconds: float = 0
    ended: Sequence[str] = ()  # secrets that must not work: of other accounts, or after their grace
    foreign: Sequence[Ids] = ()  # ids of other accounts, for which the secret must not work
    delivery: str = "delivery-1"
    content_type: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict[str, str])  # others of the service
    changed: Callable[[bytes], bytes] = lambda body: body + b" "  # another body than was signed

    @property
    def has_time(self) -> bool:
        """Whether the time is signed."""
        return isinstance(self.scheme, Hmac) and bool(self.scheme.time)


@dataclass
class SignedChecks:
    """Calls one signed route in every way."""

    route: Route
    calls: SignedCalls
    base: str  # the path of the system
    now_seconds: Callable[[], float]
    respond: Respond
    undone: Callable[[], Awaitable[list[Change]]]
    fault: Callable[[str], None]
    responses: dict[str, str] = field(default_factory=dict[str, str])

    async def run(self, actors: Sequence[Actor], missing: Ids) -> None:
        """Sends everything."""
        for name, ids, request in self._rejected(missing):
            await self._check_rejected(name, Actor(name), ids, request)
        ids, unsigned = self._signed(_WRONG)
        for actor in actors:  # other credentials have no effect here
            await self._check_rejected(actor.name, actor, ids, unsigned)
        if len(set(self.responses.values())) > 1:
            self.fault(f"{self._where}: rejections differ: {', '.join(sorted(self.responses))}")
        old = [self.calls.old] if self.calls.old else []
        for number, secret in enumerate((self.calls.secret, *self.calls.live, *old)):
            await self._check_accepted(f"live secret {number}", secret)
        await self._check_repeated()

    async def run_after_grace(self) -> None:
        """Sends requests signed with the old secret, after its grace period."""
        if self.calls.old:
            request = self._signed(self.calls.old)
            await self._check_rejected("an old secret", Actor("an old secret"), *request)
            await self._check_accepted("the new secret after the grace", self.calls.secret)

    def _rejected(self, missing: Ids) -> Iterator[tuple[str, Ids, RequestParts]]:
        calls, scheme = self.calls, self.calls.scheme
        good_ids, good = self._signed(calls.secret)
        if isinstance(scheme, Hmac):
            yield "no signature", calls.ids, RequestParts(calls.body, headers=self._headers({}))
            for text in ("", "x", "sha256=", "t=1,v1=00", "v1,AAAA", "é" * 50):
                wrong = self._headers({scheme.header: text})
                yield f"signature {text[:9]!r}", calls.ids, RequestParts(calls.body, headers=wrong)
        for secret in (_WRONG, *calls.ended):
            yield "a wrong secret", *self._signed(secret)
        if not isinstance(scheme, PathSecret):
            yield "a changed body", good_ids, replace(good, body=calls.changed(good.body))
            yield "no body", good_ids, replace(good, body=b"")
        if calls.has_time:
            for seconds in (1, -1):
                late = seconds * (inbound_limits.SIGNATURE_SECONDS_MAX + 1)
                yield f"{late} s off", *self._signed(calls.secret, late_seconds=late)
        for others in calls.foreign:
            yield "another account", *self._signed(calls.secret, ids=others)
        if calls.ids:
            nowhere = {name: missing[name] for name in calls.ids}
            yield "a missing account", *self._signed(calls.secret, ids=nowhere)

    async def _check_rejected(
        self, name: str, actor: Actor, ids: Ids, request: RequestParts
    ) -> None:
        response = await self.respond(actor, ids, request)
        changes = await self.undone()
        expected = self.route.rule.rejects_with.status
        if expected != response.status:
            self.fault(f"{self._where} with {name}: {response.status} instead of {expected}")
        if changes:
            self.fault(f"{self._where} with {name}: it is rejected, and changed {len(changes)}")
        self.responses[name] = str(meaning(response, list(ids.values())))

    async def _check_accepted(self, name: str, secret: str) -> None:
        response = await self.respond(Actor(name), *self._signed(secret))
        await self.undone()
        if response.status >= 400:
            said = response.body.decode()[:200]
            self.fault(f"{self._where} with {name}: {response.status}: {said}")

    async def _check_repeated(self) -> None:
        request = self._signed(self.calls.secret)
        for _ in range(2):
            response = await self.respond(Actor("a repetition"), *request)
            if response.status >= 400:
                self.fault(f"{self._where} with a repetition: {response.status}")
        twice = await self.undone()
        await self.respond(Actor("a delivery"), *request)
        once = await self.undone()
        if len(twice) != len(once):
            self.fault(f"{self._where}: a repetition changed something")

    def _signed(
        self, secret: str, *, ids: Ids | None = None, late_seconds: float = 0.0
    ) -> tuple[Ids, RequestParts]:
        scheme, body = self.calls.scheme, self.calls.body
        path = self.calls.ids if ids is None else ids
        if isinstance(scheme, PathSecret):
            path = {**path, scheme.parameter: secret}
        asked = SignedRequest(
            method=self.route.method,
            url=f"http://{HOST}{self.base}{self.route.path.format(**path)}",
            headers={},
            path=path,
            body=body,
            now_seconds=self.now_seconds() - late_seconds,
        )
        headers: Mapping[str, str] = {}
        if isinstance(scheme, Hmac):
            headers = scheme.headers(secret, asked, delivery=self.calls.delivery)
        elif not isinstance(scheme, PathSecret):
            headers, body = scheme(secret, asked)
        return path, RequestParts(body, headers=self._headers(headers))

    def _headers(self, signature: Mapping[str, str]) -> dict[str, str]:
        own = {"content-type": self.calls.content_type, "host": HOST}
        return {**own, **self.calls.headers, **signature}

    @property
    def _where(self) -> str:
        return f"{self.route.method} {self.route.path}"
