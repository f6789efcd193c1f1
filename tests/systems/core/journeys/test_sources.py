"""Journeys 10 to 12 and 15 of core's specification: sources of the sandboxes."""

from __future__ import annotations

import asyncio
from typing import Any

from tablewright.doubles.serving import ServedSandboxes
from tablewright.systems.core.design import OAuthState, Source
from tests.systems.core.journeys.sandboxed import SandboxedCore, play


async def _there(served: ServedSandboxes, work: Any) -> Any:
    """Does something in the sandboxes, which run in another thread."""
    return await asyncio.to_thread(served.run, work)


def test_10_a_wrong_key_is_refused_in_stripes_words_and_a_good_one_is_left_nowhere():
    async def scene(core: SandboxedCore, served: ServedSandboxes) -> None:
        home = await core.home()
        await asyncio.to_thread(served.fill, "stripe", count=20)
        wrong = await core.stripe(home, "sk_test_" + "w" * 24)
        assert 422 == wrong.status
        assert "Invalid API Key" in wrong.error["message"]
        assert [] == await core.db.all(Source.scan())
        key = await asyncio.to_thread(served.key, "stripe")
        made = await core.stripe(home, key)
        assert 201 == made.status, made.body
        source = made.json["source"]
        assert source["platformAccount"]["name"]
        run = await core.settle(home, source["sourceId"], await core.sync(home, source["sourceId"]))
        assert "completed" == run["status"], run
        assert 20 == run["recordsProcessed"]["customers"]
        path = f"/accounts/{home}/sources/{source['sourceId']}"
        seen = [made.body, wrong.body]
        paths = [f"{path}{one}" for one in ("", "/syncs", "/data", "/data/customers", "/stats")]
        for one in (*paths, f"/accounts/{home}/activities"):
            seen += [(await core.ask("ann", "GET", one, None, 200)).body]
        seen += [content for content, _ in core.files.kept.values()]
        for table in ("sources", "activities", "sync_history", "tablewright-service"):
            found = await core.db.call("Scan", {"TableName": table})
            seen.append(str(found).encode())
        assert [] == [one[:80] for one in seen if key.encode() in one]

    play(scene)


def test_11_declining_replaying_and_waiting_each_have_their_reason_and_leave_nothing():
    async def scene(core: SandboxedCore, served: ServedSandboxes) -> None:
        home = await core.home()
        declined = await core.consent(home, "decline")
        assert {"refused": "access_denied"} == await core.return_from(declined)
        late = await core.consent(home)
        core.clock.advance(seconds=16 * 60)
        assert {"refused": "expired_state"} == await core.return_from(late)
        await core.join("eve")
        stolen = await core.consent(home)
        assert {"refused": "invalid_state"} == await core.return_from(stolen, "eve")
        assert [] == await core.db.all(Source.scan())
        good = await core.consent(home)
        source = (await core.return_from(good))["connected"]
        assert {"refused": "invalid_state"} == await core.return_from(good)
        assert [source] == [one.source_id for one in await core.db.all(Source.scan())]
        assert [] == await core.db.all(OAuthState.scan())

    play(scene)


def test_11_a_platform_is_connected_and_ended_in_an_account_below_the_root():
    async def scene(core: SandboxedCore, served: ServedSandboxes) -> None:
        home = await core.home()
        below = {"name": "Below", "type": "division"}
        made = await core.ask("ann", "POST", f"/accounts/{home}/children", below, 201)
        account = made.json["accountId"]
        source = (await core.return_from(await core.consent(account)))["connected"]
        for grant in await _there(served, served.state("hubspot").grants()):
            await _there(served, served.state("hubspot").revoke(grant.grant_id))
        run = await core.settle(account, source, await core.sync(account, source))
        assert "failed" == run["status"], run
        path = f"/accounts/{account}/sources/{source}"
        assert "error" == (await core.ask("ann", "GET", path, None, 200)).json["status"]

    play(scene)


def test_12_twenty_callers_cause_one_refresh_and_a_revoked_grant_is_connected_again_in_place():
    async def scene(core: SandboxedCore, served: ServedSandboxes) -> None:
        home = await core.home()
        await asyncio.to_thread(served.fill, "hubspot", count=20)
        source = (await core.return_from(await core.consent(home)))["connected"]
        run = await core.settle(home, source, await core.sync(home, source))
        assert "completed" == run["status"], run
        core.clock.advance(seconds=2 * 3600)  # its token has ended
        await core.login()
        oauth = core.running.parts.syncing.oauth
        hubspot = served.state("hubspot")
        before = await _refreshes(served)
        tokens = await asyncio.gather(*(oauth.token(home, source) for _ in range(20)))
        assert 1 == len({one.access_token for one in tokens})
        assert before + 1 == await _refreshes(served)
        for grant in await _there(served, hubspot.grants()):
            await _there(served, hubspot.revoke(grant.grant_id))
        run = await core.settle(home, source, await core.sync(home, source))
        assert "failed" == run["status"], run
        path = f"/accounts/{home}/sources/{source}"
        assert "error" == (await core.ask("ann", "GET", path, None, 200)).json["status"]
        for _ in range(3):
            await core.run_jobs()
        notices = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        told = {one["title"]: one["message"] for one in notices}
        assert told["CRM must be connected again"].endswith(
            "The grant was revoked, or has expired."
        )
        again = await core.consent(home, sourceId=source)
        assert {"connected": source} == await core.return_from(again)
        assert "active" == (await core.ask("ann", "GET", path, None, 200)).json["status"]
        runs = (await core.ask("ann", "GET", f"{path}/syncs", None, 200)).json["items"]
        assert ["failed", "completed"] == [one["status"] for one in runs]
        run = await core.settle(home, source, await core.sync(home, source))
        assert "completed" == run["status"], run

    play(scene)


async def _refreshes(served: ServedSandboxes) -> int:
    requests = await _there(served, served.state("hubspot").requests())
    return sum(one.path.endswith("/token") for one in requests)


def test_15_one_data_type_that_fails_leaves_a_partial_run_and_the_next_run_repairs_it():
    async def scene(core: SandboxedCore, served: ServedSandboxes) -> None:
        home = await core.home()
        await asyncio.to_thread(served.fill, "stripe", count=20)
        key = await asyncio.to_thread(served.key, "stripe")
        source = (await core.stripe(home, key)).json["source"]["sourceId"]
        await _there(served, served.state("stripe").fail("error", stream="customers"))
        run = await core.settle(home, source, await core.sync(home, source))
        assert ("completed", True) == (run["status"], run.get("isPartial")), run
        assert ["products"] == list(run["recordsProcessed"])
        assert ["customers"] == [one["dataType"] for one in run["errors"]]
        await _there(served, served.state("stripe").heal())
        run = await core.settle(home, source, await core.sync(home, source))
        assert "completed" == run["status"]
        assert 20 == run["recordsProcessed"]["customers"]
        assert "isPartial" not in run

    play(scene)
