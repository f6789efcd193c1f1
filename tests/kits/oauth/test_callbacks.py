"""Starting and finishing authorisations."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from urllib.parse import parse_qs, urljoin, urlsplit

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tablewright.errors import ConnectionLostError, InvalidError, NotFoundError
from tablewright.kits.oauth import (
    Outcome,
    PlatformAccount,
    Result,
    account_at,
    account_in,
    limits,
)
from tablewright.kits.oauth.outcomes import checked_return_to
from tablewright.kits.oauth.records import AuthorisationRecord, GrantRecord
from tablewright.systems.core.design.oauth_states import OAuthState
from tablewright.systems.core.design.sources import Source
from tests.kits.oauth.platform import Fault
from tests.kits.oauth.world import World, in_world


def _query(url: str) -> dict[str, str]:
    return {name: found[0] for name, found in parse_qs(urlsplit(url).query).items()}


async def _is_empty(world: World) -> bool:
    """Whether neither an authorisation nor a grant is stored."""
    kinds: list[Any] = [AuthorisationRecord, GrantRecord, OAuthState, Source]
    return not [item for kind in kinds for item in await world.db.all(kind.scan())]


# Errors of the start


@in_world
async def test_an_unknown_platform_is_not_found(world: World) -> None:
    with pytest.raises(NotFoundError):
        await world.node().oauth.start("keap", account_id="acme", person_id="ann", session="s1")


@in_world
async def test_a_platform_without_a_client_is_not_found(world: World) -> None:
    node = world.node()
    known = {"hub": node.oauth.provider("hub").with_client("", "")}
    with pytest.raises(NotFoundError):
        await replace(node, oauth=replace(node.oauth, providers=known)).started()


@in_world
async def test_a_caller_without_a_session_cannot_start(world: World) -> None:
    with pytest.raises(InvalidError):
        await world.node().started(session="")
    assert await _is_empty(world)


@in_world
async def test_large_details_are_rejected(world: World) -> None:
    with pytest.raises(InvalidError):
        await world.node().started(details={"note": "x" * limits.DETAILS_BYTES_MAX})


@pytest.mark.parametrize(
    "address",
    [
        "",
        "sources",
        "//evil.example",
        "/\\evil.example",
        "/a\\b",
        "https://evil.example/",
        "javascript:alert(1)",
        "/\t/evil.example",
        "/ ",
        "/a\nb",
        "/ü",
        "/" + "a" * limits.RETURN_TO_LENGTH_MAX,
    ],
)
def test_a_return_address_of_another_site_is_rejected(address: str) -> None:
    with pytest.raises(InvalidError):
        checked_return_to(address)


def _is_accepted(address: str) -> bool:
    try:
        return checked_return_to(address) == address
    except InvalidError:
        return False


@given(st.text("/\\ab:?#.@%\t ", max_size=12).map("/".__add__))
def test_an_accepted_return_address_has_no_host(address: str) -> None:
    assume(_is_accepted(address))
    parts = urlsplit(urljoin("https://shop.example/page", address.replace("\\", "/")))
    assert (parts.scheme, parts.netloc) == ("https", "shop.example")


# Errors of the callback


@in_world
async def test_a_declined_consent_is_access_denied_and_leaves_nothing(world: World) -> None:
    node = world.node()
    state = _query(await node.started(return_to="/s"))["state"]
    outcome = await node.called_back({"error": "access_denied", "state": state})
    assert outcome == Outcome(Result.ACCESS_DENIED, "/s", "acme")
    assert outcome.location("/") == "/s?refused=access_denied"
    assert await _is_empty(world)


@in_world
async def test_another_error_of_the_platform_is_a_failed_exchange(world: World) -> None:
    node = world.node()
    state = _query(await node.started())["state"]
    outcome = await node.called_back({"error": "server_error", "state": state})
    assert outcome.result is Result.EXCHANGE_FAILED


@in_world
async def test_a_callback_without_a_code_is_reported(world: World) -> None:
    node = world.node()
    state = _query(await node.started())["state"]
    assert (await node.called_back({"state": state})).result is Result.MISSING_CODE
    state = _query(await node.started())["state"]
    query = {"state": state, "code": "x" * (limits.CODE_LENGTH_MAX + 1)}
    assert (await node.called_back(query)).result is Result.MISSING_CODE
    assert await _is_empty(world)


@in_world
async def test_a_callback_works_once(world: World) -> None:
    node = world.node()
    query = world.platform.consent(await node.started())
    assert (await node.called_back(query)).result is Result.CONNECTED
    assert (await node.called_back(query)) == Outcome(Result.INVALID_STATE)
    assert world.platform.count("authorization_code") == 1


@pytest.mark.parametrize("state", ["", "x", "é" * 43 + ".0", "a" * 43 + ".zz", "a" * 100_000])
def test_an_invented_state_is_invalid(state: str) -> None:
    @in_world
    async def run(world: World) -> None:
        outcome = await world.node().called_back({"state": state, "code": "c"})
        assert outcome == Outcome(Result.INVALID_STATE)
        assert world.platform.requests == []

    run(False)


@in_world
async def test_a_state_of_another_browser_is_invalid_and_consumed(world: World) -> None:
    node = world.node()
    query = world.platform.consent(await node.started(return_to="/secret"))
    outcome = await node.called_back(query, session="s2")
    assert outcome == Outcome(Result.INVALID_STATE)  # without the return address
    assert (await node.called_back(query)).result is Result.INVALID_STATE
    assert await _is_empty(world)


@in_world
async def test_a_state_without_a_session_or_of_another_person_is_invalid(world: World) -> None:
    node = world.node()
    for browser in ({"session": ""}, {"person_id": "bob"}, {"person_id": ""}):
        query = world.platform.consent(await node.started())
        assert (await node.called_back(query, **browser)).result is Result.INVALID_STATE
    assert world.platform.requests == []


@in_world
async def test_a_state_of_another_platform_is_invalid(world: World) -> None:
    node = world.node()
    query = world.platform.consent(await node.started())
    keap = replace(node.oauth.provider("hub"), platform="keap")
    both = replace(node.oauth, providers={**node.oauth.providers, "keap": keap})
    outcome = await both.callback("keap", query, person_id="ann", session="s1")
    assert outcome.result is Result.INVALID_STATE
    assert world.platform.requests == []


@in_world
async def test_a_state_expires_after_15_minutes(world: World) -> None:
    node = world.node()
    early = world.platform.consent(await node.started())
    late = world.platform.consent(await node.started(return_to="/s"))
    world.clock.advance(seconds=15 * 60 - 1)
    assert (await node.called_back(early)).result is Result.CONNECTED
    world.clock.advance(seconds=1)
    assert (await node.called_back(late)) == Outcome(Result.EXPIRED_STATE, "/s", "acme")


@in_world
async def test_an_expired_state_that_was_deleted_still_counts_as_expired(world: World) -> None:
    node = world.node()
    query = world.platform.consent(await node.started())
    world.clock.advance(seconds=16 * 60)
    await node.called_back(query)  # deletes it, as DynamoDB would
    assert (await node.called_back(query)) == Outcome(Result.EXPIRED_STATE)
    assert await _is_empty(world)


@in_world
async def test_a_person_who_lost_the_right_is_denied(world: World) -> None:
    node = world.node()
    query = world.platform.consent(await node.started())
    world.may_connect = False
    assert (await node.called_back(query)).result is Result.ACCESS_DENIED
    assert world.platform.requests == []
    assert await _is_empty(world)


@in_world
async def test_a_failed_exchange_leaves_nothing(world: World) -> None:
    node = world.node()
    faults = [
        Fault(503),
        Fault(400, {"error": "invalid_grant"}),
        Fault(200, b"<html>"),
        Fault(200, {"access_token": "a\r\nb"}),
        Fault(200, {"error": "slow_down"}),
        Fault(200, ["a"]),
        Fault(200, {"access_token": "t", "token_type": "mac"}),
        Fault(200, {"access_token": "t"}),  # without an account
        Fault(200, b"x" * (limits.EXCHANGE_BYTES_MAX + 1)),
        Fault(302, {}, {"location": "http://127.0.0.1:1/"}),
        Fault(is_closed=True),
    ]
    for fault in faults:
        world.platform.faults = [fault]
        query = world.platform.consent(await node.started(return_to="/s"))
        outcome = await node.called_back(query)
        assert outcome == Outcome(Result.EXCHANGE_FAILED, "/s", "acme"), fault
    assert await _is_empty(world)


@in_world
async def test_a_code_without_its_verifier_is_useless(world: World) -> None:
    """A code that an attacker has injected belongs to another verifier."""
    node = world.node()
    stolen = world.platform.consent(await node.started())
    own = world.platform.consent(await node.started())
    outcome = await node.called_back({"code": stolen["code"], "state": own["state"]})
    assert outcome.result is Result.EXCHANGE_FAILED


@in_world
async def test_a_state_whose_deletion_got_no_response_is_invalid(world: World) -> None:
    """It may have been consumed, so it fails closed."""
    node = world.node()
    query = world.platform.consent(await node.started())
    lost = ConnectionLostError("gone", is_outcome_unknown=True)
    node.transport.after = lambda operation, body: lost if operation == "DeleteItem" else None
    assert (await node.called_back(query)).result is Result.INVALID_STATE
    node.transport.after = lambda operation, body: None
    assert (await node.called_back(query)).result is Result.INVALID_STATE
    assert world.platform.requests == []


@in_world
async def test_a_state_that_the_store_never_saw_can_be_used_again(world: World) -> None:
    node = world.node()
    query = world.platform.consent(await node.started())
    away = ConnectionLostError("away")
    node.transport.before = lambda operation, body: away if operation == "DeleteItem" else None
    with pytest.raises(ConnectionLostError):
        await node.called_back(query)
    node.transport.before = lambda operation, body: None
    assert (await node.called_back(query)).result is Result.CONNECTED


# Success


@in_world
async def test_a_new_grant_is_connected(world: World) -> None:
    node = world.node()
    url = await node.started(return_to="/sources?tab=1#x", details={"name": "Hub"})
    asked = _query(url)
    assert asked["redirect_uri"] == "https://shop.example/v1/oauth/hub/callback"
    assert (asked["code_challenge_method"], asked["scope"]) == ("S256", "contacts deals")
    outcome = await node.called_back(world.platform.consent(url))
    assert outcome.result is Result.CONNECTED
    assert outcome.location("/") == f"/sources?tab=1&connected={outcome.grant_id}#x"
    token = await node.token(str(outcome.grant_id))
    assert token.access_token in world.platform.valid


@in_world
async def test_another_process_can_finish_what_one_has_started(world: World) -> None:
    query = world.platform.consent(await world.node().started())
    assert (await world.node().called_back(query)).result is Result.CONNECTED


@in_world
async def test_two_callbacks_at_once_connect_once(world: World) -> None:
    query = world.platform.consent(await world.node().started())
    nodes = [world.node(), world.node()]
    found = await asyncio.gather(*(one.called_back(query) for one in nodes))
    results = sorted(one.result.value for one in found)
    assert results == ["connected", "invalid_state"]
    assert world.platform.count("authorization_code") == 1


@in_world
async def test_a_client_may_authenticate_by_header(world: World) -> None:
    world.platform.style = "basic"
    node = world.node(client_style="basic")
    await world.connected(node)
    [(_, form)] = world.platform.requests
    assert "client_secret" not in form


@in_world
async def test_a_platform_without_pkce_gets_no_challenge(world: World) -> None:
    node = world.node(uses_pkce=False)
    url = await node.started()
    assert "code_challenge" not in _query(url)
    assert (await node.called_back(world.platform.consent(url))).result is Result.CONNECTED


@in_world
async def test_the_account_may_be_asked_for_with_the_token(world: World) -> None:
    node = world.node(account=account_at(f"{world.platform.url}/me", "portalId", "name"))
    grant_id = await world.connected(node)
    found = await world.grant(grant_id)
    assert found is not None
    assert found.record.platform_account == "7"


@in_world
async def test_an_account_without_a_name_is_named_by_its_id(world: World) -> None:
    granted: Any = SimpleNamespace(answer={"hub_id": 7, "name": "Acme"})
    title = "Hub account {id}"
    assert PlatformAccount("7", title.format(id=7)) == await account_in("hub_id", title=title)(
        granted
    )
    assert PlatformAccount("7", "Acme") == await account_in("hub_id", "name", title=title)(granted)
    assert PlatformAccount("7") == await account_in("hub_id")(granted)


@in_world
async def test_an_account_that_cannot_be_read_is_a_failed_exchange(world: World) -> None:
    for url, field in (("/missing", "portalId"), ("/me", "other"), (":1/", "portalId")):
        node = world.node(account=account_at(f"{world.platform.url}{url}", field))
        query = world.platform.consent(await node.started())
        assert (await node.called_back(query)).result is Result.EXCHANGE_FAILED
    assert await _is_empty(world)


# Authorising again


@in_world
async def test_another_account_at_the_platform_is_a_mismatch(world: World) -> None:
    grant_id = await world.connected()
    before = await world.grant(grant_id)
    world.platform.account_id = "portal-8"
    node = world.node()
    query = world.platform.consent(await node.started(grant_id=grant_id))
    assert (await node.called_back(query)).result is Result.ACCOUNT_MISMATCH
    after = await world.grant(grant_id)
    assert before is not None
    assert after is not None
    assert before.tokens == after.tokens


@in_world
async def test_another_account_is_accepted_on_request(world: World) -> None:
    grant_id = await world.connected()
    world.platform.account_id = "portal-8"
    again = await world.connected(grant_id=grant_id, may_change_account=True)
    found = await world.grant(grant_id)
    assert again == grant_id
    assert found is not None
    assert found.record.platform_account == "portal-8"


@in_world
async def test_an_ended_grant_works_again_in_place(world: World) -> None:
    grant_id = await world.connected()
    world.platform.revoke_all()
    world.clock.advance(seconds=3600)
    with pytest.raises(Exception, match="no longer accepts"):
        await world.node().token(grant_id)
    assert await world.connected(grant_id=grant_id) == grant_id
    assert (await world.node().token(grant_id)).access_token in world.platform.valid


# Secrets


@in_world
async def test_no_code_token_state_or_secret_is_stored_or_logged(world: World) -> None:
    node = world.node()
    url = await node.started(return_to="/s")
    query = world.platform.consent(url)
    outcome = await node.called_back(query)
    world.clock.advance(seconds=3600)
    world.platform.faults = [Fault(400, {"error": "canary-1", "status": "canary-2"})]
    with pytest.raises(Exception, match="cannot be refreshed: status_400") as failed:
        await node.token(str(outcome.grant_id))
    seen = [repr(failed.value), outcome.location("/"), repr(outcome), repr(node.oauth.providers)]
    seen.append(json.dumps(list(world.logs), default=str))
    tables = world.engine.call("ListTables", {})["TableNames"]
    seen += [json.dumps(world.engine.call("Scan", {"TableName": one})) for one in tables]
    text = "\n".join(seen)
    for secret in (*world.platform.issued, query["state"], "canary", 's1"'):
        assert secret not in text
