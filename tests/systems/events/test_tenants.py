"""API keys: found by what they are stored as, listed, revoked, and moved to their hashes."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright import TablewrightError
from tablewright.client import Database
from tablewright.systems.events.design import Tenant, TenantApiKey
from tablewright.systems.events.design.tenants import stored_key
from tablewright.systems.events.design.values import ApiKeyStatus

CREATED = {"N": "1732140249123"}


def _item(pk: str, tenant_id: str, status: str = "active") -> dict[str, Any]:
    """An item as the document has it."""
    return {
        "pk": {"S": pk},
        "sk": {"S": "meta"},
        "tenant_id": {"S": tenant_id},
        "status": {"S": status},
        "created_at": CREATED,
    }


def _stored(db: Database, pk: str) -> dict[str, Any] | None:
    key = {"pk": {"S": pk}, "sk": {"S": "meta"}}
    return db.call("GetItem", {"TableName": "TenantApiKeys", "Key": key}).get("Item")


@pytest.fixture
def keys(db: Database) -> list[TenantApiKey]:
    """Three keys of each tenant, the last of them revoked, and the tenants themselves."""
    made: list[TenantApiKey] = []
    for tenant in ("acme", "globex"):
        db.run(Tenant(tenant_id=tenant, display_name=tenant.title()).create())
        for number in range(3):
            status = ApiKeyStatus.REVOKED if number == 2 else ApiKeyStatus.ACTIVE
            key = stored_key(f"tenant_{tenant}_live_{number}")
            made.append(TenantApiKey(api_key=key, tenant_id=tenant, status=status))
    return [db.run(one.create()) for one in made]


def test_the_hash_of_a_key_is_no_key(db: Database, keys: list[TenantApiKey]):
    seen = keys[0].api_key
    assert db.run(TenantApiKey.find(stored_key(seen))) is None
    with pytest.raises(ValueError, match="sha256"):
        stored_key(seen, storage="plain")


def test_a_key_cannot_be_given_out_twice(db: Database, keys: list[TenantApiKey]):
    again = TenantApiKey(api_key=keys[0].api_key, tenant_id="globex")
    with pytest.raises(TablewrightError, match="TenantApiKey already exists under this key"):
        db.run(again.create())


def test_a_key_leads_to_its_tenant(db: Database, keys: list[TenantApiKey]):
    found = db.run(TenantApiKey.find(stored_key("tenant_globex_live_1")).consistently())
    assert found is not None
    assert ("globex", ApiKeyStatus.ACTIVE) == (found.tenant_id, found.status)
    assert db.run(TenantApiKey.find(stored_key("tenant_globex_live_9"))) is None


def test_no_key_is_stored_in_the_clear(db: Database, keys: list[TenantApiKey]):
    items = db.call("Scan", {"TableName": "TenantApiKeys"})["Items"]
    assert "_live_" not in str(items)
    assert 8 == len(items)


def test_an_item_of_the_document_goes_in_and_comes_out_value_for_value(db: Database):
    item = _item("tenant_acme_live_0", "acme")
    db.call("PutItem", {"TableName": "TenantApiKeys", "Item": item})
    found = db.run(TenantApiKey.find(stored_key("tenant_acme_live_0", storage="plain")))
    assert found is not None
    db.run(found.erase())
    db.run(found.create())
    assert item == _stored(db, "tenant_acme_live_0")


def test_a_key_that_is_kept_plain_moves_to_its_hash(db: Database):
    db.call("PutItem", {"TableName": "TenantApiKeys", "Item": _item("plain-key", "acme")})
    found = db.run(TenantApiKey.find("plain-key"))
    assert found is not None
    db.run(found.hashed())
    assert _stored(db, "plain-key") is None
    assert _item(stored_key("plain-key"), "acme") == _stored(db, stored_key("plain-key"))
    moved = db.run(TenantApiKey.find(stored_key("plain-key")))
    assert moved is not None
    with pytest.raises(ValueError, match="sha256"):
        moved.hashed()


def test_the_keys_of_a_tenant_are_found(db: Database, keys: list[TenantApiKey]):
    found = db.all(TenantApiKey.of_tenant("acme").pages_of(2))
    assert {one.api_key for one in keys[:3]} == {one.api_key for one in found}


def test_a_revoked_key_is_seen_as_such(db: Database, keys: list[TenantApiKey]):
    db.run(TenantApiKey.revoke(keys[0].api_key))
    found = db.run(TenantApiKey.find(keys[0].api_key).consistently())
    assert found is not None
    assert ApiKeyStatus.REVOKED is found.status


def test_a_tenant_is_no_key_and_a_key_is_no_tenant(db: Database, keys: list[TenantApiKey]):
    assert db.run(TenantApiKey.find(stored_key("tenant#acme", storage="plain"))) is None
    tenant = db.run(Tenant.get("acme"))
    assert tenant is not None
    assert "Acme" == tenant.display_name
    assert 6 == len(db.all(TenantApiKey.scan()))
    assert 2 == len(db.all(Tenant.scan()))


def test_a_client_of_a_tenant_sees_its_own_keys(db: Database, keys: list[TenantApiKey]):
    bound = db.for_tenant("acme")
    assert 3 == len(bound.all(TenantApiKey.scan()))
    assert bound.run(TenantApiKey.find(keys[4].api_key)) is None
    with pytest.raises(TablewrightError):
        bound.run(TenantApiKey.revoke(keys[4].api_key))
    with pytest.raises(TablewrightError):
        bound.run(Tenant.get("globex"))
