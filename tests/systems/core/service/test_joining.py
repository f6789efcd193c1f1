"""Signing up brings an account; leaving ends memberships, keys and sessions."""

from __future__ import annotations

import pyotp
from pyotp.totp import TOTP

from tablewright.systems.core.design import Activity, Membership, User
from tests.systems.core.service.world import DELIVERED, PASSWORD, Core, play


def test_the_last_admin_of_a_root_may_not_leave():
    async def scene(core: Core) -> None:
        await core.join("ann")
        answer = await core.ask("ann", "DELETE", "/users/me", None, 409)
        assert "last_admin" == answer.error["details"]["reason"]

    play(scene)


def test_a_person_who_has_not_confirmed_the_address_may_not_invite():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        body = {"role": "member", "email": "bob@example.com"}
        answer = await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 403)
        assert {"need": "confirmed"} == answer.error["details"]
        await core.ask("", "POST", "/auth/confirm", {"token": await core.link("confirm")}, 200)
        await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 201)

    play(scene, options=DELIVERED)


def test_signing_up_creates_a_root_account_with_an_admin_and_an_activity():
    async def scene(core: Core) -> None:
        ann = await core.join("ann", organisation="Acme")
        home = await core.home("ann")
        account = (await core.ask("ann", "GET", f"/accounts/{home}", None, 200)).json
        assert ("Acme", "conglomerate", 0, "active") == (
            account["name"],
            account["type"],
            account["level"],
            account["status"],
        )
        (member,) = await core.db.all(Membership.of_user(ann))
        assert ("admin", True) == (member.role.value, member.is_default)
        activities = await core.db.all(Activity.of_account(home))
        assert [("account_created", ann)] == [(one.event_type, one.user_id) for one in activities]

    play(scene)


def test_a_person_who_signs_up_or_signs_in_is_the_actor_of_the_activity():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")
        home = await core.home("ann")
        wrong = {"email": "ann@example.com", "password": "a wrong password"}
        await core.ask("", "POST", "/auth/login", wrong, 401)
        actors = {
            (one.event_type, one.details["actor"]["kind"], one.details["actor"]["id"])
            for tenant in (home, ann)
            for one in await core.db.all(Activity.of_account(tenant))
            if one.details is not None
        }
        assert {
            ("account_created", "user", ann),
            ("user_registered", "user", ann),
            ("login_failed", "nobody", ""),
        } <= actors

    play(scene)


def test_a_person_who_leaves_keeps_no_membership_and_no_session():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        bob = await core.join("bob")
        await core.admit(await core.home("bob"), "cid", "admin", by="bob")
        await core.admit(home, "bob", "member")
        await core.ask("bob", "DELETE", "/users/me", None, 204)
        assert [] == await core.db.all(Membership.of_user(bob))
        await core.ask("bob", "GET", "/users/me", None, 401)
        left = await core.db.all(Activity.of_account(home))
        assert "member_left" in [one.event_type for one in left]

    play(scene)


def test_an_invitation_to_another_address_confirms_nothing():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.ask("", "POST", "/auth/confirm", {"token": await core.link("confirm")}, 200)
        path = f"/accounts/{await core.home()}/invitations"
        await core.ask("ann", "POST", path, {"role": "member", "email": "bob@example.com"}, 201)
        token = await core.link("invitation")
        await core.join("eve", invitation=token)
        me = (await core.ask("eve", "GET", "/users/me", None, 200)).json
        assert not me["emailVerified"]
        answer = await core.ask("eve", "POST", f"/invitations/{token}/accept", None, 403)
        assert "other_address" == answer.error["details"]["reason"]

    play(scene, options=DELIVERED)


def test_signing_up_through_an_invitation_confirms_the_address_and_founds_no_account():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await core.ask("", "POST", "/auth/confirm", {"token": await core.link("confirm")}, 200)
        home = await core.home()
        body = {"role": "member", "email": "Bob@Example.com"}
        await core.ask("ann", "POST", f"/accounts/{home}/invitations", body, 201)
        token = await core.link("invitation")
        await core.join("bob", invitation=token)
        assert (await core.ask("bob", "GET", "/users/me", None, 200)).json["emailVerified"]
        await core.ask("bob", "POST", f"/invitations/{token}/accept", None, 200)
        assert home == await core.home("bob")

    play(scene, options=DELIVERED)


def test_an_account_that_requires_a_second_factor_withholds_everything_else():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        change = {"settings": {"requireTwoFactor": True}}
        await core.ask("ann", "PATCH", f"/accounts/{home}", change, 200)
        answer = await core.ask("ann", "GET", f"/accounts/{home}", None, 403)
        assert {"need": "second_factor"} == answer.error["details"]
        await core.ask("ann", "POST", "/auth/totp", None, 201)

    play(scene)


def test_only_time_zones_that_exist_can_be_set():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        for zone, status in (("Mars/Olympus", 422), ("Europe/Oslo", 200)):
            change = {"settings": {"timezone": zone}}
            await core.ask("ann", "PATCH", f"/accounts/{home}", change, status)

    play(scene)


def test_the_time_of_the_last_sign_in_is_written_at_most_once_a_minute():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")

        async def last() -> float:
            user = await core.db.run(User.get(ann).consistently())
            assert user is not None
            assert user.last_login_at is not None
            return user.last_login_at.timestamp()

        await core.login()
        first = await last()
        core.clock.advance(seconds=59)
        await core.login()
        assert first == await last()
        core.clock.advance(seconds=1)
        await core.login()
        assert first + 60 == await last()

    play(scene)


def test_a_sign_in_with_a_second_factor_is_noted_too():
    async def scene(core: Core) -> None:
        ann = await core.join("ann")
        made = (await core.ask("ann", "POST", "/auth/totp", None, 201)).json
        otp = TOTP(str(pyotp.parse_uri(made["uri"]).secret))
        code = {"code": otp.at(int(core.clock.now()))}
        await core.ask("ann", "POST", "/auth/totp/confirm", code, 200)
        core.clock.advance(seconds=120)
        known = {"email": "ann@example.com", "password": PASSWORD}
        token = (await core.ask("", "POST", "/auth/login", known, 200)).json["secondFactor"]
        step = {"token": token, "code": otp.at(int(core.clock.now()))}
        await core.ask("", "POST", "/auth/second-factor", step, 200)
        user = await core.db.run(User.get(ann).consistently())
        assert user is not None
        assert user.last_login_at is not None
        assert int(core.clock.now()) == int(user.last_login_at.timestamp())

    play(scene)
