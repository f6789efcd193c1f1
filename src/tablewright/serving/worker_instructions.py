"""The start instructions of a worker of `serve`, sent over a private socket.

They contain no secrets: a worker reads the keys directory itself, and gets only the hash of a token
from the environment.
Not here: the worker (`serving.worker`), its start (`serving.workers`).
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from tablewright.api.system import System
from tablewright.client.targets import Target
from tablewright.ids import Ids
from tablewright.serving.plan import ServingPlan
from tablewright.serving.secrets import found_secrets


class Instructions(msgspec.Struct, frozen=True):
    """The instructions of a worker."""

    name: str  # web-1, web-2, ... or work
    is_web: bool  # False: it runs background work
    systems: tuple[str, ...]  # as `commands.finding` finds them
    target: str
    table_prefix: str
    keys_folder: str
    admin_hash: str | None
    url: str
    endpoint_url: str | None
    folder: str
    cors_origins: tuple[str, ...]
    web_processes: int
    has_sandboxes: bool
    ended_holders: tuple[str, ...]  # of leases, whose processes this one replaces
    holder: str

    @classmethod
    def of(
        cls,
        plan: ServingPlan,
        name: str,
        *,
        systems: tuple[str, ...],
        is_web: bool,
        web_processes: int,
        holder: str,
        ended_holders: tuple[str, ...] = (),
    ) -> Instructions:
        """Returns the instructions of a worker for a plan."""
        return cls(
            name=name,
            is_web=is_web,
            systems=systems,
            target=str(plan.target),
            table_prefix=plan.target.table_prefix,
            keys_folder=str(plan.secrets.folder),
            admin_hash=plan.secrets.admin.given_hash,
            url=plan.url,
            endpoint_url=plan.endpoint_url,
            folder=str(plan.folder),
            cors_origins=tuple(plan.cors_origins),
            web_processes=web_processes,
            has_sandboxes=plan.has_sandboxes,
            ended_holders=ended_holders,
            holder=holder,
        )

    def plan(self, systems: list[System[Any, Any]], ids: Ids) -> ServingPlan:
        """Returns the plan of the worker, with its systems."""
        folder = Path(self.keys_folder)
        return ServingPlan(
            systems=systems,
            target=replace(Target.parse(self.target), table_prefix=self.table_prefix),
            secrets=found_secrets(folder, ids, admin_hash=self.admin_hash),
            url=self.url,
            endpoint_url=self.endpoint_url,
            folder=Path(self.folder),
            cors_origins=self.cors_origins,
            has_sandboxes=self.has_sandboxes,
            ids=ids,
        )
