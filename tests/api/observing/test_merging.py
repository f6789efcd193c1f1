"""The metrics of several processes as one."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from prometheus_client import generate_latest
from prometheus_client.parser import text_string_to_metric_families

from tablewright.api.observing.merging import (
    Merged,
    Snapshot,
    decoded,
    encoded,
    merged,
    remains,
    snapshot_of,
)
from tablewright.api.observing.metrics import Metrics

PLACE = ("events", "/v1/inbox", "GET")


def _counted(*counts: int) -> dict[str, Snapshot]:
    """What processes have counted that served so many requests each."""
    found: dict[str, Snapshot] = {}
    for number, count in enumerate(counts):
        metrics = Metrics()
        for _ in range(count):
            metrics.request_began()
            metrics.request_ended(PLACE, 200, 0.002)
        metrics.request_began()
        found[f"web-{number}"] = decoded(encoded(snapshot_of(metrics.registry)))
    return found


def _values(snapshot: Snapshot) -> dict[str, float]:
    registry: Any = Merged(snapshot)
    text = generate_latest(registry).decode()
    return {
        f"{one.name}{sorted(one.labels.items())}": one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


@given(st.lists(st.integers(0, 5), min_size=1, max_size=3))
def test_counters_histograms_and_gauges_are_summed(counts: list[int]):
    values = _values(merged(_counted(*counts)))
    assert len(counts) == values["tablewright_requests_in_flight[]"]
    found = [value for name, value in values.items() if "request_seconds_count" in name]
    assert sum(counts) == sum(found)
    buckets = [value for name, value in values.items() if "'le', '+Inf'" in name]
    assert sum(counts) == sum(buckets)


def test_figures_of_a_process_have_its_name():
    values = _values(merged(_counted(1, 1)))
    names = [f"process_open_fds[('process', 'web-{number}')]" for number in range(2)]
    assert set(names) <= set(values)
    assert "process_open_fds[]" not in values


def test_the_text_of_one_process_is_the_same_beside_its_name():
    metrics = Metrics()
    metrics.worked("push")
    alone = {
        name: value
        for name, value in _values(snapshot_of(metrics.registry)).items()
        if not name.startswith("process_")
    }
    together = merged({"web-1": snapshot_of(metrics.registry)})
    assert alone.items() <= _values(together).items()


def test_what_has_ended_leaves_counts_and_no_state():
    left = _values(merged({"ended": remains(_counted(3)["web-0"])}))
    assert not any("in_flight" in name or name.startswith("process_") for name in left)
    assert 3 == sum(value for name, value in left.items() if "requests_total" in name)
