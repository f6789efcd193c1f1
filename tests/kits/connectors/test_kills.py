"""A process that ends before any request or any file of a run: the next one completes the run."""

from __future__ import annotations

import asyncio
import json
from typing import Any, cast

import pytest

from tablewright.clock import ManualClock
from tablewright.ids import CountingIds
from tablewright.kits.connectors import Connectors
from tablewright.kits.http import Outgoing
from tablewright.kits.vault import Vault, VaultSource
from tablewright.testing.data_keys import MemoryKeys
from tablewright.testing.doubles import MemoryFiles
from tablewright.testing.kills import Killed
from tests.kits.connectors.models import VERSION, Model, streams
from tests.kits.connectors.worlds import KEY, SECRET, Wire, platform_of

SOURCE = VaultSource("acme", "s1")
EVERY = ("keyset", "offset", "searched", "evented")


class Effects:
    """Counts requests and files, and ends the process before one of them."""

    def __init__(self, kill_before: int | None) -> None:
        self.count = 0
        self.kill_before = kill_before

    def reach(self) -> None:
        self.count += 1
        if self.count == self.kill_before:
            raise Killed


class KilledFiles(MemoryFiles):
    """Files whose writes are effects."""

    effects = Effects(None)

    async def put_if_absent(self, *given: Any, **more: Any) -> Any:
        self.effects.reach()
        return await super().put_if_absent(*given, **more)

    def open_write(self, *given: Any, **more: Any) -> Any:
        self.effects.reach()
        return super().open_write(*given, **more)


class Process:
    """The model of a platform, and files that outlive a process."""

    def __init__(self) -> None:
        self.clock = ManualClock()
        self.model = Model(self.clock)
        self.files = KilledFiles()
        self.keys = MemoryKeys()
        self.ids = CountingIds()
        self.platform = platform_of(*streams(3), api_version=VERSION)
        for _ in range(11):
            self.model.create()

    async def run(self, job: str, effects: Effects) -> None:
        """One attempt of a job in a new process."""
        self.files.effects = effects

        def answer(*asked: Any) -> Any:
            effects.reach()
            return self.model.answer(*asked)

        wire = cast("Outgoing", Wire(answer))
        connectors = Connectors(wire, (self.platform,), clock=self.clock)
        credentials = KEY.credentials({"api_key": SECRET})
        vault = Vault(self.files, self.keys, self.clock, self.ids)
        async with vault.snapshot(SOURCE, job) as made:
            for stream in EVERY:
                fetch = connectors.fetch(
                    self.platform,
                    stream,
                    credentials,
                    account="a",
                    checkpoint=made.checkpoint(stream),
                    position=made.position(stream),
                )
                await made.add(stream, fetch.pages, scan=fetch.is_scan)

    async def stored(self, stream: str) -> dict[int, Any]:
        vault = Vault(self.files, self.keys, self.clock, self.ids)
        state = await vault.state(SOURCE)
        return {int(one.id): json.loads(one.data) async for one in state.records(stream)}


async def _played(kill_before: int | None) -> int:
    """A first run, changes, and a second run that is killed once; returns its effects."""
    play = Process()
    await play.run("j1", Effects(None))
    play.clock.advance(seconds=3600)
    for number in (2, 5, 7):
        play.model.change(number)
    play.model.create()
    play.clock.advance(seconds=60)
    effects = Effects(kill_before)
    try:
        await play.run("j2", effects)
    except Killed:
        play.clock.advance(seconds=120)
        await play.run("j2", Effects(None))
    vault = Vault(play.files, play.keys, play.clock, play.ids)
    assert ["j1", "j2"] == [one.snapshot for one in await vault.snapshots(SOURCE)]
    for stream in EVERY:
        assert play.model.records == await play.stored(stream), stream
    newest = (await vault.snapshots(SOURCE))[-1]
    for stream in EVERY:
        found = newest.streams[stream]
        assert (1, 3, 12) == (found.added, found.changed, found.count), stream
    return effects.count


def test_a_run_that_is_killed_anywhere_is_completed_once():
    count = asyncio.run(_played(None))
    assert count >= 25
    for number in range(1, count + 1):
        asyncio.run(_played(number))


def test_kills_are_noticed_by_this_test():
    with pytest.raises(Killed):
        asyncio.run(Process().run("j1", Effects(3)))
