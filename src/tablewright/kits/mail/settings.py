"""Settings of a system that sends mails: server, sender, and the address in links.

    outbox = outbox_of(given, options.mails, sender=options.mail_sender)

Not here: the outboxes (`mail.outbox`, `mail.smtp`).
"""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from tablewright.api.ports import Outbox
from tablewright.api.runtime import Runtime
from tablewright.errors import BadSettingError, InvalidError
from tablewright.kits.mail.outbox import FolderOutbox, check_address
from tablewright.kits.mail.smtp import SmtpOutbox, SmtpServer

FOLDER: Final = "folder"  # mails are written to files: for your own machine


def check_mail_settings(mails: str, mail_sender: str, url: str) -> None:
    """Raises `BadSettingError` for invalid settings."""
    if mails != FOLDER:
        SmtpServer.parse(mails)
    try:
        check_address(mail_sender, place="mail_sender")
    except InvalidError as error:
        raise BadSettingError(f"mail_sender: {error.message}") from None
    parts = urlsplit(url)
    is_page = parts.scheme in ("http", "https") and parts.hostname and not parts.query
    if url and not is_page:
        raise BadSettingError("url must be the address of the page, such as https://host/core/.")


def is_delivered(mails: str) -> bool:
    """Whether mails are sent to people."""
    return mails != FOLDER


def page_address(url: str, served_at: str) -> str:
    """Returns the address of a system's page, with a trailing slash.

    >>> page_address("https://app.example/core", "http://localhost/core")
    'https://app.example/core/'
    """
    return (url or served_at).rstrip("/") + "/"


def outbox_of(given: Runtime, mails: str, *, sender: str) -> Outbox:
    """Returns the outbox of a system; a test's outbox takes precedence."""
    if given.outbox is not None:
        return given.outbox
    if mails == FOLDER:
        folder = given.folder / "mails"
        return FolderOutbox(folder, sender=sender, clock=given.clock, ids=given.ids)
    return SmtpOutbox(SmtpServer.parse(mails), sender=sender, clock=given.clock, ids=given.ids)
