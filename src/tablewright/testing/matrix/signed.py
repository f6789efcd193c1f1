"""Signed routes in the matrix: which requests of other services are accepted, and which are not.

Every rejection must be the same response, word for word, and change nothing: without a signature,
with a wrong one, a stale one, one of another account or of a secret that has ended, with a changed
body, and for an account that does not exist. A repetition must be accepted, and change nothing.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from tablewright.api.routes import Route
from tablewright.api.rules import SignedRequest
from tablewright.kits.inbound import Hmac
from tablewright.kits.inbound import limits as inbound_limits
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.canaries import meaning
from tablewright.testing.matrix.cast import Actor, Ids, Request
from tablewright.testing.matrix.stored import Change

HOST: Final = "hooks.example.com"
_WRONG: Final = "a secret that nobody has"

Respond = Callable[[Actor, Ids, Request], Awaitable[ReceivedResponse]]


@dataclass(frozen=True)
class SignedCalls:
    """What another service sends to a route, and which secrets are live."""

    scheme: Hmac
    ids: Ids  # of the path
    body: bytes
    secret: str
    live: Sequence[str] = ()  # further secrets that work, such as an old one in its grace period
    ended: Sequence[str] = ()  # secrets that must not work: of other accounts, or after their grace
    foreign: Sequence[Ids] = ()  # ids of other accounts, for which the secret must not work
    delivery: str = "delivery-1"
    content_type: str = "application/json"
    headers: Mapping[str, str] = field(default_factory=dict[str, str])  # others of the service


@dataclass
class SignedChecks:
    """Calls one signed route in every way."""

    route: Route
    calls: SignedCalls
    base: str  # the path of the system
    now_seconds: float
    respond: Respond
    undone: Callable[[], Awaitable[list[Change]]]
    fault: Callable[[str], None]
    responses: dict[str, str] = field(default_factory=dict[str, str])

    async def run(self, actors: Sequence[Actor], missing: Ids) -> None:
        """Sends everything."""
        for name, ids, request in self._rejected(missing):
            await self._check_rejected(name, Actor(name), ids, request)
        plain = Request(self.calls.body, headers=self._headers({}))
        for actor in actors:  # other credentials are worth nothing here
            await self._check_rejected(actor.name, actor, self.calls.ids, plain)
        if len(set(self.responses.values())) > 1:
            self.fault(f"{self._where}: rejections differ: {', '.join(sorted(self.responses))}")
        for number, secret in enumerate((self.calls.secret, *self.calls.live)):
            await self._check_accepted(f"live secret {number}", secret)
        await self._check_repeated()

    def _rejected(self, missing: Ids) -> Iterator[tuple[str, Ids, Request]]:
        calls, ids = self.calls, self.calls.ids
        yield "no signature", ids, Request(calls.body, headers=self._headers({}))
        for text in ("", "x", "sha256=", "t=1,v1=00", "v1,AAAA", "é" * 50):
            wrong = self._headers({calls.scheme.header: text})
            yield f"signature {text[:9]!r}", ids, Request(calls.body, headers=wrong)
        for secret in (_WRONG, *calls.ended):
            yield "a wrong secret", ids, self._signed(secret)
        good = self._signed(calls.secret)
        yield "a changed body", ids, replace(good, body=calls.body + b" ")
        yield "no body", ids, replace(good, body=b"")
        if calls.scheme.time:
            for seconds in (1, -1):
                late = seconds * (inbound_limits.SIGNATURE_SECONDS_MAX + 1)
                yield f"{late} s off", ids, self._signed(calls.secret, late_seconds=late)
        for others in calls.foreign:
            yield "another account", others, self._signed(calls.secret, ids=others)
        if ids:
            nowhere = {name: missing[name] for name in ids}
            yield "a missing account", nowhere, self._signed(calls.secret, ids=nowhere)

    async def _check_rejected(self, name: str, actor: Actor, ids: Ids, request: Request) -> None:
        response = await self.respond(actor, ids, request)
        changes = await self.undone()
        if 401 != response.status:
            self.fault(f"{self._where} with {name}: {response.status} instead of 401")
        if changes:
            self.fault(f"{self._where} with {name}: it is rejected, and changed {len(changes)}")
        self.responses[name] = str(meaning(response, list(ids.values())))

    async def _check_accepted(self, name: str, secret: str) -> None:
        response = await self.respond(Actor(name), self.calls.ids, self._signed(secret))
        await self.undone()
        if response.status >= 400:
            said = response.body.decode()[:200]
            self.fault(f"{self._where} with {name}: {response.status}: {said}")

    async def _check_repeated(self) -> None:
        request = self._signed(self.calls.secret)
        for _ in range(2):
            response = await self.respond(Actor("a repetition"), self.calls.ids, request)
            if response.status >= 400:
                self.fault(f"{self._where} with a repetition: {response.status}")
        twice = await self.undone()
        await self.respond(Actor("a delivery"), self.calls.ids, request)
        once = await self.undone()
        if len(twice) != len(once):
            self.fault(f"{self._where}: a repetition changed something")

    def _signed(self, secret: str, *, ids: Ids | None = None, late_seconds: float = 0.0) -> Request:
        path = self.calls.ids if ids is None else ids
        asked = SignedRequest(
            method=self.route.method,
            url=f"http://{HOST}{self.base}{self.route.path.format(**path)}",
            headers={},
            path=path,
            body=self.calls.body,
            now_seconds=self.now_seconds - late_seconds,
        )
        headers = self.calls.scheme.headers(secret, asked, delivery=self.calls.delivery)
        return Request(self.calls.body, headers=self._headers(headers))

    def _headers(self, signature: Mapping[str, str]) -> dict[str, str]:
        own = {"content-type": self.calls.content_type, "host": HOST}
        return {**own, **self.calls.headers, **signature}

    @property
    def _where(self) -> str:
        return f"{self.route.method} {self.route.path}"
