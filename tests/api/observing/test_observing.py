"""Observing: what a line tells of a request, and that no secret gets into it by any way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import structlog
from msgspec import Struct

from tablewright.api.api_keys import new_key
from tablewright.api.application import application
from tablewright.api.context import Context
from tablewright.api.observing.metrics import Metrics
from tablewright.api.observing.requests import Observing
from tablewright.api.routes import Routes
from tablewright.api.rules import PUBLIC
from tablewright.client import AsyncDatabase
from tablewright.errors import InvalidValueError, StorageError
from tablewright.ids import CountingIds, RandomIds
from tests.api.observing.captured import Captured, captured
from tests.api.openapi.notes import ACME_KEY, notes_service, notes_system

CANARY = "CaNaRy"
ROUTES = Routes()


class Login(Struct):
    """What a user signs in with."""

    user: str
    password: str


@ROUTES.get("/v1/bug", rule=PUBLIC)
async def bug(context: Context) -> None:
    """Raises an unexpected error."""
    raise RuntimeError(f"no luck with {context.headers}")


@ROUTES.get("/v1/people/{address}", rule=PUBLIC)
async def person(context: Context, address: str) -> None:
    """Rejects every caller, by name."""
    raise InvalidValueError(f"{address} is nobody")


@ROUTES.post("/v1/login", rule=PUBLIC)
async def login(context: Context, body: Login) -> None:
    """Fails with all that it was given."""
    raise StorageError(f"cannot store {body!r}")


def _asked(
    ask: Callable[[httpx2.AsyncClient], Awaitable[Any]], *, is_terminal: bool = False
) -> tuple[Captured, Metrics]:
    metrics = Metrics()

    async def main() -> None:
        async with AsyncDatabase("memory:") as db:
            notes = notes_service(db)
            failing = notes_system(ROUTES, name="failing").running(notes.runtime)
            observing = Observing(metrics, [notes, failing])
            app = application(
                [notes, failing], ids=CountingIds(), observer=observing, shared=metrics.routes()
            )
            transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
            async with httpx2.AsyncClient(transport=transport, base_url="http://here") as client:
                await ask(client)

    with captured(is_terminal=is_terminal) as out:
        logging.getLogger("httpx2").setLevel(logging.WARNING)
        asyncio.run(main())
    return out, metrics


def _ours(out: Captured) -> dict[str, Any]:
    (line,) = (line for line in out.lines if line["event"] == "request")
    return line


KEY = {"authorization": f"Bearer {ACME_KEY}"}


def test_a_refusal_is_told_with_its_code():
    out, _ = _asked(lambda client: client.get("/notes/v1/notes/n7", headers=KEY))
    line = _ours(out)
    assert ("info", 404, "not_found") == (line["level"], line["status"], line["error"])
    assert "cause" not in line


def test_a_request_without_a_credential_has_no_tenant():
    out, _ = _asked(lambda client: client.get("/notes/v1/notes"))
    line = _ours(out)
    assert (401, "unauthenticated") == (line["status"], line["error"])
    assert not {"tenant", "subject"} & set(line)


def test_a_bug_is_an_error_with_its_traceback():
    out, _ = _asked(lambda client: client.get("/failing/v1/bug"))
    line = _ours(out)
    assert ("error", 500, "internal") == (line["level"], line["status"], line["error"])
    assert line["cause"].startswith("RuntimeError: no luck")
    assert "in bug" in line["exception"]


def test_a_store_that_fails_is_a_warning_with_its_cause():
    body = {"user": "me", "password": CANARY}
    out, _ = _asked(lambda client: client.post("/failing/v1/login", json=body))
    line = _ours(out)
    assert ("warning", 503, "unavailable") == (line["level"], line["status"], line["error"])
    assert "StorageError" in line["cause"]
    assert CANARY not in out.getvalue()


def test_what_a_caller_did_wrong_is_told_without_its_values():
    out, _ = _asked(lambda client: client.get("/failing/v1/people/ada@example.com"))
    line = _ours(out)
    assert ("info", "invalid", "InvalidValueError") == (line["level"], line["error"], line["cause"])
    assert "ada" not in out.getvalue()


def test_a_request_is_one_line_that_says_what_it_was():
    out, _ = _asked(lambda client: client.get("/notes/v1/notes?limit=3", headers=KEY))
    line = _ours(out)
    assert isinstance(line.pop("ms"), float)
    assert {
        "time": "2023-11-14T22:13:20.000Z",
        "level": "info",
        "event": "request",
        "requestId": "00000000-0000-4000-8000-000000000001",
        "system": "notes",
        "route": "/v1/notes",
        "method": "GET",
        "status": 200,
        "client": "127.0.0.1",
        "tenant": "acme",
        "subject": "acme-1",
    } == line


def test_of_a_path_that_no_route_takes_the_path_is_told():
    out, metrics = _asked(lambda client: client.get("/notes/v1/gone?x=1"))
    line = _ours(out)
    assert ("none", "/notes/v1/gone", "notes") == (line["route"], line["path"], line["system"])
    assert b'route="none"' in metrics.text()
    assert b"gone" not in metrics.text()


def test_requests_are_in_the_metrics_by_their_templates():
    async def ask(client: httpx2.AsyncClient) -> None:
        await client.get("/notes/v1/notes/n1", headers=KEY)
        await client.get("/notes/v1/notes/n2", headers=KEY)
        answer = await client.get("/metrics")
        assert 200 == answer.status_code
        assert answer.headers["content-type"].startswith("text/plain; version=")
        wanted = 'method="GET",route="/v1/notes/{note_id}",status="404",system="notes"} 2.0'
        assert wanted in answer.text
        assert 405 == (await client.post("/metrics")).status_code

    _asked(ask)


# The canary: secrets of every kind, by every way in, and then the whole output is searched.

SECRETS = {
    "authorization": f"Bearer {CANARY}-bearer-01",
    "proxy-authorization": f"Basic {CANARY}basic02",
    "cookie": f"session={CANARY}-cookie-03; theme={CANARY}-cookie-04",
    "x-api-key": f"{CANARY}-header-05",
    "x-auth-token": f"{CANARY}-header-06",
    "x-amz-security-token": f"{CANARY}-header-07",
    "x-webhook-secret": f"whsec_{CANARY}08",
    "x-csrf-token": f"{CANARY}-09",
    "x-client-password": f"{CANARY}-10",
    "x-signature": f"v1,{CANARY}-11",
}
KEYS = [new_key(f"tenant_{CANARY.lower()}_live", RandomIds()) for _ in range(2)]
TEXTS = [
    f"password={CANARY}12",
    f'{{"secret": "{CANARY} 13"}}',
    f"{{'token': '{CANARY} 14'}}",
    f"https://me:{CANARY}15@example.com/",
    f"GET /v1/notes?cursor={CANARY}16",
    f"whsec_{CANARY}17",
    f"eyJhbGciOiJIUzI1NiJ9.{CANARY}18.{CANARY}18",
    f"sk_live_{CANARY}19",
    f"ghp_{CANARY}20",
    f"xoxb-{CANARY}-21",
    f"-----BEGIN PRIVATE KEY-----\n{CANARY}22\n-----END PRIVATE KEY-----",
    f"Authorization: Bearer {CANARY}23",
    f"Set-Cookie: sid={CANARY}24; HttpOnly",
    f"aws_secret_access_key = {CANARY}25",
    f"Login(user='a', password='{CANARY}26')",
    f"api-key: {CANARY}27",
    f'"{{\\"refresh_token\\": \\"{CANARY}28\\"}}"',
]
VALUES: dict[str, Any] = {
    "headers": [(name.encode(), value.encode()) for name, value in SECRETS.items()],
    "request": {"body": {"items": [{"password": f"{CANARY}29"}, {"apiKey": f"{CANARY}30"}]}},
    "login": Login("me", f"{CANARY}31"),
    "payload": f"{CANARY}32".encode(),
    "client_secret": {"deep": [f"{CANARY}33"]},
    "credentials": (f"{CANARY}34", f"{CANARY}35"),
    "error": ValueError(f"bad token: {CANARY}36"),
}


async def _push(client: httpx2.AsyncClient) -> None:
    for path in ("/failing/v1/bug", "/notes/v1/notes", "/notes/v1/gone", f"/{KEYS[0]}"):
        await client.get(f"{path}?token={CANARY}37&{CANARY}38", headers=SECRETS)
    await client.get("/failing/v1/bug", headers=SECRETS)
    await client.get("/notes/v1/notes", headers={"x-request-id": KEYS[0]})
    await client.request(f"{CANARY}39", "/notes", headers={"x-request-id": f"ghp_{CANARY}40"})
    await client.post("/failing/v1/login", json={"user": "me", "password": f"{CANARY}41"})
    await client.post("/failing/v1/login", content=f'{{"password": "{CANARY}42"'.encode())
    ours, library = structlog.stdlib.get_logger("ours"), logging.getLogger("library")
    for text in [*TEXTS, *KEYS]:
        ours.warning("told", text=text, deep={"a": [{"b": text}]})
        ours.warning(text)
        library.warning("%s", text)
        try:
            raise RuntimeError(text)
        except RuntimeError:
            ours.exception("failed")
            library.exception("failed")
    ours.warning("told", **VALUES)
    library.warning("told %s", VALUES["request"])


def test_no_secret_of_any_kind_gets_into_the_log_or_the_metrics():
    for is_terminal in (False, True):
        out, metrics = _asked(_push, is_terminal=is_terminal)
        written = (out.getvalue() + metrics.text().decode()).lower()
        leaks = [
            written[max(0, at - 60) : at + 40]
            for at in range(len(written))
            if written.startswith(CANARY.lower(), at)
            and not written.startswith(f"{CANARY.lower()}39", at)  # a method, which is not secret
        ]
        assert [] == leaks
        assert len(out.getvalue()) > 10_000, "much was written, and none of it a secret"
        for key in KEYS:
            assert key.rpartition("_")[2].lower() not in written
