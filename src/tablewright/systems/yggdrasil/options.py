"""Options of Yggdrasil.

Not here: the store, the port and the operator's token, which all systems share.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.kits.files.settings import check_file_setting
from tablewright.kits.mail.settings import FOLDER, check_mail_settings, is_delivered, page_address


@dataclass(frozen=True, slots=True)
class YggdrasilOptions:
    """Options of the family tree service.

    Mails are written to a folder, or sent through a mail server: `smtp://user:password@host`. Links
    in them begin with `url`, because the host in a request cannot be trusted.
    """

    files: str = ""  # where photos and imports are: a folder, s3://bucket/prefix; else by the store
    mails: str = field(default=FOLDER, repr=False)  # it may hold a password
    mail_sender: str = "yggdrasil@localhost.localdomain"
    url: str = ""  # of the page; empty: where the process listens

    def __post_init__(self) -> None:
        """Raises `BadSettingError`."""
        check_file_setting(self.files)
        check_mail_settings(self.mails, self.mail_sender, self.url)

    @property
    def confirms_addresses(self) -> bool:
        """Whether users must confirm their address, which requires a mail server."""
        return is_delivered(self.mails)

    def page(self, served_at: str) -> str:
        """The address of the page, which ends with a slash."""
        return page_address(self.url, served_at)
