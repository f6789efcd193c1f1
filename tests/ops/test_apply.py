"""Applying a plan: what is refused, what is done in which order, and what a kill leaves."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from tablewright.client import Database
from tablewright.engine.storage.verify import verify
from tablewright.errors import (
    CallTimeoutError,
    DestructivePlanError,
    ImpossiblePlanError,
    PlanRejectedError,
    ResourceInUseException,
    ResourceNotFoundException,
    ServiceError,
    TableNotReadyError,
    UnknownOperationException,
    ValidationException,
)
from tablewright.model import put_all
from tablewright.model.calls import Call, Pause, Session
from tablewright.model.design import Design
from tablewright.ops.apply import Applied, FileBookmarks, applied, applying, created, creating
from tablewright.ops.entities import entities_of
from tablewright.ops.plan import ChangePlan, Step, planning
from tests.ops import shops
from tests.ops.shops import DESIGN, FIRST, LATER, Customer, LaterCustomer, Order, orders
from tests.ops.stopped_child import PAGE_ITEMS, killed_after

TABLE = FIRST.tables[0]


def _with(**changes: Any) -> Design:
    return replace(FIRST, tables=(replace(TABLE, **changes),))


def _apply(db: Any, design: Design, *, asked: dict[str, Any] | None = None, **how: Any) -> Applied:
    plan = db.run(planning(design, **(asked or {})))
    return db.run(applying(plan, design, entities_of(DESIGN, shops), **how))


# Errors


def test_nothing_is_done_of_a_plan_with_an_impossible_step(db: Any):
    db.create_tables(FIRST)
    with pytest.raises(
        ImpossiblePlanError, match=r"shop: change key. The key of a table cannot be changed"
    ):
        _apply(db, _with(sort_key=None, point_in_time_recovery=True), allow_destructive=True)
    assert ["recovery"] == _parts(db, _with(point_in_time_recovery=True))


def _parts(db: Any, design: Design) -> list[str]:
    return [step.part for step in db.run(planning(design)).steps]


def test_nothing_is_done_of_a_plan_that_loses_something_unless_it_is_allowed(db: Any):
    db.create_tables(DESIGN)
    wanted = _with(point_in_time_recovery=True)
    with pytest.raises(DestructivePlanError, match="remove index by-status"):
        _apply(db, wanted)
    assert ["index", "recovery"] == _parts(db, wanted)
    outcome = _apply(db, wanted, allow_destructive=True)
    assert ["index", "recovery"] == [step.part for step in outcome.done]
    assert not outcome.left.has_changes


def test_a_message_tells_how_many_more_steps_are_refused(db: Any):
    db.create_tables(replace(DESIGN, tables=(replace(DESIGN.tables[0], stream="NEW_IMAGE"),)))
    with pytest.raises(DestructivePlanError, match=r"and 1 more"):
        _apply(db, FIRST)


def test_items_are_not_rewritten_without_their_class(db: Any):
    db.create_tables(FIRST)
    plan = db.run(planning(DESIGN))
    with pytest.raises(PlanRejectedError, match="class of Order is needed to rewrite its items"):
        db.run(applying(plan, DESIGN, {}))


# What is done


def test_an_empty_target_gets_every_table_with_its_settings(db: Any):
    table = replace(
        TABLE,
        ttl_attribute="until",
        point_in_time_recovery=True,
        stream="NEW_IMAGE",
        tags={"team": "blue"},
        encryption="AWS managed key",
        deletion_protection=True,
    )
    design = replace(FIRST, tables=(table, replace(TABLE, name="second")))
    outcome = _apply(db, design)
    assert ["shop", "second"] == [step.table for step in outcome.done]
    assert not outcome.left.has_changes
    db.call("UpdateTable", {"TableName": "shop", "DeletionProtectionEnabled": False})


def test_every_setting_can_be_changed_in_one_go(db: Any):
    db.create_tables(FIRST)
    table = replace(
        TABLE,
        ttl_attribute="until",
        point_in_time_recovery=True,
        stream="NEW_IMAGE",
        tags={"team": "blue"},
        encryption="alias/orders",
        deletion_protection=True,
        billing_mode="PROVISIONED",
        read_units=3,
        write_units=2,
        indexes=(*DESIGN.tables[0].indexes,),
    )
    outcome = _apply(db, replace(FIRST, tables=(table,)))
    assert () == outcome.left.steps
    assert () == outcome.postponed
    db.call("UpdateTable", {"TableName": "shop", "DeletionProtectionEnabled": False})


def test_a_table_is_removed_if_that_is_allowed(db: Any):
    db.create_tables(replace(FIRST, tables=(TABLE, replace(TABLE, name="second"))))
    removed = {"removed_tables": ["second"]}
    with pytest.raises(DestructivePlanError):
        _apply(db, FIRST, asked=removed)
    _apply(db, FIRST, asked=removed, allow_destructive=True)
    assert ["shop"] == db.call("ListTables", {})["TableNames"]


def test_items_that_are_there_come_into_a_new_index(db: Any):
    db.create_tables(FIRST)
    db.run(put_all(orders(30)))
    reports: list[tuple[int, int]] = []
    outcome = _apply(db, DESIGN, progress=lambda *told: reports.append(told), page_size=7)
    assert (30, 30) == (outcome.items_read, outcome.items_rewritten)
    assert sorted(one.order for one in orders(30)) == sorted(
        one.order for one in db.all(Order.with_status("open"))
    )
    assert sorted(reports) == reports
    assert reports[-1] == (2_000, 2_000)


def test_items_that_are_right_are_read_and_not_written(db: Any):
    db.create_tables(FIRST)
    db.run(put_all(orders(5)))
    _apply(db, DESIGN)
    outcome = _apply(db, DESIGN, asked={"rewritten": ["Order"]})
    assert (5, 0) == (outcome.items_read, outcome.items_rewritten)


def test_an_index_that_differs_is_made_anew_with_all_items(db: Any):
    db.create_tables(FIRST)
    _apply(db, DESIGN)
    db.run(put_all(orders(4)))
    index = replace(DESIGN.tables[0].indexes[1], projection="KEYS_ONLY")
    table = replace(DESIGN.tables[0], indexes=(DESIGN.tables[0].indexes[0], index))
    wanted = replace(DESIGN, tables=(table,))
    outcome = _apply(db, wanted, allow_destructive=True)
    assert not outcome.left.has_changes
    request = {
        "TableName": "shop",
        "IndexName": "by-status",
        "KeyConditionExpression": "gsi1pk = :open",
        "ExpressionAttributeValues": {":open": {"S": "STATUS#open"}},
    }
    found = db.call("Query", request)["Items"]
    assert [{"pk", "sk", "gsi1pk", "gsi1sk"}] * 4 == [set(item) for item in found]


def test_a_time_to_live_is_changed_once_an_hour_and_the_rest_goes_on(db: Any):
    db.create_tables(_with(ttl_attribute="until"))
    outcome = _apply(db, _with(ttl_attribute="expires", point_in_time_recovery=True))
    # The table's own time to live was set just now.
    assert ["time to live", "time to live"] == [one.step.part for one in outcome.postponed]
    assert "within a fixed interval" in outcome.postponed[0].reason
    assert ["recovery"] == [step.part for step in outcome.done]
    assert ["time to live", "time to live"] == [step.part for step in outcome.left.steps]


# A target that is not ready, or answers late

DESCRIBED = {
    "TableName": "shop",
    "AttributeDefinitions": [{"AttributeName": "pk", "AttributeType": "S"}],
    "KeySchema": [{"AttributeName": "pk", "KeyType": "HASH"}],
}
# As it is while it is being deleted: the types of its attributes are gone before it is.
INDEX = {
    "IndexName": "by-status",
    "KeySchema": [{"AttributeName": "gsi1pk", "KeyType": "HASH"}],
    "Projection": {"ProjectionType": "ALL"},
}


def _described(index: str | None, status: str = "ACTIVE") -> dict[str, Any]:
    indexes = [{**INDEX, "IndexStatus": index}] if index is not None else []
    return {"Table": {**DESCRIBED, "TableStatus": status, "GlobalSecondaryIndexes": indexes}}


def _added() -> ChangePlan:
    request: dict[str, Any] = {"TableName": "shop", "GlobalSecondaryIndexUpdates": []}
    step = Step(
        verb="add",
        part="index",
        table="shop",
        name="by-status",
        requests=(("UpdateTable", request),),
    )
    return ChangePlan("shop", (step,))


def _run(answers: list[Any]) -> list[str]:
    """The calls and pauses of a plan, for answers or errors in their order."""
    steps = applied(_added(), replace(FIRST, tables=()), {}, Session())
    seen: list[str] = []
    step: Any = next(steps)
    try:
        for answer in answers:
            seen.append(step.operation if isinstance(step, Call) else type(step).__name__)
            is_error = isinstance(answer, Exception)
            step = steps.throw(answer) if is_error else steps.send(answer)
    except StopIteration as done:
        outcome: Applied = done.value
    else:
        raise AssertionError(f"it goes on with {step}")
    assert ["by-status"] == [one.name for one in outcome.done]
    return seen


def test_an_index_is_waited_for_until_it_is_active():
    answers: list[Any] = [{}, _described("CREATING"), None, _described("ACTIVE")]
    assert ["UpdateTable", "DescribeTable", "Pause", "DescribeTable"] == _run(answers)


def test_a_table_that_is_being_changed_is_waited_for():
    busy = ResourceInUseException("it is being updated")
    answers: list[Any] = [busy, _described(None), None, {}, _described("ACTIVE")]
    assert ["UpdateTable", "DescribeTable", "Pause", "UpdateTable", "DescribeTable"] == _run(
        answers
    )


def test_an_index_whose_answer_was_lost_is_found_to_be_there():
    late = CallTimeoutError("no answer", is_outcome_unknown=True)
    answers: list[Any] = [late, _described("CREATING"), None, _described("ACTIVE")]
    assert ["UpdateTable", "DescribeTable", "Pause", "DescribeTable"] == _run(answers)


def test_an_index_that_an_attempt_before_has_added_is_taken_as_added():
    twice: ServiceError = ValidationException("Attempting to create an index which already exists")
    answers: list[Any] = [twice, _described("CREATING"), _described("ACTIVE")]
    assert ["UpdateTable", "DescribeTable", "DescribeTable"] == _run(answers)


def test_a_refusal_that_means_something_else_is_told():
    refusal = ValidationException("One or more parameter values were invalid")
    with pytest.raises(ValidationException, match="parameter values"):
        _run([refusal, _described(None)])


def _with_expiry(refusal: Exception) -> Any:
    """Adds a table whose time to live the target refuses; gives the next step."""
    design = replace(FIRST, tables=(replace(TABLE, ttl_attribute="until"),))
    steps = created(design)
    assert "DescribeTable" == _operation(next(steps))
    assert "CreateTable" == _operation(steps.throw(ResourceNotFoundException("")))
    assert "DescribeTable" == _operation(steps.send({}))
    assert "UpdateTimeToLive" == _operation(steps.send(_described(None)))
    return steps.throw(refusal)


def _operation(step: Any) -> str:
    return step.operation


def test_a_setting_that_the_target_does_not_know_is_passed_over():
    with pytest.raises(StopIteration) as done:
        _with_expiry(UnknownOperationException(""))
    assert ["shop"] == done.value.value


def test_a_setting_that_is_refused_is_told_though_its_table_is_there():
    with pytest.raises(ValidationException, match="no such attribute"):
        _with_expiry(ValidationException("no such attribute"))


def test_tables_that_are_there_stay_as_they_are(db: Any):
    db.create_tables(FIRST)
    other = replace(TABLE, name="other", ttl_attribute="until")
    wanted = replace(DESIGN, tables=(*DESIGN.tables, other))
    assert ["other"] == db.run(creating(wanted))
    assert ["items", "index"] == _parts(db, wanted)


def test_a_target_that_is_not_reached_is_told():
    with pytest.raises(CallTimeoutError):
        _run([CallTimeoutError("no answer")])


def test_a_table_that_is_never_ready_is_given_up():
    steps = applied(_added(), replace(FIRST, tables=()), {}, Session())
    step: Any = next(steps)
    assert "UpdateTable" == step.operation
    step = steps.send({})
    with pytest.raises(TableNotReadyError, match="still being updated"):
        _forever(steps, step)


def _forever(steps: Any, step: Any) -> None:
    while True:
        step = steps.send(None if isinstance(step, Pause) else _described("CREATING"))


# Kills


@pytest.fixture
def store(tmp_path: Path) -> Path:
    path = tmp_path / "store"
    with Database(f"embedded:{path}") as db:
        db.create_tables(FIRST)
        db.run(put_all(orders(40)))
    return path


# The third step is amid the items, the last one before the index.
@pytest.mark.heavy
@pytest.mark.parametrize("steps", [3, 40 // PAGE_ITEMS])
def test_a_run_that_was_killed_is_finished_by_the_next_one(store: Path, steps: int):
    killed_after(steps, "apply", store)
    assert () == verify(store).problems
    with Database(f"embedded:{store}") as db:
        outcome = _apply(db, DESIGN)
        assert 0 < outcome.items_rewritten < 40 or steps > 3
        assert 40 == outcome.items_read
        assert 40 == db.run(Order.with_status("open").count())
        assert not outcome.left.has_changes
    assert () == verify(store).problems


@pytest.mark.heavy
def test_a_run_over_an_old_index_that_was_killed_is_noticed_by_the_next_plan(tmp_path: Path):
    path = tmp_path / "store"
    entities = {("shop", "LaterCustomer"): LaterCustomer}
    with Database(f"embedded:{path}") as db:
        db.create_tables(DESIGN)
        db.run(put_all([Customer(customer=f"c{n}", email="x") for n in range(40)]))
    killed_after(3, "rewrite", path)
    with Database(f"embedded:{path}") as db:
        plan = db.run(planning(LATER, entities=entities))
        assert ["items"] == [step.part for step in plan.steps]
        outcome = db.run(applying(plan, LATER, entities))
        assert 0 < outcome.items_rewritten < 40
        assert not outcome.left.has_changes
        assert 40 == db.run(LaterCustomer.named().count())


@pytest.mark.heavy
def test_a_run_that_was_killed_goes_on_where_it_was_if_it_is_told_to(store: Path):
    killed_after(4, "apply", store)
    kept = store.with_name("bookmarks.json")
    assert kept.exists()
    with Database(f"embedded:{store}") as db:
        plan = db.run(planning(DESIGN))
        bookmarks = FileBookmarks(kept, resume=True)
        outcome = db.run(applying(plan, DESIGN, entities_of(DESIGN, shops), bookmarks=bookmarks))
        assert outcome.items_read < 40
        assert 40 == db.run(Order.with_status("open").count())
    assert not kept.exists()


# Bookmarks


def test_bookmarks_are_forgotten_by_a_run_that_starts_over(tmp_path: Path):
    path = tmp_path / "folder" / "bookmarks.json"
    FileBookmarks(path).keep("a", "cursor")
    assert "cursor" == FileBookmarks(path, resume=True).get("a")
    assert None is FileBookmarks(path).get("a")


def test_the_last_bookmark_takes_its_file_and_its_folder_along(tmp_path: Path):
    path = tmp_path / "folder" / "bookmarks.json"
    bookmarks = FileBookmarks(path)
    bookmarks.keep("a", "1")
    bookmarks.keep("b", "2")
    bookmarks.keep("a", None)
    assert path.exists()
    bookmarks.keep("b", None)
    assert [] == list(tmp_path.iterdir())


def test_damaged_bookmarks_are_as_good_as_none(tmp_path: Path):
    path = tmp_path / "bookmarks.json"
    path.write_text("{")
    assert None is FileBookmarks(path, resume=True).get("a")
