"""Pages: the files of a service's own pages, from the package only.

The files are listed once; any path that is not in the list does not exist.
Modules of the page kit are served among the files of each page: a page's scripts import
`./kit/html.js` as if it were theirs, wherever the service is mounted. A page names its files below
an edition, `@5f0c…/main.js`, which changes whenever one of them does: a browser caches them
permanently, and requests only the page on later visits. With `?source`, a page loads its modules
instead of its bundle.
Not here: the files that a page loads first (`api.pages.loading`), the start page
(`serving.start_page`).
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.types import Receive, Scope, Send

from tablewright.api import limits
from tablewright.api.http.exchange import exchange_of
from tablewright.api.pages.loading import INDEX, bundled_page_of, edition_of, page_of
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
_WANTED: Final = re.compile(r"(q=(1(\.0*)?|0\.0*[1-9]\d*))?")
_PACKED_ALREADY: Final = ".png"
OWN_ONLY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
_FOR_GOOD: Final = f"public, max-age={limits.PAGE_FILE_CACHE_SECONDS}, immutable"


class Pages:
    """An ASGI application that serves the files of several directories as one."""

    def __init__(self, *folders: Traversable, policy: str = OWN_ONLY) -> None:
        self._policy = policy
        found = {path: one.read_bytes() for folder in folders for path, one in _listed(folder, "")}
        self._edition = edition_of(found)
        self._files = {path: _File(_suffix(path), content) for path, content in found.items()}
        self._with_modules = self._files.get(INDEX)
        if INDEX in found:
            text = found[INDEX].decode()
            with_modules = page_of(text, found, self._edition)
            page = bundled_page_of(text, found, self._edition) or with_modules
            self._files[INDEX] = _File(".html", page.encode())
            self._with_modules = _File(".html", with_modules.encode())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one file."""
        exchange = exchange_of(scope)
        if exchange.method not in ("GET", "HEAD"):
            raise MethodNotAllowedError(
                "Only GET and HEAD are allowed.", details={"allow": ["GET", "HEAD"]}
            )
        path = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        edition, path = _parted(path)
        found = self._files.get(path or INDEX)
        if (path or INDEX) == INDEX and b"source" in scope.get("query_string", b"").split(b"&"):
            found = self._with_modules
        if found is None:
            raise NotFoundError("Path not found.")
        takes_packed = _takes_packed(exchange.headers.get("accept-encoding", ""))
        content = found.packed if takes_packed else found.content
        is_packed = content is not found.content
        # A page that was opened before the server changed still requests its own edition. The
        # current file is better than none, but must not be cached under that name.
        headers = {
            "content-type": _KINDS[found.suffix],
            "etag": f'"{found.digest}-gzip"' if is_packed else f'"{found.digest}"',
            "cache-control": _FOR_GOOD if edition == self._edition else "no-cache",
            "content-security-policy": self._policy,
            "vary": "accept-encoding",
        }
        if headers["etag"] in exchange.headers.get("if-none-match", ""):
            await exchange.answer(send, 304, b"", headers)
            return
        if is_packed:
            headers["content-encoding"] = "gzip"
        await exchange.answer(send, 200, content, headers)


@dataclass
class _File:
    suffix: str
    content: bytes

    @cached_property
    def digest(self) -> str:
        return sha256(self.content).hexdigest()[:32]

    @cached_property
    def packed(self) -> bytes:
        """The compressed content; uncompressed if compression saves nothing."""
        if self.suffix == _PACKED_ALREADY:
            return self.content
        return min(gzip.compress(self.content, mtime=0), self.content, key=len)


def _listed(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _listed(one, f"{path}{one.name}/")
        elif _suffix(one.name) in _KINDS:
            yield f"{path}{one.name}", one


def _suffix(name: str) -> str:
    return f".{name.rpartition('.')[2]}"


def _parted(path: str) -> tuple[str, str]:
    """Splits a path into its edition, if any, and the rest."""
    first, slash, rest = path.partition("/")
    return (first, rest) if slash and rest and first.startswith("@") else ("", path)


def _takes_packed(accepted: str) -> bool:
    """Whether an `Accept-Encoding` accepts gzip."""
    for one in accepted.lower().split(","):
        coding, _, weight = one.partition(";")
        if coding.strip() == "gzip":
            return _WANTED.fullmatch(weight.strip()) is not None
    return False
