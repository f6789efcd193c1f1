"""The operator looks after jobs, webhooks, outgoing requests, accounts, tables and processes."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta
from typing import Any
from urllib.parse import quote

import pytest

from tablewright.api.rules import OPERATOR
from tablewright.kits.admin import Heartbeat, admin_routes
from tablewright.kits.admin import limits as admin_limits
from tablewright.kits.http import Budget, Budgets
from tablewright.kits.http.breakers import Breakers
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.sync_system import Open, SystemUnderTest
from tests.kits.admin.test_people import V1, join
from tests.kits.admin.world import ROUTES, bureau

ADMIN = f"{V1}/admin"


def _get(opened: SystemUnderTest[Any], path: str) -> Any:
    answer = opened.operator.get(f"{ADMIN}{path}")
    assert 200 == answer.status, answer.body
    return answer.json


def _post(opened: SystemUnderTest[Any], path: str, body: Any = None) -> ReceivedResponse:
    return opened.operator.post(f"{ADMIN}{path}", body)


def _log(opened: SystemUnderTest[Any], tenant: str = "system") -> list[Any]:
    return _get(opened, f"/activities?account={tenant}")["items"]


# Who may


def test_every_route_of_the_kit_is_for_the_operator_alone(tablewright_system: Open):
    routes = [one for one in ROUTES if one.path.startswith("/v1/admin")]
    assert len(routes) > 20
    assert {OPERATOR} == {one.rule for one in routes}
    opened = tablewright_system(bureau())
    ann = join(opened)
    for route in routes:
        names = ("tenant", "endpoint_id", "user_id", "account_id")
        path = route.path
        for name in names:
            path = path.replace(f"{{{name}}}", ann.account)
        target = f"/bureau{path}"
        assert 401 == opened.caller().ask(route.method, target).status, target
        assert 403 == ann.caller.ask(route.method, target).status, target


def test_a_system_has_only_the_routes_for_what_it_has():
    paths = {one.path for one in admin_routes(jobs=False)}
    assert {"/admin", "/admin/tables", "/admin/nodes"} == paths
    assert "/admin/users" not in {one.path for one in admin_routes(accounts=True)}


def test_the_overview_names_the_sections(tablewright_system: Open):
    opened = tablewright_system(bureau())
    answer = _get(opened, "")
    assert ("bureau", "Bureau") == (answer["system"], answer["title"])
    assert (
        "people accounts activities jobs hooks outgoing tables nodes".split() == answer["sections"]
    )


# Jobs


def _give_up(opened: SystemUnderTest[Any], *job_ids: str) -> None:
    for job_id in job_ids:
        job = opened.parts.jobs.add("fails", {"secret": "payload canary"}, job_id=job_id)
        opened.run(opened.db.run(job))
    opened.run_jobs()


def test_jobs_that_were_given_up_are_listed_without_payload_and_secrets(tablewright_system: Open):
    opened = tablewright_system(bureau())
    _give_up(opened, "a/b c", "two")
    page = _get(opened, "/jobs?limit=1")
    more = _get(opened, f"/jobs?limit=1&cursor={page['nextCursor']}")
    found = [*page["items"], *more["items"]]
    assert {"a/b c", "two"} == {one["jobId"] for one in found}
    assert {"abandoned"} == {one["state"] for one in found}
    assert "[redacted]@example.com" in found[0]["lastError"]
    assert "canary" not in str(found)
    assert "hunter2" not in str(found)


def test_a_job_is_redone_or_discarded_once(tablewright_system: Open):
    opened = tablewright_system(bureau())
    _give_up(opened, "a/b c", "two")
    assert 404 == _post(opened, "/jobs/redo", {"jobId": "none"}).status
    assert 204 == _post(opened, "/jobs/redo", {"jobId": "a/b c"}).status
    assert 409 == _post(opened, "/jobs/redo", {"jobId": "a/b c"}).status
    assert 409 == _post(opened, "/jobs/discard", {"jobId": "a/b c"}).status
    assert ["a/b c"] == [one["jobId"] for one in _get(opened, "/jobs?state=waiting")["items"]]
    opened.run_jobs()
    assert 204 == _post(opened, "/jobs/discard", {"jobId": "two"}).status
    assert 404 == _post(opened, "/jobs/discard", {"jobId": "two"}).status
    assert ["a/b c"] == [one["jobId"] for one in _get(opened, "/jobs")["items"]]
    assert ["job_discarded", "job_redone"] == [one["type"] for one in _log(opened)]
    assert {"kind": "fails"} == _log(opened)[0]["details"]


def test_jobs_that_wait_are_listed_page_by_page_over_all_lanes(tablewright_system: Open):
    opened = tablewright_system(bureau())
    names = [f"job {number}" for number in range(9)]
    later = datetime.fromtimestamp(opened.clock.now(), UTC) + timedelta(hours=1)
    for name in names:
        opened.run(opened.db.run(opened.parts.jobs.add("works", job_id=name, at=later)))
    for limit in (1, 2, 5, 100):
        found, cursor = [], ""
        while True:
            page = _get(opened, f"/jobs?state=waiting&limit={limit}{cursor}")
            assert len(page["items"]) <= limit
            found += [one["jobId"] for one in page["items"]]
            if page["nextCursor"] is None:
                break
            cursor = f"&cursor={page['nextCursor']}"
        assert names == sorted(found)
    assert [] == _get(opened, "/jobs?state=running")["items"]
    assert {"abandoned": 0, "unfinished": 9, "isExact": True} == _get(opened, "/jobs/counts")


@pytest.mark.parametrize("cursor", ["x", "9.", "-1.", "1", "0.made-up", "٣."])
def test_a_cursor_of_jobs_that_is_made_up_is_rejected(tablewright_system: Open, cursor: str):
    opened = tablewright_system(bureau())
    path = f"{ADMIN}/jobs?state=waiting&cursor={quote(cursor)}"
    assert 400 == opened.operator.get(path).status


def test_counts_say_when_there_are_more(tablewright_system: Open, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(admin_limits, "JOBS_COUNTED_MAX", 1)
    opened = tablewright_system(bureau())
    for number in range(9):
        opened.run(opened.db.run(opened.parts.jobs.add("works", job_id=f"{number}")))
    counts = _get(opened, "/jobs/counts")
    assert counts["unfinished"] < 9
    assert not counts["isExact"]


# Webhooks


def test_endpoints_that_get_no_messages_are_listed_and_enabled(tablewright_system: Open):
    opened = tablewright_system(bureau())
    hooks = opened.parts.hooks
    url = "https://acme.example/hook"
    first = opened.run(hooks.subscribe("acme", url)).endpoint_id
    opened.run(hooks.subscribe("acme", url))
    assert [] == _get(opened, "/hooks")["items"]
    opened.run(hooks.disable("acme", first, reason="It failed for days."))
    second = opened.run(hooks.subscribe("globex", url)).endpoint_id
    opened.clock.advance(seconds=60)
    opened.run(hooks.disable("globex", second, reason="Too slow."))
    page = _get(opened, "/hooks?limit=1")
    (shown,) = page["items"]
    assert ("acme", first, "disabled") == (shown["tenant"], shown["endpointId"], shown["status"])
    assert ("It failed for days.", url) == (shown["reason"], shown["url"])
    assert "whsec" not in str(page)
    (other,) = _get(opened, f"/hooks?limit=1&cursor={page['nextCursor']}")["items"]
    assert "globex" == other["tenant"]
    assert 204 == _post(opened, f"/hooks/acme/{first}/enable").status
    assert opened.run(hooks.endpoint("acme", first)).is_active
    assert ["globex"] == [one["tenant"] for one in _get(opened, "/hooks")["items"]]
    assert ["webhook_enabled"] == [one["type"] for one in _log(opened, "acme")]
    assert 404 == _post(opened, "/hooks/acme/none/enable").status


# Outgoing requests


def test_hosts_that_fail_and_budgets_in_use_are_listed(tablewright_system: Open):
    opened = tablewright_system(bureau())
    runtime = opened.awaited.running.runtime
    breakers = Breakers("bureau", runtime.db, runtime.clock, runtime.ids)
    now = datetime.fromtimestamp(opened.clock.now(), UTC)
    for _ in range(5):
        opened.run(breakers.failed("down.example:443", started_at=now, probe=None))
    opened.run(
        Breakers("other", runtime.db, runtime.clock, runtime.ids).failed(
            "else.example:443", started_at=now, probe=None
        )
    )
    (host,) = _get(opened, "/breakers")["items"]
    assert ("down.example:443", 5) == (host["host"], host["failures"])
    assert "pausedUntil" in host

    async def spend() -> None:
        budgets = Budgets(runtime.db, runtime.clock, runtime.ids)
        async with budgets.spending(Budget("hubspot#7", per_minute=10, at_once=2), seconds=5):
            pass

    opened.run(spend())
    (budget,) = _get(opened, "/budgets")["items"]
    assert ("hubspot#7", 0) == (budget["name"], budget["running"])
    assert budget["freeAt"] > now.isoformat()[:19]


# Accounts


def test_accounts_are_found_by_id_and_suspended_with_a_reason(tablewright_system: Open):
    opened = tablewright_system(bureau())
    ann = join(opened)
    (found,) = _get(opened, f"/accounts?id={ann.account}")["items"]
    assert ("ann Ltd", "active") == (found["name"], found["status"])
    assert [] == _get(opened, "/accounts?id=none")["items"]
    assert 422 == opened.operator.get(f"{ADMIN}/accounts").status
    assert 422 == opened.operator.get(f"{ADMIN}/accounts?name=ann").status
    one = f"/accounts/{ann.account}"
    assert 422 == _post(opened, f"{one}/suspend", {"reason": ""}).status
    suspended = _post(opened, f"{one}/suspend", {"reason": "Unpaid"}).json
    assert ("suspended", "Unpaid") == (suspended["status"], suspended["suspendedFor"])
    assert 409 == _post(opened, f"{one}/suspend", {"reason": "Unpaid"}).status
    back = ann.caller.post(f"{V1}/accounts/{ann.account}/reactivate")
    assert (409, "suspended_by_operator") == (back.status, back.error["details"]["reason"])
    assert "Unpaid" == ann.caller.get(f"{V1}/accounts/{ann.account}").json["suspendedFor"]
    assert "active" == _post(opened, f"{one}/reactivate").json["status"]
    types = [entry["type"] for entry in _log(opened, ann.account)]
    assert ["account_reactivated", "account_suspended"] == types[:2]
    assert 404 == _post(opened, "/accounts/none/suspend", {"reason": "x"}).status


def test_the_operator_takes_a_suspension_over(tablewright_system: Open):
    opened = tablewright_system(bureau())
    ann = join(opened)
    own = f"{V1}/accounts/{ann.account}"
    assert 200 == ann.caller.post(f"{own}/suspend", {"reason": "Holidays"}).status
    taken = _post(opened, f"/accounts/{ann.account}/suspend", {"reason": "Unpaid"})
    assert ("operator", "Unpaid") == (taken.json["suspendedBy"], taken.json["suspendedFor"])
    assert 409 == ann.caller.post(f"{own}/reactivate").status
    assert {"reason": "Unpaid"} == _log(opened, ann.account)[0]["details"]


# Tables and processes


def test_tables_are_listed_with_counts_and_sizes(tablewright_system: Open):
    opened = tablewright_system(bureau(over_tables=True))
    join(opened)
    tables = {one["name"]: one for one in _get(opened, "/tables")["items"]}
    assert {"fellows", "tablewright-service"} == set(tables)
    assert "ACTIVE" == tables["fellows"]["status"]
    assert tables["fellows"]["items"] >= 1
    assert tables["tablewright-service"]["bytes"] > 0
    assert ["due-index"] == tables["tablewright-service"]["indexes"]
    opened.run(opened.db.call("DeleteTable", {"TableName": "fellows"}))
    tables = {one["name"]: one for one in _get(opened, "/tables")["items"]}
    assert "MISSING" == tables["fellows"]["status"]


def test_processes_say_that_they_run_until_they_end(tablewright_system: Open):
    opened = tablewright_system(bureau())
    (beat,) = [one for one in opened.awaited.running.assembly.work if isinstance(one, Heartbeat)]

    async def live() -> list[Any]:
        stopping = asyncio.Event()
        running = asyncio.ensure_future(beat.run(stopping))
        operator = opened.awaited.operator
        while not (found := (await operator.get(f"{ADMIN}/nodes")).json["items"]):
            await asyncio.sleep(0)
        stopping.set()
        await running
        return found

    (node,) = opened.run(live())
    assert beat.node_id == node["nodeId"]
    assert [] == _get(opened, "/nodes")["items"]
