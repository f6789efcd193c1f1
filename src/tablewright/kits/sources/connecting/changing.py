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
from tablewright.kits.connectors import ConnectedAccount, Platform, PlatformCredentials
from tablewright.kits.sources import limits
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.sources.values import Source
from tablewright.model.operations.writing import WriteOperation

_DISCONNECTED_BY: Final = "disconnected"
# What other requests and runs may change between reading and writing a source.
UNCHANGED: Final = ("status", "source_name", "config", "deleted_at", "active_sync_id")


@dataclass(frozen=True, slots=True)
class Changing:
    """Tests sources, and plans changes of their state."""

    parts: SourceParts

    async def tested(
        self, platform: Platform, credentials: PlatformCredentials, settings: Mapping[str, str]
    ) -> ConnectedAccount:
        """Returns the account at the platform; raises `InvalidError` with the platform's words."""
        try:
            async with asyncio.timeout(limits.SOURCE_TEST_SECONDS_MAX):
                return await self.parts.connectors.account(platform, credentials, config=settings)
        except TimeoutError:
            raise _refused(platform, "The platform did not respond in time.", "timeout") from None
        except PlatformError as error:
            words = error.words or error.message
            raise _refused(platform, words, error.reason) from None
        except OutgoingError as error:
            raise _refused(platform, str(error.args[0]), "unreachable") from None

    async def check_room(self, source: Source) -> None:
        """Raises `ForbiddenError` if the plan allows no more active sources."""
        await self.parts.plans.check_active(source.account_id, self.parts.sources.active)

    async def disconnecting(self, source: Source, **changes: Any) -> list[WriteOperation[Any]]:
        """The writes that delete the credentials of a source, and cancel its run."""
        parts = self.parts
        writes: list[WriteOperation[Any]] = [
            parts.sources.changing(
                source,
                same=UNCHANGED,
                status="disconnected",
                credentials=None,
                waiting_sync=None,
                **changes,
            )
        ]
        if source.is_granted:
            writes += parts.oauth.forgetting(source.account_id, source.source_id)
        if source.active_sync_id is not None:
            run = await parts.runs.get(source.account_id, source.source_id, source.active_sync_id)
            if run is not None and run.is_live:
                by, same = _DISCONNECTED_BY, ("status",)
                writes.append(parts.runs.changing(run, same=same, cancelled_by=by))
        return writes

    async def deleting(self, source: Source) -> list[WriteOperation[Any]]:
        """The writes that delete a source softly, with its schedules."""
        now, schedules = self.parts.now, self.parts.schedules
        writes = await self.disconnecting(source, deleted_at=now)
        writes += [
            schedules.changing(one, is_active=False, deleted_at=now)
            for one in await schedules.of_source(source)
        ]
        return [*writes, *await self.parts.plans.counting(source.account_id, -1)]


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
