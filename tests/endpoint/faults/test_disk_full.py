"""A disk that is full under a running endpoint: reads and deletes go on, writes are refused whole.

What is refused is DynamoDB's InternalServerError with the code of the reason, because a client must
not mistake it for a rejected request. When there is room again, writes go on without a restart.
"""

from __future__ import annotations

import resource
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import pytest

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tablewright.errors import DiskFullError, StorageFullError
from tests.crash.full_store import BATCH, TABLE, Filling, create_table
from tests.crash.mounts import SmallDisk
from tests.endpoint.faults.client import Client
from tests.endpoint.faults.launcher import Orders
from tests.endpoint.faults.served import Served

MIB = 1024 * 1024
LIMIT_BYTES = 24 * MIB
DISK_BYTES = 40 * MIB
FILE_BYTES = 4 * MIB
LARGE = (6, 6, BATCH, BATCH)  # items of batches: those of 6 share a commit, those of 25 do not


def _filling(client: Client, *, body_bytes: int) -> Filling:
    client.call("CreateTable", create_table())
    # All that is asked of an engine is its `call`.
    return Filling(cast(Engine, client), seed=body_bytes, body_bytes=body_bytes)


def _put_large(client: Client, count: int) -> tuple[int, dict[str, Any]]:
    """Asks for a batch that is too large for what is left."""
    values = {"pk": "large", "colour": "c", "place": "p", "body": "x" * 150_000}
    item = {name: {"S": value} for name, value in values.items()}
    parts = [{"PutRequest": {"Item": {**item, "sk": {"S": f"{n}"}}}} for n in range(count)]
    answer = client.ask("BatchWriteItem", {"RequestItems": {TABLE: parts}})
    return answer.status, answer.json()


def _refusal(code: str) -> tuple[int, dict[str, Any]]:
    kind = "com.amazonaws.dynamodb.v20120810#InternalServerError"
    return 500, {"__type": kind, "message": f"Internal server error ({code})"}


def _check_usable(served: Served, client: Client, filling: Filling, code: str) -> None:
    """What a full endpoint must still do."""
    assert filling.kept == filling.found()
    with ExitStack() as stack, ThreadPoolExecutor(len(LARGE)) as threads:
        clients = [stack.enter_context(served.client()) for _ in LARGE]
        refused = [threads.submit(_put_large, *parts) for parts in zip(clients, LARGE, strict=True)]
        for key in filling.drawn(20):
            filling.delete(key)
        assert [_refusal(code)] * len(LARGE) == [future.result() for future in refused]
    assert filling.kept == filling.found()
    filling.delete_batch(filling.drawn(BATCH))
    filling.delete_together(filling.drawn(100), token="clearing out")
    filling.delete_partition()
    assert filling.kept == filling.found()
    for _ in range(20):
        filling.put()
    assert filling.kept == filling.found()


def test_a_store_at_its_limit_is_served_and_emptied_and_used_again(tmp_path: Path):
    orders = Orders(store={"size_bytes_max": LIMIT_BYTES})
    with (
        Served(tmp_path / "store", workers=2, orders=orders) as served,
        served.client() as client,
    ):
        filling = _filling(client, body_bytes=20_000)
        assert isinstance(filling.fill(), StorageFullError)
        _check_usable(served, client, filling, "S302")
    assert () == verify(tmp_path / "store").problems


@pytest.fixture
def small_disk(can_mount: None, tmp_path: Path) -> Iterator[Path]:
    """A disk that is soon full."""
    with SmallDisk(tmp_path, size_bytes=DISK_BYTES) as disk:
        yield disk.root


def test_a_store_on_a_full_disk_is_served_and_emptied_and_used_again(small_disk: Path):
    with Served(small_disk / "store") as served, served.client() as client:
        filling = _filling(client, body_bytes=20_000)
        assert isinstance(filling.fill(), DiskFullError)
        _check_usable(served, client, filling, "S301")
    assert () == verify(small_disk / "store").problems


def test_writes_go_on_by_themselves_when_others_free_the_disk(small_disk: Path):
    ballast = small_disk / "ballast"
    ballast.write_bytes(bytes(18 * MIB))
    with Served(small_disk / "store") as served, served.client() as client:
        filling = _filling(client, body_bytes=20_000)
        assert isinstance(filling.fill(), DiskFullError)
        ballast.unlink()
        filling.put(BATCH, 20_000)
        assert filling.kept == filling.found()


def test_a_limit_on_the_size_of_files_is_a_full_disk(tmp_path: Path):
    """The one full disk that needs no root."""
    with Served(tmp_path / "store") as served, served.client() as client:
        filling = _filling(client, body_bytes=20_000)
        hard = resource.prlimit(served.pid, resource.RLIMIT_FSIZE)[1]
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (FILE_BYTES, hard))
        assert isinstance(filling.fill(), DiskFullError)
        assert _refusal("S301") == _put_large(client, BATCH)
        assert filling.kept == filling.found()
        resource.prlimit(served.pid, resource.RLIMIT_FSIZE, (hard, hard))
        filling.put(BATCH, 20_000)
        assert filling.kept == filling.found()
    assert () == verify(tmp_path / "store").problems
