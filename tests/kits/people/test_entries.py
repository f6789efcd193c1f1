"""Audit entries of people: in the person's own log, and of failed sign-ins."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tablewright.kits.audit import SYSTEM_TENANT, AuditRecord
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing.matrix.stored import items_of
from tablewright.testing.sync_system import Open, SystemUnderTest
from tests.kits.people.test_people import PASSWORD
from tests.kits.people.world import club

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own tables"])
AUTH = "/club/v1/auth"


def _entries(opened: SystemUnderTest[Any], log: str) -> list[AuditRecord]:
    return opened.run(opened.db.all(AuditRecord.of_tenant("club", log)))


def _ann(opened: SystemUnderTest[Any]) -> tuple[str, str]:
    body = {"email": "ann@example.com", "password": PASSWORD, "name": "Ann"}
    made = opened.caller().post(f"{AUTH}/register", body).json
    return made["token"], made["user"]["userId"]


def _log_in(opened: SystemUnderTest[Any], email: str, password: str) -> int:
    body = {"email": email, "password": password}
    return opened.caller().post(f"{AUTH}/login", body).status


@BOTH
def test_a_failed_sign_in_of_an_unknown_address_is_in_the_log_of_the_system(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(club(over_tables=over_tables))
    assert 401 == _log_in(opened, "my secret password", "ann@example.com")
    (entry,) = _entries(opened, SYSTEM_TENANT)
    assert ("login_failed", "user", None) == (entry.event, entry.resource, entry.person)
    assert "203.0.113.7" == entry.address
    stored = json.dumps(opened.run(items_of(opened.db, SERVICE_DESIGN.tables[0].name)))
    assert "my secret password" not in stored
    assert "ann@example.com" not in stored


@BOTH
def test_a_failed_sign_in_of_a_person_is_in_the_person_s_log(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(club(over_tables=over_tables))
    _, ann = _ann(opened)
    assert 401 == _log_in(opened, "ann@example.com", "wrong")
    assert [] == _entries(opened, SYSTEM_TENANT)
    created, failed = _entries(opened, ann)
    assert ("user_registered", "login_failed") == (created.event, failed.event)
    assert (ann, {"kind": "nobody", "id": ""}) == (failed.person, (failed.details or {})["actor"])


@BOTH
def test_entries_have_neither_names_nor_addresses(tablewright_system: Open, over_tables: bool):
    opened = tablewright_system(club(over_tables=over_tables))
    token, ann = _ann(opened)
    me = opened.bearer(token)
    assert 200 == me.patch("/club/v1/users/me", {"name": "Annabel Lee"}).status
    change = {"current": PASSWORD, "new": "another long password"}
    fresh = me.post(f"{AUTH}/password/change", change).json["token"]
    assert opened.bearer(fresh).delete("/club/v1/users/me").status < 300
    entries = _entries(opened, ann)
    assert ["user_registered", "user_updated", "password_changed", "user_left"] == [
        one.event for one in entries
    ]
    text = json.dumps([one.details for one in entries])
    for personal in ("Ann", "example.com", PASSWORD, "another long"):
        assert personal not in text
