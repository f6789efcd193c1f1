"""Changing: the states of a source, and the writes of each change.

    active ⇄ paused;  → error: the platform rejects the grant;  → disconnected: credentials deleted

Re-authorising and a successful test lead from error to active, and never resume a paused source.
Not here: the routes (`sources.routes`), errors found by a run (`runs.ending`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from tablewright.errors import (
    InvalidError,
    OutgoingError,
    PlatformError,
)
from tablewright.kits.audit import Happening
from tablewright.kits.connectors import Account, Credentials, Platform
from tablewright.kits.metering.errors import plan_limit
from tablewright.kits.shapes import still
from tablewright.model import Change, Condition, assign, remove
from tablewright.model.operations.writing import WriteOperation
from tablewright.systems.core import limits
from tablewright.systems.core.design import Source, SyncRun, SyncSchedule
from tablewright.systems.core.design.values import ConnectionType, SourceStatus, SyncStatus
from tablewright.systems.core.plans import SOURCES
from tablewright.systems.core.syncing import Syncing

_DISCONNECTED_BY: Final = "disconnected"


@dataclass(frozen=True, slots=True)
class Changing:
    """Tests sources, and plans changes of their state."""

    syncing: Syncing

    async def tested(
        self, platform: Platform, credentials: Credentials, settings: Mapping[str, str]
    ) -> Account:
        """Returns the account at the platform; raises `InvalidError` with the platform's words."""
        try:
            async with asyncio.timeout(limits.SOURCE_TEST_SECONDS_MAX):
                return await self.syncing.connectors.account(platform, credentials, config=settings)
        except TimeoutError:
            raise _refused(platform, "The platform did not respond in time.", "timeout") from None
        except PlatformError as error:
            words = error.words or error.message
            raise _refused(platform, words, error.reason) from None
        except OutgoingError as error:
            raise _refused(platform, str(error.args[0]), "unreachable") from None

    async def check_room(self, source: Source) -> None:
        """Raises `ForbiddenError` if the plan allows no more active sources."""
        metering = self.syncing.metering
        place = await metering.limits.tree.place(source.account_id)
        allowance = await metering.limits.allowance(place.root)
        limit = metering.limits.named(SOURCES)
        allowed = allowance.most(limit)
        if allowed is None:
            return
        active = 0
        for one in await metering.limits.tree.accounts(place.root_id):
            listed = Source.with_status(one.account_id, SourceStatus.ACTIVE)
            active += len((await self.syncing.db.all(listed, unreadable="collect")).items)
        if active >= allowed:
            raise plan_limit(SOURCES, active, allowed, allowance.plan, None)

    async def disconnecting(self, source: Source, *changes: Change) -> list[WriteOperation[Any]]:
        """The writes that take the credentials from a source, and cancel its run."""
        writes: list[WriteOperation[Any]] = [
            Source.at(source_id=source.source_id)
            .update(
                assign(Source.status, SourceStatus.DISCONNECTED),
                remove(Source.credentials),
                remove(Source.waiting_sync),
                *changes,
            )
            .when(*unchanged(source))
        ]
        is_granted = source.connection_type is ConnectionType.OAUTH
        if is_granted and source.credentials is not None:
            writes += self.syncing.oauth.forgetting(source.account_id, source.source_id)
        if source.active_sync_id is not None:
            run = await self.syncing.db.run(
                SyncRun.get(source.source_id, source.active_sync_id).consistently()
            )
            if run is not None and run.status in (SyncStatus.PENDING, SyncStatus.RUNNING):
                metadata: Any = SyncRun.metadata
                place = SyncRun.at(source_id=run.source_id, sync_id=run.sync_id)
                cancel = place.update(assign(metadata["cancelledBy"], _DISCONNECTED_BY))
                writes.append(cancel.when(SyncRun.status == run.status))
        return writes

    async def deleting(self, source: Source) -> list[WriteOperation[Any]]:
        """The writes that delete a source softly, with its schedules."""
        now = self.syncing.now
        writes = await self.disconnecting(source, assign(Source.deleted_at, now))
        found = await self.syncing.db.all(SyncSchedule.of_source(source.source_id).consistently())
        for one in found:
            place = SyncSchedule.at(source_id=one.source_id, schedule_id=one.schedule_id)
            writes.append(
                place.update(
                    assign(SyncSchedule.is_active, False), assign(SyncSchedule.deleted_at, now)
                )
            )
        counted = await self.syncing.metering.counts.add(SOURCES, source.account_id, -1)
        return [*writes, *counted]


def unchanged(source: Source) -> list[Condition | bool]:
    """The conditions that a source is unchanged since it was read."""
    return [
        Source.status == source.status,
        Source.source_name == source.source_name,
        Source.config == source.config,
        still(Source.deleted_at, source.deleted_at),
        still(Source.active_sync_id, source.active_sync_id),
    ]


def happened(source: Source, event: str, **more: Any) -> Happening:
    """The activity of a change of a source."""
    action = event.partition("_")[2]
    named = {
        "sourceId": source.source_id,
        "source": source.source_name,
        "creator": source.created_by,
        **more,
    }
    return Happening(event, "source", action, source.source_id, more=named)


def _refused(platform: Platform, words: str, reason: str) -> InvalidError:
    return InvalidError(
        f"{platform.title}: {words}",
        details={"reason": reason, "place": "credentials", "words": words},
        hint="Check the credentials and their permissions at the platform.",
    )
