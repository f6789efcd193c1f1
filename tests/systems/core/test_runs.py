"""Runs: the history of a source, failures of all, and statistics."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.client import Database
from tablewright.kits.sources.runs.statistics import statistics_of
from tablewright.model import assign, between, since
from tablewright.systems.core.design import SyncRun
from tablewright.systems.core.design.values import SyncStatus
from tests.systems.core.reading import by_twos, minute

TABLE = "sync_history"

STATUSES = [SyncStatus.COMPLETED, SyncStatus.FAILED, SyncStatus.COMPLETED]


def _run(account_id: str, number: int, **values: Any) -> SyncRun:
    given: dict[str, Any] = {
        "source_id": f"{account_id}-crm",
        "sync_id": f"r{number:02}",
        "status": STATUSES[number % 3],
        "started_at": minute(number),
        "duration": 10 * number,
        "data_types": ["contacts"],
        "records_processed": {"contacts": number, "orders": 1},
        "account_id": account_id,
    }
    return SyncRun(**(given | values))


@pytest.fixture
def runs(db: Database) -> list[SyncRun]:
    """Six runs of a source of each account, a minute apart; the second and fifth failed."""
    made = [_run(account, number) for number in range(6) for account in ("acme", "globex")]
    return [db.run(one.create()) for one in made]


def _ids(runs: list[SyncRun]) -> list[str]:
    return [one.sync_id for one in runs]


def test_the_history_of_a_source_comes_newest_first(db: Database, runs: list[SyncRun]):
    found = by_twos(db, SyncRun.of_source("acme-crm"))
    assert ["r05", "r04", "r03", "r02", "r01", "r00"] == _ids(found)
    assert {"acme"} == {one.account_id for one in found}


def test_failed_runs_of_all_sources_come_newest_first(db: Database, runs: list[SyncRun]):
    found = by_twos(db, SyncRun.with_status(SyncStatus.FAILED))
    assert ["r04", "r04", "r01", "r01"] == _ids(found)
    assert {"acme", "globex"} == {one.account_id for one in found}


def test_failed_runs_since_a_time_are_found(db: Database, runs: list[SyncRun]):
    recent = SyncRun.with_status(SyncStatus.FAILED, since(minute(4)))
    assert ["r04", "r04"] == _ids(by_twos(db, recent))
    early = SyncRun.with_status(SyncStatus.COMPLETED, between(minute(0), minute(2)))
    assert ["r02", "r02", "r00", "r00"] == _ids(by_twos(db, early))


def test_a_run_moves_in_the_index_with_its_status(db: Database, runs: list[SyncRun]):
    waiting = db.run(_run("acme", 9, status=SyncStatus.PENDING).create())
    assert [waiting] == db.all(SyncRun.with_status(SyncStatus.PENDING))
    at = SyncRun.at(source_id="acme-crm", sync_id="r09")
    changes = (
        assign(SyncRun.status, SyncStatus.RUNNING),
        assign(SyncRun.started_at, minute(10)),
    )
    started = db.run(at.update(*changes))
    assert [] == db.all(SyncRun.with_status(SyncStatus.PENDING))
    assert [started] == db.all(SyncRun.with_status(SyncStatus.RUNNING, since(minute(10))))


def test_statistics_are_calculated_of_the_runs_of_a_source(db: Database, runs: list[SyncRun]):
    db.run(_run("acme", 9, status=SyncStatus.RUNNING, duration=None).create())
    in_order = by_twos(db, SyncRun.for_statistics("acme-crm"))
    assert sorted(_ids(in_order)) == _ids(in_order)
    found = statistics_of(in_order)
    assert (7, 4, 2) == (found.run_count, found.completed_count, found.failed_count)
    assert pytest.approx(4 / 6) == found.success_rate
    assert pytest.approx(25.0) == found.mean_duration_seconds
    assert {"contacts": 24, "orders": 7} == found.records_by_type


def test_statistics_can_begin_at_a_run(db: Database, runs: list[SyncRun]):
    found = statistics_of(db.all(SyncRun.for_statistics("globex-crm", since("r04"))))
    assert (2, 1, 1) == (found.run_count, found.completed_count, found.failed_count)


def test_statistics_of_nothing_have_no_rate():
    found = statistics_of([])
    assert (0, None, None) == (found.run_count, found.success_rate, found.mean_duration_seconds)


def test_a_client_of_an_account_sees_its_own_runs(db: Database, runs: list[SyncRun]):
    bound = db.for_tenant("acme")
    failed = by_twos(bound, SyncRun.with_status(SyncStatus.FAILED))
    assert [("acme", "r04"), ("acme", "r01")] == [(one.account_id, one.sync_id) for one in failed]
    assert [] == bound.all(SyncRun.of_source("globex-crm"))
    assert bound.run(SyncRun.get("globex-crm", "r01")) is None
