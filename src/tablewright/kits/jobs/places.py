"""Places: the jobs that wait before a line or a cap, with the changes of one transaction.

Not here: the lines and caps themselves (`jobs.gates`).
"""

from __future__ import annotations

from typing import Any

from tablewright.kits.jobs.gate_records import Waiting
from tablewright.kits.jobs.records import Job
from tablewright.model import Session
from tablewright.model.calls import Steps
from tablewright.model.operations.writing import WriteOperation

_Key = tuple[str, int, int]  # gate, group and place


class Places:
    """The places of waiting jobs, as stored and with the changes of this transaction."""

    def __init__(self, queue: str, session: Session) -> None:
        self._queue = queue
        self._session = session
        self._coming: dict[_Key, Waiting] = {}
        self._going: dict[_Key, Waiting] = {}

    def put(self, job: Job, gate: str, group: int, place: int) -> None:
        """Adds the place of a job that starts to wait."""
        self._coming[gate, group, place] = self._waiting(job, gate, group, place)

    def take(self, job: Job, gate: str, group: int, place: int) -> None:
        """Removes the place of a job that no longer waits."""
        self._take(self._waiting(job, gate, group, place))

    def first(self, gate: str, group: int, waiting: int) -> Steps[Waiting | None]:
        """Removes and returns the first of the waiting places of a group; None if it is empty."""
        here = [one for key, one in self._coming.items() if key[:2] == (gate, group)]
        if waiting > len(here):  # some of them are stored
            gone = sum(key[:2] == (gate, group) for key in self._going)
            query = Waiting.before(self._queue, gate, group).consistently().limit(gone + 1)
            page = yield from query.steps(self._session)
            here += [one for one in page.items if (gate, group, one.place) not in self._going]
        if not here:
            return None
        first = min(here, key=lambda one: one.place)
        self._take(first)
        return first

    def writes(self) -> list[WriteOperation[Any]]:
        """Returns the writes for all added and removed places."""
        gone = [one.erase() for one in self._going.values()]
        return [*gone, *(one.create() for one in self._coming.values())]

    def _take(self, one: Waiting) -> None:
        key = (one.gate, one.group, one.place)
        if self._coming.pop(key, None) is None:
            self._going[key] = one

    def _waiting(self, job: Job, gate: str, group: int, place: int) -> Waiting:
        return Waiting(
            queue=self._queue,
            gate=gate,
            tenant=job.tenant,
            group=group,
            place=place,
            job_id=job.job_id,
        )
