"""The report: sections of rows, as tables for people and as one JSON object for programs.

Goals are shown, and no build depends on them: a busy machine must not fail it. A section that
`is_missed` makes its command exit with 1.
"""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import lmdb
import msgspec
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from bench.rounds import Outcome, Spread

_PIPE_COLUMNS = 180


@dataclass(frozen=True, slots=True)
class Section:
    """One table of the report; `data` is its JSON form."""

    key: str
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str | Text]]
    data: Any
    missing: Sequence[str] = field(default=())  # what could not be measured, and why
    is_missed: bool = False  # a goal that the command must meet


def against_base(
    key: str, title: str, outcomes: Iterable[Outcome], *, base: str, subject: str
) -> Section:
    """A section of comparisons, one to a row."""
    outcomes = list(outcomes)
    return Section(
        key,
        title,
        columns=("", f"{base}, µs", f"{subject}, µs", "ratio", "quartiles", "goal"),
        rows=[
            (
                outcome.name,
                amount(outcome.base_us.median),
                amount(outcome.subject_us.median),
                f"{outcome.ratio.median:.2f}",
                f"{outcome.ratio.lower:.2f} to {outcome.ratio.upper:.2f}",
                goal(outcome.ratio.median, outcome.goal),
            )
            for outcome in outcomes
        ],
        data=[outcome.to_json() for outcome in outcomes],
    )


def amount(value: float) -> str:
    """A number with three digits that matter.

    >>> amount(4.237), amount(42.37), amount(4237.1)
    ('4.24', '42.4', '4,237')
    """
    if value < 10:
        return f"{value:.2f}"
    return f"{value:.1f}" if value < 100 else f"{value:,.0f}"


def times(spread: Spread) -> str:
    """How many times as long, with its quartiles."""
    return f"{amount(spread.median)} ({amount(spread.lower)} to {amount(spread.upper)})"


def goal(value: float, bound: float | None, *, unit: str = "") -> Text:
    """The goal and whether it is met."""
    if bound is None:
        return Text("")
    met = value <= bound
    return Text(
        f"{'met' if met else 'MISSED'} (at most {bound:g}{unit})",
        style="green" if met else "bold red",
    )


def goal_at_least(spread: Spread, bound: float) -> Text:
    """A spread, and whether its median reaches the goal."""
    met = spread.median >= bound
    return Text(
        f"{times(spread)} {'met' if met else 'MISSED'}", style="green" if met else "bold red"
    )


def machine() -> dict[str, Any]:
    """What the figures depend on."""
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "python": platform.python_version(),
        "system": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "lmdb": lmdb.__version__,
        "msgspec": msgspec.__version__,
    }


def show(section: Section) -> None:
    """Writes a section for people to stdout."""
    # A pipe has no width of its own: rows stay whole there.
    width = None if sys.stdout.isatty() else _PIPE_COLUMNS
    console = Console(width=width, highlight=False, markup=False)
    table = Table(title=section.title, title_justify="left", title_style="bold", box=box.SIMPLE)
    for place, column in enumerate(section.columns):
        is_name = place == 0
        table.add_column(column, justify="left" if is_name else "right", no_wrap=is_name)
    for row in section.rows:
        table.add_row(*row)
    console.print(table)
    for reason in section.missing:
        console.print(Text(f"NOT MEASURED  {reason}", style="bold red"))


def show_machine() -> None:
    """Writes what the figures depend on to stdout."""
    facts = machine()
    print(", ".join(f"{name} {value}" for name, value in facts.items()))


def as_json(sections: Iterable[Section]) -> str:
    """All sections as one JSON object."""
    parts = {
        section.key: {"title": section.title, "rows": section.data, "missing": section.missing}
        for section in sections
    }
    return msgspec.json.encode({"machine": machine(), "sections": parts}).decode()
