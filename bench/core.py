"""The command of `make bench-core`: `python -m bench.core [--quick] [--only race]`.

Not here: the race (`bench.core_race`), the costs (`bench.core_cost`).
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import click

from bench import core_cost, core_race, report

PARTS = ("race", "cost")


@click.command()
@click.option("--quick", is_flag=True, help="A short run: fewer rounds.")
@click.option(
    "--only", type=click.Choice(PARTS), multiple=True, help="Run this part; may be repeated."
)
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Write JSON to a file.")
def main(*, quick: bool, only: tuple[str, ...], json_path: Path | None) -> None:
    """Measures core. Results go to stdout, all else to stderr."""
    # A benchmark that is stopped still stops its servers and removes their data.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    report.show_machine()
    sections: list[report.Section] = []
    for section in _parts(only or PARTS, quick=quick):
        report.show(section)
        sections.append(section)
    if json_path is not None:
        json_path.write_text(report.as_json(sections) + "\n")


def _parts(wanted: tuple[str, ...], *, quick: bool) -> Iterator[report.Section]:
    if "race" in wanted:
        yield core_race.measured(rounds=5 if quick else 15, seconds=0.5 if quick else 1.0)
    if "cost" in wanted:
        yield core_cost.measured(rounds=8 if quick else 30, requests=400)


if __name__ == "__main__":
    main()
