"""Growth: the same reads of a small store and of one many times its size, in turns.

Both are on disk in a temporary folder, loaded through BatchWriteItem, and stay in the page cache
if the machine has the memory for it. Wall time counts: a read that waits for the disk shows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from bench import report, workload
from bench.loading import load
from bench.rounds import Outcome, Plan, Work, compared
from tablewright.engine import Engine

SMALL_ITEMS = 10_000
GOAL = 1.5


def measured(plan: Plan, *, large_items: int) -> report.Section:
    """Reads at both sizes."""
    with TemporaryDirectory(prefix="bench-") as name:
        small = _loaded(Path(name) / "small", SMALL_ITEMS)
        start = perf_counter()
        large = _loaded(Path(name) / "large", large_items)
        load_rate = large_items / (perf_counter() - start)
        with small, large:
            outcomes = list(_outcomes(small, large, large_items, plan))
    return report.against_base(
        "growth",
        f"Reads of {large_items:,} items against reads of {SMALL_ITEMS:,} "
        f"(loaded in batches of {workload.BATCH_ITEMS} at {load_rate:,.0f} items/s)",
        outcomes,
        base=f"{SMALL_ITEMS:,}",
        subject=f"{large_items:,}",
    )


def _loaded(path: Path, count: int) -> Engine:
    engine = Engine.open(path, durability="relaxed", sweeps=False)
    load(engine, count, title=f"loading {count:,} items")
    return engine


def _outcomes(small: Engine, large: Engine, large_items: int, plan: Plan) -> Iterator[Outcome]:
    few, many = workload.Requests(SMALL_ITEMS), workload.Requests(large_items)
    reads = (
        ("GetItem", "GetItem", few.get, many.get, GOAL),
        ("Query, 100 items of the table", "Query", few.query, many.query, GOAL),
        ("Query, 100 items of a GSI", "Query", few.query_index, many.query_index, None),
    )
    for name, operation, make_few, make_many, goal in reads:
        yield compared(
            name,
            base=_calls(small, operation, make_few),
            subject=_calls(large, operation, make_many),
            goal=goal,
            plan=plan,
        )


def _calls(engine: Engine, operation: str, make: Callable[[], workload.Request]) -> Work:
    def work(count: int) -> Callable[[], object]:
        requests = [make() for _ in range(count)]

        def timed() -> None:
            for request in requests:
                engine.call(operation, request)

        return timed

    return work
