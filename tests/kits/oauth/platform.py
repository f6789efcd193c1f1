"""A platform with OAuth 2 on the loopback: it refuses what RFC 6749 and RFC 7636 refuse.

Codes work once. With `rotates`, a refresh replaces the refresh token; `grace` is how many former
tokens still work. `faults` are responses to the next requests, instead of or after the real work.
"""

from __future__ import annotations

import json
import threading
from base64 import b64decode, urlsafe_b64encode
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, unquote_plus, urlsplit

CLIENT_ID, CLIENT_SECRET = "app-1", "canary+secret/1"
LIFE_SECONDS = 1800


@dataclass
class Fault:
    """A response to send; with `is_late`, only after the request has had its effect."""

    status: int = 503
    body: Any = None
    headers: dict[str, str] = field(default_factory=dict[str, str])
    is_late: bool = False
    is_closed: bool = False  # the connection ends without a response


@dataclass
class Account:
    """An account at the platform, and its chain of refresh tokens, the newest last."""

    id: str
    chain: list[str]
    is_revoked: bool = False


@dataclass
class Platform:
    """The state of the platform."""

    port: int = 0
    rotates: bool = False
    grace: int = 0
    style: str = "body"
    life_seconds: int | None = LIFE_SECONDS
    gives_refresh_tokens: bool = True
    account_id: str = "portal-7"  # of the next consent
    codes: dict[str, dict[str, str]] = field(default_factory=dict[str, dict[str, str]])
    accounts: list[Account] = field(default_factory=list[Account])
    issued: list[str] = field(default_factory=list[str])  # every code and token
    valid: set[str] = field(default_factory=set[str])  # access tokens
    faults: list[Fault] = field(default_factory=list[Fault])
    requests: list[tuple[str, dict[str, str]]] = field(
        default_factory=list[tuple[str, dict[str, str]]]
    )
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def refreshes(self) -> int:
        return self.count("refresh_token")

    def count(self, grant_type: str) -> int:
        return sum(one.get("grant_type") == grant_type for _, one in self.requests)

    def consent(self, authorize_url: str) -> dict[str, str]:
        """The person agrees; returns the query that the browser comes back with."""
        asked = {k: v[0] for k, v in parse_qs(urlsplit(authorize_url).query).items()}
        assert asked["client_id"] == CLIENT_ID
        assert asked["response_type"] == "code"
        code = self._issue("code")
        self.codes[code] = {**asked, "account": self.account_id}
        return {"code": code, "state": asked["state"]}

    def revoke_all(self) -> None:
        """Somebody removes the application at the platform."""
        for one in self.accounts:
            one.is_revoked = True
        self.valid.clear()

    def respond(self, path: str, form: dict[str, str], authorization: str) -> Fault:
        with self.lock:
            self.requests.append((path, form))
            fault = self.faults.pop(0) if self.faults else None
            if fault is not None and not fault.is_late:
                return fault
            done = self._done(path, form, authorization)
            return done if fault is None else fault

    def _done(self, path: str, form: dict[str, str], authorization: str) -> Fault:
        if path == "/me":
            if authorization.removeprefix("Bearer ") not in self.valid:
                return Fault(401, {"message": "expired"})
            return Fault(200, {"portalId": 7, "name": "Acme"})
        if not self._is_client(form, authorization):
            return _error("invalid_client", 401)
        if path == "/revoke":
            self._revoke(form.get("token", ""))
            return Fault(200, {})
        if form.get("grant_type") == "authorization_code":
            return self._exchange(form)
        if form.get("grant_type") == "refresh_token":
            return self._refresh(form)
        return _error("unsupported_grant_type")

    def _is_client(self, form: dict[str, str], authorization: str) -> bool:
        pair = form.get("client_id", ""), form.get("client_secret", "")
        if self.style == "basic":
            text = b64decode(authorization.removeprefix("Basic ")).decode()
            name, _, secret = text.partition(":")
            pair = unquote_plus(name), unquote_plus(secret)
        return pair == (CLIENT_ID, CLIENT_SECRET)

    def _exchange(self, form: dict[str, str]) -> Fault:
        asked = self.codes.pop(form.get("code", ""), None)
        if asked is None or asked["redirect_uri"] != form.get("redirect_uri"):
            return _error("invalid_grant")
        challenge = asked.get("code_challenge")
        if challenge is not None and challenge != _challenge(form.get("code_verifier", "")):
            return _error("invalid_grant")
        account = Account(asked["account"], [])
        self.accounts.append(account)
        if self.gives_refresh_tokens:
            account.chain.append(self._issue("refresh"))
        return self._tokens(account, has_refresh_token=self.gives_refresh_tokens)

    def _refresh(self, form: dict[str, str]) -> Fault:
        token = form.get("refresh_token", "")
        for one in self.accounts:
            if not one.is_revoked and token in one.chain[-1 - self.grace :]:
                # A former token gets the present one again, as the response may have been lost.
                if self.rotates and token == one.chain[-1]:
                    one.chain.append(self._issue("refresh"))
                return self._tokens(one, has_refresh_token=self.rotates)
        return _error("invalid_grant")

    def _tokens(self, account: Account, *, has_refresh_token: bool) -> Fault:
        access = self._issue("access")
        self.valid.add(access)
        body: dict[str, Any] = {
            "access_token": access,
            "token_type": "bearer",
            "hub_id": account.id,
        }
        if self.life_seconds is not None:
            body["expires_in"] = self.life_seconds
        if has_refresh_token:
            body["refresh_token"] = account.chain[-1]
        return Fault(200, body)

    def _revoke(self, token: str) -> None:
        for one in self.accounts:
            one.is_revoked = one.is_revoked or token in one.chain

    def _issue(self, kind: str) -> str:
        text = f"canary-{kind}-{len(self.issued)}"
        self.issued.append(text)
        return text


def _error(word: str, status: int = 400) -> Fault:
    return Fault(status, {"error": word, "error_description": "canary words of the platform"})


def _challenge(verifier: str) -> str:
    return urlsafe_b64encode(sha256(verifier.encode()).digest()).decode().rstrip("=")


@contextmanager
def platform(**options: Any) -> Generator[Platform]:
    """A platform that runs until the block ends."""
    state = Platform(**options)

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            self._respond(b"")

        def do_POST(self) -> None:
            self._respond(self.rfile.read(int(self.headers["content-length"])))

        def _respond(self, body: bytes) -> None:
            form = {name: found[0] for name, found in parse_qs(body.decode()).items()}
            authorization = self.headers.get("authorization", "")
            answer = state.respond(self.path, form, authorization)
            if answer.is_closed:
                self.close_connection = True
                return
            content = answer.body
            sent = content if isinstance(content, bytes) else json.dumps(content).encode()
            self.send_response(answer.status)
            for name, value in {"content-length": str(len(sent)), **answer.headers}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(sent)

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002
            """Prints nothing."""

    class Server(ThreadingHTTPServer):
        daemon_threads = True
        block_on_close = False

    with Server(("127.0.0.1", 0), Handler) as server:
        state.port = server.server_address[1]
        thread = threading.Thread(target=server.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        try:
            yield state
        finally:
            server.shutdown()
            thread.join()
