"""Stored lines and caps, and the places of jobs that wait before them.

A record exists only while its line or cap has a job, or is on hold. Each write gives it a fresh
stamp, on condition that the stamp is still the one that was read. No process therefore changes a
line based on an old state.
Not here: passing them (`jobs.gates`).
"""

from __future__ import annotations

import re
from hashlib import blake2b
from typing import Literal

from tablewright.api.records import ServiceRecords
from tablewright.errors import InvalidError
from tablewright.kits.jobs import limits
from tablewright.model import Entity, EpochMillis, attr

GateKind = Literal["line", "cap"]

_NAME = re.compile(rf"[^\x00-\x1f]{{1,{limits.LINE_NAME_LENGTH_MAX}}}")
_GATE_BYTES = 16  # no two names share a hash of this length by chance


class Line(Entity, table=ServiceRecords, tenant="tenant"):
    """An ordered queue of jobs that runs one of them at a time."""

    queue: str = attr(doc="The line's system")
    gate: str = attr(doc="A hash of the tenant and the name")
    tenant: str = attr(default="", doc="The tenant; empty without one")
    line: str = attr(doc="Its name")
    first: str | None = attr(
        default=None, doc="The first job: due, running, or waiting for its retry"
    )
    waiting: int = attr(default=0, doc="Number of jobs behind it")
    last_place: int = attr(default=0, doc="Position of the last job")
    is_held: bool = attr(default=False, doc="Whether it is on hold")
    waiting_since: EpochMillis | None = attr(
        default=None, doc="Start of the hold, or of the waiting"
    )
    stamp: str = attr(default="", doc="Differs after each write")

    primary = ServiceRecords.primary("line#{queue}#{gate}", "line")
    by_waiting = ServiceRecords.due("lines#{queue}", "{waiting_since}#{gate}")

    @primary.get
    def get(cls, queue: str, gate: str) -> None:
        """Finds a line by its name."""

    @by_waiting.query
    def listed(cls, queue: str) -> None:
        """Lists the lines that are on hold or have waiting jobs; longest wait first."""

    @property
    def is_empty(self) -> bool:
        """Whether the record is no longer needed."""
        return self.first is None and self.waiting == 0 and not self.is_held


class CapState(Entity, table=ServiceRecords, tenant="tenant"):
    """The jobs that have slots of a cap, and how many wait for one."""

    queue: str = attr(doc="The cap's system")
    gate: str = attr(doc="A hash of the tenant and the name")
    tenant: str = attr(default="", doc="The tenant; empty without one")
    cap: str = attr(doc="Its name")
    at_once: int = attr(doc="Number of slots")
    decided_at: EpochMillis | None = attr(default=None, doc="When the number of slots was set")
    inside: list[str] = attr(doc="Ids of jobs with a slot: due or running")
    waiting: list[int] = attr(doc="Number of waiting jobs by priority")
    last_place: int = attr(default=0, doc="Position of the last job")
    turn: int = attr(default=0, doc="The priority whose turn it is")
    stamp: str = attr(default="", doc="Differs after each write")

    primary = ServiceRecords.primary("cap#{queue}#{gate}", "cap")

    @primary.get
    def get(cls, queue: str, gate: str) -> None:
        """Finds the state of a cap by its name."""

    @property
    def is_empty(self) -> bool:
        """Whether the record is no longer needed."""
        return not self.inside and not any(self.waiting)


class Waiting(Entity, table=ServiceRecords, tenant="tenant"):
    """The place of a job that waits before a line or a cap."""

    queue: str = attr(doc="The job's system")
    gate: str = attr(doc="The line or cap")
    tenant: str = attr(default="", doc="The tenant; empty without one")
    group: int = attr(doc="Before a cap, the job's priority; in a line, 0")
    place: int = attr(doc="Position in the group")
    job_id: str = attr(doc="The job")

    primary = ServiceRecords.primary("waiting#{queue}#{gate}", "{group}#{place:015d}")

    @primary.query
    def before(cls, queue: str, gate: str, group: int) -> None:
        """Lists the jobs that wait before a line or a cap, in their order."""


def check_name(what: GateKind, name: str) -> None:
    """Raises `InvalidError` for the name of a line or cap that cannot be stored."""
    if _NAME.fullmatch(name) is None:
        raise InvalidError(
            f"The name of a {what} must have 1 to {limits.LINE_NAME_LENGTH_MAX} characters,"
            " none of them a control character."
        )


def gate_of(what: GateKind, tenant: str, name: str) -> str:
    """Returns the hash of a line or cap; two tenants never share one.

    >>> gate_of("line", "acme", "source#1")
    '0b8ac0173ea7e4a69294f9428cf3145d'
    """
    parts = (what, str(len(tenant)), tenant, name)
    return blake2b("\0".join(parts).encode(), digest_size=_GATE_BYTES).hexdigest()
