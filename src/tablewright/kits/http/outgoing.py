"""Outgoing: requests to other services, from a process that tenants can point at any URL.

    outgoing = Outgoing.of(given, "shop")
    async with outgoing.stream("GET", url, budget=hubspot) as response:
        page = await response.json()

- All connections go to checked addresses, including connections that are kept for later requests.
- A redirect to another host is never followed.
- Bytes, decompressed bytes and time are bounded.
- Budgets and breakers are shared by all processes.
- Nothing of one request is kept for the next: no cookies, no credentials, no proxy of the
  environment.

Not here: the allowed targets (`http.targets`).
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import AsyncGenerator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import cache, cached_property
from typing import Final
from urllib.parse import urljoin

import httpcore2
from httpcore2 import AsyncNetworkBackend

from tablewright import __version__
from tablewright.api.runtime import Runtime
from tablewright.clock import Clock, SystemClock, instant
from tablewright.errors import InvalidError
from tablewright.errors.outgoing import NoResponseError
from tablewright.kits.http import limits
from tablewright.kits.http.backend import GuardedBackend
from tablewright.kits.http.breakers import Breakers
from tablewright.kits.http.budgets import Budget, Budgets
from tablewright.kits.http.failures import failure_of
from tablewright.kits.http.responses import OutgoingResponse
from tablewright.kits.http.targets import Resolve, Target, TargetRules, resolved, target_of

_REDIRECTS: Final = frozenset({301, 302, 303, 307, 308})
_NAME: Final = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_VALUE: Final = re.compile(r"(?:[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)?")
_WITH_BODY: Final = ("POST", "PUT", "PATCH")  # their requests have a length, even of 0
_USUAL_HEADERS: Final = {"accept": "*/*", "accept-encoding": "gzip"}
_THROTTLED: Final = 429
_SERVER_ERRORS: Final = 500
_UNAVAILABLE: Final = 503


@dataclass(frozen=True, slots=True)
class CompleteResponse:
    """A response that was read completely."""

    status: int
    headers: Mapping[str, str]
    body: bytes


@dataclass(frozen=True, slots=True)
class Bounds:
    """The bounds of a request."""

    timeout_seconds: float = limits.OUTGOING_SECONDS_MAX
    bytes_max: int = limits.OUTGOING_BYTES_MAX
    decoded_bytes_max: int = limits.OUTGOING_DECODED_BYTES_MAX
    patience_seconds: float = 0.0  # for its budget
    redirects_max: int = 0  # for GET and HEAD, on the same host; at most OUTGOING_REDIRECTS_MAX


_BOUNDS: Final = Bounds()


class Outgoing:
    """Sends requests to targets that the rules allow."""

    def __init__(
        self,
        rules: TargetRules | None = None,
        *,
        budgets: Budgets | None = None,
        breakers: Breakers | None = None,
        clock: Clock | None = None,
        resolve: Resolve = resolved,
        tls: ssl.SSLContext | None = None,
        network: AsyncNetworkBackend | None = None,
        is_pooled: bool = True,
        user_agent: str = f"Tablewright/{__version__}",
    ) -> None:
        """`network` replaces the guarded network in tests."""
        self.rules = rules or TargetRules()
        self._budgets = budgets
        self._breakers = breakers
        self._clock = clock or SystemClock()
        self._network = network or GuardedBackend(self.rules, resolve)
        self._given_tls = tls
        self._is_pooled = is_pooled
        self._user_agent = user_agent

    @classmethod
    def of(cls, given: Runtime, system: str, rules: TargetRules | None = None) -> Outgoing:
        """Returns the client of a system, with budgets and breakers.

        The process closes it when it stops, after its background work.
        """
        outgoing = cls(
            rules,
            budgets=Budgets(given.db, given.clock, given.ids),
            breakers=Breakers(system, given.db, given.clock, given.ids),
            clock=given.clock,
            network=given.network,
        )
        given.closing.append(outgoing.close)
        return outgoing

    async def request(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        content: bytes = b"",
        budget: Budget | None = None,
        bounds: Bounds = _BOUNDS,
    ) -> CompleteResponse:
        """Sends a request and reads the whole response; raises as `stream` does."""
        exchange = self.stream(
            method, url, headers=headers, content=content, budget=budget, bounds=bounds
        )
        async with exchange as response:
            return CompleteResponse(response.status, response.headers, await response.read())

    @asynccontextmanager
    async def stream(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str] | None = None,
        content: bytes = b"",
        budget: Budget | None = None,
        bounds: Bounds = _BOUNDS,
    ) -> AsyncGenerator[OutgoingResponse]:
        """Sends a request; the caller reads the response.

        Raises `InvalidError` for a URL that is not allowed, `NotSentError` for an exhausted budget
        or a failing host, and `NoResponseError`. An error status is a response.
        """
        target = target_of(url, self.rules)
        request = _Request(method.upper(), url, dict(headers or {}), content, target, bounds)
        async with AsyncExitStack() as stack:
            probe = None
            if self._breakers is not None:
                probe = await self._breakers.check(target.authority)
            if budget is not None:
                assert self._budgets is not None, "a budget needs Outgoing(budgets=...)"
                spending = self._budgets.spending(
                    budget,
                    seconds=bounds.timeout_seconds,
                    patience_seconds=bounds.patience_seconds,
                )
                await stack.enter_async_context(spending)
            response = await self._observed(request, budget, probe, stack)
            yield response

    async def hold(self, budget: Budget, until: datetime) -> None:
        """Stops requests of a budget until a time, if this client has budgets."""
        if self._budgets is not None:
            await self._budgets.hold(budget, until)

    async def close(self) -> None:
        """Closes idle connections."""
        pool = self.__dict__.pop("_pool", None)  # created by the first request
        if pool is not None:
            await pool.aclose()

    async def _observed(
        self, request: _Request, budget: Budget | None, probe: str | None, stack: AsyncExitStack
    ) -> OutgoingResponse:
        """Sends a request, and reports the result to breaker and budget."""
        started_at, host = instant(self._clock), request.target.authority
        try:
            response = await self._followed(request, stack)
        except NoResponseError:
            if self._breakers is not None:
                await self._breakers.failed(host, started_at=started_at, probe=probe)
            raise
        if budget is not None and response.status in (_THROTTLED, _UNAVAILABLE):
            await self._hold(budget, response)
        if self._breakers is not None:
            if response.status >= _SERVER_ERRORS:
                await self._breakers.failed(host, started_at=started_at, probe=probe)
            else:
                await self._breakers.succeeded(host)
        return response

    async def _hold(self, budget: Budget, response: OutgoingResponse) -> None:
        now = instant(self._clock)
        seconds = response.retry_after_seconds(now)
        if seconds is None and response.status == _THROTTLED:
            seconds = limits.BUDGET_THROTTLE_SECONDS
        if seconds:
            await self.hold(budget, now + timedelta(seconds=seconds))

    async def _followed(self, request: _Request, stack: AsyncExitStack) -> OutgoingResponse:
        left = min(request.bounds.redirects_max, limits.OUTGOING_REDIRECTS_MAX)
        while True:
            async with AsyncExitStack() as attempt:
                response = await self._sent(request, attempt)
                following = request.following(response, self.rules) if left > 0 else None
                if following is None:
                    stack.push_async_exit(attempt.pop_all())
                    return response
            request, left = following, left - 1

    async def _sent(self, request: _Request, stack: AsyncExitStack) -> OutgoingResponse:
        try:
            async with asyncio.timeout_at(request.deadline):
                inner = await self._pool.handle_async_request(request.built(self._user_agent))
        except Exception as error:
            raise failure_of(error, request.bounds.timeout_seconds) from error
        stack.push_async_callback(inner.aclose)
        return OutgoingResponse(
            inner,
            deadline=request.deadline,
            timeout_seconds=request.bounds.timeout_seconds,
            bytes_max=request.bounds.bytes_max,
            decoded_bytes_max=request.bounds.decoded_bytes_max,
        )

    @cached_property
    def _pool(self) -> httpcore2.AsyncConnectionPool:
        return httpcore2.AsyncConnectionPool(
            ssl_context=self._given_tls or _default_tls(),
            max_connections=limits.OUTGOING_CONNECTIONS_MAX,
            max_keepalive_connections=limits.OUTGOING_CONNECTIONS_MAX if self._is_pooled else 0,
            keepalive_expiry=limits.OUTGOING_KEPT_SECONDS,
            network_backend=self._network,
        )


@cache
def _default_tls() -> ssl.SSLContext:
    """Returns a context with the machine's trusted certificates; loading them takes a while."""
    return ssl.create_default_context()


def _check_head(method: str, headers: Mapping[str, str]) -> None:
    if _NAME.fullmatch(method) is None:
        raise InvalidError(f"{method[:80]!r} is not a method of HTTP.")
    for name, value in headers.items():
        if _NAME.fullmatch(name) is None or _VALUE.fullmatch(value) is None:
            raise InvalidError(f"The header {name[:80]!r} is invalid.")


def _now() -> float:
    return asyncio.get_running_loop().time()


@dataclass(frozen=True, slots=True)
class _Request:
    """A request to send, and its deadline."""

    method: str
    url: str
    headers: dict[str, str]
    content: bytes
    target: Target
    bounds: Bounds
    started: float = field(default_factory=_now)

    @property
    def deadline(self) -> float:
        return self.started + self.bounds.timeout_seconds

    def built(self, user_agent: str) -> httpcore2.Request:
        """Returns the request to send; raises `InvalidError` for an invalid method or header."""
        target = self.target
        lines = {"host": target.authority, "user-agent": user_agent, **_USUAL_HEADERS}
        lines |= {name.lower(): value for name, value in self.headers.items()}
        if self.content or self.method in _WITH_BODY:
            lines["content-length"] = str(len(self.content))
        _check_head(self.method, lines)
        return httpcore2.Request(
            self.method,
            httpcore2.URL(
                scheme=b"https" if target.is_tls else b"http",
                host=target.host.encode(),
                port=target.port,
                target=target.path.encode(),
            ),
            headers=[(name.encode("ascii"), one.encode("ascii")) for name, one in lines.items()],
            content=self.content,
        )

    def following(self, response: OutgoingResponse, rules: TargetRules) -> _Request | None:
        """Returns the request after a redirect; None if there is none, or it leads elsewhere."""
        location = response.headers.get("location", "")
        if response.status not in _REDIRECTS or self.method not in ("GET", "HEAD") or not location:
            return None
        url = urljoin(self.url, location)
        target = _same_target(self.target, url, rules)
        if target is None:
            return None
        return replace(self, url=url, content=b"", target=target)


def _same_target(before: Target, url: str, rules: TargetRules) -> Target | None:
    try:
        after = target_of(url, rules)
    except InvalidError:
        return None
    places = [(one.is_tls, one.host, one.port) for one in (before, after)]
    return after if places[0] == places[1] else None
