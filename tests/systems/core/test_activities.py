"""Activities: by account, by user and by type, newest first."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright import ManualClock, TablewrightError
from tablewright.client import Database
from tablewright.model import after, before, between
from tablewright.systems.core.design import Activity
from tests.systems.core.reading import by_twos, minute

TABLE = "activities"

TYPES = ("login", "source_created")


def _activity(account_id: str, number: int, **values: Any) -> Activity:
    given: dict[str, Any] = {
        "event_id": f"e{number:02}",
        "timestamp": minute(number),
        "user_id": "ann",
        "event_type": TYPES[number % 2],
        "resource": "user",
        "action": "create",
    }
    return Activity(account_id=account_id, **(given | values))


@pytest.fixture
def activities(db: Database) -> list[Activity]:
    """Six activities of one user in each account, a minute apart, of two types in turn."""
    made = [_activity(account, number) for number in range(6) for account in ("acme", "globex")]
    return [db.run(one.create()) for one in made]


def _ids(activities: list[Activity]) -> list[str]:
    return [f"{one.account_id} {one.event_id}" for one in activities]


def test_the_activities_of_an_account_come_newest_first(db: Database, activities: list[Activity]):
    found = by_twos(db, Activity.of_account("acme"))
    assert [f"acme e{number:02}" for number in (5, 4, 3, 2, 1, 0)] == _ids(found)
    some = by_twos(db, Activity.of_account("acme", between("e01", "e03")))
    assert ["acme e03", "acme e02", "acme e01"] == _ids(some)


def test_the_history_of_a_user_goes_over_all_accounts(db: Database, activities: list[Activity]):
    db.run(_activity("acme", 9, user_id="bob").create())
    found = by_twos(db, Activity.of_user("ann"))
    assert 12 == len(found)
    assert [f"e{number:02}" for number in (5, 5, 4, 4)] == [one.event_id for one in found[:4]]
    late = by_twos(db, Activity.of_user("ann", after(minute(4))))
    assert ["acme e05", "globex e05"] == sorted(_ids(late))


def test_activities_of_a_type_are_found(db: Database, activities: list[Activity]):
    early = by_twos(db, Activity.of_type("login", before(minute(4))))
    assert ["e02", "e02", "e00", "e00"] == [one.event_id for one in early]
    assert [] == db.all(Activity.of_type("logout"))


def test_what_no_user_did_is_in_no_users_history(db: Database):
    db.run(_activity("acme", 1, user_id=None).create())
    index = {"TableName": "activities", "IndexName": "userId-timestamp-index"}
    assert 0 == db.call("Scan", index)["Count"]
    assert ["acme e01"] == _ids(db.all(Activity.of_account("acme")))


def test_a_client_of_an_account_sees_what_happened_there(db: Database, activities: list[Activity]):
    bound = db.for_tenant("acme")
    logins = by_twos(bound, Activity.of_type("login"))
    assert ["acme e04", "acme e02", "acme e00"] == _ids(logins)
    assert 6 == len(bound.all(Activity.of_user("ann")))
    with pytest.raises(TablewrightError):
        bound.all(Activity.of_account("globex"))


def test_the_retention_of_an_activity_ends(db: Database, clock: ManualClock):
    kept = db.run(_activity("acme", 1).create())
    db.run(_activity("acme", 2, expires_at=minute(0) + timedelta(days=90)).create())
    assert 2 == len(db.all(Activity.of_account("acme")))
    clock.advance(seconds=timedelta(days=91).total_seconds())
    assert [kept] == db.all(Activity.of_account("acme"))


def test_all_are_found_though_dynamodb_needs_several_pages(db: Database):
    for number in range(8):
        db.run(_activity("acme", number, details={"text": "x" * 300_000}).create())
    first = db.run(Activity.of_account("acme"))
    assert first.cursor is not None
    found = db.all(Activity.of_account("acme"))
    assert [f"acme e{number:02}" for number in range(7, -1, -1)] == _ids(found)
