"""The texts of the e-mails that accounts get.

Not here: when they are sent (`yggdrasil.accounts.resets`, `yggdrasil.accounts.confirmations`).
"""

from __future__ import annotations

from tablewright.kits.mail.outbox import Mail

_RESET = """\
Someone, probably you, asked to set a new password for {email}.

Open this link within {minutes} minutes to choose one:

{link}

If this wasn't you, you can ignore this e-mail. Your password stays the same.
"""

_CONFIRMATION = """\
Someone, probably you, has an account with the e-mail address {email}.

Please confirm your e-mail. Open this link within {days} days and sign in:

{link}

If this wasn't you, you can ignore this e-mail. No one can share a tree with that
account through your address.
"""


def reset_mail(email: str, link: str, minutes: int) -> Mail:
    """Returns the e-mail with the link that sets a new password."""
    text = _RESET.format(email=email, link=link, minutes=minutes)
    return Mail(to=email, subject="Reset your Yggdrasil password", text=text)


def confirmation_mail(email: str, link: str, days: int) -> Mail:
    """Returns the e-mail with the link that confirms an e-mail address."""
    text = _CONFIRMATION.format(email=email, link=link, days=days)
    return Mail(to=email, subject="Confirm your e-mail for Yggdrasil", text=text)
