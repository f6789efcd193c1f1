"""Audiences of the accounts kit: the people who have some roles in an account.

    async def find_people(audience: Audience) -> Collection[str]:
        return await members_with(accounts, audience.of, ("admin",))

Not here: the use of audiences (`notify.sending`).
"""

from __future__ import annotations

from collections.abc import Collection

from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.members import INVITE
from tablewright.kits.accounts.roles import MemberState


async def members_with(accounts: Accounts, account_id: str, roles: Collection[str]) -> set[str]:
    """Returns the active members of an account, and of those above it, with one of the roles.

    An account that does not exist has none.
    """
    account, shape, found = await accounts.find(account_id), accounts.members, set[str]()
    for one in [] if account is None else await accounts.chain(account):
        members = await accounts.db.all(shape.of_account(accounts.accounts.value(one, "id")))
        for item in members:
            member, person = shape.member(item), shape.value(item, "person")
            is_active = member.state is MemberState.ACTIVE and not person.startswith(INVITE)
            if is_active and member.role in roles:
                found.add(person)
    return found
