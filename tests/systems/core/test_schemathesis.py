"""Schemathesis over every operation of core."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tablewright.kits.people import limits
from tablewright.systems.core.plans import open_price_list
from tablewright.testing.caller import bearer
from tablewright.testing.system import OPERATOR_TOKEN
from tests.systems.core.service.platforms import GOOD_KEY
from tests.systems.core.service.world import CORE, PASSWORD
from tests.systems.fuzzing import LONG, PHASES

V1 = "/core/v1"
# What ends the session of the caller; the last test is about that.
ENDING = "^/v1/(auth/(logout|sessions.*|password/change)|users/me)$"
ADMIN = "^/v1/admin"


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disables rate limits."""
    monkeypatch.setattr(limits, "SIGN_UPS_MAX", 1_000_000)
    monkeypatch.setattr(limits, "RECOVERIES_MAX", 1_000_000)


async def _sign_in(core: Any, name: str) -> Mapping[str, str]:
    await open_price_list(core.running.parts.metering.limits.price_list)
    person = {"firstName": name, "lastName": "Example", "password": PASSWORD}
    made = await core.caller().post(
        f"{V1}/auth/register", {**person, "email": f"{name}@mail.example"}
    )
    core.token, core.user = made.json["token"], made.json["user"]["userId"]
    return bearer(core.token)


async def _known(core: Any) -> dict[str, list[str]]:
    """Ids of what a person has: an account with others below it, a key, a webhook, an invitation,
    and sources with schedules, runs, data and exports.
    """
    ann = core.bearer(core.token)
    root = (await ann.get(f"{V1}/users/me/accounts")).json["items"][0]["accountId"]
    path = f"{V1}/accounts/{root}"
    below = [
        (await ann.post(f"{path}/children", {"name": f"Shop {n}"})).json["accountId"]
        for n in range(4)
    ]
    key = (await ann.post(f"{path}/api-keys", {"name": "x", "permissions": ["account.read"]})).json
    hook = (await ann.post(f"{path}/webhooks", {"url": "https://acme.example/hook"})).json
    invited = (await ann.post(f"{path}/invitations", {"role": "viewer"})).json
    sources = await _known_sources(core, path)
    accounts, hooks = [root, *below], [hook["webhook"]["webhookId"]]
    plans = ["free", "starter", "professional"]
    return {
        **dict.fromkeys(("account_id", "accountId", "parentAccountId", "tenant"), accounts),
        "user_id": [core.user],
        "api_key_id": [key["apiKeyId"]],
        **dict.fromkeys(("webhook_id", "endpoint_id"), hooks),
        "invitation_id": [invited["invitationId"]],
        "token": [invited["token"]],
        **dict.fromkeys(("plan_id", "planId"), plans),
        "role": ["admin", "viewer"],
        **sources,
    }


async def _known_sources(core: Any, path: str) -> dict[str, list[str]]:
    """Ids of sources of an account, of which any may be deleted meanwhile, and what they have."""
    ann = core.bearer(core.token)
    found: dict[str, list[str]] = {
        name: [] for name in ("source_id", "sync_id", "schedule_id", "export_id")
    }

    async def made(route: str, body: Any, name: str) -> Any:
        answer = await ann.post(f"{path}/{route}", body)
        assert answer.status in (201, 202), answer.body
        value = answer.json.get("source", answer.json)
        head, _, tail = name.partition("_")
        found[name].append(value[f"{head}{tail.title()}"])
        return found[name][-1]

    for number in range(3):
        body = {"name": f"Sales {number}", "platform": "crm", "credentials": {"api_key": GOOD_KEY}}
        source = await made("sources", body, "source_id")
        timing = {"type": "daily", "at": "02:30", "timezone": "Europe/Berlin"}
        await made(f"sources/{source}/schedules", timing, "schedule_id")
        await made(f"sources/{source}/syncs", {}, "sync_id")
        await core.run_jobs()
        wanted = {"sourceId": source, "dataTypes": ["contacts"], "format": "csv"}
        await made("exports", wanted, "export_id")
        await core.run_jobs()
    data = await ann.get(f"{path}/sources/{found['source_id'][0]}/data/contacts")
    types, platforms = ["contacts", "deals"], ["crm", "hub", "webhook"]
    return {
        **found,
        "sourceId": found["source_id"],
        "snapshot": found["sync_id"],
        **dict.fromkeys(("data_type", "dataTypes"), types),
        "record_id": [one["id"] for one in data.json["items"]],
        **dict.fromkeys(("platform", "platform_id"), platforms),
        "api_key": [GOOD_KEY],
    }


def test_every_operation_keeps_its_word_to_a_person(tablewright_openapi: Any):
    tablewright_openapi(
        CORE,
        caller="known",
        sign_in=_sign_in,
        known=_known,
        phases=PHASES,
        without=f"({ENDING})|({ADMIN})",
    ).check()


def test_every_operation_keeps_its_word_to_the_operator(tablewright_openapi: Any):
    tablewright_openapi(
        CORE, headers=bearer(OPERATOR_TOKEN), only=f"{ADMIN}|^/v1/plans", phases=PHASES
    ).check()


@LONG
def test_every_operation_keeps_its_word_about_what_is_there(tablewright_openapi: Any):
    tablewright_openapi(
        CORE,
        caller="there",
        sign_in=_sign_in,
        known=_known,
        mode="positive",
        phases=PHASES,
        without=f"({ENDING})|({ADMIN})",
    ).check()


@LONG
def test_what_ends_a_session_keeps_its_word(tablewright_openapi: Any):
    tablewright_openapi(CORE, caller="ending", sign_in=_sign_in, phases=PHASES, only=ENDING).check()
