"""OAuth in the HubSpot sandbox: consent, codes, refresh, expiry and revocation."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx2
import pytest
from hubspot.crm.contacts import ApiException

from tablewright.clock import ManualClock
from tablewright.doubles.serving import ServedSandboxes
from tablewright.errors import NotFoundError
from tests.doubles.serving import filled, hubspot_client

CALLBACK = "http://127.0.0.1:9/callback"
SCOPES = "oauth crm.objects.contacts.read"
VERIFIER = "v" * 50
CHALLENGE = urlsafe_b64encode(sha256(VERIFIER.encode()).digest()).rstrip(b"=").decode()


class Installed:
    """An app, and what a browser does for it."""

    def __init__(self, served: ServedSandboxes, clock: ManualClock) -> None:
        self.served, self.clock = served, clock
        self.client_id, self.secret = served.run(served.sandboxes.hubspot.new_app([CALLBACK]))

    def decide(self, decision: str, **more: str) -> httpx2.Response:
        asked = {
            "client_id": self.client_id,
            "redirect_uri": CALLBACK,
            "scope": SCOPES,
            "state": "s1",
            **more,
        }
        url = f"{self.served.url('hubspot')}/oauth/authorize"
        return httpx2.post(url, params=asked, data={"decision": decision})

    def code(self, **more: str) -> str:
        found = parse_qs(urlsplit(self.decide("allow", **more).headers["location"]).query)
        assert ["s1"] == found["state"]
        return found["code"][0]

    def token(self, version: str = "v1", **given: str) -> httpx2.Response:
        own = {"client_id": self.client_id, "client_secret": self.secret}
        url = f"{self.served.url('hubspot')}/oauth/{version}/token"
        return httpx2.post(url, data={**own, **given})

    def exchange(self, code: str, /, **more: str) -> httpx2.Response:
        given = {"grant_type": "authorization_code", "redirect_uri": CALLBACK, "code": code}
        return self.token(**{**given, **more})

    def tokens(self) -> dict[str, Any]:
        return self.exchange(self.code()).json()

    def refresh(self, token: str) -> httpx2.Response:
        return self.token(grant_type="refresh_token", refresh_token=token)


@pytest.fixture(scope="module")
def app() -> Iterator[Installed]:
    clock = ManualClock()
    with filled("hubspot", count=20, clock=clock) as served:
        yield Installed(served, clock)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"client_id": "unknown"}, "invalid app client_id"),
        ({"redirect_uri": "http://127.0.0.1:9/other"}, "Redirect URL"),
        ({"scope": "everything"}, "Insufficient scopes"),
        ({"scope": ""}, "Insufficient scopes"),
        ({"code_challenge_method": "plain"}, "must be S256"),
    ],
)
def test_a_wrong_request_shows_an_error_and_redirects_nowhere(
    app: Installed, wrong: dict[str, str], words: str
):
    response = app.decide("allow", **wrong)
    assert 400 == response.status_code
    assert words in response.text
    assert "location" not in response.headers


def test_declining_returns_access_denied_and_the_state(app: Installed):
    location = app.decide("decline").headers["location"]
    assert location.startswith(f"{CALLBACK}?error=access_denied")
    assert location.endswith("state=s1")


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"client_id": "unknown"}, "BAD_CLIENT_ID"),
        ({"client_secret": "wrong"}, "BAD_CLIENT_SECRET"),
        ({"code": "unknown"}, "BAD_AUTH_CODE"),
        ({"redirect_uri": "http://127.0.0.1:9/other"}, "MISMATCH_REDIRECT_URI_AUTH_CODE"),
        ({"grant_type": "password"}, "BAD_GRANT_TYPE"),
    ],
)
def test_a_wrong_exchange_is_rejected(app: Installed, wrong: dict[str, str], status: str):
    response = app.exchange(app.code(), **wrong)
    assert (400, status) == (response.status_code, response.json()["status"])


def test_a_code_works_once(app: Installed):
    code = app.code()
    assert 200 == app.exchange(code).status_code
    assert "BAD_AUTH_CODE" == app.exchange(code).json()["status"]


def test_parallel_exchanges_of_a_code_issue_one_pair_of_tokens(app: Installed):
    code = app.code()
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: app.exchange(code).status_code, range(8)))
    assert [200, *[400] * 7] == sorted(found)


def test_a_code_expires(app: Installed):
    code = app.code()
    app.clock.advance(seconds=601)
    assert "EXPIRED_AUTH_CODE" == app.exchange(code).json()["status"]


def test_a_challenge_requires_its_verifier(app: Installed):
    pkce = {"code_challenge": CHALLENGE, "code_challenge_method": "S256"}
    assert "BAD_CODE_VERIFIER" == app.exchange(app.code(**pkce)).json()["status"]
    assert 200 == app.exchange(app.code(**pkce), code_verifier=VERIFIER).status_code


def test_an_access_token_lives_30_minutes_and_is_refreshed(app: Installed):
    tokens = app.tokens()
    assert 1800 == tokens["expires_in"]
    client = hubspot_client(app.served, tokens["access_token"])
    assert client.crm.contacts.basic_api.get_page(limit=1).results
    app.clock.advance(seconds=1800)
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.basic_api.get_page(limit=1)
    assert 401 == caught.value.status
    assert '"category":"EXPIRED_AUTHENTICATION"' in str(caught.value.body)
    fresh = client.oauth.tokens_api.create(
        grant_type="refresh_token",
        client_id=app.client_id,
        client_secret=app.secret,
        refresh_token=tokens["refresh_token"],
    )
    assert tokens["refresh_token"] == fresh.refresh_token
    client.access_token = fresh.access_token
    assert client.crm.contacts.basic_api.get_page(limit=1).results


def test_a_refresh_can_rotate_the_refresh_token(app: Installed):
    refresh = app.tokens()["refresh_token"]
    state = app.served.state("hubspot")
    app.served.run(state.fail("rotate", stream="oauth", count=1))
    fresh = app.refresh(refresh).json()["refresh_token"]
    assert refresh != fresh
    assert "BAD_REFRESH_TOKEN" == app.refresh(refresh).json()["status"]
    assert 200 == app.refresh(fresh).status_code


def test_a_revoked_grant_ends_its_tokens(app: Installed):
    tokens = app.tokens()
    state = app.served.state("hubspot")
    caller = app.served.run(state.caller(tokens["access_token"]))
    assert caller is not None
    app.served.run(state.revoke(caller.grant.grant_id))
    client = hubspot_client(app.served, tokens["access_token"])
    with pytest.raises(ApiException) as caught:
        client.crm.contacts.basic_api.get_page(limit=1)
    assert '"category":"INVALID_AUTHENTICATION"' in str(caught.value.body)
    rejected = app.refresh(tokens["refresh_token"]).json()
    assert ("BAD_REFRESH_TOKEN", "invalid_grant") == (rejected["status"], rejected["error"])


def test_a_grant_of_an_unknown_app_is_not_created(app: Installed):
    with pytest.raises(NotFoundError):
        app.served.run(app.served.sandboxes.hubspot.new_grant("unknown"))


def test_a_grant_that_is_created_without_a_page_is_refreshed_unless_it_is_revoked(app: Installed):
    hubspot = app.served.sandboxes.hubspot
    for is_revoked, status in ((False, 200), (True, 400)):
        made = app.served.run(hubspot.new_grant(app.client_id, is_revoked=is_revoked))
        assert status == app.refresh(made.refresh_token).status_code
        assert made.access_token not in repr(made)


def test_a_token_is_described_and_revoked_by_both_versions(app: Installed):
    tokens = app.tokens()
    url = app.served.url("hubspot")
    info = httpx2.get(f"{url}/oauth/v1/access-tokens/{tokens['access_token']}").json()
    assert (62515, SCOPES.split()) == (info["hub_id"], info["scopes"])
    own = {"client_id": app.client_id, "client_secret": app.secret}
    asked = {**own, "token": tokens["refresh_token"]}
    assert httpx2.post(f"{url}/oauth/v3/token/introspect", data=asked).json()["active"]
    assert 200 == httpx2.post(f"{url}/oauth/v3/token/revoke", data=asked).status_code
    assert not httpx2.post(f"{url}/oauth/v3/token/introspect", data=asked).json()["active"]
    assert 404 == httpx2.get(f"{url}/oauth/v1/refresh-tokens/{asked['token']}").status_code


@pytest.mark.parametrize("version", ["v1", "v3"])
def test_both_versions_name_the_account_and_the_scopes(app: Installed, version: str):
    own = {"client_id": app.client_id, "client_secret": app.secret}
    asked = {**own, "grant_type": "refresh_token", "refresh_token": app.tokens()["refresh_token"]}
    url = f"{app.served.url('hubspot')}/oauth/{version}/token"
    found = httpx2.post(url, data=asked).json()
    assert (62515, SCOPES.split()) == (found["hub_id"], found["scopes"])


def test_the_log_holds_no_tokens(app: Installed):
    tokens = app.tokens()
    url = f"{app.served.url('hubspot')}/oauth/v1"
    httpx2.get(f"{url}/access-tokens/{tokens['access_token']}")
    httpx2.delete(f"{url}/refresh-tokens/{tokens['refresh_token']}")
    logged = repr(app.served.run(app.served.state("hubspot").requests()))
    for secret in (tokens["access_token"], tokens["refresh_token"], app.secret):
        assert secret not in logged
