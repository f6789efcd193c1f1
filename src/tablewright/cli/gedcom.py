"""`tablewright gedcom`: family trees from GEDCOM files and back, and a look at such files."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click

from tablewright.cli.gedcom_text import report_text
from tablewright.commands.extras import require
from tablewright.commands.failures import BrokenFile, UsageFailure
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import chosen_target, target_option

if TYPE_CHECKING:
    from tablewright.client import AsyncDatabase, Target
    from tablewright.systems.yggdrasil.design.owners import Tree
    from tablewright.systems.yggdrasil.exchange.storing import Storing
    from tablewright.systems.yggdrasil.gedcom.planning.report import Report
    from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey
    from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles

Shown = Callable[[int, int | None], None]

_EXAMPLES = """\b
Examples:
  tablewright gedcom check family.ged
  tablewright gedcom import family.ged --target embedded:./data --user ann@example.com --tree t1
  tablewright gedcom export family.ged --target embedded:./data --user ann@example.com --tree t1
"""
_CHECK_EXAMPLES = """\b
Examples:
  tablewright gedcom check family.ged
  tablewright gedcom check family.gdz --json | jq '.data.warnings'
"""
_IMPORT_EXAMPLES = """\b
Examples:
  tablewright gedcom import family.ged --target embedded:./data --user ann@example.com --tree t1
  tablewright gedcom import family.ged --user ann --tree royal --create "Royal families" --measure
  tablewright gedcom import family.ged --user ann --tree t1 --dry-run --json
"""
_EXPORT_EXAMPLES = """\b
Examples:
  tablewright gedcom export family.ged --target embedded:./data --user ann --tree t1
  tablewright gedcom export family.gdz --user ann --tree t1
  tablewright gedcom export family.ged --user ann --tree t1 --format ged551 --living hide
"""

_file = click.argument(
    "file", type=click.Path(path_type=Path, dir_okay=False, exists=True, readable=True)
)
_user = click.option("--user", required=True, help="The id or e-mail of the owner of the tree.")
_tree = click.option("--tree", "tree_id", required=True, help="The id of the tree.")
_json = click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")


@click.group(short_help="Import, export and check family trees as GEDCOM.", epilog=_EXAMPLES)
def gedcom() -> None:
    """Family trees of the system yggdrasil as GEDCOM 5.5.1, 7.0 or GEDZIP files."""


@gedcom.command("check", short_help="Read a file, and say what is in it.", epilog=_CHECK_EXAMPLES)
@_file
@_json
def check(file: Path, as_json: bool) -> int:
    """Read FILE and say what an import would make of it; nothing is written.

    A broken file is exit status 1, with the line and the reason.
    """
    report = _surveyed(file)().finished()
    return write(_outcome(report, {"file": str(file)}), as_json=as_json)


@gedcom.command("import", short_help="Read a file into a tree.", epilog=_IMPORT_EXAMPLES)
@_file
@target_option
@_user
@_tree
@click.option("--create", "name", metavar="NAME", help="Make the tree with this name, if needed.")
@click.option(
    "--missing",
    type=click.Choice(["keep", "delete"]),
    default="keep",
    show_default=True,
    help="What becomes of people and links that left the file since its last import.",
)
@click.option("--dry-run", is_flag=True, help="Say what would happen, and write nothing.")
@click.option(
    "--measure",
    is_flag=True,
    help="Write the same items once more into a scratch store, to tell how long that takes alone.",
)
@_json
@click.option("-q", "--quiet", is_flag=True, help="Show no progress bar.")
def import_(
    file: Path,
    target: str | None,
    user: str,
    tree_id: str,
    name: str | None,
    missing: Literal["keep", "delete"],
    dry_run: bool,
    measure: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    """Import FILE into a tree: GEDCOM 5.5.1 or 7.0, GEDZIP, or the JSON of an export.

    People whom an earlier version of the file brought are updated, new ones are added; what was
    edited by hand stays where the file did not change it. If it is stopped, run it again: it goes
    on where it was.
    """
    import asyncio

    from tablewright.clock import stopwatch_seconds

    chosen = chosen_target(target, must_exist=dry_run)
    survey = _surveyed(file)
    started = stopwatch_seconds()
    checked = [survey()]  # a broken file makes no store and no tree
    reading_seconds = stopwatch_seconds() - started
    with progress_bar("Importing", shown=not (quiet or as_json)) as shown:
        done = asyncio.run(
            _imported(
                chosen,
                file,
                lambda: checked.pop() if checked else survey(),
                user,
                tree_id,
                name,
                missing == "delete",
                dry_run,
                shown,
            )
        )
    done["seconds"] += reading_seconds
    if measure and not dry_run:
        from tablewright.cli.gedcom_floor import floor_seconds

        done["floor_seconds"] = asyncio.run(floor_seconds(chosen, done["user"], tree_id))
    report = done.pop("report")
    return write(
        _outcome(report, {"file": str(file), "target": str(chosen), **done}), as_json=as_json
    )


@gedcom.command("export", short_help="Write a tree to a file.", epilog=_EXPORT_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@target_option
@_user
@_tree
@click.option(
    "--format",
    "form",
    type=click.Choice(["ged551", "ged70", "gdz"]),
    show_default="gdz if FILE ends in .gdz, else ged70",
    help="GEDCOM 5.5.1, GEDCOM 7.0, or GEDZIP with the files that it names.",
)
@click.option(
    "--living",
    type=click.Choice(["show", "hide"]),
    default="show",
    show_default=True,
    help="Whether living people are written with what is known of them.",
)
@_json
def export(
    file: Path,
    target: str | None,
    user: str,
    tree_id: str,
    form: Literal["ged551", "ged70", "gdz"] | None,
    living: Literal["show", "hide"],
    as_json: bool,
) -> int:
    """Write a tree to FILE, in place of what is there.

    What was imported and not changed since comes back as it was, in its own version.
    """
    import asyncio

    _require_packages()
    chosen = chosen_target(target, must_exist=True)
    if form is None:
        form = "gdz" if file.suffix.lower() == ".gdz" else "ged70"
    content, people = asyncio.run(
        _exported(chosen, user, tree_id, form, hides_living=living == "hide")
    )
    file.write_bytes(content)
    told = f"{printable(str(file))} has {counted(people, 'person', 'people')}."
    data = {"file": str(file), "people": people, "bytes": len(content), "format": form}
    return write(Outcome(data=data, text=lambda: told), as_json=as_json)


def _require_packages() -> None:
    require("yggdrasil", "`tablewright gedcom`")


def _surveyed(file: Path) -> Callable[[], Survey]:
    """What reads a file; it raises `BrokenFile`."""
    _require_packages()
    from tablewright.errors import InvalidError, TooLargeError
    from tablewright.systems.yggdrasil.gedcom.files.kinds import reader_of

    content = file.read_bytes()

    def read() -> Survey:
        try:
            return reader_of(content)()
        except (InvalidError, TooLargeError) as error:
            raise BrokenFile(f"{file}, {error.message}") from None

    return read


async def _imported(
    target: Target,
    file: Path,
    survey: Callable[[], Survey],
    user: str,
    tree_id: str,
    name: str | None,
    deletes_missing: bool,
    dry_run: bool,
    shown: Shown | None,
) -> dict[str, Any]:
    from datetime import UTC, datetime

    from tablewright.client import AsyncDatabase
    from tablewright.clock import SystemClock, stopwatch_seconds
    from tablewright.ids import RandomIds
    from tablewright.serving import collector
    from tablewright.systems.yggdrasil.exchange.storing import Storing, forget_replaced

    async with AsyncDatabase(str(target)) as everybody:
        owner_id = await _owner(everybody, user)
        db, import_id = everybody.for_tenant(owner_id), RandomIds().uuid()
        tree = await _tree_there(db, owner_id, tree_id, name, writes=not dry_run)
        now = datetime.fromtimestamp(SystemClock().now(), UTC)
        storing = Storing(db, tree_id, owner_id, import_id, survey, now, deletes_missing)
        collector.settle()
        started = stopwatch_seconds()
        if dry_run:
            report = await storing.reported(tree)
        else:
            report = await _stored(storing, target, file, shown)
            await forget_replaced(db, owner_id, tree_id)
        seconds = stopwatch_seconds() - started
    return {"user": owner_id, "tree": tree_id, "dry_run": dry_run, "seconds": seconds,
            "report": report}  # fmt: skip


async def _stored(storing: Storing, target: Target, file: Path, shown: Shown | None) -> Report:
    from tablewright.systems.yggdrasil.design.imports import Import
    from tablewright.systems.yggdrasil.gedcom.files.gdz import is_gdz

    async def progress(done: int, total: int) -> None:
        if shown is not None:
            shown(done, total)

    record = Import(
        user_id=storing.owner_id,
        tree_id=storing.tree_id,
        import_id=storing.import_id,
        state="writing",
        created_at=storing.at,
    )
    await storing.db.run(record.create())
    content = file.read_bytes()
    if target.path is not None and is_gdz(content):
        from tablewright.systems.yggdrasil.exchange.archive_media import ArchiveMedia

        media = ArchiveMedia(_photos(target.path), storing.tree_id, content)
        await media.keep()
        storing = replace(storing, photograph=media.photograph)
    return await storing.run(progress)


async def _exported(
    target: Target,
    user: str,
    tree_id: str,
    form: Literal["ged551", "ged70", "gdz"],
    *,
    hides_living: bool,
) -> tuple[bytes, int]:
    from datetime import UTC, datetime

    from tablewright.client import AsyncDatabase
    from tablewright.clock import SystemClock
    from tablewright.systems.yggdrasil.exchange.exporting import exported
    from tablewright.systems.yggdrasil.exchange.storing import kept_in
    from tablewright.systems.yggdrasil.trees.families import Families

    async with AsyncDatabase(str(target)) as everybody:
        owner_id = await _owner(everybody, user)
        db = everybody.for_tenant(owner_id)
        tree = await _tree_there(db, owner_id, tree_id, None)
        now = datetime.fromtimestamp(SystemClock().now(), UTC)
        seen = await Families().seen(db, tree, now, hides_living=hides_living)
        kept = [] if hides_living else await kept_in(db, tree)
        photos = _photos(target.path or Path())
        return await exported(seen.family, kept, form, photos), len(seen.family.persons)


async def _owner(db: AsyncDatabase, user: str) -> str:
    """The id of a user who is known by it, or by an e-mail."""
    from tablewright.systems.yggdrasil.design import DESIGN
    from tablewright.systems.yggdrasil.design.owners import User

    await db.create_tables(DESIGN)
    found = await db.run(User.by_email(user)) if "@" in user else await db.run(User.get(user))
    if found is None:
        raise UsageFailure(f"There is no user {user!r}.")
    return found.user_id


async def _tree_there(
    db: AsyncDatabase, owner_id: str, tree_id: str, name: str | None, *, writes: bool = True
) -> Tree:
    """The tree; it is made if it is not there and has a name, in the store if it `writes`."""
    from tablewright.systems.yggdrasil.design.owners import Tree

    tree = await db.run(Tree.get(owner_id, tree_id).consistently())
    if tree is None and name is not None:
        tree = Tree(tree_id=tree_id, user_id=owner_id, tree_name=name, version=1)
        if writes:
            await db.run(tree.create())
    if tree is None:
        raise UsageFailure(f"{owner_id} has no tree {tree_id!r}; --create NAME makes it.")
    return tree


def _photos(store: Path) -> PhotoFiles:
    """The photos of a store, where the service has them, too."""
    from tablewright.ids import RandomIds
    from tablewright.kits.files.local import LocalFiles
    from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles

    return PhotoFiles(LocalFiles(store / "files" / "yggdrasil", RandomIds()))


def _outcome(report: Report, data: dict[str, Any]) -> Outcome:
    import msgspec

    told = msgspec.to_builtins(report)
    return Outcome(
        data={**data, **told, "warnings": told["warnings"]},
        text=lambda: report_text(report, data),
        warnings=tuple(f"line {one.line}: {one.text}." for one in report.warnings),
    )
