"""Upserts: an item is created, or the one that is there is changed, alone and in a transaction."""

# A checker wants optional unique attributes to be given.
# pyright: reportCallIssue=false

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.client import CallReport, Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ConnectionLostError,
    LostRaceError,
    NotUniqueError,
    TenantMismatchError,
    TransactionFailedError,
    UpdateRejectedError,
)
from tablewright.model import (
    Entity,
    Gsi,
    Index,
    Table,
    add,
    assign,
    design_of,
    transaction,
    unique,
    version,
)
from tests.client.losing import LosingTransport


class Inbox(Table, name="inbox", tag="kind"):
    """Threads and their messages."""

    primary = Index("pk", "sk")
    by_state = Gsi("gsi1pk", "gsi1sk", name="by-state")


class Thread(Entity, table=Inbox, tenant="owner"):
    """What was said with one contact."""

    owner: str
    contact: str
    state: str = "open"
    last_text: str
    unread: int = 0
    alias: str | None = unique()
    attempt: str | None = None
    edition: int = version()

    primary = Inbox.primary("THREAD#{contact}", "-")
    by_state = Inbox.by_state("{owner}", "{state}#{last_text}")


class Message(Entity, table=Inbox, tenant="owner"):
    """One message of a thread."""

    owner: str
    message_id: str

    primary = Inbox.primary("MESSAGE#{owner}", "{message_id}")


class Ghost(Entity, table=Inbox, tenant="owner"):
    """Another entity with the keys of threads."""

    owner: str
    contact: str

    primary = Inbox.primary("THREAD#{contact}", "-")


DESIGN = design_of("inbox", Inbox)


@pytest.fixture
def losing() -> Iterator[LosingTransport]:
    with EmbeddedTransport(Engine.memory(clock=ManualClock()), owns_engine=True) as inner:
        yield LosingTransport(inner)


@pytest.fixture
def calls() -> list[CallReport]:
    return []


@pytest.fixture
def inbox(losing: LosingTransport, calls: list[CallReport]) -> Database:
    database = Database(transport=losing, clock=ManualClock(), on_call=calls.append)
    database.create_tables(DESIGN)
    calls.clear()
    return database


def _said(text: str, **more: Any) -> Any:
    """A message comes in: the thread begins with it, or counts it."""
    given = {"owner": "ada", "contact": "bob", **more}
    thread = Thread(last_text=text, unread=1, attempt=text, **given)
    return thread.upsert(
        assign(Thread.last_text, text), add(Thread.unread, 1), assign(Thread.attempt, text)
    )


def _thread(inbox: Database) -> Any:
    return inbox.run(Thread.at(contact="bob").get().consistently())


# Errors


def test_an_upsert_without_changes_is_refused(inbox: Database):
    with pytest.raises(UpdateRejectedError):
        inbox.run(Thread(owner="ada", contact="bob", last_text="hi").upsert())


def test_an_item_of_another_entity_is_neither_changed_nor_replaced(inbox: Database):
    inbox.run(Ghost(owner="ada", contact="bob").create())
    with pytest.raises(AlreadyExistsError, match="Ghost already exists under this key"):
        inbox.run(_said("hi"))
    with pytest.raises(TransactionFailedError) as told:
        inbox.run(transaction(_said("hi")))
    assert isinstance(told.value.reasons[0], AlreadyExistsError)


def test_an_item_of_another_tenant_is_neither_changed_nor_replaced(inbox: Database):
    inbox.run(_said("mine"))
    with pytest.raises(TenantMismatchError):
        inbox.for_tenant("eve").run(_said("theirs", owner="eve"))
    assert "mine" == _thread(inbox).last_text


def test_a_condition_holds_for_the_item_that_is_there(inbox: Database):
    inbox.run(_said("one").when(Thread.state == "open"))
    inbox.run(Thread.at(contact="bob").update(assign(Thread.state, "closed")))
    with pytest.raises(ConditionFailedError):
        inbox.run(_said("two").when(Thread.state == "open"))
    assert "one" == _thread(inbox).last_text


def test_a_unique_value_that_another_item_has_is_refused(inbox: Database):
    inbox.run(_said("hi", contact="cleo", alias="b"))
    with pytest.raises(NotUniqueError):
        inbox.run(_said("hi", alias="b"))


def test_a_lost_response_without_a_mark_leaves_the_outcome_unknown(
    inbox: Database, losing: LosingTransport
):
    losing.lose("PutItem")
    with pytest.raises(LostRaceError) as told:
        inbox.run(_said("one"))
    assert told.value.is_outcome_unknown
    losing.lose("UpdateItem")
    with pytest.raises(ConnectionLostError):
        inbox.run(_said("two"))
    assert 2 == _thread(inbox).unread


# What it does


@pytest.mark.parametrize("is_together", [False, True])
def test_the_first_creates_the_item_and_the_next_change_it(inbox: Database, is_together: bool):
    for number, text in enumerate(["one", "two", "three"]):
        message = Message(owner="ada", message_id=str(number))
        inbox.run(transaction(message.create(), _said(text)) if is_together else _said(text))
    thread = _thread(inbox)
    assert ("three", 3, 3) == (thread.last_text, thread.unread, thread.edition)


def test_the_result_is_the_item_as_it_is_stored(inbox: Database):
    for text in ("one", "two"):
        found: Any = inbox.run(_said(text))
        assert found == _thread(inbox)


def test_an_item_that_is_there_takes_no_creation(inbox: Database, calls: list[CallReport]):
    change = add(Thread.unread, 1)
    thread = Thread(owner="ada", contact="bob", last_text="hi", unread=1)
    for expected in (["UpdateItem", "PutItem"], ["UpdateItem"]):
        calls.clear()
        inbox.run(thread.upsert(change))
        assert expected == [call.operation for call in calls]


def test_index_keys_follow_what_the_item_holds(inbox: Database):
    inbox.run(_said("one", state="held"))
    inbox.run(_said("two"))
    found: Any = inbox.all(Thread.by_state(owner="ada", state="held"))
    assert ["two"] == [one.last_text for one in found]


@pytest.mark.parametrize("is_together", [False, True])
def test_a_writer_that_is_faster_makes_it_an_update(
    inbox: Database, losing: LosingTransport, is_together: bool
):
    @dataclass
    class Raced:
        """Lets the other writer in before the creation."""

        count: int = 0

        def send(self, operation: str, body: bytes) -> bytes:
            self.count += 1
            if self.count == 2:
                inbox.run(faster.create())
            return losing.send(operation, body)

        def close(self) -> None:
            losing.close()

    upsert = Thread(owner="ada", contact="bob", last_text="late", unread=1).upsert(
        add(Thread.unread, 1)
    )
    faster = Thread(owner="ada", contact="bob", last_text="early", unread=1)
    raced = Raced()
    Database(transport=raced).run(transaction(upsert) if is_together else upsert)
    assert 3 == raced.count
    thread = _thread(inbox)
    assert ("early", 2) == (thread.last_text, thread.unread)


@pytest.mark.parametrize("text", ["one", "two"])
@pytest.mark.parametrize("is_together", [False, True])
def test_a_marked_upsert_counts_once_after_a_lost_response(
    inbox: Database, losing: LosingTransport, text: str, is_together: bool
):
    if text == "two":
        inbox.run(_said("one"))
    expected = 2 if text == "two" else 1
    marked = _said(text).marked_by(Thread.attempt)
    losing.lose()
    inbox.run(transaction(marked) if is_together else marked)
    assert losing.lost
    assert expected == _thread(inbox).unread
