"""`tablewright yggdrasil gedcom`: imports, exports and checks family trees as GEDCOM files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

import click

from tablewright.commands.extras import require
from tablewright.commands.outcome import Outcome, counted, printable, write
from tablewright.commands.progress import progress_bar
from tablewright.commands.targets import GivenTarget, chosen_target, target_option
from tablewright.systems.yggdrasil.commands.gedcom_text import report_text
from tablewright.systems.yggdrasil.errors import BrokenFile, UnknownTree, UnknownUser

if TYPE_CHECKING:
    from tablewright.client import AsyncDatabase, Target
    from tablewright.systems.yggdrasil.design.owners import Tree
    from tablewright.systems.yggdrasil.gedcom.planning.report import Report
    from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey
    from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles

Shown = Callable[[int, int | None], None]

_EXAMPLES = """\b
Examples:
  tablewright yggdrasil gedcom check family.ged
  tablewright yggdrasil gedcom import family.ged --target embedded:./data --user ann --tree t1
  tablewright yggdrasil gedcom export family.ged --target embedded:./data --user ann --tree t1
"""
_CHECK_EXAMPLES = """\b
Examples:
  tablewright yggdrasil gedcom check family.ged
  tablewright yggdrasil gedcom check family.gdz --json | jq '.data.warnings'
"""
_IMPORT_EXAMPLES = """\b
Examples:
  tablewright yggdrasil gedcom import family.ged --target embedded:./data --user ann --tree t1
  tablewright yggdrasil gedcom import family.ged --user ann --tree royal --create "Royal families"
  tablewright yggdrasil gedcom import family.ged --user ann --tree t1 --dry-run --json
"""
_EXPORT_EXAMPLES = """\b
Examples:
  tablewright yggdrasil gedcom export family.ged --target embedded:./data --user ann --tree t1
  tablewright yggdrasil gedcom export family.gdz --user ann --tree t1
  tablewright yggdrasil gedcom export family.ged --user ann --tree t1 --format ged551 --living hide
"""

_file = click.argument(
    "file", type=click.Path(path_type=Path, dir_okay=False, exists=True, readable=True)
)
_user = click.option(
    "--user", required=True, help="Owner of the tree: a user id or e-mail address."
)
_tree = click.option("--tree", "tree_id", required=True, help="Id of the tree.")
_json = click.option("--json", "as_json", is_flag=True, help="Write one JSON object to stdout.")


@click.group(short_help="Import, export and check family trees as GEDCOM.", epilog=_EXAMPLES)
def gedcom() -> None:
    """Import and export Yggdrasil trees as GEDCOM 5.5.1, 7.0 or GEDZIP files."""


@gedcom.command(
    "check", short_help="Check a file, and show what it contains.", epilog=_CHECK_EXAMPLES
)
@_file
@_json
def check(file: Path, as_json: bool) -> int:
    """Check FILE, and show what an import would do. Nothing is written.

    Exits 1 if the file is invalid, and names the line and the reason.
    """
    report = _surveyed(file)().finished()
    return write(_outcome(report, {"file": str(file)}), as_json=as_json)


@gedcom.command("import", short_help="Import a file into a tree.", epilog=_IMPORT_EXAMPLES)
@_file
@target_option
@_user
@_tree
@click.option(
    "--create", "name", metavar="NAME", help="Create the tree with this name if it does not exist."
)
@click.option(
    "--missing",
    type=click.Choice(["keep", "delete"]),
    default="keep",
    show_default=True,
    help="What to do with people and relationships that are no longer in the file.",
)
@click.option("--dry-run", is_flag=True, help="Show what would change, and write nothing.")
@_json
@click.option("-q", "--quiet", is_flag=True, help="Hide the progress bar.")
def import_(
    file: Path,
    target: GivenTarget,
    user: str,
    tree_id: str,
    name: str | None,
    missing: Literal["keep", "delete"],
    dry_run: bool,
    as_json: bool,
    quiet: bool,
) -> int:
    """Import FILE into a tree: GEDCOM 5.5.1 or 7.0, GEDZIP, or a JSON export.

    Updates people imported from an earlier version of the file, and adds new ones. Manual edits are
    kept unless the file changed the same value. To continue an interrupted import, run the command
    again.
    """
    import asyncio

    from tablewright.clock import stopwatch_seconds

    chosen = chosen_target(target, must_exist=dry_run)
    survey = _surveyed(file)
    started = stopwatch_seconds()
    checked = [survey()]  # an invalid file must not create a store or a tree
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
    report = done.pop("report")
    return write(
        _outcome(report, {"file": str(file), "target": str(chosen), **done}), as_json=as_json
    )


@gedcom.command("export", short_help="Export a tree to a file.", epilog=_EXPORT_EXAMPLES)
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@target_option
@_user
@_tree
@click.option(
    "--format",
    "form",
    type=click.Choice(["ged551", "ged70", "gdz"]),
    show_default="gdz if FILE ends in .gdz, else ged70",
    help="GEDCOM 5.5.1, GEDCOM 7.0, or GEDZIP, which includes media files.",
)
@click.option(
    "--living",
    type=click.Choice(["show", "hide"]),
    default="show",
    show_default=True,
    help="Whether to include the details of living people.",
)
@_json
def export(
    file: Path,
    target: GivenTarget,
    user: str,
    tree_id: str,
    form: Literal["ged551", "ged70", "gdz"] | None,
    living: Literal["show", "hide"],
    as_json: bool,
) -> int:
    """Export a tree to FILE, and overwrite FILE if it exists.

    Imported records that have not changed are written back unchanged, in their original version.
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
    require("yggdrasil", "`tablewright yggdrasil gedcom`")


def _surveyed(file: Path) -> Callable[[], Survey]:
    """Reads a file; raises `BrokenFile`."""
    _require_packages()
    from tablewright.errors import InvalidError, TooLargeError
    from tablewright.systems.yggdrasil.gedcom.files.kinds import reader_of

    content = file.read_bytes()

    def read() -> Survey:
        try:
            return reader_of(content)()
        except (InvalidError, TooLargeError) as error:
            raise BrokenFile(f"{file}: {error.message}") from None

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
    from tablewright.commands import collector
    from tablewright.ids import RandomIds
    from tablewright.systems.yggdrasil.design.imports import Import
    from tablewright.systems.yggdrasil.exchange.file_imports import FileImport

    async def progress(done: int, total: int) -> None:
        if shown is not None:
            shown(done, total)

    async with AsyncDatabase(str(target), table_prefix=target.table_prefix) as everybody:
        owner_id = await _owner(everybody, user)
        db = everybody.for_tenant(owner_id)
        tree = await _tree_there(db, owner_id, tree_id, name, writes=not dry_run)
        record = Import(
            user_id=owner_id,
            tree_id=tree_id,
            import_id=RandomIds().uuid(),
            state="writing",
            deletes_missing=deletes_missing,
            created_at=datetime.fromtimestamp(SystemClock().now(), UTC),
        )
        photos = None if target.path is None else _photos(target.path)
        one = FileImport(db, record, file.read_bytes(), photos, survey)
        collector.settle()
        started = stopwatch_seconds()
        if dry_run:
            report = await one.reported(tree)
        else:
            await db.run(record.create())
            report = await one.run(progress)
        seconds = stopwatch_seconds() - started
    return {"user": owner_id, "tree": tree_id, "dry_run": dry_run, "seconds": seconds,
            "report": report}  # fmt: skip


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

    async with AsyncDatabase(str(target), table_prefix=target.table_prefix) as everybody:
        owner_id = await _owner(everybody, user)
        db = everybody.for_tenant(owner_id)
        tree = await _tree_there(db, owner_id, tree_id, None)
        now = datetime.fromtimestamp(SystemClock().now(), UTC)
        seen = await Families().seen(db, tree, now, hides_living=hides_living)
        kept = [] if hides_living else await kept_in(db, tree)
        photos = _photos(target.path or Path())
        return await exported(seen.family, kept, form, photos), len(seen.family.persons)


async def _owner(db: AsyncDatabase, user: str) -> str:
    """Returns the id of the user with this id or e-mail address."""
    from tablewright.systems.yggdrasil.design import DESIGN
    from tablewright.systems.yggdrasil.design.owners import User

    await db.create_tables(DESIGN)
    found = await db.run(User.by_email(user)) if "@" in user else await db.run(User.get(user))
    if found is None:
        raise UnknownUser(f"User {user!r} does not exist.")
    return found.user_id


async def _tree_there(
    db: AsyncDatabase, owner_id: str, tree_id: str, name: str | None, *, writes: bool = True
) -> Tree:
    """Returns the tree; creates it if it is missing and has a name, in the store if it `writes`."""
    from tablewright.systems.yggdrasil.design.owners import Tree

    tree = await db.run(Tree.get(owner_id, tree_id).consistently())
    if tree is None and name is not None:
        tree = Tree(tree_id=tree_id, user_id=owner_id, tree_name=name, version=1)
        if writes:
            await db.run(tree.create())
    if tree is None:
        raise UnknownTree(f"User {owner_id!r} does not own a tree {tree_id!r}.")
    return tree


def _photos(store: Path) -> PhotoFiles:
    """Returns the photos of a store, from the same directory as the service."""
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
