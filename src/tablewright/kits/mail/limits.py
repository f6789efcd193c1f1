"""The limits of mail, each with its source or reason."""

from __future__ import annotations

from typing import Final

# Mail
MAIL_ADDRESS_LENGTH_MAX: Final = 254  # characters; RFC 5321, 4.5.3.1.3, without its brackets
MAIL_LOCAL_LENGTH_MAX: Final = 64  # of the part before the @; RFC 5321, 4.5.3.1.1
MAIL_SECONDS_MAX: Final = 30.0  # for a mail server to respond
