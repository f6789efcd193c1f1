"""Anomalies: which runs are unusual."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.vault.anomalies import Anomaly, AnomalyRule, anomalies
from tablewright.kits.vault.manifests import Manifest, StreamManifest
from tests.kits.vault.worlds import SOURCE, STREAM, World


def _manifest(**values: Any) -> Manifest:
    stream = StreamManifest(**values)
    return Manifest(1, "acme", "s1", "j", 1, 0.0, 0.0, {STREAM: stream})


def test_nothing_is_unusual_without_a_snapshot():
    assert [] == anomalies([])


@pytest.mark.parametrize(
    ("stream", "expected"),
    [
        ({"count": 1000, "added": 1000}, False),  # the first run
        ({"count": 950, "removed": 50}, False),
        ({"count": 949, "removed": 51}, False),  # below a fifth
        ({"count": 799, "removed": 201}, True),
        ({"count": 1000, "changed": 201}, True),
        ({"count": 900, "changed": 101, "removed": 100}, True),
        ({"count": 10, "removed": 40}, False),  # a large share of few records
    ],
)
def test_a_large_share_of_many_records_is_unusual(stream: dict[str, int], expected: bool):
    assert expected == bool(anomalies([_manifest(**stream)]))


def test_a_multiple_of_the_usual_number_is_unusual():
    usual = [_manifest(count=10_000, changed=10) for _ in range(5)]
    first = _manifest(count=10_000, added=10_000)
    assert [] == anomalies([first, *usual, _manifest(count=10_000, changed=80)])
    [found] = anomalies([first, *usual, _manifest(count=10_000, changed=81)])
    assert found == Anomaly(STREAM, 0, 81, 10_000, 10.0)
    rule = AnomalyRule(times=9)
    assert [] == anomalies([first, *usual, _manifest(count=10_000, changed=81)], rule)


def test_a_bulk_deletion_is_found_in_a_vault():
    async def main() -> None:
        world = World()
        content: dict[str, Any] = {f"c{number}": number for number in range(200)}
        await world.ran("j1", content)
        await world.ran("j2", {key: content[key] for key in list(content)[:120]})
        [found] = anomalies(await world.vault.snapshots(SOURCE))
        assert (found.removed, found.before) == (80, 200)

    asyncio.run(main())
