"""Handling: from a request to the handler and back, for one route.

The order matters for security: the caller is authenticated, counted and authorised before the
request is read, and gets a database of its own tenant.
Not here: headers and logs of every response (`api.http.frame`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Mapping
from dataclasses import dataclass, field, replace
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
from tablewright.api.http.etags import encode, has_tag, tag_of
from tablewright.api.http.exchange import Exchange, exchange_of
from tablewright.api.http.failures import invalid
from tablewright.api.http.file_sending import send_file
from tablewright.api.http.json_size import measuring, size_of
from tablewright.api.http.json_text import read_json, reading
from tablewright.api.http.units import Meter
from tablewright.api.http.zones import check_offsets
from tablewright.api.identity import is_within
from tablewright.api.responses import (
    EventStream,
    FileResponse,
    FileStream,
    RawResponse,
    Response,
)
from tablewright.api.rights import Rights
from tablewright.api.routes import Route
from tablewright.api.rules import NOBODY, Kind, Principal, Rule, SignedRequest
from tablewright.api.system import RunningSystem
from tablewright.api.turns import in_turns
from tablewright.api.uploads import Upload
from tablewright.client.long_work import done_aside, has_worked_aside
from tablewright.errors import (
    ForbiddenError,
    HttpError,
    MalformedError,
    NotFoundError,
    UnauthenticatedError,
)

_READS = ("GET", "HEAD")
_COUNTED = (Kind.KEY, Kind.SESSION)
_NOT_KEPT = {"cache-control": "no-store"}


@dataclass(slots=True)
class _Usual:
    """The properties of a route's last response; the next one will be similar."""

    is_large: bool = False


@dataclass(frozen=True, slots=True)
class Handling:
    """One route as an ASGI application."""

    route: Route
    running: RunningSystem[Any]
    base: str
    usual: _Usual = field(default_factory=_Usual)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request; raises all errors."""
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
        rights = None
        if route.rule.scope is not None or route.rule.needs or principal.impersonator:
            rights = await self._granted(principal, exchange.method, scope)
        parameters = self._parameters(scope)
        credential = self._credential(exchange, scope, seen, rights)
        principal = self._for_tenant(principal, parameters, rights)
        if rights is not None:
            exchange.principal = principal  # the log line names the tenant
        if (asking := self._counted(principal)) is not None:
            await asking
        body, is_long = b"", False
        if signed_body is not None and route.signature.body is not None:
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
        ended = None if credential is None else credential.ended
        if route.signature.is_stream or route.signature.streams_file:
            stream: EventStream | FileStream = await route.handler(context, **parameters)
            pieces, is_file = _charged(stream.pieces, meter), route.signature.streams_file
            await exchange.stream(receive, send, pieces, stream.headers, ended, is_file=is_file)
        elif route.signature.sends_file:
            with HANDLER.running():
                file: FileResponse = await route.handler(context, **parameters)
            await send_file(file, exchange, receive, send, meter, ended)
        elif route.accepts_idempotency_key and key is not None:
            answer = await self.running.runtime.idempotency.once(
                context, route, key, lambda seeded: self._answered(seeded, parameters)
            )
            self._wrote(exchange, context)
            await _send(answer, exchange, send, meter)
        else:
            answer = await self._answered(context, parameters)
            self._wrote(exchange, context)
            await _send(answer, exchange, send, meter)

    def _wrote(self, exchange: Exchange, context: Context[Any]) -> None:
        """Reports a change to the system, so that its listeners check at once."""
        written, tenant = self.running.assembly.written, context.principal.tenant
        if written is not None and tenant is not None and exchange.method not in _READS:
            written(tenant)

    def _counted(self, principal: Principal) -> Awaitable[None] | None:
        """Counts a call that its tenant's plan bounds; raises `RateLimitedError`."""
        calls = self.running.assembly.calls
        if calls is None or self.route.is_free or principal.kind not in _COUNTED:
            return None
        return calls.admit(principal)

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
        if exchange.principal.impersonator:
            exchange.headers_out |= _impersonation(exchange.principal)
        if not is_within(exchange.address, exchange.principal.networks):
            exchange.principal = NOBODY
            if not rule.lets_in_nobody:
                raise UnauthenticatedError(
                    "The credentials may not be used from this network.",
                    hint="Send the request from a network that the key allows.",
                )
        return exchange.principal

    async def _signed(
        self, exchange: Exchange, scope: Scope, receive: Receive
    ) -> tuple[Principal, bytes]:
        """Returns the service that signed a request, and the signed bytes.

        A valid signature costs its address nothing: one proxy may forward many senders. Invalid
        ones are counted by address, to prevent guessing.
        """
        given, headers, rule = self.running.runtime, exchange.headers, self.route.rule
        signer = rule.signer
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
        found, is_link = await signer.principal(self.running.parts, request), rule.is_link
        if found is None or (is_link and await self._is_anothers(exchange, found)):
            await given.rate_limits.admit(NOBODY, exchange.address)
            raise _bad_link() if is_link else _bad_signature(rule)
        exchange.principal = found
        return found, body

    async def _is_anothers(self, exchange: Exchange, found: Principal) -> bool:
        """Whether the caller of a link is signed in as another person."""
        try:
            known = await self.running.assembly.identity.principal(
                exchange.headers, is_https=exchange.is_https
            )
        except UnauthenticatedError:
            return False
        return (known.person or known.tenant) != (found.person or found.tenant)

    async def _granted(self, who: Principal, method: str, scope: Scope) -> Rights | None:
        """The caller's rights in the place that the path names, if the rule has a scope."""
        rule = self.route.rule
        if who.impersonator:
            self.route.check_impersonation(method)
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
        """Returns the body, and whether processing it takes long."""
        route, headers = self.route, exchange.headers
        if route.signature.body is Upload:
            check_kind(headers, route.accepts)
            parameters["body"] = Upload(receive, headers, route.body_bytes_max, meter.pay_for_body)
            return b"", False
        if route.signature.body is bytes:
            check_kind(headers, route.accepts)
            body = await read_body(receive, headers, route.body_bytes_max, meter.pay_for_body)
            parameters["body"] = body
            return body, False
        check_json(headers)
        body = await read_body(receive, headers, route.body_bytes_max, meter.pay_for_body)
        is_large = len(body) > limits.API_INLINE_BODY_BYTES_MAX
        size = await in_turns(measuring(body)) if is_large else size_of(body)
        if (paying := meter.pay_for_body(size.bytes, size.values)) is not None:
            await paying
        if size.is_long:
            value = await in_turns(reading(body, is_measured=True))
        else:
            value = read_json(body, is_measured=True)
        is_walked = size.is_long and route.signature.needs_offsets
        parameters["body"] = await done_aside(
            is_walked, self._converted, value, route.signature.body, "body"
        )
        return body, size.is_long

    def _for_tenant(
        self, principal: Principal, parameters: Mapping[str, Any], rights: Rights | None
    ) -> Principal:
        if rights is not None:
            return replace(principal, tenant=rights.tenant)
        named = self.route.rule.tenant_parameter
        if self.route.rule.is_personal:
            return replace(principal, tenant=None)
        if principal.key_scopes is not None:  # only a rule with a permission can respect them
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
        """Returns the handler's response in the form to send."""
        upload = parameters.get("body")
        if isinstance(upload, Upload):
            async with upload.handling:
                answer = await self.route.handler(context, **parameters)
        else:
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
        if has_worked_aside() or self.usual.is_large:
            content = await done_aside(True, encode, made.body)
        else:
            content = encode(made.body)
        self.usual.is_large = len(content) > client_limits.INLINE_ANSWER_BYTES_MAX
        return RawResponse(content, status, headers)


def _bad_signature(rule: Rule) -> HttpError:
    return rule.rejects_with(
        "The request signature is missing or invalid.",
        hint="Check the signing secret and the clock of the sender.",
    )


def _bad_link() -> UnauthenticatedError:
    return UnauthenticatedError(
        "The link is invalid or has expired.", hint="Request a new link, and open it yourself."
    )


def _impersonation(who: Principal) -> dict[str, str]:
    """Returns the header by which pages recognise an operator's view."""
    until = who.impersonated_until
    return {"x-impersonation": "on" if until is None else f"until={until.isoformat()}"}


async def _charged(pieces: AsyncGenerator[bytes], meter: Meter) -> AsyncGenerator[bytes]:
    """Yields the same pieces, and charges each as a response."""
    try:
        async for piece in pieces:
            meter.charge_response(len(piece))
            yield piece
    finally:
        await pieces.aclose()


async def _send(answer: RawResponse, exchange: Exchange, send: Send, meter: Meter) -> None:
    status, content = answer.status or 200, answer.body
    meter.charge_response(len(content))
    headers = {**_NOT_KEPT, **answer.headers}
    if exchange.method in ("GET", "HEAD") and status == 200:
        if "etag" not in headers:
            is_long = len(content) > client_limits.INLINE_ANSWER_BYTES_MAX
            headers["etag"] = (
                await done_aside(True, _tag_of, content) if is_long else _tag_of(content)
            )
        known = exchange.headers.get("if-none-match")
        if known is not None and has_tag(known, headers["etag"]):
            status, content = 304, b""
    await exchange.answer(send, status, content, headers)


def _tag_of(content: bytes) -> str:
    return f'"{tag_of(content)}"'


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
    """Rejects null for a text: msgspec accepts "null" for an optional one."""
    if "null" not in {text.lower() for text in given.values()}:
        return
    for one in msgspec.structs.fields(kind):
        if one.encode_name in given and getattr(query, one.name) is None:
            raise MalformedError(
                "The parameter must not be null. Omit it instead.",
                details={"place": one.encode_name},
            )
