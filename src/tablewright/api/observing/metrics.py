"""Metrics for Prometheus, in a separate registry.

    tablewright_requests_total{system,route,method,status}
    tablewright_request_seconds{system,route,method}
    tablewright_requests_in_flight
    tablewright_background_runs_total{work}
    tablewright_background_failures_total{work}
    tablewright_store_calls_total{operation,table,outcome}
    tablewright_store_call_seconds{operation}
    tablewright_store_capacity_units_total{operation,table}
    tablewright_unreadable_items_total{table,entity}

Callers cannot choose labels: a route is its template, and an unknown method is `other`. Not here:
who records them (`api.observing`, the database).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    generate_latest,
)
from starlette.routing import BaseRoute
from starlette.routing import Route as PathRoute
from starlette.types import Receive, Scope, Send

from tablewright.api.http.exchange import exchange_of
from tablewright.client.metering import CallReport
from tablewright.errors import MethodNotAllowedError

_METHODS: Final = frozenset("DELETE GET HEAD OPTIONS PATCH POST PUT".split())
# From a read in memory to the maximum time of a handler.
_REQUEST_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30)
_CALL_BUCKETS: Final = (0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5)
_Place = tuple[str, str, str]  # system, route, method


class Metrics:
    """The metrics of a process."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._requests = Counter(
            "tablewright_requests",
            "Completed requests.",
            ["system", "route", "method", "status"],
            registry=registry,
        )
        self._seconds = Histogram(
            "tablewright_request_seconds",
            "Duration of requests, in seconds.",
            ["system", "route", "method"],
            buckets=_REQUEST_BUCKETS,
            registry=registry,
        )
        self._in_flight = Gauge(
            "tablewright_requests_in_flight", "Requests being served.", registry=registry
        )
        self._runs = Counter(
            "tablewright_background_runs", "Background job runs.", ["work"], registry=registry
        )
        self._failures = Counter(
            "tablewright_background_failures",
            "Failed background job runs.",
            ["work"],
            registry=registry,
        )
        self._calls = Counter(
            "tablewright_store_calls",
            "Calls to the store.",
            ["operation", "table", "outcome"],
            registry=registry,
        )
        self._call_seconds = Histogram(
            "tablewright_store_call_seconds",
            "Duration of calls to the store, in seconds.",
            ["operation"],
            buckets=_CALL_BUCKETS,
            registry=registry,
        )
        self._units = Counter(
            "tablewright_store_capacity_units",
            "Capacity units consumed.",
            ["operation", "table"],
            registry=registry,
        )
        self._unreadable = Counter(
            "tablewright_unreadable_items",
            "Stored items skipped because they do not match their entity.",
            ["table", "entity"],
            registry=registry,
        )
        # Looking up a child by its labels takes longer than counting.
        self._counters: dict[tuple[_Place, int], Counter] = {}
        self._timers: dict[_Place, Histogram] = {}
        self._call_children: dict[tuple[str, str, str], tuple[Counter, Histogram, Counter]] = {}

    # Requests

    def request_began(self) -> None:
        """Counts a request in progress."""
        self._in_flight.inc()

    def request_ended(
        self, place: _Place, status: int, seconds: float, *, is_timed: bool = True
    ) -> None:
        """Records a request. Streams are not timed: they last as long as their client listens."""
        self._in_flight.dec()
        system, route, method = place
        counter = self._counters.get((place, status))
        if counter is None:
            known = method if method in _METHODS else "other"
            counter = self._requests.labels(system, route, known, status)
            self._timers[place] = self._seconds.labels(system, route, known)
            if method in _METHODS:  # otherwise callers could fill the memory with methods
                self._counters[place, status] = counter
        counter.inc()
        if is_timed:
            self._timers[place].observe(seconds)

    # Background work

    def worked(self, work: str, error: BaseException | None = None) -> None:
        """Counts a run of background work."""
        self._runs.labels(work).inc()
        if error is not None:
            self._failures.labels(work).inc()

    # The store

    def called(self, report: CallReport) -> None:
        """Records a call to the store: pass this to a database as its `on_call`."""
        operation, table, error = report.operation, report.table, report.error
        outcome = "ok" if error is None else type(error).__name__
        children = self._call_children.get((operation, table, outcome))
        if children is None:
            children = self._call_children[operation, table, outcome] = (
                self._calls.labels(operation, table, outcome),
                self._call_seconds.labels(operation),
                self._units.labels(operation, table),
            )
        calls, seconds, units = children
        calls.inc()
        seconds.observe(report.seconds)
        units.inc(report.capacity_units)

    def unreadable(self, table: str, entity: str) -> None:
        """Counts a stored item that was skipped."""
        self._unreadable.labels(table, entity).inc()

    # For Prometheus

    def text(self) -> bytes:
        """Returns all metrics in Prometheus format."""
        return generate_latest(self.registry)

    def routes(self) -> list[BaseRoute]:
        """Returns `/metrics` of this process alone, for the root."""

        async def text() -> bytes:
            return self.text()

        return metrics_routes(text)


def metrics_routes(text: Callable[[], Awaitable[bytes]]) -> list[BaseRoute]:
    """Returns `/metrics` for the root; `text` returns the metrics."""
    return [PathRoute("/metrics", endpoint=_Page(text))]


class _Page:
    def __init__(self, text: Callable[[], Awaitable[bytes]]) -> None:
        self._text = text

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        exchange = exchange_of(scope)
        if exchange.method not in ("GET", "HEAD"):
            raise MethodNotAllowedError(
                "Only GET and HEAD are allowed.", details={"allow": ["GET", "HEAD"]}
            )
        headers = {"content-type": CONTENT_TYPE_LATEST, "cache-control": "no-store"}
        await exchange.answer(send, 200, await self._text(), headers)
