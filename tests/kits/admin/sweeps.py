"""Everything the operator changes, under each fault that AWS can cause."""

from __future__ import annotations

from collections import Counter
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

from pyotp import parse_uri
from pyotp.totp import TOTP

from tablewright.clock import instant
from tablewright.kits.audit import AuditRecord
from tablewright.kits.jobs import Job
from tablewright.kits.jobs.gate_records import Line
from tablewright.kits.jobs.records import FAILED_LANE
from tablewright.kits.people.people import People
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


async def _joined(bureau: Bureau) -> tuple[AsyncCaller, str, str]:
    """A person with a second factor, and an account."""
    body = {"email": "ann@example.com", "password": PASSWORD, "name": "A", "organisation": "A Ltd"}
    made = (await bureau.caller().post(f"{V1}/auth/register", body)).json
    ann = bureau.bearer(made["token"])
    secret = parse_uri((await ann.post(f"{V1}/auth/totp")).json["uri"]).secret
    code = TOTP(secret).at(int(bureau.clock.now()))
    assert 200 == (await ann.post(f"{V1}/auth/totp/confirm", {"code": code})).status
    account = (await ann.get(f"{V1}/users/me/accounts")).json["items"][0]["accountId"]
    return ann, made["user"]["userId"], account


def _abandoned(bureau: Bureau, name: str) -> Job:
    now = instant(bureau.clock)
    return Job(queue="bureau", job_id=name, kind="works", payload={}, lane=FAILED_LANE, due_at=now)


async def _log(bureau: Bureau, *, but: set[str]) -> Counter[str]:
    found = await bureau.db.all(AuditRecord.scan().with_hidden())
    return Counter(one.event for one in found if one.event not in but)


async def operating(act: BureauAct) -> Any:
    bureau, parts = act.world, act.world.running.parts
    ann, user_id, account_id = await _joined(bureau)
    hook = (await parts.hooks.subscribe("acme", "https://acme.example/")).endpoint_id
    await parts.hooks.disable("acme", hook, reason="Slow.")
    for name in ("one", "two"):
        await bureau.db.run(_abandoned(bureau, name).create())
    await bureau.run_jobs()
    bureau.outbox.sent.clear()
    await bureau.db.run(parts.jobs.add("works", job_id="three"))
    before = set(await _log(bureau, but=set()))
    operator, why = bureau.operator, {"reason": "Ticket 17"}
    user, account = f"{USERS}/{user_id}", f"{V1}/admin/accounts/{account_id}"
    ask = partial(act.ask, operator, "POST", repeats=True)
    with act.swept():
        await ask(f"{V1}/admin/jobs/redo", {"jobId": "one"}, expect=204, again=[409])
        await ask(f"{V1}/admin/jobs/discard", {"jobId": "two"}, expect=204, again=[404])
        for deed in ("hold", "release"):
            await ask(f"{V1}/admin/lines/{deed}", {"line": "nightly"}, expect=204)
        await ask(f"{V1}/admin/jobs/cancel", {"jobId": "three"}, expect=204, again=[409])
        await act.ask(operator, "GET", f"{V1}/admin/jobs")
        await ask(f"{V1}/admin/hooks/acme/{hook}/enable", expect=204)
        begun = await ask(f"{user}/impersonate", why, expect=201)
        await act.ask(bureau.bearer(begun.json["token"]), "GET", f"{V1}/users/me")
        await ask(f"{user}/impersonate/end", expect=204, again=[404])
        await ask(f"{user}/second-factor/reset", again=[409])
        await ask(f"{user}/suspend", why, again=[409])
        await ask(f"{user}/reactivate", again=[409])
        await ask(f"{user}/sessions/end", expect=204)
        await ask(f"{account}/suspend", why, again=[409])
        await ask(f"{account}/reactivate", again=[409])
        await act.jobs()
    await act.settle()
    log = await _log(bureau, but=before)
    assert ONCE | OFTEN == set(log)
    assert dict.fromkeys(ONCE, 1) == {one: log[one] for one in ONCE}
    if not act.is_uncertain:
        assert {"sessions_ended": 1, "impersonation_started": 2} == {o: log[o] for o in OFTEN}
    assert 401 == (await ann.get(f"{V1}/users/me")).status
    assert {"ann@example.com"} == {one.to for one in bureau.outbox.sent}
    return await _state(bureau, parts.people, user_id, account_id, hook)


async def _state(
    bureau: Bureau, people: People, user_id: str, account_id: str, hook: str
) -> tuple[Any, ...]:
    """What is stored in the end."""
    jobs = {one.job_id: one.state for one in await bureau.db.all(Job.scan().with_hidden())}
    person = await people.find(user_id)
    account = await bureau.operator.get(f"{V1}/admin/accounts/{account_id}")
    endpoint = await bureau.running.parts.hooks.endpoint("acme", hook)
    return (
        [jobs.get(name) for name in ("one", "two", "three")],
        [one.is_held for one in await bureau.db.all(Line.scan().with_hidden())],
        people.shape.value(person, "totp_enabled"),
        account.json["status"],
        endpoint.is_active,
        len(await people.entrance.sessions.of_subject(user_id)),
    )


def _scenario(*, over_tables: bool) -> Scenario[Bureau]:
    async def play(act: Act[Bureau]) -> Any:
        return await operating(act)

    play.__name__ = f"operating{'_over_tables' if over_tables else ''}"
    return Scenario(play, partial(_opened, over_tables=over_tables), list(KINDS))


SCENARIOS = [_scenario(over_tables=one) for one in (False, True)]
