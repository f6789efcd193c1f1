"""The plan of a process: what to serve, and where.

Not here: serving it from one process (`serving.process`), or several (`serving.workers`).
"""

from __future__ import annotations

import socket
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem, System
from tablewright.client.targets import Target
from tablewright.clock import Clock, SystemClock
from tablewright.ids import Ids, RandomIds
from tablewright.serving.secrets import Secrets


@dataclass(frozen=True, slots=True)
class Running:
    """The running service."""

    systems: Sequence[RunningSystem[Any]]
    runtime: Runtime


@dataclass(frozen=True, slots=True)
class ServingPlan:
    """The systems, store and ports of a process."""

    systems: Sequence[System[Any, Any]]
    target: Target
    secrets: Secrets
    url: str  # the service's address; a proxy has another
    endpoint_url: str | None  # of the DynamoDB endpoint; None without one
    folder: Path  # where the search for `tablewright.toml` begins
    cors_origins: Sequence[str] = ()
    has_sandboxes: bool = False  # doubles of other services, for `serve --demo`
    clock: Clock = field(default_factory=SystemClock)
    ids: Ids = field(default_factory=RandomIds)

    @property
    def is_embedded(self) -> bool:
        """Whether the store is in a directory of this machine, and only this service writes it."""
        return self.target.path is not None


@dataclass(frozen=True, slots=True)
class Ports:
    """The sockets that listen."""

    service: socket.socket
    endpoint: socket.socket | None  # of the DynamoDB endpoint; None: there is none


Prepare = Callable[[Running], Awaitable[None]]
Ready = Callable[[], None]
