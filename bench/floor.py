"""The engine against the floor: the same work done with LMDB and msgspec alone, in one process.

The engine is asked through `Engine.call`, from dictionary to dictionary, and through
`wire.respond`, from bytes to bytes. Stores are on disk and relaxed: LMDB leaves syncing to the
operating system, so nothing here waits, and processor time is what counts.
Not here: commits that reach the disk (`bench.durable`), where the time goes (`bench.steps`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench import raw, report, workload
from bench.loading import load
from bench.raw import RawStore
from bench.rounds import Outcome, Plan, Work, compared
from tablewright.engine import Engine, wire
from tablewright.operations import target_header
from tablewright.values.attributes import item_size_bytes

ITEMS = 10_000


@dataclass(frozen=True, slots=True)
class Pair:
    """An engine and the floor below it, with the same items in both."""

    engine: Engine
    store: RawStore
    engine_requests: workload.Requests
    raw_requests: workload.Requests

    def call(self, operation: str, make: Callable[[], workload.Request]) -> Work:
        """Operations through `Engine.call`."""
        return _each(make, lambda request: self.engine.call(operation, request))

    def respond(self, operation: str, make: Callable[[], workload.Request]) -> Work:
        """Operations through `wire.respond`."""
        target = target_header(operation)
        return _each(
            lambda: raw.encode(make()), lambda body: wire.respond(self.engine, target, body)
        )

    def below(self, make: Callable[[workload.Requests], Any], do: Callable[..., object]) -> Work:
        """The same on the floor: `make` is preparation, `do` is timed."""
        return _each(lambda: make(self.raw_requests), do)


@contextmanager
def pair(folder: Path, *, is_synced: bool) -> Iterator[Pair]:
    """Opens both stores in a folder, and loads them if they are new."""
    if not folder.joinpath("engine").exists():
        _fill(folder)
    store = RawStore(folder / "raw", is_synced=is_synced)
    durability = "full" if is_synced else "relaxed"
    with Engine.open(folder / "engine", durability=durability, sweeps=False) as engine:
        yield Pair(engine, store, workload.Requests(ITEMS), workload.Requests(ITEMS))
    store.close()


def _fill(folder: Path) -> None:
    with Engine.open(folder / "engine", durability="relaxed", sweeps=False) as engine:
        load(engine, ITEMS)
    folder.joinpath("raw").mkdir()
    store = RawStore(folder / "raw", is_synced=False)
    store.load(ITEMS)
    store.close()


def _each(make: Callable[[], Any], do: Callable[[Any], object]) -> Work:
    def work(count: int) -> Callable[[], object]:
        prepared = [make() for _ in range(count)]

        def timed() -> None:
            for one in prepared:
                do(one)

        return timed

    return work


def measured(plan: Plan) -> report.Section:
    """Every comparison with the floor that needs no sync."""
    with TemporaryDirectory(prefix="bench-") as name, pair(Path(name), is_synced=False) as both:
        outcomes = [*_reads(both, plan), *_writes(both, plan), *_wire(both, plan)]
    size_bytes = item_size_bytes(workload.item(0))
    return report.against_base(
        "floor",
        f"Engine.call against the floor, processor time ({ITEMS:,} items of {size_bytes:,} bytes)",
        outcomes,
        base="floor",
        subject="engine",
    )


def _number_key(requests: workload.Requests) -> bytes:
    return raw.item_key(workload.key(requests.number()))


def _partition(requests: workload.Requests) -> bytes:
    return raw.partition_key(workload.key(requests.number())["tenant_id"]["S"])


def _status(requests: workload.Requests) -> bytes:
    return raw.status_key(requests.query_index()["ExpressionAttributeValues"][":status"]["S"])


def new_puts(requests: workload.Requests) -> raw.Puts:
    """What the floor puts for a new item."""
    return raw.puts_of(workload.item(requests.new_number()))


def _new_puts(requests: workload.Requests, count: int) -> Sequence[raw.Puts]:
    return [new_puts(requests) for _ in range(count)]


def _reads(both: Pair, plan: Plan) -> Iterator[Outcome]:
    store, requests = both.store, both.engine_requests
    yield compared(
        "GetItem",
        base=both.below(_number_key, store.get),
        subject=both.call("GetItem", requests.get),
        goal=2.5,
        plan=plan,
    )
    yield compared(
        "Query, 100 items of the table",
        base=both.below(_partition, lambda prefix: store.page(store.items, prefix)),
        subject=both.call("Query", requests.query),
        goal=2.0,
        plan=plan,
    )
    yield compared(
        "Query, 100 items of a GSI",
        base=both.below(_status, lambda prefix: store.page(store.entries, prefix)),
        subject=both.call("Query", requests.query_index),
        plan=plan,
    )


def _writes(both: Pair, plan: Plan) -> Iterator[Outcome]:
    store, requests = both.store, both.engine_requests
    yield compared(
        "PutItem, new, two GSIs",
        base=both.below(new_puts, store.put),
        subject=both.call("PutItem", requests.put),
        goal=4.0,
        plan=plan,
    )
    yield compared(
        "PutItem, replacing, two GSIs",
        base=both.below(lambda r: raw.puts_of(workload.item(r.number(), logins=7)), store.put),
        subject=both.call("PutItem", requests.replace),
        plan=plan,
    )
    yield compared(
        "UpdateItem with a condition",
        base=both.below(_number_key, lambda key: store.change(key, "Grace Hopper the 7th")),
        subject=both.call("UpdateItem", requests.update),
        plan=plan,
    )
    yield compared(
        "BatchWriteItem, 25 new items",
        base=both.below(lambda r: _new_puts(r, workload.BATCH_ITEMS), store.put_together),
        subject=both.call("BatchWriteItem", requests.batch),
        plan=plan,
    )
    yield compared(
        "TransactWriteItems, 4 actions",
        base=both.below(
            lambda r: (*_new_puts(r, 2), _number_key(r), _number_key(r)),
            lambda parts: store.transact(*parts),
        ),
        subject=both.call("TransactWriteItems", requests.transaction),
        plan=plan,
    )


def _wire(both: Pair, plan: Plan) -> Iterator[Outcome]:
    """From bytes to bytes; the floor decodes nothing either."""
    store, requests = both.store, both.engine_requests
    yield compared(
        "wire: GetItem",
        base=both.below(_number_key, store.get_bytes),
        subject=both.respond("GetItem", requests.get),
        plan=plan,
    )
    yield compared(
        "wire: Query, 100 items of the table",
        base=both.below(_partition, lambda prefix: store.page_bytes(store.items, prefix)),
        subject=both.respond("Query", requests.query),
        plan=plan,
    )
    yield compared(
        "wire: Query, 100 items of a GSI",
        base=both.below(_status, lambda prefix: store.page_bytes(store.entries, prefix)),
        subject=both.respond("Query", requests.query_index),
        plan=plan,
    )
