"""How requests per second, and processor time, change with the processes of `serve --workers`.

The client needs a processor too: on two cores, two workers and their parent share what it leaves.
Not here: other services (`bench.events_race`).
"""

from __future__ import annotations

import os
import statistics
from dataclasses import replace

from bench import report
from bench.events_contenders import ours
from bench.events_race import Plan, raced
from bench.events_work import OPERATIONS

WORKERS = (0, 1, 2)
CONNECTIONS = 64


def measured(plan: Plan) -> report.Section:
    """The same race among ourselves; 0 is one process that does everything."""
    operations = [OPERATIONS[name] for name in ("ingest", "inbox")]
    contenders = [ours(workers=count) for count in WORKERS]
    mine = replace(plan, operations=operations, connections=(CONNECTIONS,))
    results = raced(contenders, mine)
    present = [runner.contender for runner in results.runners]
    rows: list[list[str]] = []
    data: list[object] = []
    for row in mine.rows:
        cells = [row[0].name]
        for contender in present:
            samples = [one for one in results.of(row, contender) if one is not None]
            base = [one for one in results.of(row, present[0]) if one is not None]
            if not samples or len(base) != len(samples):
                cells.append("-")
                continue
            rates = [one.per_second for one in samples]
            used_us = [one.server_us for one in samples]
            pairs = zip(samples, base, strict=True)
            ratio = statistics.median(one.per_second / other.per_second for one, other in pairs)
            rate, used = statistics.median(rates), statistics.median(used_us)
            cells.append(f"{report.amount(rate)} ({ratio:.2f}), {used:,.0f} µs")
            data.append(
                {
                    "operation": row[0].name,
                    "workers": contender.store,
                    "per_second": rates,
                    "processor_us": used_us,
                }
            )
        rows.append(cells)
    return report.Section(
        "events-workers",
        f"Requests/s by workers, on disk, {CONNECTIONS} connections, {os.cpu_count()} cores of "
        "which the client takes one (times one process), processor time of all processes",
        columns=("", *(contender.store for contender in present)),
        rows=rows,
        data=data,
        missing=results.missing,
    )
