"""O…: a request to another service failed, or was not sent."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from tablewright.errors.root import CodedError

Reason = Literal["timeout", "unreachable", "refused", "certificate", "tls", "broken", "not_http"]


class OutgoingError(CodedError):
    """A request to another service has no usable response."""

    code = "O000"


class NoResponseError(OutgoingError):
    """There was no response, or it ended too early.

    The message may be shown to a tenant: it says nothing about our network. `reason` is for
    programs.
    """

    code = "O101"
    hint = "Try again later. The other service may have received the request."

    def __init__(self, message: str, *, reason: Reason) -> None:
        super().__init__(message)
        self.message = message
        self.reason: Reason = reason


class ResponseTooLargeError(OutgoingError):
    """A response has more bytes than allowed, before or after decompression."""

    code = "O102"
    hint = "Ask for smaller pages, or pass a larger `bytes_max` or `decoded_bytes_max`."


class NotSentError(OutgoingError):
    """A request was not sent, because a budget is spent or its host keeps failing.

    `retry_at` is the earliest time at which it may be sent.
    """

    code = "O103"
    hint = "Try again at `retry_at`; a job returns `Again(error.retry_at)`."

    def __init__(self, message: str, *, retry_at: datetime) -> None:
        super().__init__(message)
        self.retry_at = retry_at


class NoTokenError(NotSentError):
    """A request was not sent, because its token has ended and cannot be refreshed at present."""

    code = "O104"
    hint = "Try again at `retry_at`; a job returns `Again(error.retry_at)`."


class GrantEndedError(OutgoingError):
    """The platform no longer accepts a grant, or the grant was deleted."""

    code = "O105"
    hint = "Ask a person to connect the platform again."
