"""Background work: what runs where, and what ends last."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, replace
from typing import Any

import pytest

from tablewright.api.supervising import working
from tablewright.api.system import RunningSystem
from tablewright.kits.keyed import system
from tablewright.model import design_of
from tablewright.testing.system import in_memory


@dataclass
class Noting:
    """Notes when it begins and ends."""

    name: str
    notes: list[str]

    async def run(self, stopping: asyncio.Event) -> None:
        self.notes.append(f"{self.name} begins")
        await stopping.wait()
        await asyncio.sleep(0)
        self.notes.append(f"{self.name} ends")


@pytest.mark.parametrize("has_work", [True, False])
def test_work_beside_requests_runs_in_every_process_and_ends_last(has_work: bool):
    notes: list[str] = []

    async def main() -> None:
        async with in_memory(system("shop", design_of("shop"))) as shop:
            running: RunningSystem[Any] = shop.running
            work, beside = Noting("work", notes), Noting("beside", notes)
            assembly = replace(running.assembly, work=(work,), beside=(beside,))
            async with working([replace(running, assembly=assembly)], has_work=has_work):
                await asyncio.sleep(0)
                notes.append("requests")

    asyncio.run(main())
    begun = ["beside begins", *(["work begins"] if has_work else [])]
    ended = [*(["work ends"] if has_work else []), "beside ends"]
    assert [*begun, "requests", *ended] == notes
