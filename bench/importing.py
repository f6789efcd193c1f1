"""Importing: files of items into the embedded engine, beside what raw LMDB needs for them.

    python -m bench.importing                    1,000,000 items of 1 KB, two global indexes
    python -m bench.importing --quick            100,000
    python -m bench.importing --dynamodb-local   also BatchWriteItem on DynamoDB Local

The floor reads the same lines, decodes them with msgspec to find the keys, and makes three puts
each, with a commit for every thousand items, as the import does; both sync every commit. Floor and
import take turns, chunk by chunk, and what counts is the ratio within a chunk. Puts alone, with
keys and JSON made before, are shown too.
Not here: the import itself (`tablewright.ops.transfer`).
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter, thread_time
from typing import Any

import click

from bench import raw, report, workload
from bench.keep_alive import Refused
from bench.loading import load_server, progress
from bench.peers import DYNAMODB_LOCAL, Missing
from bench.raw import RawStore
from bench.rounds import Outcome, Spread
from tablewright import SystemClock
from tablewright.client.embedded import EmbeddedTransport
from tablewright.engine import Engine
from tablewright.model.design import Design, IndexDesign, KeyDesign, TableDesign
from tablewright.ops.transfer import found_source
from tablewright.ops.transfer.import_state import TableState
from tablewright.ops.transfer.loading import Loader
from tablewright.ops.transfer.reading import found_rows
from tablewright.ops.transfer.sinks import sink_for
from tablewright.ops.transfer.sources import ImportSource
from tablewright.ops.transfer.tally import as_it_is
from tablewright.ops.transfer.verifying import Expected, verified

ITEMS = 1_000_000
QUICK_ITEMS = 100_000
LOCAL_ITEMS = 20_000
GOAL = 3.0
_CHUNK_ITEMS = 10_000
_COMMIT_ITEMS = 1_000  # as many as an import writes in one commit
_FILE_ITEMS = 50_000


def _design() -> Design:
    def key(name: str) -> KeyDesign:
        return KeyDesign(name, "S")

    by_status = IndexDesign("by_status", key("status"), key("created_at"), "ALL")
    table = TableDesign(
        name=workload.TABLE,
        partition_key=key("tenant_id"),
        sort_key=key("user_id"),
        billing_mode="PAY_PER_REQUEST",
        ttl_attribute=None,
        point_in_time_recovery=False,
        encryption="AWS owned key",
        stream=None,
        indexes=(IndexDesign("by_email", key("email"), None, "ALL"), by_status),
        entities=(),
    )
    return Design("bench", (table,))


@dataclass
class Turns:
    """The times of floor and import, in microseconds per item, chunk by chunk."""

    puts: list[float] = field(default_factory=list[float])
    floor: list[float] = field(default_factory=list[float])
    subject: list[float] = field(default_factory=list[float])

    def outcome(self, name: str, base: list[float], goal: float | None) -> Outcome:
        """How many times as long the import takes."""
        ratios = [mine / theirs for mine, theirs in zip(self.subject, base, strict=True)]
        return Outcome(name, Spread.of(base), Spread.of(self.subject), Spread.of(ratios), goal)


class Stopwatch:
    """Wall time and processor time since the last look, per item."""

    def __init__(self) -> None:
        self._started = (perf_counter(), thread_time())

    def per_item_us(self, count: int) -> tuple[float, float]:
        now = (perf_counter(), thread_time())
        wall, processor = (1e6 * (b - a) / count for a, b in zip(self._started, now, strict=True))
        self._started = now
        return wall, processor


def _write_files(folder: Path, count: int) -> None:
    """The files to import."""
    folder.mkdir()
    with progress() as bar:
        task = bar.add_task(f"writing {count:,} items to files", total=count)
        for start in range(0, count, _FILE_ITEMS):
            numbers = range(start, min(start + _FILE_ITEMS, count))
            with (folder / f"{start // _FILE_ITEMS:05}.json").open("wb") as file:
                file.writelines(
                    b'{"Item":' + raw.encode(workload.item(number)) + b"}\n" for number in numbers
                )
            bar.update(task, completed=numbers.stop)


def _lines(folder: Path) -> Iterator[bytes]:
    for path in sorted(folder.glob("*.json")):
        with path.open("rb") as file:
            yield from file


def _floor(store: RawStore, lines: Iterator[bytes], count: int) -> tuple[Any, Any]:
    """Measures puts alone, and the rest of the work for a chunk; wall and processor time each."""
    puts = [0.0, 0.0]
    whole = Stopwatch()
    for _ in range(count // _COMMIT_ITEMS):
        made = [raw.puts_of(raw.decode(line)["Item"]) for line in islice(lines, _COMMIT_ITEMS)]
        watch = Stopwatch()
        store.put_together(made)
        for place, spent in enumerate(watch.per_item_us(count)):
            puts[place] += spent
    return tuple(puts), whole.per_item_us(count)


@contextmanager
def _loading(source: ImportSource, transport: EmbeddedTransport) -> Iterator[Loader]:
    sink = sink_for(transport, SystemClock())
    yield Loader(
        table=workload.TABLE,
        transport=transport,
        sink=sink,
        state=TableState(was_empty=True),
        measure=as_it_is,
        fades_before=0.0,
        on_reject=lambda reject: sys.exit(reject.reason),
        on_group=lambda: None,
    )
    sink.close()


def measured(count: int, *, dynamodb_local: bool = False) -> report.Section:
    """The import of so many items beside the floor."""
    by_wall, by_processor = Turns(), Turns()
    missing: list[str] = []
    with TemporaryDirectory(prefix="bench-") as name:
        folder = Path(name)
        _write_files(folder / "files", count)
        source = found_source(_design(), folder / "files")
        (folder / "raw").mkdir()
        store = RawStore(folder / "raw", is_synced=True)
        engine = Engine.open(folder / "engine", sweeps=False)
        engine.call("CreateTable", workload.CREATE_TABLE)
        with EmbeddedTransport(engine, owns_engine=True) as transport:
            with _loading(source, transport) as loader, progress() as bar:
                task = bar.add_task(f"importing {count:,} items", total=count)
                rows, lines = found_rows(source, source.tables[0]), _lines(folder / "files")
                for start in range(0, count, _CHUNK_ITEMS):
                    puts, floor = _floor(store, lines, _CHUNK_ITEMS)
                    watch = Stopwatch()
                    loader.load(islice(rows, _CHUNK_ITEMS))
                    subject = watch.per_item_us(_CHUNK_ITEMS)
                    for place, turns in enumerate((by_wall, by_processor)):
                        turns.puts.append(puts[place])
                        turns.floor.append(floor[place])
                        turns.subject.append(subject[place])
                    bar.update(task, completed=start + _CHUNK_ITEMS)
            checked_us = _verified(source, transport, loader.state, count)
        store.close()
        local_us = _dynamodb_local(folder, missing) if dynamodb_local else None
    return _section(count, by_wall, by_processor, checked_us, local_us, missing)


def _verified(
    source: ImportSource, transport: EmbeddedTransport, state: TableState, count: int
) -> float:
    expected = Expected(
        tally=state.tally(),
        measure=as_it_is,
        was_empty=True,
        fades_before=0.0,
        rejects=None,
        clock=SystemClock(),
    )
    watch = Stopwatch()
    verdict = verified(transport, source, source.tables[0], expected)
    assert (count, True) == (verdict.checked, verdict.is_same)
    return watch.per_item_us(count)[0]


def _dynamodb_local(folder: Path, missing: list[str]) -> float | None:
    """BatchWriteItem over one connection, 25 items each."""
    try:
        (folder / "local").mkdir()
        with DYNAMODB_LOCAL.running(folder / "local") as server:
            watch = Stopwatch()
            load_server(server.connection.call, LOCAL_ITEMS, title="loading DynamoDB Local")
            return watch.per_item_us(LOCAL_ITEMS)[0]
    except (Missing, OSError, Refused) as reason:
        missing.append(f"DynamoDB Local: {reason}")
        return None


def _section(
    count: int,
    by_wall: Turns,
    by_processor: Turns,
    checked_us: float,
    local_us: float | None,
    missing: list[str],
) -> report.Section:
    outcomes = [
        by_wall.outcome("import, wall time", by_wall.floor, GOAL),
        by_processor.outcome("import, processor time", by_processor.floor, GOAL),
        by_wall.outcome("import against puts alone, wall time", by_wall.puts, None),
    ]
    whole = sum(by_wall.subject) * _CHUNK_ITEMS / 1e6
    title = (
        f"Import of {count:,} items of 1 KB with two GSIs, synced, against raw LMDB: "
        f"{count / whole:,.0f} items/s, and {checked_us:.1f} µs an item to read and compare again"
    )
    if local_us is not None:
        subject = sum(by_wall.subject) / len(by_wall.subject)
        title += (
            f"; BatchWriteItem on DynamoDB Local {local_us:,.0f} µs an item, "
            f"{local_us / subject:.1f} times as long"
        )
    section = report.against_base("importing", title, outcomes, base="floor", subject="import")
    data = {"outcomes": section.data, "checked_us": checked_us, "dynamodb_local_us": local_us}
    return report.Section(section.key, section.title, section.columns, section.rows, data, missing)


@click.command()
@click.option("--quick", is_flag=True, help="100,000 items.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object.")
@click.option("--dynamodb-local", is_flag=True, help="Measure DynamoDB Local too.")
def main(*, quick: bool, as_json: bool, dynamodb_local: bool) -> None:
    """Measures an import. Results go to stdout, all else to stderr."""
    section = measured(QUICK_ITEMS if quick else ITEMS, dynamodb_local=dynamodb_local)
    if as_json:
        sys.stdout.write(report.as_json([section]) + "\n")
        return
    report.show_machine()
    report.show(section)


if __name__ == "__main__":
    main()
