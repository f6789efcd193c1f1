"""Service: one system over HTTP: its routes, its pages, and what it does in the background.

Not here: serving it (`api.application`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Protocol

from tablewright.api.routes import Routes
from tablewright.api.world import World


class Background(Protocol):
    """Work that goes on beside requests."""

    @property
    def name(self) -> str:
        """What logs call it."""
        ...

    async def run(self, stopping: asyncio.Event) -> None:
        """Works until the event is set, and ends in good order then."""
        ...


@dataclass(frozen=True, slots=True)
class Service:
    """A system that can be served."""

    name: str
    title: str
    description: str
    version: str
    routes: Routes
    world: World
    pages: Traversable | None = None  # a folder with an index.html
    background: Sequence[Background] = ()
