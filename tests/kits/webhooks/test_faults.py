"""Webhooks after a process was killed at any point, and with what AWS does to responses."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tablewright.kits.webhooks import AttemptResult
from tablewright.testing import sweep
from tablewright.testing.kills import kill_everywhere
from tests.kits.webhooks.service import URL, Board, Note, board, boarded
from tests.kits.webhooks.sweeps import FAILED, SCENARIOS, SINCE, agree
from tests.systems.sweeping import Scenario, covered, writing_routes

OK = AttemptResult(200, None, 12, "fine")
SAMPLE = 3  # of each kind of fault, for each scenario


# Kills


def _words(system: Any) -> Board:
    """The methods of `Board` for a system that another has opened."""
    system.__class__ = Board
    return system


async def _prepared(system: Any) -> dict[str, str]:
    opened = _words(system)
    made = (await opened.ask("POST", "", {"url": URL, "events": ["note.*"]}, 201)).json
    opened.sender.results[URL] = [FAILED, OK]
    return {"webhook": made["webhook"]["webhookId"]}


async def _scenario(system: Any, given: dict[str, str]) -> None:
    opened, webhook = _words(system), given["webhook"]
    await opened.ask("POST", "", {"url": f"{URL}/2"}, 201, idempotency_key="second")
    await opened.pinned("first")
    await opened.pass_time(0, 6)
    await opened.ask("PATCH", f"/{webhook}", {"headers": {"X-A": "a"}}, 200)
    await opened.ask("POST", f"/{webhook}/secret", None, 201)
    await opened.ask("POST", f"/{webhook}/disable", None, 200)
    await opened.pinned("held")
    await opened.pass_time(0)
    await opened.ask("POST", f"/{webhook}/enable", None, 200)
    await opened.ask("POST", f"/{webhook}/replay", SINCE, 202)
    await opened.pass_time(0, 1)
    opened.sender.results[URL] = [AttemptResult(410, None, 5, "gone")]
    await opened.pinned("gone")
    await opened.pass_time(0, 6)


async def _check(system: Any, given: dict[str, str]) -> None:
    """Nothing that was published is lost, and the kit's records agree with the rows."""
    opened, webhook = _words(system), given["webhook"]
    await opened.pass_time(61, 700)  # past the leases of the process that died
    second = await opened.ask("POST", "", {"url": f"{URL}/2"}, 201, idempotency_key="second")
    listed = (await opened.ask("GET", "", None, 200)).json["items"]
    assert {webhook, second.json["webhook"]["webhookId"]} == {one["webhookId"] for one in listed}
    await opened.ask("POST", f"/{webhook}/enable", None, 200)
    await opened.ask("POST", f"/{webhook}/replay", SINCE, 202)
    await opened.pass_time(0, 1, 61)
    notes = {note.note_id for note in await opened.db.all(Note.of_account("acme"))}
    for url in (URL, f"{URL}/2"):
        sent = {call.headers["webhook-id"] for call in opened.sender.sent if call.url == url}
        assert sent <= notes
        if url == URL:
            assert notes == sent
    assert dict.fromkeys(notes, "delivered") == await opened.log(webhook)
    shown = (await opened.ask("GET", f"/{webhook}")).json
    assert (True, 0) == (shown["isActive"], shown["failureCount"])
    assert (200 if notes else None) == shown.get("lastResponseCode")
    await agree(opened)


@pytest.mark.parametrize(("over_rows", "sample"), [(False, 12), (True, None)], ids=["own", "core"])
def test_a_kill_at_any_point_loses_no_message_and_leaves_records_that_agree(
    over_rows: bool, sample: int | None
):
    system = board(over_rows=over_rows)
    report = kill_everywhere(system, _scenario, _check, prepare=_prepared, sample=sample)
    assert report.kills == (sample or len(report.effects)) >= 12, report


@pytest.mark.parametrize("over_rows", [False, True], ids=["own", "core"])
def test_the_check_notices_a_message_that_was_lost(over_rows: bool):
    async def lost(system: Any, given: dict[str, str]) -> None:
        note = Note(account_id="acme", note_id="unpublished", text="x")
        await system.db.run(note.create())

    with pytest.raises(AssertionError):
        kill_everywhere(board(over_rows=over_rows), lost, _check, prepare=_prepared)


# Sweeps


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda one: one.__name__)
def test_a_scenario_of_webhooks_holds_under_every_fault(scenario: Scenario[Any]):
    print(sweep(scenario, kinds=scenario.kinds, sample=SAMPLE))


def test_every_writing_route_and_job_of_webhooks_is_swept():
    routes, jobs = covered(SCENARIOS)
    expected = writing_routes(_assembled())
    assert [] == sorted(expected - routes)
    assert {"webhook.deliver", "webhook.replay", "webhook.notice"} == jobs


def _assembled() -> Any:
    async def main() -> Any:
        async with boarded() as opened:
            return opened.running

    return asyncio.run(main())
