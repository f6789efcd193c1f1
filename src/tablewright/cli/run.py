"""`tablewright run`: runs an access pattern of a design on a target.

Not here: how texts become arguments (`ops.pattern_calls`).
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import click

from tablewright.commands.failures import NotConfirmed, UsageFailure
from tablewright.commands.finding import found_design
from tablewright.commands.outcome import Outcome, printable, write
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    key_options,
    keyring,
    opened_database,
    target_option,
)

if TYPE_CHECKING:
    from tablewright.client import Database
    from tablewright.ops.pattern_calls import PatternCall

_EXAMPLES = """\b
Examples:
  tablewright run shop Order.in_status open --target embedded:./data
  tablewright run ./shop.py Order.of_customer customer=ada placed_at=2026-01-01..2026-02-01
  tablewright run core SyncRun.with_status failed --limit 5 --json
  tablewright run core ApiKey.revoke key-1 --yes
"""


@click.command(short_help="Run an access pattern.", epilog=_EXAMPLES)
@click.argument("name")
@click.argument("pattern")
@click.argument("arguments", nargs=-1)
@target_option
@key_options
@click.option(
    "--limit",
    type=click.IntRange(1, 1_000),
    default=50,
    show_default=True,
    help="Maximum number of items.",
)
@click.option("--cursor", default="", metavar="CURSOR", help="Continue after an earlier page.")
@click.option(
    "--consistent", is_flag=True, help="Read consistently. Global indexes do not support this."
)
@click.option("--yes", "is_confirmed", is_flag=True, help="Allow a pattern that writes.")
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
def run(
    name: str,
    pattern: str,
    arguments: tuple[str, ...],
    target: GivenTarget,
    key_file: Path | None,
    master_key: str | None,
    limit: int,
    cursor: str,
    consistent: bool,
    is_confirmed: bool,
    as_json: bool,
) -> int:
    """Run PATTERN of the design NAME, such as `Order.in_status`, with ARGUMENTS.

    Arguments are values in the order of the pattern's parameters, or name=value. A range is
    low..high, low.. or ..high, with both bounds included, or prefix*. Times are ISO 8601. The
    command writes each item as one line of JSON.

    A pattern that writes needs --yes. `tablewright describe NAME` lists the patterns.
    """
    from tablewright.ops.entities import entities_of
    from tablewright.ops.pattern_calls import BadCallError, found_pattern

    found = found_design(name)
    found.check_classes()
    try:
        call = found_pattern(entities_of(found.design, found.module), pattern)
        operation = call.operation(arguments)
    except BadCallError as error:
        raise UsageFailure(printable(str(error))) from None
    if not call.is_read and not is_confirmed:
        raise NotConfirmed(f"{call.usage} writes to the target.")
    keys = keyring(key_file, master_key)
    chosen = chosen_target(target, must_exist=True)
    with opened_database(chosen, keys) as database:
        operation = _bounded(call, operation, limit, cursor, consistent=consistent)
        ran = _ran(database, operation)
    return write(_outcome(ran, notes=not as_json), as_json=as_json)


def _bounded(
    call: PatternCall, operation: Any, limit: int, cursor: str, *, consistent: bool
) -> Any:
    if hasattr(operation, "from_cursor"):
        operation = operation.limit(limit).from_cursor(cursor or None)
    elif cursor:
        raise UsageFailure(f"{call.usage} has no pages.")
    if consistent:
        if not hasattr(operation, "consistently"):
            raise UsageFailure(f"{call.usage} cannot read consistently.")
        operation = operation.consistently()
    return operation


def _ran(database: Database, operation: Any) -> dict[str, Any]:
    """Runs an operation, and returns its items and cursor."""
    from tablewright.model.operations.pages import Page
    from tablewright.ops.pattern_calls import shown_item

    result: Any = database.run(operation)
    if isinstance(result, Page):
        page = cast("Page[Any]", result)
        return {"items": [shown_item(one) for one in page.items], "cursor": page.cursor}
    listed = cast("list[Any]", result) if isinstance(result, list) else [result]
    return {"items": [shown_item(one) for one in listed if one is not None], "cursor": None}


def _outcome(data: dict[str, Any], *, notes: bool) -> Outcome:
    lines = [json.dumps(one, ensure_ascii=False) for one in data["items"]]
    told = [] if lines else ["No items match."]
    told += [f"There are more items: --cursor {data['cursor']}"] if data["cursor"] else []
    return Outcome(
        data=data,
        text=(lambda: "\n".join(map(printable, lines))) if lines else None,
        warnings=tuple(told) if notes else (),
    )
