"""Routes: what a system offers, declared once, with everything that documents and tests read.

    ROUTES: Final[Routes[Parts]] = Routes()

    @ROUTES.get("/v1/events/{event_id}", rule=TENANT)
    async def get_event(context: Context[Parts], event_id: EventId) -> EventBody:
        "One event."

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
from tablewright.api.rules import Rule
from tablewright.api.signatures import Handler, Signature, signature_of
from tablewright.errors import HttpError

P = TypeVar("P")
K = TypeVar("K")
Q = ParamSpec("Q")
R = TypeVar("R")

_PARAMETER = re.compile(r"{(\w+)}")
_BODY_METHODS = ("POST", "PUT", "PATCH")


@dataclass(frozen=True, slots=True)
class Route:
    """One operation: a method, a path, and the function that does it."""

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
    accepts_idempotency_key: bool  # a repeated key returns the stored response
    alias_of: str | None
    responses: dict[int, Any]  # the type of the JSON by status; None: no body
    accepts: tuple[str, ...]  # media types of a body that is not JSON
    produces: tuple[str, ...]  # media types of a response that is not JSON


class RouteOptions(TypedDict, total=False):
    """What a route may say beside its path and rule."""

    status: int  # of a successful response; 200 or 204 if left out
    tags: tuple[str, ...]
    errors: tuple[type[HttpError], ...]
    headers: dict[str, str]
    body_bytes_max: int
    charged_by_handler: bool
    accepts_idempotency_key: bool
    alias_of: str
    responses: Any
    accepts: tuple[str, ...]
    produces: tuple[str, ...]


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
        """Declares an operation that creates or does something."""
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

        `responses` documents what the annotation cannot say: the type of the JSON in a
        `RawResponse`, or types by status (`{201: Receipt, 200: Receipt}`).
        A handler with `body: bytes` gets the body as sent; `accepts` lists its media types. A
        handler that returns a file as a `RawResponse` lists its media types in `produces`.
        """
        return _Declaring(self._routes, method, path, rule, more)

    def include(self, other: Routes[K], *, of: Callable[[P], K], prefix: str = "") -> None:
        """Adds the routes of a kit, whose handlers get `of(parts)` as their parts."""
        for route in other:
            path = prefix + route.path
            moved = replace(route, path=path, handler=_with_parts(route.handler, of))
            _check_free(self._routes, route.method, path)
            self._routes[route.method, path] = moved


class Declare(Protocol[P]):
    """Declares a handler, and returns it as it is."""

    def __call__(
        self, handler: Callable[Concatenate[Context[P], Q], Awaitable[R]], /
    ) -> Callable[Concatenate[Context[P], Q], Awaitable[R]]:
        """Checks the handler's signature; raises `TypeError` for one that cannot be right."""
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
        _check_path(handler, method, path, self.rule, signature, accepts)
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
            accepts_idempotency_key=more.get("accepts_idempotency_key", False),
            alias_of=more.get("alias_of"),
            responses=_by_status(bytes if produces else more.get("responses"), status, signature),
            accepts=accepts,
            produces=produces,
        )
        if route.accepts_idempotency_key:
            _check_repeatable(route)
        self.routes[method, path] = route
        return handler


def check_together(routes: Iterable[Route]) -> None:
    """Raises `TypeError` if two routes cannot be served beside each other."""
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
) -> None:
    name, parameters = handler.__name__, _PARAMETER.findall(path)
    if sorted(parameters) != sorted(signature.path):
        raise TypeError(
            f"{name} takes {sorted(signature.path)} from a path with {sorted(parameters)}"
        )
    if signature.body is not None and method not in _BODY_METHODS:
        raise TypeError(f"{name}: {method} has no body")
    if (signature.body is bytes) != bool(accepts):
        raise TypeError(f"{name}: `body: bytes` and `accepts` go together")
    if rule.signer is not None and signature.body is not bytes:
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


def _with_parts(handler: Handler, of: Callable[[Any], Any]) -> Handler:
    @wraps(handler)
    def narrowed(context: Context[Any], **given: Any) -> Awaitable[Any]:
        return handler(replace(context, parts=of(context.parts)), **given)

    return narrowed


@cache
def _shape(path: str) -> str:
    return _PARAMETER.sub("{}", path)


def _check_repeatable(route: Route) -> None:
    """Rejects routes whose responses belong to nobody, never end or are secret."""
    if route.method not in _BODY_METHODS:
        raise TypeError(f"{route.name}: {route.method} may be repeated without a key")
    if route.rule.is_public:
        raise TypeError(f"{route.name}: an Idempotency-Key is a caller's, and anybody may call")
    if route.signature.is_stream:
        raise TypeError(f"{route.name}: a stream cannot be stored")
    if any(_is_secret(response) for response in route.responses.values()):
        raise TypeError(f"{route.name}: a response with a Secret must not be stored")


def _is_secret(response: Any) -> bool:
    if response is bytes:
        return False
    return b'"format":"password"' in msgspec.json.encode(msgspec.json.schema(response))


def _by_status(responses: Any, usual: int, signature: Signature) -> dict[int, Any]:
    if isinstance(responses, dict):
        return dict(cast("dict[int, Any]", responses))
    return {usual: signature.response if responses is None else responses}
