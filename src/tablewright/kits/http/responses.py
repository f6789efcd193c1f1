"""Responses to outgoing requests: bounded in bytes, in decompressed bytes and in time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any

import httpx2

from tablewright.errors.outgoing import NoResponseError, OutgoingError, ResponseTooLargeError
from tablewright.kits.http import limits
from tablewright.kits.http.failures import failure_of


class Response:
    """A response whose head has arrived. Its body is read once, with one of the methods."""

    def __init__(
        self,
        inner: httpx2.Response,
        *,
        deadline: float,
        timeout_seconds: float,
        bytes_max: int,
        decoded_bytes_max: int,
    ) -> None:
        """`deadline` is a time of the running loop."""
        self._inner = inner
        self._deadline = deadline
        self._timeout_seconds = timeout_seconds
        self._bytes_max = bytes_max
        self._decoded_bytes_max = decoded_bytes_max

    @property
    def status(self) -> int:
        """The status code."""
        return self._inner.status_code

    @property
    def is_success(self) -> bool:
        """Whether the status is 2xx."""
        return 200 <= self.status < 300

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers; names are case-insensitive."""
        return self._inner.headers

    def retry_after_seconds(self, now: datetime) -> float | None:
        """The pause that the server asks for, at most a day; None without one."""
        seconds = retry_after_seconds(self.headers.get("retry-after", ""), now)
        return None if seconds is None else min(seconds, limits.RETRY_AFTER_SECONDS_MAX)

    async def chunks(self) -> AsyncIterator[bytes]:
        """Yields the decompressed body as it arrives.

        Raises `ResponseTooLargeError`, and `NoResponseError` if it does not arrive completely in
        time.
        """
        announced = self.headers.get("content-length", "")
        if announced.isdigit() and int(announced[:18]) > self._bytes_max:
            raise self._too_large("", self._bytes_max)
        async for chunk in self._chunks():
            yield chunk

    async def _chunks(self) -> AsyncIterator[bytes]:
        decoded = 0
        body = self._inner.aiter_bytes()
        while True:
            try:
                async with asyncio.timeout_at(self._deadline):
                    chunk = await anext(body, None)
            except Exception as error:
                raise failure_of(error, self._timeout_seconds) from error
            if self._inner.num_bytes_downloaded > self._bytes_max:
                raise self._too_large("", self._bytes_max)
            if chunk is None:
                return
            decoded += len(chunk)
            if decoded > self._decoded_bytes_max:
                raise self._too_large("decompressed ", self._decoded_bytes_max)
            yield chunk

    async def read(self) -> bytes:
        """Returns the whole body; raises as `chunks` does."""
        return b"".join([chunk async for chunk in self.chunks()])

    async def start(self, count: int) -> bytes:
        """Returns the first bytes of the body, or those that arrive. Never raises."""
        found = b""
        with suppress(OutgoingError):
            async for chunk in self._chunks():
                found += chunk
                if len(found) >= count:
                    break
        return found[:count]

    async def json(self) -> Any:
        """Returns the body as JSON; raises `NoResponseError` for invalid JSON."""
        body = await self.read()
        try:
            return json.loads(body)
        except (ValueError, RecursionError) as error:
            raise NoResponseError("The response is not JSON.", reason="not_http") from error

    def _too_large(self, what: str, most: int) -> ResponseTooLargeError:
        return ResponseTooLargeError(f"The response has more than {most:,} {what}bytes.")


def retry_after_seconds(text: str, now: datetime) -> float | None:
    """Parses a Retry-After header, in seconds or as a date; None if it is invalid.

    >>> retry_after_seconds("120", datetime(2026, 1, 1, tzinfo=UTC))
    120.0
    """
    text = text.strip()
    if text.isascii() and text.isdigit():
        return float(text[:9])
    try:
        at = parsedate_to_datetime(text)
    except ValueError:
        return None
    at = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
    return max((at - now).total_seconds(), 0.0)
