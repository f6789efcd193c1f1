"""Sender: one attempt to deliver one message, over a connection of its own.

The host is resolved and checked anew for each attempt, the connection goes to the address that was
checked, and the name is kept for TLS and the header Host. Redirections are answers like any other.
An attempt always has a result; whatever goes wrong is in it, in words that a tenant may read.
Not here: what a result means for the message and its endpoint (`webhooks.delivering`).
"""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from functools import cached_property
from typing import Final

import httptools

from tablewright import __version__, limits
from tablewright.clock import stopwatch_seconds
from tablewright.errors import InvalidError
from tablewright.kits.webhooks import limits as webhook_limits
from tablewright.kits.webhooks.targets import (
    Resolve,
    Target,
    TargetRules,
    allowed_addresses,
    resolved,
    target_of,
)

_READ_BYTES: Final = 16 * limits.KIB
_FINAL: Final = 200  # statuses below announce an answer, and are none


@dataclass(frozen=True, slots=True)
class Result:
    """What came of an attempt: a status or an error."""

    status: int | None
    error: str | None
    duration_ms: int
    excerpt: str = ""
    retry_after: str = ""

    @property
    def is_success(self) -> bool:
        """Whether the receiver has taken the message: 2xx, and nothing else."""
        return self.status is not None and 200 <= self.status < 300

    def wait_seconds(self, now: datetime) -> float | None:
        """How long the receiver asks to be left alone, in seconds or by a date."""
        text = self.retry_after.strip()
        if text.isascii() and text.isdigit():
            return float(text[:9])
        try:
            at = parsedate_to_datetime(text)
        except ValueError:
            return None
        at = at if at.tzinfo is not None else at.replace(tzinfo=UTC)
        return max((at - now).total_seconds(), 0.0)


class _Answer:
    """What has come of an answer; called by httptools."""

    def __init__(self) -> None:
        self._parser = httptools.HttpResponseParser(self)
        self.status: int | None = None
        self.headers: dict[bytes, bytes] = {}
        self.body = b""
        self.is_over = False

    def feed(self, data: bytes) -> None:
        self._parser.feed_data(data)

    def on_message_begin(self) -> None:
        self.headers, self.status = {}, None

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.status is None:
            self.headers[name.lower()] = value

    def on_headers_complete(self) -> None:
        status = self._parser.get_status_code()
        self.status = status if status >= _FINAL else None

    def on_body(self, body: bytes) -> None:
        self.body += body

    def on_message_complete(self) -> None:
        self.is_over = self.status is not None


class Sender:
    """Sends messages to targets that the rules allow."""

    def __init__(
        self,
        rules: TargetRules,
        *,
        resolve: Resolve = resolved,
        tls: ssl.SSLContext | None = None,
        timeout_seconds: float = webhook_limits.WEBHOOK_SECONDS_MAX,
    ) -> None:
        self.rules = rules
        self._resolve = resolve
        self._given_tls = tls
        self._timeout_seconds = timeout_seconds

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        return self._given_tls or ssl.create_default_context()

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> Result:
        """One attempt, within the time that one may take."""
        started = stopwatch_seconds()
        answer, error = _Answer(), None
        try:
            async with asyncio.timeout(self._timeout_seconds):
                target = target_of(url, self.rules)
                addresses = await allowed_addresses(target, self.rules, self._resolve)
                reader, writer = await self._connected(target, addresses)
                try:
                    writer.write(_request(target, headers, body))
                    await writer.drain()
                    await _read(reader, answer)
                finally:
                    writer.transport.abort()  # a farewell of TLS could be waited for in vain
        except Exception as failure:
            error = _told(failure, self._timeout_seconds)
        if answer.status is None and error is None:
            error = "the connection ended without an answer."
        return Result(
            answer.status,
            None if answer.status is not None else error,  # its status is all that matters
            round((stopwatch_seconds() - started) * 1000),
            _shown(answer.body),
            answer.headers.get(b"retry-after", b"").decode("latin-1"),
        )

    async def _connected(
        self, target: Target, addresses: list[str]
    ) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A connection to the first address that takes one."""
        for place, address in enumerate(addresses, start=1):
            try:
                return await asyncio.open_connection(
                    address,
                    target.port,
                    ssl=self._tls if target.is_tls else None,
                    server_hostname=target.host if target.is_tls else None,
                )
            except ssl.SSLError:
                raise
            except OSError:
                if place == len(addresses):
                    raise
        raise AssertionError("there is at least one address")


async def _read(reader: asyncio.StreamReader, answer: _Answer) -> None:
    left = webhook_limits.WEBHOOK_ANSWER_BYTES_MAX
    while left > 0 and not answer.is_over:
        data = await reader.read(min(left, _READ_BYTES))
        if not data:
            return
        left -= len(data)
        answer.feed(data)


def _request(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    lines = {
        "host": target.authority,
        "user-agent": f"Tablewright-Webhooks/{__version__}",
        "content-type": "application/json",
        "content-length": str(len(body)),
        "accept": "*/*",
        "connection": "close",
        **headers,
    }
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    return f"POST {target.path} HTTP/1.1\r\n{head}\r\n".encode("ascii") + body


def _told(failure: Exception, seconds: float) -> str:
    """What a tenant learns of a failure: nothing about our network."""
    if isinstance(failure, InvalidError):
        return failure.message
    if isinstance(failure, TimeoutError):
        return f"there was no answer within {seconds:g} seconds."
    if isinstance(failure, ssl.SSLCertVerificationError):
        return f"the certificate was not accepted: {failure.verify_message}."
    if isinstance(failure, ssl.SSLError):
        return "there was no agreement on TLS."
    if isinstance(failure, httptools.HttpParserError | httptools.HttpParserUpgrade):
        return "what came was no answer of HTTP/1.1."
    if isinstance(failure, ConnectionRefusedError):
        return "nobody takes connections there."
    if isinstance(failure, ConnectionError):
        return "the connection broke."
    if isinstance(failure, OSError):
        return "the host was not found, or cannot be reached."
    return "the attempt failed."


def _shown(body: bytes) -> str:
    text = body[: 4 * webhook_limits.WEBHOOK_EXCERPT_LENGTH_MAX].decode("utf-8", "replace")
    kept = "".join(one if one.isprintable() else " " for one in text)
    return kept[: webhook_limits.WEBHOOK_EXCERPT_LENGTH_MAX]
