"""How many connections a process may hold with the descriptors it has."""

from __future__ import annotations

import resource

import pytest

from tablewright import limits
from tablewright.endpoint import descriptors


@pytest.mark.parametrize(
    ("files", "connections", "backlog"),
    [(16, 8, 4), (256, 192, 32), (1_024, 896, 64), (20_000, limits.CONNECTIONS_MAX, 1_250)],
)
def test_connections_leave_descriptors_for_everything_else(
    monkeypatch: pytest.MonkeyPatch, files: int, connections: int, backlog: int
):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    assert connections == descriptors.connections_max()
    assert backlog == descriptors.backlog()


def test_two_ports_share_the_descriptors_of_a_process(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 256))
    share = limits.DYNAMODB_CONNECTIONS_SHARE
    assert (48, 144) == (
        descriptors.connections_max(share),
        descriptors.connections_max(1 - share),
    )


def test_without_a_bound_on_descriptors_there_is_one_on_connections(
    monkeypatch: pytest.MonkeyPatch,
):
    unbounded = resource.RLIM_INFINITY
    monkeypatch.setattr(resource, "getrlimit", lambda _: (unbounded, unbounded))
    assert limits.CONNECTIONS_MAX == descriptors.connections_max()
    assert limits.BACKLOG_MAX == descriptors.backlog()
