"""Snapshots: fetched records become segments, and a manifest makes them a snapshot.

    async with vault.snapshot(source, job_id) as made:
        await made.add("contacts", pages, scan=True)

The records of a run are sorted, compared with the previous state, and stored where they differ.
Memory holds 24 MB of them; more is spooled to encrypted files. Another attempt of the same job
continues after the last page that was spooled.
Not here: fetching (connectors), reading (`vault.states`).
"""

from __future__ import annotations

from collections.abc import AsyncGenerator, AsyncIterable, Sequence
from dataclasses import dataclass, field
from itertools import compress
from typing import Any

import msgspec

from tablewright.errors import DamagedVaultError, InvalidError, SnapshotConflictError
from tablewright.kits.files.threads import in_thread
from tablewright.kits.vault import limits
from tablewright.kits.vault.attachments import Attachment, Pieces
from tablewright.kits.vault.changes import Counts, changes
from tablewright.kits.vault.manifests import (
    FILES,
    FORMAT,
    Manifest,
    Manifests,
    StreamManifest,
    location,
)
from tablewright.kits.vault.merging import merged
from tablewright.kits.vault.records import Fields, Record, RecordPage, key_of, keys_of
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.segments import Entry, Segment, SegmentReader
from tablewright.kits.vault.spooling import Run, Spool
from tablewright.kits.vault.upkeep.compacting import compacted
from tablewright.kits.vault.upkeep.erased import Erased
from tablewright.kits.vault.upkeep.verifying import check_segment


@dataclass(frozen=True, slots=True)
class About:
    """The description of a run in its manifest."""

    job: str
    platform: str = ""
    connector: str = ""


@dataclass(slots=True)
class _Gathering:
    """The records of one stream that are not in a file yet."""

    entries: dict[bytes, bytes] = field(default_factory=dict[bytes, bytes])
    fields: Fields = field(default_factory=Fields)
    size_bytes: int = 0
    position: Any = None
    checkpoint: Any = None


class Making:
    """A snapshot in progress."""

    def __init__(
        self,
        room: Room,
        about: About,
        before: Manifest | None,
        done: Manifest | None,
        spool: Spool,
        erased: Erased,
    ) -> None:
        self.done = done  # the manifest, when it is stored
        self.skipped = 0  # records that must not come back, because they were erased
        self._room = room
        self._about = about
        self._before = before
        self._began = room.clock.now()
        self._spool = spool
        self._erased = erased
        self._streams: dict[str, StreamManifest] = {}
        self._scans: list[bool] = []
        self._errors: list[str] = []

    def checkpoint(self, stream: str) -> Any:
        """Returns the start of this run, from the last snapshot; None for the first run."""
        found = None if self._before is None else self._before.streams.get(stream)
        return None if found is None else found.checkpoint

    def position(self, stream: str) -> Any:
        """Returns where an earlier attempt of this job stopped; None if it must begin."""
        runs = self._spool.runs.get(stream, [])
        return runs[-1].position if runs else None

    def note_error(self, message: str) -> None:
        """Adds an error to the manifest, which keeps the first hundred and counts all."""
        self._errors.append(message)

    async def add(
        self,
        stream: str,
        pages: AsyncIterable[RecordPage],
        *,
        scan: bool = False,
        keep: bool = False,
    ) -> StreamManifest:
        """Adds the fetched records of a stream, and returns its entry in the manifest.

        With `scan`, the pages are complete, and missing records are removed. If `pages` raises,
        nothing of the stream is added; an earlier page need not be fetched again. With `keep`,
        another attempt of the job need not read `pages` again after their end.
        """
        if self.done is not None:
            return self.done.streams.get(stream, StreamManifest())
        is_taken = stream in self._streams or stream == FILES
        if not 0 < len(stream) <= limits.VAULT_STREAM_LENGTH_MAX or is_taken:
            raise InvalidError(f"The stream {stream[:80]!r} has an invalid name, or is repeated.")
        if len(self._streams) >= limits.VAULT_STREAMS_MAX:
            raise InvalidError(f"A snapshot may have at most {limits.VAULT_STREAMS_MAX} streams.")
        base = "" if self._before is None else location(self._before)
        known = self._base(stream).segments
        finished = await self._spool.finished(stream, base, known) if keep else None
        if finished is not None:
            self._streams[stream] = finished
            self._scans.append(scan)
            return finished
        gathered = _Gathering()
        try:
            async for page in pages:
                # Handing a usual page to a thread takes longer than taking it.
                if sum([len(one.data) for one in page.records]) <= limits.VAULT_INLINE_BYTES:
                    self._take(stream, page, gathered)
                else:
                    await in_thread(self._take, stream, page, gathered)
                if gathered.size_bytes >= limits.VAULT_SPOOL_BYTES:
                    gathered = await self._spooled(stream, gathered)
        except Exception:
            await self._spooled(stream, gathered)
            raise
        position = self.position(stream) if gathered.position is None else gathered.position
        made = await self._added(stream, gathered, scan=scan)
        if keep:
            await self._spool.add(Run(stream, None, {}, position, finished=made, base=base))
        self._streams[stream] = made
        self._scans.append(scan)
        return made

    async def attach(self, chunks: AsyncIterable[bytes]) -> Attachment:
        """Stores a file of the platform, and returns its id, which a record can refer to.

        The snapshot has the attachment, also if another attempt of this job completes it.
        """
        pieces = await Pieces.of(self._room)
        found = await pieces.store(chunks)
        data = Fields().canonical(Record(found.id, msgspec.json.encode(found)))
        key = key_of(found.id)
        if self.done is None and not self._erased.has(FILES, key):
            await self._spooled(FILES, _Gathering({key: data}))
        return found

    async def commit(self) -> Manifest:
        """Stores the manifest; raises `SnapshotConflictError` if another run was faster."""
        if self.done is not None:
            await self._spool.delete()
            return self.done
        if self._spool.runs.get(FILES):
            self._streams[FILES] = await self._added(FILES, _Gathering(), scan=False)
        manifests, manifest = Manifests(self._room), self._manifest()
        if self._before is not None:
            names = await manifests.names()
            if names.get(self._before.sequence, [-1])[-1] != self._before.generation:
                raise SnapshotConflictError("The last snapshot was changed during the run.")
        if not await manifests.put(manifest):
            taken = await manifests.read(manifest.sequence, 0)
            if taken.snapshot != manifest.snapshot:
                raise SnapshotConflictError(
                    f"Snapshot {manifest.sequence} of {manifest.source} belongs to the job "
                    f"{taken.snapshot}."
                )
        self.done = manifest
        await self._spool.delete()
        return manifest

    def _take(self, stream: str, page: RecordPage, gathered: _Gathering) -> None:
        records, keys = page.records, keys_of(page.records)
        if self._erased.notes:
            kept = [not self._erased.has(stream, one) for one in keys]
            records, keys = list(compress(records, kept)), list(compress(keys, kept))
            self.skipped += kept.count(False)
        lines = gathered.fields.all_canonical(records)
        gathered.entries.update(zip(keys, lines, strict=True))
        gathered.size_bytes += sum(map(len, keys)) + sum(map(len, lines))
        for one in page.removed:
            gathered.entries[key_of(one)] = b""
        if page.position is not None:
            gathered.position = page.position
        if page.checkpoint is not None:
            gathered.checkpoint = page.checkpoint

    def _base(self, stream: str) -> StreamManifest:
        """The stream in the previous snapshot."""
        return (
            StreamManifest()
            if self._before is None
            else self._before.streams.get(stream, StreamManifest())
        )

    async def _spooled(self, stream: str, gathered: _Gathering) -> _Gathering:
        """Stores the gathered records as a sorted run; returns an empty one."""
        if not gathered.entries and gathered.position is None:
            return gathered
        entries = _in_order(gathered.entries)
        segment = await self._room.write_segment(stream, entries, is_searched=False)
        await self._spool.add(
            Run(
                stream,
                segment,
                gathered.fields.schema(),
                gathered.position,
                gathered.checkpoint,
            )
        )
        return _Gathering()

    async def _added(self, stream: str, gathered: _Gathering, *, scan: bool) -> StreamManifest:
        before = self._base(stream)
        if self._spool.runs.get(stream):
            await self._spooled(stream, gathered)
        counts = Counts()
        segments = before.segments
        try:
            made = await self._written(stream, gathered, segments, counts, scan=scan)
        except DamagedVaultError:
            if not scan:
                raise
            # Everything is at hand: a new base repairs the stream.
            counts, segments, before = Counts(), list[Segment](), StreamManifest()
            made = await self._written(stream, gathered, segments, counts, scan=scan)
        listed = [*segments, *([made] if made is not None else [])]
        listed = await compacted(self._room, stream, listed)
        for one in listed:
            if one not in before.segments:
                await check_segment(self._room.reader(stream, one))
        runs = self._spool.runs.get(stream, [])
        checkpoints = [one.checkpoint for one in runs if one.checkpoint is not None]
        if gathered.checkpoint is not None:
            checkpoints.append(gathered.checkpoint)
        schema = _joined([*(one.schema for one in runs), gathered.fields.schema()])
        return StreamManifest(
            segments=listed,
            count=before.count + counts.added - counts.removed,
            added=counts.added,
            changed=counts.changed,
            removed=counts.removed,
            checkpoint=checkpoints[-1] if checkpoints else before.checkpoint,
            is_complete=scan or before.is_complete,
            schema=schema if scan else _joined([before.schema, schema]),
        )

    async def _written(
        self,
        stream: str,
        gathered: _Gathering,
        segments: Sequence[Segment],
        counts: Counts,
        *,
        scan: bool,
    ) -> Segment | None:
        runs = [one.segment for one in self._spool.runs.get(stream, []) if one.segment is not None]
        if runs:
            incoming = self._kept(stream, [self._room.reader(stream, one) for one in runs])
        else:
            incoming = _in_order(gathered.entries)
        base = [self._room.reader(stream, one) for one in segments]
        changed = changes(incoming, base, counts, scan=scan)
        return await self._room.write_segment(stream, changed)

    async def _kept(
        self, stream: str, runs: Sequence[SegmentReader]
    ) -> AsyncGenerator[list[Entry]]:
        """Returns the spooled records, without those that were erased since."""
        async for batch in merged(runs):
            if self._erased.notes:
                batch = [one for one in batch if not self._erased.has(stream, one[0])]
            yield batch

    def _manifest(self) -> Manifest:
        room, before = self._room, self._before
        kept = {} if before is None else before.streams
        unchanged = {
            name: msgspec.structs.replace(one, added=0, changed=0, removed=0)
            for name, one in kept.items()
        }
        return Manifest(
            format=FORMAT,
            account=room.source.account,
            source=room.source.source,
            snapshot=self._about.job,
            sequence=1 if before is None else before.sequence + 1,
            began_seconds=self._began,
            ended_seconds=room.clock.now(),
            streams={**unchanged, **self._streams},
            platform=self._about.platform,
            connector=self._about.connector,
            is_backup=bool(self._scans) and all(self._scans),
            error_count=len(self._errors),
            errors=self._errors[: limits.VAULT_ERRORS_KEPT_MAX],
        )


async def _in_order(entries: dict[bytes, bytes]) -> AsyncGenerator[list[Entry]]:
    keys = await in_thread(sorted, entries)
    for start in range(0, len(keys), limits.VAULT_BATCH_RECORDS):
        yield [(key, entries[key]) for key in keys[start : start + limits.VAULT_BATCH_RECORDS]]


def _joined(schemas: Sequence[dict[str, list[str]]]) -> dict[str, list[str]]:
    found = dict[str, set[str]]()
    for schema in schemas:
        for name, kinds in schema.items():
            found.setdefault(name, set()).update(kinds)
    return {name: sorted(found[name]) for name in sorted(found)}
