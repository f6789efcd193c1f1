"""`tablewright describe`: shows a design as a table or as JSON."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from tablewright.commands.failures import EXIT_OK
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, write

if TYPE_CHECKING:
    from rich.console import Group
    from rich.table import Table

    from tablewright.model.design import Design, EntityDesign, Keys, TableDesign

_EXAMPLES = """\b
Examples:
  tablewright describe yggdrasil
  tablewright describe yggdrasil --json | jq '.tables[0].indexes[].name'
  tablewright describe shop.design            your own module
  tablewright describe ./shop.py              the same by its path
"""


@click.command(short_help="Show a design.", epilog=_EXAMPLES)
@click.argument("name")
@click.option("--json", "as_json", is_flag=True, help="Write the design as one JSON object.")
def describe(name: str, as_json: bool) -> int:
    """Show the tables, keys, entities, attributes and access patterns of a design.

    NAME is an installed system, a module, or the path of a module or of a design as JSON.
    --json writes the design as `design.to_json()` returns it.
    """
    design = found_design(name).design
    if as_json:
        sys.stdout.write(design.to_json() + "\n")
        return EXIT_OK
    return write(Outcome(text=lambda: _shown(design)), as_json=False)


def _shown(design: Design) -> Group:
    from rich.console import Group

    parts: list[Table] = []
    for table in design.tables:
        parts.append(_head(table))
        for entity in table.entities:
            parts += _entity(table, entity)
    return Group(*parts)


def _head(table: TableDesign) -> Table:
    from rich.table import Table

    settings = [table.billing_mode, *(["point-in-time recovery"] * table.point_in_time_recovery)]
    settings += [f"TTL {table.ttl_attribute}"] if table.ttl_attribute else []
    settings += [f"stream {table.stream}"] if table.stream else []
    shown = Table(title=f"\n{table.name}: {', '.join(settings)}", title_justify="left", box=None)
    for title in ("index", "partition key", "sort key", "projection"):
        shown.add_column(title, style="bold" if title == "index" else None)
    shown.add_row("(table)", _keys(table.partition_key), _keys(table.sort_key), "")
    for index in table.indexes:
        projection = index.projection if isinstance(index.projection, str) else "INCLUDE"
        mark = " +" if index.extension else ""
        shown.add_row(
            index.name + mark, _keys(index.partition_key), _keys(index.sort_key), projection
        )
    return shown


def _keys(keys: Keys | None) -> str:
    from tablewright.model.design import KeyDesign

    listed = () if keys is None else (keys,) if isinstance(keys, KeyDesign) else keys
    return ", ".join(f"{key.name} ({key.type})" for key in listed)


def _entity(table: TableDesign, entity: EntityDesign) -> tuple[Table, Table, Table]:
    return _places(table, entity), _attributes(entity), _patterns(table, entity)


def _places(table: TableDesign, entity: EntityDesign) -> Table:
    """The templates of the keys that an entity fills."""
    from tablewright.ops.keys import filled_keys

    tag = f" [{entity.tag}]" if entity.tag else ""
    shown = _listing(("key", "partition", "sort", "items"), title=f"\n{entity.name}{tag}")
    for filled in filled_keys(table, entity):
        partition, sort = (
            ", ".join(f"{one.key.name} = {one.template.text}" for one in keys)
            for keys in (filled.partition, filled.sort)
        )
        items = " and ".join(
            f"{name} is {' or '.join(map(str, allowed))}" for name, allowed in filled.when.items()
        )
        where = filled.index.name if filled.index is not None else "(table)"
        shown.add_row(where, partition, sort, f"where {items}" if items else "")
    return shown


def _attributes(entity: EntityDesign) -> Table:
    shown = _listing(("attribute", "type", "required", "description"))
    for one in entity.attributes:
        kind = one.type + (f" ({one.format})" if one.format else "")
        told = [one.description, " | ".join(map(str, one.enum or ()))]
        told += ["encrypted"] * one.encrypted
        name = one.name + (" +" if one.extension else "")
        shown.add_row(name, kind, "yes" if one.required else "", "; ".join(filter(None, told)))
    return shown


def _patterns(table: TableDesign, entity: EntityDesign) -> Table:
    from tablewright.ops.key_conditions import conditions, key_asked

    shown = _listing(("pattern", "operation", "key condition", "description"))
    for one in entity.patterns:
        call = f"{one.name}({', '.join(parameter.name for parameter in one.parameters)})"
        filled, condition = key_asked(table, entity, one), ""
        if filled is not None:
            condition = "\nor ".join(filter(None, conditions(one, filled)))
        where = f"{one.operation} {one.index}" if one.index else one.operation
        shown.add_row(call, where, condition, one.description.partition("\n")[0], style="cyan")
    return shown


def _listing(columns: tuple[str, ...], title: str | None = None) -> Table:
    from rich.table import Table

    shown = Table(title=title, title_justify="left", box=None)
    for column in columns:
        shown.add_column(column)
    return shown
