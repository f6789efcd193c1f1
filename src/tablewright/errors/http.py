"""H…: an HTTP request was rejected. The error defines the status and the code of the response."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablewright.errors.root import CodedError


class HttpError(CodedError):
    """An HTTP request was rejected; nothing was written.

    `word` is the `code` in the response, for programs; `details` locate the problem.
    """

    code = "H000"
    status: ClassVar[int] = 500
    word: ClassVar[str] = "internal"

    def __init__(
        self,
        message: str,
        *,
        details: Mapping[str, Any] | None = None,
        retry_after_seconds: int | None = None,
        hint: str | None = None,
    ) -> None:
        """`hint` replaces the one of the class, where that does not fit the case."""
        super().__init__(message)
        if hint is not None:
            self.hint = hint
        self.message = message
        self.details = dict(details or {})
        self.retry_after_seconds = retry_after_seconds


class MalformedError(HttpError):
    """The request is malformed: invalid JSON, an unknown parameter, a value of the wrong format."""

    code = "H101"
    hint = "Send JSON that matches the operation's schema, and only parameters that it lists."
    status = 400
    word = "malformed"


class BadCursorError(HttpError):
    """The cursor is invalid, or belongs to another request, tenant or service."""

    code = "H102"
    hint = "Repeat the request that returned the cursor, with the same filters."
    status = 400
    word = "bad_cursor"


class UnauthenticatedError(HttpError):
    """The request has no credentials, or unknown ones."""

    code = "H103"
    hint = "Send an API key or a session token: `Authorization: Bearer <token>`."
    status = 401
    word = "unauthenticated"


class ForbiddenError(HttpError):
    """The caller is authenticated, but not allowed to do this."""

    code = "H104"
    hint = "Use credentials that are allowed to do this."
    status = 403
    word = "forbidden"


class NotFoundError(HttpError):
    """The resource does not exist, or the caller may not know about it."""

    code = "H105"
    hint = "Check the path and the id. Resources of other tenants are not found either."
    status = 404
    word = "not_found"


class MethodNotAllowedError(HttpError):
    """The path does not support this method."""

    code = "H106"
    hint = "The Allow header lists the supported methods."
    status = 405
    word = "method_not_allowed"


class ConflictingError(HttpError):
    """The request conflicts with the current state of the resource."""

    code = "H107"
    hint = "Read the current state of the resource before you try again."
    status = 409
    word = "conflict"


class StaleError(HttpError):
    """The resource changed since it was read."""

    code = "H108"
    hint = "Read the resource again, and send its new ETag in If-Match."
    status = 412
    word = "stale"


class TooLargeError(HttpError):
    """The request, or the item that it would store, is too large."""

    code = "H109"
    hint = "Send less data per request, or a reference to it."
    status = 413
    word = "too_large"


class UnsupportedMediaError(HttpError):
    """The body has a content type that the operation does not accept."""

    code = "H110"
    hint = (
        "Send a body that the operation's schema allows, with the matching `Content-Type` and "
        "without `Content-Encoding`."
    )
    status = 415
    word = "unsupported_media_type"


class InvalidError(HttpError):
    """The request is well-formed, but a value is not allowed."""

    code = "H111"
    hint = "Correct the value that the message or `details` names."
    status = 422
    word = "invalid"


class RateLimitedError(HttpError):
    """The caller has exceeded its rate limit."""

    code = "H112"
    hint = "Wait for the number of seconds in Retry-After."
    status = 429
    word = "rate_limited"


class InternalError(HttpError):
    """The service failed because of a bug; the request was valid."""

    code = "H113"
    hint = "Report the error with the request id."
    status = 500
    word = "internal"


class UnavailableError(HttpError):
    """The store is unavailable or too slow, or the service is overloaded."""

    code = "H114"
    hint = "Repeat the request after Retry-After. The request and its credentials are valid."
    status = 503
    word = "unavailable"


class RangeError(HttpError):
    """The requested range begins after the end of the file."""

    code = "H115"
    hint = "Request a range within the size that Content-Range names."
    status = 416
    word = "range_not_satisfiable"
