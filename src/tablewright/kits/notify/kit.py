"""NotifyKit: the parts of the notify kit in one running system.

    kit = NotifyKit.of(given, "shop", NOTICES, title="Shop", jobs=jobs, outbox=outbox, page=page,
                       recipients=recipients, find_people=find_people)
    await db.run(transaction(..., *kit.send("sync_failed", to=Audience("admins", account_id), ...)))

Not here: the routes (`notify.routes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from tablewright.api.ports import Outbox, WebhookSender
from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Topic
from tablewright.kits.jobs import Job, JobKind, JobQueue
from tablewright.kits.live import Listeners
from tablewright.kits.notify.gateway import Gateway
from tablewright.kits.notify.inbox import Inbox
from tablewright.kits.notify.kinds import Notices
from tablewright.kits.notify.mails import NoticeMails, Recipients
from tablewright.kits.notify.preferences import OwnPreferences, PreferenceStore
from tablewright.kits.notify.sending import Audience, FindPeople, Notify, nobody
from tablewright.kits.notify.shapes import NoticeShape, own_notices
from tablewright.model.operations.writing import WriteOperation

FORGET: Final = "notify-forget"


def notices_topic(system: str, *person: str) -> Topic:
    """The topic that is woken when the notifications of a person change."""
    return (system, "notices", *person)


@dataclass(frozen=True, slots=True)
class NotifyKit:
    """The notifications of one running system."""

    notify: Notify
    jobs: JobQueue
    listeners: Listeners  # requests that wait for changes, by person

    @classmethod
    def of(
        cls,
        given: Runtime,
        system: str,
        notices: Notices,
        *,
        title: str,
        jobs: JobQueue,
        outbox: Outbox,
        page: str,
        recipients: Recipients,
        find_people: FindPeople = nobody,
        shape: NoticeShape[Any] | None = None,
        preferences: PreferenceStore | None = None,
        sender: WebhookSender | None = None,
        gateway_url: str = "",
        gateway_secrets: Sequence[str] = (),
    ) -> NotifyKit:
        """Assembles the kit; without a shape, notifications are stored in the kit's own records.

        `page` is the address that actions are relative to. `recipients` returns addresses and time
        zones of people, `find_people` the people of an audience. With `gateway_url`, notifications
        also go there through `sender`, signed with the secrets.
        """

        listeners = Listeners(given, *notices_topic(system))
        inbox = Inbox(given.db, given.clock, shape or own_notices(system), listeners.happened)
        mails = NoticeMails(system, title, inbox, jobs, outbox, page, recipients)
        gateway = None
        if gateway_url:
            assert sender is not None, "a gateway needs a sender"
            gateway = Gateway(inbox, jobs, sender, gateway_url, gateway_secrets)
        chosen = preferences or OwnPreferences(system, given.db)
        notify = Notify(
            system,
            notices,
            given.clock,
            given.ids,
            jobs,
            inbox,
            chosen,
            mails,
            find_people,
            gateway,
        )
        return cls(notify, jobs, listeners)

    @property
    def inbox(self) -> Inbox:
        """The notifications of people."""
        return self.notify.inbox

    @property
    def notices(self) -> Notices:
        """All kinds of notifications."""
        return self.notify.notices

    @property
    def preferences(self) -> PreferenceStore:
        """The preferences of people."""
        return self.notify.preferences

    @property
    def kinds(self) -> list[JobKind]:
        """The kinds of background jobs."""
        return [*self.notify.kinds, JobKind(FORGET, self._forget)]

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
        """Returns the writes that send a notification, for a transaction; see `Notify.send`."""
        cause: dict[str, Any] = {"about": about, "tenant": tenant, "happened_at": happened_at}
        return self.notify.send(kind, to=to, **cause, **values)

    def forgetting(self, person: str) -> list[WriteOperation[Any]]:
        """Returns the writes that delete the notifications of a person who leaves."""
        return [self.jobs.add(FORGET, {"person": person}, tenant=person)]

    async def _forget(self, job: Job) -> None:
        await self.inbox.delete_all(str(job.payload["person"]))
