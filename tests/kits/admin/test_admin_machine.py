"""The operator redoes and discards jobs, and views people, on two nodes at the same time."""

from __future__ import annotations

import asyncio

from hypothesis import given, settings
from hypothesis import strategies as st

from tablewright.kits.audit import AuditRecord
from tablewright.kits.people import limits
from tablewright.testing.system import AsyncSystemUnderTest, in_memory
from tests.examples import examples
from tests.kits.admin.test_people import USERS, V1
from tests.kits.admin.world import PASSWORD, Parts, bureau

Bureau = AsyncSystemUnderTest[Parts]
DONE = {"redo": "job_redone", "discard": "job_discarded"}
ROUNDS = st.lists(
    st.lists(
        st.tuples(st.sampled_from(sorted(DONE)), st.sampled_from(["one", "two"])),
        min_size=2,
        max_size=4,
    ),
    min_size=1,
    max_size=4,
)
VIEWS = st.lists(
    st.one_of(
        st.sampled_from(["view", "end", "write"]),
        st.sampled_from([1, 900, limits.IMPERSONATION_SECONDS - 1, limits.IMPERSONATION_SECONDS]),
    ),
    min_size=2,
    max_size=8,
)
WRITES = (
    ("PATCH", "/users/me", {"name": "Eve"}),
    ("POST", "/auth/totp", None),
    ("DELETE", "/auth/sessions", None),
    ("DELETE", "/users/me", None),
)


async def _events(bureau: Bureau, tenant: str) -> list[str]:
    found = await bureau.db.all(AuditRecord.of_tenant("bureau", tenant).consistently())
    return [one.event for one in found]


async def _abandoned(bureau: Bureau) -> set[str]:
    listed = await bureau.operator.get(f"{V1}/admin/jobs")
    return {one["jobId"] for one in listed.json["items"]}


async def _play_jobs(rounds: list[list[tuple[str, str]]]) -> None:
    async with in_memory(bureau(), nodes=2) as opened:
        for name in ("one", "two"):
            await opened.db.run(opened.running.parts.jobs.add("fails", job_id=name))
        await opened.run_jobs()
        expected = {"job_redone": 0, "job_discarded": 0}
        for deeds in rounds:
            before = await _abandoned(opened)
            asked = [
                opened.operator.post(f"{V1}/admin/jobs/{deed}", {"jobId": name})
                for deed, name in deeds
            ]
            answers = await asyncio.gather(*asked)
            for name in ("one", "two"):
                of_job = [
                    (deed, answer.status)
                    for (deed, about), answer in zip(deeds, answers, strict=True)
                    if about == name
                ]
                good = [deed for deed, status in of_job if status == 204]
                assert all(status in (204, 404, 409) for _, status in of_job)
                assert len(good) == (name in before and bool(of_job)), of_job
                for deed in good:
                    expected[DONE[deed]] += 1
            assert before - {name for _, name in deeds} == await _abandoned(opened)
            await opened.run_jobs()
        events = await _events(opened, "system")
        assert expected == {one: events.count(one) for one in expected}


@settings(max_examples=examples(15))
@given(ROUNDS)
def test_an_abandoned_job_is_redone_or_discarded_once_with_one_entry(
    rounds: list[list[tuple[str, str]]],
):
    asyncio.run(_play_jobs(rounds))


async def _play_views(steps: list[str | int], *, over_tables: bool) -> None:
    async with in_memory(bureau(over_tables=over_tables), nodes=2) as opened:
        body = {"email": "ann@example.com", "password": PASSWORD, "name": "Ann"}
        made = (await opened.caller().post(f"{V1}/auth/register", body)).json
        ann, path = opened.bearer(made["token"]), f"{USERS}/{made['user']['userId']}/impersonate"
        token, until, started, ended, old = "", 0.0, 0, 0, list[str]()
        for step in steps:
            if step == "view":
                begun = await opened.operator.post(path, {"reason": "Ticket 17"})
                assert 201 == begun.status, begun.body
                old.append(token)
                token, started = begun.json["token"], started + 1
                until = opened.clock.now() + limits.IMPERSONATION_SECONDS
            elif step == "end":
                is_on = bool(token) and opened.clock.now() < until
                status = (await opened.operator.post(f"{path}/end")).status
                assert (204 if is_on else 404) == status
                old.append(token)
                token, ended = "", ended + is_on
            elif step == "write":
                for method, target, change in WRITES:
                    answer = await opened.bearer(token or "x").ask(method, f"{V1}{target}", change)
                    assert answer.status == (403 if token and opened.clock.now() < until else 401)
            else:
                opened.clock.advance(seconds=int(step))
            for one in filter(None, [*old, token]):
                is_on = one == token and opened.clock.now() < until
                seen = await opened.bearer(one).get(f"{V1}/users/me")
                assert (200 if is_on else 401) == seen.status
            me = await ann.get(f"{V1}/users/me")
            assert (200, "Ann") == (me.status, me.json["name"])
        events = await _events(opened, made["user"]["userId"])
        found = [events.count(f"impersonation_{one}") for one in ("started", "ended")]
        assert [started, ended] == found


@settings(max_examples=examples(15))
@given(VIEWS, st.booleans())
def test_a_view_reads_only_ends_after_its_time_and_has_its_entries(
    steps: list[str | int], over_tables: bool
):
    asyncio.run(_play_views(steps, over_tables=over_tables))
