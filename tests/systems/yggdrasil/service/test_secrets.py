"""Passwords, sessions and tokens by mail: left nowhere but where their owners find them."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

from tablewright.ids import RandomIds
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.yggdrasil.system import SYSTEM, assemble
from tests.systems.yggdrasil.service.growing import API
from tests.systems.yggdrasil.service.world import QUICK

TREES = replace(SYSTEM, assemble=partial(assemble, passwords=Passwords(RandomIds(), QUICK)))


def test_passwords_sessions_and_mailed_tokens_are_left_nowhere(
    tablewright_system: Any, tablewright_secrets: Any
):
    trees = tablewright_system(TREES, ids=RandomIds())
    secrets = tablewright_secrets(trees)
    password, other = secrets.plant("password"), secrets.plant("new password")
    email = "ann@mail.example"
    account = {"email": email, "password": password, "displayName": "Ann"}
    session = trees.caller().post(f"{API}/auth/register", account).json["token"]
    secrets.watch("session", session, allowed=["responses"])
    assert 200 == trees.bearer(session).get(f"{API}/users/me").status
    assert 202 == trees.caller().post(f"{API}/auth/reset", {"email": email}).status
    trees.run_jobs()
    token = trees.outbox.sent[0].text.partition("#/reset/")[2].split()[0]
    secrets.watch("token", token, allowed=["mails"])
    confirmed = {"token": token, "password": other}
    assert trees.caller().post(f"{API}/auth/reset/confirm", confirmed).status < 300
    wrong = {"email": email, "password": password}
    assert 401 == trees.caller().post(f"{API}/auth/login", wrong).status
    secrets.check()
