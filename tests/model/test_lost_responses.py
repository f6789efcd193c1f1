"""Lost responses: a write is applied, its response is lost, and the same bytes are sent again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    AlreadyExistsError,
    ConditionFailedError,
    ConnectionLostError,
    IdempotentParameterMismatchException,
    ItemNotFoundError,
    LostRaceError,
    NotAConditionError,
    TransactionFailedError,
    UpdateRejectedError,
    VersionConflictError,
)
from tablewright.ids import RandomIds, SeededIds
from tablewright.model import (
    Creation,
    Entity,
    Gsi,
    Index,
    Table,
    add,
    append,
    assign,
    attr,
    create_all,
    design_of,
    key_only,
    missing,
    remove,
    transaction,
    unique,
    update_of,
    version,
)
from tests.client.losing import LosingTransport


class Lanes(Table, name="lanes"):
    """Work and its holders."""

    primary = Index("pk", "sk")
    due = Gsi("gsi1pk", "gsi1sk", name="due")


class Work(Entity, table=Lanes):
    """Something to be done by one worker."""

    work_id: str
    status: str = "free"
    holder: str | None = None
    part: str = "a"
    taken: int = 0
    notes: list[str] = attr(factory=list)

    primary = Lanes.primary("WORK#{work_id}", "work")
    by_part = Lanes.due("{part}", "{status}#{work_id}")


_NEW_WORK = Creation(Work).marked_by(Work.work_id)


class Paper(Entity, table=Lanes):
    """Something with a version."""

    paper_id: str
    text: str
    author: str | None = None
    edition: int = version()

    primary = Lanes.primary("PAPER#{paper_id}", "paper")


class Person(Entity, table=Lanes):
    """A person with a unique address."""

    person_id: str
    email: str = unique()

    primary = Lanes.primary("PERSON#{person_id}", "person")


class Token(Entity, table=Lanes):
    """Something that is good once."""

    token_hash: str = key_only()
    subject: str

    primary = Lanes.primary("TOKEN#{token_hash}", "token")


DESIGN = design_of("lanes", Lanes)


@pytest.fixture
def losing() -> Iterator[LosingTransport]:
    with EmbeddedTransport(Engine.memory(clock=ManualClock()), owns_engine=True) as inner:
        yield LosingTransport(inner)


@pytest.fixture
def lanes(losing: LosingTransport) -> Database:
    database = Database(transport=losing, clock=ManualClock())
    database.create_tables(DESIGN)
    database.run(Work(work_id="w").create())
    return database


def _stored(lanes: Database) -> Any:
    return lanes.run(Work.at(work_id="w").get().consistently())


def _taking(token: str) -> Any:
    taken = Work.at(work_id="w").update(assign(Work.status, "held"), assign(Work.holder, token))
    return taken.when(Work.status == "free")


# Errors


def test_a_condition_that_may_have_met_its_own_write_has_an_unknown_outcome(
    lanes: Database, losing: LosingTransport
):
    losing.lose("UpdateItem")
    with pytest.raises(ConditionFailedError) as told:
        lanes.run(_taking("mine"))
    assert told.value.is_outcome_unknown
    assert "mine" == told.value.found.holder


def test_a_condition_that_fails_at_once_has_a_known_outcome(lanes: Database):
    lanes.run(_taking("theirs"))
    with pytest.raises(ConditionFailedError) as told:
        lanes.run(_taking("mine"))
    assert not told.value.is_outcome_unknown


def test_the_mark_of_another_writer_is_not_taken_for_the_own(
    lanes: Database, losing: LosingTransport
):
    lanes.run(_taking("theirs").marked_by(Work.holder))
    with pytest.raises(ConditionFailedError):
        lanes.run(_taking("mine").marked_by(Work.holder))


def test_a_create_whose_response_was_lost_has_an_unknown_outcome(
    lanes: Database, losing: LosingTransport
):
    losing.lose("PutItem")
    with pytest.raises(AlreadyExistsError) as told:
        lanes.run(Work(work_id="new").create())
    assert told.value.is_outcome_unknown


def test_creations_of_a_batch_whose_response_was_lost_undo_nothing_that_others_did_since(
    lanes: Database, losing: LosingTransport, monkeypatch: pytest.MonkeyPatch
):
    send = losing.inner.send

    def sent_and_taken(operation: str, body: bytes) -> bytes:
        response = send(operation, body)
        if operation == "BatchWriteItem":
            Database(transport=losing.inner).run(
                Work.at(work_id="1").update(assign(Work.status, "held"))
            )
        return response

    monkeypatch.setattr(losing.inner, "send", sent_and_taken)
    losing.lose("BatchWriteItem")
    losing.sent.clear()
    lanes.run(create_all(_NEW_WORK(work_id=str(number)) for number in range(3)))
    assert ["BatchWriteItem", *["PutItem"] * 3] == [operation for operation, _ in losing.sent]
    stored = [lanes.run(Work.at(work_id=str(number)).get()) for number in range(3)]
    assert ["free", "held", "free"] == [one.status for one in stored if one is not None]


def test_a_delete_whose_response_was_lost_has_an_unknown_outcome(
    lanes: Database, losing: LosingTransport
):
    losing.lose("DeleteItem")
    with pytest.raises(ItemNotFoundError) as told:
        lanes.run(Work.at(work_id="w").delete())
    assert told.value.is_outcome_unknown


def test_a_version_that_may_be_the_own_has_an_unknown_outcome(
    lanes: Database, losing: LosingTransport
):
    paper = lanes.run(Paper(paper_id="p", text="a").create())
    draft = paper.edited()
    draft.text = "b"
    losing.lose("UpdateItem")
    with pytest.raises(VersionConflictError) as told:
        lanes.run(update_of(draft))
    assert told.value.is_outcome_unknown


@pytest.mark.parametrize(
    "change",
    [add(Work.taken, 1), append(Work.notes, ["a"]), assign(Work.notes[5], "a")],
    ids=["add", "append", "position"],
)
def test_an_update_that_is_not_the_same_twice_is_not_sent_again(
    lanes: Database, losing: LosingTransport, change: Any
):
    lanes.run(Work.at(work_id="w").update(assign(Work.notes, ["x"])))
    losing.sent.clear()
    losing.lose("UpdateItem")
    with pytest.raises(ConnectionLostError) as told:
        lanes.run(Work.at(work_id="w").update(change))
    assert told.value.is_outcome_unknown
    assert 1 == len(losing.sent)
    assert 1 == _stored(lanes).taken + len(_stored(lanes).notes) - 1


def test_an_update_is_not_tried_again_over_what_others_wrote_since(
    lanes: Database, losing: LosingTransport
):
    """The index key needs `part`, which the update has read; another writer then changes it."""
    update = Work.at(work_id="w").update(assign(Work.status, "held"))
    inner = losing.inner

    class Interfering:
        def send(self, operation: str, body: bytes) -> bytes:
            response = inner.send(operation, body)
            if operation == "UpdateItem" and losing.lost:
                losing.inner = inner
                changes = assign(Work.part, "b"), assign(Work.status, "x")
                lanes.run(Work.at(work_id="w").update(*changes))
            return response

    losing.lose("UpdateItem")
    losing.inner = Interfering()
    with pytest.raises(LostRaceError) as told:
        lanes.run(update)
    assert told.value.is_outcome_unknown
    assert ("x", "b") == (_stored(lanes).status, _stored(lanes).part)


def test_a_token_that_may_have_been_spent_counts_as_spent(lanes: Database, losing: LosingTransport):
    lanes.run(Token(token_hash="t", subject="ann").create())
    losing.lose("DeleteItem")
    with pytest.raises(ItemNotFoundError) as told:
        lanes.run(Token.at(token_hash="t").erase())
    assert told.value.is_outcome_unknown


def test_a_mark_that_the_update_does_not_assign_is_refused(lanes: Database):
    update = Work.at(work_id="w").update(assign(Work.status, "held"))
    with pytest.raises(UpdateRejectedError):
        lanes.run(update.marked_by(Work.holder))
    with pytest.raises(UpdateRejectedError):
        lanes.run(Work.at(work_id="w").update(remove(Work.holder)).marked_by(Work.holder))
    with pytest.raises(UpdateRejectedError):
        lanes.run(Work(work_id="x").create().marked_by(Work.holder))


def test_a_mark_is_a_whole_attribute_of_the_entity():
    update = Work.at(work_id="w").update(assign(Work.status, "held"))
    with pytest.raises(NotAConditionError):
        update.marked_by(Paper.text)
    with pytest.raises(NotAConditionError):
        update.marked_by("holder")
    with pytest.raises(UpdateRejectedError):
        update.marked_by(Work.notes[0])


# Marks


def test_an_update_that_finds_its_mark_has_succeeded(lanes: Database, losing: LosingTransport):
    losing.lose("UpdateItem")
    held = lanes.run(_taking("mine").marked_by(Work.holder))
    assert ("held", "mine") == (held.status, held.holder)
    assert held == _stored(lanes)


def test_an_addition_with_a_mark_is_applied_once(lanes: Database, losing: LosingTransport):
    taking = Work.at(work_id="w").update(add(Work.taken, 1), assign(Work.holder, "mine"))
    losing.lose("UpdateItem")
    held = lanes.run(taking.marked_by(Work.holder))
    assert (1, "mine") == (held.taken, held.holder)
    assert held == _stored(lanes)


def test_a_create_under_a_fresh_id_has_succeeded(lanes: Database, losing: LosingTransport):
    losing.lose("PutItem")
    work = lanes.run(Work(work_id="fresh").create().marked_by(Work.work_id))
    assert work == lanes.run(Work.at(work_id="fresh").get())


def test_a_mark_in_the_key_alone_is_enough(lanes: Database, losing: LosingTransport):
    losing.lose("PutItem")
    token = lanes.run(Token(token_hash="t", subject="ann").create().marked_by(Token.token_hash))
    assert "ann" == token.subject


def test_a_put_that_finds_its_mark_has_succeeded(lanes: Database, losing: LosingTransport):
    losing.lose("PutItem")
    put = Work(work_id="w", holder="mine").put(missing(Work.holder)).marked_by(Work.holder)
    assert "mine" == lanes.run(put).holder


def test_what_is_stored_under_the_mark_is_returned(lanes: Database, losing: LosingTransport):
    first = lanes.run(Paper(paper_id="p", text="a", author="me").create().marked_by(Paper.paper_id))
    lanes.run(Paper.at(paper_id="p").update(assign(Paper.text, "b")))
    again = Paper(paper_id="p", text="a", author="me")
    assert again is lanes.run(again.create().marked_by(Paper.paper_id))
    assert ("b", 2, 1) == (again.text, again.edition, first.edition)


def test_marks_hold_in_an_item_with_a_version(lanes: Database, losing: LosingTransport):
    paper = lanes.run(Paper(paper_id="p", text="a").create())
    draft = paper.edited()
    draft.author = "attempt-1"
    losing.lose("UpdateItem")
    changed = lanes.run(update_of(draft).marked_by(Paper.author))
    assert ("attempt-1", 2) == (changed.author, changed.edition)


# Transactions


def test_a_transaction_whose_response_was_lost_is_applied_once(
    lanes: Database, losing: LosingTransport
):
    losing.lose("TransactWriteItems")
    counting = Work.at(work_id="w").update(add(Work.taken, 1))
    lanes.run(transaction(Work(work_id="x").create(), counting))
    assert 1 == len(losing.lost)
    assert 1 == _stored(lanes).taken


def test_a_unique_value_is_not_taken_by_its_own_write(lanes: Database, losing: LosingTransport):
    losing.lose("TransactWriteItems")
    lanes.run(Person(person_id="p", email="p@example.com").create())
    assert 1 == len(losing.lost)


def test_a_run_with_the_same_ids_finds_its_own_work(lanes: Database):
    for _ in range(2):
        seeded = lanes.with_ids(SeededIds(b"seed", RandomIds()))
        work = Work(work_id=seeded._session.ids.uuid())
        counting = Work.at(work_id="w").update(add(Work.taken, 1))
        seeded.run(transaction(work.create().marked_by(Work.work_id), counting))
    assert 1 == _stored(lanes).taken


def test_a_run_with_the_same_ids_and_no_mark_has_an_unknown_outcome(lanes: Database):
    def run(amount: int) -> None:
        seeded = lanes.with_ids(SeededIds(b"seed", RandomIds()))
        seeded.run(transaction(Work.at(work_id="w").update(add(Work.taken, amount))))

    run(1)
    with pytest.raises(IdempotentParameterMismatchException) as told:
        run(2)
    assert told.value.is_outcome_unknown
    assert 1 == _stored(lanes).taken


def test_a_run_after_the_token_is_forgotten_finds_its_own_work(lanes: Database):
    """DynamoDB remembers a ClientRequestToken for ten minutes; a mark stays."""
    for _ in range(2):
        work = Work(work_id="fresh")
        counting = Work.at(work_id="w").update(add(Work.taken, 1))
        lanes.run(transaction(counting, work.create().marked_by(Work.work_id)))
    assert 1 == _stored(lanes).taken


def test_a_transaction_of_others_is_not_taken_for_the_own(lanes: Database):
    lanes.run(Work(work_id="x", holder="theirs").create())
    mine = Work(work_id="x", holder="mine").create().marked_by(Work.holder)
    with pytest.raises(TransactionFailedError) as told:
        lanes.run(transaction(mine, Work.at(work_id="w").update(add(Work.taken, 1))))
    assert not told.value.is_outcome_unknown
    assert 0 == _stored(lanes).taken
