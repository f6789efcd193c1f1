"""A small system that sends notices: on the kit's records, and over core's tables."""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tablewright.api.identity import Identities
from tablewright.api.routes import Routes
from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly, NoOptions, System
from tablewright.ids import CountingIds
from tablewright.kits.jobs import JobQueue, JobRunner
from tablewright.kits.notify import (
    Audience,
    Category,
    Mailing,
    MapPreferences,
    NoticeKind,
    Notices,
    NoticeShape,
    NotifyKit,
    Recipient,
    Severity,
    Words,
)
from tablewright.kits.notify.routes import notify_routes
from tablewright.kits.webhooks.signing import new_secret
from tablewright.model import (
    Change,
    Condition,
    Get,
    assign,
    design_of,
    remove,
    transaction,
)
from tablewright.systems.core.design.notifications import Notifications
from tablewright.systems.core.design.users import User, Users
from tablewright.systems.core.notices import NOTIFICATIONS
from tablewright.systems.listbackup.journal import Notification as Journal
from tablewright.systems.listbackup.tables import Notifications as JournalTable
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.accounts.world import People

NOTICES = Notices(
    categories=(
        Category("security", is_mandatory=True),
        Category("sync"),
        Category("team", mail=Mailing.DAILY),
    ),
    kinds=(
        NoticeKind("key_created", "security", Severity.WARNING, action="#/keys"),
        NoticeKind("sync_failed", "sync", Severity.ERROR, action="/sources/{source}"),
        NoticeKind("member_joined", "team", is_sent_on=False),
    ),
    words={
        "key_created": Words("New API key", "The key {name} was created."),
        "sync_failed": Words("Sync of {source} failed", "{source} could not be read: {error}"),
        "member_joined": Words("{name} joined", "{name} is a member now."),
    },
    languages={"de": {"member_joined": Words("{name} ist dabei", "{name} ist jetzt Mitglied.")}},
)


class JournalShape(NoticeShape[Journal]):
    """Notices of ListBackup: the id has the time, and a status stands in place of a flag."""

    def id_of(self, notice: Journal) -> str:
        return f"{round(notice.created_at.timestamp() * 1000)}_{notice.notification_id}"

    def is_read_in(self, notice: Journal) -> bool:
        return "read" == notice.status

    def still(self, *, is_read: bool) -> Condition | bool:
        return Journal.status == ("read" if is_read else "delivered")

    def marking(self, *, is_read: bool, now: datetime) -> list[Change]:
        status = assign(Journal.status, "read" if is_read else "delivered")
        return [status, assign(Journal.read_at, now) if is_read else remove(Journal.read_at)]


def _journal(person: str, notice_id: str) -> Get[Journal]:
    moment, _, uuid = notice_id.partition("_")
    created_at = datetime.fromtimestamp(int(moment) / 1000, UTC) if moment.isdigit() else EPOCH
    return Journal.get(person, created_at, uuid or "none")


EPOCH = datetime.fromtimestamp(0, UTC)
JOURNAL = JournalShape(
    Journal,
    person=Journal.user_id,
    id=Journal.notification_id,
    severity=Journal.priority,
    category=Journal.category,
    title=Journal.subject,
    body=Journal.message,
    created_at=Journal.created_at,
    expires_at=Journal.expires_at,
    get=_journal,
    of_person=lambda person: Journal.of_user(person).newest_first(),
    unread=lambda person: Journal.by_status(person, "delivered").newest_first(),
    read_at=Journal.read_at,
    tenant=Journal.account_id,
    severity_of={"info": "low", "warning": "high", "error": "critical"}.__getitem__,
    kept=timedelta(days=30),
    constants={"type": "in-app", "status": "delivered"},
)
GATEWAY = "https://push.example/notices"
SECRET = new_secret(CountingIds())
DESIGN = design_of("hall", Notifications, Users, JournalTable)
BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])


@dataclass
class Known:
    """The people of the system, and the administrators of its accounts."""

    people: dict[str, Recipient] = field(
        default_factory=lambda: {
            "ann": Recipient("ann@example.com"),
            "ben": Recipient("ben@example.com", zone="America/New_York"),
            "cat": Recipient(None),
            "dora": Recipient("dora@example.com", language="de"),
        }
    )
    admins: dict[str, list[str]] = field(default_factory=lambda: {"acme": ["ann", "ben"]})

    async def recipients(self, persons: Sequence[str]) -> Mapping[str, Recipient]:
        return {one: self.people[one] for one in persons if one in self.people}

    async def find(self, audience: Audience) -> Collection[str]:
        assert "admins" == audience.name
        return self.admins[audience.of]


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    notify: NotifyKit
    known: Known


ROUTES: Routes[Parts] = Routes()
ROUTES.include(notify_routes(), of=lambda parts: parts.notify, prefix="/v1")


def hall(
    *, over_tables: bool, has_gateway: bool = False, shape: NoticeShape[Any] | None = None
) -> System[Parts, NoOptions]:
    """The system, with the kit's own records, over core's tables, or with another shape."""

    def assemble(given: Runtime, options: NoOptions) -> Assembly[Parts]:
        jobs, known = JobQueue("hall", given.clock, given.ids), Known()
        assert given.outbox is not None
        kit = NotifyKit.of(
            given,
            "hall",
            NOTICES,
            title="Hall",
            jobs=jobs,
            outbox=given.outbox,
            page="https://hall.example/",
            recipients=known.recipients,
            find_people=known.find,
            shape=shape or (NOTIFICATIONS if over_tables else None),
            preferences=MapPreferences(given.db, User.get, User.preferences)
            if over_tables
            else None,
            sender=given.sender,
            gateway_url=GATEWAY if has_gateway else "",
            gateway_secrets=(SECRET,),
        )
        runner = JobRunner(given.db, jobs, kit.kinds)
        return Assembly(Parts(kit, known), Identities((People(),)), (runner,))

    return System(
        name="hall",
        title="Hall",
        design=DESIGN,
        routes=(ROUTES,),
        assemble=assemble,
        options=NoOptions,
        schemes=People.schemes,
        pages=None,
    )


class Hall(AsyncSystemUnderTest[Any]):
    """The system, with words for what tests do."""

    @property
    def kit(self) -> NotifyKit:
        return self.running.parts.notify

    async def ask(
        self, person: str, method: str, path: str, body: Any = None, expected: int = 200
    ) -> Any:
        answer: ReceivedResponse = await self.bearer(person).ask(method, f"/hall/v1{path}", body)
        assert expected == answer.status, answer.body
        return answer.json if answer.body else None

    async def send(self, kind: str, to: Any, **more: Any) -> None:
        """Sends a notice, and runs what is due then."""
        await self.db.run(transaction(*self.kit.send(kind, to=to, **more)))
        await self.run_jobs()

    async def failed(self, *to: str, source: str = "stripe", **more: Any) -> None:
        await self.send("sync_failed", list(to), source=source, error="Refused.", **more)

    async def inbox(self, person: str, query: str = "") -> list[dict[str, Any]]:
        return (await self.ask(person, "GET", f"/notifications{query}"))["items"]

    async def titles(self, person: str, query: str = "") -> list[str]:
        return [one["title"] for one in await self.inbox(person, query)]

    async def choose(self, person: str, **chosen: Any) -> Any:
        return await self.ask(person, "PUT", "/notifications/preferences", chosen)

    @property
    def mails(self) -> list[tuple[str, str]]:
        return [(one.to.partition("@")[0], one.subject) for one in self.outbox.sent]


async def create_people(db: Any) -> None:
    """People as core stores them, for the preferences."""
    for name in ("ann", "ben", "cat", "dora"):
        user = User(
            user_id=name,
            email=f"{name}@example.com",
            first_name=name,
            last_name="",
            password_hash="!",
            preferences={"theme": "dark"} if name == "ben" else None,
        )
        await db.run(user.create())


def run(
    over_tables: bool,
    play: Any,
    *,
    has_gateway: bool = False,
    shape: NoticeShape[Any] | None = None,
    **more: Any,
) -> None:
    async def main() -> None:
        system = hall(over_tables=over_tables, has_gateway=has_gateway, shape=shape)
        async with in_memory(system, Hall, **more) as opened:
            await create_people(opened.db)
            await play(opened)

    asyncio.run(main())
