"""Platforms in memory, behind the same function as HTTP, and runs of a stream against them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast
from urllib.parse import parse_qsl, urlsplit

from tablewright.clock import ManualClock
from tablewright.kits.connectors import (
    Connectors,
    Fetch,
    Field,
    KeyAuth,
    Platform,
    Stream,
)
from tablewright.kits.http import CompleteResponse, Outgoing
from tablewright.kits.vault import RecordPage

JSON = {"content-type": "application/json"}
KEY = KeyAuth((Field("api_key"),), {"Authorization": "Bearer {api_key}"})
SECRET = "key-4f1c9a7d"

Answer = Callable[[str, dict[str, str], Any], CompleteResponse]  # path, parameters, body


def replied(value: Any, status: int = 200, headers: Mapping[str, str] = JSON) -> CompleteResponse:
    """A response with JSON."""
    return CompleteResponse(status, headers, json.dumps(value).encode())


def platform_of(*streams: Stream, **more: Any) -> Platform:
    """A platform without limits."""
    usual: dict[str, Any] = {"id": "shop", "title": "Shop", "base_url": "https://api.shop.test"}
    return Platform(**{**usual, "auths": (KEY,), "streams": streams, "version": "1", **more})


@dataclass
class Wire:
    """Sends requests to a function, in place of `Outgoing`."""

    answer: Answer
    seen: list[tuple[str, str, dict[str, str], dict[str, str]]] = field(
        default_factory=list[tuple[str, str, dict[str, str], dict[str, str]]]
    )
    held: list[Any] = field(default_factory=list[Any])

    async def request(
        self,
        method: str,
        url: str,
        *,
        headers: Mapping[str, str],
        content: bytes,
        budget: Any,
        bounds: Any,
    ) -> CompleteResponse:
        parts = urlsplit(url)
        parameters = dict(parse_qsl(parts.query))
        self.seen.append((method, parts.path, parameters, dict(headers)))
        return self.answer(parts.path, parameters, json.loads(content) if content else None)

    async def hold(self, budget: Any, until: Any) -> None:
        self.held.append(until)

    async def close(self) -> None:
        pass


class World:
    """A platform, a clock that pauses move, and the connectors."""

    def __init__(
        self,
        platform: Platform,
        answer: Answer,
        clock: ManualClock | None = None,
        pause: Any = None,
    ) -> None:
        self.clock = clock or ManualClock()
        self.platform = platform
        self.wire = Wire(answer)
        self.pauses: list[float] = []
        outgoing = cast("Outgoing", self.wire)
        self.connectors = Connectors(
            outgoing, (platform,), clock=self.clock, pause=pause or self._pause
        )
        self.credentials = KEY.credentials({"api_key": SECRET})

    async def _pause(self, seconds: float) -> None:
        self.pauses.append(seconds)
        self.clock.advance(seconds=seconds)

    def fetch(self, stream: str, **options: Any) -> Fetch:
        return self.connectors.fetch(
            self.platform, stream, self.credentials, account="acct", **options
        )

    def read(self, stream: str, **options: Any) -> list[RecordPage]:
        """Returns all pages of a stream."""

        async def main() -> list[RecordPage]:
            return [one async for one in self.fetch(stream, **options).pages]

        return asyncio.run(main())

    def account(self, **options: Any) -> Any:
        return asyncio.run(self.connectors.account(self.platform, self.credentials, **options))


def ids_of(pages: list[RecordPage]) -> list[str]:
    """The ids of the records of pages, in order."""
    return [record.id for page in pages for record in page.records]
