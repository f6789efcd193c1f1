"""Deadlines: what takes too long is cancelled, and nothing else is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from tablewright.api.http.deadlines import Deadlines


def _run(play: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    return asyncio.run(play())


async def _blocked(deadlines: Deadlines) -> str:
    try:
        with deadlines.running():
            await asyncio.Event().wait()
    except TimeoutError:
        return "over"
    return "done"


def test_a_block_that_takes_too_long_raises():
    assert "over" == _run(lambda: _blocked(Deadlines(lambda: 0.0)))


def test_each_of_several_blocks_ends_at_its_own_time():
    seconds = iter((60.0, 0.0))
    deadlines = Deadlines(lambda: next(seconds))

    async def play() -> None:
        later = asyncio.create_task(_blocked(deadlines))
        await asyncio.sleep(0)  # it begins first
        assert "over" == await _blocked(deadlines)
        assert not later.done()
        later.cancel()
        with pytest.raises(asyncio.CancelledError):
            await later

    _run(play)


def test_a_task_that_somebody_else_cancels_is_cancelled():
    async def play() -> None:
        task = asyncio.create_task(_blocked(Deadlines(lambda: 60.0)))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    _run(play)


def test_a_task_that_is_cancelled_when_its_time_is_over_is_cancelled():
    deadlines = Deadlines(lambda: 0.0)

    async def play() -> None:
        async def cancelled() -> None:
            with deadlines.running():
                asyncio.get_running_loop().call_soon(task.cancel)
                await asyncio.Event().wait()

        task = asyncio.create_task(cancelled())
        with pytest.raises(asyncio.CancelledError):
            await task

    _run(play)


def test_an_error_of_the_block_is_raised():
    async def play() -> None:
        with Deadlines(lambda: 0.0).running():
            raise KeyError("a")

    with pytest.raises(KeyError):
        _run(play)


def test_what_ends_in_time_is_not_cancelled_later():
    deadlines = Deadlines(lambda: 0.0)

    async def play() -> str:
        with deadlines.running():
            pass
        return await _blocked(Deadlines(lambda: 0.01))  # the first timer has fired by then

    assert "over" == _run(play)


def test_blocks_inside_each_other_end_for_themselves():
    outer, inner = Deadlines(lambda: 60.0), Deadlines(lambda: 0.0)

    async def play() -> str:
        with outer.running():
            return await _blocked(inner)

    assert "over" == _run(play)


def test_another_event_loop_begins_anew():
    deadlines = Deadlines(lambda: 0.0)
    assert ["over", "over"] == [_run(lambda: _blocked(deadlines)) for _ in range(2)]
