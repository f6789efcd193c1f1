"""Invitation mails: a job sends the link of an invitation to the invited address.

The job knows the nonce of the token and computes the token itself: no secret is stored.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from tablewright.api.ports import Outbox
from tablewright.kits.accounts import limits
from tablewright.kits.accounts.invitations import Token, Tokens
from tablewright.kits.accounts.parts import AccountParts
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.shapes import word_of

INVITATION: Final = "invitation-mail"


@dataclass(frozen=True, slots=True)
class InvitationMails:
    """Sends invitations, as the handler of jobs."""

    parts: AccountParts
    tokens: Tokens
    outbox: Outbox
    page: str

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(INVITATION, self.handle)

    def sending(self, jobs: JobQueue, account_id: str, token: Token, inviter: str) -> AddJob:
        """The job that mails an invitation."""
        payload = {"account": account_id, "nonce": token.nonce, "inviter": inviter}
        return jobs.add(INVITATION, payload, tenant=account_id)

    async def handle(self, job: Job) -> None:
        """Mails an invitation, unless it was withdrawn or accepted meanwhile."""
        account_id, token = str(job.payload["account"]), self.tokens.of(str(job.payload["nonce"]))
        members, accounts = self.parts.accounts.members, self.parts.accounts.accounts
        item = await self.parts.db.run(members.get(token.person, account_id).consistently())
        account = await self.parts.accounts.find(account_id)
        if item is None or account is None or members.value(item, "email") is None:
            return
        name = accounts.value(account, "name")
        await self.outbox.send(self._mail(item, name, str(job.payload["inviter"]), token))

    def _mail(self, item: Any, account: str, inviter: str, token: Token) -> Mail:
        members = self.parts.accounts.members
        role = word_of(members.value(item, "role"))
        days = limits.INVITATION_SECONDS // (24 * 3600)
        text = (
            f"{inviter or 'Somebody'} invites you to join {account} as {role}.\n\n"
            f"To accept, open this link within {days} days:\n\n"
            f"{self.page}#/invitation/{token.text}\n\n"
            "If you did not expect this invitation, you can ignore this message.\n"
        )
        return Mail(to=members.value(item, "email"), subject=f"Invitation to {account}", text=text)
