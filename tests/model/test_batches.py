"""Batches: many items at once, without conditions."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablewright import Engine, ManualClock
from tablewright.client import CallReport, Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    BatchRejectedError,
    InvalidValueError,
    KeyPartError,
    ThrottlingException,
)
from tablewright.model import Creation, create_all, get_all, put_all, write_all
from tests.model.designs import accounts, shop, yggdrasil
from tests.model.designs.accounts import Membership, Role
from tests.model.designs.shop import Cart, Customer, Order
from tests.model.designs.yggdrasil import Person, Tree
from tests.model.items import items_of
from tests.model.targets import HastyClock


def _person(number: int, **values: Any) -> Person:
    given = {"user_id": "u", "tree_id": "t", "first_name": "J", "last_name": "S"}
    return Person(**(given | {"person_id": f"p{number:03}"} | values))


_NEW_PERSON = Creation(Person)
_FRESH_PERSON = _NEW_PERSON.marked_by(Person.person_id)


def _values(number: int) -> dict[str, Any]:
    given = {"user_id": "u", "tree_id": "t", "first_name": "J", "last_name": "S"}
    return {**given, "person_id": f"p{number:03}"}


def _operations(calls: list[CallReport]) -> list[str]:
    return [call.operation for call in calls]


# Errors


def test_a_write_with_a_condition_is_refused(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    with pytest.raises(
        BatchRejectedError, match="Person cannot be written in a batch: it has a con"
    ):
        db.run(write_all([_person(1).create()]))
    with pytest.raises(BatchRejectedError, match="it has a condition"):
        db.run(write_all([_person(1).delete(Person.first_name == "J")]))
    assert [] == items_of(db, "Yggdrasil")


@pytest.mark.parametrize(
    ("write", "reason"),
    [
        (lambda: Order(tenant_id="a", order_id="1", customer_id="c").put(), "it has a version"),
        (
            lambda: Customer(tenant_id="a", customer_id="c", email="x", nickname=None).put(),
            "it has unique attributes",
        ),
        (lambda: Cart.at(tenant_id="a", cart_id="c").delete(), "it is deleted softly"),
    ],
)
def test_a_write_that_needs_a_condition_is_refused(db: Any, write: Any, reason: str):
    db.create_tables(shop.DESIGN)
    with pytest.raises(BatchRejectedError, match=reason):
        db.run(write_all([write()]))


def test_two_writes_of_one_item_are_refused(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    with pytest.raises(BatchRejectedError, match=r"Person.* twice"):
        db.run(put_all([_person(1), _person(2), _person(1, first_name="Other")]))
    assert [] == items_of(db, "Yggdrasil")


def test_an_item_is_not_put_and_deleted_in_one_batch(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    with pytest.raises(BatchRejectedError, match=r"Person.* twice"):
        db.run(write_all([_person(1).put(), Person.at(user_id="u", person_id="p001").delete()]))
    assert [] == items_of(db, "Yggdrasil")


def test_nothing_is_written_if_anything_is_refused(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    wrong = _person(99)
    vars(wrong)["first_name"] = 3
    with pytest.raises(InvalidValueError):
        db.run(put_all([*(_person(number) for number in range(30)), wrong]))
    with pytest.raises(KeyPartError):
        db.run(put_all([*(_person(number) for number in range(30)), _person(1, person_id="")]))
    assert [] == items_of(db, "Yggdrasil")


def test_a_get_through_an_index_is_refused(db: Any):
    with pytest.raises(BatchRejectedError, match=r"Person\.find reads an index"):
        db.run(get_all([Person.find("p")]))


# What is done


def test_many_items_are_put_in_calls_of_25(db: Any, calls: list[CallReport]):
    db.create_tables(yggdrasil.DESIGN)
    calls.clear()
    persons = [_person(number) for number in range(60)]
    db.run(put_all(persons))
    assert ["BatchWriteItem"] * 3 == _operations(calls)
    assert persons == db.all(Person.in_tree("t"))
    assert persons[0].created_at is not None


def test_what_is_put_in_a_batch_is_what_a_put_writes(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all([_person(1)]))
    batched = items_of(db, "Yggdrasil")
    db.run(_person(1).put())
    assert batched == items_of(db, "Yggdrasil")


def test_items_are_put_and_deleted_together(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(put_all([_person(1), _person(2)]))
    tree = Tree(user_id="u", tree_id="t", tree_name="x")
    db.run(write_all([Person.at(user_id="u", person_id="p001").delete(), tree.put()]))
    assert ["p002"] == [person.person_id for person in db.all(Person.in_tree("t"))]
    assert tree == db.run(Tree.get("u", "t"))


def test_a_batch_is_written_at_one_time():
    class Ticking(ManualClock):
        def now(self) -> float:
            self.advance(seconds=1)
            return super().now()

    clock = Ticking()
    with Database("memory:", clock=clock) as db:
        db.create_tables(yggdrasil.DESIGN)
        persons = [_person(number) for number in range(60)]
        db.run(put_all(persons))
    assert 1 == len({time for one in persons for time in (one.created_at, one.updated_at)})


def test_an_empty_batch_asks_nobody(db: Any, calls: list[CallReport]):
    db.run(put_all([]))
    assert [] == db.run(get_all([]))
    assert [] == calls


def test_many_items_are_got_in_the_order_asked_for(db: Any, calls: list[CallReport]):
    db.create_tables(yggdrasil.DESIGN)
    persons = [_person(number) for number in range(120)]
    db.run(put_all(persons))
    calls.clear()
    wanted = [*reversed(persons), persons[5]]
    found = db.run(get_all(Person.get("u", one.person_id) for one in wanted))
    assert wanted == found
    assert ["BatchGetItem"] * 2 == _operations(calls)


def test_what_is_not_there_or_hidden_is_none(db: Any):
    db.create_tables(shop.DESIGN)
    customer = db.run(Customer(tenant_id="a", customer_id="c", email="x", nickname=None).create())
    assert [None, customer] == db.run(get_all([Customer.get("nobody"), Customer.get("c")]))
    db.run(customer.delete())
    assert [None] == db.run(get_all([Customer.get("c")]))
    assert "c" == db.run(get_all([Customer.get("c").with_hidden()]))[0].customer_id


def test_items_of_several_tables_are_got_together(db: Any, calls: list[CallReport]):
    db.create_tables(yggdrasil.DESIGN)
    db.create_tables(accounts.DESIGN)
    person = db.run(_person(1).put())
    member = db.run(Membership(user_id="u", account_id="a", role=Role.ADMIN).put())
    calls.clear()
    gets: list[Any] = [Membership.get("u", "a"), Person.get("u", "p001")]
    assert [member, person] == db.run(get_all(gets))
    assert ["BatchGetItem"] == _operations(calls)


def test_an_item_of_another_entity_under_the_key_is_none(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    db.run(Tree(user_id="u", tree_id="t", tree_name="x").put())
    key = {"PK": {"S": "USER#u"}, "SK": {"S": "PERSON#x"}}
    db.call("PutItem", {"TableName": "Yggdrasil", "Item": {**key, "EntityType": {"S": "Robot"}}})
    assert [None] == db.run(get_all([Person.get("u", "x")]))


def test_creations_without_a_mark_are_refused_in_a_batch(db: Any):
    db.create_tables(yggdrasil.DESIGN)
    fresh, plain = _FRESH_PERSON(**_values(1)), _NEW_PERSON(**_values(2))
    with pytest.raises(BatchRejectedError, match="its Creation has no mark"):
        db.run(create_all([fresh, plain]))
    assert [] == items_of(db, "Yggdrasil")


def test_creations_with_a_fresh_id_are_written_25_at_a_time(db: Any, calls: list[CallReport]):
    db.create_tables(yggdrasil.DESIGN)
    calls.clear()
    db.run(create_all(_FRESH_PERSON(**_values(number)) for number in range(30)))
    assert ["BatchWriteItem"] * 2 == _operations(calls)
    stored = db.run(get_all(Person.get("u", f"p{number:03}") for number in range(30)))
    assert [f"p{number:03}" for number in range(30)] == [one.person_id for one in stored]


# With a transport that leaves things undone


class Reluctant:
    """A transport to an engine that does a part of each batch, and keeps what it was sent."""

    def __init__(self, engine: Engine, *, does: int) -> None:
        self._inner = EmbeddedTransport(engine, owns_engine=True)
        self._does = does
        self.requests: list[dict[str, Any]] = []

    def send(self, operation: str, body: bytes) -> bytes:
        request = msgspec.json.decode(body)
        if operation not in ("BatchWriteItem", "BatchGetItem"):
            return self._inner.send(operation, body)
        self.requests.append(request)
        [(table, wanted)] = request["RequestItems"].items()
        listed = wanted if operation == "BatchWriteItem" else wanted["Keys"]
        done, undone = listed[: self._does], listed[self._does :]
        answer: dict[str, Any] = {"Responses": {}}
        if done:
            kept = done if operation == "BatchWriteItem" else {**wanted, "Keys": done}
            sent = msgspec.json.encode({"RequestItems": {table: kept}})
            answer = msgspec.json.decode(self._inner.send(operation, sent))
        left = undone if operation == "BatchWriteItem" else {**wanted, "Keys": undone}
        name = "UnprocessedItems" if operation == "BatchWriteItem" else "UnprocessedKeys"
        return msgspec.json.encode({**answer, name: {table: left} if undone else {}})

    def close(self) -> None:
        self._inner.close()


@pytest.mark.parametrize("does", [1, 7])
def test_what_is_left_undone_is_asked_for_again_with_growing_pauses(does: int):
    clock = HastyClock()
    transport = Reluctant(Engine.memory(clock=clock), does=does)
    with Database(transport=transport, clock=clock) as db:
        db.create_tables(yggdrasil.DESIGN)
        persons = [_person(number) for number in range(10)]
        db.run(put_all(persons))
        assert sorted(clock.waits) == clock.waits
        assert -(-10 // does) == len(transport.requests)
        assert persons == db.run(get_all(Person.get("u", one.person_id) for one in persons))
    transport.close()


def test_a_batch_that_nothing_becomes_of_is_given_up():
    clock = HastyClock()
    transport = Reluctant(Engine.memory(clock=clock), does=0)
    with Database(transport=transport, clock=clock) as db:
        db.create_tables(yggdrasil.DESIGN)
        with pytest.raises(ThrottlingException):
            db.run(put_all([_person(1)]))
        assert sum(clock.waits) < 30
    transport.close()


@pytest.mark.parametrize("does", [0, 1])
def test_creations_that_were_given_up_may_have_been_written(does: int):
    clock = HastyClock()
    transport = Reluctant(Engine.memory(clock=clock), does=does)
    with Database(transport=transport, clock=clock) as db:
        db.create_tables(yggdrasil.DESIGN)
        with pytest.raises(ThrottlingException) as given_up:
            db.run(create_all(_FRESH_PERSON(**_values(number)) for number in range(25)))
        assert given_up.value.is_outcome_unknown
    transport.close()


def test_a_consistent_get_in_a_batch_is_consistent():
    transport = Reluctant(Engine.memory(), does=100)
    with Database(transport=transport) as db:
        db.create_tables(yggdrasil.DESIGN)
        db.run(get_all([Person.get("u", "1"), Person.get("u", "2").consistently()]))
        assert transport.requests[0]["RequestItems"]["Yggdrasil"]["ConsistentRead"] is True
        db.run(get_all([Person.get("u", "1")]))
        assert "ConsistentRead" not in transport.requests[1]["RequestItems"]["Yggdrasil"]
    transport.close()
