"""Requesting: one request of a connector, with credentials, budget and retries.

- Credentials are requested before each attempt, and once more after a 401.
- Timeouts, lost connections, 429 and 5xx are repeated after a pause. A pause of more than five
  seconds raises `RetryLaterError`, so that it holds no job's slot.
- Errors contain the platform's words, and never credentials, queries or bodies.
Not here: the requests that a stream needs (`connectors.listing`, `connectors.windows`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from email.utils import parsedate_to_datetime
from functools import lru_cache
from typing import Any, Final
from urllib.parse import quote_plus, urlencode

import msgspec

from tablewright.clock import Clock, instant
from tablewright.errors import (
    BadResponseError,
    NoResponseError,
    NotSentError,
    PlatformError,
    PlatformRefusedError,
    PlatformUnauthorizedError,
    PlatformUnavailableError,
    ResponseTooLargeError,
    RetryLaterError,
)
from tablewright.errors.platforms import Reason
from tablewright.ids import Ids
from tablewright.kits.connectors import limits
from tablewright.kits.connectors.auths import PlatformCredentials
from tablewright.kits.connectors.platform import Platform
from tablewright.kits.connectors.refusals import is_throttled, words_of
from tablewright.kits.connectors.retries import RETRIES, RequestRetries
from tablewright.kits.connectors.slicing import Document, ShapeError
from tablewright.kits.http import Bounds, Budget, CompleteResponse, Outgoing
from tablewright.kits.http.responses import retry_after_seconds

Pause = Callable[[float], Awaitable[None]]

# The names of a platform's fields are long, and the same in the request for each page.
_quoted_part: Final = lru_cache(64)(quote_plus)
_UNAUTHORIZED: Final = 401
_REDIRECTS: Final = 300
_REFUSALS: Final = 400
_FAILURES: Final = 500
_BYTE: Final = 256


@dataclass(frozen=True, slots=True)
class Means:
    """The means to send requests."""

    outgoing: Outgoing
    clock: Clock
    ids: Ids
    pause: Pause
    bounds: Bounds


@dataclass(frozen=True, slots=True)
class Reply:
    """A successful response."""

    document: Document
    headers: Mapping[str, str]
    sent_at: float  # by the earlier of our clock and the platform's


@dataclass(frozen=True, slots=True)
class _Failure:
    """An attempt that may be repeated."""

    reason: Reason
    message: str
    words: str = ""
    status: int = 0
    retry_after_seconds: float | None = None


class Requester:
    """Sends the requests of one fetch."""

    def __init__(
        self,
        means: Means,
        platform: Platform,
        base_url: str,
        credentials: PlatformCredentials,
        *,
        retries: RequestRetries = RETRIES,
        budget: Budget | None = None,
        data_type: str = "",
        attempt: int = 1,
    ) -> None:
        self.platform = platform
        self.base_url = base_url
        self._means = means
        self._credentials = credentials
        self._retries = retries
        self._budget = budget
        self._data_type = data_type
        self._attempt = attempt  # of the next request

    async def get(self, path: str, parameters: Mapping[str, str] | None = None) -> Reply:
        """Reads from a path below the base URL; raises `PlatformError`."""
        query = f"?{urlencode(parameters, quote_via=_quoted_part)}" if parameters else ""
        return await self._request("GET", f"{path}{query}", b"", self._budget)

    async def post(self, path: str, body: Mapping[str, Any], budget: Budget | None = None) -> Reply:
        """Posts JSON that changes nothing, such as a search; raises `PlatformError`.

        `budget` replaces that of other requests.
        """
        return await self._request("POST", path, msgspec.json.encode(body), budget or self._budget)

    def error(self, kind: type[PlatformError], reason: Reason, message: str) -> PlatformError:
        """Returns an error about this stream."""
        return kind(message, reason=reason, platform=self.platform.id, data_type=self._data_type)

    async def _request(
        self, method: str, path: str, content: bytes, budget: Budget | None
    ) -> Reply:
        attempt, self._attempt = self._attempt, 1
        while True:
            found = await self._attempted(method, path, content, budget, attempt)
            if isinstance(found, Reply):
                return found
            if attempt >= self._retries.attempts_max:
                raise self._given_up(found, attempt)
            await self._wait_after(found, attempt)
            attempt += 1

    async def _attempted(
        self, method: str, path: str, content: bytes, budget: Budget | None, attempt: int
    ) -> Reply | _Failure:
        """Sends a request, and repeats it once if its credentials were refreshed after a 401."""
        credentials = await self._granted(None, attempt)
        for was_refreshed in (False, True):
            began = self._means.clock.now()
            try:
                received = await self._sent(method, path, content, budget, credentials, attempt)
            except NoResponseError as error:
                return self._no_response(error, attempt)
            if received.status != _UNAUTHORIZED:
                return await self._judged(received, budget, credentials, attempt, began)
            refused = credentials
            if not was_refreshed:
                credentials = await self._granted(refused, attempt)
            if dict(credentials) == dict(refused):
                break
        words = words_of(self.platform, received.body, credentials)
        raise PlatformUnauthorizedError(
            _quoted(f"{self.platform.title} rejected the credentials", words),
            reason="unauthorized",
            words=words,
            status=_UNAUTHORIZED,
            attempt=attempt,
            platform=self.platform.id,
            data_type=self._data_type,
        )

    async def _granted(self, refused: Mapping[str, str] | None, attempt: int) -> Mapping[str, str]:
        try:
            return await (self._credentials() if refused is None else self._credentials(refused))
        except NotSentError as error:
            raise self._later(error.retry_at, "unavailable", attempt - 1) from error

    async def _sent(
        self,
        method: str,
        path: str,
        content: bytes,
        budget: Budget | None,
        credentials: Mapping[str, str],
        attempt: int,
    ) -> CompleteResponse:
        """Sends a request when its budget allows it, which may be a few seconds later."""
        headers = {"accept": "application/json", **self.platform.headers, **credentials}
        if content:
            headers["content-type"] = "application/json"
        waited_seconds, asked_at = 0.0, -1.0
        while True:
            try:
                return await self._means.outgoing.request(
                    method,
                    f"{self.base_url}{path}",
                    headers=headers,
                    content=content,
                    budget=budget,
                    bounds=self._means.bounds,
                )
            except NotSentError as error:
                seconds = max(error.retry_at.timestamp() - self._means.clock.now(), 0.001)
                waited_seconds += seconds
                is_standing = self._means.clock.now() == asked_at  # a clock that a test moves
                if waited_seconds > limits.WAIT_SECONDS_MAX or is_standing:
                    raise self._later(error.retry_at, "throttled", attempt - 1) from error
                asked_at = self._means.clock.now()
            except ResponseTooLargeError as error:
                text = f"A response of {self.platform.title} has more than 32 MB."
                raise self.error(BadResponseError, "too_large", text) from error
            await self._means.pause(seconds)

    async def _judged(
        self,
        received: CompleteResponse,
        budget: Budget | None,
        credentials: Mapping[str, str],
        attempt: int,
        began: float,
    ) -> Reply | _Failure:
        status, title = received.status, self.platform.title
        await self._note_remaining(received, budget)
        if status < _REDIRECTS:
            return self._read(received, began)
        words = words_of(self.platform, received.body, credentials)
        is_slowed = is_throttled(self.platform, status, received.body)
        if is_slowed or status >= _FAILURES:
            return _Failure(
                "throttled" if is_slowed else "unavailable",
                _quoted(f"{title} throttles" if is_slowed else f"{title} failed: {status}", words),
                words,
                status,
                self._retry_after(received),
            )
        if status < _REFUSALS:
            text = f"{title} redirected a request, which is not followed."
            raise self.error(BadResponseError, "redirected", text)
        raise PlatformRefusedError(
            _quoted(f"{title} refused a request: {status}", words),
            reason="refused",
            words=words,
            status=status,
            attempt=attempt,
            platform=self.platform.id,
            data_type=self._data_type,
        )

    def _read(self, received: CompleteResponse, began: float) -> Reply | _Failure:
        kind = received.headers.get("content-type", "").partition(";")[0].strip().lower()
        if not (kind == "application/json" or kind.endswith("+json")):
            text = f"{self.platform.title} sent {kind[:60] or 'no content type'!r}, not JSON."
            raise self.error(BadResponseError, "not_json", text)
        try:
            document = Document(received.body)
        except ShapeError as error:
            if error.is_truncated:
                return _Failure("truncated", f"A response of {self.platform.title} ended early.")
            text = f"{self.platform.title} sent invalid JSON."
            raise self.error(BadResponseError, "not_json", text) from error
        return Reply(document, received.headers, min(began, _date_of(received.headers, began)))

    def _no_response(self, error: NoResponseError, attempt: int) -> _Failure:
        title = self.platform.title
        if error.reason == "timeout":
            return _Failure("timeout", f"{title} did not respond in time.")
        if error.reason == "broken":
            return _Failure("truncated", f"A response of {title} ended early.")
        if error.reason == "not_http":
            text = f"A response of {title} is not HTTP."
            raise self.error(BadResponseError, "unexpected", text) from error
        return _Failure("unreachable", f"{title} cannot be reached: {error.message}")

    def _retry_after(self, received: CompleteResponse) -> float | None:
        text = received.headers.get("retry-after", "")
        return retry_after_seconds(text, instant(self._means.clock)) if text else None

    async def _note_remaining(self, received: CompleteResponse, budget: Budget | None) -> None:
        """Pauses the budget if the platform reports that it is used up."""
        if budget is None:
            return
        for one in self.platform.budget.remaining:
            if received.headers.get(one.header, "").strip() == "0":
                until = instant(self._means.clock) + timedelta(seconds=one.seconds)
                await self._means.outgoing.hold(budget, until)

    async def _wait_after(self, failure: _Failure, attempt: int) -> None:
        seconds = failure.retry_after_seconds
        if seconds is None:
            share = self._means.ids.random_bytes(1)[0] / _BYTE
            seconds = self._retries.pause_seconds(attempt, share)
        if seconds > limits.WAIT_SECONDS_MAX:
            at = datetime.fromtimestamp(self._means.clock.now() + seconds, UTC)
            raise self._later(at, failure.reason, attempt, failure.words)
        await self._means.pause(seconds)

    def _later(
        self, at: datetime, reason: Reason, attempt: int, words: str = ""
    ) -> RetryLaterError:
        return RetryLaterError(
            _quoted(f"{self.platform.title} asks for a pause until {at:%Y-%m-%d %H:%M:%S}Z", words),
            retry_at=at,
            reason=reason,
            platform=self.platform.id,
            data_type=self._data_type,
            words=words,
            attempt=attempt,
        )

    def _given_up(self, failure: _Failure, attempt: int) -> PlatformError:
        is_bad = failure.reason == "truncated"
        kind = BadResponseError if is_bad else PlatformUnavailableError
        return kind(
            failure.message,
            reason=failure.reason,
            platform=self.platform.id,
            data_type=self._data_type,
            words=failure.words,
            status=failure.status,
            attempt=attempt,
        )


def _quoted(message: str, words: str) -> str:
    return f"{message}: {words}" if words else f"{message}."


def _date_of(headers: Mapping[str, str], otherwise: float) -> float:
    """The platform's clock; a wrong clock of ours must not skip changes."""
    try:
        at = parsedate_to_datetime(headers.get("date", ""))
    except ValueError:
        return otherwise
    return at.replace(tzinfo=at.tzinfo or UTC).timestamp()
