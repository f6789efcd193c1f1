"""Sources: their test, states, own sources of members, limits, posted records, and sandboxes."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

from structlog.testing import capture_logs

from tablewright.kits.sources.connecting.authorising import Granting
from tablewright.systems.core.design import Activity, Source
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.platforms import platforms_of
from tests.systems.core.service.platforms import GOOD_KEY
from tests.systems.core.service.world import Core, play


def test_a_source_with_a_wrong_key_is_rejected_in_the_platforms_words():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        body = {"name": "Sales", "platform": "crm", "credentials": {"api_key": "wrong"}}
        refused = await core.ask("ann", "POST", f"/accounts/{home}/sources", body, 422)
        assert "CRM: No such key." == refused.error["message"]
        assert "No such key." == refused.error["details"]["words"]
        assert [] == await core.db.all(Source.scan())
        for wrong in (
            {**body, "platform": "unknown"},
            {**body, "platform": "hub"},
            {**body, "connectionType": "oauth"},
            {**body, "credentials": {}},
            {**body, "config": {"dataTypes": ["unknown"]}},
            {**body, "config": {"settings": {"unknown": "x"}}},
        ):
            await core.ask("ann", "POST", f"/accounts/{home}/sources", wrong, 422)

    play(scene)


def test_states_of_a_source_follow_each_other_as_specified():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)
        path = f"/accounts/{home}/sources/{source}"

        async def state(action: str, expected: int = 200) -> str:
            await core.ask("ann", "POST", f"{path}/{action}", None, expected)
            return (await core.ask("ann", "GET", path, None, 200)).json["status"]

        assert "paused" == await state("pause")
        assert "active" == await state("resume")
        assert "paused" == await state("pause")
        body: dict[str, Any] = {"credentials": {"api_key": GOOD_KEY}}
        await core.ask("ann", "PATCH", path, body, 200)
        assert "paused" == (await core.ask("ann", "GET", path, None, 200)).json["status"]
        assert "disconnected" == await state("disconnect")
        assert "disconnected" == await state("resume", 409)
        assert "disconnected" == await state("test", 409)
        shown = (await core.ask("ann", "GET", path, None, 200)).json
        assert not shown["hasCredentials"]
        await core.ask("ann", "PATCH", path, body, 200)
        assert "active" == (await core.ask("ann", "GET", path, None, 200)).json["status"]
        core.crm.account_id = "acct_2"
        refused = await core.ask("ann", "PATCH", path, body, 409)
        assert "account_mismatch" == refused.error["details"]["reason"]
        await core.ask("ann", "DELETE", path, None, 204)
        await core.ask("ann", "GET", path, None, 404)

    play(scene)


def test_a_member_changes_and_syncs_only_own_sources():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        await core.admit(home, "mia", "member")
        others, own = await core.source(home), await core.source(home, "mia", name="Mine")
        for source, expected in ((others, 403), (own, 200)):
            path = f"/accounts/{home}/sources/{source}"
            await core.ask("mia", "PATCH", path, {"name": "New"}, expected)
            await core.ask("mia", "POST", f"{path}/pause", None, expected)
            await core.ask("mia", "POST", f"{path}/resume", None, expected)
            status = 202 if expected == 200 else 403
            await core.ask("mia", "POST", f"{path}/syncs", {}, status)
            await core.ask("mia", "DELETE", path, None, 403)

    play(scene)


def test_twenty_parallel_requests_never_exceed_the_limit_of_sources():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
        body = {"name": "Sales", "platform": "crm", "credentials": {"api_key": GOOD_KEY}}
        path = f"/accounts/{home}/sources"
        made = await asyncio.gather(*(core.ask("ann", "POST", path, body) for _ in range(20)))
        assert 3 == sum(one.status == 201 for one in made)
        refused = next(one for one in made if one.status == 403)
        assert "starter" == refused.error["details"]["cheapestPlanThatFits"]
        assert 3 == len(await core.db.all(Source.scan()))

    play(scene)


def test_posted_records_are_stored_once_and_their_secret_is_in_no_log_or_metric():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        body = {"name": "Till", "platform": "webhook", "connectionType": "webhook"}
        made = (await core.ask("ann", "POST", f"/accounts/{home}/sources", body, 201)).json
        source, path = made["source"]["sourceId"], made["inboundPath"]
        secret = path.rpartition("/")[2]
        caller = core.caller()
        with capture_logs() as logs:
            for number in (1, 2, 2):
                headers = {"webhook-id": f"call-{number}"}
                found = await caller.ask("POST", path, {"n": number}, headers=headers)
                assert 202 == found.status, found.body
            await caller.ask("POST", path, {"n": 3})
            wrong = await caller.ask("POST", f"{path[:-4]}0000", {"n": 1})
            assert 401 == wrong.status
            large = {"content-type": "application/json"}
            big = await caller.ask("POST", path, b'"' + b"x" * 300_000 + b'"', headers=large)
            assert 413 == big.status
            bad = await caller.ask("POST", path, b"{", headers=large)
            assert 422 == bad.status
            core.clock.advance(seconds=61)
            for _ in range(2):
                await core.run_jobs()
        assert [] == [one for one in logs if secret in str(one)]
        runs = (await core.ask("ann", "GET", f"/accounts/{home}/syncs", None, 200)).json["items"]
        assert [{"calls": 3}] == [one["recordsProcessed"] for one in runs]
        assert [] == [one for one in core.files.kept if "/inbox/" in one]
        data = f"/accounts/{home}/sources/{source}/data/calls"
        assert 3 == len((await core.ask("ann", "GET", data, None, 200)).json["items"])
        refused = await core.ask("ann", "POST", f"/accounts/{home}/sources/{source}/syncs", {}, 409)
        assert "not_polled" == refused.error["details"]["reason"]

    play(scene)


def test_a_new_path_for_posted_records_ends_the_old_one_and_connects_the_source_again():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        body = {"name": "Till", "platform": "webhook", "connectionType": "webhook"}
        sources = f"/accounts/{home}/sources"
        made = (await core.ask("ann", "POST", sources, body, 201)).json
        one, old = f"{sources}/{made['source']['sourceId']}", made["inboundPath"]

        async def posted(path: str) -> int:
            return (await core.caller().ask("POST", path, {"n": 1})).status

        once = {"idempotency-key": "once"}
        ann = core.bearer(core.tokens["ann"])
        both = [await ann.ask("POST", f"/core/v1{one}/secret", headers=once) for _ in range(2)]
        assert [201, 201] == [answer.status for answer in both]
        assert both[0].json == both[1].json
        new = both[0].json["inboundPath"]
        assert [401, 202] == [await posted(path) for path in (old, new)]
        await core.ask("ann", "POST", f"{one}/disconnect", None, 200)
        assert 401 == await posted(new)
        again = (await core.ask("ann", "POST", f"{one}/secret", None, 201)).json
        assert "active" == again["source"]["status"]
        assert [401, 202] == [await posted(path) for path in (new, again["inboundPath"])]
        await core.ask("ann", "POST", f"{one}/pause", None, 200)
        paused = (await core.ask("ann", "POST", f"{one}/secret", None, 201)).json
        assert "paused" == paused["source"]["status"]
        log = [entry.event_type for entry in await core.db.all(Activity.of_account(home))]
        assert (1, 2) == (log.count("source_connected"), log.count("source_updated"))
        refused = await core.ask("ann", "PATCH", one, {"credentials": {}}, 409)
        assert "is_posted" == refused.error["details"]["reason"]
        polled = f"{sources}/{await core.source(home)}/secret"
        refused = await core.ask("ann", "POST", polled, None, 409)
        assert "not_posted" == refused.error["details"]["reason"]

    play(scene)


def test_without_the_demo_the_origin_of_a_sandbox_is_rejected():
    async def scene(core: Core) -> None:
        given, origin = core.running.runtime, "http://127.0.0.1:9/sandbox"
        hooks = Granting(lambda: core.running.parts.syncing).hooks
        usual = platforms_of(given, "core", CoreOptions(), hooks)
        demo = platforms_of(replace(given, sandboxes=origin), "core", CoreOptions(), hooks)
        for found, is_allowed in ((usual, False), (demo, True)):
            rules = found.connectors._means.outgoing.rules
            assert is_allowed is rules.allows_origin("http", "127.0.0.1", 9)
            assert not rules.allows_origin("http", "127.0.0.1", 10)
        assert "https://api.stripe.com" == usual.connectors.platform("stripe").base_url

    play(scene)
