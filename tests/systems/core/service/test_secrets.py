"""Passwords, sessions, keys, signing secrets and codes of core are left nowhere."""

from __future__ import annotations

from typing import Any

import pyotp
from pyotp.totp import TOTP

from tablewright.ids import RandomIds
from tablewright.systems.core.plans import open_price_list
from tests.systems.core.service.world import CORE, DELIVERED

V1 = "/core/v1"


def test_secrets_of_core_are_in_no_response_log_activity_webhook_export_or_file(
    tablewright_system: Any, tablewright_secrets: Any
):
    core = tablewright_system(CORE, ids=RandomIds(), options=DELIVERED)
    core.run(open_price_list(core.parts.metering.limits.price_list))
    secrets = tablewright_secrets(core)
    password, header = secrets.plant("password"), secrets.plant("header", allowed=["calls"])
    person = {"email": "ann@example.com", "firstName": "Ann", "lastName": "Berg"}
    made = core.caller().post(f"{V1}/auth/register", {**person, "password": password})
    secrets.watch("session", made.json["token"], allowed=["responses"])
    ann = core.bearer(made.json["token"])
    core.run_jobs()
    link = core.outbox.sent[0].text.partition("#/confirm/")[2].split()[0]
    secrets.watch("link", link, allowed=["mails"])
    assert 200 == core.caller().post(f"{V1}/auth/confirm", {"token": link}).status
    home = ann.get(f"{V1}/users/me/accounts").json["items"][0]["accountId"]
    account = f"{V1}/accounts/{home}"
    body = {"name": "Build", "permissions": ["account.read"]}
    once = {"idempotency-key": "once"}
    key = ann.post(f"{account}/api-keys", body, headers=once).json["key"]
    assert key == ann.post(f"{account}/api-keys", body, headers=once).json["key"]
    secrets.watch("key", key, allowed=["responses"])
    assert 200 == core.bearer(key).get(account).status
    hook = {"url": "https://acme.example/hook", "headers": {"X-Token": header}}
    ann.post(f"{account}/webhooks", hook)
    ann.post(f"{account}/invitations", {"role": "viewer", "email": "bob@example.com"})
    invited = ann.post(f"{account}/invitations", {"role": "viewer"}, headers=once)
    secrets.watch("invitation", invited.json["token"], allowed=["responses"])
    again = ann.post(f"{account}/invitations", {"role": "viewer"}, headers=once)
    assert invited.json == again.json
    assert 200 == core.caller().get(f"{V1}/invitations/{again.json['token']}").status
    uri = ann.post(f"{V1}/auth/totp").json["uri"]
    otp = TOTP(str(pyotp.parse_uri(uri).secret))
    code = {"code": otp.at(int(core.clock.now()))}
    ann.post(f"{V1}/auth/totp/confirm", code)
    core.run_jobs()
    assert core.sender.sent
    for path in (f"{account}/activities/export?format=csv", f"{V1}/users/me/export"):
        assert 200 == ann.get(path).status
    for path in ("/webhooks", "/api-keys", "/activities", "/members", "/plan"):
        assert 200 == ann.get(f"{account}{path}").status
    secrets.check()
