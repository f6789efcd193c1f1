"""Notifications: all and unread ones of a user, newest first, until their time is over."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from tablewright import ManualClock, TablewrightError
from tablewright.client import Database
from tablewright.model import since
from tablewright.systems.core.design import Notification
from tablewright.systems.core.design.values import NotificationType
from tests.systems.core.reading import by_twos, minute, stored

TABLE = "notifications"


def _notification(user_id: str, number: int, **values: Any) -> Notification:
    given: dict[str, Any] = {
        "notification_id": f"n{number:02}",
        "type": NotificationType.INFO,
        "title": "Sync",
        "message": "It is done.",
        "category": "sync",
        "is_read": number % 3 == 0,
        "created_at": minute(number),
    }
    return Notification(user_id=user_id, **(given | values))


@pytest.fixture
def notifications(db: Database) -> list[Notification]:
    """Seven notifications of each user, a minute apart, every third one read."""
    made = [_notification(user, number) for number in range(7) for user in ("ann", "bob")]
    return [db.run(one.create()) for one in made]


def _ids(notifications: list[Notification]) -> list[str]:
    return [one.notification_id for one in notifications]


def test_what_was_read_before_is_not_marked_again(db: Database, notifications: list[Notification]):
    with pytest.raises(TablewrightError, match="the condition was false"):
        db.run(Notification.mark_read("ann", "n03", read_at=minute(9)))


def test_a_client_of_an_account_is_refused_notifications(db: Database):
    with pytest.raises(TablewrightError, match="Notification declares no tenant"):
        db.for_tenant("acme").all(Notification.of_user("ann"))


def test_the_notifications_of_a_user_come_newest_first(
    db: Database, notifications: list[Notification]
):
    found = by_twos(db, Notification.of_user("ann"))
    assert ["n06", "n05", "n04", "n03", "n02", "n01", "n00"] == _ids(found)
    assert {"ann"} == {one.user_id for one in found}


def test_unread_notifications_come_newest_first(db: Database, notifications: list[Notification]):
    assert ["n05", "n04", "n02", "n01"] == _ids(by_twos(db, Notification.unread("bob")))
    assert 4 == db.run(Notification.unread("bob").count())
    recent = Notification.unread("bob", created_at=since(minute(4)))
    assert ["n05", "n04"] == _ids(by_twos(db, recent))
    assert ["n06", "n03", "n00"] == _ids(by_twos(db, Notification.unread("bob", is_read=True)))


def test_a_notification_is_marked_as_read(db: Database, notifications: list[Notification]):
    changed = db.run(Notification.mark_read("ann", "n04", read_at=minute(9)))
    assert (True, minute(9)) == (changed.is_read, changed.read_at)
    assert ["n05", "n02", "n01"] == _ids(by_twos(db, Notification.unread("ann")))
    item = stored(db, "notifications", userId="ann", notificationId="n04")
    assert {"S": f"true#{minute(4).timestamp():.0f}"} == item["isRead#createdAt"]
    assert 4 == db.run(Notification.unread("bob").count())


def test_all_notifications_are_marked_as_read(db: Database, notifications: list[Notification]):
    for one in by_twos(db, Notification.unread("ann")):
        db.run(Notification.mark_read("ann", one.notification_id, read_at=minute(9)))
    assert [] == db.all(Notification.unread("ann"))
    assert 7 == db.run(Notification.unread("ann", is_read=True).count())


def test_a_notification_is_not_seen_after_its_time(db: Database, clock: ManualClock):
    db.run(_notification("ann", 1, expires_at=minute(60)).create())
    kept = db.run(_notification("ann", 2).create())
    assert 2 == len(db.all(Notification.unread("ann")))
    clock.advance(seconds=timedelta(hours=2).total_seconds())
    assert [kept] == db.all(Notification.unread("ann"))
    assert 1 == db.run(Notification.unread("ann").count())


def test_a_deleted_notification_is_not_seen(db: Database, notifications: list[Notification]):
    db.run(Notification.at(user_id="ann", notification_id="n05").delete())
    assert ["n04", "n02", "n01"] == _ids(by_twos(db, Notification.unread("ann")))
    assert db.run(Notification.get("ann", "n05")) is None
