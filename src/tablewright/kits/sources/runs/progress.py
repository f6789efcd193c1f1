"""Progress: the progress of a run with each data type, stored in its row.

    {"customers": {"state": "running", "records": 300, "pages": 3, "bytes": 81200}}

It is written at most once a second, and at the end of each attempt. The next attempt knows which
data types have failed for good, and which wait for the platform.
Not here: the data (`kits.vault`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

from tablewright.kits.sources.values import Run, RunError

FAILED = "failed"
DONE = "done"


@dataclass(slots=True)
class Progress:
    """The progress of one run."""

    types: dict[str, dict[str, Any]] = field(default_factory=dict[str, dict[str, Any]])

    @staticmethod
    def of(run: Run) -> Progress:
        """Reads the progress of earlier attempts."""
        stored = run.progress or {}
        return Progress({name: dict(stored.get(name) or {}) for name in run.data_types})

    def begun(self, name: str, position: Any) -> None:
        """Records that a data type is read, from the position of an earlier attempt."""
        known: dict[str, Any] = position or {}
        counted = {one: int(known.get(one, 0)) for one in ("records", "pages", "bytes")}
        attempt = self.types[name].get("attempt", 1)
        self.types[name] = {"state": "running", "attempt": attempt, **counted}

    def page(self, name: str, records: int, size_bytes: int) -> dict[str, int]:
        """Counts a page; returns the counts up to it."""
        one = self.types[name]
        one["records"] += records
        one["pages"] += 1
        one["bytes"] += size_bytes
        return {key: one[key] for key in ("records", "pages", "bytes")}

    def done(self, name: str) -> None:
        """Records that a data type was read to its end."""
        self.types[name]["state"] = DONE
        self.types[name].pop("waitsUntil", None)

    def waits(self, name: str, until: datetime, attempt: int) -> None:
        """Records that the platform asks for a pause."""
        self.types[name] |= {
            "state": "waiting",
            "waitsUntil": int(until.timestamp()),
            "attempt": attempt,
        }

    def failed(self, error: RunError) -> None:
        """Records that a data type has failed for good."""
        told = {"code": error.code, "message": error.message, "attempt": error.attempt}
        self.types[error.data_type] |= {
            "state": FAILED,
            "error": {**told, "at": int(error.at.timestamp())},
        }
        self.types[error.data_type].pop("waitsUntil", None)

    def has_failed(self, name: str) -> bool:
        """Whether a data type has failed in an earlier attempt."""
        return self.types[name].get("state") == FAILED

    def attempt(self, name: str) -> int:
        """The attempt of a data type's next request."""
        return int(self.types[name].get("attempt", 1))

    @property
    def errors(self) -> Sequence[RunError]:
        """The errors of all data types that failed."""
        found: list[RunError] = []
        for name, one in self.types.items():
            error = one.get("error")
            if one.get("state") == FAILED and error is not None:
                at = datetime.fromtimestamp(error["at"], UTC)
                told = (error["code"], error["message"], int(error["attempt"]))
                found.append(RunError(name, *told, at))
        return found

    @property
    def bytes(self) -> int:
        """The bytes of all records that were fetched."""
        return sum(int(one.get("bytes", 0)) for one in self.types.values())

    @property
    def shown(self) -> dict[str, Any]:
        """The progress to store."""
        return {name: one for name, one in self.types.items() if one}
