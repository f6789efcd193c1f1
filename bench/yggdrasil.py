"""The bench of family trees: `make bench-yggdrasil`.

    python bench/yggdrasil.py [--quick] [--only growth] [--gedcom royal92.ged]

What reading a whole tree, kinship, ancestors and search cost in trees of 3,000, 30,000 and 300,000
people (`bench.yggdrasil_growth`), and kinship and import beside Gramps' own library
(`bench.yggdrasil_gramps`). All contenders of a section take turns in one run.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bench import report

PARTS = ("growth", "gramps")
SIZES = (3_000, 30_000, 300_000)
QUICK_SIZES = (1_000, 10_000)


@click.command()
@click.option("--quick", is_flag=True, help="A short run: smaller trees, fewer rounds.")
@click.option(
    "--only", type=click.Choice(PARTS), multiple=True, help="Run this part; may be repeated."
)
@click.option(
    "--gedcom",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    help="The file to compare with Gramps; without it, 3,000 made-up people.",
)
@click.option("--json", "json_path", type=click.Path(path_type=Path), help="Write JSON to a file.")
def main(
    *, quick: bool, only: tuple[str, ...], gedcom: Path | None, json_path: Path | None
) -> None:
    """Measures family trees. Results go to stdout, all else to stderr."""
    from bench import report

    # A benchmark that is stopped still stops its process and removes the data.
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    report.show_machine()
    sections: list[report.Section] = []
    for section in _parts(only or PARTS, quick=quick, gedcom=gedcom):
        report.show(section)
        sections.append(section)
    if json_path is not None:
        json_path.write_text(report.as_json(sections) + "\n")


def _parts(
    wanted: tuple[str, ...], *, quick: bool, gedcom: Path | None
) -> Iterator[report.Section]:
    from bench import yggdrasil_gramps, yggdrasil_growth

    if "growth" in wanted:
        plan = yggdrasil_growth.Plan(
            sizes=QUICK_SIZES if quick else SIZES,
            rounds=5 if quick else 15,
            reads=3 if quick else 4,
            calls=10 if quick else 30,
        )
        yield yggdrasil_growth.measured(plan)
    if "gramps" in wanted:
        plan = yggdrasil_gramps.Plan(
            rounds=3 if quick else 9, pairs=40 if quick else 200, imports=2 if quick else 5
        )
        yield yggdrasil_gramps.measured(plan, gedcom)


if __name__ == "__main__":
    # A script finds the modules beside it; ours are in `bench`.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    main()
