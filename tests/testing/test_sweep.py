"""The sweep finds planted faults, names each so that it runs alone, and passes sound code."""

from __future__ import annotations

import pytest

from tablewright.engine.storage.store import Store
from tablewright.errors import ConditionalCheckFailedException
from tablewright.testing import Fault, Stage, SweepError, explore, sweep
from tests.testing import toys


def names(error: SweepError) -> list[str]:
    return [str(failure.fault) for failure in error.report.failures]


def test_a_write_that_is_not_the_same_twice_is_found():
    with pytest.raises(SweepError) as found:
        sweep(toys.moved_twice, kinds=["lost"])
    assert ["lost-1", "lost-2"] == names(found.value)
    text = str(found.value)
    assert "moved_twice: 2 lost responses; 2 failed" in text
    assert "lost-1: UpdateItem bank" in text
    assert "It returned [80, 10], and [90, 10] in the calm run" in text
    assert "Run the first one alone: sweep(moved_twice, only='lost-1')" in text


def test_a_program_that_stops_halfway_is_found():
    with pytest.raises(SweepError) as found:
        sweep(toys.moved_by_halves, kinds=["lost", "unanswered", "unsent"])
    assert ["unanswered-1", "unsent-2"] == names(found.value)
    assert "toys.py" in str(found.value)


def test_a_decision_by_an_index_that_is_behind_is_found():
    with pytest.raises(SweepError) as found:
        sweep(toys.opened_again, kinds=["stale"])
    assert ["stale-3-1"] == names(found.value)


def test_one_case_runs_alone_and_raises_what_it_raised():
    with pytest.raises(AssertionError, match=r"returned \[80, 10\]") as found:
        sweep(toys.moved_twice, only="lost-1")
    assert not isinstance(found.value, SweepError)


def test_a_case_that_cannot_be_is_refused():
    with pytest.raises(ValueError, match="lost-99 must be a fault"):
        sweep(toys.moved, only="lost-99")
    with pytest.raises(ValueError, match="must look like"):
        Fault.parse("stale-7")


def test_a_scenario_that_meets_no_fault_of_a_kind_fails():
    with pytest.raises(SweepError, match="No call met a fault of the kind 'stale'"):
        sweep(toys.moved)


def test_a_scenario_that_fails_when_calm_raises_its_own_error():
    def broken(stage: Stage) -> None:
        raise KeyError("calm")

    with pytest.raises(KeyError, match="calm") as found:
        explore(broken)
    assert ["broken raised this in the calm run."] == found.value.__notes__


def test_a_scenario_that_is_not_the_same_twice_is_reported():
    runs: list[int] = []

    def wavering(stage: Stage) -> None:
        db = toys.opened(stage)
        runs.append(0)
        with stage.swept():
            db.run(toys.Account(account_id=f"c{len(runs)}", owner="eve").put())

    report = explore(wavering, kinds=["lost"])
    assert "The scenario is not deterministic" in str(report.failures[0])


def test_sound_scenarios_hold_and_tell_how_many_calls_were_affected():
    moved = sweep(toys.moved, kinds=["lost", "unanswered", "unsent"])
    counts = "1 lost response, 3 calls without a response, 1 call not executed"
    assert f"moved: {counts}; 0 failed" == str(moved)
    renamed = sweep(toys.renamed)
    assert {"lost": 1, "unanswered": 2, "unsent": 1, "stale": 1} == renamed.affected


def test_a_sample_is_spread_evenly_and_always_the_same():
    def long(stage: Stage) -> None:
        db = toys.opened(stage)
        with stage.swept():
            for number in range(10):
                db.run(toys.Account(account_id=str(number), owner="eve").put())
        tried.append(str(stage.fault))

    first = list[str]()
    tried = first
    report = explore(long, kinds=["lost"], sample=3)
    assert ["None", "lost-2", "lost-6", "lost-9"] == first
    assert "long: 3 of 10 lost responses; 0 failed" == str(report)
    tried = list[str]()
    explore(long, kinds=["lost"], sample=3)
    assert first == tried


def test_a_refusal_after_a_lost_response_says_that_the_outcome_is_unknown():
    refusals: list[ConditionalCheckFailedException] = []

    def taken(stage: Stage) -> None:
        db = toys.opened(stage)
        item = {"pk": {"S": "c"}, "owner": {"S": "eve"}}
        request = {
            "TableName": "bank",
            "Item": item,
            "ConditionExpression": "attribute_not_exists(pk)",
        }
        with stage.swept():
            try:
                db.call("PutItem", request)
            except ConditionalCheckFailedException as refusal:
                refusals.append(refusal)

    sweep(taken, only="lost-1")
    (refusal,) = refusals
    assert refusal.is_outcome_unknown


def test_no_state_is_held_at_the_end(monkeypatch: pytest.MonkeyPatch):
    listings: list[str] = []
    closed = Store.close

    def close(store: Store) -> None:
        listings.append(store.environment.readers())
        closed(store)

    monkeypatch.setattr(Store, "close", close)
    sweep(toys.renamed)
    readers = [line.split() for listing in listings for line in listing.splitlines()[1:]]
    assert {"-"} == {row[-1] for row in readers if row}
