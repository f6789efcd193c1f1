"""Activities lead to webhooks and notices, once each."""

from __future__ import annotations

import json

from tablewright.systems.core.design import Account, Activity
from tablewright.systems.core.happenings import FOLLOWS
from tablewright.systems.core.notices import NOTICES
from tests.kits.live.streams import listening
from tests.systems.core.service.world import PASSWORD, Core, play


async def _titles(core: Core, who: str) -> list[str]:
    listed = await core.ask(who, "GET", "/notifications", None, 200)
    return [one["title"] for one in listed.json["items"]]


def test_every_notice_that_follows_from_an_activity_has_words():
    known = {one.name for one in NOTICES.kinds}
    assert set() == {one.notice for one in FOLLOWS.values() if one.notice} - known


def test_a_change_that_fails_notifies_nobody():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.ask("ann", "POST", f"/accounts/{home}/reactivate", None, 409)
        await core.run_jobs()
        assert [] == await _titles(core, "ann")

    play(scene)


def test_admins_learn_of_a_new_member_and_of_a_new_key():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        await core.admit(home, "bob", "admin")
        body = {"name": "Build", "permissions": ["account.read"]}
        await core.ask("bob", "POST", f"/accounts/{home}/api-keys", body, 201)
        await core.run_jobs()
        titles = await _titles(core, "ann")
        assert {"Bob Example joined Acme", "New API key in Acme"} <= set(titles)

    play(scene)


def test_a_person_learns_of_a_new_role_and_of_a_changed_password():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        await core.admit(home, "bob", "member")
        bob = core.ids_of["bob"]
        path = f"/accounts/{home}/members/{bob}"
        await core.ask("ann", "PATCH", path, {"role": "viewer"}, 200)
        await core.run_jobs()
        assert "Bob Example is now viewer in Acme" in await _titles(core, "bob")
        await core.ask("ann", "PATCH", path, {"role": "admin"}, 200)
        await core.run_jobs()
        assert "Bob Example is now an admin of Acme" in await _titles(core, "bob")

    play(scene)


def test_a_person_learns_of_a_sign_in_from_a_new_device_and_not_from_a_known_one():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.login()
        await core.run_jobs()
        assert [] == await _titles(core, "ann")
        body = {"email": "ann@example.com", "password": PASSWORD}
        other = {"user-agent": "Another browser"}
        for _ in range(2):
            path = "/core/v1/auth/login"
            assert 200 == (await core.caller().ask("POST", path, body, headers=other)).status
            await core.run_jobs()
        assert ["New sign-in to your account"] == await _titles(core, "ann")
        assert "Core: New sign-in to your account" in [one.subject for one in core.outbox.sent]

    play(scene)


def test_a_person_and_the_admins_learn_of_an_invitation():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        await core.join("bob")
        home = await core.home()
        body = {"role": "member", "email": "bob@example.com"}
        await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 201)
        await core.run_jobs()
        assert ["You are invited to Acme"] == await _titles(core, "bob")
        assert "bob@example.com is invited to Acme" in await _titles(core, "ann")

    play(scene)


def test_a_webhook_gets_what_it_subscribes_to_once_with_the_id_of_the_activity():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        hook = {"url": "https://acme.example/hook", "events": ["user.*"]}
        await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 201)
        await core.admit(home, "bob", "member")
        await core.run_jobs()
        bodies = [json.loads(one.body) for one in core.sender.sent]
        assert {"user.invited", "user.joined"} == {one["type"] for one in bodies}
        joined = next(one for one in bodies if one["type"] == "user.joined")
        (activity,) = [
            one
            for one in await core.db.all(Activity.of_account(home))
            if one.event_type == "member_joined"
        ]
        assert (activity.event_id, home) == (joined["id"], joined["accountId"])
        assert core.ids_of["bob"] == joined["data"]["resourceId"]

    play(scene)


def test_a_webhook_above_the_plan_is_rejected_and_a_deleted_one_makes_room():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
        hook = {"url": "https://acme.example/hook", "events": ["*"]}
        path = f"/accounts/{home}/webhooks"
        made = await core.ask("ann", "POST", path, hook, 201)
        first = made.json["webhook"]["webhookId"]
        details = (await core.ask("ann", "POST", path, hook, 403)).error["details"]
        assert ("plan_limit_exceeded", "webhooks") == (details["reason"], details["limit"])
        await core.ask("ann", "DELETE", f"{path}/{first}", None, 204)
        await core.ask("ann", "POST", path, hook, 201)

    play(scene)


def test_a_sub_account_creates_and_deletes_webhooks_of_its_own():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        path = f"/accounts/{await core.child(home, 'Shop', 'location')}/webhooks"
        hook = {"url": "https://acme.example/hook", "events": ["*"]}
        made = await core.ask("ann", "POST", path, hook, 201)
        root = await core.db.run(Account.get(home))
        assert ((root and root.tree_counts) or {})["webhooks"] == 1
        await core.ask("ann", "DELETE", f"{path}/{made.json['webhook']['webhookId']}", None, 204)
        root = await core.db.run(Account.get(home))
        assert ((root and root.tree_counts) or {})["webhooks"] == 0

    play(scene)


def test_admins_are_warned_at_the_limit_of_the_plan():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        await core.ask("ann", "PUT", f"/accounts/{home}/plan", {"planId": "free"}, 200)
        hook = {"url": "https://acme.example/hook", "events": ["*"]}
        await core.ask("ann", "POST", f"/accounts/{home}/webhooks", hook, 201)
        await core.run_jobs()
        assert "Acme has reached a limit" in await _titles(core, "ann")

    play(scene)


def test_notices_of_a_team_come_in_one_mail_a_day_and_those_of_security_at_once():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        for name in ("bob", "cat"):
            await core.admit(home, name, "member")
        body = {"name": "Build", "permissions": ["account.read"]}
        await core.ask("ann", "POST", f"/accounts/{home}/api-keys", body, 201)
        await core.run_jobs()
        to_ann = [one.subject for one in core.outbox.sent if one.to == "ann@example.com"]
        assert ["Core: New API key in Acme"] == to_ann
        for _ in range(25):
            core.clock.advance(seconds=3600)
            await core.run_jobs()
        digests = [
            one.text
            for one in core.outbox.sent
            if one.to == "ann@example.com" and "Bob Example joined Acme" in one.text
        ]
        assert 1 == len(digests)
        assert "Cat Example joined Acme" in digests[0]

    play(scene)


def test_a_stream_of_notifications_ends_with_its_session():
    async def scene(core: Core) -> None:
        await core.join("ann")
        first = core.tokens["ann"]
        await core.login()
        async with listening(core, first, path="/core/v1/notifications/events") as stream:
            assert (200, False) == (stream.status, stream.is_over)
            await core.ask(first, "POST", "/auth/logout", None, 204)
            await stream.until_over()

    play(scene)
