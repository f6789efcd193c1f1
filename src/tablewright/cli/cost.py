"""`tablewright cost`: prints an estimate and its arithmetic.

Not here: the calculation (`ops.cost`).
"""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.commands.failures import UsageFailure
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, printable, write
from tablewright.commands.output import output_option, write_new

if TYPE_CHECKING:
    from rich.console import RenderableType

    from tablewright.model.design import Design
    from tablewright.ops.cost import Estimate, Load
    from tablewright.ops.cost.estimating import TableCost

_EXAMPLES = """\b
Examples:
  tablewright cost yggdrasil --template --output traffic.toml
  tablewright cost yggdrasil --traffic traffic.toml
  tablewright cost yggdrasil --traffic calls.jsonl --region eu-west-1
  tablewright cost shop.design --traffic traffic.toml --json | jq '.data.on_demand_usd'
"""
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(short_help="Estimate the cost of a design.", epilog=_EXAMPLES)
@click.argument("name")
@click.option(
    "--traffic",
    type=_FILE,
    help="Traffic to estimate: a .toml file that declares it, or recorded calls as JSON lines.",
)
@click.option(
    "--region", default="us-east-1", show_default=True, help="AWS region whose prices apply."
)
@click.option("--prices", type=_FILE, help="Price file to use instead of the built-in prices.")
@click.option(
    "--template",
    is_flag=True,
    help="Write a traffic file with every entity, pattern and write, to be filled in.",
)
@output_option(
    "file",
    click.Path(path_type=Path, dir_okay=False),
    "With --template: output file, which must not exist.  [default: stdout]",
)
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def cost(
    name: str,
    traffic: Path | None,
    region: str,
    prices: Path | None,
    template: bool,
    file: Path | None,
    as_json: bool,
) -> int:
    """Estimate capacity units, storage and dollars per month, by pattern and by table.

    The estimate covers on-demand and provisioned capacity, and shows the arithmetic. Prices are
    built in, and the output shows their date. NAME is an installed system or a module.
    docs/guides/cost.md describes the file formats, and --template writes a file to start from.
    """
    from tablewright.ops.cost import estimate, prices_of

    if template == (traffic is not None):
        raise UsageFailure("Pass either --traffic FILE or --template.")
    if file is not None and not template:
        raise UsageFailure("--output applies only to --template.")
    design = found_design(name).design
    if traffic is None:
        return _write_template(design, file, as_json=as_json)
    own = None if prices is None else prices.read_text(encoding="utf-8")
    found = estimate(design, _load(design, traffic), prices_of(region, own), region=region)
    return write(Outcome(data=found.to_json(), text=lambda: _text(found)), as_json=as_json)


def _write_template(design: Design, file: Path | None, *, as_json: bool) -> int:
    from tablewright.ops.cost import traffic_template

    text = traffic_template(design)
    if file is not None:
        write_new(file, text)
    told = (
        text.rstrip("\n") if file is None else f"Wrote {printable(str(file))}. Fill in its rates."
    )
    data = {
        "system": design.system,
        "file": None if file is None else str(file),
        "traffic": text,
    }
    return write(Outcome(data=data, text=lambda: told), as_json=as_json)


def _load(design: Design, path: Path) -> Load:
    from tablewright.ops.cost import declared_load, measured_load, traffic_of

    text = path.read_text(encoding="utf-8")
    if path.suffix == ".toml":
        return declared_load(design, traffic_of(text))
    return measured_load(design, text.splitlines())


def _text(found: Estimate) -> RenderableType:
    from rich.console import Group

    parts: list[RenderableType] = []
    for table in found.tables:
        if table.lines or table.storage_gb:
            parts += [_lines(found, table), *_kept(table), *_provisioned(table)]
    return Group(*parts, _totals(found))


def _lines(found: Estimate, table: TableCost) -> RenderableType:
    from rich.table import Table

    shown = Table(title=f"\n{printable(table.name)}", title_justify="left", box=None)
    shown.add_column("pattern or write")
    for title in ("calls/month", "units/call", "units/month", "on demand"):
        shown.add_column(title, justify="right")
    shown.add_column("arithmetic", style="dim")
    for line in table.lines:
        shown.add_row(
            printable(line.name),
            _number(line.calls_per_month),
            f"{_number(line.units_per_call)} {'RCU' if line.kind == 'read' else 'WCU'}",
            _number(line.units_per_month),
            _dollars(found.price(line)),
            printable(line.arithmetic),
        )
    return shown


def _kept(table: TableCost) -> list[str]:
    if not table.storage_gb:
        return []
    recovery = f", recovery {_dollars(table.recovery_usd)}" if table.recovery_usd else ""
    told = [
        f"    {printable(one.index or 'table')}: {printable(one.arithmetic)}"
        for one in table.stored
        if one.size_bytes
    ]
    return [
        f"  storage {table.storage_gb:,.3f} GB = {_dollars(table.storage_usd)}{recovery}",
        *told,
    ]


def _provisioned(table: TableCost) -> list[str]:
    if not table.lines:
        return []
    on_demand, provisioned = map(_dollars, (table.on_demand_usd, table.provisioned_usd))
    lines = [f"  on demand {on_demand}, provisioned {provisioned}"]
    for one in table.capacities:
        declared = ""
        if one.declared is not None:
            verdict = "too little" if one.is_short else "enough"
            declared = f"; the design has {one.declared[0]} RCU, {one.declared[1]} WCU: {verdict}"
        place = printable(one.index or "table")
        lines.append(f"    {place}: {one.arithmetic}{declared}")
    return lines


def _totals(found: Estimate) -> str:
    notes = "".join(f"Note: {printable(note)}\n" for note in found.notes)
    return (
        f"\n{notes}{printable(found.system)} in {printable(found.region)}, a month with storage: "
        f"{_dollars(found.on_demand_usd)} on demand, "
        f"{_dollars(found.provisioned_usd)} provisioned.\n"
        f"Prices of {found.prices.date}, from {printable(found.prices.source)}; an estimate, "
        "without free tier, transfer, streams and backups."
    )


def _number(number: Decimal) -> str:
    return f"{number:,.0f}" if number == number.to_integral_value() else f"{number:,.2f}"


def _dollars(amount: Decimal) -> str:
    return f"${amount:,.2f}" if amount >= Decimal("0.01") or not amount else f"${amount:.2g}"
