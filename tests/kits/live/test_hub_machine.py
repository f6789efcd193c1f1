"""Clients that come and go on several nodes, against a plain list of what was stored.

Messages are stamped before they are stored, and an index shows them after that. Whatever a client
does, it gets each message that was stored since it first listened, and none of them twice.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.kits.live import Hub
from tests.kits.live.hubs import Client, Index, hub_of
from tests.kits.live.nodes import Store, message, opened


@dataclass(frozen=True)
class Save:
    """Stores a message."""

    late_seconds: float  # by which its stamp is older
    lag_seconds: float  # after which the index shows it


@dataclass(frozen=True)
class Connect:
    client: int
    node: int


@dataclass(frozen=True)
class Read:
    client: int
    quiets: int


@dataclass(frozen=True)
class Leave:
    client: int


@dataclass(frozen=True)
class Pause:
    seconds: float


Step = Save | Connect | Read | Leave | Pause
_CLIENTS, _NODES = st.integers(0, 1), st.integers(0, 2)
_LATE, _LAG = st.sampled_from([0.0, 0.4, 2.0]), st.sampled_from([0.0, 0.4, 2.5])
_STEPS = st.one_of(
    st.builds(Save, _LATE, _LAG),
    st.builds(Connect, _CLIENTS, _NODES),
    st.builds(Read, _CLIENTS, st.integers(1, 3)),
    st.builds(Leave, _CLIENTS),
    st.builds(Pause, st.sampled_from([0.1, 1.0, 2.5, 6.0, 40.0])),
)


@dataclass
class World:
    """The store, the hubs of three nodes, two clients, and what was stored."""

    store: Store
    index: Index
    hubs: list[Hub]
    clients: list[Client]
    saved: list[str] = field(default_factory=list[str])
    owed_from: dict[int, int] = field(default_factory=dict[int, int])  # client -> of `saved`
    connected: set[int] = field(default_factory=set[int])

    async def take(self, step: Step) -> None:
        if isinstance(step, Save):
            await self.save(step)
        elif isinstance(step, Pause):
            self.store.clock.advance(seconds=step.seconds)
        elif isinstance(step, Connect):
            await self.leave(step.client)
            await self.clients[step.client].connect(self.hubs[step.node])
            self.connected.add(step.client)
            self.owed_from.setdefault(step.client, len(self.saved))
        elif isinstance(step, Leave):
            await self.leave(step.client)
        elif step.client in self.connected:
            await self.clients[step.client].read(quiets=step.quiets)

    async def save(self, step: Save) -> None:
        self.store.clock.advance(seconds=0.001)
        now = self.store.clock.now()
        one = message(2 * len(self.saved), at=now - step.late_seconds)
        self.saved.append(one.message_id)
        self.index.visible_at[one.message_id] = now + step.lag_seconds
        await self.store.node().db.run(one.put())

    async def leave(self, client: int) -> None:
        if client in self.connected:
            self.connected.remove(client)
            await self.clients[client].disconnect()

    async def check(self) -> None:
        for number, client in enumerate(self.clients):
            await self.take(Connect(number, (number + 1) % 3))
            await client.read(quiets=12)
            await self.leave(number)
            times = Counter(client.received)
            assert {1} >= set(times.values()), "nothing comes twice"
            owed = self.saved[self.owed_from[number] :]
            assert set(owed) <= times.keys(), "nothing is lost"
            # What an index showed late may come, though it was stored before.
            assert times.keys() <= set(self.saved)


@pytest.mark.parametrize("is_remote", [False, True], ids=["embedded", "remote"])
@given(steps=st.lists(_STEPS, max_size=25))
def test_a_client_gets_everything_once(is_remote: bool, steps: list[Step]):
    async def main() -> None:
        async with opened(is_remote=is_remote) as store:
            index = Index(store.clock)
            hubs = [
                hub_of(store.node(), "tail", index),
                hub_of(store.node(), "tail", index, tails_max=1),
                hub_of(store.node(), "query", index),
            ]
            world = World(store, index, hubs, [Client(store), Client(store)])
            for step in steps:
                await world.take(step)
            for number in (0, 1):
                await world.leave(number)
            store.clock.advance(seconds=10)
            await world.check()

    asyncio.run(main())
