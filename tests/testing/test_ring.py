"""The ring of past states: counted in commits, bounded in number and age, released at the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright import Engine, ManualClock
from tablewright.testing.ring import Ring
from tests.engine.things import make_things, put


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def engine(clock: ManualClock) -> Iterator[Engine]:
    with Engine.memory(clock=clock) as made:
        make_things(made)
        yield made


@pytest.fixture
def ring(engine: Engine, clock: ManualClock) -> Iterator[Ring]:
    made = Ring(engine, clock, size=3, lag_seconds=5)
    yield made
    made.clear()


def commits(engine: Engine, ring: Ring, count: int) -> None:
    for number in range(count):
        ring.keep()
        put(engine, str(number))


def test_nothing_is_behind_before_the_first_commit(ring: Ring):
    assert ring.back(1) is None


def test_no_more_states_are_kept_than_wanted(engine: Engine, ring: Ring):
    commits(engine, ring, 5)
    assert 3 == len(ring)
    assert ring.back(4) is None


def test_a_state_is_as_many_commits_ago_as_asked_for(engine: Engine, ring: Ring):
    commits(engine, ring, 3)
    with engine.snapshot() as newest:
        behind = [ring.back(number) for number in (1, 2, 3)]
        assert [1, 2, 3] == [newest.commit - one.commit for one in behind if one is not None]


def test_a_write_that_is_refused_is_not_a_commit(engine: Engine, ring: Ring):
    commits(engine, ring, 1)
    ring.keep()  # and nothing is written
    ring.keep()
    past = ring.back(1)
    assert past is not None
    with engine.snapshot() as newest:
        assert 1 == newest.commit - past.commit


def test_indexes_catch_up_with_time(engine: Engine, ring: Ring, clock: ManualClock):
    commits(engine, ring, 1)
    clock.advance(seconds=4.5)
    assert ring.back(1) is not None
    clock.advance(seconds=0.5)
    assert ring.back(1) is None
