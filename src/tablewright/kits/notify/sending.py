"""Sending: a notification reaches each recipient's inbox and chosen channels.

    await db.run(transaction(run.fail(), *notify.send("sync_failed", to=admins, about=..., ...)))

`send` returns a job as a write: the notification is sent if the transaction succeeds. The job finds
the recipients, and runs one transaction for each: the notification, the mark of its cause, and the
jobs of its channels. A job that runs twice sends nothing twice.
Not here: mails and digests (`notify.mails`), the gateway (`notify.gateway`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from hashlib import sha256
from typing import Any, Final

import structlog

from tablewright.clock import Clock, instant
from tablewright.errors import AlreadyExistsError, InvalidError, TransactionFailedError
from tablewright.ids import Ids, ordered_uuid
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.notify import limits
from tablewright.kits.notify.gateway import Gateway
from tablewright.kits.notify.inbox import Inbox
from tablewright.kits.notify.kinds import Mailing, Notices
from tablewright.kits.notify.mails import NoticeMails, Recipient
from tablewright.kits.notify.preferences import PreferenceStore
from tablewright.kits.notify.records import CauseRecord
from tablewright.model import transaction
from tablewright.model.operations.writing import WriteOperation

_log = structlog.stdlib.get_logger("tablewright.notify")
SEND: Final = "notify-send"


@dataclass(frozen=True, slots=True)
class Audience:
    """People whom the system finds for a notification: `Audience("admins", account_id)`."""

    name: str
    of: str = ""


# The ids of the people of an audience.
FindPeople = Callable[[Audience], Awaitable[Collection[str]]]


async def nobody(audience: Audience) -> Collection[str]:
    """For systems without audiences, which name people one by one."""
    raise ValueError(f"Unknown audience {audience.name!r}.")


@dataclass(frozen=True, slots=True)
class Notify:
    """Sends the notifications of one system."""

    system: str
    notices: Notices
    clock: Clock
    ids: Ids
    jobs: JobQueue
    inbox: Inbox
    preferences: PreferenceStore
    mails: NoticeMails
    find_people: FindPeople = nobody
    gateway: Gateway | None = None

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        gateway = [] if self.gateway is None else [self.gateway.kind]
        return [JobKind(SEND, self._send_all), *self.mails.kinds, *gateway]

    def send(
        self,
        kind: str,
        *,
        to: Sequence[str] | Audience,
        about: str = "",
        tenant: str = "",
        happened_at: datetime | None = None,
        **values: Any,
    ) -> list[WriteOperation[Any]]:
        """Returns the writes that send a notification, for a transaction.

        `to` has the ids of people, or is an audience. `about` is the cause: each person is notified
        of one cause once a day; without it, every time. `happened_at` is its day, if the notice may
        be sent again later. `tenant` is the account that it belongs to. `values` fill the texts.
        Raises `InvalidError` if one is missing.
        """
        self.notices.check(kind, values)
        now = self.clock.now()
        payload: dict[str, Any] = {
            "kind": kind,
            "notice": ordered_uuid(self.ids, now),
            "about": about,
            "tenant": tenant,
            "values": {
                name: str(value)[: 2 * limits.NOTICE_VALUE_LENGTH_MAX]
                for name, value in values.items()
            },
        }
        if happened_at is not None:
            payload["day"] = f"{happened_at:%Y-%m-%d}"
        if isinstance(to, Audience):
            payload |= {"audience": to.name, "of": to.of}
        else:
            people = list(dict.fromkeys(to))
            if len(people) > limits.NOTICE_RECIPIENTS_MAX:
                raise InvalidError(
                    f"A notice may have at most {limits.NOTICE_RECIPIENTS_MAX} recipients."
                )
            if not people:
                return []
            payload["to"] = people
        return [self.jobs.add(SEND, payload, tenant=tenant)]

    async def _send_all(self, job: Job) -> None:
        given = job.payload
        if "audience" in given:
            found = await self.find_people(Audience(str(given["audience"]), str(given["of"])))
            people = sorted(set(found))
            if len(people) > limits.NOTICE_RECIPIENTS_MAX:
                _log.warning("notice_with_too_many_recipients", kind=given["kind"])
                people = people[: limits.NOTICE_RECIPIENTS_MAX]
        else:
            people = [str(one) for one in given["to"]]
        recipients = await self.mails.recipients(people)
        room = asyncio.Semaphore(limits.NOTICES_AT_ONCE)

        async def one_by_one(person: str, recipient: Recipient) -> None:
            async with room:
                await self._send(job, person, recipient)

        async with asyncio.TaskGroup() as group:
            for person in people:
                if person in recipients:  # others have left
                    group.create_task(one_by_one(person, recipients[person]))

    async def _send(self, job: Job, person: str, recipient: Recipient) -> None:
        about, notice = str(job.payload["about"]), self._notice(job, person, recipient)
        own = [notice.create()]
        if about:
            own.append(self._mark(job, person, about).create())
        for _ in range(limits.NOTICE_ROUNDS_MAX):
            notice_id = self.inbox.shape.id_of(notice)
            channels = await self._channels(job, person, recipient, notice_id)
            try:
                await self.inbox.db.run(transaction(*own, *channels))
                self.inbox.changed(person)
                return
            except TransactionFailedError as failed:
                if any(isinstance(one, AlreadyExistsError) for one in failed.reasons[: len(own)]):
                    return  # this notification, or one with the same cause, was sent before
        raise RuntimeError("Other notices begin the same digest.")  # the job is retried

    def _notice(self, job: Job, person: str, recipient: Recipient) -> Any:
        given, shape = job.payload, self.inbox.shape
        kind = self.notices.kind(str(given["kind"]))
        shown = self.notices.rendered(kind.name, given["values"], recipient.language)
        data = {"kind": kind.name, "tenant": given["tenant"], "about": given["about"]}
        return shape.new(
            person=person,
            id=str(given["notice"]),
            kind=kind.name,
            severity=shape.severity_of(kind.severity.value),
            category=kind.category,
            title=shown.title,
            body=shown.body,
            action=shown.action,
            is_read=False,
            data={name: value for name, value in data.items() if value},
            tenant=given["tenant"] or None,
            created_at=job.created_at,
            expires_at=job.created_at + shape.kept,
        )

    async def _channels(
        self, job: Job, person: str, recipient: Recipient, notice_id: str
    ) -> list[WriteOperation[Any]]:
        """Returns the jobs for the channels that the person has chosen, besides the inbox."""
        kind, now = self.notices.kind(str(job.payload["kind"])), instant(self.clock)
        category = self.notices.category(kind.category)
        chosen = await self.preferences.read(person)
        mailing = chosen.mailing(category) if recipient.email else Mailing.NEVER
        writes: list[WriteOperation[Any]] = []
        if mailing is Mailing.IMMEDIATELY:
            at = chosen.mail_at(category, now, recipient.zone)
            writes.append(self.mails.mailing(person, notice_id, at))
        elif mailing is Mailing.DAILY:
            at = chosen.digest_at(now, recipient.zone)
            writes += await self.mails.gathering(person, notice_id, at)
        if self.gateway is not None and kind.is_sent_on:
            writes.append(self.gateway.sending(person, notice_id))
        return writes

    def _mark(self, job: Job, person: str, about: str) -> CauseRecord:
        """Returns the mark that a person was notified of a cause on the day when it happened."""
        digest = sha256(about.encode()).hexdigest()[:32]
        day = job.payload.get("day") or f"{job.created_at:%Y-%m-%d}"
        return CauseRecord(
            system=self.system,
            person_id=person,
            cause=f"{job.payload['kind']}#{digest}#{day}",
            expires_at=job.created_at + timedelta(seconds=limits.NOTICE_ONCE_SECONDS),
        )
