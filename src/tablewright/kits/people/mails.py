"""Mails to people: links that confirm an address, reset a password or change an address.

A job creates the token and mails it: no token is stored, and an unavailable mail server delays no
request.
Not here: the effect of a token (`people.recovery`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import structlog

from tablewright.api.ports import Outbox
from tablewright.client import AsyncDatabase
from tablewright.errors import RateLimitedError
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.people import limits
from tablewright.kits.people.entrance import Entrance
from tablewright.kits.people.shapes import PersonShape

CONFIRM: Final = "mail-confirmation"
RESET: Final = "mail-reset"
NEW_ADDRESS: Final = "mail-new-address"
UNDO_ADDRESS: Final = "mail-undo-address"
END_SESSIONS: Final = "end-sessions"
NOTICE: Final = "mail-notice"

_log = structlog.stdlib.get_logger("tablewright.people")
_HOUR: Final = 3600
_DAY: Final = 24 * _HOUR


def reset_state(shape: PersonShape[Any], person: Any) -> str:
    """Returns the state that a reset link is bound to: mailbox and replaced password."""
    return f"{shape.value(person, 'email')} {shape.value(person, 'password') or ''}"


@dataclass(frozen=True, slots=True)
class PersonMails:
    """Writes the mails, as a job handler."""

    db: AsyncDatabase
    shape: PersonShape[Any]
    entrance: Entrance
    outbox: Outbox
    title: str
    page: str  # its address; links are `<page>#/confirm/<token>` and so on

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return [
            JobKind(CONFIRM, self.confirm),
            JobKind(RESET, self.reset),
            JobKind(NEW_ADDRESS, self.new_address),
            JobKind(UNDO_ADDRESS, self.undo_address),
            JobKind(END_SESSIONS, self.end_sessions),
            JobKind(NOTICE, self.notice),
        ]

    def noticing(self, jobs: JobQueue, person: str, what: str) -> AddJob:
        """Returns the job that notifies a person of a change to the account."""
        return jobs.add(NOTICE, {"what": what}, tenant=person)

    async def confirm(self, job: Job) -> None:
        """Mails a link to a person whose address is not confirmed."""
        person = await self._person(job.tenant)
        if person is None or self.shape.is_confirmed(person):
            return
        email = self.shape.value(person, "email")
        token = await self.entrance.confirmations.make(job.tenant, state=email)
        await self._send(
            self.shape.address(person),
            "Confirm your e-mail address",
            f"Please confirm your e-mail address for {self.title}.",
            f"confirm/{token}",
            f"The link works for {limits.CONFIRMATION_SECONDS // _DAY} days."
            " If you did not sign up, do not open it: another person entered your address.",
        )

    async def reset(self, job: Job) -> None:
        """Mails a reset link, if the address is known."""
        person = await self.db.run(self.shape.by_email(str(job.payload["email"])))
        if person is None or not self.shape.is_here(person):
            return
        person_id = self.shape.value(person, "id")
        try:
            if job.attempts <= 1:  # a retry after a failure sends the same mail
                await self.entrance.mails.take(f"reset {person_id}")
        except RateLimitedError:
            _log.info("reset_not_mailed", person=person_id)
            return
        state = reset_state(self.shape, person)
        token = await self.entrance.resets.make(person_id, state=state)
        await self._send(
            self.shape.address(person),
            "Reset your password",
            f"You asked to reset your password for {self.title}.",
            f"reset/{token}",
            f"The link works once, for {limits.RESET_SECONDS // 60} minutes."
            " If you did not ask for it, you can ignore this message.",
        )

    async def new_address(self, job: Job) -> None:
        """Mails a link to a new address of a person."""
        person, wanted = await self._person(job.tenant), str(job.payload["email"])
        if person is None:
            return
        state = f"{self.shape.value(person, 'email')} {wanted}"
        token = await self.entrance.new_addresses.make(f"{job.tenant} {wanted}", state=state)
        await self._send(
            wanted,
            "Confirm your new e-mail address",
            f"You asked to use this address for {self.title}.",
            f"address/{token}",
            f"The link works for {limits.ADDRESS_CHANGE_SECONDS // _HOUR} hours.",
        )

    async def undo_address(self, job: Job) -> None:
        """Notifies the old address of a change, with a link that undoes it."""
        person, old = await self._person(job.tenant), str(job.payload["email"])
        if person is None:
            return
        state = f"{self.shape.value(person, 'email')} {old}"
        token = await self.entrance.undone_addresses.make(f"{job.tenant} {old}", state=state)
        await self._send(
            old,
            "Your e-mail address was changed",
            f"Your account for {self.title} now uses another e-mail address. If that was not you,"
            " open this link to undo the change and sign out all devices:",
            f"undo/{token}",
            f"The link works for {limits.ADDRESS_UNDO_SECONDS // _DAY} days.",
        )

    async def end_sessions(self, job: Job) -> None:
        """Ends sessions from before a password change, in case a process died.

        For a person who has left, it ends all sessions.
        """
        kept, is_here = job.payload.get("kept"), await self._person(job.tenant) is not None
        before = job.created_at if is_here else None
        await self.entrance.sessions.end_all(job.tenant, except_=kept, before=before)

    async def notice(self, job: Job) -> None:
        """Notifies a person of a change to the account."""
        person = await self._person(job.tenant)
        if person is None:
            return
        text = (
            f"{job.payload['what']}\n\n"
            f"If that was not you, reset your password now: {self.page}#/forgot\n"
        )
        address = self.shape.address(person)
        await self.outbox.send(Mail(to=address, subject=f"{self.title}: security alert", text=text))

    async def _person(self, person_id: str) -> Any | None:
        found = await self.db.run(self.shape.get(person_id).consistently())
        return found if found is not None and self.shape.is_here(found) else None

    async def _send(self, to: str, subject: str, opening: str, link: str, closing: str) -> None:
        text = f"{opening}\n\n{self.page}#/{link}\n\n{closing}\n"
        await self.outbox.send(Mail(to=to, subject=subject, text=text))
