"""Thousands of requests without sense: each is answered as HTTP asks, and nothing is harmed."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.endpoint.faults.firing import Firing
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.served import Served

MIB = 1024 * 1024
SHOTS = 2_000  # twice
GROWTH_BYTES_MAX = 10 * MIB
RELAXED = {"durability": "relaxed"}  # these are not about the disk


def _growth(served: Served, firing: Firing, shots: int) -> int:
    """How far memory goes up in the second half."""
    firing.fire(shots)
    memory_bytes = served.memory_bytes()
    firing.fire(shots)
    return served.memory_bytes() - memory_bytes


def test_garbage_is_answered_by_http_and_changes_nothing_but_what_it_may(tmp_path: Path):
    with (
        Served(tmp_path / "store", orders=Orders(store=RELAXED)) as served,
        Engine.memory() as engine,
        closing(Firing(served, engine, seed=1)) as firing,
    ):
        growth = _growth(served, firing, SHOTS)
        expected, found = firing.difference()
        assert expected == found
        assert growth < GROWTH_BYTES_MAX
        assert {200, 400, 404, 413, 431} <= set(firing.statuses)
        assert firing.compared > SHOTS
    assert () == verify(tmp_path / "store").problems


def test_a_leak_is_noticed(tmp_path: Path):
    orders = Orders(fault="requests_are_kept", store=RELAXED)
    with (
        Served(tmp_path / "store", orders=orders) as served,
        Engine.memory() as engine,
        closing(Firing(served, engine, seed=1)) as firing,
    ):
        assert _growth(served, firing, SHOTS // 2) > GROWTH_BYTES_MAX
