"""Rewrapping: replaces an old data key with the current one in all files of a source.

Segments have keys of their own and are not touched. Each step replaces one file, so that a
rewrapping that was interrupted is completed by running it again.
"""

from __future__ import annotations

import msgspec

from tablewright.errors import SnapshotConflictError
from tablewright.kits.vault.manifests import Manifest, Manifests
from tablewright.kits.vault.rooms import Room
from tablewright.kits.vault.sealing import unwrapped, wrapped
from tablewright.kits.vault.spooling import Run


async def rewrap(room: Room) -> int:
    """Rewraps manifests, the hashes of erased ids, and unfinished runs; returns the snapshots."""
    manifests = [one async for one in Manifests(room).all()]
    for manifest in manifests:
        generation = manifest.generation + 1
        await replace_manifest(room, msgspec.structs.replace(manifest, generation=generation))
    for folder, kind in (("erased", "erased"), ("secrets", "secret")):
        for name in await _names(room, folder):
            bound = (kind, name.rpartition("/")[2])
            content, _ = await room.read_note(name, *bound)
            await room.put_note(name, content, *bound)
    for name in await _names(room, "spool"):
        await _rewrap_run(room, name)
    return len(manifests)


async def replace_manifest(room: Room, manifest: Manifest) -> None:
    """Stores the next generation of a manifest; raises `SnapshotConflictError`."""
    store = Manifests(room)
    if not await store.put(manifest):
        raise SnapshotConflictError("The snapshot was changed by another process.")
    await store.delete(manifest.sequence, manifest.generation - 1)


async def _rewrap_run(room: Room, name: str) -> None:
    bound = ("spool", *name.split("/")[-2:])
    content, key = await room.read_note(name, *bound)
    run = msgspec.json.decode(content, type=Run)
    if run.segment is not None:
        current = await room.keys.current(room.source.account)
        secret = wrapped(current, unwrapped(key, run.segment.key))
        segment = msgspec.structs.replace(run.segment, key=secret)
        content = msgspec.json.encode(msgspec.structs.replace(run, segment=segment))
    await room.put_note(name, content, *bound)


async def _names(room: Room, folder: str) -> list[str]:
    return [one.name async for one in room.files.list_under(f"{room.folder}/{folder}")]
