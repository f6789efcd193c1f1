"""Pages learn which kinds of data of an account have changed, in one stream."""

from __future__ import annotations

import json
from typing import Any

from tablewright.systems.core.design import DailyUsage
from tests.kits.live.streams import Stream, listening
from tests.systems.core.service.world import Core, play


def events_of(account_id: str) -> str:
    return f"/core/v1/accounts/{account_id}/events"


def names_in(stream: Stream) -> list[str]:
    """The kinds of data that a stream has named, in order."""
    lines = [line for block in stream.blocks for line in block.splitlines()]
    return [json.loads(one[6:])["changed"] for one in lines if one.startswith("data: ")]


async def created_key(core: Core, account_id: str, *permissions: str) -> str:
    body: Any = {"name": "CI", "permissions": list(permissions)}
    made = await core.ask("ann", "POST", f"/accounts/{account_id}/api-keys", body, 201)
    return made.json["key"]


def test_a_stranger_may_not_follow_an_account():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.join("eve")
        home = await core.home("ann")
        unknown = await core.ask("eve", "GET", "/accounts/unknown/events", None, 404)
        found = await core.ask("eve", "GET", f"/accounts/{home}/events", None, 404)
        assert unknown.error["message"] == found.error["message"]

    play(scene)


def test_a_viewer_learns_only_of_things_that_viewers_may_read():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        await core.admit(home, "vera", "viewer")
        core.clock.advance(seconds=60)
        async with listening(core, core.tokens["vera"], path=events_of(home)) as stream:
            await created_key(core, home, "account.read")
            await core.ask("ann", "PATCH", f"/accounts/{home}", {"name": "Acme"}, 200)
            await stream.until_over()
            assert ["account"] == names_in(stream)

    play(scene)


def test_each_change_is_named_once_and_a_stream_resumes_on_another_node():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        core.clock.advance(seconds=60)
        async with listening(core, core.tokens["ann"], path=events_of(home)) as stream:
            await created_key(core, home, "account.read")
            await stream.until(2)
            assert ["activities", "keys"] == sorted(names_in(stream))
            position = stream.events[-1][0]
        core.clock.advance(seconds=60)
        url = {"url": "https://example.com/hook", "events": ["*"]}
        await core.ask("ann", "POST", f"/accounts/{home}/webhooks", url, 201)
        for _ in range(2):  # on each of the two
            token = core.tokens["ann"]
            async with listening(core, token, position, path=events_of(home)) as stream:
                await stream.until(2)
                assert ["activities", "webhooks"] == sorted(names_in(stream))

    play(scene, nodes=2)


def test_a_stream_ends_with_a_change_that_rights_depend_on_and_resumes_with_the_new_rights():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        await core.admit(home, "bob", "viewer")
        core.clock.advance(seconds=60)
        path = events_of(home)
        async with listening(core, core.tokens["bob"], path=path) as stream:
            member = f"/accounts/{home}/members/{core.ids_of['bob']}"
            await core.ask("ann", "PATCH", member, {"role": "admin"}, 200)
            await stream.until_over()
            assert [] == names_in(stream)  # a viewer does not see members
            begin = stream.blocks[0].partition("id: ")[2]
        async with listening(core, core.tokens["bob"], begin, path=path) as stream:
            await stream.until(2)
            assert ["activities", "members"] == sorted(names_in(stream))

    play(scene)


def test_a_stream_ends_when_the_right_to_read_the_account_ends():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        await core.admit(home, "bob", "member")
        core.clock.advance(seconds=60)
        path = events_of(home)
        async with listening(core, core.tokens["bob"], path=path) as stream:
            gone = f"/accounts/{home}/members/{core.ids_of['bob']}"
            await core.ask("ann", "DELETE", gone, None, 204)
            await stream.until_over()
        assert 404 == (await core.ask("bob", "GET", f"/accounts/{home}/events")).status

    play(scene)


def test_deliveries_and_usage_are_changes_without_an_activity():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        url = {"url": "https://example.com/hook", "events": ["*"]}
        hook = await core.ask("ann", "POST", f"/accounts/{home}/webhooks", url, 201)
        core.clock.advance(seconds=60)
        async with listening(core, core.tokens["ann"], path=events_of(home)) as stream:
            ping = f"/accounts/{home}/webhooks/{hook.json['webhook']['webhookId']}/ping"
            await core.ask("ann", "POST", ping, None)
            await stream.until(1)
            assert {"deliveries"} == set(names_in(stream))
            day = core.running.parts.metering.days.today
            await core.run(DailyUsage(account_id=home, metric_date=day, api_calls=7).create())
            core.running.parts.changes.happened(home)
            while "usage" not in names_in(stream):
                await stream.until(len(stream.events) + 1)
            assert {"deliveries", "usage"} == set(names_in(stream))

    play(scene)


def test_a_stream_does_not_follow_accounts_in_which_the_caller_has_no_right():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.join("eve")
        home, other = await core.home("ann"), await core.home("eve")
        shop = await core.child(home, "Shop", "location")
        await core.admit(home, "vera", "viewer")
        await core.admit(shop, "vera", "viewer")
        denied = {"permissions": {"account.read": False}}
        member = f"/accounts/{shop}/members/{core.ids_of['vera']}"
        await core.ask("ann", "PATCH", member, denied, 200)
        core.clock.advance(seconds=60)
        path = f"{events_of(home)}?also={shop},{other},unknown"
        async with listening(core, core.tokens["vera"], path=path) as stream:
            await core.ask("eve", "PATCH", f"/accounts/{other}", {"name": "Mine"}, 200)
            await core.ask("ann", "PATCH", f"/accounts/{shop}", {"name": "Store"}, 200)
            await core.ask("ann", "PATCH", f"/accounts/{home}", {"name": "Acme"}, 200)
            await stream.until_over()
            assert ["account"] == names_in(stream)

    play(scene)


def test_a_stream_names_the_accounts_below_that_have_changed_and_resumes_on_another_node():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        shop = await core.child(home, "Shop", "location")
        core.clock.advance(seconds=60)
        path = f"{events_of(home)}?also={shop}"
        async with listening(core, core.tokens["ann"], path=path) as stream:
            await created_key(core, shop, "account.read")
            await stream.until(2)
            assert [("activities", shop), ("keys", shop)] == changes_in(stream)
            position = stream.events[-1][0]
        core.clock.advance(seconds=60)
        url = {"url": "https://example.com/hook", "events": ["*"]}
        await core.ask("ann", "POST", f"/accounts/{shop}/webhooks", url, 201)
        await created_key(core, home, "account.read")
        for _ in range(2):  # on each of the two
            async with listening(core, core.tokens["ann"], position, path=path) as stream:
                await stream.until(4)
                found = {("keys", ""), ("activities", ""), ("activities", shop)}
                assert found | {("webhooks", shop)} == set(changes_in(stream))

    play(scene, nodes=2)


def changes_in(stream: Stream) -> list[tuple[str, str]]:
    """What a stream has named: the kind of data, and the account if it is another one."""
    lines = [line for block in stream.blocks for line in block.splitlines()]
    found = [json.loads(one[6:]) for one in lines if one.startswith("data: ")]
    return sorted((one["changed"], one.get("in", "")) for one in found)
