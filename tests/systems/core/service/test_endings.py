"""Time, removals and purges end keys, webhooks and old activities."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from tablewright.clock import instant
from tablewright.model import assign
from tablewright.systems.core.design import Account, Activity, ApiKey, Webhook
from tests.systems.core.service.world import Core, play

HOUR, DAY = 3600, 24 * 3600
BUILD = {"name": "Build", "permissions": ["account.read"]}
HOOK = {"url": "https://acme.example/hook", "events": ["*"]}


async def _events(core: Core, account: str) -> list[str]:
    return [one.event_type for one in await core.db.all(Activity.of_account(account))]


async def _key(core: Core, who: str, account: str, **more: Any) -> tuple[str, str]:
    made = await core.ask(who, "POST", f"/accounts/{account}/api-keys", {**BUILD, **more}, 201)
    return made.json["key"], made.json["apiKeyId"]


async def _status_of(core: Core, key_id: str) -> str:
    found = await core.db.run(ApiKey.get(key_id).consistently())
    assert found is not None
    return found.status.value


async def pass_days(core: Core, *stretches: int) -> None:
    """Lets days pass, and runs due jobs after each stretch of them."""
    for days in stretches:
        core.clock.advance(seconds=days * DAY)
        await core.run_jobs()


# Keys


def test_a_key_whose_time_is_over_fails_at_once_and_is_marked_within_the_hour():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        ends_at = (instant(core.clock) + timedelta(minutes=10)).isoformat()
        key, key_id = await _key(core, "ann", home, expiresAt=ends_at)
        _, other = await _key(core, "ann", home)
        await core.ask(key, "GET", f"/accounts/{home}", None, 200)
        await core.run_jobs()
        core.clock.advance(seconds=601)
        await core.ask(key, "GET", f"/accounts/{home}", None, 401)
        core.clock.advance(seconds=HOUR)
        await core.run_jobs()
        assert ("expired", "active") == (
            await _status_of(core, key_id),
            await _status_of(core, other),
        )
        assert 1 == (await _events(core, home)).count("apikey_expired")

    play(scene)


def test_keys_below_end_with_the_role_that_they_rest_on_and_others_stay():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        shop = await core.child(home, "Shop", "location")
        await core.admit(home, "bob", "admin")
        _, below = await _key(core, "bob", shop)
        _, here = await _key(core, "bob", home)
        _, of_ann = await _key(core, "ann", shop)
        bob = core.ids_of["bob"]
        await core.ask("ann", "DELETE", f"/accounts/{home}/members/{bob}", None, 204)
        await core.run_jobs()
        found = [await _status_of(core, one) for one in (below, here, of_ann)]
        assert ["revoked", "revoked", "active"] == found
        assert "apikey_revoked" in await _events(core, shop)

    play(scene)


def test_a_key_stays_where_its_creator_has_a_membership_of_its_own():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        shop = await core.child(home, "Shop", "location")
        for account in (home, shop):
            await core.admit(account, "bob", "admin")
        _, below = await _key(core, "bob", shop)
        bob = core.ids_of["bob"]
        await core.ask("ann", "DELETE", f"/accounts/{home}/members/{bob}", None, 204)
        await core.run_jobs()
        assert "active" == await _status_of(core, below)

    play(scene)


# Accounts


def test_a_purged_account_has_no_members_keys_or_webhooks_and_its_secrets_are_unreadable():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        shop = await core.child(home, "Shop", "location")
        await core.admit(shop, "bob", "viewer")
        for account in (home, shop):
            await core.ask("ann", "POST", f"/accounts/{account}/webhooks", HOOK, 201)
        _, key_id = await _key(core, "ann", shop)
        await core.ask("ann", "PATCH", f"/accounts/{shop}", {"metadata": {"note": "x"}}, 200)
        await core.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        core.clock.advance(seconds=31 * DAY)
        await core.run_jobs()
        await core.login()
        assert "revoked" == await _status_of(core, key_id)
        root, gone = [await core.db.run(Account.get(one)) for one in (home, shop)]
        assert root is not None
        assert root.tree_counts is not None
        assert (1, 1, 1) == tuple(
            root.tree_counts[one] for one in ("accounts", "users", "webhooks")
        )
        assert gone is not None
        assert gone.purged_at is not None
        assert not gone.metadata
        unreadable = await core.db.all(Webhook.in_account(shop).with_hidden(), unreadable="collect")
        assert ([], 1) == (unreadable.items, len(unreadable.unreadable))
        assert 1 == len((await core.ask("ann", "GET", f"/accounts/{home}/webhooks")).json["items"])

    play(scene)


# Activities


def test_activities_end_with_the_retention_of_the_plan():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "starter"}, 200)
        await core.run_jobs()
        core.clock.advance(seconds=20 * DAY)
        await core.login()
        await core.ask("ann", "PATCH", f"/accounts/{home}", {"name": "Renamed"}, 200)
        await core.run_jobs()
        assert {"account_created", "account_updated"} <= set(await _events(core, home))
        core.clock.advance(seconds=11 * DAY)
        await core.run_jobs()
        assert {"account_updated"} == set(await _events(core, home)) - {"usage_warning"}

    play(scene)


def test_a_shorter_retention_applies_thirty_days_after_the_downgrade():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "starter"}, 200)
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
        await pass_days(core, 8, 7, 7, 7)  # the free plan keeps them for seven
        assert "account_created" in await _events(core, home)
        await pass_days(core, 1, 1)
        assert "account_created" not in await _events(core, home)

    play(scene)


# Counts


def test_counts_that_differ_from_what_there_is_are_reported_to_the_operator():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.run_jobs()
        wrong = assign(Account.tree_counts, {"accounts": 1, "users": 1, "admins": 1, "webhooks": 4})
        await core.db.run(Account.at(account_id=home).update(wrong))
        core.clock.advance(seconds=DAY)
        await core.run_jobs()
        core.clock.advance(seconds=150)
        await core.run_jobs()
        (found,) = (await core.operator.get("/core/v1/admin/activities?type=counts_differ")).json[
            "items"
        ]
        assert home == found["resourceId"]

    play(scene)
