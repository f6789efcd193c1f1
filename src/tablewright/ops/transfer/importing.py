"""Importing: files of items into the tables of a target.

Rows are read one after the other and written in batches, so that memory does not grow with the
files. A row that is not a valid item is written to the file of rejects with the reason; the others
are imported. An interrupted run continues where it stopped. At the end the target is read and
compared with the written rows.
Not here: one table (`transfer.loading`), comparing (`transfer.verifying`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tablewright import limits
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.transport import Transport
from tablewright.clock import Clock
from tablewright.errors import TableNotEmptyError
from tablewright.ops.transfer.import_state import ImportState, TableState, state_path
from tablewright.ops.transfer.loading import Loader
from tablewright.ops.transfer.reading import found_rows
from tablewright.ops.transfer.rejects import Reject, RejectsFile
from tablewright.ops.transfer.scanning import is_empty
from tablewright.ops.transfer.sinks import sink_for
from tablewright.ops.transfer.sources import ImportSource, TableSource
from tablewright.ops.transfer.tally import Measure, as_it_is, canonical
from tablewright.ops.transfer.verifying import Expected, Verdict, verified

Progress = Callable[[int, int], None]

REJECTS = "rejects.jsonl"


@dataclass(frozen=True, slots=True)
class ImportedTable:
    """The result of importing one table."""

    name: str
    items: int
    rejected: int
    verdict: Verdict | None  # None: nothing was written, so there is nothing to compare


@dataclass(frozen=True, slots=True)
class Imported:
    """The result of an import."""

    tables: tuple[ImportedTable, ...]
    rejects: Path | None  # the file of rows that were not written
    examples: tuple[Reject, ...]  # the first of them that this run has found

    @property
    def items(self) -> int:
        """The number of imported items."""
        return sum(table.items for table in self.tables)

    @property
    def rejected(self) -> int:
        """The number of rejected rows."""
        return sum(table.rejected for table in self.tables)


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportOptions:
    """The options of an import: tables with items, the file of rejects, and dry runs."""

    merges: bool = False
    rejects: Path | None = None
    dry_run: bool = False


def imported(
    transport: Transport,
    source: ImportSource,
    *,
    target: str,
    clock: Clock,
    options: ImportOptions | None = None,
    progress: Progress | None = None,
) -> Imported:
    """Imports the files of a directory into the tables of a target, which must exist.

    Raises `TableNotEmptyError` if a table has items and `merges` is not set, before anything is
    written, and `TransferFolderError` for a truncated file.
    """
    options = options or ImportOptions()
    run = _Import(transport, source, target, clock, options, progress)
    return run.checked() if options.dry_run else run.done()


class _Import:
    def __init__(
        self,
        transport: Transport,
        source: ImportSource,
        target: str,
        clock: Clock,
        options: ImportOptions,
        progress: Progress | None,
    ) -> None:
        self._transport = transport
        self._source = source
        self._target = target
        self._clock = clock
        self._options = options
        self._progress = progress
        self._state_path = state_path(source.folder, target)
        self._rejects_path = options.rejects or source.folder / REJECTS
        self._noted_at = clock.now()
        # An embedded store returns the bytes that were written.
        is_embedded = isinstance(transport, EmbeddedTransport)
        self._measure: Measure = as_it_is if is_embedded else canonical
        self._examples: list[Reject] = []
        self._sizes = {
            table.table.name: sum(file.stat().st_size for file in table.files)
            for table in source.tables
        }

    def checked(self) -> Imported:
        """Reads every row without writing, and reports the errors that the files show."""
        tables: list[ImportedTable] = []
        for table in self._source.tables:
            items = rejected = 0
            for row in found_rows(self._source, table, on_bytes=partial(self._told, table)):
                items += row.item is not None
                if row.item is None:
                    rejected += 1
                    self._example(row.reject(row.reason))
            tables.append(ImportedTable(table.table.name, items, rejected, None))
        return Imported(tuple(tables), None, tuple(self._examples))

    def done(self) -> Imported:
        """Writes every row, and compares the result."""
        state = self._begun()
        rejects = RejectsFile(self._rejects_path, kept_bytes=state.rejects_bytes)
        try:
            self._load(state, rejects)
        finally:
            rejects.close()
        tables = [self._verified(table, state) for table in self._source.tables]
        self._state_path.unlink(missing_ok=True)
        has_rejects = any(table.rejected for table in tables)
        path = self._rejects_path if has_rejects else None
        return Imported(tuple(tables), path, tuple(self._examples))

    def _begun(self) -> ImportState:
        """Returns the state of an interrupted import, or a new one."""
        digest = self._source.digest()
        found = ImportState.read(self._state_path, source=digest, target=self._target)
        if found is not None:
            return found
        tables: dict[str, TableState] = {}
        for table in self._source.tables:
            name = table.table.name
            tables[name] = TableState(was_empty=is_empty(self._transport, name))
            if not tables[name].was_empty and not self._options.merges:
                raise TableNotEmptyError(f"Table {name} is not empty. Nothing was imported.")
        fades_before = self._clock.now() + limits.IMPORT_FADING_SECONDS
        state = ImportState(digest, self._target, fades_before, 0, tables)
        state.write(self._state_path)
        return state

    def _load(self, state: ImportState, rejects: RejectsFile) -> None:
        sink = sink_for(self._transport, self._clock)
        try:
            for table in self._source.tables:
                of_table = state.tables[table.table.name]
                loader = Loader(
                    table=table.table.name,
                    transport=self._transport,
                    sink=sink,
                    state=of_table,
                    measure=self._measure,
                    fades_before=state.fades_before,
                    on_reject=partial(self._rejected, rejects),
                    on_group=partial(self._note, state, rejects),
                )
                rows = found_rows(
                    self._source,
                    table,
                    files_done=of_table.files_done,
                    rows_done=of_table.rows_done,
                    on_bytes=partial(self._told, table),
                )
                loader.load(rows)
                self._note(state, rejects, is_due=True)
        finally:
            sink.close()

    def _note(self, state: ImportState, rejects: RejectsFile, *, is_due: bool = False) -> None:
        """Stores the progress from time to time."""
        now = self._clock.now()
        if is_due or now - self._noted_at >= limits.IMPORT_NOTE_SECONDS:
            rejects.sync()
            state.rejects_bytes = rejects.size_bytes
            state.write(self._state_path)
            self._noted_at = now

    def _verified(self, table: TableSource, state: ImportState) -> ImportedTable:
        name = table.table.name
        of_table = state.tables[name]
        tally = of_table.tally()
        expected = Expected(
            tally=tally,
            measure=self._measure,
            was_empty=of_table.was_empty,
            fades_before=state.fades_before,
            rejects=self._rejects_path if of_table.rejected else None,
            clock=self._clock,
        )
        verdict = verified(
            self._transport,
            self._source,
            table,
            expected,
            progress=lambda share: self._told(table, int(share * self._sizes[name]), is_again=True),
        )
        return ImportedTable(name, tally.count, of_table.rejected, verdict)

    def _told(self, table: TableSource, size_bytes: int, *, is_again: bool = False) -> None:
        """Reports the progress. Every byte counts twice: it is written, then verified."""
        if self._progress is None:
            return
        done = size_bytes
        for name, size in self._sizes.items():
            if name == table.table.name:
                break
            done += size
        total = sum(self._sizes.values())
        times = 1 if self._options.dry_run else 2
        self._progress(done + (total if is_again else 0), times * total)

    def _rejected(self, rejects: RejectsFile, reject: Reject) -> None:
        rejects.add(reject)
        self._example(reject)

    def _example(self, reject: Reject) -> None:
        if len(self._examples) < limits.REJECTS_TOLD_MAX:
            self._examples.append(reject)
