"""Metrics: figures by system, route, method and status, and none by what callers choose."""

from __future__ import annotations

import asyncio

import pytest
from prometheus_client import REGISTRY
from prometheus_client.parser import text_string_to_metric_families

from tablewright.api.observing.metrics import Metrics
from tablewright.client import AsyncDatabase, Database
from tablewright.client.metering import CallReport
from tablewright.errors import ThrottlingException
from tablewright.systems.events.design import DESIGN


def _value(metrics: Metrics, name: str, **labels: str) -> float | None:
    return metrics.registry.get_sample_value(name, labels)


def _report(operation: str, error: Exception | None = None) -> CallReport:
    return CallReport(operation, "Events", None, 0.002, 10, 20, 0.5, error)


PLACE = ("events", "/v1/events/{event_id}", "GET")
LABELS = {"system": "events", "route": "/v1/events/{event_id}", "method": "GET"}


def test_methods_that_nobody_knows_are_counted_as_one():
    metrics = Metrics()
    for number in range(100):
        metrics.request_began()
        metrics.request_ended(("", "none", f"GRAB{number}"), 405, 0.001)
    wanted = {"system": "", "route": "none", "method": "other"}
    assert 100 == _value(metrics, "tablewright_requests_total", status="405", **wanted)
    assert 100 == _value(metrics, "tablewright_request_seconds_count", **wanted)
    assert b"GRAB" not in metrics.text()


def test_requests_are_counted_and_timed():
    metrics = Metrics()
    for status in (200, 200, 404):
        metrics.request_began()
        metrics.request_ended(PLACE, status, 0.02)
    assert 2 == _value(metrics, "tablewright_requests_total", status="200", **LABELS)
    assert 1 == _value(metrics, "tablewright_requests_total", status="404", **LABELS)
    assert 3 == _value(metrics, "tablewright_request_seconds_bucket", le="0.025", **LABELS)
    assert 0 == _value(metrics, "tablewright_request_seconds_bucket", le="0.01", **LABELS)


def test_streams_are_counted_and_not_timed():
    metrics = Metrics()
    metrics.request_began()
    metrics.request_ended(PLACE, 200, 3600, is_timed=False)
    assert 1 == _value(metrics, "tablewright_requests_total", status="200", **LABELS)
    assert 0 == _value(metrics, "tablewright_request_seconds_count", **LABELS)


def test_requests_in_flight_go_up_and_down():
    metrics = Metrics()
    metrics.request_began()
    metrics.request_began()
    assert 2 == _value(metrics, "tablewright_requests_in_flight")
    metrics.request_ended(PLACE, 200, 0.1)
    assert 1 == _value(metrics, "tablewright_requests_in_flight")


def test_background_work_counts_its_runs_and_failures():
    metrics = Metrics()
    metrics.worked("hooks")
    metrics.worked("hooks", ValueError())
    assert 2 == _value(metrics, "tablewright_background_runs_total", work="hooks")
    assert 1 == _value(metrics, "tablewright_background_failures_total", work="hooks")


def test_calls_of_the_store_are_counted_by_operation_table_and_outcome():
    metrics = Metrics()
    metrics.called(_report("Query"))
    metrics.called(_report("Query", ThrottlingException("slower")))
    calls = {"operation": "Query", "table": "Events"}
    name = "tablewright_store_calls_total"
    assert 1 == _value(metrics, name, outcome="ok", **calls)
    assert 1 == _value(metrics, name, outcome="ThrottlingException", **calls)
    assert 2 == _value(metrics, "tablewright_store_call_seconds_count", operation="Query")
    assert 1 == _value(metrics, "tablewright_store_capacity_units_total", **calls)


def test_a_database_tells_them_of_its_calls():
    metrics = Metrics()
    with Database("memory:", on_call=metrics.called) as db:
        db.create_tables(DESIGN)
    assert b'operation="CreateTable"' in metrics.text()

    async def main() -> None:
        async with AsyncDatabase("memory:", on_call=metrics.called) as db:
            await db.call("ListTables", {})

    asyncio.run(main())
    assert b'operation="ListTables"' in metrics.text()


def test_the_text_is_what_prometheus_reads():
    metrics = Metrics()
    metrics.request_began()
    metrics.request_ended(PLACE, 200, 0.1)
    families = {one.name for one in text_string_to_metric_families(metrics.text().decode())}
    assert {"tablewright_requests", "tablewright_request_seconds"} <= families


def test_nothing_is_in_the_registry_that_all_share():
    Metrics()
    Metrics()
    names = [metric.name for metric in REGISTRY.collect()]
    assert [] == [name for name in names if name.startswith("tablewright")]


@pytest.mark.parametrize("count", [1, 2])
def test_two_of_them_count_apart(count: int):
    first, second = Metrics(), Metrics()
    for _ in range(count):
        first.worked("x")
    assert count == _value(first, "tablewright_background_runs_total", work="x")
    assert None is _value(second, "tablewright_background_runs_total", work="x")
