"""The bench of model and client: `make bench-model`.

    python bench/model.py [--quick] [--only codecs] [--json]

Objects from pages and requests from objects (`bench.model_codecs`), what a call costs a client
(`bench.model_calls`), and typed access in one process (`bench.model_embedded`). All contenders of a
section take turns in one run; figures are ratios.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import thread_time
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from bench import model_calls, report

PARTS = ("codecs", "calls", "embedded")


@click.command()
@click.option("--quick", is_flag=True, help="A short run: fewer rounds.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object instead of tables.")
@click.option(
    "--only", type=click.Choice(PARTS), multiple=True, help="Run this part; may be repeated."
)
def main(*, quick: bool, as_json: bool, only: tuple[str, ...]) -> None:
    """Measures model and client. Results go to stdout, all else to stderr."""
    from bench import report

    sections: list[report.Section] = []
    if not as_json:
        report.show_machine()
    for part in _parts(only or PARTS, quick=quick):
        section = part()
        sections.append(section)
        if not as_json:
            report.show(section)
    if as_json:
        sys.stdout.write(report.as_json(sections) + "\n")


def _parts(wanted: tuple[str, ...], *, quick: bool) -> Iterator[Callable[[], report.Section]]:
    from bench import model_calls, model_codecs, model_embedded
    from bench.rounds import Plan

    if "codecs" in wanted:
        reading = Plan(rounds=4 if quick else 12, slice_ms=100, clock=thread_time)
        writing = Plan(rounds=8 if quick else 25, slice_ms=10, clock=thread_time)
        yield lambda: model_codecs.reading_persons(reading)
        yield lambda: model_codecs.reading_jobs(reading)
        yield lambda: model_codecs.writing(writing)
    if "calls" in wanted:
        plan = model_calls.plan(quick=quick)
        yield lambda: _calls("stubbed", "nothing sent", model_calls.measured_stubbed(plan))
        yield lambda: _calls("loopback", "over loopback", model_calls.measured(plan))
    if "embedded" in wanted:
        alone = Plan(rounds=40 if quick else 400, slice_ms=4, clock=thread_time)
        yield lambda: model_embedded.measured(alone)


def _calls(key: str, how: str, costs: list[model_calls.Cost]) -> report.Section:
    from bench import model_calls, report

    return report.Section(
        f"calls_{key}",
        f"Processor time of one GetItem for the client, {how}",
        columns=("", "µs", "botocore takes, times", "goal"),
        rows=[
            (
                cost.name,
                report.amount(cost.call_us.median),
                report.times(cost.times_less),
                f"at least {model_calls.GOAL:g}" if cost.name.startswith("ours") else "",
            )
            for cost in costs
        ],
        data=[cost.to_json() for cost in costs],
    )


if __name__ == "__main__":
    # A script finds the modules beside it, where `model` would be this file; ours are in `bench`.
    sys.path[0] = str(Path(__file__).resolve().parents[1])
    main()
