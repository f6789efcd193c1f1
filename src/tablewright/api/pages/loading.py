"""What a page loads at first: all of its scripts, asked for at once.

A script that imports others is known to do so only when it is here. Where each is a file of its
own, as without a build step, a browser would go down level by level, and wait for the network on
each. So the page that is served names them all beforehand. The list is made of the files
themselves when the service starts, and cannot be out of date.
Not here: serving the files (`api.pages`).
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Final

_IMPORTED: Final = re.compile(rb'\b(?:from|import)\s*"(\.[^"\n]+)"')
_NAMED: Final = re.compile(r'\b(href|src)="([^"]+)"')
_STARTED: Final = re.compile(r'( *)<script type="module" src="([^"]+)"></script>\n')


def edition_of(files: Mapping[str, bytes]) -> str:
    """The name of these files together: another if any of them is."""
    digest = sha256()
    for path in sorted(files):
        digest.update(f"{path}\0{len(files[path])}\0".encode())
        digest.update(files[path])
    return f"@{digest.hexdigest()[:16]}"


def page_of(text: str, files: Mapping[str, bytes], edition: str) -> str:
    """A page that names its files below their edition, and every script that it will need."""

    def named(found: re.Match[str]) -> str:
        name, path = found.groups()
        return f'{name}="{edition}/{path}"' if path in files else found[0]

    def started(found: re.Match[str]) -> str:
        room, path = found.groups()
        links = [f'{room}<link rel="modulepreload" href="{one}">\n' for one in _needed(path, files)]
        return "".join([*links, found[0]])

    return _NAMED.sub(named, _STARTED.sub(started, text))


def _needed(path: str, files: Mapping[str, bytes]) -> Iterator[str]:
    """What a script imports, and what that does, nearest first."""
    found, waiting = {path}, [path]
    for one in waiting:
        for imported in _IMPORTED.findall(files.get(one, b"")):
            there = posixpath.normpath(posixpath.join(posixpath.dirname(one), imported.decode()))
            if there in files and there not in found:
                found.add(there)
                waiting.append(there)
                yield there
