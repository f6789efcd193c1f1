"""Media: the files that records name, and where they are stored for a tree.

A file of an archive is stored under a name derived from its path, so that records keep the path,
and an exported archive restores it.
Not here: archives (`gedcom.gdz`), uploaded photos.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from hashlib import sha256
from typing import Final
from urllib.parse import unquote

from tablewright.systems.yggdrasil.gedcom.files.structures import Structure

_IMAGES: Final = frozenset({"jpg", "jpeg", "png", "gif", "webp"})
_ELSEWHERE = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:|/")


def local_path(value: str) -> str | None:
    """Returns the path in an archive that a FILE means; None for other locations.

    >>> local_path("photos/Jane%20Doe.jpg"), local_path("https://example.com/a.jpg")
    ('photos/Jane Doe.jpg', None)
    >>> local_path("../../elsewhere.jpg") is None
    True
    """
    path = unquote(value.strip())
    leads_out = "\\" in path or ".." in path.split("/") or not path.isprintable()
    return None if not path or leads_out or _ELSEWHERE.match(path) else path


def image_of(record: Structure) -> str | None:
    """Returns the path of the first local image of an OBJE record or structure."""
    for file in record.all("FILE"):
        path = local_path(file.value) if not file.points else None
        form = (file.text("FORM") or record.text("FORM")).lower()
        ending = file.value.rpartition(".")[2].lower()
        if path is not None and (form.startswith("image/") or {form, ending} & _IMAGES):
            return path
    return None


def portrait_of(record: Structure, images: Mapping[str, str]) -> str | None:
    """Returns the path of a person's picture: the first image of the record."""
    for one in record.all("OBJE"):
        path = images.get(one.value) if one.points else image_of(one)
        if path is not None:
            return path
    return None


def images_in(records: Iterable[Structure]) -> dict[str, str]:
    """Returns the images of OBJE records, by id."""
    found = {one.xref: image_of(one) for one in records if one.tag == "OBJE"}
    return {xref: path for xref, path in found.items() if path is not None}


def photo_version(content: bytes) -> str:
    """Returns the version of a photo made from a file: the same for the same file."""
    return sha256(content).hexdigest()[:32]


def files_in(records: Iterable[Structure]) -> Iterator[str]:
    """Yields the paths of all local files in records, including translations (TRAN); each once."""
    seen: set[str] = set()
    for record in records:
        for _, one in record.walked():
            for named in (one, *one.all("TRAN")) if one.tag == "FILE" else ():
                path = local_path(named.value) if not named.points else None
                if path is not None and path not in seen:
                    seen.add(path)
                    yield path


def media_name(tree_id: str, path: str) -> str:
    """Returns the stored name of a file from an archive."""
    return f"trees/{tree_id}/media/{sha256(path.encode()).hexdigest()[:40]}"
