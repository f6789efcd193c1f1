"""A database: targets, sessions, streams of results, and what happens when it is closed."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportOptionalMemberAccess=false

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock
from tablewright.client import CallReport, Database, Settings
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    BadTargetError,
    ResourceNotFoundException,
    StoredItemError,
    ThrottlingException,
    TransportClosedError,
    ValidationException,
)
from tablewright.ids import CountingIds
from tablewright.model import Operation, put_all
from tablewright.model.calls import Call, Pause
from tests.client.cats import DESIGN, Cat


class Scripted:
    """A transport that answers from a list, and keeps what it was sent."""

    def __init__(self, *answers: Any) -> None:
        self._answers = list(answers)
        self.sent: list[tuple[str, dict[str, Any]]] = []
        self.is_closed = False

    def send(self, operation: str, body: bytes) -> bytes:
        self.sent.append((operation, msgspec.json.decode(body)))
        answer = self._answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return msgspec.json.encode(answer)

    def close(self) -> None:
        self.is_closed = True


class Steps(Operation[Any]):
    """An operation of whatever steps a test wants."""

    def __init__(self, steps: Any) -> None:
        self._steps = steps

    def steps(self, session: Any) -> Any:
        return self._steps(session)


# Targets


def test_a_text_that_names_no_target_is_refused():
    with pytest.raises(BadTargetError):
        Database("sqlite:x")


def test_no_target_at_all_is_refused(tmp_path: Path):
    with pytest.raises(BadTargetError):
        Database(settings=Settings.found(environment={}, folder=tmp_path))


def test_the_target_comes_from_the_settings(tmp_path: Path):
    settings = Settings.found(environment={"TABLEWRIGHT_TARGET": "memory:"}, folder=tmp_path)
    with Database(settings=settings) as database:
        database.create_tables(DESIGN)
        database.run(Cat(zoo="z", id="1").put())
        assert 1 == database.run(Cat.of("z").count())


def test_a_store_on_disk_keeps_what_was_written(tmp_path: Path):
    with Database(f"embedded:{tmp_path / 'store'}") as database:
        database.create_tables(DESIGN)
        database.run(Cat(zoo="z", id="1").put())
    with Database(f"embedded:{tmp_path / 'store'}") as database:
        assert "1" == database.run(Cat.get("z", "1")).id


def test_the_engine_runs_on_the_clock_of_its_database():
    clock = ManualClock(1_000)
    with Database("memory:", clock=clock, ids=CountingIds()) as database:
        database.create_tables(DESIGN)
        described = database.call("DescribeTable", {"TableName": "cats"})
        assert 1_000 == described["Table"]["CreationDateTime"]


# The driver


def test_a_refusal_is_thrown_into_the_operation():
    def steps(session: Any) -> Any:
        try:
            yield Call("GetItem", {})
        except ValidationException as error:
            answer = yield Call("ListTables", {})
            return (str(error), answer)

    transport = Scripted(ValidationException("no"), {"TableNames": []})
    with Database(transport=transport) as database:
        assert ("no", {"TableNames": []}) == database.run(Steps(steps))
    assert ["GetItem", "ListTables"] == [operation for operation, _ in transport.sent]


def test_a_refusal_that_the_operation_does_not_know_reaches_the_caller():
    with (
        Database(transport=Scripted(ResourceNotFoundException("gone"))) as database,
        pytest.raises(ResourceNotFoundException, match="gone"),
    ):
        database.run(Cat.get("z", "1"))


def test_an_operation_without_steps_gives_its_result():
    def steps(session: Any) -> Any:
        return 42
        yield

    with Database(transport=Scripted()) as database:
        assert 42 == database.run(Steps(steps))


def test_a_pause_waits_on_the_clock_of_the_database():
    clock = ManualClock()
    done = threading.Event()

    def steps(session: Any) -> Any:
        yield Pause(60)
        done.set()

    with Database(transport=Scripted(), clock=clock) as database:
        waiting = threading.Thread(target=database.run, args=(Steps(steps),), daemon=True)
        waiting.start()
        while not done.is_set() and waiting.is_alive():
            clock.advance(seconds=60)
            done.wait(0.01)
        waiting.join(30)
    assert done.is_set()


# Results


@pytest.fixture
def cats() -> Any:
    with Database("memory:") as database:
        database.create_tables(DESIGN)
        database.run(put_all(Cat(zoo="z", id=f"{n:03}", name="x" * 50_000) for n in range(60)))
        yield database


def test_all_goes_through_every_page(cats: Database):
    assert 21 == len(cats.run(Cat.of("z")).items)  # a page has a megabyte
    assert [f"{n:03}" for n in range(60)] == [cat.id for cat in cats.all(Cat.of("z"))]


def test_a_stream_fetches_what_is_taken_from_it():
    item = {"zoo": {"S": "z"}, "id": {"S": "1"}, "name": {"S": ""}}
    page = {"Items": [item], "Count": 1, "ScannedCount": 1, "LastEvaluatedKey": {"id": {"S": "1"}}}
    transport = Scripted(page, page, page)
    with Database(transport=transport) as database:
        stream = database.stream(Cat.of("z"))
        next(stream)
        assert 1 == len(transport.sent)
        next(stream)
        assert 2 == len(transport.sent)
        assert {"id": {"S": "1"}} == transport.sent[1][1]["ExclusiveStartKey"]


def test_a_stream_with_a_limit_asks_for_no_more(cats: Database):
    assert 25 == len(list(cats.stream(Cat.of("z").limit(25))))


def test_requests_of_ones_own_are_sent_as_they_are(cats: Database):
    key = {"zoo": {"S": "z"}, "id": {"S": "000"}}
    answer = cats.call("GetItem", {"TableName": "cats", "Key": key, "ProjectionExpression": "id"})
    assert {"Item": {"id": {"S": "000"}}} == answer


# Closing


def test_a_transport_that_was_given_is_left_open():
    transport = Scripted()
    Database(transport=transport).close()
    assert not transport.is_closed


def test_a_closed_database_answers_no_more():
    database = Database("memory:")
    database.close()
    with pytest.raises(TransportClosedError):
        database.run(Cat.get("z", "1"))
    database.close()


def test_closing_a_client_of_a_tenant_closes_nothing_else():
    clock = ManualClock()
    with Engine.memory() as engine:
        transport = EmbeddedTransport(engine, owns_engine=False)
        with Database(transport=transport, clock=clock) as database:
            with database.for_tenant("a"):
                pass
            assert not database._stop.is_set()
        assert database._stop.is_set()


def test_closing_ends_a_wait():
    clock = ManualClock()
    begun = threading.Event()

    def steps(session: Any) -> Any:
        begun.set()
        return (yield Pause(3_600))

    database = Database(transport=Scripted(), clock=clock)
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(database.run(Steps(steps))), daemon=True)
    waiting.start()
    assert begun.wait(30)
    database.close()
    clock.wake()
    waiting.join(30)
    assert [True] == found


# What is reported of calls


def test_every_call_is_reported():
    reports: list[CallReport] = []
    with Database("memory:", on_call=reports.append) as database:
        database.create_tables(DESIGN)
        reports.clear()
        database.run(Cat(zoo="z", id="1").put())
        database.run(Cat.get("z", "1"))
        database.all(Cat.of("z"))
    assert ["PutItem", "GetItem", "Query"] == [report.operation for report in reports]
    put, get, query = reports
    assert ("cats", None, None) == (put.table, put.index, put.error)
    assert (1.0, 0.5, 0.5) == (put.capacity_units, get.capacity_units, query.capacity_units)
    assert all(report.seconds >= 0 for report in reports)
    assert all(report.request_bytes > 0 and report.answer_bytes > 0 for report in reports)


def test_a_call_that_is_refused_is_reported_with_its_error():
    reports: list[CallReport] = []
    transport = Scripted(ThrottlingException("slowly"))
    with (
        Database(transport=transport, on_call=reports.append) as database,
        pytest.raises(ThrottlingException),
    ):
        database.run(Cat.get("z", "1"))
    assert isinstance(reports[0].error, ThrottlingException)
    assert (0, 0.0) == (reports[0].answer_bytes, reports[0].capacity_units)


def test_a_call_whose_answer_does_not_fit_is_reported_with_its_cost():
    reports: list[CallReport] = []
    answer = {
        "Item": {"zoo": {"S": "z"}, "id": {"N": "1"}},
        "ConsumedCapacity": {"CapacityUnits": 2},
    }
    with (
        Database(transport=Scripted(answer), on_call=reports.append) as database,
        pytest.raises(StoredItemError),
    ):
        database.run(Cat.get("z", "1"))
    assert (2.0, StoredItemError) == (reports[0].capacity_units, type(reports[0].error))


def test_capacity_is_asked_for_only_if_somebody_listens():
    silent, heard = Scripted({}), Scripted({})
    with Database(transport=silent) as database:
        database.run(Cat.get("z", "1"))
    with Database(transport=heard, on_call=lambda report: None) as database:
        database.run(Cat.get("z", "1"))
    assert "ReturnConsumedCapacity" not in silent.sent[0][1]
    assert "TOTAL" == heard.sent[0][1]["ReturnConsumedCapacity"]


def test_the_capacity_of_a_batch_is_that_of_all_its_tables():
    reports: list[CallReport] = []
    with Database("memory:", on_call=reports.append) as database:
        database.create_tables(DESIGN)
        database.run(put_all(Cat(zoo="z", id=str(n)) for n in range(7)))
    assert 7.0 == reports[-1].capacity_units
