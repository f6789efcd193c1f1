"""Keys of tenants and secrets of hooks: shown once, and left nowhere."""

from __future__ import annotations

from typing import Any

from tablewright.systems.events.system import SYSTEM


def test_keys_and_signing_secrets_of_events_are_left_nowhere(
    tablewright_system: Any, tablewright_secrets: Any
):
    events = tablewright_system(SYSTEM)
    secrets = tablewright_secrets(events)
    key = events.operator.post("/v1/tenants", {"tenant_id": "acme"}).json["api_key"]
    secrets.watch("key", key, allowed=["responses"])
    acme = events.bearer(key)
    hook = acme.post("/v1/hooks", {"url": "https://hooks.example.com/acme"}).json
    assert 201 == acme.post("/v1/events", {"n": 1}).status
    assert 422 == acme.post("/v1/hooks", {"url": key}).status
    events.run_jobs()
    assert 1 == len(events.sender.sent)
    secrets.check()
    stored = events.run(events.db.call("Scan", {"TableName": "tablewright-service"}))["Items"]
    assert hook["secret"].removeprefix("whsec_") not in str([stored, events.sender.sent])
