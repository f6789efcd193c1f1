"""What a system decides about its people: words, paths, who confirms, and what vouches for whom."""

from __future__ import annotations

from typing import Any

from tablewright.api.openapi.document import document_of
from tests.kits.people.test_people import OTHER, PASSWORD, Club, played
from tests.kits.people.world import club

ANN = {"email": "ann@example.com", "password": PASSWORD}


def _run(play: Any, **more: Any) -> None:
    played(play=play, **{"over_tables": True, **more})


def test_a_form_without_the_fields_of_the_kit_rejects_them():
    async def play(club: Club) -> None:
        for name in ("name", "organisation"):
            await club.ask("", "POST", "/auth/register", {**ANN, name: "Ann"}, 422)
        made = await club.ask("", "POST", "/auth/register", {**ANN, "nick": "Annie"}, 201)
        seen = {"email": "ann@example.com", "nick": "Annie", "awaits": True}
        assert seen == made.json["user"]
        token = made.json["token"]
        await club.ask(token, "PATCH", "/users/me", {}, 422)
        assert "" == (await club.ask(token, "PATCH", "/users/me", {"nick": None}, 200)).json["nick"]
        assert {**seen, "nick": ""} == (await club.ask(token, "GET", "/users/me", None, 200)).json

    _run(play, nicknames=True)


def test_people_sign_in_with_the_fields_and_the_names_of_the_system():
    async def play(club: Club) -> None:
        await club.ask("", "POST", "/auth/register", {**ANN, "nick": "Annie"}, 201)
        for login in ("ann@example.com", "ANN"):
            body = {"login": login, "password": PASSWORD}
            await club.ask("", "POST", "/auth/login", body, 200)
        await club.ask("", "POST", "/auth/login", ANN, 422)

    _run(play, nicknames=True)


def test_all_names_of_a_person_share_the_attempts_to_sign_in():
    async def play(club: Club) -> None:
        await club.ask("", "POST", "/auth/register", {**ANN, "nick": "Annie"}, 201)
        names = ("ann@example.com", "ann", "Ann@Example.com", "ANN", "ann", "ann@example.com")
        statuses = list[int]()
        for number, name in enumerate(names):
            stranger = club.caller(address=f"198.51.100.{number}")
            body = {"login": name, "password": "a wrong password"}
            statuses.append((await stranger.post("/club/v1/auth/login", body)).status)
        assert [401] * 5 + [429] == statuses

    _run(play, nicknames=True)


def test_the_document_names_the_types_and_paths_of_the_system():
    system = club(over_tables=True, nicknames=True, own_paths=True)
    document = document_of(system)
    paths, schemas = document["paths"], document["components"]["schemas"]
    assert "new_password" == paths["/v1/users/me/password"]["put"]["operationId"]
    assert "202" in paths["/v1/users/me"]["delete"]["responses"]
    assert "/v1/auth/password/change" not in paths
    assert {"NickForm", "NickChange", "NickView", "NickSignedIn"} <= schemas.keys()
    assert not {"Registration", "PersonView", "SignedIn"} & schemas.keys()


def test_only_the_signed_in_person_confirms_where_the_rule_says_so():
    async def play(club: Club) -> None:
        ann = await club.join()
        link = {"token": await club.link("confirm")}
        ben = await club.join("ben")
        for token, status in (("", 401), (ben, 422), (ann, 200)):
            await club.ask(token, "POST", "/users/me/confirm", link, status)
        seen = [(await club.ask(one, "GET", "/users/me")).json["isConfirmed"] for one in (ann, ben)]
        assert [True, False] == seen

    _run(play, own_paths=True)


def test_a_moved_route_is_found_at_its_new_place_alone():
    async def play(club: Club) -> None:
        token, body = await club.join(), {"current": PASSWORD, "new": OTHER}
        await club.ask(token, "POST", "/auth/password/change", body, 404)
        token = (await club.ask(token, "PUT", "/users/me/password", body, 200)).json["token"]
        await club.ask(token, "DELETE", "/users/me", None, 202)

    _run(play, own_paths=True)


def test_a_token_that_was_mailed_to_the_address_confirms_it_at_sign_up():
    async def play(club: Club) -> None:
        for name, invited, is_confirmed in (
            ("ann", "ann", True),
            ("ben", "ann", False),
            ("eve", "nobody", False),
        ):
            token = await club.join(name, invitation=f"mailed to {invited}@example.com")
            me = (await club.ask(token, "GET", "/users/me", None, 200)).json
            assert is_confirmed == me["isConfirmed"]
        await club.run_jobs()
        assert ["ben@example.com", "eve@example.com"] == [one.to for one in club.outbox.sent]

    _run(play)


def test_without_confirmations_an_address_changes_at_once_and_keeps_its_spelling():
    async def play(club: Club) -> None:
        token = await club.join()
        await club.join("ben")
        path = "/auth/email/change"
        await club.ask(token, "POST", path, {"email": "BEN@example.com"}, 409)
        changed = await club.ask(token, "POST", path, {"email": "New@example.com"}, 200)
        assert "New@example.com" == changed.json["email"]
        assert [401, 200] == [(await club.login(one)).status for one in ("ann", "new")]
        await club.run_jobs()
        assert [] == club.outbox.sent

    _run(play, confirms=False, over_tables=False)
