"""Options of core.

Not here: the store, the port and the operator's token, which all systems share.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tablewright.kits.files.settings import check_file_setting
from tablewright.kits.http.targets import check_networks
from tablewright.kits.mail.settings import FOLDER, check_mail_settings, is_delivered, page_address


@dataclass(frozen=True, slots=True)
class CoreOptions:
    """Options of the core service.

    Mails are written to a folder, or sent through a mail server: `smtp://user:password@host`. Links
    in them begin with `url`, because the host in a request cannot be trusted.
    """

    mails: str = field(default=FOLDER, repr=False)  # it may contain a password
    mail_sender: str = "core@localhost.localdomain"
    url: str = ""  # of the page; empty: where the process listens
    allows_http_hooks: bool = False  # webhooks without TLS
    hook_networks: tuple[str, ...] = ()  # private ones that webhooks may reach: 10.1.0.0/16
    files: str = ""  # of synced data: a folder, s3://bucket/prefix; empty: beside the store
    hubspot_client_id: str = ""  # of your app at HubSpot, to connect it by OAuth
    hubspot_client_secret: str = field(default="", repr=False)

    def __post_init__(self) -> None:
        """Raises `BadSettingError`."""
        check_mail_settings(self.mails, self.mail_sender, self.url)
        check_networks(self.hook_networks, setting="hook_networks")
        check_file_setting(self.files)

    @property
    def confirms_addresses(self) -> bool:
        """Whether people must confirm their address, which requires a mail server."""
        return is_delivered(self.mails)

    def page(self, served_at: str) -> str:
        """The address of the page, with a trailing slash."""
        return page_address(self.url, served_at)
