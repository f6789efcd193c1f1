"""How requests per second grow with the endpoint's worker processes.

The client needs a processor too: on two cores, a second worker has to share one with it.
"""

from __future__ import annotations

import os
import statistics
from dataclasses import replace

from bench import report
from bench.endpoint_contenders import on_disk
from bench.endpoint_messages import OPERATIONS
from bench.endpoint_race import Plan, raced
from bench.endpoint_report import ratio_to_best

WORKERS = (1, 2, 4)
CONNECTIONS = 64


def measured(plan: Plan) -> report.Section:
    """The same race among ourselves."""
    operations = [OPERATIONS[name] for name in ("get", "query", "put")]
    contenders = [on_disk(workers=count) for count in WORKERS]
    mine = replace(plan, operations=operations, connections=(CONNECTIONS,))
    results = raced(contenders, mine)
    present = [runner.contender for runner in results.runners]
    rows: list[list[str]] = []
    data: list[object] = []
    for row in mine.rows:
        cells = [row[0].name]
        for contender in present:
            rates = [s.per_second for s in results.of(row, contender) if s is not None]
            ratio = ratio_to_best(results, row, contender, present[:1])
            if not rates or ratio is None:
                cells.append("-")
                continue
            cells.append(f"{report.amount(statistics.median(rates))} ({ratio.median:.2f})")
            data.append({"operation": row[0].name, "workers": contender.place, "per_second": rates})
        rows.append(cells)
    return report.Section(
        "endpoint-workers",
        f"Requests/s by workers, on disk, {CONNECTIONS} connections, {os.cpu_count()} cores of "
        "which the client takes one (times one worker)",
        columns=("", *(contender.place for contender in present)),
        rows=rows,
        data=data,
        missing=results.missing,
    )
