"""`tablewright apply`: applies the changes that `tablewright plan` lists."""

from __future__ import annotations

import sys
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import click

from tablewright.cli.plan import planned_on, write_plan
from tablewright.cli.plan_text import plan_text, summary
from tablewright.commands.failures import EXIT_CHANGES, EXIT_OK, NotConfirmed
from tablewright.commands.finding import FoundDesign, found_design
from tablewright.commands.outcome import Outcome, console, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import (
    GivenTarget,
    chosen_target,
    key_options,
    keyring,
    opened_database,
    target_option,
)

if TYPE_CHECKING:
    from tablewright.client import Target
    from tablewright.model import Operation
    from tablewright.ops.apply import Applied
    from tablewright.ops.plan import ChangePlan

_FOLDER = ".tablewright"

_EXAMPLES = """\b
Examples:
  tablewright apply yggdrasil --target embedded:./data --yes
  tablewright apply shop.design --target aws:eu-west-1
  tablewright apply shop.design --target aws:eu-west-1 --rewrite Order --yes
  tablewright apply core --target aws:eu-west-1 --remove-table old_users --allow-destructive
"""


@click.command(short_help="Apply a design to a target.", epilog=_EXAMPLES)
@click.argument("name")
@target_option
@click.option("--yes", "is_confirmed", is_flag=True, help="Apply without asking for confirmation.")
@click.option(
    "--allow-destructive", is_flag=True, help="Allow steps that destroy data or settings."
)
@click.option("--dry-run", is_flag=True, help="Show the plan, and change nothing.")
@click.option(
    "--remove-table",
    "removed_tables",
    multiple=True,
    metavar="TABLE",
    help="Remove this table, which is not part of the design. Repeatable.",
)
@click.option(
    "--rewrite",
    "rewritten",
    multiple=True,
    metavar="ENTITY",
    help="Rewrite all items of this entity, for example after a new version of it or a new "
    "computed attribute. Repeatable.",
)
@click.option(
    "--resume",
    is_flag=True,
    help="Continue the scan of an interrupted run. The default scans again from the start, and "
    "also finds items that an older program wrote in the meantime.",
)
@key_options
@click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def apply(
    name: str,
    target: GivenTarget,
    is_confirmed: bool,
    allow_destructive: bool,
    dry_run: bool,
    removed_tables: tuple[str, ...],
    rewritten: tuple[str, ...],
    resume: bool,
    key_file: Path | None,
    master_key: str | None,
    as_json: bool,
    quiet: bool,
) -> int:
    """Apply the changes that `tablewright plan` lists.

    Before it adds an index, the command backfills the attributes that the index needs into existing
    items. Indexes are added one at a time. First deploy the program that writes these attributes,
    so that new items have them.

    To continue an interrupted run, run the command again. Steps that destroy data or settings need
    --allow-destructive; without it the command changes nothing and exits 4. Exits 3 if the target
    has not accepted every change yet.
    """
    found, chosen, keys = found_design(name), chosen_target(target), keyring(key_file, master_key)
    made = planned_on(found, chosen, keys, removed_tables=removed_tables, rewritten=rewritten)
    if dry_run or not made.has_changes:
        return write_plan(made, chosen, as_json=as_json)
    _check(made, found, allow_destructive=allow_destructive)
    if not is_confirmed:
        _confirm(made, chosen, as_json=as_json)
    with progress_bar("Applying", shown=not (quiet or as_json)) as progress:
        operation = _operation(
            made, found, chosen, progress, allow_destructive=allow_destructive, resume=resume
        )
        with opened_database(chosen, keys) as database:
            applied = database.run(operation)
    write(_outcome(applied, made, chosen), as_json=as_json)
    return EXIT_CHANGES if applied.left.has_changes else EXIT_OK


def _check(made: ChangePlan, found: FoundDesign, *, allow_destructive: bool) -> None:
    from tablewright.ops.apply import check
    from tablewright.ops.entities import entities_of

    check(made, entities_of(found.design, found.module), allow_destructive=allow_destructive)


def _confirm(made: ChangePlan, target: Target, *, as_json: bool) -> None:
    if as_json or not (sys.stdin.isatty() and sys.stderr.isatty()):
        raise NotConfirmed(f"{summary(made, target.described)} Nothing was changed.")
    console(sys.stderr).print(plan_text(made, target.described))
    if not click.confirm("Apply these changes?", err=True):
        raise NotConfirmed("Nothing was changed.")


def _operation(
    made: ChangePlan,
    found: FoundDesign,
    target: Target,
    progress: Callable[[int, int], None] | None,
    *,
    allow_destructive: bool,
    resume: bool,
) -> Operation[Applied]:
    from tablewright.ops.apply import FileBookmarks, applying
    from tablewright.ops.entities import entities_of

    digest = blake2b(
        f"{found.design.system} {target.described}".encode(), digest_size=8
    ).hexdigest()
    return applying(
        made,
        found.design,
        entities_of(found.design, found.module),
        allow_destructive=allow_destructive,
        bookmarks=FileBookmarks(Path(_FOLDER) / f"apply-{digest}.json", resume=resume),
        progress=progress,
    )


def _outcome(applied: Applied, made: ChangePlan, target: Target) -> Outcome:
    postponed = [
        f"{one.step.table}: the target postponed {one.step.verb} {one.step.subject}: {one.reason}"
        for one in applied.postponed
    ]
    if applied.left.has_changes and not postponed:
        left = summary(applied.left, target.described)
        postponed = [f"The target has not accepted every change yet. {left}"]
    return Outcome(
        data={
            "target": str(target),
            "system": made.system,
            "done": [step.to_json() for step in applied.done],
            "postponed": [one.step.to_json() | {"reason": one.reason} for one in applied.postponed],
            "items_read": applied.items_read,
            "items_rewritten": applied.items_rewritten,
            "unreadable": [
                {"entity": one.entity.__name__, "key": one.key, "reason": one.reason}
                for one in applied.unreadable
            ],
            "left": [step.to_json() for step in applied.left.steps],
        },
        text=lambda: _text(applied, made, target),
        warnings=(*applied.left.notes, *_unread(applied), *postponed),
    )


def _unread(applied: Applied) -> tuple[str, ...]:
    if not applied.unreadable:
        return ()
    first = applied.unreadable[0]
    items = counted(len(applied.unreadable), "item")
    return (f"{items} could not be read and were not changed, for example {first.key}.",)


def _text(applied: Applied, made: ChangePlan, target: Target) -> str:
    told = f"{made.system} on {printable(str(target))}: {counted(len(applied.done), 'step')} done"
    if applied.items_read:
        told += (
            f", {counted(applied.items_read, 'item')} read and "
            f"{applied.items_rewritten:,} rewritten"
        )
    return f"{told}."
