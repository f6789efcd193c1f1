"""The results of a race: requests per second, latencies, and the ratio to the best peer.

A figure is the median of the rounds. A ratio is computed within each round, against the best in it,
and then the median of the rounds. Not here: measuring (`bench.endpoint_race`), the form of tables
(`bench.report`).
"""

from __future__ import annotations

import statistics
from collections.abc import Callable, Sequence

from rich.text import Text

from bench import report
from bench.endpoint_contenders import NOTHING, Contender
from bench.endpoint_race import Results, Row, Runner
from bench.racing import Sample
from bench.rounds import Spread

NONE = "-"


def sections(results: Results) -> list[report.Section]:
    """The tables of the race."""
    return [_rates(results), _latencies(results), _processor_times(results), _ratios(results)]


def _rates(results: Results) -> report.Section:
    runners = results.runners
    return report.Section(
        "endpoint-rates",
        f"Requests/s, {results.plan.items:,} items",
        columns=_columns(runners),
        rows=_cells(
            results,
            runners,
            lambda samples: report.amount(_median(samples, lambda s: s.per_second)),
        ),
        data=[
            {
                "operation": row[0].name,
                "connections": row[1],
                "contender": runner.contender.key,
                "rounds": results.of(row, runner.contender),
            }
            for row in results.plan.rows
            for runner in runners
        ],
        missing=results.missing,
    )


def _latencies(results: Results) -> report.Section:
    runners = [runner for runner in results.runners if runner.contender.name != NOTHING]
    return report.Section(
        "endpoint-latencies",
        "Latency, ms: half of the answers / 99 of 100 came within",
        columns=_columns(runners),
        rows=_cells(
            results,
            runners,
            lambda samples: (
                f"{report.amount(_median(samples, lambda s: s.p50_ms))}/"
                f"{report.amount(_median(samples, lambda s: s.p99_ms))}"
            ),
        ),
        data=(),  # it is part of the samples above
    )


def _processor_times(results: Results) -> report.Section:
    runners = [runner for runner in results.runners if runner.contender.name != NOTHING]
    return report.Section(
        "endpoint-processor-times",
        "Processor time of the server for one request, µs (of all its threads and processes)",
        columns=_columns(runners),
        rows=_cells(
            results, runners, lambda samples: report.amount(_median(samples, lambda s: s.server_us))
        ),
        data=(),
    )


def _columns(runners: Sequence[Runner]) -> list[str]:
    return ["", "conns", *(runner.contender.label for runner in runners)]


def _cells(
    results: Results, runners: Sequence[Runner], cell: Callable[[list[Sample]], str]
) -> list[list[str]]:
    def shown(row: Row, runner: Runner) -> str:
        samples = _present(results.of(row, runner.contender))
        return cell(samples) if samples else runner.remarks.get(row[0].name, NONE)

    return [
        [row[0].name, str(row[1]), *(shown(row, runner) for runner in runners)]
        for row in results.plan.rows
    ]


def _ratios(results: Results) -> report.Section:
    ours = [runner.contender for runner in results.runners if runner.contender.is_ours]
    peers = [runner.contender for runner in results.runners if runner.contender.is_peer]
    synced = [peer for peer in peers if peer.is_synced]
    comparisons = [(one, f"{one.place} / best of all", peers) for one in ours]
    comparisons += [(one, f"{one.place} / best synced", synced) for one in ours if one.is_synced]
    rows: list[list[str | Text]] = []
    data: list[object] = []
    for row in results.plan.rows:
        operation, connections = row
        cells: list[str | Text] = []
        for one, name, others in comparisons:
            ratio = ratio_to_best(results, row, one, others)
            data.append(
                {
                    "operation": operation.name,
                    "connections": connections,
                    "comparison": name,
                    "ratio": ratio and ratio.to_json(),
                    "goal": operation.goal,
                }
            )
            cells.append(NONE if ratio is None else report.goal_at_least(ratio, operation.goal))
        best = _best(results, row, peers)
        goal = f"at least {operation.goal:g}" if operation.goal > 1 else "ahead"
        rows.append([operation.name, str(connections), best, goal, *cells])
    return report.Section(
        "endpoint-ratios",
        "Tablewright, in times the requests/s of the best peer in the same round",
        columns=("", "conns", "best peer", "goal", *(name for _, name, _ in comparisons)),
        rows=rows,
        data=data,
    )


def ratio_to_best(
    results: Results, row: Row, one: Contender, others: Sequence[Contender]
) -> Spread | None:
    """Returns the ratio to the best of the others, if there is one."""
    theirs = [results.of(row, other) for other in others]
    ratios: list[float] = []
    for number, sample in enumerate(results.of(row, one)):
        best = max((s.per_second for s in _present([of[number] for of in theirs])), default=0.0)
        if sample is not None and best:
            ratios.append(sample.per_second / best)
    if not ratios:
        return None
    return Spread.of(ratios) if len(ratios) > 1 else Spread(ratios[0], ratios[0], ratios[0])


def _best(results: Results, row: Row, peers: Sequence[Contender]) -> str:
    medians = {
        peer.key: _median(samples, lambda sample: sample.per_second)
        for peer in peers
        if (samples := _present(results.of(row, peer)))
    }
    return max(medians, key=lambda key: medians[key]) if medians else NONE


def _present(samples: Sequence[Sample | None]) -> list[Sample]:
    return [sample for sample in samples if sample is not None]


def _median(samples: Sequence[Sample], value: Callable[[Sample], float]) -> float:
    return statistics.median(value(sample) for sample in samples)
