"""How requests per second, and processor time, change with the processes of `serve --workers`.

Services with 0, 1 and 2 workers are up, and take turns of some requests each. The client needs a
processor too: on two cores, the processes of a service share what it leaves. So the processor time
of the busiest process counts as well: the requests that it bounds are those that the service could
serve with a core for each process, whatever else the machine does.
Not here: other services (`bench.events_race`).
"""

from __future__ import annotations

import os
import statistics
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field

from bench import report
from bench.endpoint_client import Load
from bench.events_contenders import Contender, Service, ours, tenants_of
from bench.events_race import Plan
from bench.events_work import OPERATIONS, Operation, Tenants
from bench.racing import WAKE_SECONDS
from bench.serving import processor_seconds_of

WORKERS = (0, 1, 2)
CONNECTIONS = 64
_KEYS = ("ingest", "inbox")


@dataclass(frozen=True, slots=True)
class _Slice:
    per_second: float
    all_us: float  # processor time of all processes for one request
    busiest_us: float  # likewise, of the busiest one


@dataclass(slots=True)
class _Turns:
    """A service that takes part."""

    contender: Contender
    service: Service
    messages: dict[str, Iterator[bytes]]
    slices: dict[str, list[_Slice]] = field(default_factory=lambda: {key: [] for key in _KEYS})

    def take(self, key: str, seconds: float) -> None:
        """Measures once."""
        self.service.resume()
        server = self.service.servers[0]
        try:
            with Load(self.service.port, CONNECTIONS) as load:
                load.run(self.messages[key], WAKE_SECONDS)
                before = {pid: processor_seconds_of(pid) for pid in server.processes()}
                result = load.run(self.messages[key], seconds)
                used = [processor_seconds_of(pid) - was for pid, was in before.items()]
        finally:
            self.service.pause()
        answers = max(1, result.answers)
        self.slices[key].append(
            _Slice(result.per_second, sum(used) * 1e6 / answers, max(used) * 1e6 / answers)
        )


def measured(plan: Plan) -> report.Section:
    """The race among ourselves; 0 is one process that does everything."""
    operations = [OPERATIONS[key] for key in _KEYS]
    with ExitStack() as stack:
        turns = [_entered(stack, ours(workers=count), operations) for count in WORKERS]
        for one in turns:
            one.service.pause()
        for _ in range(plan.rounds):
            for key in _KEYS:
                for one in turns:
                    one.take(key, plan.slice_seconds)
    rows: list[list[str]] = []
    data: list[object] = []
    for operation in operations:
        base = turns[0].slices[operation.key]
        rows.append([operation.name, *(_cell(one.slices[operation.key], base) for one in turns)])
        data += [
            {
                "operation": operation.name,
                "workers": one.contender.store,
                "rounds": one.slices[operation.key],
            }
            for one in turns
        ]
    return report.Section(
        "events-workers",
        f"Requests/s by workers, on disk, {CONNECTIONS} connections, {os.cpu_count()} cores of "
        "which the client takes one (times one process); processor time of a request, and of it "
        "in the busiest process",
        columns=("", *(one.contender.store for one in turns)),
        rows=rows,
        data=data,
        missing=[],
    )


def _entered(stack: ExitStack, contender: Contender, operations: list[Operation]) -> _Turns:
    service = stack.enter_context(contender.running())
    tenants = Tenants(service, tenants_of(service))
    tenants.fill_inbox()
    return _Turns(contender, service, {one.key: one.messages(tenants) for one in operations})


def _cell(slices: list[_Slice], base: list[_Slice]) -> str:
    pairs = zip(slices, base, strict=True)
    ratio = statistics.median(one.per_second / other.per_second for one, other in pairs)
    rate = statistics.median(one.per_second for one in slices)
    all_us = statistics.median(one.all_us for one in slices)
    busiest_us = statistics.median(one.busiest_us for one in slices)
    return f"{report.amount(rate)} ({ratio:.2f})\n{all_us:,.0f} µs, {busiest_us:,.0f} µs"
