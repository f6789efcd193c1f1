"""Users: one for each address, however it is spelled."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import ManualClock, TablewrightError
from tablewright.client import Database
from tablewright.model import assign
from tablewright.systems.core.design import User
from tablewright.systems.core.design.values import UserStatus
from tests.systems.core.reading import stored

TABLE = "users"


def _user(user_id: str, email: str, **values: Any) -> User:
    given: dict[str, Any] = {
        "first_name": "Ann",
        "last_name": "Ray",
        "password_hash": "$argon2id$x",
    }
    return User(user_id=user_id, email=email, **(given | values))


@pytest.fixture
def users(db: Database) -> list[User]:
    return [db.run(_user(f"u{n}", f"user{n}@example.com").create()) for n in range(3)]


def test_an_address_that_another_user_has_is_refused(db: Database, users: list[User]):
    with pytest.raises(TablewrightError, match="Another User has this email"):
        db.run(_user("u9", " User1@EXAMPLE.com").create())
    assert db.run(User.get("u9")) is None


def test_a_client_of_an_account_is_refused_users(db: Database, users: list[User]):
    with pytest.raises(TablewrightError, match="User declares no tenant"):
        db.for_tenant("acme").run(User.get("u1"))


def test_a_user_is_found_by_id(db: Database, users: list[User]):
    assert users[1] == db.run(User.get("u1"))


def test_a_user_is_found_by_email_however_it_is_spelled(db: Database, users: list[User]):
    assert users[2] == db.run(User.find("user2@example.com"))
    assert users[2] == db.run(User.find("  USER2@example.com"))
    assert db.run(User.find("user9@example.com")) is None


def test_an_address_is_stored_in_its_normal_spelling(db: Database):
    db.run(_user("u", " Jose\u0301@Example.com", display_email="Jos\u00e9@Example.com").create())
    assert {"S": "jos\u00e9@example.com"} == stored(db, "users", userId="u")["email"]


def test_a_profile_is_updated_and_the_rest_stays(
    db: Database, users: list[User], clock: ManualClock
):
    clock.advance(seconds=60)
    changed = db.run(User.update_profile("u1", last_name="May", preferences={"theme": "dark"}))
    assert ("Ann", "May", {"theme": "dark"}) == (
        changed.first_name,
        changed.last_name,
        changed.preferences,
    )
    assert users[1].created_at == changed.created_at < changed.updated_at
    assert users[2] == db.run(User.get("u2"))


def test_a_profile_of_nobody_is_not_updated(db: Database):
    with pytest.raises(TablewrightError):
        db.run(User.update_profile("nobody", first_name="Ann"))
    assert db.run(User.get("nobody")) is None


def test_who_leaves_gives_the_address_back_and_stays_in_the_table(db: Database, users: list[User]):
    leaving = User.at(user_id="u1").update(
        assign(User.status, UserStatus.INACTIVE), assign(User.email, "u1@deleted.invalid")
    )
    db.run(leaving)
    successor = db.run(_user("u9", "user1@example.com").create())
    assert successor == db.run(User.find("user1@example.com"))
    assert UserStatus.INACTIVE == getattr(db.run(User.get("u1")), "status", None)


def test_the_email_index_holds_keys_only_and_no_guards(db: Database, users: list[User]):
    found = db.call("Scan", {"TableName": "users", "IndexName": "email-index"})["Items"]
    assert [{"email", "userId"}] * 3 == [set(item) for item in found]
    assert 3 == len(db.all(User.scan()))


def test_the_secret_of_the_second_factor_is_not_stored_in_the_clear(db: Database):
    db.run(_user("u", "a@example.com", two_factor_secret="JBSWY3DP").create())
    assert "JBSWY3DP" not in str(stored(db, "users", userId="u"))
    assert "JBSWY3DP" == getattr(db.run(User.get("u")), "two_factor_secret", None)
