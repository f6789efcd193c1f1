"""Who a request acts as: by bearer token or cookie, and never for another site's page."""

from __future__ import annotations

import logging
import re
from typing import Any
from urllib.parse import urlsplit

import pytest

from tablewright.api.api_keys import new_key
from tablewright.api.rules import Kind
from tablewright.errors import InternalServerError, ThrottlingException
from tablewright.ids import CountingIds
from tablewright.kits.sessions.identity import SessionPrincipal
from tests.kits.people.visiting import (
    BASE,
    ME,
    MIA,
    Visited,
    bearer,
    code_of,
    cookie,
    registered,
    with_club,
)

HOST = {"host": "club.example"}
REFUSED = (401, "unauthenticated")


@pytest.mark.parametrize(
    "headers",
    [
        {},
        {"authorization": "Bearer nonsense"},
        {"authorization": "Basic YTpi"},
        {"authorization": f"Bearer {new_key('session_ann', CountingIds())[:-1]}"},
        {"authorization": f"Bearer {new_key('tenant_ann', CountingIds())}"},
        {"authorization": f"Bearer {new_key('session_an#n', CountingIds())}"},
        {"authorization": "Bearer session_ann_" + "0" * 5_000},
        {"cookie": "club-session="},
        {"cookie": "club-session=nonsense; other=1"},
        {"cookie": "CLUB-SESSION=nonsense"},
    ],
)
@with_club
async def test_what_cannot_be_a_session_is_refused_without_a_look_into_the_store(
    world: Visited, headers: dict[str, str]
):
    world.calls.clear()
    reply = await world.anybody.ask("GET", ME, headers=headers)
    assert REFUSED == code_of(reply)
    assert [] == world.calls


@with_club
async def test_a_well_formed_token_that_nobody_has_is_refused(world: Visited):
    headers = {"authorization": f"Bearer {new_key('session_ann', CountingIds())}"}
    assert REFUSED == code_of(await world.anybody.ask("GET", ME, headers=headers))


@with_club
async def test_a_token_is_of_one_user_and_changed_it_is_of_nobody(world: Visited):
    token = (await registered(world)).json["token"]
    user_id = token.removeprefix("session_").rpartition("_")[0]
    for other in (token.replace(user_id, "ann"), token[:-1] + "0", token.upper()):
        headers = {"authorization": f"Bearer {other}"}
        assert REFUSED == code_of(await world.anybody.ask("GET", ME, headers=headers))


@with_club
async def test_a_bad_bearer_token_is_not_helped_by_a_good_cookie(world: Visited):
    shown = cookie(await registered(world)) | {"authorization": "Bearer nonsense"}
    assert REFUSED == code_of(await world.anybody.ask("GET", ME, headers=shown))


@with_club
async def test_a_proxy_with_a_password_of_its_own_is_not_in_the_way_of_the_cookie(world: Visited):
    shown = cookie(await registered(world)) | {"authorization": "Basic YTpi"}
    assert 200 == (await world.anybody.ask("GET", ME, headers=shown)).status


@with_club
async def test_a_request_costs_one_consistent_look_up_of_its_session(world: Visited):
    shown = bearer(await registered(world))
    await world.anybody.ask("GET", ME, headers=shown)
    world.calls.clear()
    await world.anybody.ask("GET", ME, headers=shown)
    assert ["tablewright-service", "tablewright-service"] == [one.table for one in world.calls]


@pytest.mark.parametrize("failure", [InternalServerError, ThrottlingException, TimeoutError])
@with_club
async def test_a_store_that_does_not_answer_signs_nobody_out(
    world: Visited, failure: type[Exception]
):
    shown = bearer(await registered(world))
    sessions: Any = world.running.parts.people.identity.sessions

    class Broken:
        async def run(self, operation: object) -> None:
            raise failure("no")

    sessions._db = Broken()
    reply = await world.anybody.ask("GET", ME, headers=shown)
    assert (503, "unavailable") == code_of(reply)


# Pages of other sites


OWN = [
    {"sec-fetch-site": "same-origin"},
    {"sec-fetch-site": "same-origin", "origin": "https://proxied.example"},
    {"origin": "http://club.example"},
    {"origin": "https://club.example"},
    {"origin": "https://CLUB.example"},
]
OTHERS = [
    {},
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"sec-fetch-site": "none"},
    {"sec-fetch-site": "cross-site", "origin": "http://club.example"},
    {"sec-fetch-site": "same-origin, cross-site"},
    {"origin": "null"},
    {"origin": ""},
    {"origin": "http://evil.example"},
    {"origin": "http://club.example.evil.example"},
    {"origin": "http://club.example:8080"},
    {"origin": "http://club.example@evil.example"},
    {"origin": "http://[club.example"},
    {"origin": "file://club.example"},
    {"referer": "http://club.example/"},
]
CHANGES = [
    ("PATCH", ME, {"name": "Eve"}),
    ("POST", f"{BASE}/auth/password/change", {"current": MIA["password"], "new": "1-new-one"}),
    ("POST", f"{BASE}/auth/totp", None),
    ("DELETE", f"{BASE}/auth/sessions", None),
    ("DELETE", ME, None),
    ("POST", f"{BASE}/auth/logout", None),
]


@with_club
async def test_no_other_sites_page_changes_anything_by_a_cookie(world: Visited):
    reply = await registered(world)
    before = await world.anybody.ask("GET", ME, headers=bearer(reply))
    for method, path, body in CHANGES:
        for site in OTHERS:
            headers = HOST | cookie(reply) | site
            refused = await world.anybody.ask(method, path, body, headers=headers)
            assert (403, "forbidden") == code_of(refused), (method, path, site)
            assert "another site" in refused.error["message"]
    after = await world.anybody.ask("GET", ME, headers=bearer(reply))
    assert before.json == after.json


@pytest.mark.parametrize("site", OWN)
@with_club
async def test_a_page_of_ours_changes_things_by_a_cookie(world: Visited, site: dict[str, str]):
    headers = HOST | cookie(await registered(world)) | site
    reply = await world.anybody.ask("PATCH", ME, {"name": "Mia M."}, headers=headers)
    assert (200, "Mia M.") == (reply.status, reply.json["name"])


@pytest.mark.parametrize("site", OTHERS)
@with_club
async def test_a_bearer_token_needs_none_of_it(world: Visited, site: dict[str, str]):
    headers = HOST | bearer(await registered(world)) | site
    assert 200 == (await world.anybody.ask("PATCH", ME, {"name": "Mia M."}, headers=headers)).status


@pytest.mark.parametrize("site", OTHERS)
@with_club
async def test_reading_by_a_cookie_needs_none_of_it(world: Visited, site: dict[str, str]):
    headers = HOST | cookie(await registered(world)) | site
    assert 200 == (await world.anybody.ask("GET", ME, headers=headers)).status


@pytest.mark.parametrize("name", ["token", "access_token", "session", "club-session", "key"])
@with_club
async def test_a_token_in_the_address_signs_nobody_in(world: Visited, name: str):
    token = (await registered(world)).json["token"]
    for target in (f"{BASE}/auth/sessions?{name}={token}", f"{ME}?{name}={token}"):
        assert (await world.anybody.ask("GET", target)).status in (400, 401)


@with_club
async def test_a_mailed_token_is_in_the_fragment_which_no_server_gets(world: Visited):
    reply = await registered(world)
    body = {"email": MIA["email"]}
    await world.anybody.ask("POST", f"{BASE}/auth/password/forgot", body)
    body = {"email": "other@example.org"}
    await world.anybody.ask("POST", f"{BASE}/auth/email/change", body, headers=bearer(reply))
    await world.run_jobs()
    links = [re.search(r"http\S+", mail.text) for mail in world.outbox.sent]
    urls = [urlsplit(link[0]) for link in links if link is not None]
    assert {"confirm", "reset", "address"} == {url.fragment.split("/")[1] for url in urls}
    assert {("/", "")} == {(url.path, url.query) for url in urls}


# What is written down


@with_club
async def test_neither_tokens_nor_cookies_nor_passwords_are_in_any_log(
    world: Visited, caplog: pytest.LogCaptureFixture
):
    caplog.set_level(logging.DEBUG)
    reply = await registered(world)
    await world.anybody.ask("GET", ME, headers=cookie(reply))
    await world.anybody.ask("GET", f"{ME}?token={reply.json['token']}", headers=bearer(reply))
    shown = SessionPrincipal(Kind.SESSION, token=reply.json["token"])
    written = caplog.text + repr(world.running.parts.people.identity) + repr(shown)
    assert reply.json["token"] not in written
    assert MIA["password"] not in written
