"""Happenings: the webhooks and notices of an activity.

Activities have names with underscores, webhooks the same with a dot. Every activity with
consequences adds a job in the transaction of its change. The job publishes the webhook and sends
the notices; running it twice changes nothing.
Not here: the words of notices (`core.notices`), sending (`kits.notify`, `kits.webhooks`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.errors import AlreadyExistsError, TransactionFailedError
from tablewright.kits.accounts.accounts import Accounts
from tablewright.kits.accounts.members import INVITE
from tablewright.kits.audit import SYSTEM_TENANT, Audit, Happening
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.kits.metering import LimitReached
from tablewright.kits.metering.counts import Drift
from tablewright.kits.notify import Audience, NotifyKit, Recipient
from tablewright.kits.notify.audiences import members_with
from tablewright.kits.people.people import People
from tablewright.kits.webhooks import Webhooks
from tablewright.model import before, get_all, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import limits
from tablewright.systems.core.design import Account, Activity, Membership, User

HAPPENED: Final = "happened"
ADMINS: Final = "admins"
SYNCING: Final = "syncing"


@dataclass(frozen=True, slots=True)
class Follows:
    """The consequences of one type of activity."""

    webhook: str = ""
    notice: str = ""
    to_person: bool = False  # the person whom the activity is about
    to_admins: bool = False  # of the account, and of those above it
    to_syncing: bool = False  # the creator of a source, and managers and admins
    to_creator: bool = False  # of a source or an export


_SECURITY: Final = Follows(notice="second_factor_changed", to_person=True)
FOLLOWS: Final[Mapping[str, Follows]] = {
    "password_changed": Follows(notice="password_changed", to_person=True),
    "password_reset": Follows(notice="password_changed", to_person=True),
    "second_factor_enabled": _SECURITY,
    "second_factor_disabled": _SECURITY,
    "second_factor_reset": _SECURITY,
    "email_changed": Follows(notice="email_changed", to_person=True),
    "login": Follows(notice="new_device", to_person=True),
    "member_invited": Follows("user.invited", "invitation_sent", to_admins=True),
    "member_joined": Follows("user.joined", "joined", to_admins=True),
    "member_removed": Follows("user.removed", "removed", to_person=True, to_admins=True),
    "member_left": Follows("user.removed", "removed", to_admins=True),
    "member_updated": Follows(notice="role_changed", to_person=True, to_admins=True),
    "apikey_created": Follows("apikey.created", "key_created", to_admins=True),
    "apikey_revoked": Follows("apikey.revoked"),
    "account_suspended": Follows("account.suspended", "account_suspended", to_admins=True),
    "account_terminated": Follows("account.terminated"),
    "usage_warning": Follows("usage.warning", "limit_near", to_admins=True),
    "usage_limit_reached": Follows("usage.limit_reached", "limit_reached", to_admins=True),
    "trial_ending": Follows(notice="trial_ending", to_admins=True),
    "plan_changed": Follows(notice="plan_changed", to_admins=True),
    "webhook_disabled": Follows("webhook.disabled", "webhook_disabled", to_admins=True),
    "source_created": Follows("source.created"),
    "source_updated": Follows("source.updated"),
    "source_paused": Follows("source.updated"),
    "source_resumed": Follows("source.updated"),
    "source_deleted": Follows("source.deleted"),
    "source_connected": Follows("source.connected"),
    "source_disconnected": Follows("source.disconnected"),
    "source_error": Follows("source.error", "source_error", to_syncing=True),
    "sync_started": Follows("sync.started"),
    "sync_completed": Follows("sync.completed"),
    "sync_partially_completed": Follows("sync.completed", "sync_partial", to_syncing=True),
    "sync_failed": Follows("sync.failed", "sync_failed", to_syncing=True),
    "sync_cancelled": Follows("sync.failed"),
    "schedule_paused": Follows("schedule.paused"),
    "schedule_switched_off": Follows("schedule.paused", "schedule_off", to_syncing=True),
    "export_ready": Follows(notice="export_ready", to_creator=True),
    "export_failed": Follows(notice="export_failed", to_creator=True),
    "data_damaged": Follows(notice="data_damaged", to_admins=True),
}
_IN_TEXTS: Final = ("source", "error", "failures", "name", "count")  # of details
_TOLD: Final = ("before", "after", "sourceId", "scheduleId", "platform", "code", "error")


@dataclass(frozen=True, slots=True)
class Happenings:
    """Handles the consequences of activities, as a job handler."""

    db: AsyncDatabase
    jobs: JobQueue
    hooks: Callable[[], Webhooks]  # these are assembled later
    notify: Callable[[], NotifyKit]
    people: Callable[[], People]

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(HAPPENED, self.handle)

    def consequences(self, activity: Activity) -> list[AddJob]:
        """Returns the job of an activity with consequences."""
        if activity.event_type not in FOLLOWS:
            return []
        event = activity.event_id
        return [
            self.jobs.add(
                HAPPENED, {"event": event}, job_id=f"happened-{event}", tenant=activity.account_id
            )
        ]

    async def handle(self, job: Job) -> None:
        """Publishes the webhook of an activity, and sends its notices."""
        found = Activity.get(job.tenant, str(job.payload["event"])).consistently()
        activity = await self.db.run(found)
        follows = None if activity is None else FOLLOWS.get(activity.event_type)
        if activity is None or follows is None:
            return
        writes = [*await self._webhooks(activity, follows), *await self._notices(activity, follows)]
        if not writes:
            return
        try:
            await self.db.run(transaction(*writes))
        except TransactionFailedError as failed:
            if not any(isinstance(one, AlreadyExistsError) for one in failed.reasons):
                raise  # otherwise an earlier attempt has done it

    async def _webhooks(
        self, activity: Activity, follows: Follows
    ) -> Sequence[WriteOperation[Any]]:
        if not follows.webhook:
            return ()
        data = {
            "resource": activity.resource,
            "resourceId": activity.resource_id,
            "userId": activity.user_id,
            **{name: (activity.details or {}).get(name) for name in _TOLD},
        }
        body = {name: value for name, value in data.items() if value is not None}
        hooks, account = self.hooks(), activity.account_id
        return await hooks.publish(account, follows.webhook, activity.event_id, body)

    async def _notices(self, activity: Activity, follows: Follows) -> list[WriteOperation[Any]]:
        if not follows.notice:
            return []
        if activity.event_type == "login" and await self._knows_device(activity):
            return []
        values = await self._values(activity)
        kinds = [follows.notice]
        if activity.event_type == "member_updated":
            if "role" not in values:
                return []  # a suspension or an exception
            kinds = ["became_admin"] if values["role"] == "admin" else ["role_changed"]
        details = activity.details or {}
        if follows.notice == "sync_failed" and details.get("failures") == limits.FAILURES_WARNED:
            kinds.append("sync_failing")
        writes: list[WriteOperation[Any]] = []
        sent: dict[str, Any] = {
            "about": _cause(activity),
            "tenant": activity.account_id,
            "happened_at": activity.timestamp,
            **values,
        }
        if activity.event_type == "member_invited":
            writes += await self._invited(activity, sent)
        for kind in kinds:
            if follows.to_admins:
                audience = Audience(ADMINS, activity.account_id)
                writes += self.notify().send(kind, to=audience, **sent)
            if follows.to_syncing:
                people = f"{activity.account_id}#{details.get('creator') or ''}"
                writes += self.notify().send(kind, to=Audience(SYNCING, people), **sent)
            if follows.to_creator and details.get("creator"):
                writes += self.notify().send(kind, to=[str(details["creator"])], **sent)
            if follows.to_person and activity.resource_id is not None:
                writes += self.notify().send(kind, to=[activity.resource_id], **sent)
        return writes

    async def _knows_device(self, activity: Activity) -> bool:
        """Whether the person has signed up or in with the same program before."""
        earlier = Activity.of_account(activity.account_id, before(activity.event_id))
        page = await self.db.run(earlier.limit(limits.KNOWN_DEVICES_MAX).consistently())
        return any(
            one.user_agent == activity.user_agent
            for one in page.items
            if one.event_type in ("login", "user_registered")
        )

    async def _invited(self, activity: Activity, sent: dict[str, Any]) -> list[WriteOperation[Any]]:
        """Returns the notice for a person with an account; names the address for admins."""
        found = f"{INVITE}{activity.resource_id}"
        item = await self.db.run(Membership.get(found, activity.account_id).consistently())
        if item is None or item.email is None:
            sent["person"] = "A person with a link"
            return []
        sent["person"] = item.email
        person = await self.people().person_with(item.email)
        return [] if person is None else self.notify().send("invited", to=[person], **sent)

    async def _values(self, activity: Activity) -> dict[str, Any]:
        """Returns the values for the texts of notices."""
        account = await self.db.run(Account.get(activity.account_id))
        about, actor = activity.resource_id or "", activity.user_id or ""
        names = await self.people().names([about, actor])
        details = activity.details or {}
        after: Mapping[str, Any] = details.get("after") or {}
        return {
            "account_id": activity.account_id,
            "account": "your account" if account is None else account.account_name,
            "reason": "" if account is None else account.suspended_for or "",
            "person": names[about].name if about in names else "A person",
            "actor": names[actor].name if actor in names else "The operator",
            "source_id": details.get("sourceId") or "",
            **{name: details[name] for name in _IN_TEXTS if details.get(name) is not None},
            **{name: value for name, value in after.items() if isinstance(value, str | int)},
        }


def _cause(activity: Activity) -> str:
    """The cause of a notice: of a series of failed runs, people are notified once a day."""
    details = activity.details or {}
    if activity.event_type == "sync_failed" and "series" in details:
        return f"{details.get('sourceId')} {details['series']}"
    return activity.event_id


async def find_people(accounts: Accounts, audience: Audience) -> Collection[str]:
    """Returns the people of an audience: admins of an account and of those above it.

    Managers and the creator of a source belong to the audience of syncs as well.
    """
    if audience.name != SYNCING:
        return await members_with(accounts, audience.of, ("admin",))
    account_id, _, creator = audience.of.partition("#")
    found = await members_with(accounts, account_id, ("admin", "manager"))
    account = await accounts.find(account_id)
    is_member = bool(creator and account and await accounts.grants_of(creator, account))
    return sorted(found | {creator}) if is_member else sorted(found)


async def recipients(db: AsyncDatabase, persons: Sequence[str]) -> Mapping[str, Recipient]:
    """Returns the addresses and time zones of people who have not left."""
    page = await db.run(get_all([User.get(one) for one in persons], unreadable="collect"))
    found: dict[str, Recipient] = {}
    for user in page.items:
        if user is not None and user.status.value == "active":
            chosen = user.preferences or {}
            zone = str(chosen.get("timezone") or "")
            found[user.user_id] = Recipient(user.display_email or user.email, zone)
    return found


def limit_reached(audit: Audit, reached: LimitReached) -> list[WriteOperation[Any]]:
    """Returns the activity of a limit that is nearly or fully used."""
    event = "usage_limit_reached" if reached.percent >= 100 else "usage_warning"
    after = {
        "limit": reached.limit,
        "percent": reached.percent,
        "used": reached.used,
        "allowed": reached.allowed,
    }
    what = Happening(event, "limit", "reached", reached.limit, after=after)
    return audit.by_system(reached.root_id, what)


def counts_differ(audit: Audit, drift: Drift) -> list[WriteOperation[Any]]:
    """Returns the activity of counts that do not match a tree, for the operator."""
    what = Happening(
        "counts_differ", "account", "found", drift.root_id, before=drift.stored, after=drift.actual
    )
    return audit.by_system(SYSTEM_TENANT, what)


def trial_ending(audit: Audit, root_id: str, ends_at: datetime) -> list[WriteOperation[Any]]:
    """The activity of a trial that ends soon."""
    after = {"ends": ends_at.date().isoformat()}
    return audit.by_system(root_id, Happening("trial_ending", "plan", "ending", after=after))
