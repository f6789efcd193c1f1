"""Deletions that return the deleted item."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Annotated, Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.client import CallReport, Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.errors import (
    BatchRejectedError,
    ConditionFailedError,
    ItemNotFoundError,
    TenantMismatchError,
    UnreadableResultError,
    VersionConflictError,
)
from tablewright.model import (
    Encrypted,
    Entity,
    Index,
    Session,
    Table,
    assign,
    design_of,
    softly,
    transaction,
    unique,
    version,
    write_all,
)
from tests.client.losing import LosingTransport
from tests.model.items import items_of


class Box(Table, name="box", tag="kind"):
    primary = Index("pk")


class Code(Entity, table=Box, tenant="owner"):
    owner: str
    code_id: str
    secret: Annotated[str | None, Encrypted()] = None
    edition: int = version()
    primary = Box.primary("CODE#{code_id}")


class Member(Entity, table=Box):
    member_id: str
    name: str
    labels: set[str] | None = None
    email: str = unique()
    primary = Box.primary("MEMBER#{member_id}")


class Note(Entity, table=Box):
    note_id: str
    deleted_at: datetime | None = softly()
    primary = Box.primary("NOTE#{note_id}")


DESIGN = design_of("box", Box)


@pytest.fixture
def box(db: Any) -> Any:
    db.create_tables(DESIGN)
    return db


@pytest.fixture
def losing() -> Iterator[LosingTransport]:
    with EmbeddedTransport(Engine.memory(clock=ManualClock()), owns_engine=True) as inner:
        yield LosingTransport(inner)


@pytest.fixture
def lossy(losing: LosingTransport) -> Database:
    database = Database(transport=losing, clock=ManualClock())
    database.create_tables(DESIGN)
    return database


def _wires(**texts: str) -> dict[str, Any]:
    return {name: {"S": text} for name, text in texts.items()}


# Errors


@pytest.mark.parametrize(
    "place", [Code.at(code_id="c"), Member.at(member_id="m"), Note.at(note_id="n")]
)
def test_what_is_not_there_is_not_returned(box: Any, place: Any):
    with pytest.raises(ItemNotFoundError) as told:
        box.run(place.delete().returning())
    assert not told.value.is_outcome_unknown


@pytest.mark.parametrize(
    ("item", "kind"),
    [(Code(owner="o", code_id="c"), "DeleteItem"), (Note(note_id="n"), "UpdateItem")],
)
def test_a_deletion_whose_response_was_lost_has_an_unknown_outcome(
    lossy: Database, losing: LosingTransport, item: Any, kind: str
):
    lossy.run(item.put())
    losing.lose(kind)
    with pytest.raises(ItemNotFoundError) as told:
        lossy.run(item.delete().returning())
    assert told.value.is_outcome_unknown


def test_a_transaction_cannot_return_an_item():
    with pytest.raises(BatchRejectedError, match="must run by itself") as told:
        transaction(Code.at(code_id="c").delete().returning())
    assert "read the item first" in told.value.hint


def test_a_batch_cannot_return_an_item():
    returning: Any = Code.at(code_id="c").erase().returning()
    with pytest.raises(BatchRejectedError, match=r"Code: .*must run by itself"):
        write_all([returning])


def test_a_false_condition_keeps_the_item(box: Any):
    code = box.run(Code(owner="o", code_id="c").put())
    member = box.run(Member(member_id="m", name="Ada", email="a@x").put())
    for operation in (
        code.delete().returning().when(Code.owner == "x"),
        member.delete(Member.name == "x").returning(),
    ):
        with pytest.raises(ConditionFailedError):
            box.run(operation)
    assert 3 == len(items_of(box, "box"))


def test_an_older_version_is_not_returned(box: Any):
    code = box.run(Code(owner="o", code_id="c").put())
    box.run(Code.at(code_id="c").update(assign(Code.secret, "new")))
    with pytest.raises(VersionConflictError):
        box.run(code.delete().returning())


def test_another_tenant_gets_nothing(box: Any):
    box.run(Code(owner="o", code_id="c").put())
    with pytest.raises((ItemNotFoundError, TenantMismatchError)):
        box.for_tenant("p").run(Code.at(code_id="c").delete().returning())
    assert 1 == len(items_of(box, "box"))


def test_a_deleted_item_that_cannot_be_read_is_an_applied_deletion(box: Any):
    item = _wires(pk="CODE#c", kind="Code")
    box.call("PutItem", {"TableName": "box", "Item": item})
    with pytest.raises(UnreadableResultError) as told:
        box.run(Code.at(code_id="c").delete().returning())
    assert told.value.is_applied
    assert [] == items_of(box, "box")


# Deletions


def test_a_deletion_returns_the_item_in_one_call(box: Any, calls: list[CallReport]):
    code = box.run(Code(owner="o", code_id="c", secret="s").put())
    calls.clear()
    assert code == box.run(Code.at(code_id="c").delete().returning())
    assert ["DeleteItem"] == [call.operation for call in calls]
    assert [] == items_of(box, "box")


def test_a_soft_deletion_returns_the_item_with_its_time(box: Any, clock: ManualClock):
    note = box.run(Note(note_id="n").put())
    deleted = box.run(note.delete().returning())
    assert datetime.fromtimestamp(clock.now(), UTC) == deleted.deleted_at
    assert 1 == len(items_of(box, "box"))


def test_a_softly_deleted_item_is_returned_when_it_is_erased(box: Any):
    note = box.run(Note(note_id="n").put())
    deleted = box.run(note.delete().returning())
    assert deleted == box.run(note.erase().returning())


def test_an_item_with_unique_values_is_returned_with_its_guards_released(box: Any):
    member = box.run(Member(member_id="m", name="Ada", labels={"x", "y"}, email="a@x").put())
    assert member == box.run(Member.at(member_id="m").delete().returning())
    assert [] == items_of(box, "box")


def test_a_resent_transaction_returns_the_item_that_it_deleted(
    lossy: Database, losing: LosingTransport
):
    member = lossy.run(Member(member_id="m", name="Ada", email="a@x").put())
    losing.lose("TransactWriteItems")
    assert member == lossy.run(member.delete().returning())


def test_an_item_with_unique_values_is_returned_as_it_was_deleted(box: Any):
    """The item is read before the transaction, and another writer changes it in between."""
    box.run(Member(member_id="m", name="Ada", email="a@x").put())
    steps: Any = Member.at(member_id="m").delete().returning().steps(Session())
    call = next(steps)
    answer = box.call(call.operation, call.request)
    box.run(Member.at(member_id="m").update(assign(Member.labels, {"new"})))
    call = steps.send(answer)
    with pytest.raises(Exception, match="ConditionalCheckFailed") as cancelled:
        box.call(call.operation, call.request)
    call = steps.throw(cancelled.value)
    call = steps.send(box.call(call.operation, call.request))
    with pytest.raises(StopIteration) as ended:
        steps.send(box.call(call.operation, call.request))
    assert {"new"} == ended.value.value.labels
    assert [] == items_of(box, "box")
