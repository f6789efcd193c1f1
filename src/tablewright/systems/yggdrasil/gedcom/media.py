"""Media: the files that records name, and where they are kept for a tree.

A file of an archive is kept under a name made of its path, so that records go on naming the path,
and an archive that is written has it there again.
Not here: archives (`gedcom.gdz`), the photos that people upload.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from hashlib import sha256
from urllib.parse import unquote

from tablewright.systems.yggdrasil.gedcom.structures import Structure

_ELSEWHERE = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:|/")


def local_path(value: str) -> str | None:
    """The path in an archive that a FILE means; None if it means something elsewhere.

    >>> local_path("photos/Jane%20Doe.jpg"), local_path("https://example.com/a.jpg")
    ('photos/Jane Doe.jpg', None)
    """
    path = value.strip()
    if not path or _ELSEWHERE.match(path):
        return None
    return unquote(path)


def files_in(records: Iterable[Structure]) -> Iterator[str]:
    """The paths of all local files that records name; each once."""
    seen: set[str] = set()
    for record in records:
        for _, one in record.walked():
            if one.tag == "FILE" and not one.points:
                path = local_path(one.value)
                if path is not None and path not in seen:
                    seen.add(path)
                    yield path


def media_name(tree_id: str, path: str) -> str:
    """Where a file of an archive is kept."""
    return f"trees/{tree_id}/media/{sha256(path.encode()).hexdigest()[:40]}"
