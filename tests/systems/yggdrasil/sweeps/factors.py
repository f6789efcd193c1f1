"""Scenarios of second factors and sessions: a code works once, and a session that ended is over."""

from __future__ import annotations

import pyotp
from pyotp.totp import TOTP

from tests.systems.yggdrasil.sweeps.accounts import LOG_IN, MIA, ask, is_in, mia, user
from tests.systems.yggdrasil.sweeps.opening import YGGDRASIL, TreesAct, signing_in


async def fresh(act: TreesAct) -> str:
    """The token of a session whose password was entered just now."""
    token, password = await mia(act), {"password": MIA["password"]}
    await ask(act, token, "POST", "/auth/password/verify", password, expect=204)
    return token


def code(act: TreesAct, otp: TOTP) -> str:
    """The code of the next half minute, which was not used yet."""
    act.stage.clock.advance(seconds=30)
    return otp.at(int(act.stage.clock.now()))


async def begun(act: TreesAct, token: str) -> TOTP:
    """A set-up that is not confirmed yet."""
    made = await ask(act, token, "POST", "/auth/totp", expect=201, repeats=True)
    return TOTP(pyotp.parse_uri(made.json["uri"]).secret)


@YGGDRASIL.scenario(opening=signing_in)
async def setting_up(act: TreesAct) -> None:
    """A second factor is on when a code has confirmed it, and then signing in asks for one."""
    token = await fresh(act)
    with act.swept():
        otp = await begun(act, token)
        shown = {"code": code(act, otp)}
        await ask(act, token, "POST", "/auth/totp/confirm", shown, repeats=True, again=[409])
        codes = await ask(act, token, "POST", "/auth/backup-codes", expect=201, repeats=True)
        await act.jobs()
    found = await user(act)
    assert found is not None
    assert found.second_factor
    for given in (code(act, otp), codes.json["codes"][0]):
        challenge = (await ask(act, None, "POST", "/auth/login", LOG_IN)).json["secondFactor"]
        step = {"token": challenge, "code": given}
        await ask(act, None, "POST", "/auth/second-factor", step)
    await act.settle()


@YGGDRASIL.scenario(opening=signing_in, without=["stale"])
async def signing_in_by_code(act: TreesAct) -> None:
    """A code signs in once; a user who loses the response must start again."""
    token = await fresh(act)
    otp = await begun(act, token)
    await ask(act, token, "POST", "/auth/totp/confirm", {"code": code(act, otp)})
    await act.settle()
    with act.swept():
        asked = await ask(act, None, "POST", "/auth/login", LOG_IN, repeats=True)
        step = {"token": asked.json["secondFactor"], "code": code(act, otp)}
        path = "/auth/second-factor"
        inside = await ask(act, None, "POST", path, step, repeats=True, again=[401])
        await ask(act, None, "POST", path, step, expect=401, repeats=True)
    if inside.status == 200:
        assert await is_in(act, inside.json["token"])


@YGGDRASIL.scenario(opening=signing_in)
async def switching_off(act: TreesAct) -> None:
    """Without the factor, the password alone signs in."""
    token = await fresh(act)
    otp = await begun(act, token)
    await ask(act, token, "POST", "/auth/totp/confirm", {"code": code(act, otp)})
    with act.swept():
        await ask(act, token, "DELETE", "/auth/totp", expect=204)
        await act.jobs()
    assert "token" in (await ask(act, None, "POST", "/auth/login", LOG_IN)).json
    await act.settle()


@YGGDRASIL.scenario(opening=signing_in, without=["stale"])
async def ending_sessions(act: TreesAct) -> None:
    """A session that was ended is over, and the one that ended it goes on."""
    first = await mia(act)
    second, third = [
        (await ask(act, None, "POST", "/auth/login", LOG_IN)).json["token"] for _ in range(2)
    ]
    listed = (await ask(act, second, "GET", "/auth/sessions")).json["items"]
    other = next(one["sessionId"] for one in listed if not one.get("isCurrent"))
    with act.swept():
        password = {"password": MIA["password"]}
        await ask(act, second, "POST", "/auth/password/verify", password, expect=204, repeats=True)
        path = f"/auth/sessions/{other}"
        await ask(act, second, "DELETE", path, expect=204, again=[404])
        await ask(act, second, "DELETE", "/auth/sessions", expect=204)
    assert [False, True, False] == [await is_in(act, one) for one in (first, second, third)]
