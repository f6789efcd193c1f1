"""Backups of systems on a server, in the same file format as those of an embedded store.

A backup uses a temporary store beside the file: the items of the server are counted and checked
when they arrive, and again in the store. A restore works in reverse.
Not here: the file (`engine.storage.store_backup`), the transfer of items (`ops.transfer`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.transport import Transport
from tablewright.clock import Clock
from tablewright.engine import Engine
from tablewright.engine.storage import store_backup
from tablewright.engine.storage.store_backup import Summary
from tablewright.errors import TransferFolderError
from tablewright.model.design import Design
from tablewright.ops.apply import creating
from tablewright.ops.transfer import exported, found_source, imported

Progress = Callable[[int, int | None], None]


def back_up_server(
    transport: Transport,
    design: Design,
    file: Path,
    *,
    target: str,
    clock: Clock,
    progress: Progress | None = None,
) -> Summary:
    """Writes the tables of a design from a server to a file; raises `FileExistsError`.

    Items written during the backup may or may not be included, each as a whole.
    """
    if file.exists():
        raise FileExistsError(str(file))
    with _room(file) as room:
        # The store need not survive a power cut: it is created again with the backup.
        engine = Engine.open(room / "store", durability="relaxed", sweeps=False)
        with EmbeddedTransport(engine, owns_engine=True) as store:
            _move(transport, store, design, room / "items", target, clock, progress)
        return store_backup.back_up(room / "store", file, clock=clock)


def restore_server(
    file: Path,
    transport: Transport,
    design: Design,
    *,
    target: str,
    clock: Clock,
    progress: Progress | None = None,
) -> Summary:
    """Creates the tables of a design on a server from a file; rejects tables with items."""
    with _room(file) as room:
        summary = store_backup.restore(file, room / "store")
        engine = Engine.open(room / "store", sweeps=False)
        with EmbeddedTransport(engine, owns_engine=True) as store:
            _move(store, transport, design, room / "items", target, clock, progress)
        return summary


def _move(
    source: Transport,
    destination: Transport,
    design: Design,
    folder: Path,
    target: str,
    clock: Clock,
    progress: Progress | None,
) -> None:
    exported(source, design, folder, target=target, clock=clock, progress=progress)
    Database(transport=destination).run(creating(design))
    outcome = imported(destination, found_source(design, folder), target=target, clock=clock)
    for table in outcome.tables:
        if table.rejected or table.verdict is None or not table.verdict.is_same:
            raise TransferFolderError(f"{table.name}: the copied items differ from the source.")


@contextmanager
def _room(file: Path) -> Generator[Path]:
    """Returns a temporary directory beside the file: the system's own may be too small."""
    with TemporaryDirectory(prefix=".tablewright-", dir=file.absolute().parent) as room:
        yield Path(room)
