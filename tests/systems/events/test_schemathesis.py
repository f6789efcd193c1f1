"""Schemathesis over every operation of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.systems.events.system import SYSTEM
from tablewright.testing.caller import bearer
from tablewright.testing.system import OPERATOR_TOKEN
from tests.systems.fuzzing import LONG, PHASES


async def _sign_in(events: Any, tenant: str) -> Mapping[str, str]:
    made = await events.operator.post("/v1/tenants", {"tenant_id": tenant})
    events.keys = {tenant: made.json["api_key"]}
    return bearer(made.json["api_key"])


async def _known(events: Any) -> dict[str, list[str]]:
    """Ids of what a tenant has."""
    ((tenant, key),) = events.keys.items()
    caller = events.bearer(key)
    batch = {"events": [{"event_type": "a.b", "number": number} for number in range(50)]}
    stored = (await caller.post("/v1/events/batch", batch)).json["results"]
    url = "https://hooks.example.com/acme"
    hooks = [(await caller.post("/v1/hooks", {"url": url})).json for _ in range(2)]
    keys = [(await caller.post(f"/v1/tenants/{tenant}/keys", {})).json for _ in range(2)]
    return {
        "event_id": [event["id"] for event in stored],
        "hook_id": [hook["id"] for hook in hooks],
        "key_id": [key["key_id"] for key in keys],
        "tenant_id": [tenant],
    }


def test_every_operation_keeps_its_word_to_a_tenant(tablewright_openapi: Any):
    tablewright_openapi(
        SYSTEM, caller="fuzzed", sign_in=_sign_in, known=_known, phases=PHASES
    ).check()


@LONG
def test_every_operation_keeps_its_word_about_what_is_there(tablewright_openapi: Any):
    tablewright_openapi(
        SYSTEM,
        caller="known",
        sign_in=_sign_in,
        known=_known,
        mode="positive",
        phases=PHASES,
    ).check()


def test_every_operation_keeps_its_word_to_an_operator(tablewright_openapi: Any):
    tablewright_openapi(
        SYSTEM, headers=bearer(OPERATOR_TOKEN), only="^/v1/tenants", phases=PHASES
    ).check()
