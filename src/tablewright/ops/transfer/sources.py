"""Sources: which files of a folder belong to which table.

An export of ours has a manifest that lists them. Any other folder contains a folder for each table
or, for a single table, the files themselves, like `data` in DynamoDB's own exports.
Not here: the contents of the files (`transfer.formats`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from tablewright.errors import TransferFolderError
from tablewright.model.design import Design, TableDesign
from tablewright.ops.transfer.formats import formats
from tablewright.ops.transfer.manifest import ExportManifest, below, check_parts

_PACKED = ".gz"


@dataclass(frozen=True, slots=True)
class TableSource:
    """The files of one table, in reading order."""

    table: TableDesign
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class ImportSource:
    """The files to import."""

    folder: Path
    form: str
    tables: tuple[TableSource, ...]
    manifest: ExportManifest | None

    @property
    def size_bytes(self) -> int:
        """The size of all files, as stored."""
        return sum(file.stat().st_size for table in self.tables for file in table.files)

    def digest(self) -> str:
        """A digest that identifies the source by its files and their sizes."""
        told = [self.form]
        for table in self.tables:
            told += [f"{file} {file.stat().st_size}" for file in table.files]
        return blake2b("\n".join(told).encode(), digest_size=16).hexdigest()


def found_source(
    design: Design, folder: Path, *, form: str | None = None, tables: Sequence[str] = ()
) -> ImportSource:
    """Returns the files of a directory for a design; raises `TransferFolderError`.

    `form` is the format, if neither a manifest nor the file names show it. The files of a manifest
    are first read and compared with it.
    """
    for name in tables:
        if name not in {table.name for table in design.tables}:
            raise TransferFolderError(f"The design has no table {name}.")
    wanted = [table for table in design.tables if not tables or table.name in tables]
    manifest = ExportManifest.read(folder)
    if manifest is None:
        return _of_files(folder, wanted, form)
    if manifest.finished_at is None:
        raise TransferFolderError(f"{folder} contains an unfinished export. Export again.")
    if form not in (None, manifest.format):
        raise TransferFolderError(f"{folder} contains {manifest.format}, not {form}.")
    check_parts(folder, manifest)
    parts = {table.name: table.parts for table in manifest.tables}
    unknown = parts.keys() - {table.name for table in design.tables}
    if unknown:
        raise TransferFolderError(f"The design has no table {', '.join(sorted(unknown))}.")
    missing = [name for name in tables if name not in parts]
    if missing:
        raise TransferFolderError(f"{folder} does not contain table {', '.join(missing)}.")
    found = [
        TableSource(table, tuple(below(folder, part.file) for part in parts[table.name]))
        for table in wanted
        if table.name in parts
    ]
    return ImportSource(folder, manifest.format, tuple(found), manifest)


def _of_files(folder: Path, wanted: Sequence[TableDesign], form: str | None) -> ImportSource:
    found = [TableSource(table, _files(folder / table.name, form)) for table in wanted]
    found = [source for source in found if source.files]
    if not found and len(wanted) == 1:
        found = [TableSource(wanted[0], _files(folder, form))]
    files = [file for source in found for file in source.files]
    if not files:
        raise TransferFolderError(f"{folder} does not contain a file to import.")
    known = {form} if form is not None else {_form_of(file) for file in files}
    if len(known) > 1 or None in known:
        raise TransferFolderError(
            f"{folder} contains files in several formats. Choose one with --format."
        )
    return ImportSource(folder, str(known.pop()), tuple(found), None)


def _files(folder: Path, form: str | None) -> tuple[Path, ...]:
    """Returns the files below a directory that may contain items, sorted by path."""
    if not folder.is_dir():
        return ()
    return tuple(
        sorted(
            path
            for path in folder.rglob("*")
            if path.is_file()
            and not path.name.startswith((".", "manifest-"))
            and _form_of(path) is not None
            and form in (None, _form_of(path))
        )
    )


def _form_of(path: Path) -> str | None:
    name = path.name.removesuffix(_PACKED)
    for form, kind in formats().items():
        if name.endswith(f".{kind.extension}"):
            return form
    return None
