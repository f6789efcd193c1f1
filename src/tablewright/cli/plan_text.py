"""A plan as text: steps grouped by table, with signs and colours.

Not here: planning (`ops.plan`).
"""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from tablewright.commands.outcome import printable

if TYPE_CHECKING:
    from rich.console import Group
    from rich.text import Text

    from tablewright.ops.plan import ChangePlan, Step

_SIGNS = {"add": ("+", "green"), "change": ("~", "yellow"), "remove": ("-", "red")}


def plan_text(plan: ChangePlan, target: str) -> Group:
    """Renders the whole plan. Colours add no information."""
    from rich.console import Group
    from rich.text import Text

    parts: list[Text] = []
    for table, steps in groupby(plan.steps, key=lambda step: step.table):
        parts.append(Text(printable(table), style="bold"))
        parts += [_line(step) for step in steps]
    parts.append(Text(summary(plan, target)))
    return Group(*parts)


def summary(plan: ChangePlan, target: str) -> str:
    """Returns the plan in one line."""
    if not plan.has_changes:
        return f"{plan.system} on {printable(target)} matches the design."
    counts = [f"{sum(step.verb == verb for step in plan.steps):,} to {verb}" for verb in _SIGNS]
    told = f"Plan for {plan.system} on {printable(target).rstrip(':')}: {', '.join(counts)}."
    if plan.destructive:
        told += f" Destructive steps: {len(plan.destructive):,}."
    if plan.impossible:
        told += f" Impossible steps: {len(plan.impossible):,}."
    return told


def _line(step: Step) -> Text:
    from rich.text import Text

    sign, colour = _SIGNS[step.verb]
    line = Text(f"  {sign} {step.verb} {printable(step.subject)}", style=colour)
    if step.words:
        line.append(f": {printable(step.words)}", style="default")
    if step.loss:
        line.append(f"\n      DESTRUCTIVE: {step.loss}", style="bold red")
    if step.obstacle:
        line.append(f"\n      IMPOSSIBLE: {step.obstacle}", style="bold magenta")
    return line
