"""Streams of changes: for a system with its own tables, and for one without."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence

import pytest

from tablewright.kits.live import Changed, change_hub
from tablewright.kits.live import limits as live_limits
from tablewright.testing.system import in_memory
from tests.kits.live.nodes import opened
from tests.kits.live.streams import Stream, listening
from tests.kits.product.system import product
from tests.kits.product.world import PASSWORD, World

TABLES = pytest.mark.parametrize("over_core", [False, True], ids=["own records", "core"])


def named(stream: Stream) -> list[str]:
    """The kinds of data that a stream has named."""
    lines = [line for block in stream.blocks for line in block.splitlines()]
    return [json.loads(one[6:])["changed"] for one in lines if one.startswith("data: ")]


async def signed_up(system: World) -> tuple[str, str]:
    """A person's token and account."""
    body = {"email": "ann@example.com", "password": PASSWORD, "name": "Ann", "organisation": "Acme"}
    token = (await system.caller().post("/product/v1/auth/register", body)).json["token"]
    await system.run_jobs()
    confirmation = {"token": await system.told("confirm")}
    await system.caller().post("/product/v1/auth/confirm", confirmation)
    listed = await system.bearer(token).get("/product/v1/users/me/accounts")
    return token, listed.json["items"][0]["accountId"]


@TABLES
def test_a_stream_names_what_changes_and_resumes_on_another_node(over_core: bool):
    async def main() -> None:
        async with in_memory(product(over_core=over_core), World, nodes=2) as system:
            token, account = await signed_up(system)
            system.clock.advance(seconds=60)
            path = f"/product/v1/accounts/{account}"
            caller = system.bearer(token)
            body = {"name": "CI", "permissions": ["account.read"]}
            async with listening(system, token, path=f"{path}/events") as stream:
                assert 201 == (await caller.post(f"{path}/api-keys", body)).status
                await stream.until(1)
                assert ["keys"] == named(stream)
                position = stream.events[0][0]
            system.clock.advance(seconds=3_600)
            assert 200 == (await caller.ask("PATCH", path, {"name": "Other"})).status
            for _ in range(2):  # on each of the two
                async with listening(system, token, position, path=f"{path}/events") as stream:
                    await stream.until(1)
                    assert ["account"] == named(stream)

    asyncio.run(main())


@TABLES
def test_after_many_changes_everything_has_changed(
    over_core: bool, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(live_limits, "CHANGES_READ_MAX", 3)

    async def main() -> None:
        async with in_memory(product(over_core=over_core), World) as system:
            token, account = await signed_up(system)
            system.clock.advance(seconds=60)
            path = f"/product/v1/accounts/{account}"
            async with listening(system, token, path=f"{path}/events") as stream:
                position = stream.blocks[0].partition("id: ")[2]
            system.clock.advance(seconds=60)
            for number in range(5):
                body = {"name": f"CI {number}", "permissions": ["account.read"]}
                assert 201 == (await system.bearer(token).post(f"{path}/api-keys", body)).status
            system.clock.advance(seconds=1)
            async with listening(system, token, position, path=f"{path}/events") as stream:
                await stream.until(9)
                assert {"account", "members", "keys"} == set(named(stream))

    asyncio.run(main())


def test_changes_of_several_sources_come_in_the_order_of_time():
    async def first(owner: str, since_ms: int) -> Sequence[Changed]:
        return [Changed("orders", since_ms + 2, owner), Changed("orders", since_ms - 1, "old")]

    async def second(owner: str, since_ms: int) -> Sequence[Changed]:
        return [Changed("members", since_ms + 1, owner)]

    async def main() -> None:
        async with opened() as store:
            hub = change_hub(store.node().runtime, "shop", first, second)
            async with hub.subscribed(("acme",), after="1000000000000-start") as subscription:
                found: list[str] = []
                async for batch in subscription.batches():
                    found += [one.event.data.decode() for one in batch]
                    if len(found) >= 2:
                        break
            assert ['{"changed": "members"}', '{"changed": "orders"}'] == found[:2]

    asyncio.run(main())
