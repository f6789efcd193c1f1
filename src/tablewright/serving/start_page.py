"""The start page: what runs here, where it is, and whether it works.

Its twin for programs is `/index.json`. Not here: the systems' own pages.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from html import escape
from importlib.resources import files
from typing import Any

import msgspec
from starlette.routing import BaseRoute
from starlette.routing import Route as PathRoute
from starlette.types import Receive, Scope, Send

from tablewright.api.http.exchange import exchange_of
from tablewright.api.pages.serving import OWN_ONLY
from tablewright.api.system import System
from tablewright.serving.health import Readiness

_STYLE = files("tablewright.serving") / "static" / "start.css"
_PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tablewright</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/start.css">
</head>
<body>
<header><h1>Tablewright</h1><p>What runs here</p></header>
<main>
{systems}
<section aria-label="This process">
<dl>
<dt>State</dt><dd>{state} <a href="/metrics">metrics</a></dd>
<dt>Store</dt><dd><code>{store}</code></dd>
{endpoint}</dl>
</section>
</main>
</body>
</html>
"""
_SYSTEM = """<section aria-labelledby="{name}">
<h2 id="{name}">{title}</h2>
<p>{description}</p>
<p class="links">{links}</p>
</section>"""


@dataclass(frozen=True, slots=True)
class Listed:
    """A system as the page shows it."""

    name: str
    title: str
    description: str
    links: dict[str, str]


@dataclass(frozen=True, slots=True)
class StartPage:
    """The page, its style and its twin."""

    served: Sequence[System[Any, Any]]
    readiness: Readiness
    store: str
    endpoint: str | None  # where the DynamoDB endpoint is

    def routes(self) -> list[BaseRoute]:
        """`/`, `/start.css` and `/index.json`."""
        return [
            PathRoute("/", endpoint=_Answering(self, "text/html; charset=utf-8")),
            PathRoute("/index.json", endpoint=_Answering(self, "application/json")),
            PathRoute("/start.css", endpoint=_Answering(self, "text/css; charset=utf-8")),
        ]

    def systems(self) -> list[Listed]:
        """What the page shows of each system."""
        return [_listed(one) for one in self.served]

    def page(self, *, is_ready: bool) -> bytes:
        """The page for people."""
        endpoint = (
            f"<dt>DynamoDB</dt><dd><code>{escape(self.endpoint)}</code> for any AWS SDK</dd>\n"
            if self.endpoint
            else ""
        )
        return _PAGE.format(
            systems="\n".join(map(_shown, self.systems())),
            state="ready" if is_ready else "<strong>the store does not answer</strong>",
            store=escape(self.store),
            endpoint=endpoint,
        ).encode()

    def twin(self, *, is_ready: bool) -> bytes:
        """The same for programs."""
        return msgspec.json.encode(
            {
                "ready": is_ready,
                "systems": [asdict(one) for one in self.systems()],
                "store": self.store,
                "dynamodb": self.endpoint,
            }
        )


@dataclass(frozen=True, slots=True)
class _Answering:
    start: StartPage
    kind: str

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = {
            "content-type": self.kind,
            "cache-control": "no-cache",
            "content-security-policy": OWN_ONLY,
        }
        await exchange_of(scope).answer(send, 200, await self._content(), headers)

    async def _content(self) -> bytes:
        if self.kind.startswith("text/css"):
            return _STYLE.read_bytes()
        try:
            await self.start.readiness.check()
            is_ready = True
        except Exception:  # whatever it is, /readyz says it; the page must still be there
            is_ready = False
        if self.kind == "application/json":
            return self.start.twin(is_ready=is_ready)
        return self.start.page(is_ready=is_ready)


def _listed(system: System[Any, Any]) -> Listed:
    base = f"/{system.name}"
    links = {"Documentation of its API": f"{base}/docs", "OpenAPI": f"{base}/openapi.json"}
    if system.pages is not None:
        links = {"Open": f"{base}/", **links}
    return Listed(system.name, system.title, system.description.strip(), links)


def _shown(one: Listed) -> str:
    links = " ".join(
        f'<a href="{escape(address)}">{escape(label)}</a>' for label, address in one.links.items()
    )
    return _SYSTEM.format(
        name=escape(one.name),
        title=escape(one.title),
        description=escape(one.description),
        links=links,
    )
