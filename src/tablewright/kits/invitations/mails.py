"""Invitation mails: a job sends the link of an invitation to the invited address.

The job knows the nonce of the token and computes the token: no secret is stored.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

from tablewright.api.ports import Outbox
from tablewright.kits.invitations import limits
from tablewright.kits.invitations.tokens import Token, Tokens
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.mail.outbox import Mail

INVITATION: Final = "invitation-mail"


@dataclass(frozen=True, slots=True)
class MailedInvitation:
    """The open invitation in a mail."""

    email: str
    to: str  # such as a company's name
    words: str  # the purpose of the invitation: "join Acme as viewer"


# Returns the invitation of a token if it is still open; gets the id of its place.
Find = Callable[[str, Token], Awaitable[MailedInvitation | None]]


@dataclass(frozen=True, slots=True)
class InvitationMails:
    """Sends invitation mails, as a job handler."""

    tokens: Tokens
    outbox: Outbox
    page: str  # its address; the link is `<page>#/invitation/<token>`
    find: Find

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(INVITATION, self.handle)

    def sending(
        self, jobs: JobQueue, place: str, token: Token, inviter: str, message: str = ""
    ) -> AddJob:
        """Returns the job that mails an invitation, with a message of the inviter."""
        payload = {"place": place, "nonce": token.nonce, "inviter": inviter}
        payload |= {"named": token.place} if token.place else {}
        payload |= {"message": message} if message else {}
        return jobs.add(INVITATION, payload, tenant=place)

    async def handle(self, job: Job) -> None:
        """Mails an invitation, unless it was withdrawn, replaced or accepted."""
        said = {name: str(value) for name, value in job.payload.items()}
        token = self.tokens.of(said["nonce"], said.get("named", ""))
        invited = await self.find(said["place"], token)
        if invited is None:
            return
        days = limits.INVITATION_SECONDS // (24 * 3600)
        lines = (
            f"{said['inviter'] or 'Someone'} has invited you to {invited.words}.",
            said.get("message", ""),
            f"To accept, open this link within {days} days:",
            f"{self.page}#/invitation/{token.text}",
            "If you did not expect this invitation, you can ignore this message.",
        )
        text = "\n\n".join(filter(None, lines)) + "\n"
        subject = f"Invitation to {' '.join(invited.to.split())}"
        await self.outbox.send(Mail(to=invited.email, subject=subject, text=text))
