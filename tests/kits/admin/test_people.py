"""The operator finds, suspends and helps people, and views the product as one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest
from pyotp.totp import TOTP

from tablewright.kits.people import limits
from tablewright.testing.sync_system import Caller, Open, SystemUnderTest
from tests.kits.admin.world import PASSWORD, bureau

BOTH = pytest.mark.parametrize("over_tables", [False, True], ids=["own records", "own table"])
V1 = "/bureau/v1"
USERS = f"{V1}/admin/users"


@dataclass
class Person:
    """A user who has signed up."""

    user_id: str
    email: str
    caller: Caller
    account: str


def join(opened: SystemUnderTest[Any], name: str = "ann") -> Person:
    email = f"{name}@example.com"
    body = {"email": email, "password": PASSWORD, "name": name, "organisation": f"{name} Ltd"}
    made = opened.caller().post(f"{V1}/auth/register", body).json
    caller = opened.bearer(made["token"])
    account = caller.get(f"{V1}/users/me/accounts").json["items"][0]["accountId"]
    return Person(made["user"]["userId"], email, caller, account)


def _log(opened: SystemUnderTest[Any], tenant: str) -> list[Any]:
    return opened.operator.get(f"{V1}/admin/activities?account={tenant}").json["items"]


def _sign_in(opened: SystemUnderTest[Any], person: Person) -> int:
    body = {"email": person.email, "password": PASSWORD}
    return opened.caller().post(f"{V1}/auth/login", body).status


def view_as(opened: SystemUnderTest[Any], person: Person) -> Any:
    path = f"{USERS}/{person.user_id}/impersonate"
    return opened.operator.post(path, {"reason": "Ticket 17"})


# Errors


@BOTH
@pytest.mark.parametrize("query", ["", "?email=a@example.com&id=a", "?name=Ann", "?email="])
def test_a_search_needs_an_address_or_an_id(
    tablewright_system: Open, over_tables: bool, query: str
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    assert opened.operator.get(f"{USERS}{query}").status in (400, 422)


@BOTH
@pytest.mark.parametrize(
    "action", ["suspend", "reactivate", "second-factor/reset", "sessions/end", "impersonate"]
)
def test_nobody_but_a_known_person_is_changed(
    tablewright_system: Open, over_tables: bool, action: str
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    body = {"reason": "x"} if action in ("suspend", "impersonate") else None
    assert 404 == opened.operator.post(f"{USERS}/nobody/{action}", body).status
    assert [] == opened.operator.get(f"{V1}/admin/activities?account=nobody").json["items"]


@BOTH
def test_a_reason_is_required(tablewright_system: Open, over_tables: bool):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    for action in ("suspend", "impersonate"):
        for body in ({}, {"reason": ""}, {"reason": "x" * 501}):
            answer = opened.operator.post(f"{USERS}/{ann.user_id}/{action}", body)
            assert 422 == answer.status


@BOTH
def test_people_are_suspended_once_and_reactivated_once(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    assert 409 == opened.operator.post(f"{USERS}/{ann.user_id}/reactivate").status
    assert 200 == opened.operator.post(f"{USERS}/{ann.user_id}/suspend", {"reason": "x"}).status
    again = opened.operator.post(f"{USERS}/{ann.user_id}/suspend", {"reason": "x"})
    assert (409, "wrong_state") == (again.status, again.error["details"]["reason"])
    assert 409 == opened.operator.post(f"{USERS}/{ann.user_id}/second-factor/reset").status
    assert 404 == view_as(opened, ann).status


# Finding


@BOTH
def test_people_are_found_by_address_and_by_id(tablewright_system: Open, over_tables: bool):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    join(opened, "ben")
    for query in ("email=ANN@example.com", f"id={ann.user_id}"):
        (found,) = opened.operator.get(f"{USERS}?{query}").json["items"]
        assert (ann.user_id, "active") == (found["userId"], found["status"])
    assert [] == opened.operator.get(f"{USERS}?email=eve@example.com").json["items"]
    details = opened.operator.get(f"{USERS}/{ann.user_id}").json
    assert ["ann Ltd"] == [one["name"] for one in details["accounts"]]
    assert 1 == len(details["sessions"])
    assert "password" not in str(details).lower()


# Suspending


@BOTH
def test_a_suspended_person_has_neither_sessions_nor_sign_ins_nor_keys(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    link = opened.outbox.sent
    opened.run_jobs()
    token = link[-1].text.partition("#/confirm/")[2].split()[0]
    assert opened.caller().post(f"{V1}/auth/confirm", {"token": token}).status < 300
    body = {"name": "Build", "permissions": ["account.read"]}
    made = ann.caller.post(f"{V1}/accounts/{ann.account}/api-keys", body)
    key = opened.bearer(made.json["key"])
    assert 200 == key.get(f"{V1}/accounts/{ann.account}").status
    answer = opened.operator.post(f"{USERS}/{ann.user_id}/suspend", {"reason": "Spam"})
    assert "suspended" == answer.json["status"]
    assert 401 == ann.caller.get(f"{V1}/users/me").status
    assert 401 == key.get(f"{V1}/accounts/{ann.account}").status
    assert 401 == _sign_in(opened, ann)
    assert 200 == opened.operator.post(f"{USERS}/{ann.user_id}/reactivate").status
    assert 200 == _sign_in(opened, ann)
    assert 200 == key.get(f"{V1}/accounts/{ann.account}").status
    events = {one["type"]: one for one in _log(opened, ann.user_id)}
    suspended = events["user_suspended"]
    assert {"kind": "operator", "id": "admin"} == suspended["actor"]
    assert {"reason": "Spam"} == suspended["details"]
    assert "user_reactivated" in events


@BOTH
def test_a_password_reset_does_not_help_a_suspended_person(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    opened.operator.post(f"{USERS}/{ann.user_id}/suspend", {"reason": "Spam"})
    before = len(opened.outbox.sent)
    opened.caller().post(f"{V1}/auth/password/forgot", {"email": ann.email})
    opened.run_jobs()
    assert [] == [one for one in opened.outbox.sent[before:] if "reset" in one.subject.lower()]


# Second factor and sessions


@BOTH
def test_a_lost_second_factor_is_removed_and_the_person_told(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    uri = ann.caller.post(f"{V1}/auth/totp").json["uri"]
    secret = uri.partition("secret=")[2].partition("&")[0]
    code = TOTP(secret).at(int(opened.clock.now()))
    assert 200 == ann.caller.post(f"{V1}/auth/totp/confirm", {"code": code}).status
    opened.clock.advance(seconds=60)
    body = {"email": ann.email, "password": PASSWORD}
    assert "secondFactor" in opened.caller().post(f"{V1}/auth/login", body).json
    reset = opened.operator.post(f"{USERS}/{ann.user_id}/second-factor/reset")
    assert (200, False) == (reset.status, reset.json["hasSecondFactor"])
    assert "token" in opened.caller().post(f"{V1}/auth/login", body).json
    opened.run_jobs()
    assert "removed your second factor" in opened.outbox.sent[-1].text
    assert "second_factor_reset" in [one["type"] for one in _log(opened, ann.user_id)]
    assert 409 == opened.operator.post(f"{USERS}/{ann.user_id}/second-factor/reset").status


@BOTH
def test_all_sessions_of_a_person_end(tablewright_system: Open, over_tables: bool):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    assert 204 == opened.operator.post(f"{USERS}/{ann.user_id}/sessions/end").status
    assert 401 == ann.caller.get(f"{V1}/users/me").status
    assert 200 == _sign_in(opened, ann)
    assert "sessions_ended" in [one["type"] for one in _log(opened, ann.user_id)]


# Impersonation


def test_a_page_of_the_operator_gets_the_cookie_of_a_view_and_no_token(tablewright_system: Open):
    opened = tablewright_system(bureau(over_tables=True))
    path = f"{USERS}/{join(opened).user_id}/impersonate"
    page = {"sec-fetch-site": "same-origin"}
    begun = opened.operator.post(path, {"reason": "Ticket 17"}, headers=page)
    token = begun.headers["set-cookie"].partition(";")[0].partition("=")[2]
    assert token
    assert token not in begun.body.decode()
    assert "token" not in begun.json


@BOTH
def test_an_operator_views_the_product_as_a_person_and_changes_nothing(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    begun = view_as(opened, ann)
    assert 201 == begun.status
    viewer = opened.bearer(begun.json["token"])
    me = viewer.get(f"{V1}/users/me")
    assert (200, ann.user_id) == (me.status, me.json["userId"])
    assert me.headers["x-impersonation"].startswith("until=")
    assert "x-impersonation" not in ann.caller.get(f"{V1}/users/me").headers
    assert 200 == viewer.get(f"{V1}/accounts/{ann.account}").status
    for method, path, body in (
        ("PATCH", "/users/me", {"name": "Eve"}),
        ("POST", f"/accounts/{ann.account}/children", {"name": "Shop"}),
        ("DELETE", "/auth/sessions", None),
        ("POST", "/auth/totp", None),
        ("GET", "/auth/sessions", None),
        ("GET", f"/accounts/{ann.account}/api-keys", None),
    ):
        assert 403 == viewer.ask(method, f"{V1}{path}", body).status, path


@BOTH
def test_person_and_accounts_see_who_viewed_them_and_why(
    tablewright_system: Open, over_tables: bool
):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    view_as(opened, ann)
    for log in (ann.user_id, ann.account):
        started = [one for one in _log(opened, log) if one["type"] == "impersonation_started"]
        assert ["Ticket 17"] == [one["details"]["reason"] for one in started]
        assert "operator" == started[0]["actor"]["kind"]
    (shown,) = [
        one for one in ann.caller.get(f"{V1}/auth/sessions").json["items"] if one.get("isOperator")
    ]
    assert "network" not in shown
    assert 204 == ann.caller.delete(f"{V1}/auth/sessions/{shown['sessionId']}").status


@BOTH
@pytest.mark.parametrize("how", ["by itself", "by the operator", "by signing out", "by the person"])
def test_a_view_as_a_person_ends(tablewright_system: Open, over_tables: bool, how: str):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    viewer = opened.bearer(view_as(opened, ann).json["token"])
    assert 200 == viewer.get(f"{V1}/users/me").status
    if how == "by itself":
        opened.clock.advance(seconds=limits.IMPERSONATION_SECONDS - 1)
        assert 200 == viewer.get(f"{V1}/users/me").status
        opened.clock.advance(seconds=1)
    elif how == "by the operator":
        path = f"{USERS}/{ann.user_id}/impersonate/end"
        assert 204 == opened.operator.post(path).status
        assert 404 == opened.operator.post(path).status
    elif how == "by signing out":
        assert 204 == viewer.post(f"{V1}/auth/logout").status
    else:
        assert 204 == ann.caller.delete(f"{V1}/auth/sessions").status
    assert 401 == viewer.get(f"{V1}/users/me").status
    assert 200 == ann.caller.get(f"{V1}/users/me").status
    ended = [one for one in _log(opened, ann.user_id) if one["type"] == "impersonation_ended"]
    assert (how in ("by the operator", "by signing out")) == bool(ended)


@BOTH
def test_one_view_as_a_person_replaces_another(tablewright_system: Open, over_tables: bool):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    first, second = (opened.bearer(view_as(opened, ann).json["token"]) for _ in range(2))
    assert (401, 200) == (first.get(f"{V1}/users/me").status, second.get(f"{V1}/users/me").status)


@BOTH
def test_many_accounts_get_their_entries(
    tablewright_system: Open, over_tables: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "IMPERSONATION_WRITES_MAX", 2)
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    accounts = [ann.account] + [
        ann.caller.post(f"{V1}/accounts", {"name": f"Firm {n}"}).json["accountId"] for n in range(4)
    ]
    assert 201 == view_as(opened, ann).status
    for account in accounts:
        types = [one["type"] for one in _log(opened, account)]
        assert 1 == types.count("impersonation_started")


@BOTH
def test_neither_token_opens_what_the_other_does(tablewright_system: Open, over_tables: bool):
    opened = tablewright_system(bureau(over_tables=over_tables))
    ann = join(opened)
    begun = view_as(opened, ann)
    viewer = opened.bearer(begun.json["token"])
    for path in ("/admin", "/admin/jobs", f"/admin/users/{ann.user_id}"):
        assert 403 == viewer.get(f"{V1}{path}").status
    assert 403 == viewer.post(f"{USERS}/{ann.user_id}/impersonate", {"reason": "x"}).status
    assert 403 == opened.operator.get(f"{V1}/users/me").status
    assert begun.headers["set-cookie"].startswith("bureau-session=session_")


def test_an_account_that_requires_a_second_factor_can_be_viewed(tablewright_system: Open):
    opened = tablewright_system(bureau())
    ann = join(opened)
    object.__setattr__(
        opened.parts.accounts.accounts, "requires_second_factor", lambda account: True
    )
    assert 403 == ann.caller.get(f"{V1}/accounts/{ann.account}").status
    viewer = opened.bearer(view_as(opened, ann).json["token"])
    assert 200 == viewer.get(f"{V1}/accounts/{ann.account}").status
