"""Errors in OpenAPI: those of a route, by its rule, parameters and body.

Not here: the errors themselves (`tablewright.errors.http`), their origin (`api.http.handling`).
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from tablewright.api.openapi.schemas import members
from tablewright.api.routes import Route
from tablewright.api.rules import Kind
from tablewright.errors import (
    BadCursorError,
    ConflictingError,
    ForbiddenError,
    HttpError,
    InvalidError,
    MalformedError,
    NotFoundError,
    RangeError,
    RateLimitedError,
    TooLargeError,
    UnauthenticatedError,
    UnavailableError,
    UnsupportedMediaError,
)

_EVERYBODY = frozenset(Kind) - {Kind.NOBODY, Kind.SIGNED}
_REQUEST_ID = "00000000-0000-4000-8000-000000000001"

HEADERS: dict[str, Any] = {
    "ETag": {
        "description": "Version of the resource. Send it in If-None-Match to get 304 "
        "if the resource has not changed.",
        "schema": {"type": "string"},
    },
    "Retry-After": {
        "description": "Seconds to wait before repeating the request.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "WWW-Authenticate": {
        "description": "Authentication scheme to use.",
        "schema": {"type": "string"},
    },
    "X-RateLimit-Limit": {
        "description": "Maximum number of requests in a burst.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "X-RateLimit-Remaining": {
        "description": "Requests left in the current burst.",
        "schema": {"type": "integer", "minimum": 0},
    },
    "X-RateLimit-Reset": {
        "description": "Seconds until the full burst is available again.",
        "schema": {"type": "integer", "minimum": 0},
    },
}
_HEADERS_OF: dict[type[HttpError], tuple[str, ...]] = {
    RateLimitedError: (
        "Retry-After",
        "X-RateLimit-Limit",
        "X-RateLimit-Remaining",
        "X-RateLimit-Reset",
    ),
    UnauthenticatedError: ("WWW-Authenticate",),
    UnavailableError: ("Retry-After",),
}


class ErrorContent(Struct, rename="camel"):
    """The error's code, message, hint and details."""

    code: str
    message: Annotated[str, Meta(description="What went wrong, as a sentence")]
    hint: Annotated[str, Meta(description="How to fix the problem; may be empty")]
    details: dict[str, Any]
    request_id: str


class Error(Struct):
    """The body of every error response."""

    error: ErrorContent


def refusals_of(route: Route) -> list[type[HttpError]]:
    """Returns all errors of a route, by status and then by code."""
    signature, rule = route.signature, route.rule
    found: set[type[HttpError]] = {MalformedError, RateLimitedError, UnavailableError}
    if signature.query is not None and "cursor" in {name for name, *_ in members(signature.query)}:
        found.add(BadCursorError)
    if not rule.is_public:
        if not rule.lets_in_nobody:
            found.add(rule.rejects_with)
        if rule.scope is not None or (rule.signer is None and not rule.kinds >= _EVERYBODY):
            found.add(ForbiddenError)
    if signature.path:
        found.add(NotFoundError)
    if signature.path or signature.query is not None or signature.body is not None:
        found.add(InvalidError)  # a value in the right format, but outside the range of keys
    if signature.body is not None:
        found |= {TooLargeError, UnsupportedMediaError}
    if signature.sends_file:
        found.add(RangeError)
    if route.accepts_idempotency_key:
        found.add(ConflictingError)
    return sorted(found | set(route.errors), key=lambda one: (one.status, one.code))


def shared_name(refusal: type[HttpError]) -> str:
    """Returns the name of an error's shared response."""
    return refusal.__name__.removesuffix("Error")


def refusal_answer(refusals: list[type[HttpError]], error_schema: dict[str, Any]) -> dict[str, Any]:
    """Returns the response of one status, which several errors may have."""
    headers = {name for one in refusals for name in _HEADERS_OF.get(one, ())}
    answer: dict[str, Any] = {
        "description": " ".join((one.__doc__ or "").partition("\n")[0] for one in refusals)
    }
    if headers:
        answer["headers"] = {
            name: {"$ref": f"#/components/headers/{name}"} for name in sorted(headers)
        }
    answer["content"] = {
        "application/json": {
            "schema": error_schema,
            "examples": {one.word: {"value": _example(one)} for one in refusals},
        }
    }
    return answer


def _example(refusal: type[HttpError]) -> dict[str, Any]:
    return {
        "error": {
            "code": refusal.word,
            "message": (refusal.__doc__ or "").partition("\n")[0],
            "hint": refusal.hint,
            "details": {},
            "requestId": _REQUEST_ID,
        }
    }
