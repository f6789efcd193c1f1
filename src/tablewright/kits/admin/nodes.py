"""Nodes: each process that runs background work reports regularly.

    Assembly(..., work=(runner, Heartbeat.of(given, "shop")))

Web processes run no background work and are not listed.
Not here: settings that nodes must share (`tablewright.serving.node_claims`).
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from datetime import timedelta

import structlog

from tablewright import __version__
from tablewright.api.runtime import Runtime
from tablewright.api.waiting import Wait
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import TablewrightError
from tablewright.kits.admin import limits
from tablewright.kits.admin.records import NodeRecord
from tablewright.model import write_all

_log = structlog.stdlib.get_logger("tablewright.admin")


@dataclass(frozen=True, slots=True)
class Heartbeat:
    """Background work that keeps the record of its process up to date."""

    db: AsyncDatabase  # bound to no tenant
    clock: Clock
    system: str
    node_id: str
    wait: Wait

    name = "heartbeat"

    @classmethod
    def of(cls, given: Runtime, system: str) -> Heartbeat:
        """The heartbeat of this process."""
        node_id = given.ids.uuid() if given.holder is None else given.holder.name
        return cls(given.db, given.clock, system, node_id, given.wait)

    async def run(self, stopping: asyncio.Event) -> None:
        """Writes the record until the event is set, then deletes it."""
        started_at = instant(self.clock)
        while not stopping.is_set():
            now = instant(self.clock)
            record = NodeRecord(
                system=self.system,
                node_id=self.node_id,
                version=__version__,
                started_at=started_at,
                seen_at=now,
                expires_at=now + timedelta(seconds=limits.NODE_KEPT_SECONDS),
            )
            try:
                await self.db.run(record.put())
            except TablewrightError as error:  # the next one will be written
                _log.warning("heartbeat_not_written", reason=type(error).__name__)
            await self.wait(stopping, limits.NODE_SEEN_SECONDS)
        place = NodeRecord.at(system=self.system, node_id=self.node_id)
        await self.db.run(write_all([place.erase()]))
