"""People export what core stores about them; keys end with their creators."""

from __future__ import annotations

from tests.systems.core.service.world import Core, play


def test_the_export_of_own_data_needs_a_session():
    async def scene(core: Core) -> None:
        await core.ask("", "GET", "/users/me/export", None, 401)

    play(scene)


def test_the_export_has_memberships_keys_sessions_and_activities_and_no_secret():
    async def scene(core: Core) -> None:
        await core.join("ann", organisation="Acme")
        home = await core.home()
        body = {"name": "Build", "permissions": ["account.read"]}
        key = (await core.ask("ann", "POST", f"/accounts/{home}/api-keys", body, 201)).json["key"]
        answer = await core.ask("ann", "GET", "/users/me/export", None, 200)
        data = answer.json
        assert "ann@example.com" == data["user"]["email"]
        assert [home] == [one["accountId"] for one in data["memberships"]]
        assert ["Build"] == [one["name"] for one in data["apiKeys"]]
        assert 1 == len(data["sessions"])
        assert "apikey_created" in [one["eventType"] for one in data["activities"]]
        for secret in (key, core.tokens["ann"], "argon2"):
            assert secret.encode() not in answer.body

    play(scene)


def test_keys_of_a_person_who_leaves_are_revoked():
    async def scene(core: Core) -> None:
        await core.join("ann")
        home = await core.home("ann")
        await core.admit(home, "bob", "admin")
        other = await core.home("bob")
        await core.admit(other, "cid", "admin", by="bob")
        body = {"name": "Build", "permissions": ["account.read"]}
        made = await core.ask("bob", "POST", f"/accounts/{home}/api-keys", body, 201)
        key, key_id = made.json["key"], made.json["apiKeyId"]
        await core.ask(key, "GET", f"/accounts/{home}", None, 200)
        await core.ask("bob", "DELETE", "/users/me", None, 204)
        await core.ask(key, "GET", f"/accounts/{home}", None, 401)
        await core.run_jobs()
        await core.ask(key, "GET", f"/accounts/{home}", None, 401)
        listed = await core.ask("ann", "GET", f"/accounts/{home}/api-keys/{key_id}", None, 200)
        assert "revoked" == listed.json["status"]

    play(scene)
