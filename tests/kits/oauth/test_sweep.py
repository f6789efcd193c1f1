"""A refresh under each fault that AWS can cause."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from tablewright.errors import TablewrightError
from tablewright.kits.http import Outgoing
from tablewright.kits.oauth import Connected, Hooks, OAuth, Provider, Writes, account_in, limits
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing import Stage, sweep
from tablewright.testing.data_keys import MemoryKeys
from tests.kits.live.nodes import runtime_on
from tests.kits.oauth.platform import CLIENT_ID, CLIENT_SECRET, platform
from tests.kits.oauth.world import CALLBACKS, RULES


async def _nothing(connected: Connected) -> Writes:
    return ()


async def _no_pause(seconds: float) -> None:
    await asyncio.sleep(0)


@pytest.mark.parametrize("rotates", [False, True])
def test_a_refresh_survives_aws(rotates: bool) -> None:
    async def refresh(stage: Stage) -> object:
        with platform(rotates=rotates, grace=1) as hub:
            db = stage.async_database(keys=MemoryKeys())
            await db.create_tables(SERVICE_DESIGN)
            given = runtime_on(
                stage.async_transport, stage.clock, stage.ids, secret=b"installation"
            )
            provider = Provider(
                "hub",
                authorize_url=f"{hub.url}/authorize",
                token_url=f"{hub.url}/token",
                account=account_in("hub_id"),
            ).with_client(CLIENT_ID, CLIENT_SECRET)
            outgoing = Outgoing(RULES)
            oauth = OAuth.of(
                replace(given, db=db), "shop", [provider], Hooks(_nothing),
                callbacks=CALLBACKS, outgoing=outgoing, pause=_no_pause,
            )  # fmt: skip
            url = await oauth.start("hub", account_id="acme", person_id="ann", session="s1")
            found = await oauth.callback("hub", hub.consent(url), person_id="ann", session="s1")
            stage.clock.advance(seconds=3600)
            with stage.swept():
                for _ in range(3):
                    try:
                        await oauth.token("acme", str(found.grant_id))
                    except TablewrightError:
                        stage.clock.advance(seconds=limits.LEASE_SECONDS)
            token = await oauth.token("acme", str(found.grant_id))
            await outgoing.close()
            assert token.access_token in hub.valid
            return token.refresh_token == hub.accounts[0].chain[-1]

    report = sweep(refresh, kinds=("lost", "unanswered", "unsent"))
    assert sum(report.affected.values()) > 0
