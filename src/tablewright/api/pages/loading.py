"""The files that a page loads first: its bundle, or all of its modules.

A page that ships with a bundle (`bundle/main.js`, `bundle/main.css`) is served with one script and
one stylesheet. The bundle names the sources that it was built from; if they have changed since, or
if there is no bundle, as in most pages that users write, the modules themselves are served. A
module's imports are known only after it has been loaded. Without a bundle, the page therefore names
all modules beforehand, so that a browser requests them at once and not level by level. Not here:
serving the files (`api.pages.serving`), building bundles (`tests.browser.bundles`).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final

INDEX: Final = "index.html"
BUNDLE: Final = "bundle"
BUNDLE_SCRIPT: Final = f"{BUNDLE}/main.js"
BUNDLE_STYLES: Final = f"{BUNDLE}/main.css"
BUNDLE_SOURCES: Final = f"{BUNDLE}/sources.txt"

_IMPORTED: Final = re.compile(rb'\b(?:from|import)\s*"(\.[^"\n]+)"')
# A worker has its own bundle: `asset("layout/worker.js")` finds it beside `main.js`.
_WORKER: Final = re.compile(rb'\basset\("([^"\n]+\.js)"\)')
_NAMED: Final = re.compile(r'\b(href|src)="([^"]+)"')
_STARTED: Final = re.compile(r'( *)<script type="module" src="([^"]+)"></script>\n')
_STYLED: Final = re.compile(r' *<link rel="stylesheet" href="([^"]+)">\n')


def edition_of(files: Mapping[str, bytes]) -> str:
    """Returns the edition of these files, which changes with any of them."""
    return f"@{_digest(files)[:16]}"


def page_of(text: str, files: Mapping[str, bytes], edition: str) -> str:
    """Returns a page that refers to its files below their edition, and preloads every module."""

    def started(found: re.Match[str]) -> str:
        room, path = found.groups()
        links = [f'{room}<link rel="modulepreload" href="{one}">\n' for one in _needed(path, files)]
        return "".join([*links, found[0]])

    return _below(edition, _STARTED.sub(started, text), files)


def bundled_page_of(text: str, files: Mapping[str, bytes], edition: str) -> str | None:
    """Returns a page that refers to its bundle; None without a bundle that matches the sources."""
    if files.get(BUNDLE_SOURCES, b"").decode().strip() != sources_digest(text, files):
        return None
    styles = [found for found in _STYLED.finditer(text) if found[1] in files]
    for found in styles[1:]:
        text = text.replace(found[0], "")
    if styles:
        text = text.replace(styles[0][1], BUNDLE_STYLES)
    text = _STARTED.sub(rf'\1<script type="module" src="{BUNDLE_SCRIPT}"></script>\n', text)
    return _below(edition, text, files)


def scripts_of(text: str, files: Mapping[str, bytes]) -> list[str]:
    """Returns the scripts of a page: its main module and workers."""
    mains = [found[2] for found in _STARTED.finditer(text) if found[2] in files]
    modules = [path for main in mains for path in (main, *_needed(main, files))]
    workers = {one.decode() for path in modules for one in _WORKER.findall(files[path])}
    return [*mains, *sorted(workers & files.keys())]


def styles_of(text: str, files: Mapping[str, bytes]) -> list[str]:
    """Returns the stylesheets of a page, in order."""
    return [found[1] for found in _STYLED.finditer(text) if found[1] in files]


def sources_digest(text: str, files: Mapping[str, bytes]) -> str:
    """Returns the digest of all sources of a page's bundle."""
    paths = set(styles_of(text, files))
    for script in scripts_of(text, files):
        paths |= {script, *_needed(script, files)}
    return _digest({path: files[path] for path in paths})


def _below(edition: str, text: str, files: Mapping[str, bytes]) -> str:
    def named(found: re.Match[str]) -> str:
        name, path = found.groups()
        return f'{name}="{edition}/{path}"' if path in files else found[0]

    return _NAMED.sub(named, text)


def _digest(files: Mapping[str, bytes]) -> str:
    digest = sha256()
    for path in sorted(files):
        digest.update(f"{path}\0{len(files[path])}\0".encode())
        digest.update(files[path])
    return digest.hexdigest()


def _needed(path: str, files: Mapping[str, bytes]) -> Iterator[str]:
    """Returns the direct and indirect imports of a module, nearest first."""
    found, waiting = {path}, [path]
    for one in waiting:
        for imported in _IMPORTED.findall(files.get(one, b"")):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(one), imported.decode()))
            if there in files and there not in found:
                found.add(there)
                waiting.append(there)
                yield there
