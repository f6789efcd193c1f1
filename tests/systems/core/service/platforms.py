"""A platform in memory, for tests that are about core and not about connectors.

Tests of connectors and of OAuth use doubles over HTTP.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from tablewright.errors import GrantEndedError, InvalidError, NotFoundError, PlatformRefusedError
from tablewright.kits.connectors import (
    Account,
    Credentials,
    Fetch,
    Field,
    HookAuth,
    KeyAuth,
    OAuthAuth,
    Platform,
    Stream,
)
from tablewright.kits.oauth import Connected, Hooks, Outcome, PlatformAccount, Provider, Result
from tablewright.kits.oauth.states import Pending
from tablewright.kits.oauth.tokens import Tokens
from tablewright.kits.vault import Page, Record

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
        credentials: Credentials,
        *,
        config: Mapping[str, str] | None = None,
    ) -> Account:
        headers = await credentials()
        if platform is CRM and headers["Authorization"] != f"Bearer {GOOD_KEY}":
            raise PlatformRefusedError(
                "CRM rejected the request.",
                reason="refused",
                platform="crm",
                words="No such key.",
                status=401,
            )
        return Account(self.account_id, "Acme at CRM")

    def fetch(
        self,
        platform: Platform,
        stream: str,
        credentials: Credentials,
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
        self, stream: str, start: int, credentials: Credentials
    ) -> AsyncIterator[Page]:
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
            yield Page(found, position=at + self.page_size, checkpoint={"seen": len(records)})


@dataclass
class FakeOAuth:
    """Grants without a platform: the callback connects at once, with the code as token."""

    hooks: Hooks
    db: Any
    providers: dict[str, Provider] = field(default_factory=lambda: {"hub": HUB_PROVIDER})
    name: str = "oauth"
    kinds: tuple[()] = ()
    recurring: tuple[()] = ()
    pending: dict[str, Pending] = field(default_factory=dict[str, Pending])
    is_ended: bool = False
    revoked: list[str] = field(default_factory=list[str])

    async def start(self, platform: str, **given: Any) -> str:
        if platform != "hub":
            raise NotFoundError("Provider not found.")
        state = f"state-{len(self.pending)}"
        self.pending[state] = Pending(
            state=state,
            account_id=given["account_id"],
            person_id=given["person_id"],
            platform=platform,
            redirect_uri="",
            session_hash=given["session"],
            return_to=given.get("return_to"),
            grant_id=given.get("grant_id"),
            may_change_account=False,
            details=given.get("details") or {},
            ends_at=None,  # type: ignore[arg-type]
        )
        return f"https://hub.example/a?state={state}"

    async def callback(
        self, platform: str, query: Mapping[str, str], *, person_id: str, session: str
    ) -> Outcome:
        from tablewright.model import transaction

        found = self.pending.pop(query.get("state", ""), None)
        if found is None or found.session_hash != session:
            return Outcome(Result.INVALID_STATE)
        if "error" in query or not await self.hooks.may_connect(found):
            return Outcome(Result.ACCESS_DENIED, found.return_to)
        if "code" not in query:
            return Outcome(Result.MISSING_CODE, found.return_to)
        self.is_ended = False
        grant = found.grant_id or f"source-{query['code']}"
        writes = await self.hooks.connected(
            Connected(
                account_id=found.account_id,
                person_id=found.person_id,
                platform=platform,
                grant_id=grant,
                is_new=found.grant_id is None,
                tokens=Tokens(query["code"]),
                platform_account=PlatformAccount("hub_1", "Acme"),
                details=found.details,
            )
        )
        await self.db.run(transaction(*writes))
        return Outcome(Result.CONNECTED, found.return_to, found.account_id, grant)

    async def token(
        self, account_id: str, grant_id: str, *, rejected: Tokens | None = None
    ) -> Tokens:
        if self.is_ended:
            raise GrantEndedError("The platform no longer accepts the grant.")
        return Tokens("token")

    async def revoke(self, account_id: str, grant_id: str) -> bool:
        self.revoked.append(grant_id)
        return True

    async def run(self, stopping: Any) -> None:
        await stopping.wait()

    def forgetting(self, account_id: str, grant_id: str) -> tuple[()]:
        return ()
