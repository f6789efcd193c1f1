"""Messages that people read: why something is rejected, and what an activity is about."""

from __future__ import annotations

import pyotp
import pytest
from pyotp.totp import TOTP

from tests.systems.core.service.test_demo import planted
from tests.systems.core.service.world import PASSWORD, Core, play

DAY = 24 * 3600


def test_an_error_in_a_suspended_account_names_the_account_that_is_suspended():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        east = await core.child(home, "East", "subsidiary")
        shop = await core.child(east, "Shop", "location")
        await core.ask("ann", "POST", f"/accounts/{east}/suspend", {"reason": "Audit"}, 200)
        lacks = "Requires the permission account.update."
        for account, why in ((east, "The account"), (shop, "An account above")):
            path = f"/accounts/{account}"
            refused = await core.ask("ann", "PATCH", path, {"name": "New"}, 403)
            assert f"{lacks} {why} is suspended." == refused.error["message"]
        await core.ask("ann", "POST", f"/accounts/{east}/reactivate", None, 200)
        await core.ask("ann", "DELETE", f"/accounts/{shop}", None, 200)
        refused = await core.ask("ann", "GET", f"/accounts/{shop}/sources", None, 403)
        words = "Requires the permission sources.read. The account is terminated."
        assert words == refused.error["message"]
        await core.admit(home, "bob", "viewer")
        refused = await core.ask("bob", "PATCH", f"/accounts/{home}", {"name": "New"}, 403)
        assert lacks == refused.error["message"]

    play(scene)


@pytest.mark.parametrize(
    ("path", "body", "hint"),
    [
        ("login", {"email": "ann@example.com", "password": "wrong word"}, "set a new password"),
        ("second-factor", {"token": "unknown", "code": "123456"}, "Begin again"),
    ],
)
def test_a_failed_sign_in_says_what_to_do_and_not_to_send_a_key(
    path: str, body: dict[str, str], hint: str
):
    async def scene(core: Core) -> None:
        await core.join("ann")
        refused = await core.ask("", "POST", f"/auth/{path}", body, 401)
        assert hint in refused.error["hint"]

    play(scene)


def test_a_wrong_code_says_that_codes_work_once():
    async def scene(core: Core) -> None:
        await core.join("ann")
        made = (await core.ask("ann", "POST", "/auth/totp", None, 201)).json
        core.clock.advance(seconds=30)
        otp = TOTP(str(pyotp.parse_uri(made["uri"]).secret))
        code = {"code": otp.at(int(core.clock.now()))}
        await core.ask("ann", "POST", "/auth/totp/confirm", code, 200)
        known = {"email": "ann@example.com", "password": PASSWORD}
        token = (await core.ask("", "POST", "/auth/login", known, 200)).json["secondFactor"]
        body = {"token": token, "code": "000000"}
        refused = await core.ask("", "POST", "/auth/second-factor", body, 401)
        assert "Each code works once." in refused.error["hint"]

    play(scene)


def test_activities_of_a_run_name_its_source():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        source = await core.source(home, name="Sales")
        syncs = f"/accounts/{home}/sources/{source}/syncs"
        sync = (await core.ask("ann", "POST", syncs, {}, 202)).json["syncId"]
        await core.ask("ann", "POST", f"{syncs}/{sync}/cancel", None, 202)
        path = f"/accounts/{home}/activities?resource=sync"
        found = (await core.ask("ann", "GET", path, None, 200)).json["items"]
        assert {"sync_requested", "sync_cancelled"} <= {one["type"] for one in found}
        assert {"Sales"} == {one["details"]["source"] for one in found}

    play(scene)


def test_the_disabled_webhook_of_the_sample_data_is_in_the_operators_list_with_its_reason():
    async def scene(core: Core) -> None:
        await planted(core)
        listed = (await core.operator.get("/core/v1/admin/hooks")).json["items"]
        assert [("demo-hook", "20 deliveries in a row failed.")] == [
            (one["endpointId"], one["reason"]) for one in listed
        ]

    play(scene)


def test_the_last_admin_of_a_terminated_organisation_leaves_when_it_is_deleted():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await core.ask("ann", "DELETE", f"/accounts/{home}", None, 200)
        refused = await core.ask("ann", "DELETE", "/users/me", None, 409)
        assert "last_admin" == refused.error["details"]["reason"]
        core.clock.advance(seconds=30 * DAY + 1)
        await core.run_jobs()
        await core.login("ann")
        await core.ask("ann", "DELETE", "/users/me", None, 204)
        await core.join("ann")  # the address is free again

    play(scene)
