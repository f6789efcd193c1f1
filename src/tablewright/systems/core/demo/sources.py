"""The sample sources: connected to the sandboxes, with schedules, a history and a first real run.

A run of each active source is queued in the transaction that creates the source. Background work
performs it shortly after the start. Existing records are unchanged, so a start can be repeated.
Not here: the history (`core.demo.history`), and the sandboxes themselves (`doubles`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from itertools import islice
from typing import Any, Final

import msgspec

from tablewright.api.system import RunningSystem
from tablewright.clock import ManualClock
from tablewright.doubles.hubspot.objects import PORTAL_ID
from tablewright.doubles.hubspot.seeding import samples
from tablewright.doubles.sandboxes import Sandboxes
from tablewright.doubles.streams import Record as Sample
from tablewright.doubles.stripe.api import ACCOUNT_ID
from tablewright.errors import AlreadyExistsError
from tablewright.ids import Draws
from tablewright.kits.calendar import Cron, daily
from tablewright.kits.connectors import OAuthAuth
from tablewright.kits.connectors.platforms.hubspot import HUBSPOT
from tablewright.kits.jobs import Priority
from tablewright.kits.oauth import Connected, Ended, PlatformAccount, Tokens
from tablewright.kits.sources.connecting.receiving import COLLECT
from tablewright.kits.sources.connecting.routes import creating
from tablewright.kits.sources.data.keeping import measured
from tablewright.kits.sources.runs.beginning import NewRun, queued
from tablewright.kits.vault import Posted, Record, RecordPage, Vault, VaultSource
from tablewright.kits.vault.manifests import location
from tablewright.model import Entity, transaction
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core.demo.group import GROUP, PEOPLE, RETAIL, begun_at, ordered
from tablewright.systems.core.demo.history import Story, activities_of, runs_of, usage_with
from tablewright.systems.core.demo.seed import accounts
from tablewright.systems.core.design import Activity, Notification, Source, SyncSchedule
from tablewright.systems.core.design.values import (
    ConnectionType,
    LastSyncStatus,
    NotificationType,
    ScheduleType,
    SourceStatus,
)
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.platforms import SANDBOX_CLIENT

_CREATOR: Final = PEOPLE[0].id
_AGE: Final = timedelta(days=40)  # of the sources
_AT_ONCE: Final = 25  # writes
# The first run stands for a due time that comes this soon after it.
_FRESH: Final = timedelta(hours=1)
_TILL: Final = "demo-till"
_PORTAL: Final = PlatformAccount(str(PORTAL_ID), f"HubSpot account {PORTAL_ID}")

STORIES: Final = (
    Story(
        source_id="demo-stripe",
        source_name="Stripe payments",
        platform="stripe",
        creator=_CREATOR,
        at=time(2, 30),
        counts={
            "customers": 120,
            "products": 14,
            "subscriptions": 72,
            "invoices": 108,
            "charges": 132,
        },
        unusual={9: "failed", 21: "failed"},
    ),
    Story(
        source_id="demo-hubspot",
        source_name="HubSpot CRM",
        platform="hubspot",
        creator=_CREATOR,
        at=time(3, 10),
        counts={"contacts": 250, "companies": 75, "deals": 100, "owners": 4},
        unusual={5: "partial", 16: "failed"},
    ),
    Story(
        source_id="demo-partners",
        source_name="HubSpot partners",
        platform="hubspot",
        creator=_CREATOR,
        at=time(4, 20),
        counts={"contacts": 64, "companies": 38},
        unusual={3: "revoked"},
    ),
)


@dataclass(frozen=True, slots=True)
class _Planting:
    """Creates the sample sources."""

    running: RunningSystem[Parts]
    sandboxes: Sandboxes
    now: datetime

    async def connected(self, story: Story, key: str) -> Source:
        """Returns a source that is connected to its sandbox, before it is stored."""
        runs = runs_of(story, Draws(1), self.now.date())
        good = [one.completed_at for one in runs if one.records_processed]
        source = Source(
            source_id=story.source_id,
            account_id=RETAIL,
            platform_id=story.platform,
            source_name=story.source_name,
            connection_type=ConnectionType.API_KEY,
            config={"dataTypes": list(story.counts)},
            created_by=story.creator,
            created_at=self.now - _AGE,
            last_sync_at=good[-1],
            sync_status=LastSyncStatus.SUCCESS,
        )
        if story.platform == "stripe":
            source.credentials = {"api_key": key}
            source.platform_account = {"id": ACCOUNT_ID, "name": "Sandbox Trading"}
            return source
        is_revoked = "revoked" in story.unusual.values()
        tokens = await self._granted(story, is_revoked=is_revoked)
        source.connection_type, source.credentials = ConnectionType.OAUTH, tokens.stored()
        source.platform_account = {"id": _PORTAL.id, "name": _PORTAL.name or _PORTAL.id}
        if is_revoked:
            source.status, source.sync_status = SourceStatus.ERROR, LastSyncStatus.FAILED
            source.failure_count, source.failing_since = 1, runs[-1].completed_at
        return source

    async def _granted(self, story: Story, *, is_revoked: bool) -> Tokens:
        """Creates a grant at the sandbox of HubSpot, and stores its record."""
        ledger = self.running.parts.syncing.oauth.ledger
        scopes = next(one.scopes for one in HUBSPOT.auths if isinstance(one, OAuthAuth))
        made = await self.sandboxes.hubspot.new_grant(SANDBOX_CLIENT, scopes, is_revoked=is_revoked)
        ends_at = self.now + timedelta(seconds=made.seconds)
        tokens = Tokens(made.access_token, made.refresh_token, ends_at, scope=" ".join(scopes))
        connected = Connected(
            RETAIL, story.creator, story.platform, story.source_id, True, tokens, _PORTAL
        )
        await ledger.connect(connected, ())
        grant = await ledger.read(RETAIL, story.source_id) if is_revoked else None
        if grant is not None:
            ended = Ended(RETAIL, story.source_id, story.platform, "invalid_grant")
            await ledger.end(grant, ended, ())
        return tokens

    async def create(self, source: Source, *more: WriteOperation[Any]) -> None:
        """Stores a source, and counts it in its tree; an active one runs at once.

        Its schedule and other records are stored with it: a schedule without a source would never
        run.
        """
        parts, writes = self.running.parts.syncing, list(more)
        is_polled = source.connection_type is not ConnectionType.WEBHOOK
        if is_polled and source.status is SourceStatus.ACTIVE:
            found = parts.sources.seen(source)
            types, asked = source.config["dataTypes"], source.created_by
            wanted = NewRun(found, types, priority=Priority.HIGH, requested_by=asked)
            run = queued(parts, GROUP, wanted)
            source.active_sync_id = run.run.sync_id
            source.sync_status = LastSyncStatus.IN_PROGRESS
            logged = parts.audit.by_person(RETAIL, asked, run.what)
            writes += [run.row, run.job, *logged]
        made = await creating(parts, parts.sources.seen(source))
        await parts.db.run(transaction(*made, *writes))

    async def store(self, story: Story) -> None:
        """Stores the data of the last good run of a source that no longer runs."""
        given, parts = self.running.runtime, self.running.parts.syncing
        assert given.db.keys is not None, "the system has a vault"
        runs = runs_of(story, Draws(1), self.now.date())
        run = [one for one in runs if one.records_processed][-1]
        assert run.completed_at is not None, "all runs of the history have ended"
        ended_seconds = run.completed_at.timestamp()
        vault = Vault(parts.files, given.db.keys, ManualClock(ended_seconds), given.ids)
        found = samples(1, ended_seconds, counts=run.records_processed)
        place = VaultSource(RETAIL, story.source_id)
        async with vault.snapshot(place, run.sync_id, platform=story.platform) as made:
            for name in run.records_processed:
                await made.add(name, _pages(found[name]), scan=True)
        source = await parts.source(RETAIL, story.source_id)
        row = await parts.runs.get(RETAIL, story.source_id, run.sync_id)
        assert made.done is not None, "the snapshot is stored"
        assert row is not None, "the history is stored"
        size = await measured(parts, source, await vault.growth_bytes(made.done))
        await parts.db.run(
            transaction(*size, parts.runs.changing(row, location=location(made.done)))
        )

    async def till(self) -> None:
        """Creates the source to which records are posted, with some records."""
        given, syncing = self.running.runtime, self.running.parts.syncing
        source = Source(
            source_id=_TILL,
            account_id=RETAIL,
            platform_id="webhook",
            source_name="Till receipts",
            connection_type=ConnectionType.WEBHOOK,
            config={"idField": "receipt"},
            created_by=_CREATOR,
            created_at=self.now - _AGE,
            credentials={"secret": given.ids.random_bytes(24).hex()},
        )
        inbox = syncing.vault.inbox(VaultSource(RETAIL, _TILL))
        for one in _receipts(Draws(1).part(_TILL), self.now):
            await inbox.put(one)
        job_id = f"{COLLECT} {_TILL} first"
        await self.create(source, syncing.jobs.add(COLLECT, {"source": _TILL}, job_id=job_id))


async def plant_sources(running: RunningSystem[Parts], key: str) -> None:
    """Creates the sources that are missing; `key` is one of the sandbox of Stripe."""
    given = running.runtime
    now = datetime.fromtimestamp(int(given.clock.now()), UTC)
    sandboxes = Sandboxes(given.db, clock=given.clock, ids=given.ids)
    planting = _Planting(running, sandboxes, now)
    await _put(running, accounts(begun_at(now)))  # which count the sources
    await _put(running, _surroundings(now))
    for story in STORIES:
        if await running.parts.syncing.find_source(story.source_id) is None:
            schedule = _schedule(story, now).create()
            source = await planting.connected(story, key)
            await planting.create(source, schedule)
            if source.status is SourceStatus.ERROR:
                await planting.store(story)
    if await running.parts.syncing.find_source(_TILL) is None:
        await planting.till()


async def _put(running: RunningSystem[Parts], entities: Iterable[Entity]) -> None:
    """Writes missing items in batches, so that a start waits for fewer commits."""

    async def create(one: Entity) -> None:
        with suppress(AlreadyExistsError):
            await running.runtime.db.run(one.create())

    waiting = iter(entities)
    while chunk := list(islice(waiting, _AT_ONCE)):
        await asyncio.gather(*map(create, chunk))


def _surroundings(now: datetime) -> Iterator[Entity]:
    """Returns runs, usage, activities and the notification of the sources."""
    draws, today = Draws(1), now.date()
    told = [(story, runs_of(story, draws, today)) for story in STORIES]
    for story, runs in told:
        yield from runs
        yield from activities_of(story, runs, today)
    yield from usage_with(told, draws.part("usage"), today)
    names = {one.source_id: (one.source_name, one.platform) for one in STORIES}
    yield from _creations({**names, _TILL: ("Till receipts", "webhook")}, now - _AGE)
    for story, runs in told:
        if "revoked" in story.unusual.values():
            yield _notice(story, runs[-1].started_at + timedelta(minutes=1))


def _schedule(story: Story, now: datetime) -> SyncSchedule:
    times = Cron(daily(story.at), "UTC")
    return SyncSchedule(
        source_id=story.source_id,
        schedule_id=story.schedule_id,
        schedule_type=ScheduleType.DAILY,
        cron_expression=times.expression,
        data_types=list(story.counts),
        next_run_at=times.next(now + _FRESH),
        last_run_at=runs_of(story, Draws(1), now.date())[-1].started_at,
        created_at=now - _AGE,
        account_id=RETAIL,
    )


def _creations(names: Mapping[str, tuple[str, str]], at: datetime) -> Iterator[Activity]:
    for number, (source_id, (name, platform)) in enumerate(names.items()):
        yield Activity(
            account_id=RETAIL,
            event_id=ordered(at, number),
            timestamp=at,
            user_id=_CREATOR,
            event_type="source_created",
            resource="source",
            resource_id=source_id,
            action="created",
            details={
                "actor": {"kind": "user", "id": _CREATOR},
                "sourceId": source_id,
                "source": name,
                "creator": _CREATOR,
                "platform": platform,
            },
        )


def _notice(story: Story, at: datetime) -> Notification:
    return Notification(
        user_id=story.creator,
        notification_id=ordered(at, 0),
        type=NotificationType.ERROR,
        title=f"{story.source_name} must be connected again",
        message=f"The platform no longer accepts the credentials of {story.source_name}"
        " in Northwind Retail: The grant was revoked, or has expired.",
        category="sync",
        action_url=f"#/accounts/{RETAIL}/sources/{story.source_id}",
        created_at=at,
        expires_at=at + timedelta(days=90),
    )


async def _pages(records: Iterable[Sample]) -> AsyncIterator[RecordPage]:
    yield RecordPage([Record(one.id, one.text) for one in records])


def _receipts(draws: Draws, now: datetime) -> Iterator[Posted]:
    for number in range(1, 13):
        at = now - timedelta(minutes=7 * (13 - number))
        body = {
            "receipt": f"R-{1000 + number}",
            "store": draws.pick(("Oslo", "Bergen", "Trondheim")),
            "total": draws.between(49, 1_900),
            "currency": "NOK",
            "paidAt": at.isoformat(),
        }
        yield Posted(f"demo-{number}", at.timestamp(), msgspec.json.encode(body))
