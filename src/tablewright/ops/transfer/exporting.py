"""Exporting: the tables of a design to a directory of files, with a manifest.

Pages are written as they arrive, so that memory use is constant. An interrupted run continues after
the last complete file. At the end every file is read again and compared with the manifest. The
export is not a snapshot: items written during the export may or may not be included.
Not here: the format of items (`transfer.formats`).
"""

from __future__ import annotations

import gzip
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path

from tablewright import limits
from tablewright.client.transport import Transport
from tablewright.clock import Clock
from tablewright.errors import TransferFolderError
from tablewright.model.design import Design, TableDesign
from tablewright.ops.transfer.formats import Format, FormatName, formats
from tablewright.ops.transfer.manifest import (
    DIGEST_BYTES,
    VERSION,
    ExportManifest,
    Part,
    TablePart,
    check_parts,
    sync_folder,
)
from tablewright.ops.transfer.scanning import ScannedPage, items_count, scanned
from tablewright.ops.transfer.tally import canonical

Progress = Callable[[int, int], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class ExportOptions:
    """The options of an export: tables, format and compression."""

    form: FormatName = "dynamodb-json"
    is_packed: bool = True
    tables: Sequence[str] = ()  # all of the design, if none is named


def exported(
    transport: Transport,
    design: Design,
    folder: Path,
    *,
    target: str,
    clock: Clock,
    options: ExportOptions | None = None,
    progress: Progress | None = None,
) -> ExportManifest:
    """Exports the tables of a design to a directory, and returns the manifest.

    `target` is recorded in the manifest: an interrupted export continues only with the same one.
    Raises `TransferFolderError` for a folder with other contents.
    """
    options = options or ExportOptions()
    manifest = _begun(design, folder, target, clock, options)
    total = sum(items_count(transport, table.name) for table in manifest.tables)
    writing = _Export(transport, folder, manifest, options, progress, total)
    for part in manifest.tables:
        if not part.is_complete:
            writing.table(design.table(part.name), part)
    check_parts(folder, manifest)
    manifest.finished_at = _now(clock)
    manifest.write(folder)
    return manifest


def _begun(
    design: Design, folder: Path, target: str, clock: Clock, options: ExportOptions
) -> ExportManifest:
    """Returns the manifest of an interrupted export, or a new one."""
    names = [table.name for table in design.tables]
    for name in options.tables:
        if name not in names:
            raise TransferFolderError(f"The design has no table {name}.")
    chosen = [name for name in names if not options.tables or name in options.tables]
    found = ExportManifest.read(folder) if folder.is_dir() else None
    if found is None:
        if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise TransferFolderError(f"{folder} already exists and is not an export.")
        folder.mkdir(parents=True, exist_ok=True)
        return ExportManifest(
            version=VERSION,
            system=design.system,
            target=target,
            format=options.form,
            is_packed=options.is_packed,
            begun_at=_now(clock),
            tables=[TablePart(name) for name in chosen],
        )
    if found.finished_at is not None:
        raise TransferFolderError(f"{folder} already contains a finished export.")
    same = (design.system, target, options.form, options.is_packed, chosen)
    known = [table.name for table in found.tables]
    if same != (found.system, found.target, found.format, found.is_packed, known):
        raise TransferFolderError(f"{folder} contains an unfinished export with other settings.")
    return found


def _now(clock: Clock) -> str:
    return datetime.fromtimestamp(clock.now(), UTC).isoformat(timespec="seconds")


class _Export:
    def __init__(
        self,
        transport: Transport,
        folder: Path,
        manifest: ExportManifest,
        options: ExportOptions,
        progress: Progress | None,
        total: int,
    ) -> None:
        self._transport = transport
        self._folder = folder
        self._manifest = manifest
        self._options = options
        self._progress = progress
        self._total = total

    def table(self, table: TableDesign, done: TablePart) -> None:
        """Exports one table, from the position in the manifest."""
        (self._folder / table.name).mkdir(exist_ok=True)
        form = formats()[self._options.form](table)
        tally = done.tally()
        file = self._opened(form, done)
        try:
            for page in scanned(self._transport, table.name, cursor=done.cursor):
                for item in page.items:
                    item_json = bytes(item)
                    file.add(form.line(item_json))
                    tally.add(canonical(item_json))
                self._told(done.items + file.items)
                is_last = page.cursor is None
                if file.lines_bytes >= limits.EXPORT_PART_BYTES or is_last:
                    done.checksum = tally.checksum
                    self._finish(file, done, page)
                    if not is_last:
                        file = self._opened(form, done)
        finally:
            file.drop()

    def _opened(self, form: Format, done: TablePart) -> _PartFile:
        suffix = ".gz" if self._options.is_packed else ""
        name = f"{done.name}/{len(done.parts) + 1:05}.{form.extension}{suffix}"
        return _PartFile(self._folder, name, form.head(), is_packed=self._options.is_packed)

    def _finish(self, file: _PartFile, done: TablePart, page: ScannedPage) -> None:
        if file.items or not done.parts:
            part = file.finish()
            done.parts.append(part)
            done.items += part.items
        done.cursor = page.cursor
        done.is_complete = page.cursor is None
        self._manifest.write(self._folder)

    def _told(self, of_table: int) -> None:
        if self._progress is not None:
            done = sum(t.items for t in self._manifest.tables if t.is_complete) + of_table
            self._progress(done, max(self._total, done))


class _PartFile:
    """A file in progress, with a temporary name."""

    def __init__(self, folder: Path, name: str, head: bytes, *, is_packed: bool) -> None:
        self._name = name
        self._path = folder / name
        self._partial = self._path.with_name(f"{self._path.name}.partial")
        self._file = self._partial.open("wb")
        self._digest = blake2b(digest_size=DIGEST_BYTES)
        self._size_bytes = 0
        self.items = 0
        self.lines_bytes = 0
        # Without a time and a name in the compressed file, the same items give the same bytes.
        self._packer = gzip.GzipFile("", "wb", fileobj=self, mtime=0) if is_packed else None
        self._put(head)

    def add(self, line: bytes) -> None:
        """Appends an item."""
        self._put(line)
        self.items += 1
        self.lines_bytes += len(line)

    def _put(self, line: bytes) -> None:
        if self._packer is None:
            self.write(line)
        else:
            self._packer.write(line)

    def write(self, data: bytes) -> int:
        """Appends bytes to the file, and adds them to the digest."""
        self._digest.update(data)
        self._size_bytes += len(data)
        return self._file.write(data)

    def flush(self) -> None:
        """Passes written bytes to the operating system."""
        self._file.flush()

    def finish(self) -> Part:
        """Syncs the file, and gives it its final name."""
        if self._packer is not None:
            self._packer.close()
        self._file.flush()
        os.fsync(self._file.fileno())
        self._file.close()
        os.replace(self._partial, self._path)
        sync_folder(self._path.parent)
        return Part(self._name, self.items, self._size_bytes, self._digest.hexdigest())

    def drop(self) -> None:
        """Deletes the file."""
        with suppress(OSError):
            if self._packer is not None:
                self._packer.close()
            self._file.close()
            self._partial.unlink(missing_ok=True)
