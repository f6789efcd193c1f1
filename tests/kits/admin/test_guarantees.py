"""What holds whatever happens: entries of the operator's changes, and kills in the middle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablewright.kits.accounts.records import AccountRecord, MemberRecord
from tablewright.kits.audit import AuditRecord
from tablewright.kits.jobs import Job
from tablewright.kits.jobs.gate_records import Line
from tablewright.kits.people.records import PersonRecord
from tablewright.kits.sessions.records import SessionRecord
from tablewright.kits.webhooks.records import WebhookEndpoint
from tablewright.testing.audit import AuditTrail
from tablewright.testing.sync_system import Open
from tablewright.testing.system import AsyncSystemUnderTest
from tests.kits.admin.test_people import USERS, V1, join, view_as
from tests.kits.admin.world import ENTRIES, PASSWORD, Parts, bureau

Bureau = AsyncSystemUnderTest[Parts]
Kills = Callable[..., Any]


def test_every_change_of_the_operator_has_an_entry(
    tablewright_system: Open, tablewright_audit: Callable[..., AuditTrail]
):
    opened = tablewright_system(bureau())
    ann = join(opened)
    hooks, jobs = opened.parts.hooks, opened.parts.jobs
    hook = opened.run(hooks.subscribe("acme", "https://acme.example/")).endpoint_id
    opened.run(hooks.disable("acme", hook, reason="Slow."))
    for name in ("one", "two"):
        opened.run(opened.db.run(jobs.add("fails", job_id=name)))
    opened.run_jobs()
    opened.run(opened.db.run(jobs.add("works", job_id="later")))
    records = [PersonRecord, AccountRecord, MemberRecord, Job, Line, WebhookEndpoint]
    audit = tablewright_audit(opened, ENTRIES, also=records)
    user, account = f"{USERS}/{ann.user_id}", f"{V1}/admin/accounts/{ann.account}"
    for path, body in (
        (f"{V1}/admin/jobs/redo", {"jobId": "one"}),
        (f"{V1}/admin/jobs/discard", {"jobId": "two"}),
        (f"{V1}/admin/lines/hold", {"line": "nightly"}),
        (f"{V1}/admin/lines/release", {"line": "nightly"}),
        (f"{V1}/admin/jobs/cancel", {"jobId": "later"}),
        (f"{V1}/admin/hooks/acme/{hook}/enable", None),
        (f"{user}/suspend", {"reason": "x"}),
        (f"{user}/reactivate", None),
        (f"{account}/suspend", {"reason": "x"}),
        (f"{account}/reactivate", None),
        (f"{user}/impersonate", {"reason": "x"}),
        (f"{user}/impersonate/end", None),
    ):
        assert opened.operator.post(path, body).status < 300, path
    audit.check()
    seen = {"impersonate_user", "end_impersonation"}  # their sessions are not data of the system
    left = [one for one in audit.unseen() if "user" in one or "job" in one or "imperson" in one]
    assert ["end_user_sessions", "reset_user_factor"] == [one for one in left if one not in seen]


async def _joined(bureau: Bureau) -> dict[str, str]:
    body = {
        "email": "ann@example.com",
        "password": PASSWORD,
        "name": "Ann",
        "organisation": "Ann Ltd",
    }
    made = (await bureau.caller().post(f"{V1}/auth/register", body)).json
    await bureau.run_jobs()
    accounts = await bureau.bearer(made["token"]).get(f"{V1}/users/me/accounts")
    account = accounts.json["items"][0]["accountId"]
    return {"token": made["token"], "id": made["user"]["userId"], "account": account}


async def _entries(bureau: Bureau, tenant: str, event: str) -> int:
    found = await bureau.db.all(AuditRecord.of_tenant("bureau", tenant).consistently())
    return sum(one.event == event for one in found)


def test_a_person_is_suspended_as_a_whole_or_not_at_all(tablewright_kills: Kills):
    async def suspend(bureau: Bureau, ann: dict[str, str]) -> None:
        await bureau.operator.post(f"{USERS}/{ann['id']}/suspend", {"reason": "x"})

    async def check(bureau: Bureau, ann: dict[str, str]) -> None:
        bureau.clock.advance(seconds=120)
        await bureau.run_jobs()
        (found,) = (await bureau.operator.get(f"{USERS}?id={ann['id']}")).json["items"]
        is_suspended = found["status"] == "suspended"
        seen = (await bureau.bearer(ann["token"]).get(f"{V1}/users/me")).status
        body = {"email": "ann@example.com", "password": PASSWORD}
        signed_in = (await bureau.caller().post(f"{V1}/auth/login", body)).status
        assert (seen, signed_in) == ((401, 401) if is_suspended else (200, 200))
        assert is_suspended == await _entries(bureau, ann["id"], "user_suspended")

    report = tablewright_kills(bureau(), suspend, check, prepare=_joined)
    assert report.kills >= 2


def test_nobody_is_viewed_without_an_entry(tablewright_kills: Kills):
    async def view(bureau: Bureau, ann: dict[str, str]) -> None:
        path = f"{USERS}/{ann['id']}/impersonate"
        first = await bureau.operator.post(path, {"reason": "x"})
        viewer = bureau.bearer(first.json["token"])
        assert 200 == (await viewer.get(f"{V1}/users/me")).status
        await bureau.operator.post(path, {"reason": "y"})
        await bureau.operator.post(f"{path}/end")

    async def check(bureau: Bureau, ann: dict[str, str]) -> None:
        sessions = await bureau.running.parts.people.entrance.sessions.of_subject(ann["id"])
        viewing = sum(bool(one.impersonator) for one in sessions)
        started = await _entries(bureau, ann["id"], "impersonation_started")
        assert viewing <= 1
        assert viewing <= started
        assert started == await _entries(bureau, ann["account"], "impersonation_started")
        assert 200 == (await bureau.bearer(ann["token"]).get(f"{V1}/users/me")).status

    report = tablewright_kills(bureau(), view, check, prepare=_joined)
    assert report.kills >= 4


def test_the_token_of_the_operator_is_stored_nowhere(tablewright_system: Open):
    opened = tablewright_system(bureau())
    ann = join(opened)
    token = view_as(opened, ann).json["token"]
    stored = opened.run(opened.db.all(SessionRecord.of_subject("bureau", ann.user_id)))
    assert token not in str(stored)
    assert {"admin", None} == {one.impersonator for one in stored}
