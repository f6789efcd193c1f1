"""Responses to outgoing requests: bounded in bytes, in decompressed bytes and in time."""

from __future__ import annotations

import asyncio
import json
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from typing import Any, Final

import httpcore2

from tablewright.errors.outgoing import NoResponseError, OutgoingError, ResponseTooLargeError
from tablewright.kits.http import limits
from tablewright.kits.http.failures import failure_of

_GZIP: Final = 31  # zlib's word for the format of gzip


class Headers(Mapping[str, str]):
    """The headers of a response; names are case-insensitive, and repeated headers are joined."""

    def __init__(self, lines: Iterable[tuple[bytes, bytes]]) -> None:
        self._values: dict[str, str] = {}
        for name_bytes, value in lines:
            name, text = name_bytes.decode("latin-1").lower(), _text(value)
            before = self._values.get(name)
            self._values[name] = text if before is None else f"{before}, {text}"

    def __getitem__(self, name: str) -> str:
        return self._values[name.lower()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)


class OutgoingResponse:
    """A response whose head has arrived. Its body is read once, with one of the methods."""

    def __init__(
        self,
        inner: httpcore2.Response,
        *,
        deadline: float,
        timeout_seconds: float,
        bytes_max: int,
        decoded_bytes_max: int,
    ) -> None:
        """`deadline` is a time of the running loop."""
        self._inner = inner
        self._headers = Headers(inner.headers)
        self._deadline = deadline
        self._timeout_seconds = timeout_seconds
        self._bytes_max = bytes_max
        self._decoded_bytes_max = decoded_bytes_max

    @property
    def status(self) -> int:
        """The status code."""
        return self._inner.status

    @property
    def is_success(self) -> bool:
        """Whether the status is 2xx."""
        return 200 <= self.status < 300

    @property
    def headers(self) -> Mapping[str, str]:
        """The headers; names are case-insensitive."""
        return self._headers

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
        is_packed = self.headers.get("content-encoding", "").lower() in ("gzip", "x-gzip")
        packed = self._packed()
        async for chunk in _unpacked(packed) if is_packed else packed:
            decoded += len(chunk)
            if decoded > self._decoded_bytes_max:
                raise self._too_large("decompressed ", self._decoded_bytes_max)
            yield chunk

    async def _packed(self) -> AsyncIterator[bytes]:
        """Yields the body as it arrives."""
        received = 0
        body = self._inner.aiter_stream()
        while True:
            try:
                async with asyncio.timeout_at(self._deadline):
                    chunk = await anext(body, None)
            except Exception as error:
                raise failure_of(error, self._timeout_seconds) from error
            if chunk is None:
                return
            received += len(chunk)
            if received > self._bytes_max:
                raise self._too_large("", self._bytes_max)
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


async def _unpacked(packed: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Decompresses a body; memory holds one piece, regardless of the size of the output."""
    unpacking, is_empty = zlib.decompressobj(_GZIP), True
    async for chunk in packed:
        is_empty, rest = False, chunk
        while rest and not unpacking.eof:
            try:
                piece = unpacking.decompress(rest, limits.OUTGOING_PIECE_BYTES)
            except zlib.error as error:
                raise _broken() from error
            rest = unpacking.unconsumed_tail
            yield piece
    if not (is_empty or unpacking.eof):
        raise _broken()


def _broken() -> NoResponseError:
    return NoResponseError("The response cannot be decompressed.", reason="broken")


def _text(value: bytes) -> str:
    try:
        return value.decode()
    except UnicodeDecodeError:
        return value.decode("latin-1")


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
