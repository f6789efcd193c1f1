"""Options of `tablewright serve` itself: the section `[serve]` of the nearest `tablewright.toml`.

    [serve]
    cors_origins = ["https://app.example.com"]
    dynamodb = false
    workers = 4

Not here: reading the file (`serving.options`), options of systems (their own dataclasses).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright import limits
from tablewright.api.http.cors import check_origin
from tablewright.errors import BadSettingError


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """Options of the process, independent of its systems."""

    cors_origins: tuple[str, ...] = ()  # whose pages may read responses; each an exact origin
    dynamodb: bool = True  # whether an embedded store has a DynamoDB endpoint on this machine
    workers: int = 0  # web processes; 0: one process does everything

    def __post_init__(self) -> None:
        """Rejects invalid values."""
        for origin in self.cors_origins:
            check_origin(origin)
        if not 0 <= self.workers <= limits.WORKERS_MAX:
            raise BadSettingError(f"workers must be between 0 and {limits.WORKERS_MAX}.")
