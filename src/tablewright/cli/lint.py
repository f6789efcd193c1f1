"""`tablewright lint`: shows findings, and fails if there are errors.

Not here: the rules (`ops.lint`).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import click

from tablewright.commands.failures import Failure, MistakesFound, UsageFailure, failure_of
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    opened_database,
    table_prefix_option,
)

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text

    from tablewright.model.design import Design
    from tablewright.ops.engine_support import Lack
    from tablewright.ops.lint import Finding, LintReport

_COLOURS = {"error": "bold red", "warning": "yellow", "info": "cyan"}

_EXAMPLES = """\b
Examples:
  tablewright lint yggdrasil
  tablewright lint shop.design                fails if there are errors
  tablewright lint shop.design --allowed      also show allowed findings
  tablewright lint shop.design --target alternator
  tablewright lint shop.design --json | jq '.data.findings[].code'
"""


@click.command(short_help="Find mistakes in a design.", epilog=_EXAMPLES)
@click.argument("name")
@click.option(
    "--allowed", is_flag=True, help="Also show findings that a comment allows, with their reasons."
)
@click.option(
    "--target",
    metavar="ENGINE|TARGET",
    help="Also list features of the design that an engine does not support: alternator, aws, "
    "dynalite, dynamodb-local, dynoxide, extenddb, tablewright, or a target, which is asked.",
)
@table_prefix_option
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def lint(
    name: str, allowed: bool, target: str | None, table_prefix: str | None, as_json: bool
) -> int:
    """Find common mistakes in DynamoDB designs: hot keys, filters, scans, TTL and more.

    NAME is an installed system or a module. Exits 1 if there are errors. A comment at the
    declaration allows a finding: `# tablewright: allow L101 because …`. docs/guides/lint.md
    explains each code.
    """
    from tablewright.ops.engine_support import sentence
    from tablewright.ops.lint import lint_module

    found = found_design(name)
    lacks = [] if target is None else _lacks(found.design, target, table_prefix)
    report = lint_module(found.design, found.module)
    data = report.to_json()
    warnings: tuple[str, ...] = ()
    if target is not None:
        listed = [{"feature": one.feature, "needed_by": one.needed_by} for one in lacks]
        data |= {"target": target, "unsupported": listed}
        warnings = (sentence(printable(target), lacks),) if lacks else ()
    outcome = Outcome(
        data=data,
        text=lambda: _text(report, shows_allowed=allowed),
        warnings=warnings,
        failure=_failure(report),
    )
    return write(outcome, as_json=as_json)


def _lacks(design: Design, target: str, table_prefix: str | None) -> list[Lack]:
    """The features that an engine lacks, given its name or the address of a server to ask."""
    from tablewright.client.target_texts import is_target
    from tablewright.ops.engine_support import ENGINES, lacked, supporting

    engine = "aws" if target.startswith("aws:") else target
    if engine in ENGINES:
        return lacked(ENGINES[engine], design)
    if not is_target(target):
        raise UsageFailure(
            f"{printable(target)!r} is neither a target nor an engine. Engines are "
            f"{', '.join(ENGINES)}."
        )
    chosen = chosen_target(GivenTarget(target, table_prefix))
    if chosen.kind != "remote":
        return lacked(ENGINES["tablewright"], design)
    with opened_database(chosen) as database:
        return database.run(supporting(design))


def _failure(report: LintReport) -> Failure | None:
    from tablewright.ops.lint import FindingSeverity

    if report.is_sound:
        return None
    errors = counted(report.count(FindingSeverity.ERROR), "error")
    return failure_of(MistakesFound(f"{report.system} has {errors}."))


def _text(report: LintReport, *, shows_allowed: bool) -> RenderableType:
    from rich.console import Group

    shown = [*report.findings, *(report.allowed if shows_allowed else ())]
    return Group(*(_finding(one) for one in shown), _summary(report))


def _finding(finding: Finding) -> Text:
    from rich.text import Text

    severity = finding.severity.value
    is_allowed = finding.allowed_because is not None
    line = Text()
    line.append(
        "allowed" if is_allowed else severity, style="green" if is_allowed else _COLOURS[severity]
    )
    line.append(f" {finding.code}", style="bold")
    if finding.source is not None:
        line.append(f"  {printable(_relative(finding.source.file))}:{finding.source.line}")
    line.append(f"\n  {printable(str(finding.place))}\n", style="bold")
    line.append(f"  {printable(finding.reason)}\n")
    if is_allowed:
        line.append(f"  Allowed because {printable(finding.allowed_because or '')}\n", style="dim")
    else:
        line.append(f"  {printable(finding.remedy)}\n", style="dim")
    return line


def _relative(file: str) -> str:
    """Returns the path relative to the working directory, if that is shorter."""
    return min(os.path.relpath(file), file, key=len)


def _summary(report: LintReport) -> str:
    from tablewright.ops.lint import FindingSeverity

    counts = [
        counted(report.count(FindingSeverity.ERROR), "error"),
        counted(report.count(FindingSeverity.WARNING), "warning"),
        counted(report.count(FindingSeverity.INFO), "note"),
    ]
    return f"{printable(report.system)}: {', '.join(counts)}, {len(report.allowed):,} allowed."
