"""Every morning, pieces whose day has passed are marked as late."""

from __future__ import annotations

from dataclasses import dataclass

from examples.atelier.design import Piece
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock, instant
from tablewright.errors import ConflictError
from tablewright.kits.audit import Audit, Happening
from tablewright.kits.calendar import Cron, Recurring
from tablewright.kits.jobs import Job, JobKind
from tablewright.kits.live import Hub
from tablewright.model import assign, lt, transaction

LATE = "mark-late"
EVERY_MORNING = Recurring(LATE, LATE, Cron("0 6 * * *"))


@dataclass(frozen=True, slots=True)
class Lateness:
    """Marks late pieces, as the handler of jobs."""

    db: AsyncDatabase
    clock: Clock
    audit: Audit
    hub: Hub

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(LATE, self.handle)

    async def handle(self, job: Job) -> None:
        """Marks every piece that is due before today and not done; twice is as good as once."""
        today = instant(self.clock).date()
        late = Piece.scan().where(lt(Piece.due, today), Piece.is_late == False)  # noqa: E712
        async for piece in self.db.stream(late):
            if piece.state == "done":
                continue
            place = Piece.at(workspace=piece.workspace, piece_id=piece.piece_id)
            unchanged = Piece.edition == piece.edition
            write = place.update(assign(Piece.is_late, True)).when(unchanged)
            what = Happening("piece_late", "piece", "changed", piece.piece_id)
            try:
                entry = self.audit.by_system(piece.workspace, what)
                await self.db.run(transaction(write, *entry))
            except ConflictError:
                continue  # another request changes it now; it is marked tomorrow
            self.hub.happened(piece.workspace, "pieces")
