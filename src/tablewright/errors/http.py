"""H…: an HTTP request was refused. The error says which status and which word the caller gets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from tablewright.errors.root import CodedError


class HttpError(CodedError):
    """A request of the HTTP API was refused; nothing was written.

    `word` is what a program reads in the answer; `details` say where the fault is.
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
    ) -> None:
        super().__init__(message)
        self.message = message
        self.details = dict(details or {})
        self.retry_after_seconds = retry_after_seconds


class MalformedError(HttpError):
    """The request cannot be read: no JSON, an unknown parameter, a value of the wrong form."""

    code = "H101"
    hint = "Send JSON as the operation's schema says, and only parameters that it lists."
    status = 400
    word = "malformed"


class BadCursorError(HttpError):
    """A cursor belongs to another request, another tenant or another service, or is none."""

    code = "H102"
    hint = "Repeat the request that gave the cursor, with the same filters."
    status = 400
    word = "bad_cursor"


class UnauthenticatedError(HttpError):
    """The request shows no credential, or one that is not known here."""

    code = "H103"
    hint = "Send an API key, or the token of a session: `Authorization: Bearer <it>`."
    status = 401
    word = "unauthenticated"


class ForbiddenError(HttpError):
    """The credential is known, and may not do this."""

    code = "H104"
    hint = "Use a credential that the operation's rule names."
    status = 403
    word = "forbidden"


class NotFoundError(HttpError):
    """There is no such thing, or none that the caller may know of."""

    code = "H105"
    hint = "Look at the path and the id; what belongs to another tenant is not found either."
    status = 404
    word = "not_found"


class MethodNotAllowedError(HttpError):
    """The path exists, and not with this method."""

    code = "H106"
    hint = "The header Allow names the methods that there are."
    status = 405
    word = "method_not_allowed"


class ConflictingError(HttpError):
    """What is asked for contradicts what is there."""

    code = "H107"
    hint = "Read what is there, and decide again."
    status = 409
    word = "conflict"


class StaleError(HttpError):
    """What was to be changed has changed since it was read."""

    code = "H108"
    hint = "Read it again, and send its new ETag in If-Match."
    status = 412
    word = "stale"


class TooLargeError(HttpError):
    """The request, or what it would store, is larger than allowed."""

    code = "H109"
    hint = "Send less at once, or a reference to where the rest is."
    status = 413
    word = "too_large"


class UnsupportedMediaError(HttpError):
    """The body is of another kind than the operation takes."""

    code = "H110"
    hint = "Send what the operation's schema names, as it is, and say so in `Content-Type`."
    status = 415
    word = "unsupported_media_type"


class InvalidError(HttpError):
    """The request can be read, and what it says is not allowed."""

    code = "H111"
    hint = "`details` names the value to correct, where it is known."
    status = 422
    word = "invalid"


class RateLimitedError(HttpError):
    """The caller has used up what it may ask for in this time."""

    code = "H112"
    hint = "Wait for as long as Retry-After says."
    status = 429
    word = "rate_limited"


class InternalError(HttpError):
    """A bug: the request was fine, and the service failed."""

    code = "H113"
    hint = "Report it with the request's id."
    status = 500
    word = "internal"


class UnavailableError(HttpError):
    """The store cannot be reached, refuses, or is too slow; or the service is overloaded."""

    code = "H114"
    hint = "Nothing is wrong with the request or its credential: repeat it after Retry-After."
    status = 503
    word = "unavailable"
