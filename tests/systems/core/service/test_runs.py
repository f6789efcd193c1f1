"""Runs of sources: data types apart, pauses of the platform, cancelling, retrying, and the end."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from tablewright.clock import instant
from tablewright.errors import PlatformUnauthorizedError, PlatformUnavailableError, RetryLaterError
from tests.systems.core.service.world import Core, play


def _unavailable(number: int) -> None:
    raise PlatformUnavailableError(
        "CRM failed.", reason="unavailable", platform="crm", words="Out of order.", attempt=3
    )


def test_a_run_stores_every_data_type_and_counts_its_records_once():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)
        sync = await core.sync(home, source)
        run = await core.run_of(home, source, sync)
        assert "completed" == run["status"]
        assert {"contacts": 5, "deals": 3} == run["recordsProcessed"]
        assert {"added": 5, "changed": 0, "removed": 0} == run["changes"]["contacts"]
        path = f"/accounts/{home}/sources/{source}"
        shown = (await core.ask("ann", "GET", path, None, 200)).json
        assert "success" == shown["syncStatus"]
        assert "activeSyncId" not in shown
        assert shown["storedBytes"] > 0
        usage = (await core.ask("ann", "GET", f"/accounts/{home}/usage", None, 200)).json
        day = usage["items"][-1]
        assert 1 == day["totals"]["sync_jobs"]
        assert shown["storedBytes"] == day["totals"]["storage_used"]

    play(scene)


def test_a_data_type_that_fails_does_not_stop_the_others_and_the_next_run_repairs_it():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)
        core.crm.trouble["contacts"] = _unavailable
        run = await core.run_of(home, source, await core.sync(home, source))
        assert ("completed", True) == (run["status"], run["isPartial"])
        assert {"deals": 3} == run["recordsProcessed"]
        (error,) = run["errors"]
        assert ("contacts", "unavailable", "Out of order.") == (
            error["dataType"],
            error["code"],
            error["message"],
        )
        core.crm.trouble.clear()
        path = f"/accounts/{home}/sources/{source}/syncs/{run['syncId']}/retry"
        again = (await core.ask("ann", "POST", path, None, 202)).json["syncId"]
        await core.run_jobs()
        run = await core.run_of(home, source, again)
        assert {"contacts": 5} == run["recordsProcessed"]
        assert "isPartial" not in run

    play(scene)


def test_a_run_that_waits_for_the_platform_goes_on_at_its_page_and_blocks_no_other_source():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        slow, quick = await core.source(home), await core.source(home, name="Other")
        waited: list[int] = []

        def throttled(number: int) -> None:
            if number == 1 and not waited:
                waited.append(number)
                raise RetryLaterError(
                    "Too many requests.",
                    retry_at=instant(core.clock) + timedelta(minutes=10),
                    reason="throttled",
                    platform="crm",
                )

        core.crm.trouble["contacts"] = throttled
        first = await core.sync(home, slow)
        run = await core.run_of(home, slow, first)
        assert "running" == run["status"]
        assert "waiting" == run["progress"]["contacts"]["state"]
        assert "done" == run["progress"]["deals"]["state"]
        second = await core.sync(home, quick)
        assert "completed" == (await core.run_of(home, quick, second))["status"]
        core.crm.pages_read.clear()
        core.clock.advance(seconds=601)
        await core.run_jobs()
        run = await core.run_of(home, slow, first)
        assert "completed" == run["status"]
        assert {"contacts": 5, "deals": 3} == run["recordsProcessed"]
        assert [("contacts", 1), ("contacts", 2)] == core.crm.pages_read

    play(scene)


def test_two_runs_of_a_source_never_overlap():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)
        path = f"/accounts/{home}/sources/{source}/syncs"
        await core.ask("ann", "POST", path, {}, 202)
        refused = await core.ask("ann", "POST", path, {}, 409)
        assert "already_running" == refused.json["error"]["details"]["reason"]

    play(scene)


def test_a_waiting_run_is_cancelled_at_once_and_a_running_one_at_its_next_page():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)
        path = f"/accounts/{home}/sources/{source}/syncs"
        sync = (await core.ask("ann", "POST", path, {}, 202)).json["syncId"]
        run = (await core.ask("ann", "POST", f"{path}/{sync}/cancel", None, 202)).json
        assert ("failed", "cancelled") == (run["status"], run["errors"][0]["code"])
        await core.run_jobs()
        assert [] == core.crm.pages_read
        sync = (await core.ask("ann", "POST", path, {}, 202)).json["syncId"]
        asked: list[Any] = []

        def cancels(number: int) -> None:
            if number == 1 and not asked:
                asked.append(number)

        core.crm.trouble["contacts"] = cancels
        syncing = core.running.parts.syncing
        pages = core.crm._pages

        async def cancelling(stream: str, start: int, credentials: Any) -> Any:
            async for page in pages(stream, start, credentials):
                yield page
                if stream == "contacts" and not asked:
                    asked.append(1)
                    await core.ask("ann", "POST", f"{path}/{sync}/cancel", None, 202)

        core.crm._pages = cancelling  # type: ignore[method-assign]
        await core.run_jobs()
        run = await core.run_of(home, source, sync)
        assert ("failed", "cancelled") == (run["status"], run["errors"][0]["code"])
        assert [("contacts", 0), ("contacts", 1)] == core.crm.pages_read
        found = await syncing.source(home, source)
        assert found.active_sync_id is None
        again = await core.ask("ann", "POST", f"{path}/{sync}/cancel", None, 409)
        assert "already_ended" == again.json["error"]["details"]["reason"]

    play(scene)


def test_a_rejected_grant_puts_the_source_into_error_and_notifies_people():
    async def scene(core: Core) -> None:
        await core.join()
        home = await core.home()
        source = await core.source(home)

        def rejects(number: int) -> None:
            raise PlatformUnauthorizedError(
                "CRM rejected the credentials.",
                reason="unauthorized",
                platform="crm",
                words="Key revoked.",
            )

        core.crm.trouble["contacts"] = rejects
        run = await core.run_of(home, source, await core.sync(home, source))
        assert "failed" == run["status"]
        path = f"/accounts/{home}/sources/{source}"
        assert "error" == (await core.ask("ann", "GET", path, None, 200)).json["status"]
        await core.run_jobs()
        await core.run_jobs()
        notices = (await core.ask("ann", "GET", "/notifications", None, 200)).json["items"]
        assert "Sales must be connected again" in [one["title"] for one in notices]
        refused = await core.ask("ann", "POST", f"{path}/syncs", {}, 409)
        assert "source_not_active" == refused.json["error"]["details"]["reason"]
        core.crm.trouble.clear()
        await core.ask("ann", "POST", f"{path}/test", None, 200)
        assert "active" == (await core.ask("ann", "GET", path, None, 200)).json["status"]

    play(scene)
