"""Routes: the operations of a system, with all facts for documents and tests.

    ROUTES: Final[Routes[Parts]] = Routes()

    @ROUTES.get("/v1/events/{event_id}", rule=TENANT)
    async def get_event(context: Context[Parts], event_id: EventId) -> EventBody:
        "Returns an event."

Not here: serving them (`api.application`), their document (`api.openapi`).
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, wraps
from typing import (
    Any,
    Concatenate,
    Generic,
    ParamSpec,
    Protocol,
    TypedDict,
    TypeVar,
    Unpack,
    cast,
)

import msgspec

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.rules import Impersonation, Rule
from tablewright.api.signatures import Handler, Signature, signature_of
from tablewright.api.uploads import Upload
from tablewright.errors import ForbiddenError, HttpError

P = TypeVar("P")
K = TypeVar("K")
Q = ParamSpec("Q")
R = TypeVar("R")

_PARAMETER = re.compile(r"{(\w+)}")
_BODY_METHODS = ("POST", "PUT", "PATCH")
_READ_METHODS = ("GET", "HEAD")


@dataclass(frozen=True, slots=True)
class Route:
    """One operation: a method, a path and a handler."""

    method: str
    path: str
    handler: Handler
    rule: Rule
    signature: Signature
    name: str
    summary: str
    description: str
    status: int  # of a successful response
    tags: tuple[str, ...]
    errors: tuple[type[HttpError], ...]  # its own, in addition to those of every route
    headers: dict[str, str]  # optional headers of the request that it understands, and why
    body_bytes_max: int
    charged_by_handler: bool  # its handler charges the rate limit, not the request itself
    is_free: bool  # does not count as a call, such as choosing a plan that allows more
    accepts_idempotency_key: bool  # a repeated key returns the stored response
    alias_of: str | None
    responses: dict[int, Any]  # the type of the JSON by status; None: no body
    accepts: tuple[str, ...]  # media types of a body that is not JSON
    produces: tuple[str, ...]  # media types of a response that is not JSON
    impersonation: Impersonation | None  # None: reads, but never a response with a Secret

    @property
    def shows_secret(self) -> bool:
        """Whether a response has a text that is shown once."""
        return any(_is_secret(response) for response in self.responses.values())

    def check_impersonation(self, method: str) -> None:
        """Raises `ForbiddenError` for operations that an impersonating operator must not use."""
        allowed = self.impersonation
        if allowed is Impersonation.ALWAYS:
            return
        if method not in _READ_METHODS and allowed is None:
            raise ForbiddenError(
                "Impersonation sessions are read-only.", hint="Sign in as yourself to make changes."
            )
        if allowed is Impersonation.NEVER or self.shows_secret:
            raise ForbiddenError(
                "Not available to impersonation sessions.", hint="Ask the person to do it."
            )


class RouteOptions(TypedDict, total=False):
    """The options of a route, besides its path and rule."""

    status: int  # of a successful response; 200 or 204 if left out
    tags: tuple[str, ...]
    errors: tuple[type[HttpError], ...]
    headers: dict[str, str]
    body_bytes_max: int
    charged_by_handler: bool
    is_free: bool
    accepts_idempotency_key: bool
    alias_of: str
    responses: Any
    accepts: tuple[str, ...]
    produces: tuple[str, ...]
    impersonation: Impersonation


class RouteChange(TypedDict, total=False):
    """Changes that a system makes to a route of a kit."""

    name: str
    method: str
    path: str  # below the prefix, with the same parameters
    status: int
    rule: Rule


class Routes(Generic[P]):
    """Routes of a system or a kit, in the order of their declaration.

    `P` is the type of the parts that their handlers share. A system lists its `Routes`: importing a
    module that declares some registers nothing anywhere.
    """

    def __init__(self) -> None:
        self._routes: dict[tuple[str, str], Route] = {}

    def __iter__(self) -> Iterator[Route]:
        return iter(self._routes.values())

    def get(self, path: str, *, rule: Rule, **more: Unpack[RouteOptions]) -> Declare[P]:
        """Declares an operation that reads."""
        return self.add("GET", path, rule=rule, **more)

    def post(self, path: str, *, rule: Rule, **more: Unpack[RouteOptions]) -> Declare[P]:
        """Declares an operation that creates something or performs an action."""
        return self.add("POST", path, rule=rule, **more)

    def put(self, path: str, *, rule: Rule, **more: Unpack[RouteOptions]) -> Declare[P]:
        """Declares an operation that replaces something."""
        return self.add("PUT", path, rule=rule, **more)

    def patch(self, path: str, *, rule: Rule, **more: Unpack[RouteOptions]) -> Declare[P]:
        """Declares an operation that changes part of something."""
        return self.add("PATCH", path, rule=rule, **more)

    def delete(self, path: str, *, rule: Rule, **more: Unpack[RouteOptions]) -> Declare[P]:
        """Declares an operation that deletes something."""
        return self.add("DELETE", path, rule=rule, **more)

    def add(
        self, method: str, path: str, *, rule: Rule, **more: Unpack[RouteOptions]
    ) -> Declare[P]:
        """Declares an operation; the handler's docstring is its documentation.

        `responses` documents what the annotation cannot express: the type of the JSON in a
        `RawResponse`, or types by status (`{201: Receipt, 200: Receipt}`).
        A handler with `body: bytes` gets the body as sent, one with `body: Upload` while it
        arrives; `accepts` lists its media types. A handler that returns a file as a `RawResponse`,
        `FileStream` or `FileResponse` lists its media types in `produces`.
        """
        return _Declaring(self._routes, method, path, rule, more)

    def include(
        self,
        other: Routes[K],
        *,
        of: Callable[[P], K],
        prefix: str = "",
        changes: Mapping[str, RouteChange] | None = None,
        types: Mapping[Any, Any] | None = None,
    ) -> None:
        """Adds the routes of a kit, whose handlers get `of(parts)` as their parts.

        `changes`, by the names of handlers, let a system keep its own paths. `types` replaces types
        of bodies and responses, as annotated, by the system's own.

        Raises `TypeError` if a change names no route, or its path has other parameters.
        """
        unused = dict(changes or {})
        for route in other:
            changed = _changed(route, unused.pop(route.name, {}), types or {})
            path = prefix + changed.path
            _check_free(self._routes, changed.method, path)
            handler = _with_parts(route.handler, of)
            self._routes[changed.method, path] = replace(changed, path=path, handler=handler)
        if unused:
            raise TypeError(f"The included routes have no {', '.join(sorted(unused))}.")


class Declare(Protocol[P]):
    """Declares a handler, and returns it unchanged."""

    def __call__(
        self, handler: Callable[Concatenate[Context[P], Q], Awaitable[R]], /
    ) -> Callable[Concatenate[Context[P], Q], Awaitable[R]]:
        """Checks the handler's signature; raises `TypeError` if it is invalid."""
        ...


@dataclass(frozen=True, slots=True)
class _Declaring:
    """A route that waits for its handler."""

    routes: dict[tuple[str, str], Route]
    method: str
    path: str
    rule: Rule
    more: RouteOptions

    def __call__(self, handler: Any, /) -> Any:
        more, method, path = self.more, self.method, self.path
        signature = signature_of(handler)
        accepts, produces = more.get("accepts", ()), more.get("produces", ())
        _check_path(handler, method, path, self.rule, signature, accepts, produces)
        _check_free(self.routes, method, path)
        summary, _, description = (inspect.getdoc(handler) or "").partition("\n")
        if not summary:
            raise TypeError(f"{handler.__name__} needs a docstring: it is the documentation")
        has_response = signature.response is not None or signature.is_stream
        status = more.get("status") or (200 if has_response else 204)
        route = Route(
            method=method,
            path=path,
            handler=handler,
            rule=self.rule,
            signature=signature,
            name=handler.__name__,
            summary=summary.rstrip("."),
            description=description.strip(),
            status=status,
            tags=more.get("tags", ()),
            errors=more.get("errors", ()),
            headers=more.get("headers", {}),
            body_bytes_max=more.get("body_bytes_max", limits.API_BODY_BYTES_MAX),
            charged_by_handler=more.get("charged_by_handler", False),
            is_free=more.get("is_free", False),
            accepts_idempotency_key=more.get("accepts_idempotency_key", False),
            alias_of=more.get("alias_of"),
            responses=_by_status(bytes if produces else more.get("responses"), status, signature),
            accepts=accepts,
            produces=produces,
            impersonation=more.get("impersonation"),
        )
        if route.accepts_idempotency_key:
            _check_repeatable(route)
        self.routes[method, path] = route
        return handler


def check_together(routes: Iterable[Route]) -> None:
    """Raises `TypeError` if two routes cannot be served together."""
    seen: set[tuple[str, str]] = set()
    paths: dict[str, str] = {}  # by their shape: every start of a service checks all of them
    for route in routes:
        if (route.method, route.path) in seen:
            raise _declared_twice(route.method, route.path)
        seen.add((route.method, route.path))
        first = paths.setdefault(_shape(route.path), route.path)
        if first != route.path:
            raise _named_differently(route.path, first)


def _check_path(
    handler: Handler,
    method: str,
    path: str,
    rule: Rule,
    signature: Signature,
    accepts: tuple[str, ...],
    produces: tuple[str, ...],
) -> None:
    name, parameters = handler.__name__, _PARAMETER.findall(path)
    if sorted(parameters) != sorted(signature.path):
        raise TypeError(
            f"{name} takes {sorted(signature.path)} from a path with {sorted(parameters)}"
        )
    if signature.body is not None and method not in _BODY_METHODS:
        raise TypeError(f"{name}: {method} has no body")
    if (signature.body in (bytes, Upload)) != bool(accepts):
        raise TypeError(f"{name}: `body: bytes` or `body: Upload` and `accepts` go together")
    has_file = signature.streams_file or signature.sends_file
    if has_file and not produces:
        kind = "FileStream" if signature.streams_file else "FileResponse"
        raise TypeError(f"{name}: a route that returns a {kind} must list `produces`.")
    if signature.sends_file and method != "GET":
        raise TypeError(f"{name}: a FileResponse is for GET, not for {method}.")
    if signature.body is Upload and (has_file or signature.is_stream):
        raise TypeError(f"{name}: a route with an Upload must not return a stream.")
    is_signed_body = rule.signer is not None and method in _BODY_METHODS
    if is_signed_body and signature.body is not bytes:
        raise TypeError(f"{name}: a signed route must take `body: bytes`, as it was signed.")
    if rule.tenant_parameter not in (None, *parameters):
        raise TypeError(f"{name}: {path} has no {rule.tenant_parameter}")
    if rule.scope is not None and rule.scope.parameter not in parameters:
        raise TypeError(f"{name}: the path {path} must name {{{rule.scope.parameter}}}.")


def _check_free(routes: Mapping[tuple[str, str], Route], method: str, path: str) -> None:
    if (method, path) in routes:
        raise _declared_twice(method, path)
    shape = _shape(path)
    for route in routes.values():
        if route.path != path and _shape(route.path) == shape:
            raise _named_differently(path, route.path)


def _declared_twice(method: str, path: str) -> TypeError:
    return TypeError(f"{method} {path} is declared twice")


def _named_differently(path: str, other: str) -> TypeError:
    return TypeError(f"{path} is {other} with other names: use the same ones")


def _changed(route: Route, change: RouteChange, types: Mapping[Any, Any]) -> Route:
    status = change.get("status", route.status)
    responses = {
        status if one == route.status else one: types.get(kind, kind) if types else kind
        for one, kind in route.responses.items()
    }
    signature = route.signature.with_types(types) if types else route.signature
    made = replace(route, **change, signature=signature, responses=responses)
    accepts, produces = made.accepts, made.produces
    _check_path(made.handler, made.method, made.path, made.rule, signature, accepts, produces)
    return made


def _with_parts(handler: Handler, of: Callable[[Any], Any]) -> Handler:
    @wraps(handler)
    def narrowed(context: Context[Any], **given: Any) -> Awaitable[Any]:
        return handler(replace(context, parts=of(context.parts)), **given)

    return narrowed


@cache
def _shape(path: str) -> str:
    return _PARAMETER.sub("{}", path)


def _check_repeatable(route: Route) -> None:
    """Rejects repeatable routes whose responses have no owner or never end."""
    if route.method not in _BODY_METHODS:
        raise TypeError(f"{route.name}: {route.method} may be repeated without a key")
    if route.rule.is_public:
        raise TypeError(f"{route.name}: an Idempotency-Key needs a caller, but the route is public")
    if route.signature.is_stream or route.signature.streams_file:
        raise TypeError(f"{route.name}: a stream cannot be stored")
    if route.signature.body is Upload:
        raise TypeError(f"{route.name}: an Upload cannot be compared with the first one")


@cache
def _is_secret(response: Any) -> bool:
    if response is bytes:
        return False
    return b'"format":"password"' in msgspec.json.encode(msgspec.json.schema(response))


def _by_status(responses: Any, usual: int, signature: Signature) -> dict[int, Any]:
    if isinstance(responses, dict):
        return dict(cast("dict[int, Any]", responses))
    return {usual: signature.response if responses is None else responses}
