"""Several processes behind one address: they see one store, and none is missed when it dies."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine
from tablewright.engine.storage.verify import verify
from tests.endpoint.faults.client import Client
from tests.endpoint.faults.served import Served, wait_until
from tests.endpoint.http_messages import dynamodb
from tests.endpoint.running import (
    PATIENCE_SECONDS,
    Running,
    commits_of,
    held_commit,
    served_by_workers,
)
from tests.engine.things import keys_in, make_things, thing

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux does")

WORKERS = 2
KEY = {"id": {"S": "one"}}


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("workers") / "store"


@pytest.fixture(scope="module")
def engine(store: Path) -> Iterator[Engine]:
    with Engine.open(store, sweeps=False) as engine:
        make_things(engine)
        yield engine


@pytest.fixture(scope="module")
def running(engine: Engine, store: Path) -> Iterator[Running]:
    with served_by_workers(engine, store, count=WORKERS) as running:
        yield running


@pytest.fixture
def clients(running: Running) -> Iterator[list[Client]]:
    """A connection to each worker: each goes to the worker with the fewest."""
    with contextlib.ExitStack() as stack:
        yield [stack.enter_context(running.client()) for _ in range(WORKERS)]


def _put(key: str, **attributes: Any) -> dict[str, Any]:
    return {"TableName": "things", "Item": thing(key, **attributes)}


def _create(name: str) -> dict[str, Any]:
    return {
        "TableName": name,
        "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
        "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
        "BillingMode": "PAY_PER_REQUEST",
    }


def test_a_write_through_one_worker_is_seen_through_the_other_at_once(clients: list[Client]):
    for number in range(50):
        writing, reading = clients[number % WORKERS], clients[(number + 1) % WORKERS]
        writing.call("PutItem", _put("one", number=number))
        assert {"Item": thing("one", number=number)} == reading.call(
            "GetItem", {"TableName": "things", "Key": KEY}
        )


def test_a_change_of_tables_is_seen_through_the_other_at_once(clients: list[Client]):
    first, second = clients
    for _ in range(5):
        first.call("CreateTable", _create("passing"))
        assert ["passing", "things"] == second.call("ListTables", {})["TableNames"]
        second.call("PutItem", {"TableName": "passing", "Item": thing("one")})
        assert 1 == first.call("Scan", {"TableName": "passing"})["Count"]
        second.call("DeleteTable", {"TableName": "passing"})
        refused = first.ask("GetItem", {"TableName": "passing", "Key": KEY})
        assert refused.json()["__type"].endswith("#ResourceNotFoundException")


def test_a_refusal_is_the_same_through_a_worker(clients: list[Client]):
    refused = clients[0].ask("PutItem", {"TableName": "things", "Item": {"id": {"N": "1"}}})
    assert 400 == refused.status
    assert refused.json()["__type"].endswith("#ValidationException")
    unknown = clients[0].ask("Nothing", {})
    assert unknown.json()["__type"].endswith("#UnknownOperationException")


def test_writes_of_many_clients_share_commits(running: Running, engine: Engine):
    """They gather while the disk is busy with what came before them."""
    count = 32
    with contextlib.ExitStack() as stack:
        clients = [stack.enter_context(running.client()) for _ in range(count)]
        readers = [stack.enter_context(running.client()) for _ in range(WORKERS)]
        for client in clients + readers:
            client.call("ListTables", {})
        before = commits_of(engine)
        with held_commit(engine):
            for number, client in enumerate(clients):
                client.send(dynamodb("PutItem", _put(f"shared-{number:02}")))
            for reader in readers:
                _pass_through(reader)
        assert [200] * count == [client.receive().status for client in clients]
    assert commits_of(engine) - before <= 4
    assert [f"shared-{number:02}" for number in range(count)] == [
        key for key in keys_in(engine) if key.startswith("shared-")
    ]


def _pass_through(reader: Client) -> None:
    """Waits until its worker has passed on every write that was sent before.

    A worker responds to reads itself. Requests on different connections may swap places within
    one pass of its loop, so one response says nothing yet: the third follows two whole passes.
    """
    for _ in range(3):
        reader.call("GetItem", {"TableName": "things", "Key": KEY})


def test_reads_are_answered_while_a_commit_waits_for_the_disk(
    clients: list[Client], engine: Engine
):
    writing, reading = clients
    writing.call("PutItem", _put("one", number=1))
    with held_commit(engine):
        writing.send(dynamodb("PutItem", _put("one", number=2)))
        for _ in range(3):
            seen = reading.call("GetItem", {"TableName": "things", "Key": KEY})
            assert {"Item": thing("one", number=1)} == seen
    assert 200 == writing.receive().status
    seen = reading.call("GetItem", {"TableName": "things", "Key": KEY})
    assert {"Item": thing("one", number=2)} == seen


@pytest.fixture
def another_store(tmp_path: Path) -> Path:
    path = tmp_path / "store"
    with Engine.open(path, sweeps=False) as engine:
        make_things(engine)
    return path


@contextlib.contextmanager
def _started(store: Path) -> Iterator[Served]:
    served = Served(store, workers=WORKERS)
    try:
        yield served.wait_until_ready()
    finally:
        served.close()


def test_workers_that_are_killed_are_replaced(another_store: Path):
    with _started(another_store) as served:
        with served.client() as client:
            client.call("PutItem", _put("before"))
        victims = served.workers()
        assert WORKERS == len(victims)
        for pid in victims:
            served.kill_worker(pid)
        assert wait_until(lambda: served.is_served_by(WORKERS))
        assert set(victims).isdisjoint(served.workers())
        with served.client() as client:
            client.call("PutItem", _put("after"))
            found = client.call("Scan", {"TableName": "things"})["Items"]
        assert ["after", "before"] == sorted(item["id"]["S"] for item in found)
        assert WORKERS == served.complaints().count("worker process exited with status -9")
        served.kill_worker(served.workers()[0])  # and it need not wait for the next replacement
        assert 0 == served.end()
    assert () == verify(another_store).problems


def test_workers_end_by_themselves_when_who_started_them_is_killed(another_store: Path):
    with _started(another_store) as served, served.client() as client:
        client.call("PutItem", _put("one"))
        served.kill()
        assert served.orphans_have_ended()
        assert [] == client.rest()
    assert () == verify(another_store).problems
    with Engine.open(another_store, sweeps=False) as engine:
        assert ["one"] == keys_in(engine)


def test_files_of_the_folder_it_is_started_in_are_not_taken_for_pythons_own(
    another_store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """A project may have a `queue.py`; a worker must not import it."""
    folder = tmp_path / "project"
    folder.mkdir()
    (folder / "queue.py").write_text("raise RuntimeError('this is not for you')\n")
    monkeypatch.chdir(folder)
    with (
        Engine.open(another_store, sweeps=False) as engine,
        served_by_workers(engine, another_store, count=1) as running,
        running.client() as client,
    ):
        assert ["things"] == client.call("ListTables", {})["TableNames"]


def test_writes_in_flight_when_it_is_told_to_end_are_kept_if_they_were_answered(
    another_store: Path,
):
    """Clients write until their connection ends. Every confirmed write is stored."""
    answered: list[str] = []
    ends: list[str] = []
    is_busy = threading.Semaphore(0)
    clients = 8

    def work(served: Served, number: int) -> None:
        with served.client() as client:
            for write in range(100_000):
                key = f"{number}-{write}"
                try:
                    client.send(dynamodb("PutItem", _put(key)))
                    answer = client.receive()
                except ConnectionError:
                    ends.append("between answers")
                    return
                assert 200 == answer.status
                answered.append(key)
                is_busy.release()
                if "close" == answer.headers.get("connection"):
                    ends.append("after the last answer")
                    return

    with _started(another_store) as served:
        threads = [
            threading.Thread(target=work, args=(served, number), daemon=True)
            for number in range(clients)
        ]
        for thread in threads:
            thread.start()
        for _ in range(10 * clients):
            assert is_busy.acquire(timeout=PATIENCE_SECONDS)
        status = served.end()
        for thread in threads:
            thread.join(PATIENCE_SECONDS)
            assert not thread.is_alive()
    assert 0 == status
    assert clients == len(ends)
    assert () == verify(another_store).problems
    with Engine.open(another_store, sweeps=False) as engine:
        kept = set(_all_keys(engine))
    assert set(answered) <= kept
    assert len(kept) - len(answered) <= clients, "at most one of each client has no answer"


def _all_keys(engine: Engine) -> Iterator[str]:
    request: dict[str, Any] = {"TableName": "things"}
    while True:
        page = engine.call("Scan", request)
        yield from (item["id"]["S"] for item in page["Items"])
        if "LastEvaluatedKey" not in page:
            return
        request["ExclusiveStartKey"] = page["LastEvaluatedKey"]


def test_told_twice_to_end_it_ends_at_once(another_store: Path):
    with _started(another_store) as served, Client(served.port, receive_bytes=10_000) as client:
        client.call("PutItem", _put("one", text="a" * 390_000))
        # Answers that are not taken hold it up.
        client.send(dynamodb("GetItem", {"TableName": "things", "Key": KEY}) * 50)
        os.kill(served.pid, signal.SIGTERM)
        assert wait_until(lambda: not _is_listening(served))
        assert 1 == served.end()
    assert () == verify(another_store).problems


def _is_listening(served: Served) -> bool:
    try:
        served.client().close()
    except (ConnectionRefusedError, ConnectionResetError):  # closed, or just being closed
        return False
    return True
