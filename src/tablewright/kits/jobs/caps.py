"""Cap: how many jobs may run at once, of those that share it.

    jobs.add("sync", {...}, line=f"source#{source_id}", tenant=root, cap=Cap("syncs", at_once=4))

Not here: the holders of slots (`jobs.gates`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.errors import InvalidError
from tablewright.kits.jobs import limits
from tablewright.kits.jobs.gate_records import check_name


@dataclass(frozen=True, slots=True)
class Cap:
    """The maximum number of a tenant's jobs with this cap that run at once.

    `at_once` may change: of the jobs that have reached the cap, the newest one decides.
    """

    name: str
    at_once: int

    def __post_init__(self) -> None:
        """Raises `InvalidError` for a name or number that cannot be stored."""
        check_name("cap", self.name)
        if not 1 <= self.at_once <= limits.CAP_AT_ONCE_MAX:
            raise InvalidError(f"`at_once` must be from 1 to {limits.CAP_AT_ONCE_MAX}.")
