"""Pages: the files of a service's own pages, out of the package and from nowhere else.

What is there is listed once; a path that is not in the list does not exist, whatever it looks like.
What every page uses lies in one folder, and is served among the files of each: a page's scripts
import `./vendor/preact.js` as if it were theirs, wherever the service is mounted.
Not here: the start page (`serving.start_page`).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.types import Receive, Scope, Send

from tablewright.api.exchange import exchange_of
from tablewright.errors import MethodNotAllowedError, NotFoundError

SHARED: Final = files("tablewright") / "api" / "static" / "page"
_KINDS: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".json": "application/json",
    ".txt": "text/plain; charset=utf-8",
}
OWN_ONLY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)


class Pages:
    """An ASGI application that serves the files of folders, as if they were one."""

    def __init__(self, *folders: Traversable, policy: str = OWN_ONLY) -> None:
        self._policy = policy
        self._files = {path: _file(one) for folder in folders for path, one in _listed(folder, "")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one file."""
        exchange = exchange_of(scope)
        if exchange.method not in ("GET", "HEAD"):
            raise MethodNotAllowedError("a page is read.", details={"allow": ["GET", "HEAD"]})
        path = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        found = self._files.get(path or "index.html")
        if found is None:
            raise NotFoundError("there is nothing at this path.")
        kind, tag, content = found
        headers = {
            "content-type": kind,
            "etag": tag,
            "cache-control": "no-cache",
            "content-security-policy": self._policy,
        }
        if tag in exchange.headers.get("if-none-match", ""):
            await exchange.answer(send, 304, b"", headers)
            return
        await exchange.answer(send, 200, content, headers)


def _listed(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _listed(one, f"{path}{one.name}/")
        elif f".{one.name.rpartition('.')[2]}" in _KINDS:
            yield f"{path}{one.name}", one


def _file(one: Traversable) -> tuple[str, str, bytes]:
    content = one.read_bytes()
    kind = _KINDS[f".{one.name.rpartition('.')[2]}"]
    return kind, f'"{sha256(content).hexdigest()[:32]}"', content
