"""Everything the operator changes, under each fault that AWS can cause."""

from __future__ import annotations

from collections import Counter
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from functools import partial
from typing import Any

from pyotp import parse_uri
from pyotp.totp import TOTP

from tablewright.clock import instant
from tablewright.kits.audit import AuditRecord
from tablewright.kits.jobs import Job
from tablewright.kits.jobs.gate_records import Line
from tablewright.kits.jobs.records import FAILED_LANE
from tablewright.testing import Stage
from tablewright.testing.caller import AsyncCaller
from tablewright.testing.fault import KINDS
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.kits.admin.test_people import USERS, V1
from tests.kits.admin.world import PASSWORD, Parts, bureau
from tests.systems.sweeping import Act, Cover, Scenario

Bureau = AsyncSystemUnderTest[Parts]
BureauAct = Act[Bureau]
ONCE = {  # a repetition of these requests finds that they have been carried out
    *("job_redone", "job_discarded", "job_cancelled", "line_held", "line_released"),
    *("webhook_enabled", "account_suspended", "account_reactivated"),
    *("user_suspended", "user_reactivated", "second_factor_reset", "impersonation_ended"),
}
OFTEN = {"sessions_ended", "impersonation_started"}  # every request that may have been carried out


def _opened(
    stage: Stage, cover: Cover, *, over_tables: bool
) -> AbstractAsyncContextManager[Bureau]:
    return in_memory(
        bureau(over_tables=over_tables),
        transport=stage.async_transport,
        clock=stage.clock,
        ids=stage.ids,
        on_response=cover.answered,
        worked=cover.worked,
    )


@dataclass(frozen=True)
class Prepared:
    """What the operator changes: a person with a second factor, an account, a webhook and jobs."""

    ann: AsyncCaller
    user_id: str
    account_id: str
    hook: str
    events: set[str]  # that the log has before

    @property
    def user(self) -> str:
        return f"{USERS}/{self.user_id}"

    @property
    def account(self) -> str:
        return f"{V1}/admin/accounts/{self.account_id}"

    @property
    def enable(self) -> str:
        return f"{V1}/admin/hooks/acme/{self.hook}/enable"


async def prepare(bureau: Bureau) -> Prepared:
    body = {"email": "ann@example.com", "password": PASSWORD, "name": "A", "organisation": "A Ltd"}
    made = (await bureau.caller().post(f"{V1}/auth/register", body)).json
    ann = bureau.bearer(made["token"])
    secret = parse_uri((await ann.post(f"{V1}/auth/totp")).json["uri"]).secret
    code = TOTP(secret).at(int(bureau.clock.now()))
    assert 200 == (await ann.post(f"{V1}/auth/totp/confirm", {"code": code})).status
    account = (await ann.get(f"{V1}/users/me/accounts")).json["items"][0]["accountId"]
    parts = bureau.running.parts
    hook = (await parts.hooks.subscribe("acme", "https://acme.example/")).endpoint_id
    await parts.hooks.disable("acme", hook, reason="Slow.")
    for name in ("one", "two"):
        await bureau.db.run(_abandoned(bureau, name).create())
    await bureau.run_jobs()
    bureau.outbox.sent.clear()
    await bureau.db.run(parts.jobs.add("works", job_id="three"))
    events = set(await log_of(bureau, but=set()))
    return Prepared(ann, made["user"]["userId"], account, hook, events)


def _abandoned(bureau: Bureau, name: str) -> Job:
    now = instant(bureau.clock)
    ended: dict[str, Any] = {"lane": FAILED_LANE, "due_at": now, "ended_at": now}
    return Job(queue="bureau", job_id=name, kind="works", payload={}, **ended)


async def log_of(bureau: Bureau, *, but: set[str]) -> Counter[str]:
    found = await bureau.db.all(AuditRecord.scan().with_hidden())
    return Counter(one.event for one in found if one.event not in but)


async def operating(act: BureauAct) -> Any:
    bureau, one = act.world, await prepare(act.world)
    operator, why = bureau.operator, {"reason": "Ticket 17"}
    ask = partial(act.ask, operator, "POST", repeats=True)
    with act.swept():
        await ask(f"{V1}/admin/jobs/redo", {"jobId": "one"}, expect=204, again=[409])
        await ask(f"{V1}/admin/jobs/discard", {"jobId": "two"}, expect=204, again=[404])
        for deed in ("hold", "release"):
            await ask(f"{V1}/admin/lines/{deed}", {"line": "nightly"}, expect=204)
        await ask(f"{V1}/admin/jobs/cancel", {"jobId": "three"}, expect=204, again=[409])
        await act.ask(operator, "GET", f"{V1}/admin/jobs")
        await ask(one.enable, expect=204)
        begun = await ask(f"{one.user}/impersonate", why, expect=201)
        await act.ask(bureau.bearer(begun.json["token"]), "GET", f"{V1}/users/me")
        await ask(f"{one.user}/impersonate/end", expect=204, again=[404])
        await ask(f"{one.user}/second-factor/reset", again=[409])
        await ask(f"{one.user}/suspend", why, again=[409])
        await ask(f"{one.user}/reactivate", again=[409])
        await ask(f"{one.user}/sessions/end", expect=204)
        await ask(f"{one.account}/suspend", why, again=[409])
        await ask(f"{one.account}/reactivate", again=[409])
        await act.jobs()
    await act.settle()
    log = await log_of(bureau, but=one.events)
    assert ONCE | OFTEN == set(log)
    assert dict.fromkeys(ONCE, 1) == {event: log[event] for event in ONCE}
    if not act.is_uncertain:
        assert {"sessions_ended": 1, "impersonation_started": 2} == {o: log[o] for o in OFTEN}
    assert 401 == (await one.ann.get(f"{V1}/users/me")).status
    assert {"ann@example.com"} == {mail.to for mail in bureau.outbox.sent}
    return await state_of(bureau, one)


async def state_of(bureau: Bureau, one: Prepared) -> dict[str, Any]:
    """What is stored."""
    parts = bureau.running.parts
    shape, sessions = parts.people.shape, parts.people.entrance.sessions
    person = await bureau.db.run(shape.get(one.user_id))
    jobs = {job.job_id: job.state for job in await bureau.db.all(Job.scan().with_hidden())}
    account = await bureau.operator.get(one.account)
    return {
        "jobs": [jobs.get(name) for name in ("one", "two", "three")],
        "held": [line.is_held for line in await bureau.db.all(Line.scan().with_hidden())],
        "hook": (await parts.hooks.endpoint("acme", one.hook)).is_active,
        "factor": shape.value(person, "totp_enabled"),
        "user": "suspended" if shape.is_suspended(person) else "active",
        "sessions": len(await sessions.of_subject(one.user_id)),
        "account": account.json["status"],
    }


def _scenario(*, over_tables: bool) -> Scenario[Bureau]:
    async def play(act: Act[Bureau]) -> Any:
        return await operating(act)

    play.__name__ = f"operating{'_over_tables' if over_tables else ''}"
    return Scenario(play, partial(_opened, over_tables=over_tables), list(KINDS))


SCENARIOS = [_scenario(over_tables=one) for one in (False, True)]
