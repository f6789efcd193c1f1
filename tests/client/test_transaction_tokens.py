"""Tokens of transactions: there wherever the same transaction may be sent again."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablewright import Engine
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import TransactionFailedError
from tablewright.ids import CountingIds
from tablewright.model import Entity, Key, design_of, transaction


class Coin(Entity, table="coins"):
    number: str
    primary = Key("{number}")


class Card(Entity, table="cards"):
    number: str
    primary = Key("{number}")


class _Noted:
    """A transport that notes the tokens of transactions."""

    def __init__(self, inner: EmbeddedTransport, **traits: Any) -> None:
        self._inner = inner
        self.tokens: list[str | None] = []
        vars(self).update(traits)

    def send(self, operation: str, body: bytes) -> bytes:
        if operation == "TransactWriteItems":
            self.tokens.append(json.loads(body).get("ClientRequestToken"))
        return self._inner.send(operation, body)

    def close(self) -> None:
        self._inner.close()


def _database(engine: Engine, **traits: Any) -> tuple[_Noted, Database]:
    noted = _Noted(EmbeddedTransport(engine, owns_engine=False), **traits)
    db = Database(transport=noted, ids=CountingIds())
    db.create_tables(design_of("money", Coin, Card))
    return noted, db


def test_a_transport_that_may_send_again_gets_a_token():
    with Engine.memory() as engine:
        noted, db = _database(engine)
        db.run(transaction(Coin(number="1").create(), Card(number="1").create()))
        assert [None] != noted.tokens
        assert 1 == len(noted.tokens)


def test_an_embedded_store_gets_none_because_it_gets_each_transaction_once():
    with Engine.memory() as engine:
        assert EmbeddedTransport(engine, owns_engine=False).sends_once
        noted, db = _database(engine, sends_once=True)
        db.run(transaction(Coin(number="1").create(), Card(number="1").create()))
        assert [None] == noted.tokens


def test_a_request_that_may_be_run_again_with_the_same_ids_gets_a_token():
    with Engine.memory() as engine:
        noted, db = _database(engine, sends_once=True)
        pair = Coin(number="1").create(), Card(number="1").create()
        for _ in range(2):  # the second run finds that the first was applied
            db.with_ids(CountingIds()).run(transaction(*pair))
        assert noted.tokens[0] is not None
        assert 1 == len({*noted.tokens})
        with pytest.raises(TransactionFailedError):
            db.run(transaction(*pair))
