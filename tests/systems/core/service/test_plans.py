"""Plans over HTTP: the trial, limits with the plan that fits, and changes of the plan."""

from __future__ import annotations

from tablewright.systems.core.design import Source
from tablewright.systems.core.design.values import ConnectionType, SourceStatus
from tests.systems.core.service.world import Core, play

DAY = 24 * 3600


async def _on_free_plan(core: Core) -> str:
    await core.join("ann")
    home = await core.home()
    await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
    return home


async def _source(core: Core, account: str, person: str, number: int) -> None:
    core.clock.advance(seconds=1)
    source = Source(
        source_id=f"s{number}",
        account_id=account,
        platform_id="stripe",
        source_name=f"Source {number}",
        connection_type=ConnectionType.API_KEY,
        created_by=person,
    )
    taken = await core.running.parts.metering.counts.take("sources", account)
    await core.run(source.create(), *taken)


def test_a_limit_of_the_plan_is_403_and_names_the_plan_that_fits():
    async def scene(core: Core) -> None:
        home = await _on_free_plan(core)
        await core.join("bob")
        body = {"role": "member"}
        made = await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 201)
        path = f"/invitations/{made.json['token']}/accept"
        details = (await core.ask("bob", "POST", path, None, 403)).error["details"]
        assert ("plan_limit_exceeded", "users", 1, "starter") == (
            details["reason"],
            details["limit"],
            details["allowed"],
            details["cheapestPlanThatFits"],
        )
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "starter"}, 200)
        await core.ask("bob", "POST", path, None, 200)

    play(scene)


def test_a_smaller_plan_lists_the_sources_that_it_would_pause_and_pauses_the_newest():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")
        home = await core.home()
        for number in range(4):
            await _source(core, home, ann, number)
        path = f"/accounts/{home}/plan"
        refused = (await core.ask("ann", "PUT", path, {"planId": "free"}, 409)).error["details"]
        assert ("would_pause", ["s3"]) == (
            refused["reason"],
            [one["id"] for one in refused["items"]],
        )
        body = {"planId": "free", "tag": refused["tag"]}
        await core.ask("ann", "PUT", path, body, 200)
        paused = await core.db.all(Source.with_status(home, SourceStatus.PAUSED))
        assert ["s3"] == [one.source_id for one in paused]

    play(scene)


def test_only_a_plan_that_may_be_customized_gets_other_limits_from_the_operator():
    async def scene(core: Core) -> None:
        home = await _on_free_plan(core)
        path, body = f"/core/v1/admin/accounts/{home}/plan/overrides", {"limits": {"webhooks": 2}}
        refused = await core.operator.ask("PUT", path, body)
        assert (409, "not_customizable") == (refused.status, refused.error["details"]["reason"])
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "enterprise"}, 200)
        for wrong in ({"moons": 2}, {"webhooks": "many"}):
            assert 422 == (await core.operator.ask("PUT", path, {"limits": wrong})).status
        assert 200 == (await core.operator.ask("PUT", path, body)).status
        hook = {"url": "https://acme.example/hook", "events": ["*"]}
        for status in (201, 201, 403):
            await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, status)
        assert 200 == (await core.operator.ask("PUT", path, {"limits": {}})).status
        await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 201)

    play(scene)


def test_a_sub_account_has_at_most_the_share_that_the_account_above_gives_it():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        shop = await core.child(home, "Shop", "location")
        await core.admit(shop, "bob", "admin")
        for quota, who, status in (
            ({"moons": 1}, "ann", 422),
            ({"webhooks": 1}, "bob", 404),
            ({"webhooks": 1}, "ann", 200),
        ):
            change = {"settings": {"quota": quota}}
            await core.ask(who, "PATCH", f"/accounts/{shop}", change, status)
        hook = {"url": "https://acme.example/hook", "events": ["*"]}
        await core.ask("bob", "POST", f"/accounts/{shop}/webhooks", hook, 201)
        refused = await core.ask("bob", "POST", f"/accounts/{shop}/webhooks", hook, 403)
        assert "webhooks" == refused.error["details"]["limit"]
        await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 201)

    play(scene)


def test_a_sub_account_shows_what_it_uses_itself_and_what_the_whole_tree_uses():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")
        home = await core.home()
        shop = await core.child(home, "Shop", "location")
        await core.admit(shop, "bob", "admin")
        await core.admit(shop, "cat", "viewer")
        invited = {"email": "dan@example.com", "role": "viewer"}
        await core.ask("ann", "POST", f"/accounts/{shop}/invitations", invited, 201)
        for number in range(3):
            await _source(core, home if number else shop, ann, number)
        for account, count in ((home, 2), (shop, 3)):
            for _ in range(count):
                await core.ask("ann", "GET", f"/accounts/{account}/members", None, 200)
        await core.running.parts.metering.meters.flush()
        await core.ask(
            "ann", "PATCH", f"/accounts/{shop}", {"settings": {"quota": {"webhooks": 2}}}, 200
        )

        async def shown(account: str) -> dict[str, tuple[int, int, int, bool]]:
            path = f"/accounts/{account}/usage/limits"
            items = (await core.ask("ann", "GET", path, None, 200)).json["items"]
            names = ("used", "treeUsed", "allowed", "isShare")
            return {one["limit"]: tuple(one[name] for name in names) for one in items}

        below, whole = await shown(shop), await shown(home)
        assert (2, 3, 20, False) == below["users"]
        assert (1, 3, 50, False) == below["sources"]
        assert (0, 0, 2, True) == below["webhooks"]
        assert (3, 3, 20, False) == whole["users"]
        assert (3, 3, 50, False) == whole["sources"]
        assert below["apiCallsPerMonth"][1] == whole["apiCallsPerMonth"][0]
        assert 0 < below["apiCallsPerMonth"][0] < whole["apiCallsPerMonth"][0]

    play(scene)


def test_a_new_organisation_tries_the_professional_plan_and_then_gets_the_free_one():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        plan = (await core.ask("ann", "GET", f"/accounts/{home}/plan", None, 200)).json
        assert "professional" == plan["plan"]["planId"]
        core.clock.advance(seconds=15 * DAY)
        await core.run_jobs()
        await core.login()
        plan = (await core.ask("ann", "GET", f"/accounts/{home}/plan", None, 200)).json
        assert "free" == plan["plan"]["planId"]

    play(scene)


def test_the_price_list_is_public():
    async def scene(core: Core) -> None:
        listed = (await core.ask("", "GET", "/plans", None, 200)).json["items"]
        assert ["free", "starter", "professional", "enterprise"] == [
            one["planId"] for one in listed
        ]

    play(scene)


def test_a_cancelled_plan_leaves_everything_for_thirty_days_then_reading_export_and_billing():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        plan, account = f"/accounts/{home}/plan", f"/accounts/{home}"
        await core.ask("ann", "PUT", plan, {"planId": "starter"}, 200)
        await core.ask("ann", "DELETE", plan, None, 200)
        core.clock.advance(seconds=29 * DAY)
        await core.run_jobs()
        await core.login()
        await core.ask("ann", "PATCH", account, {"name": "Still"}, 200)
        core.clock.advance(seconds=2 * DAY)
        await core.run_jobs()
        refused = await core.ask("ann", "PATCH", account, {"name": "Late"}, 403)
        assert "account.update" == refused.error["details"]["permission"]
        for path in ("", "/members", "/usage", "/plan", "/activities"):
            await core.ask("ann", "GET", f"{account}{path}", None, 200)
        ann = core.ids_of["ann"]
        rights = await core.ask("ann", "GET", f"{account}/members/{ann}/rights", None, 200)
        held = {one["permission"] for one in rights.json["items"]}
        assert {"data.export", "billing.manage"} <= held
        assert {"account.update", "users.invite"}.isdisjoint(held)
        await core.ask("ann", "PUT", plan, {"planId": "starter"}, 200)
        await core.ask("ann", "PATCH", account, {"name": "Back"}, 200)

    play(scene)


def test_a_smaller_plan_keeps_people_and_webhooks_above_its_limits_and_rejects_more():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        for name in ("bob", "cat"):
            await core.admit(home, name, "member")
        hook = {"url": "https://acme.example/hook", "events": ["*"]}
        for _ in range(2):
            await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 201)
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
        hooks = (await core.ask("ann", "GET", f"/accounts/{home}/webhooks", None, 200)).json
        assert [True, True] == [one["isActive"] for one in hooks["items"]]
        await core.ask("bob", "GET", f"/accounts/{home}", None, 200)
        await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 403)
        body = {"role": "member"}
        link = (await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 201)).json
        await core.join("dan")
        await core.ask("dan", "POST", f"/invitations/{link['token']}/accept", None, 403)

    play(scene)


def test_a_list_of_sources_to_pause_that_has_changed_is_412():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")
        home = await core.home()
        for number in range(4):
            await _source(core, home, ann, number)
        path = f"/accounts/{home}/plan"
        refused = (await core.ask("ann", "PUT", path, {"planId": "free"}, 409)).error["details"]
        await _source(core, home, ann, 4)
        await core.ask("ann", "PUT", path, {"planId": "free", "tag": refused["tag"]}, 412)
        again = (await core.ask("ann", "PUT", path, {"planId": "free"}, 409)).error["details"]
        assert ["s4", "s3"] == [one["id"] for one in again["items"]]
        await core.ask("ann", "PUT", path, {"planId": "free", "tag": again["tag"]}, 200)

    play(scene)
