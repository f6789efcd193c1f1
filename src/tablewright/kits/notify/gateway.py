"""Gateway: sends notifications to a service of the operator, signed like our webhooks.

    Gateway(inbox, jobs, sender, url="https://push.example/notices", secrets=("whsec_...",))

The service may forward them as text messages or pushes. It gets each notification at least once,
with the same id. A job retries until the service has accepted it.
Not here: webhooks of accounts (`kits.webhooks`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

import msgspec

from tablewright.api.ports import WebhookSender
from tablewright.clock import instant
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.notify import limits
from tablewright.kits.notify.inbox import Inbox
from tablewright.kits.shapes import word_of
from tablewright.kits.webhooks.signing import key_of, signed_headers

GATEWAY: Final = "notify-gateway"


@dataclass(frozen=True, slots=True)
class Gateway:
    """Sends notifications to the gateway, as a job handler."""

    inbox: Inbox
    jobs: JobQueue
    sender: WebhookSender
    url: str
    secrets: Sequence[str] = field(repr=False)

    def __post_init__(self) -> None:
        """Raises `InvalidError` for an invalid secret, `ValueError` for none or too many."""
        if not 1 <= len(self.secrets) <= limits.GATEWAY_SECRETS_MAX:
            raise ValueError(f"A gateway must have 1 to {limits.GATEWAY_SECRETS_MAX} secrets.")
        for one in self.secrets:
            key_of(one)

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(GATEWAY, self._send)

    def sending(self, person: str, notice_id: str) -> AddJob:
        """Returns the job that sends a notification."""
        return self.jobs.add(GATEWAY, {"person": person, "notice": notice_id}, tenant=person)

    async def _send(self, job: Job) -> None:
        person, notice_id = str(job.payload["person"]), str(job.payload["notice"])
        notice = await self.inbox.find(person, notice_id)
        if notice is None:
            return
        shape = self.inbox.shape
        body = msgspec.json.encode(
            {
                "id": notice_id,
                "type": "notification",
                "person": person,
                "at": shape.value(notice, "created_at"),
                "category": word_of(shape.value(notice, "category")),
                "severity": word_of(shape.value(notice, "severity")),
                "title": shape.value(notice, "title"),
                "body": shape.value(notice, "body"),
                "actionUrl": shape.value(notice, "action"),
                "data": shape.value(notice, "data") or {},
            }
        )
        now = instant(self.inbox.clock)
        # Each person's message has its own id; the notification has the same id for all of them.
        headers = signed_headers(self.secrets, job.job_id, int(now.timestamp()), body)
        result = await self.sender.send(self.url, headers, body)
        if not result.is_success:
            reason = result.error or f"HTTP status {result.status}."
            raise ConnectionError(f"The gateway did not accept the notice: {reason}")
