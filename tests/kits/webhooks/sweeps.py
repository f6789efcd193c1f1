"""Scenarios of webhooks for the sweep: nothing is lost or done twice, whatever AWS does."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

from tablewright.kits.webhooks import AttemptResult
from tablewright.kits.webhooks.records import EndpointState
from tablewright.systems.core.design.webhooks import Webhook
from tablewright.testing import Stage
from tests.kits.webhooks.service import URL, Board, boarded
from tests.systems.sweeping import Act, Cover, Scenarios

SINCE = {"since": "2000-01-01T00:00:00Z"}
FAILED = AttemptResult(500, None, 7, "no")


async def agree(opened: Board) -> None:
    """Of each row of core there is one record of the kit, and both say the same of its state."""
    rows = await opened.db.all(Webhook.scan())
    states = await opened.db.all(EndpointState.of_tenant("board", "acme").consistently())
    assert {(one.webhook_id, one.is_active) for one in rows} == {
        (one.endpoint_id, one.status.value == "active") for one in states
    }


def _opening(
    stage: Stage, cover: Cover, *, over_rows: bool = True
) -> AbstractAsyncContextManager[Board]:
    return boarded(
        over_rows=over_rows,
        transport=stage.async_transport,
        clock=stage.clock,
        on_response=cover.answered,
        worked=cover.worked,
    )


BOARDS = Scenarios[Board](_opening)
BoardAct = Act[Board]
PATH = "/board/v1/accounts/acme/webhooks"
NOTES = "/board/v1/accounts/acme/notes"


def _ann(act: BoardAct) -> Any:
    return partial(act.ask, act.world.bearer("ann"))


@BOARDS.scenario()
async def creating(act: BoardAct) -> None:
    """A repeated request creates one webhook, and the next note reaches it."""
    ask = _ann(act)
    body = {"url": URL, "headers": {"X-A": "a"}}
    with act.swept():
        made = await ask("POST", PATH, body, expect=201, key="one")
        pinned = await ask("POST", NOTES, {"text": "hi"}, expect=201, key="n1")
    await act.settle()
    note = pinned.json["note_id"]
    assert [note] == [call.headers["webhook-id"] for call in act.world.sender.sent]
    listed = (await ask("GET", PATH)).json["items"]
    assert [made.json["webhook"]["webhookId"]] == [one["webhookId"] for one in listed]
    found = await act.world.running.parts.hooks.hooks.endpoints("acme")
    assert made.json["secret"] == found[0].secrets[0].secret
    assert 1 == len(await act.world.entries())
    await agree(act.world)


@BOARDS.scenario(without=["stale"])
async def managing(act: BoardAct) -> None:
    """Everything that is done with a webhook is done once; the last secret shown signs."""
    ask, webhook = _ann(act), await act.world.made()
    path = f"{PATH}/{webhook}"
    with act.swept():
        await ask("PATCH", path, {"headers": {"X-A": "a"}})
        await ask("POST", f"{path}/disable", repeats=True)
        await ask("POST", f"{path}/enable", repeats=True)
        secret = await ask("POST", f"{path}/secret", expect=201, repeats=True)
        ping = await ask("POST", f"{path}/ping", repeats=True)
    found = await act.world.running.parts.hooks.hooks.endpoint("acme", webhook)
    assert secret.json["secret"] == found.secrets[0].secret
    assert (True, ["X-A"], "delivered") == (
        found.is_active,
        list(found.headers),
        ping.json["status"],
    )
    if not act.is_uncertain:
        assert 5 == len(await act.world.entries())
    await agree(act.world)


@BOARDS.scenario(without=["stale"])
async def deleting(act: BoardAct) -> None:
    """A webhook that was deleted is gone, with the kit's record of it."""
    ask, webhook = _ann(act), await act.world.made()
    with act.swept():
        await ask("DELETE", f"{PATH}/{webhook}", expect=204, again=[404])
    assert [] == (await ask("GET", PATH)).json["items"]
    await agree(act.world)


@BOARDS.scenario()
async def delivering(act: BoardAct) -> None:
    """Each note arrives under its id, and failures are counted once."""
    ask, webhook = _ann(act), await act.world.made(retryPolicy={"maxAttempts": 1})
    act.world.sender.results[URL] = [FAILED]
    with act.swept():
        note = (await ask("POST", NOTES, {"text": "hi"}, expect=201, key="n1")).json["note_id"]
        await act.jobs()
    await act.settle()
    shown = (await ask("GET", f"{PATH}/{webhook}")).json
    assert (1, 500) == (shown["failureCount"], shown["lastResponseCode"])
    assert {note: "failed"} == await act.world.log(webhook)
    sent = [call.headers["webhook-id"] for call in act.world.sender.sent]
    assert {note} == set(sent)
    if not act.is_uncertain and not act.is_stale:
        assert 1 == len(sent)


@BOARDS.scenario()
async def replaying(act: BoardAct) -> None:
    """What was missed is sent by either kind of replay, and all since a time by the third."""
    ask, webhook = _ann(act), await act.world.made()
    path = f"{PATH}/{webhook}"
    await ask("POST", f"{path}/disable")
    notes = [await act.world.pinned() for _ in range(2)]
    await act.settle()
    await ask("POST", f"{path}/enable")
    everything = {**SINCE, "includesDelivered": True}
    with act.swept():
        one = f"{path}/deliveries/{notes[0]}/replay"
        await ask("POST", one, expect=202, repeats=True)
        await ask("POST", f"{path}/replay", SINCE, expect=202, repeats=True)
        await ask("POST", f"{path}/replay", everything, expect=202, repeats=True)
        await act.jobs()
    await act.settle()
    assert dict.fromkeys(notes, "delivered") == await act.world.log(webhook)
    assert set(notes) == {call.headers["webhook-id"] for call in act.world.sender.sent}


@BOARDS.scenario()
async def ending(act: BoardAct) -> None:
    """A receiver that returns 410 ends its webhook, with one entry in the audit log."""
    ask, webhook = _ann(act), await act.world.made()
    act.world.sender.results[URL] = [AttemptResult(410, None, 5, "gone")]
    await act.world.pinned()
    with act.swept():
        await act.jobs()
    await act.settle()
    assert "ended" == (await ask("GET", f"{PATH}/{webhook}")).json["status"]
    events = [one.event for one in await act.world.entries()]
    assert ["webhook_created", "webhook_disabled"] == sorted(events)
    await agree(act.world)


SCENARIOS = BOARDS.all
