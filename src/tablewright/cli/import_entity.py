"""`tablewright import --entity`: imports a CSV file whose columns are attributes of an entity.

Not here: reading and writing its rows (`ops.transfer.entity_importing`).
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablewright.commands.failures import ItemsRejected, UsageFailure, failure_of
from tablewright.commands.outcome import Outcome, counted, printable
from tablewright.commands.targets import opened_database

if TYPE_CHECKING:
    from tablewright.client import Target
    from tablewright.client.keys import Keyring
    from tablewright.commands.finding import FoundDesign
    from tablewright.model.entity import Entity
    from tablewright.ops.transfer import ImportOptions
    from tablewright.ops.transfer.entity_importing import EntityImported


def imported_entity(
    found: FoundDesign,
    name: str,
    path: Path,
    target: Target,
    keys: Keyring | None,
    options: ImportOptions,
    progress: Any,
) -> Outcome:
    """Imports a file, and returns the command's outcome."""
    from tablewright.client import Database
    from tablewright.ops.apply import creating
    from tablewright.ops.transfer.entity_csv import entity_columns
    from tablewright.ops.transfer.entity_importing import REJECTS, EntityImport
    from tablewright.ops.transfer.rows import SourceFile

    entity = _entity(found, name)
    if path.is_dir():
        raise UsageFailure(f"{printable(str(path))} is a directory. --entity reads one CSV file.")
    with SourceFile(path) as file:
        columns = entity_columns(file, path.name, entity.__plan__)
        if columns.sealed and keys is None:
            raise UsageFailure(f"The column {columns.sealed[0]} is encrypted, and needs --keys.")
        # A dry run imports into an empty store in memory, which finds every error of the rows.
        opened = (
            Database("memory:", keys=keys) if options.dry_run else opened_database(target, keys)
        )
        with opened as database:
            database.run(creating(found.design))
            job = EntityImport(
                database=database,
                file=file,
                name=path.name,
                columns=columns,
                rejects=None if options.dry_run else options.rejects or path.parent / REJECTS,
                merges=options.merges,
                progress=None if progress is None else _told(progress, path),
            )
            done = job.run()
    return _outcome(done, entity, path, target, is_dry=options.dry_run)


def _entity(found: FoundDesign, name: str) -> type[Entity]:
    from tablewright.ops.entities import entities_of

    found.check_classes()
    entities = entities_of(found.design, found.module)
    named = [one for (table, bare), one in entities.items() if name in (bare, f"{table}.{bare}")]
    if len(named) == 1:
        return named[0]
    if named:
        tables = ", ".join(f"{one.__plan__.table_name}.{name}" for one in named)
        raise UsageFailure(f"Several tables have an entity {name}. Name one of {tables}.")
    known = sorted(bare for _, bare in entities)
    alike = get_close_matches(name, known, n=1)
    hint = f"Did you mean {alike[0]}?" if alike else f"Entities are {', '.join(known)}."
    raise UsageFailure(f"Entity {printable(name)!r} not found. {hint}")


def _told(progress: Any, path: Path) -> Any:
    total = path.stat().st_size

    def told(done: int) -> None:
        progress(done, total)

    return told


def _outcome(
    done: EntityImported, entity: type[Entity], path: Path, target: Target, *, is_dry: bool
) -> Outcome:
    name = entity.__plan__.name
    where = f"{name} from {printable(path.name)}"
    told = (
        f"{counted(done.items, 'item')} of {where} can be imported. Nothing was written."
        if is_dry
        else f"Imported {counted(done.items, 'item')} of {where} into {printable(str(target))}."
    )
    if done.unchanged:
        told += f" {counted(done.unchanged, 'item')} already existed."
    return Outcome(
        data={
            "target": str(target),
            "file": str(path),
            "entity": name,
            "table": entity.__plan__.table_name,
            "dry_run": is_dry,
            "items": done.items,
            "there_already": done.unchanged,
            "rejected": done.rejected,
            "rejects": None if done.rejects is None else str(done.rejects),
            "examples": [{"line": one.line, "reason": one.reason} for one in done.examples],
        },
        text=lambda: told,
        warnings=tuple(
            f"{path.name}, line {one.line}: {one.reason.rstrip('.')}." for one in done.examples
        ),
        failure=_failure(done),
    )


def _failure(done: EntityImported) -> Any:
    if not done.rejected:
        return None
    where = "" if done.rejects is None else f" See {done.rejects}."
    return failure_of(ItemsRejected(f"{counted(done.rejected, 'row')} rejected.{where}"))
