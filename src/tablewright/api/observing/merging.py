"""Merging: the metrics of several processes as one, for `serve --workers`.

Counters, histograms and gauges are summed. Metrics of a process itself, such as its memory, get the
label `process` instead. Each process counts in its own memory, and metrics are merged on request.
The last values of a process that died are kept, so that no counter decreases, which Prometheus
would treat as a restart.
Not here: the metrics (`api.observing.metrics`), their exchange between processes
(`serving.workers`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

import msgspec
from prometheus_client import CollectorRegistry, Metric
from prometheus_client.samples import Sample

_OF_PROCESS: Final = "process_"
_CREATED: Final = "_created"

Labels = tuple[tuple[str, str], ...]


class Family(msgspec.Struct, array_like=True):
    """One metric with all of its labels."""

    name: str
    documentation: str
    kind: str
    samples: list[tuple[str, Labels, float]]


Snapshot = list[Family]


def snapshot_of(registry: CollectorRegistry) -> Snapshot:
    """Returns the metrics of this process."""
    return [
        Family(
            one.name,
            one.documentation,
            one.type,
            [(each.name, tuple(sorted(each.labels.items())), each.value) for each in one.samples],
        )
        for one in registry.collect()
    ]


def encoded(snapshot: Snapshot) -> bytes:
    """A snapshot as bytes, for another process."""
    return msgspec.json.encode(snapshot)


def decoded(content: bytes) -> Snapshot:
    """A snapshot from bytes."""
    return msgspec.json.decode(content, type=Snapshot)


def remains(snapshot: Snapshot) -> Snapshot:
    """Returns the metrics that remain of a process that has ended: counters, but no gauges."""
    return [one for one in snapshot if one.kind in ("counter", "histogram") and not _is_own(one)]


def merged(snapshots: Mapping[str, Snapshot]) -> Snapshot:
    """The sum of several snapshots, by the names of their processes."""
    families: dict[str, Family] = {}
    sums: dict[str, dict[tuple[str, Labels], float]] = {}
    for process, snapshot in snapshots.items():
        for one in snapshot:
            families.setdefault(one.name, one)
            values = sums.setdefault(one.name, {})
            extra = (("process", process),) if _is_own(one) else ()
            for name, labels, value in one.samples:
                place = name, tuple(sorted((*labels, *extra)))
                if name.endswith(_CREATED):  # a time: when the first process started to count
                    values[place] = min(value, values.get(place, value))
                else:
                    values[place] = values.get(place, 0.0) + value
    return [
        Family(
            one.name,
            one.documentation,
            one.kind,
            [(name, labels, value) for (name, labels), value in sums[one.name].items()],
        )
        for one in families.values()
    ]


def _is_own(family: Family) -> bool:
    return family.name.startswith(_OF_PROCESS)


class Merged:
    """A snapshot as Prometheus's client reads registries."""

    def __init__(self, snapshot: Iterable[Family]) -> None:
        self._snapshot = snapshot

    def collect(self) -> Iterator[Any]:
        """The metrics."""
        for one in self._snapshot:
            metric = Metric(one.name, one.documentation, one.kind)
            metric.samples = [
                Sample(name, dict(labels), value) for name, labels, value in one.samples
            ]
            yield metric
