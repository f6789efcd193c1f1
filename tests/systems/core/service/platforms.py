"""A platform in memory, for tests that are about core and not about connectors.

Tests of connectors and of OAuth use doubles over HTTP.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from tablewright.errors import InvalidError, PlatformRefusedError
from tablewright.kits.connectors import (
    ConnectedAccount,
    Fetch,
    Field,
    HookAuth,
    KeyAuth,
    OAuthAuth,
    Platform,
    PlatformCredentials,
    Stream,
)
from tablewright.kits.http import CompleteResponse
from tablewright.kits.oauth import Provider
from tablewright.kits.vault import Record, RecordPage

GOOD_KEY = "key_good-and-secret"
CRM = Platform(
    id="crm",
    title="CRM",
    base_url="https://crm.example",
    auths=(
        KeyAuth(
            fields=(Field("api_key", title="Key"),), headers={"Authorization": "Bearer {api_key}"}
        ),
    ),
    streams=(
        Stream("contacts", "/contacts"),
        Stream("deals", "/deals"),
        Stream("notes", "/notes", is_default=False),
    ),
    version="1",
    settings=(Field("region", is_secret=False, is_required=False),),
)
HUB = Platform(
    id="hub",
    title="Hub",
    base_url="https://hub.example",
    auths=(OAuthAuth(provider="hub"),),
    streams=(Stream("contacts", "/contacts"),),
    version="1",
)
POSTED = Platform(
    id="webhook",
    title="Webhook",
    base_url="",
    auths=(HookAuth(),),
    streams=(Stream("calls", ""),),
    version="1",
)


HUB_PROVIDER = Provider("hub", "https://hub.example/a", "https://hub.example/t", client_id="app")


def people(count: int, prefix: str = "c") -> dict[str, dict[str, Any]]:
    """Some records."""
    return {f"{prefix}{n:05}": {"name": f"Person {n}", "n": n} for n in range(count)}


@dataclass
class FakeConnectors:
    """Reads records from memory, in pages; what was planned goes wrong."""

    data: dict[str, dict[str, dict[str, Any]]] = field(
        default_factory=lambda: {"contacts": people(5), "deals": people(3, "d"), "notes": {}}
    )
    page_size: int = 2
    platforms: tuple[Platform, ...] = (CRM, HUB, POSTED)
    # By data type: called before each page with its number; may raise.
    trouble: dict[str, Callable[[int], None]] = field(
        default_factory=dict[str, Callable[[int], None]]
    )
    pages_read: list[tuple[str, int]] = field(default_factory=list[tuple[str, int]])
    account_id: str = "acct_1"

    def platform(self, platform_id: str) -> Platform:
        for one in self.platforms:
            if one.id == platform_id:
                return one
        raise InvalidError("Unknown platform.")

    async def account(
        self,
        platform: Platform,
        credentials: PlatformCredentials,
        *,
        config: Mapping[str, str] | None = None,
    ) -> ConnectedAccount:
        headers = await credentials()
        if platform is CRM and headers["Authorization"] != f"Bearer {GOOD_KEY}":
            raise PlatformRefusedError(
                "CRM rejected the request.",
                reason="refused",
                platform="crm",
                words="No such key.",
                status=401,
            )
        return ConnectedAccount(self.account_id, "Acme at CRM")

    def fetch(
        self,
        platform: Platform,
        stream: str,
        credentials: PlatformCredentials,
        *,
        account: str,
        config: Mapping[str, str] | None = None,
        checkpoint: Any = None,
        position: Any = None,
        full: bool = False,
        attempt: int = 1,
        retries: Any = None,
    ) -> Fetch:
        return Fetch(self._pages(stream, position or 0, credentials), is_scan=True, is_full=True)

    async def _pages(
        self, stream: str, start: int, credentials: PlatformCredentials
    ) -> AsyncIterator[RecordPage]:
        await credentials()
        records = sorted(self.data[stream].items())
        number = start // self.page_size
        for at in range(start, max(len(records), 1), self.page_size):
            if (trouble := self.trouble.get(stream)) is not None:
                trouble(number)
            self.pages_read.append((stream, number))
            number += 1
            found = [
                Record(name, json.dumps({"id": name, **one}).encode())
                for name, one in records[at : at + self.page_size]
            ]
            yield RecordPage(found, position=at + self.page_size, checkpoint={"seen": len(records)})


@dataclass
class FakeHub:
    """The OAuth server of Hub, in memory: under the real kit, in place of outgoing requests."""

    is_ended: bool = False
    expires_in: int = 1800
    requests: list[str] = field(default_factory=list[str])

    async def request(self, method: str, url: str, **given: Any) -> CompleteResponse:
        form = dict(parse_qsl(given["content"].decode()))
        kind = form.get("grant_type", url.rpartition("/")[2])
        self.requests.append(kind)
        if kind == "refresh_token" and self.is_ended:
            return CompleteResponse(400, {}, b'{"error": "invalid_grant"}')
        number = len(self.requests)
        tokens = {
            "access_token": f"access-token-{number}",
            "refresh_token": f"refresh-token-{number}",
            "expires_in": self.expires_in,
            "hub_id": "hub_1",
        }
        return CompleteResponse(200, {}, json.dumps(tokens).encode())


@dataclass
class Fakes:
    """The platforms that all nodes of a test share."""

    crm: FakeConnectors = field(default_factory=FakeConnectors)
    hub: FakeHub = field(default_factory=FakeHub)
