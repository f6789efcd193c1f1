"""Routes: what a service offers, declared once, with everything that documents and tests read.

    routes = Routes()

    @routes.get("/v1/events/{event_id}", rule=TENANT)
    async def get_event(context: Context, event_id: EventId) -> EventBody:
        "One event."

Not here: serving them (`api.application`), their document (`api.openapi`).
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, TypeVar, cast

import msgspec

from tablewright.api import limits
from tablewright.api.rules import Rule
from tablewright.api.signatures import Handler, Signature, signature_of
from tablewright.errors import HttpError

H = TypeVar("H", bound=Handler)

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
    status: int  # of the answer when all is well
    tags: tuple[str, ...]
    refusals: tuple[type[HttpError], ...]  # its own, beside those that any route has
    headers: dict[str, str]  # optional headers of the request that it understands, and why
    body_bytes_max: int
    is_costly: bool  # counted when its own handler says so, not once for each request
    keeps_idempotent: bool  # whether `Idempotency-Key` repeats the answer without the deed
    alias_of: str | None
    answers: dict[int, Any]  # the type of the answer's JSON by status; None if there is none
    takes: tuple[str, ...]  # the media types of a body that is no JSON
    gives: tuple[str, ...]  # the media types of an answer that is no JSON


class Routes:
    """The routes of a service, in the order of their declaration."""

    def __init__(self) -> None:
        self._routes: dict[tuple[str, str], Route] = {}

    def __iter__(self) -> Iterator[Route]:
        return iter(self._routes.values())

    def get(self, path: str, *, rule: Rule, **more: Any) -> Callable[[H], H]:
        """Declares a reading operation."""
        return self.add("GET", path, rule=rule, **more)

    def post(self, path: str, *, rule: Rule, **more: Any) -> Callable[[H], H]:
        """Declares an operation that makes or does something."""
        return self.add("POST", path, rule=rule, **more)

    def put(self, path: str, *, rule: Rule, **more: Any) -> Callable[[H], H]:
        """Declares an operation that sets something."""
        return self.add("PUT", path, rule=rule, **more)

    def patch(self, path: str, *, rule: Rule, **more: Any) -> Callable[[H], H]:
        """Declares an operation that changes a part of something."""
        return self.add("PATCH", path, rule=rule, **more)

    def delete(self, path: str, *, rule: Rule, **more: Any) -> Callable[[H], H]:
        """Declares an operation that removes something."""
        return self.add("DELETE", path, rule=rule, **more)

    def add(
        self,
        method: str,
        path: str,
        *,
        rule: Rule,
        status: int | None = None,
        tags: tuple[str, ...] = (),
        refusals: tuple[type[HttpError], ...] = (),
        headers: dict[str, str] | None = None,
        body_bytes_max: int = limits.API_BODY_BYTES_MAX,
        is_costly: bool = False,
        keeps_idempotent: bool = False,
        alias_of: str | None = None,
        answers: Any = None,
        takes: tuple[str, ...] = (),
        gives: tuple[str, ...] = (),
    ) -> Callable[[H], H]:
        """Declares an operation; its docstring is its documentation.

        `answers` is for documents, where the annotation does not tell all: the type of the JSON
        that a `Raw` holds, or types by status (`{201: Receipt, 200: Receipt}`).
        A handler with `body: bytes` gets the body as it comes, if its media type is one that the
        route `takes`; one that answers with a `Raw` file says by `gives` of which media types.
        """

        def declare(handler: H) -> H:
            signature = signature_of(handler)
            self._check_path(handler, method, path, rule, signature, takes)
            summary, _, description = (inspect.getdoc(handler) or "").partition("\n")
            if not summary:
                raise TypeError(f"{handler.__name__} needs a docstring: it is the documentation")
            has_answer = signature.answer is not None or signature.is_stream
            usual = status or (200 if has_answer else 204)
            route = Route(
                method=method,
                path=path,
                handler=handler,
                rule=rule,
                signature=signature,
                name=handler.__name__,
                summary=summary.rstrip("."),
                description=description.strip(),
                status=usual,
                tags=tags,
                refusals=refusals,
                headers=headers or {},
                body_bytes_max=body_bytes_max,
                is_costly=is_costly,
                keeps_idempotent=keeps_idempotent,
                alias_of=alias_of,
                answers=_by_status(bytes if gives else answers, usual, signature),
                takes=takes,
                gives=gives,
            )
            if keeps_idempotent:
                _check_repeatable(route)
            self._routes[method, path] = route
            return handler

        return declare

    def _check_path(
        self,
        handler: Handler,
        method: str,
        path: str,
        rule: Rule,
        signature: Signature,
        takes: tuple[str, ...],
    ) -> None:
        name, parameters = handler.__name__, _PARAMETER.findall(path)
        if sorted(parameters) != sorted(signature.path):
            raise TypeError(
                f"{name} takes {sorted(signature.path)} from a path with {sorted(parameters)}"
            )
        if signature.body is not None and method not in _BODY_METHODS:
            raise TypeError(f"{name}: {method} has no body")
        if (signature.body is bytes) != bool(takes):
            raise TypeError(f"{name}: `body: bytes` and `takes` go together")
        if rule.tenant_parameter not in (None, *parameters):
            raise TypeError(f"{name}: {path} has no {rule.tenant_parameter}")
        if (method, path) in self._routes:
            raise TypeError(f"{method} {path} is declared twice")
        for route in self:
            if route.path != path and _shape(route.path) == _shape(path):
                raise TypeError(f"{path} is {route.path} with other names: use the same ones")


def _shape(path: str) -> str:
    return _PARAMETER.sub("{}", path)


def _check_repeatable(route: Route) -> None:
    """Refuses to remember answers that belong to nobody, that never end, or that are secret."""
    if route.method not in _BODY_METHODS:
        raise TypeError(f"{route.name}: {route.method} may be repeated without a key")
    if route.rule.is_public:
        raise TypeError(f"{route.name}: an Idempotency-Key is a caller's, and anybody may call")
    if route.signature.is_stream:
        raise TypeError(f"{route.name}: a stream cannot be remembered")
    if any(_is_secret(answer) for answer in route.answers.values()):
        raise TypeError(f"{route.name}: an answer with a Secret must not be remembered")


def _is_secret(answer: Any) -> bool:
    if answer is bytes:
        return False
    return b'"format":"password"' in msgspec.json.encode(msgspec.json.schema(answer))


def _by_status(answers: Any, usual: int, signature: Signature) -> dict[int, Any]:
    if isinstance(answers, dict):
        return dict(cast("dict[int, Any]", answers))
    return {usual: signature.answer if answers is None else answers}
