"""Rate limits over several processes: how exact they are, and the bucket that they share."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tablewright.api.limiting.rate_limits import Quota
from tablewright.api.limiting.rate_records import RateBucket, StoredBucket
from tablewright.errors import TenantMismatchError
from tests.api.counting import Processes, with_processes
from tests.examples import examples


@pytest.mark.parametrize("processes", [2, 4])
def test_processes_that_ask_in_turn_admit_little_more_than_one_would(processes: int):
    async def play(several: Processes) -> None:
        found = 0
        for _ in range(300):
            for process in range(processes):
                found += await several.ask(process=process)
        share = Quota(100, 200).share
        assert 200 <= found <= 200 + processes * share

    with_processes(play, processes=processes)


def test_a_long_run_admits_the_rate_exactly():
    async def play(several: Processes) -> None:
        for _ in range(400):
            for process in range(4):
                for _ in range(3):
                    await several.ask(process=process)
            several.clock.advance(seconds=0.05)
        total = len(several.admitted)
        expected = 200 + 400 * 0.05 * 100
        assert expected - 4 * 10 <= total <= expected + 4 * 10

    with_processes(play, processes=4)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("ask"), st.integers(0, 3), st.sampled_from([1, 1, 1, 2, 7])),
        st.tuples(st.just("many"), st.integers(0, 3), st.integers(1, 40)),
        st.tuples(st.just("all at once"), st.just(0), st.integers(1, 15)),
        st.tuples(st.just("wait"), st.just(0), st.sampled_from([0.001, 0.05, 0.4, 1, 5])),
        st.tuples(st.just("forget"), st.integers(0, 3), st.just(0)),
    ),
    min_size=5,
    max_size=40,
)


@settings(max_examples=examples(60), deadline=None)
@example(
    steps=[("all at once", 0, 1), ("wait", 0, 1), ("many", 0, 2), ("all at once", 0, 4)],
    processes=3,
    quota=(1000.0, 10),
)
@given(
    steps=STEPS,
    processes=st.integers(1, 4),
    quota=st.sampled_from([(100.0, 200), (10.0, 20), (3.0, 50), (1000.0, 10), (0.5, 4)]),
)
def test_over_any_time_no_more_is_admitted_than_the_bound_says(
    steps: list[tuple[Any, ...]], processes: int, quota: tuple[float, int]
):
    """And no caller is rejected that has more than its share left."""
    per_second, burst = quota
    share = Quota(per_second, burst).share

    async def play(several: Processes) -> None:
        restarts = await _played(several, steps, processes, per_second, burst)
        dearest = max(share, *(cost for _, cost in several.admitted), 1)
        _check_bound(several.admitted, per_second, burst, (processes + restarts) * dearest)

    with_processes(play, processes=processes, requests_per_second=per_second, burst=burst)


async def _played(
    several: Processes,
    steps: list[tuple[Any, ...]],
    processes: int,
    per_second: float,
    burst: int,
) -> int:
    """Does the steps, and says how often a process was replaced by a new one."""
    restarts, share = 0, Quota(per_second, burst).share
    for kind, process, amount in steps:
        process %= processes
        if kind == "wait":
            several.clock.advance(seconds=amount)
        elif kind == "forget":
            restarts += 1
            several.rates[process] = several.another(requests_per_second=per_second, burst=burst)
        elif kind == "all at once":
            everybody = [several.ask(process=n) for n in range(processes) for _ in range(amount)]
            await asyncio.gather(*everybody)
        else:
            for cost in [min(amount, burst)] if kind == "ask" else [1] * amount:
                left = _left(several.admitted, several.clock.now(), per_second, burst)
                is_admitted = await several.ask(process=process, cost=cost)
                assert is_admitted or left < max(share, 7) + cost + 0.01
    return restarts


def _left(admitted: list[tuple[float, int]], now: float, per_second: float, burst: int) -> float:
    """What one exact bucket would have left after all that was admitted."""
    tokens, last = float(burst), 0.0
    for when, cost in admitted:
        tokens = min(burst, tokens + (when - last) * per_second) - cost
        last = when
    return min(burst, tokens + (now - last) * per_second)


def _check_bound(
    admitted: list[tuple[float, int]], per_second: float, burst: int, excess: int
) -> None:
    moments = sorted({when for when, _ in admitted})
    for first in moments:
        for last in moments:
            inside = sum(cost for when, cost in admitted if first <= when <= last)
            assert inside <= burst + per_second * max(0.0, last - first) + excess + 0.01


def test_a_stored_bucket_adds_up_however_many_take_at_once():
    async def play(several: Processes) -> None:
        now = int(several.clock.now() * 1_000_000)
        bucket = StoredBucket(several.db, "tenant#ana", full_micros=1_000)
        assert now == await bucket.full_at(now)
        await asyncio.gather(*(bucket.take(10, now, now) for _ in range(50)))
        assert now + 500 == await bucket.full_at(now)

    with_processes(play)


def test_a_stored_bucket_knows_when_tokens_were_spent():
    async def play(several: Processes) -> None:
        now = int(several.clock.now() * 1_000_000)
        later = now + 10_000_000
        bucket = StoredBucket(several.db, "tenant#ana", full_micros=1_000)
        assert now + 10 == await bucket.take(10, now, later)
        assert later + 7 == await bucket.take(7, later, later)
        assert later + 12 == await bucket.take(5, now, later), "it was not idle in between"
        assert later == await bucket.full_at(later + 12) - 12
        long_before = now - 10_000_000
        assert long_before == await bucket.full_at(long_before)
        assert long_before + 5 == await bucket.take(5, long_before, long_before)

    with_processes(play)


def test_a_stored_bucket_is_an_entity_that_expires_however_it_began():
    async def play(several: Processes) -> None:
        now = 1_700_000_000_000_000
        for known in (0, 1):  # moving is tried first, or beginning
            caller = f"someone-{known}"
            await StoredBucket(several.db, caller, 1_000_000).take(10, now, now, known)
            found = await several.db.run(RateBucket.get(caller))
            assert found is not None
            assert now + 10 == found.full_at_micros
            assert found.expires_at is not None
            assert found.expires_at.timestamp() > now / 1_000_000 + 1

    with_processes(play)


def test_a_bucket_does_not_run_in_the_name_of_a_tenant():
    async def play(several: Processes) -> None:
        bucket = StoredBucket(several.db.for_tenant("ana"), "someone", 1_000_000)
        with pytest.raises(TenantMismatchError):
            await bucket.take(10, 1, 1)

    with_processes(play)


@pytest.mark.parametrize("is_right", [True, False])
def test_a_guess_at_the_stored_bucket_changes_nothing_but_the_number_of_calls(is_right: bool):
    async def play(several: Processes) -> None:
        now = 1_700_000_000_000_000
        bucket = StoredBucket(several.db, "someone", 1_000_000)
        full_at = await bucket.take(10, now, now)
        later = full_at + 50
        if not is_right:  # another process has taken some meanwhile
            assert later + 5 == await bucket.take(5, later, later)
        taken = await bucket.take(7, later, later, known=full_at)
        assert (later + 7 if is_right else later + 12) == taken

    with_processes(play)
