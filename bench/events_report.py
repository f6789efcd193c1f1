"""What came of a race of inboxes: requests per second, latencies, and how far ahead we are.

A figure is the median of the rounds. A ratio is taken within each round, and then the median.
Not here: measuring (`bench.events_race`), the form of tables (`bench.report`).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from rich.text import Text

from bench import report
from bench.events_contenders import Contender
from bench.events_race import Results, Row
from bench.events_work import GOAL_WORKERS_CONNECTIONS, Operation
from bench.racing import Sample
from bench.rounds import Spread

NONE = "-"


def sections(results: Results) -> list[report.Section]:
    """The tables of the race."""
    return [_rates(results), _latencies(results), _processor_times(results), _ratios(results)]


def _rates(results: Results) -> report.Section:
    return report.Section(
        "events-rates",
        "Requests/s, every write on disk before it is answered",
        columns=_columns(results),
        rows=_cells(results, lambda samples: report.amount(_median(samples, _per_second))),
        data=[
            {
                "operation": row[0].key,
                "connections": row[1],
                "contender": runner.contender.key,
                "rounds": results.of(row, runner.contender),
            }
            for row in results.plan.rows
            for runner in results.runners
        ],
        missing=results.missing,
    )


def _latencies(results: Results) -> report.Section:
    ours = _ours(results)
    rows = _cells(
        results,
        lambda samples: (
            f"{report.amount(_median(samples, lambda s: s.p50_ms))}/"
            f"{report.amount(_median(samples, _p99_ms))}"
        ),
    )
    for cells, (operation, connections) in zip(rows, results.plan.rows, strict=True):
        samples = _present(results.of((operation, connections), ours)) if ours else []
        is_aimed_at = (
            operation.goal_p99_ms is not None and connections == operation.goal_connections
        )
        if samples and is_aimed_at:
            p99_ms = _median(samples, _p99_ms)
            cells.append(report.goal(p99_ms, operation.goal_p99_ms, unit=" ms"))
        else:
            cells.append("")
    return report.Section(
        "events-latencies",
        "Latency, ms: half of the answers / 99 of 100 came within",
        columns=(*_columns(results), "our 99 of 100"),
        rows=rows,
        data=(),  # it is part of the samples above
    )


def _processor_times(results: Results) -> report.Section:
    return report.Section(
        "events-processor-times",
        "Processor time for one request, µs (of the service and the database below it)",
        columns=_columns(results),
        rows=_cells(
            results, lambda samples: report.amount(_median(samples, lambda s: s.server_us))
        ),
        data=(),
    )


def _ratios(results: Results) -> report.Section:
    ours = [runner.contender for runner in results.runners if runner.contender.is_ours]
    rivals = [runner.contender for runner in results.runners if not runner.contender.is_ours]
    rows: list[list[str | Text]] = []
    data: list[object] = []
    for row in results.plan.rows:
        for one in ours:
            cells, found = _compared(results, row, one, rivals)
            rows.append(cells)
            data += found
    return report.Section(
        "events-ratios",
        "Tablewright, in times the requests/s of the rival in the same round",
        columns=("", "workers", "conns", "goal", *(rival.label for rival in rivals)),
        rows=rows,
        data=data,
    )


def _compared(
    results: Results, row: Row, ours: Contender, rivals: Sequence[Contender]
) -> tuple[list[str | Text], list[object]]:
    operation, connections = row
    wanted = _goal(operation, connections, ours.workers)
    shown: list[str | Text] = [
        *(operation.name, str(ours.workers), str(connections), _goal_text(wanted))
    ]
    data: list[object] = []
    for rival in rivals:
        ratio = ratio_of(results, row, ours, rival)
        # The goal is set against what users have; the others show where the time goes.
        goal = wanted if rival == rivals[0] else None
        shown.append(_shown(ratio, goal))
        data.append(
            {
                "operation": operation.key,
                "connections": connections,
                "workers": ours.workers,
                "rival": rival.key,
                "ratio": ratio and ratio.to_json(),
                "goal": goal,
            }
        )
    return shown, data


def _goal(operation: Operation, connections: int, workers: int) -> float | None:
    if not workers:
        return operation.goal
    return operation.goal_workers if connections == GOAL_WORKERS_CONNECTIONS else None


def ratio_of(results: Results, row: Row, one: Contender, other: Contender) -> Spread | None:
    """How many times another's requests per second, if there is anything to compare."""
    pairs = zip(results.of(row, one), results.of(row, other), strict=True)
    ratios = [a.per_second / b.per_second for a, b in pairs if a is not None and b is not None]
    if not ratios:
        return None
    return Spread.of(ratios) if len(ratios) > 1 else Spread(ratios[0], ratios[0], ratios[0])


def _shown(ratio: Spread | None, goal: float | None) -> str | Text:
    if ratio is None:
        return NONE
    return report.times(ratio) if goal is None else report.goal_at_least(ratio, goal)


def _goal_text(goal: float | None) -> str:
    return "" if goal is None else f"at least {goal:g}"


def _ours(results: Results) -> Contender | None:
    return next((one.contender for one in results.runners if one.contender.is_ours), None)


def _columns(results: Results) -> list[str]:
    return ["", "conns", *(runner.contender.label for runner in results.runners)]


def _cells(results: Results, cell: Callable[[list[Sample]], str]) -> list[list[str | Text]]:
    def shown(row: Row, contender: Contender) -> str:
        samples = _present(results.of(row, contender))
        return cell(samples) if samples else NONE

    return [
        [row[0].name, str(row[1]), *(shown(row, one.contender) for one in results.runners)]
        for row in results.plan.rows
    ]


def _per_second(sample: Sample) -> float:
    return sample.per_second


def _p99_ms(sample: Sample) -> float:
    return sample.p99_ms


def _server_us(sample: Sample) -> float:
    return sample.server_us


def _present(samples: Sequence[Sample | None]) -> list[Sample]:
    return [sample for sample in samples if sample is not None]


def _median(samples: Sequence[Sample], value: Callable[[Sample], float]) -> float:
    return statistics.median(value(sample) for sample in samples)
