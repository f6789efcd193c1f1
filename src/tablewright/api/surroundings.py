"""Surroundings: what the process gives every service that runs in it.

Not here: who gives it (`tablewright.serving`), what a service makes of it (`api.world`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from tablewright.api.jobs import OnRun
from tablewright.api.world import Admission, Repeats
from tablewright.client import AsyncDatabase
from tablewright.clock import Clock
from tablewright.ids import Ids

# The hash of the administrator's token, as `api_keys.hash_of` returns it. A function returns the
# one that is good now: the token can be replaced while the service runs.
AdminHash = str | Callable[[], str]


@dataclass(frozen=True, slots=True)
class Surroundings:
    """The store, time, ids and limits that services of one process share."""

    db: AsyncDatabase  # bound to no tenant
    admission: Admission
    repeats: Repeats
    clock: Clock
    ids: Ids
    admin_hash: AdminHash
    worked: OnRun | None = None  # is told of every run of background work
    folder: Path = Path("tablewright-files")  # for what is kept in files; made when it is needed
    url: str = "http://localhost"  # where the process listens; a proxy before it has another
    stopping: asyncio.Event = field(default_factory=asyncio.Event)
