"""Sweep: repeats a scenario once for each fault that AWS can cause in it, one at a time.

    def transfer(stage: Stage) -> object:
        db = stage.database()
        ...                                 # preparation
        with stage.swept():
            ...                             # the tested part
        assert 100 == total(db)             # must hold under every fault
        return accounts(db)                 # must equal the calm run's result

    def test_a_transfer_survives_aws():
        print(sweep(transfer))

The scenario runs once without a fault. That run lists its calls, and the faults they can meet:

- each write once with its response lost, so that the client sends the same bytes again
- each call once without any response; each write also without having been executed
- each read of an index once from 1, 2, 3 and 6 commits ago, where the result differs

Then it runs once for each fault. Such a run fails if it raises, or if its result differs from the
calm run's. A kind of fault that did not occur is a failure too: nothing was tested. Scenarios must
be deterministic: time and ids come from the stage.
"""

from __future__ import annotations

import asyncio
import inspect
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any, cast

from tablewright.testing.fault import KINDS, Fault, Kind
from tablewright.testing.faulty import Call, possible
from tablewright.testing.report import Failure, Report
from tablewright.testing.stage import Stage

Scenario = Callable[[Stage], object]  # a function, or an async one

START = 4_000_000_000.0  # in the year 2096, far from the machine's own time
LAG_SECONDS = 5.0  # AWS: mostly below one second


def sweep(
    scenario: Scenario,
    *,
    kinds: Sequence[Kind] = KINDS,
    sample: int | None = None,
    only: str | None = None,
    lag_seconds: float = LAG_SECONDS,
) -> Report:
    """Repeats a scenario under each fault; raises `SweepError` unless it holds under all.

    `kinds` leaves out kinds of faults that the scenario cannot meet, such as "stale" if it reads
    no index. `sample` bounds the runs of each kind: always the same ones, spread evenly.
    `only` runs one fault by its name. An index is never more than `lag_seconds` behind, by the
    clock of the stage.
    """
    report = explore(scenario, kinds=kinds, sample=sample, only=only, lag_seconds=lag_seconds)
    if only is not None:
        for failure in report.failures:
            raise failure.error
        return report
    report.check()
    return report


def explore(
    scenario: Scenario,
    *,
    kinds: Sequence[Kind] = KINDS,
    sample: int | None = None,
    only: str | None = None,
    lag_seconds: float = LAG_SECONDS,
) -> Report:
    """Like `sweep`, but raises only the errors of the calm run; failures are in the report."""
    name = getattr(scenario, "__name__", type(scenario).__name__)
    calm = _run(scenario, None, lag_seconds)
    if calm.error is not None:
        calm.error.add_note(f"{name} raised this in the calm run.")
        raise calm.error
    faults = [one for one in possible(calm.calls, calm.stale) if one.kind in kinds]
    report = Report(name, kinds, possible=Counter(one.kind for one in faults))
    chosen = _sampled(faults, sample) if only is None else [_named(faults, only)]
    for fault in chosen:
        call = calm.calls[fault.call - 1]
        error = _difference(calm, call, _run(scenario, fault, lag_seconds))
        if error is not None:
            report.failures.append(Failure(fault, call, error))
        report.affected[fault.kind] += 1
    return report


@dataclass(frozen=True, slots=True)
class _Run:
    result: object
    error: Exception | None
    calls: list[Call]
    stale: list[Fault]
    met: Call | None


def _run(scenario: Scenario, fault: Fault | None, lag_seconds: float) -> _Run:
    result, raised = None, None
    with Stage(fault, start=START, lag_seconds=lag_seconds) as stage:
        try:
            result = scenario(stage)
            if inspect.iscoroutine(result):
                result = asyncio.run(cast(Coroutine[Any, Any, object], result))
        except Exception as error:
            raised = error
        calls = stage.calls
    return _Run(result, raised, calls.calls, calls.stale, calls.met)


def _difference(calm: _Run, call: Call, run: _Run) -> Exception | None:
    """Describes how a run under a fault failed."""
    met = run.met
    if met is None or (call.operation, call.body) != (met.operation, met.body):
        return AssertionError(
            f"The scenario is not deterministic: this call was {met or 'missing'}"
        )
    if run.error is None and calm.result != run.result:
        return AssertionError(f"It returned {run.result!r}, and {calm.result!r} in the calm run")
    return run.error


def _named(faults: Sequence[Fault], name: str) -> Fault:
    fault = Fault.parse(name)
    if fault not in faults:
        raise ValueError(f"{name} must be a fault that the scenario can meet")
    return fault


def _sampled(faults: Sequence[Fault], count: int | None) -> list[Fault]:
    """Returns at most this many faults of each kind, evenly spread."""
    if count is None:
        return list(faults)
    chosen: list[Fault] = []
    for kind in KINDS:
        of_kind = [one for one in faults if one.kind == kind]
        taken = min(count, len(of_kind))
        chosen += [of_kind[(2 * n + 1) * len(of_kind) // (2 * taken)] for n in range(taken)]
    return chosen
