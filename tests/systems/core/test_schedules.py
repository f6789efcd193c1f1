"""Schedules: found by source and by the minute they are due in, and claimed once."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.model import assign, le
from tablewright.systems.core.design import SyncSchedule
from tablewright.systems.core.design.schedules import minutes_due
from tablewright.systems.core.design.values import ScheduleType
from tests.systems.core.reading import by_twos, minute, stored

TABLE = "sync_schedules"


def _schedule(source_id: str, schedule_id: str, **values: Any) -> SyncSchedule:
    given: dict[str, Any] = {
        "schedule_type": ScheduleType.HOURLY,
        "data_types": ["contacts"],
        "next_run_at": minute(5),
        "account_id": source_id.partition("-")[0],
    }
    return SyncSchedule(source_id=source_id, schedule_id=schedule_id, **(given | values))


@pytest.fixture
def schedules(db: Database) -> list[SyncSchedule]:
    """Five schedules of a source of each account, due in minutes 5, 6, 7, 5 and 6."""
    made = [
        _schedule(f"{account}-crm", f"d{number}", next_run_at=minute(5 + number % 3))
        for account in ("acme", "globex")
        for number in range(5)
    ]
    return [db.run(one.create()) for one in made]


def _ids(schedules: list[SyncSchedule]) -> list[str]:
    return sorted(f"{one.source_id} {one.schedule_id}" for one in schedules)


def test_a_run_that_another_has_claimed_is_refused(db: Database, schedules: list[SyncSchedule]):
    claim = SyncSchedule.claim(
        "acme-crm", "d0", was_due_at=minute(5), ran_at=minute(6), next_run_at=minute(65)
    )
    db.run(claim)
    with pytest.raises(TablewrightError, match="the condition was false"):
        db.run(claim)


def test_a_paused_schedule_cannot_be_claimed(db: Database, schedules: list[SyncSchedule]):
    paused = SyncSchedule.at(source_id="acme-crm", schedule_id="d0")
    db.run(paused.update(assign(SyncSchedule.is_active, False)))
    claim = SyncSchedule.claim(
        "acme-crm", "d0", was_due_at=minute(5), ran_at=minute(6), next_run_at=minute(65)
    )
    with pytest.raises(TablewrightError, match="the condition was false"):
        db.run(claim)


def test_the_schedules_of_a_source_are_found(db: Database, schedules: list[SyncSchedule]):
    found = by_twos(db, SyncSchedule.of_source("acme-crm"))
    assert schedules[:5] == found


def test_the_schedules_due_in_a_minute_are_found_whose_ever_they_are(
    db: Database, schedules: list[SyncSchedule]
):
    found = by_twos(db, SyncSchedule.due(minute(5)))
    assert ["acme-crm d0", "acme-crm d3", "globex-crm d0", "globex-crm d3"] == _ids(found)
    assert [] == db.all(SyncSchedule.due(minute(4)))


def test_a_moment_stands_for_its_minute(db: Database, schedules: list[SyncSchedule]):
    db.run(_schedule("acme-crm", "d9", next_run_at=minute(9) + timedelta(seconds=31)).create())
    item = stored(db, "sync_schedules", sourceId="acme-crm", scheduleId="d9")
    assert {"N": f"{minute(9).timestamp():.0f}"} == item["nextRunAt"]
    moment = minute(9) + timedelta(seconds=59)
    assert ["acme-crm d9"] == _ids(db.all(SyncSchedule.due(moment)))


def test_every_minute_since_the_last_look_is_asked_for_once(
    db: Database, schedules: list[SyncSchedule]
):
    seconds = timedelta(seconds=30)
    asked = list(minutes_due(minute(5) + seconds, minute(8) + seconds))
    assert [minute(6), minute(7), minute(8)] == asked
    assert [] == list(minutes_due(minute(8), minute(8) + seconds))
    found = [one for due in asked for one in db.all(SyncSchedule.due(due))]
    assert 6 == len(found) == len(set(_ids(found)))


def test_after_a_long_time_all_that_are_overdue_are_found_at_once(
    db: Database, schedules: list[SyncSchedule]
):
    overdue = SyncSchedule.scan().where(le(SyncSchedule.next_run_at, minute(6)))
    assert 8 == len(db.all(overdue))


def test_a_claimed_schedule_is_due_at_its_next_time(db: Database, schedules: list[SyncSchedule]):
    claim = SyncSchedule.claim(
        "acme-crm", "d0", was_due_at=minute(5), ran_at=minute(6), next_run_at=minute(65)
    )
    changed = db.run(claim)
    assert (minute(65), minute(6)) == (changed.next_run_at, changed.last_run_at)
    assert "acme-crm d0" not in _ids(db.all(SyncSchedule.due(minute(5))))
    assert ["acme-crm d0"] == _ids(db.all(SyncSchedule.due(minute(65))))


def test_a_deleted_schedule_is_neither_listed_nor_due(db: Database, schedules: list[SyncSchedule]):
    db.run(schedules[0].delete())
    assert schedules[1:5] == db.all(SyncSchedule.of_source("acme-crm"))
    assert 3 == len(db.all(SyncSchedule.due(minute(5))))
    assert db.run(SyncSchedule.get("acme-crm", "d0")) is None
    assert db.run(SyncSchedule.get("acme-crm", "d0").with_hidden()) is not None


def test_a_client_of_an_account_sees_its_own_schedules(db: Database, schedules: list[SyncSchedule]):
    bound = db.for_tenant("acme")
    assert ["acme-crm d0", "acme-crm d3"] == _ids(bound.all(SyncSchedule.due(minute(5))))
    assert [] == bound.all(SyncSchedule.of_source("globex-crm"))
