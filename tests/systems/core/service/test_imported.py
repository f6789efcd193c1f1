"""Users and keys that another program has written are found by the indexes of the document."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.systems.core.design import ApiKey
from tablewright.systems.core.design.values import ApiKeyStatus
from tests.systems.core.service.imported import imported_key, imported_user
from tests.systems.core.service.world import PASSWORD, Core, play

TEXT = "sk_live_0123456789abcdef0123"


@pytest.mark.parametrize(
    ("text", "more"),
    [
        (TEXT, {"status": ApiKeyStatus.REVOKED}),
        (TEXT, {"user_id": "nobody"}),
        ("too-short-to-be-safe"[:19], {}),
        ("core_" + TEXT, {}),
    ],
)
def test_a_key_of_another_format_that_is_not_valid_is_rejected(text: str, more: dict[str, Any]):
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await imported_key(core, home, text, **more)
        await core.ask(text, "GET", f"/accounts/{home}", None, 401)
        await core.ask(TEXT[:-1], "GET", f"/accounts/{home}", None, 401)

    play(scene)


def test_a_key_of_another_format_works_until_it_is_revoked():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home()
        await imported_key(core, home, TEXT)
        await core.ask(TEXT, "GET", f"/accounts/{home}", None, 200)
        await core.ask(TEXT, "GET", f"/accounts/{home}/members", None, 403)
        await core.db.run(ApiKey.revoke("imported"))
        await core.ask(TEXT, "GET", f"/accounts/{home}", None, 401)

    play(scene)


def test_nobody_can_sign_up_with_the_address_of_a_user_without_a_guard():
    async def scene(core: Core) -> None:
        await core.join()
        await imported_user(core, "bob")
        body = {"email": "Bob@example.com", "password": "another good one"}
        body |= {"firstName": "Bob", "lastName": "Other"}
        answer = await core.ask("", "POST", "/auth/register", body, 409)
        assert {"place": "email"} == answer.error["details"]
        await core.login("bob")

    play(scene)


def test_a_user_without_a_guard_signs_in_with_the_right_address_and_password_only():
    async def scene(core: Core) -> None:
        await core.join("ann")
        await imported_user(core, "old")
        body = {"email": "old@example.com", "password": PASSWORD}
        await core.ask("", "POST", "/auth/login", {**body, "email": "new@example.com"}, 401)
        await core.ask("", "POST", "/auth/login", {**body, "password": "wrong password"}, 401)
        await core.ask("", "POST", "/auth/login", body, 200)

    play(scene)
