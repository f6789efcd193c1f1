"""Where the time of a GetItem goes: each step alone, and the whole, in turns.

The steps are those of `Engine.call` and `operations.get_item`; what they do not add up to is the
calling between them. Change this file when the path of a read changes.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec import Raw

from bench import report, workload
from bench.loading import load
from bench.rounds import Plan, Spread, Work, race
from tablewright.engine import Engine, shapes
from tablewright.engine.context import EngineContext
from tablewright.engine.storage import records

ITEMS = 10_000


@dataclass(frozen=True, slots=True)
class _Sample:
    """One request, with what each step hands to the next."""

    request: workload.Request
    clean: workload.Request
    item_key: bytes
    record: bytes
    answer: dict[str, Any]


def measured(plan: Plan) -> report.Section:
    """The steps of a GetItem in an engine in memory."""
    with Engine.memory() as engine:
        load(engine, ITEMS)
        context: EngineContext = engine._context
        samples = _samples(context)
        steps = _steps(engine, context)
        times_us = race([_over(samples, do) for do in steps.values()], plan)
    medians_us = {name: Spread.of(us).median for name, us in zip(steps, times_us, strict=True)}
    whole_us = medians_us.pop("all of it")
    medians_us["the calls between these"] = whole_us - sum(medians_us.values())
    medians_us["all of it"] = whole_us
    return report.Section(
        "steps",
        "Where a GetItem's time goes, processor time",
        columns=("step", "µs", "share"),
        rows=[
            (name, report.amount(median_us), f"{median_us / whole_us:.0%}")
            for name, median_us in medians_us.items()
        ],
        data=[{"step": name, "us": median_us} for name, median_us in medians_us.items()],
    )


def _samples(context: EngineContext) -> list[_Sample]:
    requests = workload.Requests(ITEMS)
    table = context.catalog.table(workload.TABLE)
    samples: list[_Sample] = []
    for _ in range(1000):
        request = requests.get()
        clean = shapes.checked("GetItem", request)
        item_key = table.item_key(clean["Key"])
        with context.store.snapshot() as txn:
            record = txn.get(item_key, db=context.store.items)
        _, item_json = records.opened_item(item_key, record)
        samples.append(_Sample(request, clean, item_key, record, {"Item": Raw(item_json)}))
    return samples


def _steps(engine: Engine, context: EngineContext) -> dict[str, Callable[[_Sample], object]]:
    store = context.store
    table = context.catalog.table(workload.TABLE)

    def looked_up(sample: _Sample) -> Any:
        with store.snapshot() as txn:
            return txn.get(sample.item_key, db=store.items)

    return {
        "check and copy the request": lambda s: shapes.checked("GetItem", s.request),
        "make the store key": lambda s: table.plain_item_key(s.clean["Key"]),
        "LMDB: snapshot and lookup": looked_up,
        "check the record's checksum": lambda s: records.opened_item(s.item_key, s.record),
        "decode the item": lambda s: records.plain(s.answer),
        "all of it": lambda s: engine.call("GetItem", s.request),
    }


def _over(samples: list[_Sample], do: Callable[[_Sample], object]) -> Work:
    """The step on one sample after another."""

    def work(count: int) -> Callable[[], object]:
        chosen = [samples[number % len(samples)] for number in range(count)]

        def timed() -> None:
            for sample in chosen:
                do(sample)

        return timed

    return work
