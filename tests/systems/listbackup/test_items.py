"""What is stored of every entity, and what the design decides where the document cannot be kept."""

from __future__ import annotations

from base64 import b64decode
from collections.abc import Iterator
from datetime import timedelta
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.errors import (
    InvalidValueError,
    KeyPartError,
    NotUniqueError,
    TransactionFailedError,
)
from tablewright.model import At, Entity, assign, contains, include
from tablewright.model.declaring.fields import Role
from tablewright.systems.listbackup.design import (
    Account,
    Activity,
    Job,
    Notification,
    OAuthState,
    RefreshToken,
    Tag,
    TokenFamily,
    User,
)
from tests.systems.listbackup.documented import ATTRIBUTES, KEYS
from tests.systems.listbackup.full_entities import made
from tests.systems.listbackup.full_items import SEALED, STORED
from tests.systems.yggdrasil.reading import NOW, wired_item

STACK = "listbackup-dev-"


def _stored(db: Database, table: str) -> dict[str, Any]:
    parts = [part for part in KEYS[table][:2] if part is not None]
    key = wired_item({part: STORED[table][part] for part in parts})
    return db.call("GetItem", {"TableName": STACK + table, "Key": key})["Item"]


def _place(entity: Entity) -> At[Any]:
    plan = entity.__plan__
    return entity.at(**{name: getattr(entity, name) for name in plan.key_parts})


@pytest.fixture
def full(db: Database) -> Iterator[Database]:
    """A database that holds an item with everything in each table."""
    for entity in made().values():
        db.run(entity.put())
    yield db
    for entity in made().values():
        db.run(_place(entity).delete())


def test_the_items_have_every_documented_attribute():
    for table, attributes in ATTRIBUTES.items():
        assert attributes.keys() <= STORED[table].keys() | SEALED.get(table, {}).keys()
    assert STORED.keys() == made().keys() == ATTRIBUTES.keys()


@pytest.mark.parametrize("table", STORED)
def test_an_item_is_stored_value_for_value_and_read_again(full: Database, table: str):
    found = _stored(full, table)
    sealed = {name: found.pop(name) for name in SEALED.get(table, {})}
    assert wired_item(STORED[table]) == found
    for name, secret in SEALED.get(table, {}).items():
        assert ["B"] == list(sealed[name])
        assert secret.encode() not in b64decode(sealed[name]["B"])
    _check_read(full, table)


@pytest.mark.parametrize("table", sorted(STORED.keys() - SEALED.keys()))
def test_an_item_that_others_stored_is_read(db: Database, table: str):
    item = wired_item(STORED[table])
    db.call("PutItem", {"TableName": STACK + table, "Item": item})
    _check_read(db, table)
    db.run(_place(made()[table]).delete())


def _check_read(db: Database, table: str) -> None:
    wanted: Any = made()[table]
    found: Any = db.run(_place(wanted).get())
    ttl_attribute = wanted.__plan__.in_role(Role.TTL)
    if ttl_attribute is not None:  # which only a write sets
        name = ttl_attribute.python_name
        setattr(wanted, name, getattr(found, name))
    assert wanted == found


# Users


def _user(user_id: str, **values: Any) -> User:
    given: dict[str, Any] = {
        "email": f"{user_id}@x",
        "username": user_id,
        "name": "X",
        "account_id": "a",
    }
    return User(user_id=user_id, **(given | values))


@pytest.mark.parametrize("taken", [{"email": " One@X"}, {"username": "ONE"}])
def test_emails_and_usernames_belong_to_one_user_in_whatever_spelling(
    db: Database, taken: dict[str, str]
):
    db.run(_user("one").put())
    with pytest.raises((NotUniqueError, TransactionFailedError)):
        db.run(_user("two", **taken).create())
    assert db.run(User.get("two")) is None


def test_a_scan_of_users_shows_no_guards(db: Database):
    db.run(_user("scanned").put())
    guards = db.call("Scan", {"TableName": f"{STACK}users"})["Count"]
    users = db.all(User.scan())
    assert {"scanned"} <= {user.user_id for user in users}
    assert 3 * len(users) == guards  # two for each


def test_secrets_of_a_user_are_copied_to_indexes_as_envelopes_only(db: Database):
    db.run(_user("sealed", password_hash="$argon2id$plain", mfa_secret="JBSWY3DP").put())
    for index, name, value in (("email", "email", "sealed@x"), ("username", "username", "sealed")):
        request = {
            "TableName": f"{STACK}users",
            "IndexName": f"{index}-index",
            "KeyConditionExpression": "#n = :v",
            "ExpressionAttributeNames": {"#n": name},
            "ExpressionAttributeValues": {":v": {"S": value}},
        }
        (item,) = db.call("Query", request)["Items"]
        assert [["B"], ["B"]] == [list(item[one]) for one in ("passwordHash", "mfaSecret")]
    user = db.run(User.get("sealed"))
    assert user is not None
    assert ("$argon2id$plain", "JBSWY3DP") == (user.password_hash, user.mfa_secret)


def test_a_user_takes_its_secrets_along_to_another_primary_account(db: Database):
    db.run(_user("mover", account_id="before", mfa_secret="JBSWY3DP").put())
    user = db.run(User.get("mover"))
    assert user is not None
    user.account_id = "behind"
    db.run(user.put())
    moved = db.for_tenant("behind").run(User.get("mover"))
    assert moved is not None
    assert "JBSWY3DP" == moved.mfa_secret
    assert db.for_tenant("before").run(User.get("mover")) is None


# Accounts


@pytest.mark.parametrize("wrong", ["", "/", "a/b/", "/a/b", "//", "/a//b/", "/a/\n"])
def test_a_path_that_is_none_is_refused(wrong: str):
    with pytest.raises(InvalidValueError):
        Account(
            account_id="a",
            account_name="A",
            account_path=wrong,
            account_type="location",
            created_by="u",
        )


# Expiry


def _activity(**values: Any) -> Activity:
    return Activity(
        account_id="expiring",
        event_type="user.login",
        resource_type="session",
        resource_id="s",
        action="login",
        **values,
    )


def test_an_activity_expires_90_days_after_it_happened_and_not_at_once(db: Database):
    fresh = db.run(_activity(event_id="fresh").put())
    assert fresh.timestamp == fresh.created_at + timedelta(days=90)
    last = NOW - timedelta(days=90) + timedelta(seconds=1)
    db.run(_activity(event_id="last", created_at=last).put())
    db.run(_activity(event_id="gone", created_at=NOW - timedelta(days=90)).put())
    found = db.all(Activity.of_account("expiring"))
    assert ["last", "fresh"] == [one.event_id for one in found]


def test_a_notification_is_hidden_after_30_days(db: Database):
    for age in (29, 30):
        notification = Notification(
            user_id="expiring",
            notification_id=str(age),
            account_id="a",
            type="in-app",
            category="system",
            subject="",
            message="",
            created_at=NOW - timedelta(days=age),
        )
        db.run(notification.put())
    found = db.all(Notification.of_user("expiring"))
    assert ["29"] == [one.notification_id for one in found]


def test_a_state_is_good_for_less_than_15_minutes(db: Database):
    for age_seconds in (899, 900):
        state = OAuthState(
            state=f"expiring-{age_seconds}",
            account_id="a",
            user_id="u",
            platform="keap",
            redirect_uri="https://example.com",
            created_at=NOW - timedelta(seconds=age_seconds),
        )
        db.run(state.put())
    assert db.run(OAuthState.get("expiring-899")) is not None
    assert db.run(OAuthState.get("expiring-900")) is None


def _token(number: int, **values: Any) -> RefreshToken:
    return RefreshToken(
        refresh_token=f"{number:064x}",
        user_id="expiring",
        account_id="a",
        token_family="f",
        **values,
    )


def test_the_expiry_of_a_session_is_a_number_that_ttl_understands(db: Database):
    token = db.run(_token(1, expires_at=NOW + timedelta(hours=1)).put())
    key = {"refreshToken": {"S": token.refresh_token}}
    item = db.call("GetItem", {"TableName": f"{STACK}refresh-tokens", "Key": key})["Item"]
    assert {"N": str(int(NOW.timestamp()) + 3600)} == item["expiresAt"]
    described = db.call("DescribeTimeToLive", {"TableName": f"{STACK}refresh-tokens"})
    assert "expiresAt" == described["TimeToLiveDescription"]["AttributeName"]
    db.run(_token(2, expires_at=NOW).put())
    assert [token] == db.all(RefreshToken.of_user("expiring"))


@pytest.mark.parametrize("wrong", ["secret", "A" * 64, "0" * 63])
def test_a_token_that_is_not_hashed_is_refused(wrong: str):
    with pytest.raises(InvalidValueError):
        RefreshToken(refresh_token=wrong, user_id="u", account_id="a", token_family="f")


def test_a_family_lives_on_with_every_use(db: Database):
    old = TokenFamily(
        token_family="used", user_id="u", account_id="a", expires_at=NOW + timedelta(hours=1)
    )
    db.run(old.put())
    used = db.run(TokenFamily.at(token_family="used").update(assign(TokenFamily.revoked, True)))
    assert NOW + timedelta(days=7) == used.expires_at


# Jobs


def test_a_job_without_a_source_is_in_no_list_of_a_source(db: Database):
    job = Job(account_id="sourceless", job_id="j", job_type="migration", created_by="u")
    db.run(job.put())
    item = db.call(
        "GetItem",
        {
            "TableName": f"{STACK}jobs",
            "Key": wired_item({"accountId": "sourceless", "jobId": "j"}),
        },
    )["Item"]
    assert "sourceId" not in item
    assert [job] == db.all(Job.of_account("sourceless"))


# Tags


def _tag(**values: Any) -> Tag:
    given: dict[str, Any] = {
        "tag_id": "t",
        "tag_key": "k",
        "tag_value": "v",
        "resource_type": "job",
    }
    return Tag(account_id="tagging", created_by="u", **(given | values))


@pytest.mark.parametrize("wrong", ["a#b", "", "a\tb", "a\n"])
def test_a_key_of_a_tag_that_would_break_a_composite_is_refused(wrong: str):
    with pytest.raises((InvalidValueError, KeyPartError)):
        _tag(tag_key=wrong)


def test_a_value_of_a_tag_may_hold_what_separates_it_from_its_key(db: Database):
    tag = _tag(tag_id="odd", tag_value="a#b")
    db.run(tag.put())
    assert "k#a#b" == tag.tag_key_tag_value
    assert tag == db.run(Tag.get("tagging", "job", "k", "a#b"))


def test_a_resource_is_attached_once_and_its_tags_are_found(db: Database):
    tag = _tag(tag_id="attached", tag_value="attached")
    db.run(tag.put())
    place = Tag.at(account_id="tagging", resource_type="job", tag_key="k", tag_value="attached")
    attaching = place.update(include(Tag.resource_ids, {"j1"}))
    db.run(attaching)
    assert {"j1"} == db.run(attaching).resource_ids
    tagged = Tag.of_type("tagging", "job").where(contains(Tag.resource_ids, "j1"))
    assert ["attached"] == [one.tag_id for one in db.all(tagged)]
