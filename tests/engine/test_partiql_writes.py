"""Statements that write: what they leave behind, alone, in batches, in transactions and at once."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

import pytest

from tablewright import Engine, ManualClock, ServiceError, limits
from tablewright.errors import DuplicateItemException, TransactionCanceledException
from tests.engine.streaming import read_all
from tests.engine.things import at_once, get, make_things, make_things_by_colour, thing


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        make_things_by_colour(engine)
        yield engine


def run(engine: Engine, text: str, *parameters: dict[str, Any], **more: Any) -> dict[str, Any]:
    given = {"Parameters": list(parameters)} if parameters else {}
    return engine.call("ExecuteStatement", {"Statement": text, **given, **more})


def transact(engine: Engine, *texts: str, **more: Any) -> dict[str, Any]:
    statements = [{"Statement": text} for text in texts]
    return engine.call("ExecuteTransaction", {"TransactStatements": statements, **more})


def batch(engine: Engine, *texts: str) -> list[dict[str, Any]]:
    statements = [{"Statement": text} for text in texts]
    return engine.call("BatchExecuteStatement", {"Statements": statements})["Responses"]


def coloured(engine: Engine, colour: str) -> list[str]:
    text = f"SELECT id FROM things.\"by-colour\" WHERE colour = '{colour}'"
    return [row["id"]["S"] for row in run(engine, text)["Items"]]


def test_a_refused_insert_leaves_the_item_as_it_was(engine: Engine):
    run(engine, "INSERT INTO things VALUE {'id': 'a', 'n': 1}")
    with pytest.raises(DuplicateItemException):
        run(engine, "INSERT INTO things VALUE {'id': 'a', 'n': 2}")
    assert thing("a", n=1) == get(engine, "a")


def test_a_cancelled_transaction_leaves_nothing_behind(engine: Engine):
    run(engine, "INSERT INTO things VALUE {'id': 'a'}")
    with pytest.raises(TransactionCanceledException):
        transact(
            engine,
            "INSERT INTO things VALUE {'id': 'b', 'colour': 'red'}",
            "UPDATE things SET n = 1 WHERE id = 'a' AND n = 7",
        )
    assert [] == coloured(engine, "red")
    assert get(engine, "b") is None


def test_of_many_inserts_of_one_key_at_once_one_succeeds(engine: Engine):
    text = "INSERT INTO things VALUE {'id': 'a', 'n': ?}"
    outcomes = at_once([partial(run, engine, text, {"N": str(number)}) for number in range(8)])
    assert 1 == outcomes.count({"Items": []})
    assert 7 == sum(isinstance(outcome, DuplicateItemException) for outcome in outcomes)


def test_many_updates_at_once_are_all_counted(engine: Engine):
    run(engine, "INSERT INTO things VALUE {'id': 'a', 'n': 0}")
    text = "UPDATE things SET n = n + 1 WHERE id = 'a'"
    assert [{"Items": []}] * 20 == at_once([partial(run, engine, text)] * 20)
    assert thing("a", n=20) == get(engine, "a")


def test_indexes_follow_statements(engine: Engine):
    run(engine, "INSERT INTO things VALUE {'id': 'a', 'colour': 'red'}")
    assert ["a"] == coloured(engine, "red")
    run(engine, "UPDATE things SET colour = 'blue' WHERE id = 'a'")
    assert ([], ["a"]) == (coloured(engine, "red"), coloured(engine, "blue"))
    run(engine, "DELETE FROM things WHERE id = 'a'")
    assert [] == coloured(engine, "blue")


def test_a_literal_is_not_shared_between_items(engine: Engine):
    text = "INSERT INTO things VALUE {'id': ?, 'l': [1], 'm': {'k': [1]}}"
    run(engine, text, {"S": "a"})
    run(engine, "UPDATE things SET l = list_append(l, [2]), m.k[1] = 2 WHERE id = 'a'")
    run(engine, text, {"S": "b"})
    one = {"L": [{"N": "1"}]}
    assert thing("b", l=one, m={"M": {"k": one}}) == get(engine, "b")


def test_a_request_is_not_changed(engine: Engine):
    request = {
        "Statement": "INSERT INTO things VALUE {'id': ?, 'n': ?}",
        "Parameters": [{"S": "a"}, {"N": "1.00"}],
    }
    engine.call("ExecuteStatement", request)
    assert [{"S": "a"}, {"N": "1.00"}] == request["Parameters"]
    assert thing("a", n=1) == get(engine, "a")


def test_a_transaction_with_a_token_happens_once(engine: Engine):
    run(engine, "INSERT INTO things VALUE {'id': 'a', 'n': 0}")
    for _ in range(3):
        transact(engine, "UPDATE things SET n = n + 1 WHERE id = 'a'", ClientRequestToken="token")
    assert thing("a", n=1) == get(engine, "a")


def test_a_token_is_forgotten_in_time():
    clock = ManualClock()
    with Engine.memory(clock=clock) as engine:
        make_things(engine)
        run(engine, "INSERT INTO things VALUE {'id': 'a', 'n': 0}")
        text = "UPDATE things SET n = n + 1 WHERE id = 'a'"
        transact(engine, text, ClientRequestToken="token")
        clock.advance(seconds=limits.CLIENT_TOKEN_SECONDS + 1)
        transact(engine, text, ClientRequestToken="token")
        assert thing("a", n=2) == get(engine, "a")


def test_a_token_with_other_parameters_is_refused(engine: Engine):
    def insert(key: str) -> None:
        statement = {
            "Statement": "INSERT INTO things VALUE {'id': ?}",
            "Parameters": [{"S": key}],
        }
        request = {"TransactStatements": [statement], "ClientRequestToken": "token"}
        engine.call("ExecuteTransaction", request)

    insert("a")
    with pytest.raises(ServiceError) as refusal:
        insert("b")
    assert "IdempotentParameterMismatchException" == refusal.value.type


def test_a_transaction_has_up_to_100_statements(engine: Engine):
    texts = [f"INSERT INTO things VALUE {{'id': '{number}'}}" for number in range(100)]
    assert {"Responses": []} == transact(engine, *texts)
    reads = [f"SELECT id FROM things WHERE id = '{number}'" for number in range(100)]
    found = [{"Item": thing(str(number))} for number in range(100)]
    assert found == transact(engine, *reads)["Responses"]


def test_a_batch_goes_on_after_a_failure(engine: Engine):
    run(engine, "INSERT INTO things VALUE {'id': 'a'}")
    responses = batch(
        engine, *[f"INSERT INTO things VALUE {{'id': '{key}'}}" for key in ("b", "a", "c")]
    )
    assert ["Error" in response for response in responses] == [False, True, False]
    assert thing("c") == get(engine, "c")


def test_a_batch_without_anything_to_run_answers_only_errors(engine: Engine):
    responses = batch(engine, "SELECT", "SELECT * FROM nowhere WHERE id = 'a'")
    assert ["ValidationError", "ResourceNotFound"] == [
        response["Error"]["Code"] for response in responses
    ]


def test_a_statement_finds_a_table_that_was_made_again(engine: Engine):
    text = "INSERT INTO things VALUE {'id': 'a'}"
    run(engine, text)
    engine.call("DeleteTable", {"TableName": "things"})
    with pytest.raises(ServiceError) as refusal:
        run(engine, text)
    assert "ResourceNotFoundException" == refusal.value.type
    make_things(engine)
    run(engine, text)
    assert thing("a") == get(engine, "a")


def test_a_stream_has_what_statements_write():
    with Engine.memory() as engine:
        stream = {"StreamEnabled": True, "StreamViewType": "KEYS_ONLY"}
        make_things(engine, StreamSpecification=stream)
        run(engine, "INSERT INTO things VALUE {'id': 'a'}")
        batch(engine, "UPDATE things SET n = 1 WHERE id = 'a'")
        transact(engine, "DELETE FROM things WHERE id = 'a'")
        assert ["INSERT", "MODIFY", "REMOVE"] == _events(engine)


def _events(engine: Engine) -> list[str]:
    arn = engine.call("ListStreams", {})["Streams"][0]["StreamArn"]
    return [record["eventName"] for record in read_all(engine.call, arn)]
