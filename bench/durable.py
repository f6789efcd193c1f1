"""Writes that reach the disk: PutItem with full durability, from one thread and from sixteen.

The floor syncs once per put, because raw LMDB writers wait for each other. The engine lets puts
that wait share a commit, so from sixteen threads it may well be quicker than its floor.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench import report
from bench.floor import Pair, new_puts, pair
from bench.rounds import Outcome, Plan, Work, compared

THREADS = 16
PUTS_PER_SLICE = 20  # of each thread


def measured(plan: Plan) -> report.Section:
    """Both comparisons of synced puts."""
    with TemporaryDirectory(prefix="bench-") as name, pair(Path(name), is_synced=True) as both:
        outcomes = list(_outcomes(both, plan))
    return report.against_base(
        "durable",
        "PutItem with durability full against raw synced puts (wall time per put)",
        outcomes,
        base="floor",
        subject="engine",
    )


def _outcomes(both: Pair, plan: Plan) -> Iterator[Outcome]:
    yield compared(
        "PutItem, synced, 1 thread",
        base=both.below(new_puts, both.store.put),
        subject=both.call("PutItem", both.engine_requests.put),
        plan=replace(plan, operations=PUTS_PER_SLICE),
    )
    with ThreadPoolExecutor(THREADS) as pool:
        yield compared(
            f"PutItem, synced, {THREADS} threads",
            base=_threaded(pool, lambda: new_puts(both.raw_requests), both.store.put),
            subject=_threaded(
                pool,
                both.engine_requests.put,
                lambda request: both.engine.call("PutItem", request),
            ),
            plan=replace(plan, operations=PUTS_PER_SLICE * THREADS),
        )


def _threaded(
    pool: ThreadPoolExecutor, make: Callable[[], Any], do: Callable[[Any], object]
) -> Work:
    """`count` operations, dealt out to all threads."""

    def work(count: int) -> Callable[[], object]:
        prepared = [make() for _ in range(count)]
        hands = [prepared[start::THREADS] for start in range(THREADS)]

        def play(hand: list[Any]) -> None:
            for one in hand:
                do(one)

        return lambda: list(pool.map(play, hands))

    return work
