"""Options: what can be set of Yggdrasil.

Not here: the store, the port and the administrator's token, which all systems share.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from tablewright.errors import BadSettingError, InvalidError
from tablewright.kits.files.s3 import S3, s3_place
from tablewright.kits.mail.outbox import check_address
from tablewright.kits.mail.smtp import SmtpServer

FOLDER: Final = "folder"


@dataclass(frozen=True, slots=True)
class YggdrasilOptions:
    """How the service of family trees behaves.

    Mails are written into a folder, or go to a mail server: `smtp://user:password@host`. Links in
    them begin with `url`: what a request says of its host is not to be trusted for that.
    """

    files: str = ""  # where photos and imports are: a folder, s3://bucket/prefix; else by the store
    mails: str = field(default=FOLDER, repr=False)  # it may hold a password
    mail_sender: str = "yggdrasil@localhost.localdomain"
    url: str = ""  # of the page; empty: where the process listens

    def __post_init__(self) -> None:
        """Refuses what makes no sense."""
        if self.files.startswith(S3):
            s3_place(self.files)
        if self.mails != FOLDER:
            SmtpServer.parse(self.mails)
        try:
            check_address(self.mail_sender, place="mail_sender")
        except InvalidError as error:
            raise BadSettingError(f"mail_sender: {error.message}") from None
        parts = urlsplit(self.url)
        is_page = parts.scheme in ("http", "https") and parts.hostname and not parts.query
        if self.url and not is_page:
            raise BadSettingError(
                "url must be the address of the page, such as https://host/yggdrasil/."
            )

    @property
    def confirms_addresses(self) -> bool:
        """Whether users are asked to confirm their address: not where no mail reaches them."""
        return self.mails != FOLDER

    def page(self, served_at: str) -> str:
        """The address of the page, which ends with a slash.

        >>> YggdrasilOptions(url="https://trees.example/yggdrasil").page("http://localhost/y")
        'https://trees.example/yggdrasil/'
        """
        return (self.url or served_at).rstrip("/") + "/"
