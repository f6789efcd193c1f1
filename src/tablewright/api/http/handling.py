"""Handling: from a request to the handler and back, for one route.

The order is the security: the caller is known, counted and let in before anything of the request
is read, and gets a database of its own tenant.
Not here: what surrounds every answer, such as headers and logs (`api.http.frame`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Any, cast
from urllib.parse import parse_qsl

import msgspec
from starlette.types import Receive, Scope, Send

from tablewright import limits as client_limits
from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.credentials import Credential
from tablewright.api.http.bodies import check_json, check_kind, read_body
from tablewright.api.http.cross_site import check_same_origin
from tablewright.api.http.deadlines import HANDLER
from tablewright.api.http.exchange import Exchange, exchange_of
from tablewright.api.http.failures import invalid
from tablewright.api.http.json_size import size_of
from tablewright.api.http.json_text import read_json
from tablewright.api.http.units import Meter
from tablewright.api.http.zones import check_offsets
from tablewright.api.identity import is_within
from tablewright.api.responses import RawResponse, Response
from tablewright.api.rights import Rights
from tablewright.api.routes import Route
from tablewright.api.rules import NOBODY, Kind, Principal, SignedRequest
from tablewright.api.system import RunningSystem
from tablewright.client.aside import done_aside, has_worked_aside
from tablewright.errors import (
    ForbiddenError,
    MalformedError,
    NotFoundError,
    UnauthenticatedError,
)

_encode = msgspec.json.Encoder(decimal_format="number", uuid_format="canonical").encode
_SAFE_METHODS = ("GET", "HEAD")
_NOT_KEPT = {"cache-control": "no-store"}


@dataclass(slots=True)
class _Usual:
    """What the last response of a route was like; the next one will be similar."""

    is_large: bool = False


@dataclass(frozen=True, slots=True)
class Handling:
    """One route as an ASGI application."""

    route: Route
    running: RunningSystem[Any]
    base: str
    usual: _Usual = field(default_factory=_Usual)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request; raises whatever goes wrong."""
        exchange, route = exchange_of(scope), self.route
        exchange.route = route
        seen = self.running.assembly.credentials.changes
        signed_body: bytes | None = None
        if route.rule.signer is not None:
            principal, signed_body = await self._signed(exchange, scope, receive)
        else:
            principal = await self._known(exchange)
        meter = Meter(
            self.running.runtime.rate_limits,
            principal,
            exchange.address,
            route.body_bytes_max,
            is_off=route.charged_by_handler,
            left=exchange.headers_out,
        )
        await meter.pay(1)
        if not route.rule.is_public and principal.kind not in route.rule.kinds:
            raise ForbiddenError(
                f"Not allowed with these credentials. Required: {route.rule.name}."
            )
        rights = await self._granted(principal, exchange.method, scope)
        parameters = self._parameters(scope)
        credential = self._credential(exchange, scope, seen, rights)
        principal = self._for_tenant(principal, parameters, rights)
        if rights is not None:
            exchange.principal = principal  # the log line names the tenant
        body, is_long = b"", False
        if signed_body is not None:
            check_kind(exchange.headers, route.accepts)
            if (paying := meter.pay_for_body(len(signed_body))) is not None:
                await paying
            body = parameters["body"] = signed_body
        elif route.signature.body is not None:
            body, is_long = await self._body(exchange, receive, parameters, meter)
        context = self._context(
            exchange, principal, scope, body, credential, rights, paid=meter.paid, is_long=is_long
        )
        key = exchange.headers.get("idempotency-key")
        if route.signature.is_stream:
            stream = await route.handler(context, **parameters)
            ended = None if credential is None else credential.ended
            await exchange.stream(receive, send, _charged(stream.events, meter), ended)
        elif route.accepts_idempotency_key and key is not None:
            answer = await self.running.runtime.idempotency.once(
                context, route, key, lambda seeded: self._answered(seeded, parameters)
            )
            await _send(answer, exchange, send, meter)
        else:
            await _send(await self._answered(context, parameters), exchange, send, meter)

    async def _known(self, exchange: Exchange) -> Principal:
        rule = self.route.rule
        if rule.is_public:
            return NOBODY
        try:
            exchange.principal = await self.running.assembly.identity.principal(
                exchange.headers, is_https=exchange.is_https
            )
        except UnauthenticatedError:
            if not rule.lets_in_nobody:
                raise
        if exchange.principal.by_cookie:
            check_same_origin(exchange.method, exchange.headers)
        if not is_within(exchange.address, exchange.principal.networks):
            exchange.principal = NOBODY
            raise UnauthenticatedError(
                "The credentials may not be used from this network.",
                hint="Send the request from a network that the key allows.",
            )
        return exchange.principal

    async def _signed(
        self, exchange: Exchange, scope: Scope, receive: Receive
    ) -> tuple[Principal, bytes]:
        """The service that has signed a request, and the bytes that it signed.

        A good signature costs its sender's address nothing: one proxy may carry everybody's
        requests. Bad ones are counted by address, so that nobody can guess.
        """
        given, headers, signer = self.running.runtime, exchange.headers, self.route.rule.signer
        assert signer is not None, "the rule is for signed requests"
        body = await read_body(receive, headers, self.route.body_bytes_max)
        query = scope["query_string"].decode("latin-1")
        origin = f"{'https' if exchange.is_https else 'http'}://{headers.get('host', '')}"
        raw_path = scope.get("raw_path", exchange.path.encode()).decode("latin-1")
        request = SignedRequest(
            method=exchange.method,
            url=f"{origin}{raw_path}" + (f"?{query}" if query else ""),
            headers=headers,
            path=scope["path_params"],
            body=body,
            now_seconds=given.clock.now(),
        )
        found = await signer.principal(self.running.parts, request)
        if found is None:
            await given.rate_limits.admit(NOBODY, exchange.address)
            raise UnauthenticatedError(
                "The request signature is missing or invalid.",
                hint="Check the signing secret and the clock of the sender.",
            )
        exchange.principal = found
        return found, body

    async def _granted(self, who: Principal, method: str, scope: Scope) -> Rights | None:
        """The caller's rights in the place that the path names, if the rule has a scope."""
        rule = self.route.rule
        if who.impersonator and method not in _SAFE_METHODS:
            raise ForbiddenError(
                "Impersonation sessions are read-only.", hint="Sign in as yourself to make changes."
            )
        gate = self.running.assembly.gate
        if rule.scope is not None:
            return await gate.enter(rule, who, scope["path_params"][rule.scope.parameter])
        if rule.needs:
            await gate.check_needs(rule, who)
        return None

    def _credential(
        self, exchange: Exchange, scope: Scope, seen: int, rights: Rights | None
    ) -> Credential | None:
        if exchange.principal is NOBODY or self.route.rule.signer is not None:
            return None
        identity = self.running.assembly.identity

        async def check() -> Principal:
            who = await identity.principal(exchange.headers, is_https=exchange.is_https)
            await self._granted(who, exchange.method, scope)
            return who

        return Credential(
            credentials=self.running.assembly.credentials,
            principal=exchange.principal,
            check=check,
            seen=seen,
            place=None if rights is None else rights.tenant,
        )

    async def _body(
        self, exchange: Exchange, receive: Receive, parameters: dict[str, Any], meter: Meter
    ) -> tuple[bytes, bool]:
        """What was sent, and whether working on it takes long."""
        route, headers = self.route, exchange.headers
        if route.signature.body is bytes:
            check_kind(headers, route.accepts)
            body = await read_body(receive, headers, route.body_bytes_max, meter.pay_for_body)
            parameters["body"] = body
            return body, False
        check_json(headers)
        body = await read_body(receive, headers, route.body_bytes_max, meter.pay_for_body)
        size = await done_aside(len(body) > limits.API_INLINE_BODY_BYTES_MAX, size_of, body)
        if (paying := meter.pay_for_body(size.bytes, size.values)) is not None:
            await paying
        parameters["body"] = await done_aside(size.is_long, self._decoded, body)
        return body, size.is_long

    def _decoded(self, body: bytes) -> Any:
        return self._converted(read_json(body, is_measured=True), self.route.signature.body, "body")

    def _for_tenant(
        self, principal: Principal, parameters: Mapping[str, Any], rights: Rights | None
    ) -> Principal:
        if rights is not None:
            return replace(principal, tenant=rights.tenant)
        named = self.route.rule.tenant_parameter
        if self.route.rule.is_personal:
            return replace(principal, tenant=None)
        if principal.key_scopes is not None:  # only a rule with a permission can heed them
            raise ForbiddenError("This API key has scopes, and this operation has no permission.")
        if named is None:
            if principal.tenant is None and principal.kind in (Kind.KEY, Kind.SESSION):
                raise ForbiddenError("The credentials do not belong to a tenant.")
            return principal
        tenant = str(parameters[named])
        if principal.kind is Kind.OPERATOR:
            return replace(principal, tenant=tenant)
        if principal.tenant != tenant:
            raise NotFoundError("Tenant not found.")
        return principal

    def _context(
        self,
        exchange: Exchange,
        principal: Principal,
        scope: Scope,
        body: bytes,
        credential: Credential | None,
        rights: Rights | None,
        *,
        paid: int,
        is_long: bool,
    ) -> Context[Any]:
        given = self.running.runtime
        query = scope["query_string"].decode("latin-1")
        tenant = principal.tenant
        return Context(
            request_id=exchange.request_id,
            principal=principal,
            db=given.db if tenant is None else given.db.for_tenant(tenant),
            clock=given.clock,
            ids=given.ids,
            headers=exchange.headers,
            address=exchange.address,
            body=body,
            base=self.base,
            target=exchange.path.removeprefix(self.base) + (f"?{query}" if query else ""),
            parts=self.running.parts,
            stopping=given.stopping,
            paid=paid,
            is_long=is_long,
            credential=credential,
            is_https=exchange.is_https,
            gate=self.running.assembly.gate,
            bind=given.db.for_tenant,
            granted=rights,
        )

    def _parameters(self, scope: Scope) -> dict[str, Any]:
        signature = self.route.signature
        found = {
            name: self._converted(scope["path_params"][name], kind, name, strict=False)
            for name, kind in signature.path.items()
        }
        given = _query(scope)
        if signature.query is not None:
            found["query"] = self._converted(given, signature.query, "query", strict=False)
            _check_no_null(given, signature.query, found["query"])
        elif given:
            raise MalformedError(f"Unknown parameter {min(given)[:80]!r}.")
        return found

    def _converted(self, value: Any, kind: Any, place: str, *, strict: bool = True) -> Any:
        try:
            made = msgspec.convert(value, kind, strict=strict)
            if self.route.signature.needs_offsets:
                check_offsets(made)
        except msgspec.ValidationError as error:
            refusal = invalid(error, place)
            if place == "body":
                raise refusal from None
            raise MalformedError(refusal.message, details=refusal.details) from None
        return made

    async def _answered(self, context: Context[Any], parameters: dict[str, Any]) -> RawResponse:
        """The handler's answer in the form in which it is sent, whichever one that has chosen."""
        with HANDLER.running():
            answer = await self.route.handler(context, **parameters)
        if isinstance(answer, RawResponse):
            return answer if answer.status else replace(answer, status=self.route.status)
        made = cast(Response[Any], answer if isinstance(answer, Response) else Response(answer))
        status, headers = made.status or self.route.status, dict(made.headers)
        if made.etag is not None:
            headers["etag"] = f'"{made.etag}"'
        is_empty = made.body is None and (self.route.signature.response is None or status == 204)
        if is_empty:
            return RawResponse(b"", status, headers)
        is_long = has_worked_aside() or self.usual.is_large
        content = await done_aside(is_long, _encode, made.body)
        self.usual.is_large = len(content) > client_limits.INLINE_ANSWER_BYTES_MAX
        return RawResponse(content, status, headers)


async def _charged(events: AsyncGenerator[bytes], meter: Meter) -> AsyncGenerator[bytes]:
    """The same events; the caller pays for each as for a response."""
    try:
        async for event in events:
            meter.charge_response(len(event))
            yield event
    finally:
        await events.aclose()


async def _send(answer: RawResponse, exchange: Exchange, send: Send, meter: Meter) -> None:
    status, content = answer.status or 200, answer.body
    meter.charge_response(len(content))
    headers = {**_NOT_KEPT, **answer.headers}
    if exchange.method in ("GET", "HEAD") and status == 200:
        if "etag" not in headers:
            is_long = len(content) > client_limits.INLINE_ANSWER_BYTES_MAX
            headers["etag"] = await done_aside(is_long, _tag_of, content)
        tag = headers["etag"]
        if _has(exchange.headers.get("if-none-match", ""), tag):
            status, content = 304, b""
    await exchange.answer(send, status, content, headers)


def _tag_of(content: bytes) -> str:
    return f'"{sha256(content).hexdigest()[:32]}"'


def _has(known: str, tag: str) -> bool:
    """Whether a caller has it already. Proxies that pack an answer mark its tag as weak, by W/."""
    tags = [one.strip().removeprefix("W/") for one in known.split(",")]
    return tag in tags or "*" in tags


def _query(scope: Scope) -> dict[str, str]:
    text = scope["query_string"]
    if not text:
        return {}
    try:
        pairs = parse_qsl(text.decode("ascii"), keep_blank_values=True, errors="strict")
    except ValueError:
        raise MalformedError("The query string must be percent-encoded UTF-8.") from None
    given = dict(pairs)
    if len(given) != len(pairs):
        raise MalformedError("A query parameter must not be repeated.")
    return given


def _check_no_null(given: Mapping[str, str], kind: Any, query: Any) -> None:
    """A text is never nothing, though msgspec takes "null" for it where nothing is allowed."""
    if "null" not in {text.lower() for text in given.values()}:
        return
    for one in msgspec.structs.fields(kind):
        if one.encode_name in given and getattr(query, one.name) is None:
            raise MalformedError(
                "The parameter must not be null. Omit it instead.",
                details={"place": one.encode_name},
            )
