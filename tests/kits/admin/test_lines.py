"""The operator sees lines of jobs, holds and releases them, and cancels jobs."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.kits.jobs import Cap, Priority
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.sync_system import Open, SystemUnderTest
from tests.kits.admin.test_people import V1
from tests.kits.admin.world import bureau

ADMIN = f"{V1}/admin"


def _get(opened: SystemUnderTest[Any], path: str) -> Any:
    answer = opened.operator.get(f"{ADMIN}{path}")
    assert 200 == answer.status, answer.body
    return answer.json


def _post(opened: SystemUnderTest[Any], path: str, **body: Any) -> ReceivedResponse:
    return opened.operator.post(f"{ADMIN}{path}", body)


def _types(opened: SystemUnderTest[Any]) -> list[str]:
    return [one["type"] for one in _get(opened, "/activities?account=system")["items"]]


def _add(opened: SystemUnderTest[Any], job_id: str, line: str = "source#1", **more: Any) -> None:
    add = opened.parts.jobs.add("works", {"secret": "canary"}, job_id=job_id, line=line, **more)
    opened.run(opened.db.run(add))
    opened.clock.advance(seconds=1)


def _names(opened: SystemUnderTest[Any]) -> list[str]:
    return [one["line"] for one in _get(opened, "/lines")["items"]]


@pytest.mark.parametrize("name", ["", "x" * 401, "a\nb"])
def test_a_line_that_cannot_exist_is_rejected(tablewright_system: Open, name: str):
    opened = tablewright_system(bureau())
    for deed in ("hold", "release"):
        assert 422 == _post(opened, f"/lines/{deed}", line=name).status
    assert [] == _types(opened)


def test_a_line_without_jobs_has_an_empty_list(tablewright_system: Open):
    opened = tablewright_system(bureau())
    _add(opened, "one", tenant="acme")
    for query in ("line=none", "line=source%231", "line=source%231&tenant=globex"):
        assert {"items": [], "first": None, "nextCursor": None} == _get(
            opened, f"/lines/jobs?{query}"
        )
    assert 400 == opened.operator.get(f"{ADMIN}/lines?limit=26").status


def test_lines_are_listed_with_their_oldest_job_and_its_cap(tablewright_system: Open):
    opened = tablewright_system(bureau())
    cap = Cap("syncs", at_once=2)
    _add(opened, "alone", "quiet")
    for name in ("one", "two", "three"):
        _add(opened, name, tenant="acme", cap=cap, priority=Priority.HIGH)
    (line,) = _get(opened, "/lines")["items"]
    first = line.pop("first")
    cap_view = {"name": "syncs", "atOnce": 2, "inside": 1, "waiting": 0}
    since = line.pop("since")
    assert line == {
        "line": "source#1",
        "tenant": "acme",
        "isHeld": False,
        "waiting": 2,
        "cap": cap_view,
    }
    assert ("one", "waiting", "high") == (first["jobId"], first["state"], first["priority"])
    assert first["createdAt"] < since, "a second job began to wait"
    assert "canary" not in str(first)


def test_the_jobs_of_a_line_are_listed_in_their_order_page_by_page(tablewright_system: Open):
    opened = tablewright_system(bureau())
    for number in range(4):
        _add(opened, f"job {number}", tenant="acme")
    path = "/lines/jobs?line=source%231&tenant=acme&limit=2"
    page = _get(opened, path)
    more = _get(opened, f"{path}&cursor={page['nextCursor']}")
    assert "job 0" == page["first"]["jobId"]
    found = [one["jobId"] for one in (*page["items"], *more["items"])]
    assert ["job 1", "job 2", "job 3"] == found


def test_a_line_on_hold_begins_no_job_until_it_is_released(tablewright_system: Open):
    opened = tablewright_system(bureau())
    _add(opened, "one", tenant="acme", cap=Cap("syncs", at_once=3))
    _add(opened, "two", tenant="acme")
    line = {"line": "source#1", "tenant": "acme"}
    for _ in range(2):  # the second one changes nothing
        assert 204 == _post(opened, "/lines/hold", **line).status
    opened.run_jobs()
    (held,) = _get(opened, "/lines")["items"]
    assert (True, 2, "one") == (held["isHeld"], held["waiting"], held["first"]["jobId"])
    assert {"name": "syncs", "atOnce": 3, "inside": 0, "waiting": 0} == held["cap"]
    assert None is _get(opened, "/lines/jobs?line=source%231&tenant=acme").get("first")
    for _ in range(2):
        assert 204 == _post(opened, "/lines/release", **line).status
    opened.run_jobs()
    assert [] == _names(opened)
    assert ["line_released", "line_held"] == _types(opened)
    entry = _get(opened, "/activities?account=system")["items"][0]
    assert ("source#1", {"tenant": "acme"}) == (entry["resourceId"], entry["details"])


def test_lines_of_other_tenants_have_holds_of_their_own(tablewright_system: Open):
    opened = tablewright_system(bureau())
    _add(opened, "one", tenant="acme")
    assert 204 == _post(opened, "/lines/hold", line="source#1", tenant="globex").status
    opened.run_jobs()
    (line,) = _get(opened, "/lines")["items"]
    assert ("globex", 0, None) == (line["tenant"], line["waiting"], line.get("first"))


def test_a_job_that_waits_is_cancelled_and_lets_the_next_one_on(tablewright_system: Open):
    opened = tablewright_system(bureau())
    for name in ("one", "two", "three"):
        _add(opened, name)
    assert 404 == _post(opened, "/jobs/cancel", jobId="none").status
    for name in ("two", "one"):
        assert 204 == _post(opened, "/jobs/cancel", jobId=name).status
        assert 409 == _post(opened, "/jobs/cancel", jobId=name).status
    assert [] == _names(opened), "one job is left, and nobody waits for it"
    waiting = _get(opened, "/jobs?state=waiting")["items"]
    assert ["three"] == [one["jobId"] for one in waiting]
    assert ("source#1", "normal") == (waiting[0]["line"], waiting[0].get("priority", "normal"))
    assert ["job_cancelled", "job_cancelled"] == _types(opened)
