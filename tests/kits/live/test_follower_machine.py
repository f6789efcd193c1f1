"""Two followers over one store, with writes, kills, pauses and gaps in any order.

Whatever happened, the counters are in the end what a plain count of the table says.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from tablewright.errors import ItemNotFoundError
from tests.kits.live.chats import counted, counters
from tests.kits.live.nodes import Killed, Node, Store, message, opened


@dataclass(frozen=True)
class Put:
    """Writes a message, perhaps over an earlier one."""

    number: int
    day: int
    is_read: bool


@dataclass(frozen=True)
class Delete:
    """Deletes a message, if there is one."""

    number: int


@dataclass(frozen=True)
class Turn:
    """A node follows until nothing is left, or dies at one of its calls."""

    node: int
    dies_at: int | None
    is_done: bool  # whether the call at which it dies reaches the store


@dataclass(frozen=True)
class Pause:
    """Time passes; the store closes and trims shards."""

    seconds: int


_NUMBERS = st.integers(0, 7)
_PAUSES = st.sampled_from([1, 11, 31, 5 * 3600, 13 * 3600, 30 * 3600])
_STEPS = st.one_of(
    st.builds(Put, _NUMBERS, st.integers(1, 3), st.booleans()),
    st.builds(Delete, _NUMBERS),
    st.builds(Turn, st.integers(0, 1), st.none() | st.integers(1, 25), st.booleans()),
    st.builds(Pause, _PAUSES),
)


@given(st.lists(_STEPS, max_size=25))
def test_counters_are_right_in_the_end(steps: list[Put | Delete | Turn | Pause]):
    asyncio.run(_played(steps))


async def _played(steps: list[Put | Delete | Turn | Pause]) -> None:
    async with opened() as store:
        nodes = [store.node(), store.node()]
        writer = store.node().db
        for step in steps:
            if isinstance(step, Put):
                await writer.run(message(step.number, day=step.day, is_read=step.is_read).put())
            elif isinstance(step, Delete):
                with suppress(ItemNotFoundError):
                    await writer.run(message(step.number).delete())
            elif isinstance(step, Pause):
                store.clock.advance(seconds=step.seconds)
                store.engine.sweep()
            else:
                nodes[step.node] = await _turned(store, nodes[step.node], step)
        store.clock.advance(seconds=31)
        for node in nodes:
            await node.follower.run_due()
        assert await counted(writer) == await counters(writer)


async def _turned(store: Store, node: Node, turn: Turn) -> Node:
    """The node after its turn: a new one, if it was killed."""
    transport = node.transport
    at = None if turn.dies_at is None else transport.calls + turn.dies_at
    transport.dies_after, transport.dies_before = (at, None) if turn.is_done else (None, at)
    try:
        await node.follower.run_due()
    except Killed:
        return store.node()
    transport.dies_after = transport.dies_before = None
    return node
