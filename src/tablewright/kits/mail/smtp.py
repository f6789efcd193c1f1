"""SMTP: sends mails to a mail server, encrypted.

    smtp://user:password@mail.example.com           port 587, STARTTLS
    smtps://user:password@mail.example.com          port 465, TLS from the start
    smtp://localhost:25                             the same machine, which needs no TLS

A server without STARTTLS, or with an untrusted certificate, gets nothing. User and password are
percent-encoded, and appear in no message or log.
Not here: the form of a mail (`kits.mail.outbox`).
"""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from dataclasses import dataclass, field
from email.message import EmailMessage
from typing import Final
from urllib.parse import unquote, urlsplit

from tablewright.clock import Clock
from tablewright.errors import BadSettingError
from tablewright.ids import Ids
from tablewright.kits.mail import limits
from tablewright.kits.mail.outbox import Mail, message_of

_PORTS: Final = {"smtp": 587, "smtps": 465}
_THIS_MACHINE: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class SmtpServer:
    """A mail server and its credentials, which `repr` does not show."""

    scheme: str
    host: str
    port: int
    user: str = field(default="", repr=False)
    password: str = field(default="", repr=False)

    @classmethod
    def parse(cls, url: str) -> SmtpServer:
        """Parses a URL; raises `BadSettingError`, which does not show it."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:
            raise _bad() from None
        has_more = parts.query or parts.fragment or parts.path not in ("", "/")
        if parts.scheme not in _PORTS or not parts.hostname or has_more:
            raise _bad()
        return cls(
            parts.scheme,
            parts.hostname,
            _PORTS[parts.scheme] if port is None else port,
            unquote(parts.username or ""),
            unquote(parts.password or ""),
        )

    @property
    def is_this_machine(self) -> bool:
        """Whether mails stay on this machine on their way to the server."""
        return self.host in _THIS_MACHINE


class SmtpOutbox:
    """Sends mails to a mail server, each over a new connection."""

    def __init__(
        self,
        server: SmtpServer,
        *,
        sender: str,
        clock: Clock,
        ids: Ids,
        trust: ssl.SSLContext | None = None,
    ) -> None:
        """`trust` contains the trusted certificates; by default those of the operating system."""
        self._server = server
        self._sender = sender
        self._clock = clock
        self._ids = ids
        self._trust = trust

    async def send(self, mail: Mail) -> None:
        """Sends a mail; raises `OSError`, including the errors of `smtplib`."""
        message = message_of(mail, sender=self._sender, clock=self._clock, ids=self._ids)
        await asyncio.to_thread(self._send, message)

    def _send(self, message: EmailMessage) -> None:
        server, trust = self._server, self._trust or ssl.create_default_context()
        seconds = limits.MAIL_SECONDS_MAX
        if server.scheme == "smtps":
            connection = smtplib.SMTP_SSL(server.host, server.port, timeout=seconds, context=trust)
        else:
            connection = smtplib.SMTP(server.host, server.port, timeout=seconds)
        with connection:
            connection.ehlo()
            if server.scheme == "smtp" and not server.is_this_machine:
                connection.starttls(context=trust)  # fails without STARTTLS
                connection.ehlo()
            if server.user:
                connection.login(server.user, server.password)
            connection.send_message(message)


def _bad() -> BadSettingError:
    return BadSettingError(
        "The mail server must be smtp://user:password@host:port or smtps://user:password@host:port."
    )
