"""Notifications by mail: at once, at the end of quiet hours, or once a day.

A job sends each mail. It reads the notification and the address again: deleted notifications are
not sent, nor are mails to people who have left. The daily mail omits notifications that were read.
Not here: the recipients and times of mails (`notify.sending`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any, Final

from tablewright.api.ports import Outbox
from tablewright.clock import instant
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.mail.outbox import Mail
from tablewright.kits.notify import limits
from tablewright.kits.notify.inbox import Inbox
from tablewright.kits.notify.records import DigestRecord
from tablewright.model import get_all
from tablewright.model.operations.writing import WriteOperation

MAIL: Final = "notify-mail"
DIGEST: Final = "notify-digest"


@dataclass(frozen=True, slots=True)
class Recipient:
    """The data of a person that sending needs."""

    email: str | None  # None: no mails
    zone: str = ""  # such as Europe/Berlin; empty: UTC
    language: str = ""


# Recipients by the ids of people; those who have left are missing.
Recipients = Callable[[Sequence[str]], Awaitable[Mapping[str, Recipient]]]


@dataclass(frozen=True, slots=True)
class NoticeMails:
    """Sends notifications by mail, as a job handler."""

    system: str
    title: str
    inbox: Inbox
    jobs: JobQueue
    outbox: Outbox
    page: str  # the address that the actions of notices are relative to
    recipients: Recipients

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of these jobs."""
        return [JobKind(MAIL, self._mail), JobKind(DIGEST, self._digest)]

    def mailing(self, person: str, notice_id: str, at: datetime) -> AddJob:
        """Returns the job that mails a notification at a time."""
        payload = {"person": person, "notice": notice_id}
        return self.jobs.add(MAIL, payload, tenant=person, at=at)

    async def gathering(
        self, person: str, notice_id: str, at: datetime
    ) -> list[WriteOperation[Any]]:
        """Returns the writes that add a notification to the daily mail of a time."""
        ends = at + timedelta(seconds=limits.NOTICE_ONCE_SECONDS)
        waiting = DigestRecord(
            system=self.system, person_id=person, notice_id=notice_id, expires_at=ends
        )
        job_id = f"{DIGEST} {person} {at:%Y-%m-%dT%H%M}"
        is_planned = await self.inbox.db.run(Job.get(self.jobs.name, job_id).consistently())
        if is_planned is not None:
            return [waiting.create()]
        job = self.jobs.add(DIGEST, {"person": person}, job_id=job_id, tenant=person, at=at)
        return [waiting.create(), job]

    async def _mail(self, job: Job) -> None:
        person = str(job.payload["person"])
        notice = await self.inbox.find(person, str(job.payload["notice"]))
        address = await self._address(person)
        if notice is None or address is None:
            return
        shape = self.inbox.shape
        title, link = shape.value(notice, "title"), self._link(notice)
        text = f"{shape.value(notice, 'body')}\n" + (f"\n{link}\n" if link else "")
        await self.outbox.send(Mail(to=address, subject=f"{self.title}: {title}", text=text))

    async def _digest(self, job: Job) -> None:
        person, db = str(job.payload["person"]), self.inbox.db
        query = DigestRecord.of_person(self.system, person).consistently()
        page = await db.run(query.limit(limits.DIGEST_READ_MAX))
        gets = [self.inbox.shape.get(person, one.notice_id) for one in page.items]
        found = await db.run(get_all([one.consistently() for one in gets]))
        shape = self.inbox.shape
        unread = [one for one in found if one is not None and not shape.is_read_in(one)]
        address = await self._address(person)
        if unread and address is not None:
            await self.outbox.send(self._digest_mail(address, unread))
        for one in page.items:
            place = DigestRecord.at(system=self.system, person_id=person, notice_id=one.notice_id)
            await db.run(place.erase())
        if page.cursor is not None:  # the rest is sent tomorrow, not in a second mail today
            at = instant(self.inbox.clock) + timedelta(days=1)
            await db.run(self.jobs.add(DIGEST, job.payload, tenant=person, at=at))

    def _digest_mail(self, address: str, unread: Sequence[Any]) -> Mail:
        shape = self.inbox.shape
        lines: list[str] = []
        for one in unread[: limits.DIGEST_LINES_MAX]:
            link = self._link(one)
            lines.append(f"- {shape.value(one, 'title')}" + (f"\n  {link}" if link else ""))
        more = len(unread) - len(lines)
        if more > 0:
            lines.append(f"- and {more} more")
        count = "1 notification" if len(unread) == 1 else f"{len(unread)} notifications"
        opening = "Your notifications since the last summary:"
        text = "\n".join([opening, "", *lines, "", self.page, ""])
        return Mail(to=address, subject=f"{self.title}: {count}", text=text)

    async def _address(self, person: str) -> str | None:
        recipient = (await self.recipients([person])).get(person)
        return None if recipient is None else recipient.email

    def _link(self, notice: Any) -> str:
        action = self.inbox.shape.value(notice, "action")
        return f"{self.page.rstrip('/')}/{action.removeprefix('/')}" if action else ""
