"""Anomalies: runs that removed or changed unusually many records, such as after an accident.

    manifests = await vault.snapshots(source)
    for one in anomalies(manifests): ...          # of the newest snapshot

Not here: the reaction to them; a system notifies people, and stops retention until a review.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median

from tablewright.kits.vault.manifests import Manifest, StreamManifest


@dataclass(frozen=True, slots=True)
class AnomalyRule:
    """Unusual runs: more records than `records`, and a large share or a multiple of the usual.

    The usual number is the median of the runs before.
    """

    records: int = 50
    share: float = 0.2  # of the records before the run
    times: float = 8.0  # the usual number
    runs: int = 30  # from which the usual number follows; the first one of a stream does not count


@dataclass(frozen=True, slots=True)
class Anomaly:
    """A stream in which a run removed or changed unusually many records."""

    stream: str
    removed: int
    changed: int
    before: int  # records before the run
    usual: float


_RULE = AnomalyRule()


def anomalies(manifests: Sequence[Manifest], rule: AnomalyRule = _RULE) -> list[Anomaly]:
    """Returns the anomalies of the newest snapshot; snapshots are sorted oldest first."""
    if not manifests:
        return []
    *earlier, newest = manifests
    found: list[Anomaly] = []
    for name, stream in sorted(newest.streams.items()):
        touched = [_touched(one.streams[name]) for one in earlier if name in one.streams]
        usual = float(median(touched[1:][-rule.runs :] or [0]))
        before = stream.count - stream.added + stream.removed
        number = _touched(stream)
        is_share = number > rule.share * before
        is_multiple = usual > 0 and number > rule.times * usual
        if number > rule.records and (is_share or is_multiple):
            found.append(Anomaly(name, stream.removed, stream.changed, before, usual))
    return found


def _touched(stream: StreamManifest) -> int:
    return stream.removed + stream.changed
