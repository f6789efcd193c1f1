"""The audit log over HTTP, with the kit's own records and over core's activities."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from typing import Any

import pytest

from tablewright.api import limits as api_limits
from tablewright.kits.audit import SYSTEM_TENANT, AuditShape, Happening, limits
from tablewright.model import transaction
from tablewright.testing.sync_system import Open, SystemUnderTest
from tests.kits.audit.documented import OVER_LISTBACKUP
from tests.kits.audit.world import OVER_CORE, OWN, ledger

LOG = "/ledger/v1/accounts/acme/activities"
EACH = pytest.mark.parametrize(
    "shape", [OWN, OVER_CORE, OVER_LISTBACKUP], ids=["own records", "core", "listbackup"]
)

Shape = AuditShape[Any]


def _write(opened: SystemUnderTest[Any], person: str, *texts: str, account: str = "acme") -> None:
    for text in texts:
        path = f"/ledger/v1/accounts/{account}/notes"
        assert 201 == opened.bearer(person).post(path, {"text": text}).status
        opened.clock.advance(seconds=60)


def _listed(opened: SystemUnderTest[Any], query: str = "", person: str = "reader") -> list[Any]:
    answer = opened.bearer(person).get(LOG + query)
    assert 200 == answer.status, answer.body
    return answer.json["items"]


def _texts(items: list[Any]) -> list[str]:
    return [one["after"]["text"] for one in items]


def _at(opened: SystemUnderTest[Any]) -> str:
    now = datetime.fromtimestamp(opened.clock.now(), UTC)
    return now.isoformat().replace("+00:00", "Z")


# Errors


@EACH
@pytest.mark.parametrize(
    ("query", "status"),
    [
        ("?from=2030-01-02T00:00:00Z&to=2030-01-01T00:00:00Z", 422),
        ("?from=yesterday", 400),
        ("?from=2030-01-02T00:00:00", 400),
        ("?limit=101", 400),
        ("?limit=0", 400),
        ("?cursor=made-up", 400),
        ("?user=", 400),
        ("?colour=red", 400),
    ],
)
def test_a_query_that_cannot_be_meant_is_rejected(
    tablewright_system: Open, shape: Shape, query: str, status: int
):
    opened = tablewright_system(ledger(shape))
    for path in (LOG, f"{LOG}/export"):
        if "limit" in query and path.endswith("export"):
            continue
        assert status == opened.bearer("reader").get(path + query).status


@EACH
def test_a_cursor_of_other_filters_is_rejected(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "a", "b")
    cursor = opened.bearer("reader").get(f"{LOG}?limit=1").json["nextCursor"]
    assert 400 == opened.bearer("reader").get(f"{LOG}?user=ann&cursor={cursor}").status
    assert 400 == opened.bearer("ann").get(f"{LOG}?cursor={cursor}").status
    other = LOG.replace("acme", "globex")
    assert 400 == opened.bearer("reader").get(f"{other}?cursor={cursor}").status


@EACH
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_entries_cannot_be_changed_or_deleted(tablewright_system: Open, shape: Shape, method: str):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "a")
    (entry,) = _listed(opened)
    for path in (LOG, f"{LOG}/{entry['activityId']}"):
        assert 405 == opened.bearer("reader").ask(method, path).status
        assert 405 == opened.operator.ask(method, path).status
    assert [entry] == _listed(opened)


@EACH
def test_entries_of_other_accounts_are_not_found(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "theirs", account="globex")
    assert [] == _listed(opened)
    theirs = opened.bearer("reader").get(LOG.replace("acme", "globex")).json["items"][0]
    foreign = opened.bearer("reader").get(f"{LOG}/{theirs['activityId']}")
    missing = opened.bearer("reader").get(f"{LOG}/{'0' * 36}")
    assert (404, 404) == (foreign.status, missing.status)
    assert missing.error["message"] == foreign.error["message"]


@EACH
def test_what_concerns_no_tenant_is_for_the_operator_only(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    audit = opened.parts.audit
    swept = audit.by_system(SYSTEM_TENANT, Happening("swept", "job", "done"))
    opened.run(audit.db.run(transaction(*swept)))
    place = LOG.replace("acme", SYSTEM_TENANT)
    seen = opened.operator.get("/ledger/v1/admin/activities").json["items"]
    assert ["swept"] == [one["type"] for one in seen]
    for path in (place, f"{place}/export", f"{place}/{seen[0]['activityId']}"):
        assert 404 == opened.bearer("reader").get(path).status
    assert 403 == opened.bearer("reader").get("/ledger/v1/admin/activities").status


# Lists


@EACH
def test_the_newest_entries_come_first_page_by_page(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", *"abcde")
    found, query = [], "?limit=2"
    while True:
        page = opened.bearer("reader").get(LOG + query).json
        found.append(_texts(page["items"]))
        if page.get("nextCursor") is None:
            break
        query = f"?limit=2&cursor={page['nextCursor']}"
    assert [["e", "d"], ["c", "b"], ["a"]] == [one for one in found if one]


@EACH
def test_an_entry_says_who_did_what_from_where(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    moment = opened.clock.now()
    opened.bearer("ann").post(
        "/ledger/v1/accounts/acme/notes", {"text": "a"}, headers={"user-agent": "Test/1.0"}
    )
    (entry,) = _listed(opened)
    assert (shape.event_of("note_created"), "note", "created") == (
        entry["type"],
        entry["resource"],
        entry["action"],
    )
    assert ("acme", "ann") == (entry["accountId"], entry["userId"])
    assert {"kind": "user", "id": "ann"} == entry["actor"]
    assert ("203.0.113.7", "Test/1.0") == (entry["ipAddress"], entry["userAgent"])
    assert int(moment) == int(datetime.fromisoformat(entry["timestamp"]).timestamp())
    assert entry == opened.bearer("reader").get(f"{LOG}/{entry['activityId']}").json


@EACH
def test_filters_by_time_include_both_ends(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    moments: list[str] = []
    for text in "abc":
        moments.append(_at(opened))
        _write(opened, "ann", text)
    assert ["c", "b"] == _texts(_listed(opened, f"?from={moments[1]}"))
    assert ["b", "a"] == _texts(_listed(opened, f"?to={moments[1]}"))
    assert ["b"] == _texts(_listed(opened, f"?from={moments[1]}&to={moments[1]}"))
    assert [] == _listed(opened, f"?from={_at(opened)}")
    assert ["c", "b", "a"] == _texts(_listed(opened, "?from=1900-01-01T00:00:00Z"))


@EACH
def test_filters_by_user_type_and_resource(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "a")
    _write(opened, "ben", "b")
    (of_ben,) = _listed(opened, "?user=ben")
    assert "b" == of_ben["after"]["text"]
    path = f"/ledger/v1/accounts/acme/notes/{of_ben['resourceId']}"
    opened.bearer("ann").put(path, {"text": "c"})
    changed, created = map(shape.event_of, ("note_changed", "note_created"))
    assert [changed] == [one["type"] for one in _listed(opened, f"?type={changed}")]
    assert 2 == len(_listed(opened, f"?resource=note&resourceId={of_ben['resourceId']}"))
    assert [] == _listed(opened, "?resource=account")
    assert 1 == len(_listed(opened, f"?user=ann&type={created}"))


@EACH
def test_a_page_reads_a_bounded_number_of_entries(
    tablewright_system: Open, shape: Shape, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(api_limits, "API_PAGE_READS_MAX", 3)
    opened = tablewright_system(ledger(shape))
    _write(opened, "ben", "b")
    _write(opened, "ann", *"acde")
    page = opened.bearer("reader").get(f"{LOG}?user=ben").json
    assert [] == page["items"]
    more = opened.bearer("reader").get(f"{LOG}?user=ben&cursor={page['nextCursor']}").json
    assert ["b"] == _texts(more["items"])


# Own entries


@EACH
def test_with_the_right_to_ones_own_entries_others_are_not_seen(
    tablewright_system: Open, shape: Shape
):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "mine")
    _write(opened, "ben", "his")
    assert ["mine"] == _texts(_listed(opened, person="ann"))
    assert ["mine"] == _texts(_listed(opened, "?user=ann", person="ann"))
    refused = opened.bearer("ann").get(f"{LOG}?user=ben")
    assert (403, "activities.read") == (refused.status, refused.error["details"]["permission"])
    his = _listed(opened, "?user=ben")[0]["activityId"]
    assert 404 == opened.bearer("ann").get(f"{LOG}/{his}").status
    exported = opened.bearer("ann").get(f"{LOG}/export?format=jsonl").body.splitlines()
    assert ["mine"] == _texts([json.loads(one) for one in exported])


@EACH
def test_people_see_what_they_did_in_all_accounts(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "a")
    _write(opened, "ben", "b")
    _write(opened, "ann", "c", account="globex")
    answer = opened.bearer("ann").get("/ledger/v1/users/me/activities")
    assert ["c", "a"] == _texts(answer.json["items"])
    since = opened.bearer("ann").get(f"/ledger/v1/users/me/activities?from={_at(opened)}")
    assert [] == since.json["items"]
    query = f"type={shape.event_of('note_created')}&limit=1"
    filtered = opened.bearer("ann").get(f"/ledger/v1/users/me/activities?{query}")
    assert ["c"] == _texts(filtered.json["items"])
    none = opened.bearer("ann").get("/ledger/v1/users/me/activities?resource=account")
    assert [] == none.json["items"]
    assert 403 == opened.operator.get("/ledger/v1/users/me/activities").status


@EACH
def test_the_operator_reads_any_log(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", "a")
    _write(opened, "ben", "b", account="globex")
    path = "/ledger/v1/admin/activities"
    assert ["b"] == _texts(opened.operator.get(f"{path}?account=globex").json["items"])
    assert ["a"] == _texts(opened.operator.get(f"{path}?user=ann").json["items"])
    assert [] == opened.operator.get(f"{path}?account=acme&user=ben").json["items"]
    of_type = opened.operator.get(f"{path}?type={shape.event_of('note_created')}").json["items"]
    assert ([] if shape.of_event is None else ["b", "a"]) == _texts(of_type)


# Exports


@EACH
def test_an_export_as_csv_has_no_formulas(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    agent = {"user-agent": "=cmd()"}
    path = "/ledger/v1/accounts/acme/notes"
    opened.bearer("ann").post(path, {"text": "=1+1"}, headers=agent)
    answer = opened.bearer("reader").get(f"{LOG}/export")
    assert "text/csv; charset=utf-8" == answer.headers["content-type"]
    assert 'attachment; filename="activities.csv"' == answer.headers["content-disposition"]
    (row,) = csv.DictReader(io.StringIO(answer.body.decode(), newline=""))
    assert (shape.event_of("note_created"), "'=cmd()") == (row["type"], row["userAgent"])
    assert "=1+1" == json.loads(row["after"])["text"]


@EACH
def test_an_export_as_json_lines_has_what_the_list_has(tablewright_system: Open, shape: Shape):
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", *"abc")
    answer = opened.bearer("reader").get(f"{LOG}/export?format=jsonl")
    assert "application/x-ndjson" == answer.headers["content-type"]
    assert _listed(opened) == [json.loads(line) for line in answer.body.splitlines()]


@EACH
@pytest.mark.parametrize("kind", ["csv", "jsonl"])
def test_an_export_that_is_not_whole_says_so_and_can_be_continued(
    tablewright_system: Open, shape: Shape, kind: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(limits, "AUDIT_EXPORT_PAGE", 2)
    monkeypatch.setattr(api_limits, "API_PAGE_READS_MAX", 2)
    monkeypatch.setattr(limits, "AUDIT_EXPORT_READS_MAX", 4)
    opened = tablewright_system(ledger(shape))
    _write(opened, "ann", *"abcde")

    def rows(query: str) -> list[dict[str, Any]]:
        body = opened.bearer("reader").get(f"{LOG}/export?format={kind}{query}").body.decode()
        if kind == "jsonl":
            return [json.loads(line) for line in body.splitlines()]
        read = csv.DictReader(io.StringIO(body, newline=""))
        return [{**row, "after": json.loads(row["after"] or "{}")} for row in read]

    *first, last = rows("")
    assert [*"edcb"] == _texts(first)
    assert "export_incomplete" == last["type"]
    cursor = last["nextCursor"] if kind == "jsonl" else json.loads(last["details"])["nextCursor"]
    assert ["a"] == _texts(rows(f"&cursor={cursor}"))
