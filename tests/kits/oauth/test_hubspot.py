"""The kit against the sandbox of HubSpot: consent page, tokens, refresh and revocation."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

import pytest

from tablewright.doubles.serving import ServedSandboxes, sandboxes
from tablewright.errors import GrantEndedError, NoTokenError
from tablewright.kits.http import Outgoing
from tablewright.kits.oauth import Result
from tests.kits.oauth.platform import CLIENT_ID, CLIENT_SECRET
from tests.kits.oauth.world import CALLBACKS, RULES, Node, World, world

HALF_HOUR = 1800


@dataclass
class Hub:
    """A world whose platform is the sandbox."""

    world: World
    served: ServedSandboxes

    def node(self) -> Node:
        url = self.served.url("hubspot")
        return self.world.node(
            authorize_url=f"{url}/oauth/authorize",
            token_url=f"{url}/oauth/v3/token",
            revoke_url=f"{url}/oauth/v3/token/revoke",
            scopes=("crm.objects.contacts.read", "oauth"),
        )

    async def decided(self, url: str, decision: str) -> dict[str, str]:
        """The person decides on the consent page; returns the query of the callback."""
        outgoing = Outgoing(RULES)
        form = {"content-type": "application/x-www-form-urlencoded"}
        content = urlencode({"decision": decision}).encode()
        received = await outgoing.request("POST", url, headers=form, content=content)
        await outgoing.close()
        assert received.status in (302, 303), received.body
        found = parse_qs(urlsplit(received.headers["location"]).query)
        return {name: values[0] for name, values in found.items()}

    async def connected(self) -> str:
        node = self.node()
        outcome = await node.called_back(await self.decided(await node.started(), "allow"))
        assert outcome.result is Result.CONNECTED
        return str(outcome.grant_id)

    async def on_sandbox(self, work: Any) -> Any:
        return await asyncio.to_thread(self.served.run, work)

    async def refreshes(self) -> int:
        """The requests for tokens after the first."""
        logged = await self.on_sandbox(self.served.state("hubspot").requests())
        return sum(one.path == "/oauth/v3/token" for one in logged) - 1


@asynccontextmanager
async def _hub() -> AsyncIterator[Hub]:
    async with world(has_tables=True) as one:
        with sandboxes(clock=one.clock) as served:
            hub = Hub(one, served)
            callback = CALLBACKS.format(platform="hub")
            app = served.sandboxes.hubspot.new_app(
                [callback], client_id=CLIENT_ID, client_secret=CLIENT_SECRET
            )
            await hub.on_sandbox(app)
            yield hub


def test_a_declined_consent_is_access_denied():
    async def main() -> None:
        async with _hub() as hub:
            node = hub.node()
            query = await hub.decided(await node.started(), "decline")
            assert (await node.called_back(query)).result is Result.ACCESS_DENIED

    asyncio.run(main())


def test_twenty_users_of_an_expired_token_cause_one_refresh():
    async def main() -> None:
        async with _hub() as hub:
            grant_id = await hub.connected()
            found = await hub.world.grant(grant_id)
            assert found is not None
            assert found.record.platform_account == "62515"
            hub.world.clock.advance(seconds=HALF_HOUR)
            nodes = [hub.node(), hub.node()]
            tokens = await asyncio.gather(*(nodes[n % 2].token(grant_id) for n in range(20)))
            assert len({one.access_token for one in tokens}) == 1
            assert await hub.refreshes() == 1

    asyncio.run(main())


def test_a_revoked_grant_ends_and_can_be_authorised_again():
    async def main() -> None:
        async with _hub() as hub:
            grant_id = await hub.connected()
            [grant] = await hub.on_sandbox(hub.served.state("hubspot").grants())
            await hub.on_sandbox(hub.served.state("hubspot").revoke(grant.grant_id))
            hub.world.clock.advance(seconds=HALF_HOUR)
            node = hub.node()
            with pytest.raises(GrantEndedError):
                await node.token(grant_id)
            url = await node.started(grant_id=grant_id)
            outcome = await node.called_back(await hub.decided(url, "allow"))
            assert outcome.grant_id == grant_id
            await node.token(grant_id)

    asyncio.run(main())


@pytest.mark.parametrize("fault", ["throttle", "error", "truncate", "html", "bomb"])
def test_a_failing_token_endpoint_ends_no_grant(fault: str):
    async def main() -> None:
        async with _hub() as hub:
            grant_id = await hub.connected()
            hub.world.clock.advance(seconds=HALF_HOUR)
            state, node = hub.served.state("hubspot"), hub.node()
            await hub.on_sandbox(state.fail(fault))
            with pytest.raises(NoTokenError) as failed:
                await node.token(grant_id)
            await hub.on_sandbox(state.heal())
            wait = failed.value.retry_at.timestamp() - hub.world.clock.now()
            hub.world.clock.advance(seconds=wait)
            await node.token(grant_id)
            assert hub.world.ended == []

    asyncio.run(main())


def test_rotated_refresh_tokens_are_kept():
    async def main() -> None:
        async with _hub() as hub:
            grant_id = await hub.connected()
            await hub.on_sandbox(hub.served.state("hubspot").fail("rotate"))
            node, seen = hub.node(), set[str | None]()
            for _ in range(3):
                hub.world.clock.advance(seconds=HALF_HOUR)
                seen.add((await node.token(grant_id)).refresh_token)
            assert len(seen) == 3

    asyncio.run(main())


def test_a_grant_is_revoked_at_the_platform():
    async def main() -> None:
        async with _hub() as hub:
            grant_id = await hub.connected()
            assert await hub.node().oauth.revoke("acme", grant_id)
            hub.world.clock.advance(seconds=HALF_HOUR)
            with pytest.raises(GrantEndedError):
                await hub.node().token(grant_id)

    asyncio.run(main())
