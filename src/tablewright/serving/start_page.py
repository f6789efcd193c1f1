"""The start page: the systems on this server, their links, and their status.

`/index.json` has the same content for programs.
Not here: the systems' own pages.
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
<header>
<svg class="mark" viewBox="0 0 48 48" aria-hidden="true">
<rect x="3" y="5" width="42" height="11" rx="3"/>
<rect x="3" y="19" width="18" height="11" rx="3"/>
<rect x="24" y="19" width="21" height="11" rx="3"/>
<rect x="3" y="33" width="26" height="11" rx="3"/>
<rect x="32" y="33" width="13" height="11" rx="3"/>
</svg>
<div><h1>Tablewright</h1><p>{count} on this server</p></div>
<p class="state {word}"><a href="/readyz">{state}</a></p>
</header>
<main>
{systems}
</main>
<footer>
<dl>
<div><dt>Store</dt><dd><code>{store}</code></dd></div>
{more}<div><dt>Metrics</dt><dd><a href="/metrics">/metrics</a> in Prometheus format</dd></div>
<div><dt>Health</dt><dd><a href="/healthz">/healthz</a> · <a href="/readyz">/readyz</a></dd></div>
<div><dt>Programs</dt><dd><a href="/index.json">/index.json</a> has this page as JSON</dd></div>
</dl>
</footer>
</body>
</html>
"""
_SYSTEM = """<section aria-labelledby="{name}">
<h2 id="{name}">{title}</h2>
<p>{description}</p>
<div class="links">{open}<p>{links}</p></div>
</section>"""
_OPEN = "Open"
_ENDPOINT = """<div><dt>DynamoDB</dt><dd><code>{address}</code> for any AWS SDK
<pre><code>export AWS_ENDPOINT_URL_DYNAMODB={address}</code></pre></dd></div>
"""


@dataclass(frozen=True, slots=True)
class Listed:
    """A system on the page."""

    name: str
    title: str
    description: str
    links: dict[str, str]


@dataclass(frozen=True, slots=True)
class StartPage:
    """The page, its style sheet and its JSON form."""

    served: Sequence[System[Any, Any]]
    readiness: Readiness
    store: str
    endpoint: str | None  # the DynamoDB endpoint's address
    sandboxes: Sequence[str] = ()  # paths of their pages

    def routes(self) -> list[BaseRoute]:
        """Returns the routes `/`, `/start.css` and `/index.json`."""
        return [
            PathRoute("/", endpoint=_Answering(self, "text/html; charset=utf-8")),
            PathRoute("/index.json", endpoint=_Answering(self, "application/json")),
            PathRoute("/start.css", endpoint=_Answering(self, "text/css; charset=utf-8")),
        ]

    def systems(self) -> list[Listed]:
        """Returns the systems as the page shows them."""
        return [_listed(one) for one in self.served]

    def page(self, *, is_ready: bool) -> bytes:
        """Returns the page for people."""
        systems = self.systems()
        address = escape(self.endpoint or "")
        endpoint = _ENDPOINT.format(address=address) if address else ""
        return _PAGE.format(
            count="1 system" if len(systems) == 1 else f"{len(systems)} systems",
            systems="\n".join(map(_shown, systems)),
            word="ready" if is_ready else "unavailable",
            state="Ready" if is_ready else "Store unavailable",
            store=escape(self.store),
            more=endpoint + _sandboxes(self.sandboxes),
        ).encode()

    def twin(self, *, is_ready: bool) -> bytes:
        """Returns the content of the page as JSON."""
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
        except Exception:  # /readyz reports it; the page must still be served
            is_ready = False
        if self.kind == "application/json":
            return self.start.twin(is_ready=is_ready)
        return self.start.page(is_ready=is_ready)


def _sandboxes(paths: Sequence[str]) -> str:
    if not paths:
        return ""
    links = " · ".join(f'<a href="{escape(path)}/">{escape(path)}</a>' for path in paths)
    return f"<div><dt>Sandboxes</dt><dd>{links}</dd></div>\n"


def _listed(system: System[Any, Any]) -> Listed:
    base = f"/{system.name}"
    links = {"API reference": f"{base}/docs", "OpenAPI": f"{base}/openapi.json"}
    if system.pages is not None:
        links = {_OPEN: f"{base}/", **links}
    links |= {path.capitalize(): f"{base}/{path}/" for path in system.more_pages}
    return Listed(system.name, system.title, system.description.strip(), links)


def _shown(one: Listed) -> str:
    links = {
        label: f'<a href="{escape(address)}">{escape(label)}</a>'
        for label, address in one.links.items()
    }
    opened = links.pop(_OPEN, "").replace("<a ", '<a class="open" ', 1)
    return _SYSTEM.format(
        name=escape(one.name),
        title=escape(one.title),
        description=escape(one.description),
        open=f"<p>{opened}</p>" if opened else "",
        links=" ".join(links.values()),
    )
