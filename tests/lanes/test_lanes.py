"""The ways to an answer: what shares a commit, what goes aside, what is throttled."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.engine import wire
from tablewright.engine.operations import OPERATIONS
from tablewright.errors import DamagedRecordError
from tablewright.lanes.dispatch import EngineLanes
from tests.endpoint.running import PATIENCE_SECONDS, commits_of, held_commit
from tests.engine.things import get, keys_in, make_things, put, thing

THROTTLED = {
    "__type": "com.amazon.coral.availability#ThrottlingException",
    "message": "Rate exceeded",
    "throttlingReasons": [],  # those of operations on tables have none
}
FAILED = {
    "__type": "com.amazonaws.dynamodb.v20120810#InternalServerError",
    "message": "Internal server error",
}

Answers = list[tuple[int, dict[str, Any]]]


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things(engine)
        yield engine


class Asking:
    """Lanes in a running loop, and the answers that they have given."""

    def __init__(self, engine: Engine) -> None:
        self.lanes = EngineLanes(engine, asyncio.get_running_loop())
        self.answers: dict[int, tuple[int, dict[str, Any]]] = {}
        self.asked = 0
        self._changed = asyncio.Event()

    def take(self, operation: str, request: dict[str, Any] | bytes) -> None:
        """Sends a request on its way."""
        body = request if isinstance(request, bytes) else json.dumps(request).encode()
        place = self.asked
        self.asked += 1

        def deliver(answer: wire.Answer) -> None:
            assert place not in self.answers, "an answer comes once"
            self.answers[place] = (answer[0], json.loads(answer[1]))
            self._changed.set()

        self.lanes.take(operation, body, deliver)

    def put(self, key: str, **attributes: Any) -> None:
        """Sends a put on its way."""
        self.take("PutItem", {"TableName": "things", "Item": thing(key, **attributes)})

    async def all(self) -> Answers:
        """All answers, in the order of the requests."""
        while len(self.answers) < self.asked:
            self._changed.clear()
            await asyncio.wait_for(self._changed.wait(), PATIENCE_SECONDS)
        return [self.answers[place] for place in range(self.asked)]


def _in_a_loop(engine: Engine, work: Callable[[Asking], Awaitable[Any]]) -> Any:
    async def run() -> Any:
        asking = Asking(engine)
        try:
            return await work(asking)
        finally:
            await asyncio.to_thread(asking.lanes.close)

    return asyncio.run(run())


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes UpdateItem and Query fall over a bug."""

    def fall(*_: object) -> dict[str, Any]:
        raise ZeroDivisionError("a secret of the engine")

    monkeypatch.setitem(OPERATIONS, "UpdateItem", fall)
    monkeypatch.setitem(OPERATIONS, "Query", fall)


KEY = {"TableName": "things", "Key": {"id": {"S": "one"}}}
QUERY = {
    "TableName": "things",
    "KeyConditionExpression": "id = :id",
    "ExpressionAttributeValues": {":id": {"S": "one"}},
}


@pytest.mark.parametrize(("operation", "request_"), [("Query", QUERY), ("UpdateItem", KEY)])
@pytest.mark.usefixtures("broken")
def test_a_bug_is_told_to_the_log_and_not_to_the_client(
    engine: Engine,
    caplog: pytest.LogCaptureFixture,
    operation: str,
    request_: dict[str, Any],
):
    async def work(asking: Asking) -> Answers:
        asking.take(operation, request_)
        return await asking.all()

    assert [(500, FAILED)] == _in_a_loop(engine, work)
    (record,) = caplog.records
    assert ("ERROR", f"internal error in {operation}") == (record.levelname, record.getMessage())
    assert "ZeroDivisionError: a secret of the engine" in caplog.text


@pytest.mark.usefixtures("broken")
def test_a_bug_in_one_write_leaves_those_beside_it_alone(engine: Engine):
    async def work(asking: Asking) -> Answers:
        asking.put("one")
        asking.take("UpdateItem", KEY)
        asking.put("two")
        return await asking.all()

    assert [(200, {}), (500, FAILED), (200, {})] == _in_a_loop(engine, work)
    assert ["one", "two"] == keys_in(engine)


def test_a_storage_error_is_told_by_its_code_and_names_no_file(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    path = engine._context.store.path

    def damaged(*_: object) -> dict[str, Any]:
        raise DamagedRecordError(f"{path} is damaged.")

    monkeypatch.setitem(OPERATIONS, "UpdateItem", damaged)
    monkeypatch.setitem(OPERATIONS, "Query", damaged)

    async def work(asking: Asking) -> Answers:
        asking.take("UpdateItem", KEY)
        asking.take("Query", QUERY)
        asking.put("one")
        return await asking.all()

    told = {**FAILED, "message": "Internal server error (S201)"}
    assert [(500, told), (500, told), (200, {})] == _in_a_loop(engine, work)


def test_a_refused_write_disturbs_nobody_in_its_commit(engine: Engine):
    async def work(asking: Asking) -> list[int]:
        asking.put("one")
        asking.take("PutItem", b"no JSON")
        asking.take("PutItem", {"TableName": "nothing", "Item": thing("one")})
        asking.take("DeleteItem", {**KEY, "ConditionExpression": "attribute_exists(colour)"})
        asking.put("two")
        return [status for status, _ in await asking.all()]

    before = commits_of(engine)
    assert [200, 400, 400, 400, 200] == _in_a_loop(engine, work)
    assert before + 1 == commits_of(engine)
    assert ["one", "two"] == keys_in(engine)


def _create(name: str) -> dict[str, Any]:
    return {
        "TableName": name,
        "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
        "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
        "BillingMode": "PAY_PER_REQUEST",
    }


def test_more_than_may_wait_aside_is_throttled_and_not_done(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "ASIDE_WAITING_MAX", 2)

    async def work(asking: Asking) -> Answers:
        with held_commit(engine):
            for name in ("table-1", "table-2", "table-3"):
                asking.take("CreateTable", _create(name))
            assert {2: (400, THROTTLED)} == asking.answers
        await asking.all()
        asking.take("CreateTable", _create("table-4"))
        return await asking.all()

    assert [200, 200, 400, 200] == [status for status, _ in _in_a_loop(engine, work)]
    names = engine.call("ListTables", {})["TableNames"]
    assert ["table-1", "table-2", "table-4", "things"] == names


def test_more_bytes_than_may_wait_aside_are_throttled_and_not_done(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "ASIDE_WAITING_BYTES_MAX", 1_000)
    padded = json.dumps(_create("table-2")).encode() + b" " * 1_000

    async def work(asking: Asking) -> Answers:
        with held_commit(engine):
            asking.take("CreateTable", _create("table-1"))
            asking.take("CreateTable", padded)
            assert {1: (400, THROTTLED)} == asking.answers
        return await asking.all()

    assert [200, 400] == [status for status, _ in _in_a_loop(engine, work)]
    assert ["table-1", "things"] == engine.call("ListTables", {})["TableNames"]


def test_writes_that_came_together_share_a_commit(engine: Engine):
    async def work(asking: Asking) -> Answers:
        for number in range(100):
            asking.put(f"{number:03}")
        assert {} == asking.answers
        return await asking.all()

    before = commits_of(engine)
    assert [(200, {})] * 100 == _in_a_loop(engine, work)
    assert before + 1 == commits_of(engine)
    assert [f"{number:03}" for number in range(100)] == keys_in(engine)


def test_a_commit_takes_no_more_than_its_limit(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(limits, "GROUP_COMMIT_WRITES_MAX", 4)

    async def work(asking: Asking) -> Answers:
        for number in range(10):
            asking.put(str(number))
        return await asking.all()

    before = commits_of(engine)
    assert [(200, {})] * 10 == _in_a_loop(engine, work)
    assert before + 3 == commits_of(engine)


def test_writes_happen_in_the_order_in_which_they_came(engine: Engine):
    async def work(asking: Asking) -> Answers:
        for number in range(20):
            asking.put("one", number=number)
            asking.take("UpdateItem", {**KEY, "ReturnValues": "ALL_OLD"})
        asking.take("DeleteItem", {**KEY, "ReturnValues": "ALL_OLD"})
        return await asking.all()

    answers = _in_a_loop(engine, work)
    assert [str(number) for number in range(20)] == [
        body["Attributes"]["number"]["N"] for _, body in answers[1:-1:2]
    ]
    assert thing("one", number=19) == answers[-1][1]["Attributes"]
    assert get(engine, "one") is None


def test_a_small_read_is_answered_at_once(engine: Engine):
    put(engine, "one")

    async def work(asking: Asking) -> Answers:
        asking.take("GetItem", KEY)
        assert 1 == len(asking.answers)
        return await asking.all()

    assert [(200, {"Item": thing("one")})] == _in_a_loop(engine, work)


def _threads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where requests are done from now on."""
    names: list[str] = []
    perform = wire.perform

    def noted(engine: Engine, operation: str, body: bytes) -> wire.Answer:
        names.append(threading.current_thread().name.partition("_")[0])
        return perform(engine, operation, body)

    monkeypatch.setattr(wire, "perform", noted)
    return names


@pytest.mark.parametrize(
    ("operation", "request_", "size_bytes"),
    [
        ("GetItem", KEY, limits.INLINE_BODY_BYTES_MAX + 1),
        ("PutItem", {"TableName": "things", "Item": thing("1")}, limits.SHARED_WRITE_BYTES_MAX + 1),
        ("CreateTable", _create("another"), 0),
        ("UpdateTimeToLive", {"TableName": "things"}, 0),
    ],
)
def test_what_may_take_long_is_done_aside(
    engine: Engine,
    monkeypatch: pytest.MonkeyPatch,
    operation: str,
    request_: dict[str, Any],
    size_bytes: int,
):
    names = _threads(monkeypatch)

    async def work(asking: Asking) -> Answers:
        asking.take(operation, json.dumps(request_).encode().ljust(size_bytes))
        assert {} == asking.answers
        return await asking.all()

    assert 1 == len(_in_a_loop(engine, work))
    assert ["tablewright-aside"] == names


def test_a_read_does_not_wait_for_a_commit(engine: Engine):
    put(engine, "one")

    async def work(asking: Asking) -> Answers:
        with held_commit(engine):
            asking.take("CreateTable", _create("another"))
            asking.take("GetItem", KEY)
            assert {1: (200, {"Item": thing("one")})} == asking.answers
        return await asking.all()

    assert [200, 200] == [status for status, _ in _in_a_loop(engine, work)]


def test_closing_lets_what_was_begun_be_done(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    is_begun = threading.Event()
    perform = wire.perform

    def noted(engine: Engine, operation: str, body: bytes) -> wire.Answer:
        is_begun.set()
        return perform(engine, operation, body)

    monkeypatch.setattr(wire, "perform", noted)

    async def work(asking: Asking) -> Answers:
        with held_commit(engine):
            asking.take("CreateTable", _create("another"))
            assert await asyncio.to_thread(is_begun.wait, PATIENCE_SECONDS)
            closing = asyncio.create_task(asyncio.to_thread(asking.lanes.close))
            await asyncio.sleep(0)  # the task begins
            assert not closing.done()
        await asyncio.wait_for(closing, PATIENCE_SECONDS)
        return await asking.all()

    assert [200] == [status for status, _ in _in_a_loop(engine, work)]
    assert ["another", "things"] == engine.call("ListTables", {})["TableNames"]
