"""The text of invitation mails to accounts.

Not here: sending them (`kits.invitations.mails`).
"""

from __future__ import annotations

from tablewright.kits.accounts.invitations import person_of
from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.invitations.mails import Find, MailedInvitation
from tablewright.kits.invitations.tokens import Token
from tablewright.kits.shapes import word_of


def finding(parts: AccountParts) -> Find:
    """Finds pending memberships by the tokens of their invitations."""

    async def find(account_id: str, token: Token) -> MailedInvitation | None:
        members, accounts = parts.accounts.members, parts.accounts.accounts
        item = await parts.db.run(members.get(person_of(token), account_id).consistently())
        account = await parts.accounts.find(account_id)
        if item is None or account is None or members.value(item, "email") is None:
            return None
        name, role = accounts.value(account, "name"), word_of(members.value(item, "role"))
        return MailedInvitation(members.value(item, "email"), name, f"join {name} as {role}")

    return find
