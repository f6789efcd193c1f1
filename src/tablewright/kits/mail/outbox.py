"""Mail: short messages to one person each, and the outboxes that send them.

    await outbox.send(Mail(to="ann@example.com", subject="Your password", text="..."))

`FolderOutbox` writes each to a file, which any mail program opens; it is for your own machine and
for tests. `SmtpOutbox` (`kits.mail.smtp`) sends them to a mail server.
Not here: the content (a system's own concern), retries (send from a job).
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP, SMTPUTF8
from pathlib import Path
from typing import Protocol

from tablewright.client.keys.private_files import sync_folder, write_private
from tablewright.clock import Clock
from tablewright.engine.storage.folders import make_ignored_folder
from tablewright.errors import InvalidError
from tablewright.ids import Ids
from tablewright.kits.mail import limits

_LABEL = r"[^\W_](?:[^\W_]|-(?=[^.])){0,62}"
_ADDRESS = re.compile(
    rf"""([^\s@"(),:;<>\[\]\\.]+(?:\.[^\s@"(),:;<>\[\]\\.]+)*)@((?:{_LABEL}\.)+{_LABEL})"""
)


@dataclass(frozen=True, slots=True)
class Mail:
    """A message to one person, in plain text."""

    to: str
    subject: str
    text: str

    def __post_init__(self) -> None:
        """Rejects values that would add a header or a recipient."""
        check_address(self.to, place="to")
        if not self.subject.isprintable():
            raise InvalidError(
                "The subject of a mail must be a single line.", details={"place": "subject"}
            )


class Outbox(Protocol):
    """Sends mails."""

    async def send(self, mail: Mail) -> None:
        """Sends a mail; raises on failure."""
        ...


def check_address(text: str, *, place: str) -> None:
    """Rejects an invalid e-mail address; raises `InvalidError`.

    It must be `name@host.tld` without comments, quotes and spaces. Only a mail can show whether the
    address exists.
    """
    found = _ADDRESS.fullmatch(text) if len(text) <= limits.MAIL_ADDRESS_LENGTH_MAX else None
    if found is not None and text.isprintable():
        name, host = found.groups()
        if len(name) <= limits.MAIL_LOCAL_LENGTH_MAX and not host.rpartition(".")[2].isdigit():
            return
    raise InvalidError(
        "An e-mail address must look like name@example.com, "
        f"with at most {limits.MAIL_ADDRESS_LENGTH_MAX} characters.",
        details={"place": place},
    )


def message_of(mail: Mail, *, sender: str, clock: Clock, ids: Ids) -> EmailMessage:
    """Returns a mail as a message."""
    addresses = [_address(one) for one in (sender, mail.to)]
    is_ascii = sender.isascii() and mail.to.isascii()
    message = EmailMessage(policy=SMTP if is_ascii else SMTPUTF8)
    message["From"], message["To"] = addresses
    message["Subject"] = mail.subject
    message["Date"] = datetime.fromtimestamp(int(clock.now()), UTC)
    message["Message-ID"] = f"<{ids.uuid()}@{addresses[0].domain}>"
    message["Auto-Submitted"] = "auto-generated"  # RFC 3834: prevents automatic replies
    # Links stay on one line, so that they can be copied from the file.
    message.set_content(mail.text, cte="7bit" if mail.text.isascii() else "quoted-printable")
    return message


def _address(text: str) -> Address:
    name, _, host = text.rpartition("@")
    return Address(username=name, domain=host)


class FolderOutbox:
    """Writes mails to a folder, one file each, readable only by its owner."""

    def __init__(self, folder: Path, *, sender: str, clock: Clock, ids: Ids) -> None:
        """The folder is created with the first mail."""
        self._folder = folder
        self._sender = sender
        self._clock = clock
        self._ids = ids

    async def send(self, mail: Mail) -> None:
        """Writes a mail."""
        message = message_of(mail, sender=self._sender, clock=self._clock, ids=self._ids)
        written_at = datetime.fromtimestamp(self._clock.now(), UTC)
        name = f"{written_at:%Y%m%dT%H%M%S}-{self._ids.uuid()}.eml"
        await asyncio.to_thread(self._write, name, message.as_bytes())

    def _write(self, name: str, content: bytes) -> None:
        make_ignored_folder(self._folder, mode=0o700)
        fresh = self._folder / f".{name}"  # programs that watch the folder see complete mails only
        write_private(fresh, content, must_be_new=True)
        fresh.rename(self._folder / name)
        sync_folder(self._folder)
