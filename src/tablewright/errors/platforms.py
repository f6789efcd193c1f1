"""P…: a platform rejected a request of a connector, or its responses cannot be used."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

from tablewright.errors.root import CodedError

Reason = Literal[
    "refused",
    "unauthorized",
    "throttled",
    "unavailable",
    "timeout",
    "unreachable",
    "truncated",
    "not_json",
    "unexpected",
    "too_large",
    "redirected",
    "repeated_cursor",
    "repeated_page",
    "endless",
]


class PlatformError(CodedError):
    """A connector cannot read from a platform.

    `reason` is for programs. `words` are the platform's own, bounded and without credentials; ""
    if it gave none. `attempt` counts the requests that were sent for the same page.
    """

    code = "P000"

    def __init__(
        self,
        message: str,
        *,
        reason: Reason,
        platform: str,
        data_type: str = "",
        words: str = "",
        status: int = 0,
        attempt: int = 1,
    ) -> None:
        super().__init__(message)
        self.message = message
        self.reason: Reason = reason
        self.platform = platform
        self.data_type = data_type
        self.words = words
        self.status = status
        self.attempt = attempt


class PlatformRefusedError(PlatformError):
    """The platform rejected the request. It is not repeated."""

    code = "P101"
    hint = "Check the settings and permissions of the source at the platform."


class PlatformUnauthorizedError(PlatformRefusedError):
    """The platform rejected the credentials, even after a refresh."""

    code = "P102"
    hint = "Connect the source again with valid credentials."


class RetryLaterError(PlatformError):
    """The platform asks for a pause that is too long to wait for.

    A job returns `Again(error.retry_at)`, and goes on at its position with `error.attempt + 1`.
    """

    code = "P103"
    hint = "Try again at `retry_at`; a job returns `Again(error.retry_at)`."

    def __init__(
        self,
        message: str,
        *,
        retry_at: datetime,
        reason: Reason,
        platform: str,
        data_type: str = "",
        words: str = "",
        status: int = 0,
        attempt: int = 1,
    ) -> None:
        super().__init__(
            message,
            reason=reason,
            platform=platform,
            data_type=data_type,
            words=words,
            status=status,
            attempt=attempt,
        )
        self.retry_at = retry_at


class PlatformUnavailableError(PlatformError):
    """The platform failed, was too slow or throttled, in every attempt."""

    code = "P104"
    hint = "Run the sync again later. Stored data is unchanged."


class BadResponseError(PlatformError):
    """A response of the platform is incomplete, too large, or not what its contract says."""

    code = "P105"
    hint = "Run the sync again. If the error repeats, the connector does not fit the platform."


class RepeatedPageError(PlatformError):
    """The platform returned a cursor or a page twice, so that reading would never end."""

    code = "P106"
    hint = "Run the sync again. Nothing of the data type was stored."
