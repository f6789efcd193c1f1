"""Retention: keeps some snapshots, and deletes files that no snapshot needs.

All snapshots are kept for some days, then one a day, then one a month. Held snapshots and the
newest complete one are always kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from tablewright.kits.vault import limits
from tablewright.kits.vault.attachments import piece_name, pieces_of
from tablewright.kits.vault.manifests import Manifest, Manifests
from tablewright.kits.vault.rooms import Room

_DAY_SECONDS = 24 * 3600


@dataclass(frozen=True, slots=True)
class Retention:
    """The number of days for which snapshots are kept."""

    all_days: int = 7  # every snapshot
    daily_days: int = 30  # the last one of each day
    monthly_days: int = 0  # the last one of each month


def kept(manifests: Sequence[Manifest], retention: Retention, now_seconds: float) -> set[int]:
    """Returns the sequence numbers of the snapshots to keep; `manifests` are in order."""
    found = {one.sequence for one in manifests if one.is_held}
    complete = [one for one in manifests if one.is_backup and not one.error_count]
    found |= {one.sequence for one in (*manifests[-1:], *complete[-1:])}
    days, months = dict[str, int](), dict[str, int]()
    for one in manifests:
        at = datetime.fromtimestamp(one.ended_seconds, UTC)
        age = (now_seconds - one.ended_seconds) / _DAY_SECONDS
        if age < retention.all_days:
            found.add(one.sequence)
        if age < retention.daily_days:
            days[at.date().isoformat()] = one.sequence
        if age < retention.monthly_days:
            months[f"{at.year}-{at.month}"] = one.sequence
    return found | {*days.values(), *months.values()}


async def retain(room: Room, retention: Retention) -> int:
    """Deletes the snapshots that need not be kept; returns how many there were."""
    store = Manifests(room)
    names = await store.names()
    manifests = [one async for one in store.all()]
    keeping = kept(manifests, retention, room.clock.now())
    gone = [one.sequence for one in manifests if one.sequence not in keeping]
    for sequence in gone:
        for generation in names[sequence]:  # the oldest first: the newest one counts until the end
            await store.delete(sequence, generation)
    await clean(room)
    return len(gone)


async def clean(room: Room, *, is_alone: bool = False) -> int:
    """Deletes files that no snapshot needs; returns how many there were.

    Files of the last day stay unchanged, because a run may be about to refer to them; unless
    `is_alone`: then the caller knows that no run is in progress, and unfinished ones begin again.
    """
    store, needed = Manifests(room), set[str]()
    names = await store.names()
    oldest = room.clock.now() - limits.VAULT_ORPHAN_SECONDS
    listed = [one async for one in room.files.list_under(room.folder)]
    manifests = [one async for one in store.all()]
    for manifest in manifests:
        for stream in manifest.streams.values():
            needed |= {f"{room.folder}/segments/{one.id}" for one in stream.segments}
    needed |= {piece_name(room, one) for one in await pieces_of(room, manifests)}
    current = {store.name_of(sequence, found[-1]) for sequence, found in names.items()}
    count = 0
    for one in listed:
        folder = one.name.removeprefix(f"{room.folder}/").partition("/")[0]
        is_old = is_alone or one.modified_seconds < oldest
        is_orphan = folder in ("segments", "spool", "files") and one.name not in needed
        is_replaced = folder == "snapshots" and one.name not in current
        if is_old and (is_orphan or is_replaced):
            await room.files.delete(one.name)
            count += 1
    return count
