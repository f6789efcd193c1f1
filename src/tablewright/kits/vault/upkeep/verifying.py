"""Verifying: checks that all files of a vault can be read, and are unchanged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from operator import lt
from zlib import crc32

from tablewright.errors import DamagedVaultError, NotFoundError, UnknownKeyError
from tablewright.kits.vault.attachments import Pieces, piece_name, pieces_of
from tablewright.kits.vault.manifests import FILES, Manifest, Manifests
from tablewright.kits.vault.merging import merged
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.segments import SegmentReader


@dataclass(slots=True)
class Damage:
    """A file that is not as it was written, and the snapshots that need it."""

    file: str
    reason: str
    stream: str = ""
    snapshots: list[str] = field(default_factory=list[str])


@dataclass(slots=True)
class VerifyReport:
    """The result of a verification."""

    snapshots: int = 0
    segments: int = 0
    blocks: int = 0
    size_bytes: int = 0
    damages: list[Damage] = field(default_factory=list[Damage])

    @property
    def is_sound(self) -> bool:
        """Whether everything can be read."""
        return not self.damages


async def verified(room: Room, *, share: float = 1.0, seed: int = 0) -> VerifyReport:
    """Reads the snapshots of a source, and of their segments a share of the blocks.

    With the whole share, the hashes of whole files and the counts of the newest snapshot are
    checked as well.
    """
    report, manifests = VerifyReport(), list[Manifest]()
    store = Manifests(room)
    for sequence, generations in (await store.names()).items():
        try:
            manifests.append(await store.read(sequence, generations[-1], is_fresh=True))
        except (DamagedVaultError, UnknownKeyError) as error:
            name = store.name_of(sequence, generations[-1])
            report.damages.append(Damage(name, error.args[0], snapshots=[f"number {sequence}"]))
    await _check_notes(room, report)
    report.snapshots = len(manifests)
    damaged = dict[str, Damage]()
    for stream, reader in _readers(room, manifests):
        users = [one.snapshot for one in manifests if _uses(one, stream, reader)]
        report.segments += 1
        report.size_bytes += reader.segment.size_bytes
        try:
            report.blocks += await check_segment(reader, share=share, seed=seed)
        except DamagedVaultError as error:
            found = Damage(reader.name, error.args[0], stream, users)
            damaged[reader.segment.id] = found
            report.damages.append(found)
    await _check_pieces(room, manifests, report, share=share, seed=seed)
    if share >= 1 and manifests:
        await _check_counts(room, manifests[-1], damaged, report)
    return report


async def _check_notes(room: Room, report: VerifyReport) -> None:
    """Checks that the hashes of erased ids and the secret of attachments can be read."""
    for folder, kind in (("erased", "erased"), ("secrets", "secret")):
        async for one in room.files.list_under(f"{room.folder}/{folder}"):
            try:
                await room.read_note(one.name, kind, one.name.rpartition("/")[2])
            except (DamagedVaultError, UnknownKeyError) as error:
                report.damages.append(Damage(one.name, error.args[0]))


async def _check_pieces(
    room: Room, manifests: Sequence[Manifest], report: VerifyReport, *, share: float, seed: int
) -> None:
    """Checks that the pieces of attachments, or a share of them, can be read."""
    try:
        needed = await pieces_of(room, manifests)
        pieces = await Pieces.of(room) if needed else None
    except (DamagedVaultError, UnknownKeyError):
        return  # reported already, as a segment or a note
    for piece, users in needed.items():
        if pieces is None or crc32(f"{seed} {piece}".encode()) / 2**32 >= share:
            continue
        report.blocks += 1
        try:
            await pieces.get(piece)
        except DamagedVaultError as error:
            report.damages.append(Damage(piece_name(room, piece), error.args[0], FILES, users))


async def check_segment(reader: SegmentReader, *, share: float = 1.0, seed: int = 0) -> int:
    """Reads a segment, and returns the number of blocks read; raises `DamagedVaultError`."""
    segment, index = reader.segment, await reader.index()
    if share >= 1:
        await _check_hash(reader)
    records = removed = blocks = 0
    last = b""
    for number, block in enumerate(index.blocks):
        drawn = crc32(f"{seed} {segment.id} {number}".encode()) / 2**32
        if drawn >= share:
            continue
        entries = await reader.block(number)
        keys, contents = zip(*entries, strict=True)
        if not all(map(lt, [last, *keys], keys)):
            raise reader.damaged(f"block {number}: the records are not in order")
        blocks, last = blocks + 1, keys[-1]
        gone = contents.count(b"")
        records, removed = records + block.lines - gone, removed + gone
    if share >= 1:
        await reader.blocks_with([])  # opens the filters
        if (records, removed) != (segment.records, segment.removed) or last.decode() != index.last:
            raise reader.damaged("the counts differ from the manifest")
    return blocks


async def _check_hash(reader: SegmentReader) -> None:
    found, size = sha256(), 0
    try:
        async for piece in reader.pieces():
            found.update(piece)
            size += len(piece)
    except NotFoundError:
        raise reader.damaged("the file is missing") from None
    if size != reader.segment.size_bytes or found.digest() != reader.segment.sha256:
        raise reader.damaged("the hash of the file differs from the manifest")


def _readers(room: Room, manifests: Iterable[Manifest]) -> list[tuple[str, SegmentReader]]:
    found = dict[str, tuple[str, SegmentReader]]()
    for manifest in manifests:
        for name, stream in manifest.streams.items():
            for segment in stream.segments:
                found.setdefault(segment.id, (name, room.reader(name, segment)))
    return list(found.values())


def _uses(manifest: Manifest, stream: str, reader: SegmentReader) -> bool:
    found = manifest.streams.get(stream)
    return found is not None and any(one.id == reader.segment.id for one in found.segments)


async def _check_counts(
    room: Room, newest: Manifest, damaged: dict[str, Damage], report: VerifyReport
) -> None:
    """Checks the number of records of each stream, except in damaged streams."""
    for name, stream in newest.streams.items():
        if damaged.keys() & {one.id for one in stream.segments}:
            continue
        count = 0
        if stream.segments:
            async for batch in merged([room.reader(name, one) for one in stream.segments]):
                count += sum(bool(data) for _, data in batch)
        if count != stream.count:
            reason = f"The snapshot has {count} records of {name!r}, not {stream.count}."
            report.damages.append(Damage(newest.snapshot, reason, name, [newest.snapshot]))
