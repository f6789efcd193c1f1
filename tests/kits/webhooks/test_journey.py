"""A receiver on the public library of Standard Webhooks, over real HTTP, to the last call."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import pytest
from standardwebhooks import Webhook

from tablewright.clock import ManualClock
from tablewright.kits.webhooks import Sender, limits
from tablewright.testing.system import in_memory
from tests.kits.webhooks.receiver import RULES, Receiver, answer, receiving, to_loopback
from tests.kits.webhooks.service import Board, board

SINCE = {"since": "2000-01-01T00:00:00Z"}
STORES = pytest.mark.parametrize("over_rows", [False, True], ids=["own", "core"])


@dataclass
class Followed:
    """The library's clock: it shows what the clock of the test shows."""

    clock: ManualClock
    fromtimestamp: Any = field(default=staticmethod(datetime.fromtimestamp))

    def now(self, tz: Any = None) -> datetime:
        return datetime.fromtimestamp(self.clock.now(), tz or UTC)


@asynccontextmanager
async def hosted(
    monkeypatch: pytest.MonkeyPatch, *scripts: bytes, over_rows: bool, **more: Any
) -> AsyncIterator[tuple[Board, Receiver]]:
    """The system and a receiver that it reaches over loopback."""
    sender = Sender(RULES, resolve=to_loopback, timeout_seconds=more.pop("timeout_seconds", 5))
    clock = ManualClock()
    monkeypatch.setattr("standardwebhooks.webhooks.datetime", Followed(clock))
    system = board(over_rows=over_rows, sender=sender)
    async with receiving(*scripts) as receiver, in_memory(system, Board, clock=clock) as opened:
        yield opened, receiver


@STORES
def test_every_event_arrives_with_its_id_though_the_webhook_was_disabled_meanwhile(
    over_rows: bool, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with hosted(monkeypatch, answer(500, b"broken"), over_rows=over_rows) as hosts:
            opened, receiver = hosts
            body = {
                "url": receiver.url(),
                "events": ["note.*"],
                "headers": {"X-Tenant": "acme", "Authorization": "Basic dXNlcjpwYXNz"},
                "retryPolicy": {"maxAttempts": 1},
            }
            made = (await opened.ask("POST", "", body, 201)).json
            webhook = made["webhook"]["webhookId"]
            pinned: list[str] = []
            while (await opened.ask("GET", f"/{webhook}")).json["isActive"]:
                assert len(pinned) < limits.WEBHOOK_FAILURES_MAX
                pinned.append(await opened.pinned(f"note {len(pinned)}"))
                await opened.pass_time(0, 3600)
            shown = (await opened.ask("GET", f"/{webhook}")).json
            assert (limits.WEBHOOK_FAILURES_MAX, 500, "20 deliveries in a row failed.") == (
                shown["failureCount"],
                shown["lastResponseCode"],
                shown["statusReason"],
            )
            failing = len(receiver.requests)
            pinned.append(await opened.pinned("while disabled"))
            await opened.pass_time(0, 3600)
            assert failing == len(receiver.requests)

            receiver.scripts = [answer(204)]
            fresh = (await opened.ask("POST", f"/{webhook}/secret", None, 201)).json["secret"]
            await opened.ask("POST", f"/{webhook}/enable", None, 200)
            await opened.ask("POST", f"/{webhook}/replay", SINCE, 202)
            await opened.pass_time(0, 1, 1)
            arrived: dict[str, str] = {}
            for request in receiver.requests[failing:]:
                for secret in (made["secret"], fresh):  # both sign for a day
                    event = Webhook(secret).verify(request.body, request.headers)
                    assert request.headers["webhook-id"] == event["id"]
                    arrived[event["id"]] = event["data"]["text"]
                assert ("acme", "Basic dXNlcjpwYXNz") == (
                    request.headers["x-tenant"],
                    request.headers["authorization"],
                )
            assert set(pinned) == set(arrived)
            assert "while disabled" == arrived[pinned[-1]]
            assert dict.fromkeys(pinned, "delivered") == await opened.log(webhook)
            shown = (await opened.ask("GET", f"/{webhook}")).json
            assert (True, 0, 204) == (
                shown["isActive"],
                shown["failureCount"],
                shown["lastResponseCode"],
            )

    asyncio.run(main())


@pytest.mark.parametrize(
    ("script", "code", "error"),
    [
        (b"", None, "The connection ended before the response did."),
        (b"HTTP/1.1 200 OK\r\nx: " + b"x" * 70_000, None, ""),
        (b"HTTP/1.1 500 X\r\ncontent-length: 1000000\r\n\r\n" + b"x" * 200_000, 500, None),
        (answer(302, b"", "location: http://127.0.0.1/"), 302, None),
    ],
    ids=["gone", "endless head", "endless body", "elsewhere"],
)
def test_a_receiver_that_misbehaves_costs_one_attempt(
    script: bytes, code: int | None, error: str | None, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        async with hosted(monkeypatch, script, over_rows=True) as (opened, receiver):
            webhook = await opened.made(url=receiver.url())
            note = await opened.pinned()
            await opened.run_jobs()
            path = f"/{webhook}/deliveries/{note}"
            (attempt,) = (await opened.ask("GET", path, None, 200)).json["delivery"]["attempts"]
            assert (code, error is not None) == (attempt.get("responseCode"), "error" in attempt)
            assert (error or "") in attempt.get("error", "")
            assert limits.WEBHOOK_EXCERPT_LENGTH_MAX >= len(attempt.get("excerpt", ""))
            receiver.scripts = [answer(200)]
            await opened.pass_time(6)
            assert {note: "delivered"} == await opened.log(webhook)
            events = [json.loads(one.body) for one in receiver.requests]
            assert [note, note] == [one["id"] for one in events]

    asyncio.run(main())


def test_a_receiver_that_is_slow_delays_nobody_else(monkeypatch: pytest.MonkeyPatch):
    async def main() -> None:
        async with (
            hosted(monkeypatch, over_rows=True, timeout_seconds=0.2) as (opened, slow),
            receiving() as quick,
        ):
            slow.holds = True
            one = await opened.made(url=slow.url())
            other = await opened.made(url=quick.url())
            note = await opened.pinned()
            await opened.run_jobs()
            assert {note: "delivered"} == await opened.log(other)
            assert {note: "pending"} == await opened.log(one)

    asyncio.run(main())


def test_a_webhook_that_leads_into_our_network_by_its_name_gets_nothing(
    monkeypatch: pytest.MonkeyPatch,
):
    """The name was public when it was registered; the guard looks again at each attempt."""

    async def main() -> None:
        async with receiving() as receiver:
            sender = Sender(type(RULES)(allow_http=True), resolve=to_loopback)
            system = board(over_rows=True, sender=sender)
            async with in_memory(system, Board) as opened:
                webhook = await opened.made(url=receiver.url())
                ping = (await opened.ask("POST", f"/{webhook}/ping", None, 200)).json
                assert "failed" == ping["status"]
                assert "must have public addresses only" in ping["attempts"][0]["error"]
                assert [] == receiver.requests

    asyncio.run(main())
