"""The tree of accounts has figures: members, sources and stored bytes."""

from __future__ import annotations

from typing import Any

from tablewright.systems.core.design import DailyUsage, Source
from tablewright.systems.core.design.values import ConnectionType
from tests.systems.core.service.world import Core, play


async def figures(core: Core, who: str, *ids: str) -> dict[str, dict[str, int]]:
    """The figures of accounts, by their ids."""
    path = f"/users/me/accounts/figures?ids={','.join(ids)}"
    items: list[dict[str, Any]] = (await core.ask(who, "GET", path, None, 200)).json["items"]
    return {one["accountId"]: one["figures"] for one in items}


def source(account_id: str, name: str) -> Source:
    return Source(
        source_id=f"{account_id}-{name}",
        account_id=account_id,
        platform_id="stripe",
        source_name=name,
        connection_type=ConnectionType.API_KEY,
        created_by="ann",
    )


def test_figures_are_for_at_most_fifty_accounts():
    async def scene(core: Core) -> None:
        await core.join("ann")
        for ids in ("a b", "a,", ",".join(["a"] * 51)):
            await core.ask("ann", "GET", f"/users/me/accounts/figures?ids={ids}", None, 400)

    play(scene)


def test_accounts_of_others_are_left_out_like_unknown_ones():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.join("eve")
        home = await core.home("ann")
        assert {} == await figures(core, "eve", home, "unknown")
        own = (await core.ask("eve", "GET", "/users/me/accounts/figures", None, 200)).json
        assert [await core.home("eve")] == [one["accountId"] for one in own["items"]]

    play(scene)


def test_a_figure_requires_a_permission_in_the_account_that_it_is_about():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        shop = await core.child(home, "Shop", "division")
        await core.admit(home, "vera", "viewer")
        await core.admit(shop, "vera", "viewer", permissions={"usage.read": True})
        found = await figures(core, "vera", home, shop)
        assert {"sources": 0} == found[home]
        assert {"sources": 0, "storageBytes": 0} == found[shop]

    play(scene)


def test_each_account_has_its_own_members_sources_and_stored_bytes():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        shop = await core.child(home, "Shop", "division")
        await core.admit(shop, "bob", "member")
        invitation = {"role": "viewer"}
        await core.ask("ann", "POST", f"/accounts/{shop}/invitations", invitation, 201)
        await core.run(source(shop, "a").create(), source(shop, "b").create())
        day = core.running.parts.metering.days.today
        usage = DailyUsage(account_id=shop, metric_date=day, storage_used=4_096)
        await core.run(usage.create())
        core.clock.advance(seconds=2 * 24 * 3_600)  # a gauge keeps its value
        assert {
            home: {"members": 1, "sources": 0, "storageBytes": 0},
            shop: {"members": 1, "sources": 2, "storageBytes": 4_096},
        } == await figures(core, "ann", home, shop)

    play(scene)
