"""Writers that meet: nothing is lost, and no writer overwrites what it has not seen."""

# Lines that a type checker refuses are here to see what happens when they are run.
# pyright: reportArgumentType=false, reportOptionalMemberAccess=false

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    AlreadyExistsError,
    LostRaceError,
    NotUniqueError,
    VersionConflictError,
)
from tablewright.model import Change, add, append, assign, transaction, update_of
from tablewright.testing.data_keys import MemoryKeys
from tests.model.designs import events, shop, yggdrasil
from tests.model.designs.events import Event
from tests.model.designs.shop import Customer, Order
from tests.model.designs.yggdrasil import Tree, User
from tests.model.items import items_of

WRITERS = 8


class Meddling:
    """A transport that lets another writer in between a read and the next write."""

    def __init__(self, inner: EmbeddedTransport) -> None:
        self._inner = inner
        self.meddle: Callable[[], None] | None = None
        self.sent: list[str] = []

    def send(self, operation: str, body: bytes) -> bytes:
        is_write = operation in ("UpdateItem", "TransactWriteItems", "PutItem", "DeleteItem")
        self.sent.append(operation)
        if is_write and self.meddle is not None:
            self.meddle()
        return self._inner.send(operation, body)

    def close(self) -> None:
        self._inner.close()


class Two:
    """Two databases over one engine; the second comes between the calls of the first."""

    def __init__(self, engine: Engine) -> None:
        inner = EmbeddedTransport(engine, owns_engine=False)
        self.transport = Meddling(inner)
        keys = MemoryKeys()
        self.first = Database(transport=self.transport, keys=keys)
        self.second = Database(transport=inner, keys=keys)

    def meddle(self, *operations: Any) -> None:
        """Lets the second run an operation before each write of the first, while there are any."""
        waiting = list(operations)

        def run() -> None:
            if waiting:
                self.second.run(waiting.pop(0))

        self.transport.meddle = run


@pytest.fixture
def two() -> Iterator[Two]:
    with Engine.memory() as engine:
        made = Two(engine)
        made.second.create_tables(shop.DESIGN)
        made.second.create_tables(events.DESIGN)
        made.second.create_tables(yggdrasil.DESIGN)
        yield made


def _threads(count: int, work: Callable[[int], Any]) -> list[Any]:
    """What each of several threads made of it, all at once."""
    together = threading.Barrier(count)

    def begin(number: int) -> Any:
        together.wait(30)
        return work(number)

    with ThreadPoolExecutor(count) as threads:
        return list(threads.map(begin, range(count)))


# One race, told step by step


def test_a_race_that_is_lost_is_run_again(two: Two):
    two.second.run(Event(tenant_id="a", event_id="1").create())
    at = Event.at(tenant_id="a", event_id="1")
    moment = two.second.run(at.get())
    assert moment is not None
    other = moment.timestamp.replace(year=2030)
    two.meddle(at.update(assign(Event.timestamp, other), assign(Event.status, "undelivered")))
    changed = two.first.run(at.update(assign(Event.status, "delivered")))
    assert ["GetItem", "UpdateItem", "GetItem", "UpdateItem"] == two.transport.sent
    assert ("delivered", other) == (changed.status, changed.timestamp)
    [item] = items_of(two.second, "Events")
    assert f"delivered#{int(other.timestamp() * 1000)}" == item["gsi1sk"]["S"]


def test_a_race_that_is_always_lost_is_given_up(two: Two):
    two.second.run(Event(tenant_id="a", event_id="1").create())
    at = Event.at(tenant_id="a", event_id="1")
    event = two.second.run(at.get())
    assert event is not None
    others = [
        at.update(
            assign(Event.timestamp, event.timestamp.replace(year=2030 + turn)),
            assign(Event.status, "undelivered"),
        )
        for turn in range(limits.GUARD_ATTEMPTS_MAX)
    ]
    two.meddle(*others)
    with pytest.raises(LostRaceError, match="conflicted with another writer 10 times"):
        two.first.run(at.update(assign(Event.status, "delivered")))
    assert [] == two.second.all(Event.inbox("a", "delivered"))


def test_a_race_within_a_transaction_is_run_again(two: Two):
    two.second.run(Event(tenant_id="a", event_id="1").create())
    at = Event.at(tenant_id="a", event_id="1")
    event = two.second.run(at.get())
    assert event is not None
    other = event.timestamp.replace(year=2030)
    two.meddle(at.update(assign(Event.timestamp, other), assign(Event.status, "undelivered")))
    two.first.run(
        transaction(
            at.update(assign(Event.status, "delivered")),
            Tree(user_id="u", tree_id="t", tree_name="x").create(),
        )
    )
    assert 2 == two.transport.sent.count("TransactWriteItems")
    assert other == two.second.all(Event.inbox("a", "delivered"))[0].timestamp


def test_what_is_deleted_between_is_not_brought_back(two: Two):
    from tablewright.errors import ItemNotFoundError

    event = two.second.run(Event(tenant_id="a", event_id="1").create())
    two.meddle(event.delete())
    with pytest.raises(ItemNotFoundError):
        two.first.run(
            Event.at(tenant_id="a", event_id="1").update(assign(Event.status, "delivered"))
        )
    assert [] == items_of(two.second, "Events")


def test_a_guard_moves_from_where_it_is(two: Two):
    two.second.run(User(user_id="1", email="old@x").create())
    at = User.at(user_id="1")
    two.meddle(at.update(assign(User.email, "theirs@x")))
    two.first.run(at.update(assign(User.email, "mine@x")))
    guards = [
        item["PK"]["S"]
        for item in items_of(two.second, "Yggdrasil")
        if item["PK"]["S"].startswith("UNIQUE#")
    ]
    assert ["UNIQUE#User#Email#mine@x"] == guards


def test_a_put_releases_the_guard_that_is_there_now(two: Two):
    user = two.second.run(User(user_id="1", email="old@x").create())
    two.meddle(User.at(user_id="1").update(assign(User.email, "theirs@x")))
    user.email = "mine@x"
    two.first.run(user.put())
    assert two.second.run(User.by_unique(email="theirs@x")) is None
    assert two.second.run(User.by_unique(email="old@x")) is None
    assert "1" == two.second.run(User.by_unique(email="mine@x")).user_id


def test_a_version_that_is_raised_between_is_a_conflict(two: Two):
    order = two.second.run(Order(tenant_id="a", order_id="1", customer_id="c").create())
    at = Order.at(tenant_id="a", order_id="1")
    two.meddle(at.update(assign(Order.note, "theirs")))
    order.status = "paid"
    with pytest.raises(VersionConflictError):
        two.first.run(order.put())
    draft = two.second.run(at.get()).edited()
    draft.status = "held"
    two.meddle(at.update(assign(Order.note, "again")))
    with pytest.raises(VersionConflictError):
        two.first.run(update_of(draft))
    assert "open" == two.second.run(at.get()).status


# Many at once, on disk


@pytest.fixture(params=["memory", "disk"])
def engine(request: Any, tmp_path: Any) -> Iterator[Engine]:
    opened = Engine.memory() if request.param == "memory" else Engine.open(tmp_path / "store")
    with opened:
        yield opened


@pytest.fixture
def shared(engine: Engine) -> Database:
    database = Database(transport=EmbeddedTransport(engine, owns_engine=False), keys=MemoryKeys())
    for design in (shop.DESIGN, events.DESIGN, yggdrasil.DESIGN):
        database.create_tables(design)
    return database


def test_increments_are_not_lost(shared: Database):
    shared.run(Tree(user_id="u", tree_id="t", tree_name="x").create())
    at = Tree.at(user_id="u", tree_id="t")

    def work(number: int) -> None:
        for turn in range(10):
            shared.run(
                at.update(add(Tree.person_count, 1), append(Tree.shared_with, [f"{number}-{turn}"]))
            )

    _threads(WRITERS, work)
    tree = shared.run(Tree.get("u", "t"))
    assert tree is not None
    assert 10 * WRITERS == tree.person_count
    assert 10 * WRITERS == len(set(tree.shared_with or []))


def test_updates_that_read_first_leave_true_index_keys(shared: Database):
    shared.run(Order(tenant_id="a", order_id="1", customer_id="c").create())
    at = Order.at(tenant_id="a", order_id="1")
    lost: list[int] = []

    def work(number: int) -> None:
        changes: list[Change] = [
            assign(Order.priority, number),
            assign(Order.status, "open" if number % 2 else "paid"),
            assign(Order.customer_id, f"c{number}"),
        ]
        for turn in range(6):
            try:
                shared.run(at.update(changes[(turn + number) % 3]))
            except LostRaceError:
                lost.append(number)

    _threads(WRITERS, work)
    order = shared.run(Order.get("a", "1"))
    assert order is not None
    assert 6 * WRITERS + 1 - len(lost) == order.version
    [item] = items_of(shared, "Shop")
    expected = {"gsi2pk": f"CUSTOMER#{order.customer_id}"}
    if order.status == "open":
        expected |= {"gsi1pk": "TENANT#a#QUEUE", "gsi1sk": f"{order.priority:04d}#1"}
    found = {name: item[name]["S"] for name in ("gsi1pk", "gsi1sk", "gsi2pk") if name in item}
    assert expected == found


def test_of_many_that_create_one_item_one_does(shared: Database):
    def work(number: int) -> bool:
        try:
            shared.run(Tree(user_id="u", tree_id="t", tree_name=str(number)).create())
        except AlreadyExistsError:
            return False
        return True

    assert 1 == sum(_threads(WRITERS, work))


def test_of_many_that_want_one_value_one_has_it(shared: Database):
    def work(number: int) -> bool:
        customer = Customer(tenant_id="a", customer_id=str(number), email="x@y", nickname=None)
        try:
            shared.run(customer.create())
        except NotUniqueError:
            return False
        return True

    winners = _threads(WRITERS, work)
    assert 1 == sum(winners)
    found = shared.run(Customer.by_unique(tenant_id="a", email="x@y"))
    assert found is not None
    assert str(winners.index(True)) == found.customer_id
    assert 2 == len(items_of(shared, "Shop"))


def test_with_versions_no_put_is_overwritten_unseen(shared: Database):
    shared.run(Order(tenant_id="a", order_id="1", customer_id="c", total=0).create())

    def work(number: int) -> int:
        conflicts = 0
        while True:
            order = shared.run(Order.get("a", "1").consistently())
            assert order is not None
            order.total += 1
            try:
                shared.run(order.put())
            except VersionConflictError:
                conflicts += 1
                continue
            return conflicts

    _threads(WRITERS, work)
    order = shared.run(Order.get("a", "1"))
    assert order is not None
    assert (WRITERS, WRITERS + 1) == (order.total, order.version)
