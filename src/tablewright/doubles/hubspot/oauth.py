"""HubSpot's OAuth: the consent page, tokens, their refresh, information and revocation.

https://developers.hubspot.com/docs/api/oauth-quickstart-guide (version 1) and
https://developers.hubspot.com/docs/api-reference/auth-oauth-v3/guide (version 3). Access tokens
live 30 minutes. A refresh keeps the refresh token, unless the fault `rotate` is on.
Not here: the pages of the sandbox itself (`doubles.mounting`).
"""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from hashlib import sha256
from html import escape
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

from tablewright.api.api_keys import hash_of
from tablewright.doubles import limits
from tablewright.doubles.calls import Reply
from tablewright.doubles.hubspot.errors import Errors
from tablewright.doubles.hubspot.objects import PORTAL_ID
from tablewright.doubles.records import OAuthApp
from tablewright.doubles.state import Caller, Sandbox, Visit

APP_ID: Final = 1_160_452
USER: Final = "owner@example.com"
_HTML: Final = "text/html; charset=utf-8"
_PAGE: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"></head>
<body><main><h1>{title}</h1>{content}</main></body></html>"""
_CONSENT: Final = """<p>{app} asks for access to the sandbox account {portal}.</p>
<ul>{scopes}</ul>
<form method="post"><button name="decision" value="allow">Connect app</button>
<button name="decision" value="decline">Cancel</button></form>"""


class OAuth:
    """The OAuth server of a sandbox."""

    def __init__(self, sandbox: Sandbox, errors: Errors) -> None:
        self._sandbox = sandbox
        self._errors = errors

    # The consent page.

    async def authorize(self, visit: Visit) -> Reply:
        """GET shows the consent page, POST takes the decision."""
        asked = dict(visit.call.query)
        app = await self._sandbox.app(asked.get("client_id", ""))
        uri = asked.get("redirect_uri", "")
        problem = _problem(app, uri, asked)
        if app is None or problem:
            content = f"<p>{escape(problem)}</p>"
            title = "Couldn't complete the connection"
            return _html(400, _PAGE.format(title=title, content=content))
        wanted = asked.get("scope", "").split()
        optional = asked.get("optional_scope", "").split()
        scopes = [*wanted, *(one for one in optional if one in app.scopes)]
        if visit.call.method != "POST":
            items = "".join(f"<li>{escape(one)}</li>" for one in scopes)
            content = _CONSENT.format(app=escape(app.name), portal=PORTAL_ID, scopes=items)
            return _html(200, _PAGE.format(title="Connect app", content=content), uri)
        back = {"state": asked["state"]} if "state" in asked else {}
        if dict(visit.call.form).get("decision") != "allow":
            # RFC 6749, 4.1.2.1.
            return _redirect(
                uri,
                {
                    "error": "access_denied",
                    "error_description": "The user denied the request.",
                    **back,
                },
            )
        code = await self._code(visit, app, scopes, asked)
        return _redirect(uri, {"code": code, **back})

    async def _code(
        self, visit: Visit, app: OAuthApp, scopes: list[str], asked: Mapping[str, str]
    ) -> str:
        grant = await self._sandbox.grant("oauth", app.name, scopes, client_id=app.client_id)
        return await self._sandbox.issue(
            "code",
            grant,
            "",
            text=self._sandbox.ids.uuid(),
            now=visit.now,
            seconds=limits.HUBSPOT_CODE_SECONDS,
            redirect_uri=asked.get("redirect_uri"),
            challenge=asked.get("code_challenge"),
        )

    # Tokens.

    async def token(self, visit: Visit) -> Reply:
        """POST /oauth/v1/token and /oauth/v3/token."""
        # Version 1 also takes parameters from the query; version 3 only from the body.
        is_old = visit.call.path.startswith("/oauth/v1/")
        given = dict([*(visit.call.query if is_old else ()), *visit.call.form])
        await self._client(given)
        match given.get("grant_type"):
            case "authorization_code":
                return await self._exchange(visit, given)
            case "refresh_token":
                return await self._refresh(visit, given)
            case _:
                raise self._errors.oauth(
                    "BAD_GRANT_TYPE", "missing or unknown grant type", "unsupported_grant_type"
                )

    async def _client(self, given: Mapping[str, str]) -> OAuthApp:
        app = await self._sandbox.app(given.get("client_id", ""))
        if app is None:
            raise self._errors.oauth(
                "BAD_CLIENT_ID", "missing or unknown client id", "invalid_client"
            )
        secret = hash_of(given.get("client_secret", ""))
        if not hmac.compare_digest(secret, app.secret_hash):
            raise self._errors.oauth(
                "BAD_CLIENT_SECRET", "missing or invalid client secret", "invalid_client"
            )
        return app

    async def _exchange(self, visit: Visit, given: Mapping[str, str]) -> Reply:
        caller = await self._sandbox.caller(given.get("code", ""))
        if caller is None or not _is_of(caller, "code", given):
            raise self._errors.oauth(
                "BAD_AUTH_CODE", "missing or unknown auth code", "invalid_grant"
            )
        token = caller.token
        if token.redirect_uri != given.get("redirect_uri"):
            raise self._errors.oauth(
                "MISMATCH_REDIRECT_URI_AUTH_CODE",
                "redirect uri does not match the auth code",
                "invalid_grant",
            )
        if token.challenge and not _verifies(token.challenge, given.get("code_verifier", "")):
            raise self._errors.oauth(
                "BAD_CODE_VERIFIER", "missing or invalid code verifier", "invalid_grant"
            )
        # A code is used once, also by two requests at the same time.
        is_over = token.ends_at is not None and token.ends_at <= visit.moment
        if is_over or not await self._sandbox.consume(caller):
            raise self._errors.oauth(
                "EXPIRED_AUTH_CODE", "the auth code is expired", "invalid_grant"
            )
        refresh = await self._sandbox.issue(
            "refresh", caller.grant, "", text=f"na1-{self._sandbox.ids.uuid()}"
        )
        return await self._tokens(visit, caller, refresh)

    async def _refresh(self, visit: Visit, given: Mapping[str, str]) -> Reply:
        refresh = given.get("refresh_token", "")
        caller = await self._sandbox.caller(refresh)
        if caller is None or caller.token.use != "refresh":
            raise self._errors.oauth(
                "BAD_REFRESH_TOKEN", "missing or invalid refresh token", "invalid_grant"
            )
        if caller.grant.client_id != given.get("client_id"):
            raise self._errors.oauth(
                "BAD_CLIENT_ID", "refresh token was not issued to this client", "invalid_grant"
            )
        if visit.has("rotate") and await self._sandbox.consume(caller):
            refresh = await self._sandbox.issue(
                "refresh", caller.grant, "", text=f"na1-{self._sandbox.ids.uuid()}"
            )
        return await self._tokens(visit, caller, refresh)

    async def _tokens(self, visit: Visit, caller: Caller, refresh: str) -> Reply:
        seconds = visit.switches.limits.get("token_seconds", limits.HUBSPOT_TOKEN_SECONDS)
        access = await self._sandbox.issue(
            "access", caller.grant, "CJ", now=visit.now, seconds=seconds
        )
        # https://developers.hubspot.com/changelog/additional-details-returned-when-generating-oauth-access-tokens:
        # version 1 returns the account and the scopes too.
        body: dict[str, Any] = {
            "token_type": "bearer",
            "refresh_token": refresh,
            "access_token": access,
            "expires_in": seconds,
            "hub_id": PORTAL_ID,
            "scopes": caller.grant.scopes,
        }
        if visit.call.path.startswith("/oauth/v3/"):
            body |= {"user_id": 1, "token_use": "access_token"}
        return Reply.json(200, body, {"cache-control": "no-store"})

    # Information and revocation.

    async def access_info(self, visit: Visit, text: str) -> Reply:
        """GET /oauth/v1/access-tokens/{token}."""
        caller = await self._sandbox.caller(text)
        if caller is None or not self._is_live(visit, caller, "access"):
            raise self._errors.rejection(404, "OBJECT_NOT_FOUND", "access token not found")
        return Reply.json(200, self._info(visit, caller, text))

    async def refresh_info(self, visit: Visit, text: str) -> Reply:
        """GET /oauth/v1/refresh-tokens/{token}."""
        caller = await self._sandbox.caller(text)
        if caller is None or caller.token.use != "refresh":
            raise self._errors.rejection(404, "OBJECT_NOT_FOUND", "refresh token not found")
        return Reply.json(200, self._info(visit, caller, text))

    async def delete_refresh(self, visit: Visit, text: str) -> Reply:
        """DELETE /oauth/v1/refresh-tokens/{token}; its access tokens live on, as documented."""
        caller = await self._sandbox.caller(text)
        if caller is None or caller.token.use != "refresh":
            raise self._errors.rejection(404, "OBJECT_NOT_FOUND", "refresh token not found")
        await self._sandbox.consume(caller)
        return Reply(204, b"")

    async def introspect(self, visit: Visit) -> Reply:
        """POST /oauth/v3/token/introspect."""
        given = dict(visit.call.form)
        await self._client(given)
        text = given.get("token", "")
        caller = await self._sandbox.caller(text)
        if caller is None or not self._is_live(visit, caller, caller.token.use):
            return Reply.json(200, {"active": False})
        use = {"token_use": f"{caller.token.use}_token", "active": True}
        return Reply.json(200, {**self._info(visit, caller, text), **use})

    async def revoke(self, visit: Visit) -> Reply:
        """POST /oauth/v3/token/revoke; RFC 7009: an unknown token is not an error."""
        given = dict(visit.call.form)
        await self._client(given)
        caller = await self._sandbox.caller(given.get("token", ""))
        if caller is not None and caller.grant.client_id == given.get("client_id"):
            await self._sandbox.revoke(caller.grant.grant_id)
        return Reply.json(200, {})

    def _is_live(self, visit: Visit, caller: Caller, use: str) -> bool:
        ends_at = caller.token.ends_at
        return caller.token.use == use and (ends_at is None or ends_at > visit.moment)

    def _info(self, visit: Visit, caller: Caller, text: str) -> dict[str, Any]:
        token = caller.token
        info: dict[str, Any] = {
            "token": text,
            "token_type": token.use,
            "user": USER,
            "user_id": 1,
            "hub_id": PORTAL_ID,
            "hub_domain": "sandbox.example.com",
            "app_id": APP_ID,
            "client_id": caller.grant.client_id,
            "scopes": caller.grant.scopes,
            "is_private_distribution": False,
        }
        if token.ends_at is not None:
            info["expires_in"] = int((token.ends_at - visit.moment).total_seconds())
        return info


def _problem(app: OAuthApp | None, uri: str, asked: Mapping[str, str]) -> str:
    """Returns why the consent page cannot be shown; such errors are not sent to the app."""
    if app is None:
        return "An invalid app client_id was provided. Please contact the app developer."
    if uri not in app.redirect_uris:
        return "Redirect URL doesn't match. Please contact the app developer."
    wanted = asked.get("scope", "").split()
    if not wanted or not set(wanted) <= set(app.scopes):
        return "Insufficient scopes were provided. Please contact the app developer."
    if asked.get("code_challenge_method", "S256") != "S256":
        return "The code challenge method must be S256."
    return ""


def _is_of(caller: Caller, use: str, given: Mapping[str, str]) -> bool:
    return caller.token.use == use and caller.grant.client_id == given.get("client_id")


def _verifies(challenge: str, verifier: str) -> bool:
    """Whether the verifier fits the challenge: RFC 7636, 4.6."""
    digest = sha256(verifier.encode()).digest()
    made = urlsafe_b64encode(digest).rstrip(b"=").decode()
    return hmac.compare_digest(made, challenge)


def _html(status: int, text: str, uri: str = "") -> Reply:
    parts = urlsplit(uri)
    # Browsers also apply `form-action` to the redirect that follows the form.
    allowed = f"'self' {parts.scheme}://{parts.netloc}" if uri else "'none'"
    policy = f"default-src 'none'; style-src 'self'; base-uri 'none'; form-action {allowed}"
    headers = {"content-type": _HTML, "content-security-policy": policy}
    return Reply(status, text.encode(), headers)


def _redirect(uri: str, parameters: Mapping[str, str]) -> Reply:
    joint = "&" if "?" in uri else "?"
    return Reply(302, b"", {"location": f"{uri}{joint}{urlencode(parameters)}"})
