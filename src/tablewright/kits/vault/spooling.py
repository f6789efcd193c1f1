"""Spooling: runs of sorted records that wait for the end of their job, as encrypted files.

A note beside each run has the position where the job stopped, so that its next attempt continues
there. A stream that was read to its end can have a note, too: the next attempt does not read it
again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import msgspec

from tablewright.client.keys.keyring import DataKey
from tablewright.kits.files.names import checked
from tablewright.kits.vault.manifests import StreamManifest
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.sealing import unwrapped, wrapped
from tablewright.kits.vault.segments import Segment, segment_name


class Run(msgspec.Struct, frozen=True, rename="camel"):
    """Some records of a stream, as a segment; without one, only the position counts."""

    stream: str
    segment: Segment | None
    schema: dict[str, list[str]]
    position: Any = None
    checkpoint: Any = None
    finished: StreamManifest | None = (
        None  # the whole stream, based on the snapshot that `base` names
    )
    base: str = ""

    def keyed(self, change: Callable[[bytes], bytes]) -> Run:
        """Returns the run with other forms of its segments' keys."""
        replace, segment, finished = msgspec.structs.replace, self.segment, self.finished
        if segment is not None:
            segment = replace(segment, key=change(segment.key))
        if finished is not None:
            segments = [replace(one, key=change(one.key)) for one in finished.segments]
            finished = replace(finished, segments=segments)
        return replace(self, segment=segment, finished=finished)


class Spool:
    """The runs of one job, by stream."""

    def __init__(self, room: Room, job: str) -> None:
        self.runs: dict[str, list[Run]] = {}
        self._room = room
        self._folder = checked(f"{room.folder}/spool/{job}")
        self._count = 0

    @staticmethod
    async def of(room: Room, job: str) -> Spool:
        """Reads the runs that earlier attempts of a job have stored."""
        spool = Spool(room, job)
        names = sorted([one.name async for one in room.files.list_under(spool._folder)])
        for name in names:
            text, key = await room.read_note(name, "spool", *name.split("/")[-2:])
            run = msgspec.json.decode(text, type=Run).keyed(partial(unwrapped, key))
            spool.runs.setdefault(run.stream, []).append(run)
            spool._count = int(name.rpartition("/")[2])
        return spool

    async def add(self, run: Run) -> None:
        """Adds a run, whose segment is stored."""
        self._count += 1
        number = f"{self._count:08}"
        key: DataKey = await self._room.keys.current(self._room.source.account)
        job = self._folder.rpartition("/")[2]
        content = msgspec.json.encode(run.keyed(partial(wrapped, key)))
        await self._room.put_note(f"{self._folder}/{number}", content, "spool", job, number)
        self.runs.setdefault(run.stream, []).append(run)

    async def finished(
        self, stream: str, base: str, known: Sequence[Segment]
    ) -> StreamManifest | None:
        """Returns a stream that an earlier attempt has read to its end, if its files exist."""
        runs = self.runs.get(stream, [])
        found = runs[-1].finished if runs and runs[-1].base == base else None
        for one in [] if found is None else found.segments:
            name = segment_name(self._room.source, one.id)
            if one not in known and await self._room.files.stat(name) is None:
                return None
        return found

    async def delete(self) -> None:
        """Deletes all runs of the job, once the manifest is stored."""
        for runs in self.runs.values():
            for run in runs:
                if run.segment is not None:
                    await self._room.delete_segment(run.segment.id)
        if self._count:
            await self._room.files.delete_under(self._folder)
