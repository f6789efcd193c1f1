"""API keys: validated by hash, listed by account and status, revoked."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.systems.core.design import ApiKey
from tablewright.systems.core.design.values import ApiKeyStatus
from tests.systems.core.reading import by_twos

TABLE = "api_keys"

STATUSES = list(ApiKeyStatus)


def _key(api_key_id: str, **values: Any) -> ApiKey:
    given: dict[str, Any] = {
        "api_key_hash": f"hash of {api_key_id}",
        "account_id": "acme",
        "user_id": "u1",
        "name": "CI",
        "permissions": ["sync"],
    }
    return ApiKey(api_key_id=api_key_id, **(given | values))


@pytest.fixture
def keys(db: Database) -> list[ApiKey]:
    """Six keys of each account, two of each status."""
    made = [
        _key(f"{account}{number}", account_id=account, status=STATUSES[number % 3])
        for account in ("acme", "globex")
        for number in range(6)
    ]
    return [db.run(one.create()) for one in made]


def _ids(keys: list[ApiKey]) -> list[str]:
    return sorted(one.api_key_id for one in keys)


def test_a_key_is_validated_by_its_hash(db: Database, keys: list[ApiKey]):
    assert keys[1] == db.run(ApiKey.find("hash of acme1"))
    assert db.run(ApiKey.find("hash of nothing")) is None


def test_the_keys_of_an_account_come_by_status(db: Database, keys: list[ApiKey]):
    found = by_twos(db, ApiKey.in_account("acme"))
    expected = [status for status in ("active", "expired", "revoked") for _ in range(2)]
    assert expected == [one.status.value for one in found]
    assert [f"acme{number}" for number in range(6)] == _ids(found)


def test_the_keys_of_one_status_are_found(db: Database, keys: list[ApiKey]):
    found = by_twos(db, ApiKey.in_account("globex", ApiKeyStatus.ACTIVE))
    assert ["globex0", "globex3"] == _ids(found)


def test_a_revoked_key_is_seen_as_such_at_once(db: Database, keys: list[ApiKey]):
    db.run(ApiKey.revoke("acme0"))
    found = db.run(ApiKey.get("acme0").consistently())
    assert found is not None
    assert ApiKeyStatus.REVOKED is found.status
    assert ["acme3"] == _ids(db.all(ApiKey.in_account("acme", ApiKeyStatus.ACTIVE)))


def test_the_index_of_hashes_holds_keys_only(db: Database, keys: list[ApiKey]):
    found = db.call("Scan", {"TableName": "api_keys", "IndexName": "apiKeyHash-index"})["Items"]
    assert {frozenset({"apiKeyId", "apiKeyHash"})} == {frozenset(item) for item in found}


def test_a_client_of_an_account_cannot_revoke_a_key_of_another(db: Database, keys: list[ApiKey]):
    bound = db.for_tenant("acme")
    with pytest.raises(TablewrightError):
        bound.run(ApiKey.revoke("globex0"))
    assert bound.run(ApiKey.find("hash of globex0")) is None
    with pytest.raises(TablewrightError):
        bound.all(ApiKey.in_account("globex"))
