"""Background work: what runs where, and what ends last."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from structlog.testing import capture_logs

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


def _noted(name: str, notes: list[str]) -> Callable[[], Awaitable[None]]:
    async def close() -> None:
        notes.append(name)

    return close


def test_closing_that_fails_is_logged_and_does_not_keep_the_others_open():
    notes: list[str] = []

    async def fails() -> None:
        raise OSError("The connection is gone.")

    async def main() -> None:
        async with in_memory(system("shop", design_of("shop"))) as shop:
            shop.running.runtime.closing[:] = [_noted("first", notes), fails, _noted("last", notes)]
            async with working([shop.running]):
                pass

    with capture_logs() as logs:
        asyncio.run(main())
    assert ["last", "first"] == notes
    assert ["closing_failed"] == [one["event"] for one in logs if one["log_level"] == "error"]


def test_a_process_closes_what_its_systems_opened_after_an_error_too():
    notes: list[str] = []

    async def main() -> None:
        async with in_memory(system("shop", design_of("shop"))) as shop:
            shop.running.runtime.closing[:] = [_noted("closed", notes)]
            async with working([shop.running]):
                raise OSError("The port is in use.")

    with pytest.raises(ExceptionGroup):
        asyncio.run(main())
    assert ["closed"] == notes


@pytest.mark.parametrize("has_work", [True, False])
def test_work_beside_requests_runs_in_every_process_and_ends_before_closing(
    has_work: bool,
):
    notes: list[str] = []

    async def main() -> None:
        async with in_memory(system("shop", design_of("shop"))) as shop:
            running: RunningSystem[Any] = shop.running
            work, beside = Noting("work", notes), Noting("beside", notes)
            running.runtime.closing[:] = [_noted("first", notes), _noted("last", notes)]
            assembly = replace(running.assembly, work=(work,), beside=(beside,))
            async with working([replace(running, assembly=assembly)], has_work=has_work):
                await asyncio.sleep(0)
                notes.append("requests")

    asyncio.run(main())
    begun = ["beside begins", *(["work begins"] if has_work else [])]
    ended = [*(["work ends"] if has_work else []), "beside ends", "last", "first"]
    assert [*begun, "requests", *ended] == notes
