"""The progress of an import, which an interrupted run leaves for the next one.

It is stored beside the files, one for each target, and deleted when the import is done. Rows after
the last record are written again, which changes nothing.
Not here: importing (`transfer.importing`).
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from tablewright.ops.transfer.manifest import write_whole
from tablewright.ops.transfer.tally import ItemTally, SplitTally


class NotedTally(msgspec.Struct):
    """A tally as stored in the state."""

    count: int = 0
    checksum: str = "0"

    def read(self) -> ItemTally:
        """Returns the tally."""
        return ItemTally.of(self.count, self.checksum)

    @classmethod
    def of(cls, tally: ItemTally) -> NotedTally:
        """Returns the stored form of a tally."""
        return cls(tally.count, tally.checksum)


class TableState(msgspec.Struct):
    """The progress of one table."""

    was_empty: bool
    files_done: int = 0
    rows_done: int = 0  # of the file after those
    rejected: int = 0
    lasting: NotedTally = msgspec.field(default_factory=NotedTally)
    fading: NotedTally = msgspec.field(default_factory=NotedTally)

    def tally(self) -> SplitTally:
        """Returns the tally of the written items."""
        return SplitTally(self.lasting.read(), self.fading.read())

    def note(self, tally: SplitTally) -> None:
        """Stores the tally of the written items."""
        self.lasting, self.fading = NotedTally.of(tally.lasting), NotedTally.of(tally.fading)


class ImportState(msgspec.Struct):
    """The progress of a whole import."""

    source: str  # a digest of what is imported
    target: str
    fades_before: float  # items that expire by then are counted separately
    rejects_bytes: int
    tables: dict[str, TableState]

    def write(self, path: Path) -> None:
        """Replaces the stored state."""
        write_whole(path, msgspec.json.encode(self))

    @classmethod
    def read(cls, path: Path, *, source: str, target: str) -> ImportState | None:
        """Returns the state of an interrupted import from this source to this target, if any."""
        try:
            state = msgspec.json.decode(path.read_bytes(), type=cls)
        except (OSError, msgspec.MsgspecError):
            return None
        return state if (state.source, state.target) == (source, target) else None


def state_path(folder: Path, target: str) -> Path:
    """Returns the path of an import's state."""
    digest = blake2b(target.encode(), digest_size=8).hexdigest()
    return folder / f".import-{digest}.json"
