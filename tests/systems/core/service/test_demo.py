"""The sample data agrees with itself, and each role can be tried."""

from __future__ import annotations

from datetime import UTC, datetime

from tablewright.ids import Draws
from tablewright.kits.accounts.verifying import verify
from tablewright.ops.seed import planting
from tablewright.systems.core.demo.demo import DEMO_EMAIL, demo
from tablewright.systems.core.demo.seed import ACCOUNTS, GROUP, seed
from tests.systems.core.service.world import Core, play


async def planted(core: Core) -> str:
    """Plants the sample data; returns the password that the banner shows."""
    credentials = await demo(core.running)
    assert credentials is not None
    now = datetime.fromtimestamp(int(core.clock.now()), UTC)
    await core.db.run(planting(seed(1, Draws(1), now)))
    return credentials.partition("password ")[2].split()[0]


def test_sample_data_is_created_once():
    async def scene(core: Core) -> None:
        await planted(core)
        assert await demo(core.running) is None

    play(scene)


def test_the_sample_group_agrees_with_itself_and_with_its_report():
    async def scene(core: Core) -> None:
        password = await planted(core)
        assert [] == await verify(core.running.parts.accounts.parts, GROUP)
        body = {"email": DEMO_EMAIL, "password": password}
        core.tokens["dana"] = (await core.ask("", "POST", "/auth/login", body, 200)).json["token"]
        tree = (await core.ask("dana", "GET", f"/accounts/{GROUP}/tree", None, 200)).json
        assert len(ACCOUNTS) == len(tree["items"])
        limits = await core.ask("dana", "GET", f"/accounts/{GROUP}/usage/limits", None, 200)
        used = {one["limit"]: one["used"] for one in limits.json["items"]}
        assert (7, 1) == (used["users"], used["webhooks"])
        month = f"{datetime.fromtimestamp(core.clock.now(), UTC):%Y-%m}"
        report = await core.ask("dana", "GET", f"/accounts/{GROUP}/reports/{month}", None, 200)
        assert used["apiCallsPerMonth"] == report.json["totals"]["api_calls"]

    play(scene)


def test_a_viewer_of_the_sample_group_only_reads():
    async def scene(core: Core) -> None:
        password = await planted(core)
        body = {"email": "jonas@example.com", "password": password}
        core.tokens["jonas"] = (await core.ask("", "POST", "/auth/login", body, 200)).json["token"]
        await core.ask("jonas", "GET", f"/accounts/{GROUP}", None, 200)
        await core.ask("jonas", "PATCH", f"/accounts/{GROUP}", {"name": "Mine"}, 403)

    play(scene)
