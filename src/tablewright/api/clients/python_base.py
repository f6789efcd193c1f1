"""The common part of Python clients: connection, retries and errors.

This module is copied into generated clients, without the functions that they do not use. It needs
only the standard library.
Not here: types and operations (`clients.python_writer`).
"""

# The generator decides which of these functions a client needs.
# pyright: reportUnusedFunction=false

from __future__ import annotations

import http.client
import json
import selectors
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from types import TracebackType
from typing import Any, Self, TypeVar, cast
from urllib.parse import quote, urlencode, urlsplit
from uuid import UUID, uuid4

T = TypeVar("T")


class ApiError(Exception):
    """The service returned an error. Programs should match on `code`, not on the message."""

    def __init__(self, status: int, headers: Mapping[str, str], content: bytes) -> None:
        told = _error_in(content)
        self.status = status
        self.code: str = told.get("code", "unknown")
        self.message: str = told.get("message", f"The service returned HTTP {status}.")
        self.hint: str = told.get("hint", "")  # what to do about it
        self.details: dict[str, Any] = told.get("details", {})
        self.request_id: str = told.get("requestId", headers.get("x-request-id", ""))
        self.retry_after_seconds = _seconds_in(headers)
        words = f"{self.message} {self.hint}".rstrip()
        super().__init__(f"{status} {self.code}: {words} (request {self.request_id})")


@dataclass(frozen=True, slots=True)
class ResponseInfo:
    """Status and headers of a response. Header names are in lower case."""

    status: int
    headers: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class ServerEvent:
    """An event of a stream."""

    id: str
    event: str
    data: str


class Connection:
    """A connection to the service, kept open between requests. Use it from one thread.

    Requests that get 429, or 503 with Retry-After, are sent again after that time: at most
    `attempts_max` times, and not if the delay exceeds `wait_seconds_max`. Requests without a
    response are sent again if repeating them is safe.
    """

    _token_header = "Authorization"
    _token_prefix = "Bearer "

    def __init__(
        self,
        url: str,
        *,
        token: str | None = None,
        timeout_seconds: float = 35.0,
        attempts_max: int = 4,
        wait_seconds_max: float = 30.0,
        on_response: Callable[[ResponseInfo], None] | None = None,
        pause: Callable[[float], None] = time.sleep,
        new_id: Callable[[], UUID] = uuid4,
    ) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise ValueError(f"{url!r} is not an http:// or https:// URL.")
        is_safe = parts.scheme == "https"
        self._kind = http.client.HTTPSConnection if is_safe else http.client.HTTPConnection
        self._host, self._port = parts.hostname, parts.port
        self._base = parts.path.rstrip("/")
        self._headers = {"Accept": "application/json"}
        if token is not None:
            self._headers[self._token_header] = self._token_prefix + token
        self._timeout_seconds = timeout_seconds
        self._attempts_max = attempts_max
        self._wait_seconds_max = wait_seconds_max
        self._on_response = on_response
        self._pause = pause
        self._new_id = new_id
        self._open = self._opened()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Closes the connection. The next request opens a new one."""
        self._open.close()

    def _opened(self) -> http.client.HTTPConnection:
        return self._kind(self._host, self._port, timeout=self._timeout_seconds)

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str | None] | None = None,
        body: Any = None,
        is_file: bool = False,
        is_repeatable: bool = False,
    ) -> Any:
        """Sends a request, with retries, and returns the JSON or file of the response."""
        target, lines = self._asked(path, query, headers)
        content = None
        if isinstance(body, bytes):
            content = body
            lines.setdefault("Content-Type", "application/octet-stream")
        elif body is not None:
            content = _json_text(body).encode()
            lines["Content-Type"] = "application/json"
        attempt = 0
        while True:
            attempt += 1
            try:
                status, answered, received = self._exchanged(method, target, lines, content)
            except (http.client.HTTPException, OSError):
                self._open.close()
                if not is_repeatable or attempt >= self._attempts_max:
                    raise
                self._pause(self._backoff_seconds(attempt))
                continue
            if status < 400 and is_file:
                return received
            if status < 400:
                return json.loads(received, parse_float=Decimal) if received else None
            refusal = ApiError(status, answered, received)
            wait_seconds = self._wait_seconds(refusal, attempt, is_repeatable)
            if wait_seconds is None or attempt >= self._attempts_max:
                raise refusal
            self._pause(wait_seconds)

    def _asked(
        self,
        path: str,
        query: Mapping[str, Any] | None,
        headers: Mapping[str, str | None] | None,
    ) -> tuple[str, dict[str, str]]:
        given = {name: _query_text(one) for name, one in (query or {}).items() if one is not None}
        target = self._base + path + (f"?{urlencode(given)}" if given else "")
        lines = {name: one for name, one in (headers or {}).items() if one is not None}
        return target, {**self._headers, **lines}

    def _exchanged(
        self, method: str, target: str, headers: Mapping[str, str], content: bytes | None
    ) -> tuple[int, dict[str, str], bytes]:
        if self._open.sock is not None and _is_over(self._open.sock):
            self._open.close()  # the service has closed it; the next line opens another
        self._open.request(method, target, content, headers)
        answer = self._open.getresponse()
        received = answer.read()
        return answer.status, self._told(answer), received

    def _told(self, answer: http.client.HTTPResponse) -> dict[str, str]:
        headers = {name.lower(): one for name, one in answer.getheaders()}
        if self._on_response is not None:
            self._on_response(ResponseInfo(answer.status, headers))
        return headers

    def _wait_seconds(self, refusal: ApiError, attempt: int, is_repeatable: bool) -> float | None:
        """Returns the delay before a retry; None if a retry cannot help."""
        if refusal.status not in (429, 503):
            return None
        after = refusal.retry_after_seconds
        if after is None:
            return self._backoff_seconds(attempt) if is_repeatable else None
        return None if after > self._wait_seconds_max else after + self._share()

    def _backoff_seconds(self, attempt: int) -> float:
        return min(0.25 * 2.0**attempt, self._wait_seconds_max) + self._share()

    def _share(self) -> float:
        """Returns a random delay of up to half a second, which spreads retries."""
        return self._new_id().int % 500 / 1000

    def _stream(
        self,
        path: str,
        *,
        query: Mapping[str, Any] | None = None,
        headers: Mapping[str, str | None] | None = None,
    ) -> Iterator[ServerEvent]:
        """Yields the events of a stream until it ends, on a separate connection."""
        target, lines = self._asked(path, query, headers)
        open_stream = self._opened()
        try:
            open_stream.request("GET", target, headers={**lines, "Accept": "text/event-stream"})
            answer = open_stream.getresponse()
            told = self._told(answer)
            if answer.status >= 400:
                raise ApiError(answer.status, told, answer.read())
            yield from _events_in(answer)
        finally:
            open_stream.close()


def _events_in(lines: Iterable[bytes]) -> Iterator[ServerEvent]:
    """Yields the events of a text/event-stream. Comments are ignored."""
    last_id, event, data = "", "", list[str]()
    for raw in lines:
        line = raw.decode().rstrip("\r\n")
        name, _, value = line.partition(":")
        value = value.removeprefix(" ")
        if not line:
            if data:
                yield ServerEvent(last_id, event or "message", "\n".join(data))
            event, data = "", []
        elif name == "id":
            last_id = value
        elif name == "event":
            event = value
        elif name == "data":
            data.append(value)


def _is_over(sock: Any) -> bool:
    """Returns whether the server has closed an idle connection."""
    with selectors.DefaultSelector() as selector:
        selector.register(sock, selectors.EVENT_READ)
        return bool(selector.select(0))


def _error_in(content: bytes) -> dict[str, Any]:
    try:
        return dict(json.loads(content)["error"])
    except (ValueError, TypeError, KeyError):
        return {}


def _seconds_in(headers: Mapping[str, str]) -> float | None:
    text = headers.get("retry-after", "")
    return float(text) if text.isdecimal() else None


def _json_text(value: Any) -> str:
    """Returns JSON with every digit of a Decimal."""
    to_json: Any = getattr(value, "to_json", None)
    if to_json is not None:
        return _json_text(to_json())
    if isinstance(value, datetime):
        return json.dumps(_time_text(value))
    if isinstance(value, Decimal) and value.is_finite():
        return str(value)
    if isinstance(value, Mapping):
        pairs = cast("Mapping[object, object]", value).items()
        return "{" + ",".join(f"{json.dumps(str(n))}:{_json_text(v)}" for n, v in pairs) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ",".join(map(_json_text, cast("list[Any]", value))) + "]"
    return json.dumps(value, allow_nan=False)


def _query_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return _time_text(value) if isinstance(value, datetime) else str(value)


def _time_text(value: datetime) -> str:
    """Formats a time as in RFC 3339; raises `ValueError` without a time zone."""
    if value.utcoffset() is None:
        raise ValueError(f"{value!r} must have a time zone, such as datetime.UTC.")
    return value.isoformat()


def _time(text: str) -> datetime:
    """Parses a time of RFC 3339; UTC without an offset."""
    found = datetime.fromisoformat(text.upper())
    return found if found.tzinfo is not None else found.replace(tzinfo=UTC)


def _part(value: Any) -> str:
    """Encodes a value as a part of a path."""
    return quote(_query_text(value), safe="")


def _maybe(read: Callable[[Any], T], given: Any) -> T | None:
    return None if given is None else read(given)


def _each(read: Callable[[Any], T], given: Any) -> list[T]:
    return [read(one) for one in given]


def _by_name(read: Callable[[Any], T], given: Any) -> dict[str, T]:
    return {name: read(one) for name, one in given.items()}
