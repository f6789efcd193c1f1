"""A process that may open no more files serves those it has, and all others when it may again."""

from __future__ import annotations

import resource
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.endpoint.faults.client import Client
from tests.endpoint.faults.requests import create_table
from tests.endpoint.faults.served import Served

CONNECTIONS = 60
LEFT = 8  # files that may still be opened
TABLE = "things"
KEY = {"pk": {"S": "a"}, "sk": {"S": "b"}}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """An endpoint with one item."""
    with Served(tmp_path_factory.mktemp("descriptors") / "store") as served:
        with served.client() as client:
            client.call("CreateTable", create_table(TABLE))
            client.call("PutItem", {"TableName": TABLE, "Item": KEY})
        yield served


def _is_served(client: Client) -> bool:
    try:
        answer = client.ask("GetItem", {"TableName": TABLE, "Key": KEY})
        return (200, {"Item": KEY}) == (answer.status, answer.json())
    except ConnectionError:
        return False


@contextmanager
def _files_limited(pid: int, count: int) -> Iterator[None]:
    before = resource.prlimit(pid, resource.RLIMIT_NOFILE)
    resource.prlimit(pid, resource.RLIMIT_NOFILE, (count, before[1]))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_NOFILE, before)


def test_what_a_serving_process_has_no_descriptor_for_is_lost_and_the_others_are_served(
    served: Served,
):
    (worker,) = served.workers()
    with ExitStack() as stack:
        first = stack.enter_context(served.client())
        assert _is_served(first)
        highest = max(int(file.name) for file in Path(f"/proc/{worker}/fd").iterdir())
        with _files_limited(worker, highest + 1 + LEFT):
            others = [stack.enter_context(served.client()) for _ in range(CONNECTIONS)]
            kept = [client for client in others if _is_served(client)]
            assert LEFT <= len(kept) < CONNECTIONS // 2
            assert all(map(_is_served, (first, *kept)))
            assert {} == first.call("PutItem", {"TableName": TABLE, "Item": KEY})
        assert _is_served(stack.enter_context(served.client()))


def test_connections_wait_while_the_process_that_takes_them_has_no_descriptor(served: Served):
    with ExitStack() as stack:
        first = stack.enter_context(served.client())
        assert _is_served(first)
        with _files_limited(served.pid, 3):
            waiting = stack.enter_context(served.client())
            assert {} == first.call("PutItem", {"TableName": TABLE, "Item": KEY})
            assert _is_served(first)
        assert _is_served(waiting)
