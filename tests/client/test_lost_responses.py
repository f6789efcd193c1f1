"""Lost responses over real sockets: our own endpoint, a proxy, and the client's own retries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablewright import Engine
from tablewright.client import Database
from tablewright.errors import AlreadyExistsError, ConnectionLostError, ItemNotFoundError
from tablewright.model import add, assign, transaction
from tests.client.losing import LosingProxy, losing_proxy
from tests.endpoint.running import served_alone
from tests.model.test_lost_responses import DESIGN, Work


@pytest.fixture
def proxy() -> Iterator[LosingProxy]:
    with (
        Engine.memory() as engine,
        served_alone(engine) as running,
        losing_proxy(running.port) as made,
    ):
        yield made


@pytest.fixture
def db(proxy: LosingProxy, monkeypatch: pytest.MonkeyPatch) -> Iterator[Database]:
    monkeypatch.setenv("AWS_ACCESS_KEY_ID", "any")
    monkeypatch.setenv("AWS_SECRET_ACCESS_KEY", "any")
    with Database(f"http://127.0.0.1:{proxy.port}") as database:
        database.create_tables(DESIGN)
        database.run(Work(work_id="w").create())
        yield database


def test_a_create_without_a_mark_has_an_unknown_outcome(db: Database, proxy: LosingProxy):
    proxy.lose("PutItem")
    with pytest.raises(AlreadyExistsError) as told:
        db.run(Work(work_id="new").create())
    assert told.value.is_outcome_unknown
    assert ["PutItem", "PutItem"] == proxy.sent


def test_a_delete_has_an_unknown_outcome(db: Database, proxy: LosingProxy):
    proxy.lose("DeleteItem")
    with pytest.raises(ItemNotFoundError) as told:
        db.run(Work.at(work_id="w").delete())
    assert told.value.is_outcome_unknown


def test_an_addition_is_sent_once(db: Database, proxy: LosingProxy):
    proxy.lose("UpdateItem")
    with pytest.raises(ConnectionLostError) as told:
        db.run(Work.at(work_id="w").update(add(Work.taken, 1)))
    assert told.value.is_outcome_unknown
    assert ["UpdateItem"] == proxy.sent


def test_a_write_that_finds_its_mark_has_succeeded(db: Database, proxy: LosingProxy):
    taking = Work.at(work_id="w").update(assign(Work.holder, "mine"), add(Work.taken, 1))
    proxy.lose("UpdateItem")
    held = db.run(taking.when(Work.status == "free").marked_by(Work.holder))
    assert (["UpdateItem", "UpdateItem"], 1) == (proxy.sent, held.taken)


def test_a_transaction_is_applied_once(db: Database, proxy: LosingProxy):
    proxy.lose("TransactWriteItems")
    db.run(transaction(Work.at(work_id="w").update(add(Work.taken, 1))))
    assert ["TransactWriteItems", "TransactWriteItems"] == proxy.sent
    found = db.run(Work.at(work_id="w").get().consistently())
    assert found is not None
    assert 1 == found.taken
