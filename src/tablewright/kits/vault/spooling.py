"""Spooling: runs of sorted records that wait for the end of their job, as encrypted files.

A note beside each run says where the job stopped, so that its next attempt goes on there.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablewright.kits.files.names import checked
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.sealing import unwrapped, wrapped
from tablewright.kits.vault.segments import Segment


class Run(msgspec.Struct, frozen=True, rename="camel"):
    """Some records of a stream, as a segment; without one, only the position counts."""

    stream: str
    segment: Segment | None
    schema: dict[str, list[str]]
    position: Any = None
    checkpoint: Any = None


class Spool:
    """The runs of one job, by stream."""

    def __init__(self, room: Room, job: str) -> None:
        self.runs: dict[str, list[Run]] = {}
        self._room = room
        self._folder = checked(f"{room.folder}/spool/{job}")
        self._count = 0

    @staticmethod
    async def of(room: Room, job: str) -> Spool:
        """Reads what earlier attempts of a job have left."""
        spool = Spool(room, job)
        names = sorted([one.name async for one in room.files.list_under(spool._folder)])
        for name in names:
            text, key = await room.read_note(name, "spool", *name.split("/")[-2:])
            run = msgspec.json.decode(text, type=Run)
            if run.segment is not None:
                secret = unwrapped(key, run.segment.key)
                segment = msgspec.structs.replace(run.segment, key=secret)
                run = msgspec.structs.replace(run, segment=segment)
            spool.runs.setdefault(run.stream, []).append(run)
            spool._count = int(name.rpartition("/")[2])
        return spool

    async def add(self, run: Run) -> None:
        """Adds a run, whose segment is stored."""
        self._count += 1
        number, stored = f"{self._count:08}", run
        if run.segment is not None:
            key = await self._room.keys.current(self._room.source.account)
            segment = msgspec.structs.replace(run.segment, key=wrapped(key, run.segment.key))
            stored = msgspec.structs.replace(run, segment=segment)
        job = self._folder.rpartition("/")[2]
        content = msgspec.json.encode(stored)
        await self._room.put_note(f"{self._folder}/{number}", content, "spool", job, number)
        self.runs.setdefault(run.stream, []).append(run)

    async def delete(self) -> None:
        """Deletes everything, when the manifest is stored."""
        for runs in self.runs.values():
            for run in runs:
                if run.segment is not None:
                    await self._room.delete_segment(run.segment.id)
        if self._count:
            await self._room.files.delete_under(self._folder)
