"""Turns: long work is done step by step, and others are served in between."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest

from tablewright.api import limits, turns
from tablewright.api.turns import Steps, finished, give_way, in_turns


@pytest.fixture
def slow_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every step takes a whole slice, and no pause takes time."""
    now = _counting(limits.API_SLICE_SECONDS)
    monkeypatch.setattr(turns, "stopwatch_seconds", lambda: next(now))
    monkeypatch.setattr(limits, "API_SLICE_PAUSES", 0)


@pytest.fixture
def quick_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """No step takes any time."""
    monkeypatch.setattr(turns, "stopwatch_seconds", lambda: 0.0)


def _counting(step: float) -> Iterator[float]:
    now = 0.0
    while True:
        now += step
        yield now


def _working(name: str, seen: list[str], count: int = 3) -> Steps[str]:
    for _ in range(count):
        seen.append(name)
        yield
    return name * count


def _failing() -> Steps[None]:
    yield
    raise ZeroDivisionError


def test_a_step_that_fails_raises_where_the_work_is_awaited():
    with pytest.raises(ZeroDivisionError):
        finished(_failing())

    async def main() -> None:
        with pytest.raises(ZeroDivisionError):
            await in_turns(_failing())
        assert "aaa" == await in_turns(_working("a", []))  # the next one has its turn

    asyncio.run(main())


@pytest.mark.usefixtures("slow_steps")
def test_work_that_is_cancelled_keeps_no_other_from_its_turn():
    async def main() -> None:
        task = asyncio.create_task(in_turns(_working("a", [], count=1_000)))
        await asyncio.sleep(0)
        task.cancel()
        assert "bbb" == await in_turns(_working("b", []))

    asyncio.run(main())


def test_steps_have_the_same_result_at_once_and_in_turns():
    assert "aaa" == finished(_working("a", []))
    assert "aaa" == asyncio.run(in_turns(_working("a", [])))


@pytest.mark.usefixtures("slow_steps")
def test_others_are_served_between_two_slices():
    seen: list[str] = []

    async def other() -> None:
        for _ in range(3):
            seen.append("other")
            await asyncio.sleep(0)

    async def main() -> None:
        await asyncio.gather(in_turns(_working("long", seen)), other())

    asyncio.run(main())
    assert ["long", "other", "long"] == seen[:3]


@pytest.mark.usefixtures("slow_steps")
def test_two_pieces_of_long_work_take_turns():
    seen: list[str] = []

    async def main() -> None:
        await asyncio.gather(*(in_turns(_working(name, seen)) for name in "ab"))

    asyncio.run(main())
    assert ["a", "b", "a", "b", "a", "b"] == seen


@pytest.mark.usefixtures("quick_steps")
def test_quick_steps_share_a_slice():
    seen: list[str] = []

    async def main() -> None:
        await asyncio.gather(*(in_turns(_working(name, seen)) for name in "ab"))

    asyncio.run(main())
    assert ["a", "a", "a", "b", "b", "b"] == seen


@pytest.mark.parametrize(("taken", "pause"), [(0.001, 0.003), (5.0, 0.05)])
def test_a_pause_is_three_times_as_long_as_the_work_and_bounded(
    monkeypatch: pytest.MonkeyPatch, taken: float, pause: float
):
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    asyncio.run(give_way(taken))
    assert [pytest.approx(pause)] == pauses
