"""Files of photos: their location and names.

    trees/<tree>/persons/<person>/photo-<version>.jpg           full size
    trees/<tree>/persons/<person>/photo-<version>-small.jpg     a square for the canvas

Names consist of ids only, so that no user input gets into them. Versions are never reused: the
address of a photo leads to this photo or to none, and deleting an old one cannot affect a new one.
`PhotoUrl` of a person names the current version.
Not here: access (`yggdrasil.people.photos`), images (`yggdrasil.people.photo_images`).
"""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import Final, Literal

from tablewright.api import limits as api_limits
from tablewright.api.ports import FileStore
from tablewright.errors import UnavailableError
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.people.photo_images import KIND, Prepared, prepared

Size = Literal["large", "small"]
_URL: Final = re.compile(r"api/persons/[A-Za-z0-9_-]{1,64}/photo\?v=([0-9a-f]{32})")
_ENDS: Final[dict[Size, str]] = {"large": "", "small": "-small"}


def photo_url(person_id: str, version: str) -> str:
    """Returns the address of a photo, relative to the service.

    >>> photo_url("p1", "0" * 32)
    'api/persons/p1/photo?v=00000000000000000000000000000000'
    """
    return f"api/persons/{person_id}/photo?v={version}"


def version_of(url: str | None) -> str | None:
    """Returns the version in an address; None for other addresses."""
    found = _URL.fullmatch(url or "")
    return None if found is None else found[1]


@dataclass(slots=True)
class PhotoFiles:
    """Creates and stores photos, a few at a time because of their memory."""

    files: FileStore
    _slots: asyncio.Semaphore = field(init=False, repr=False)
    _waiting: int = field(default=0, init=False, repr=False)

    def __post_init__(self) -> None:
        self._slots = asyncio.Semaphore(yggdrasil_limits.YGGDRASIL_PHOTOS_AT_ONCE_MAX)

    async def made(self, content: bytes) -> Prepared:
        """Converts a file to a photo in a thread; raises as `photo_images.prepared`."""
        if self._waiting >= yggdrasil_limits.YGGDRASIL_PHOTOS_WAITING_MAX:
            raise UnavailableError(
                "Too many photos are being uploaded at once.",
                retry_after_seconds=api_limits.API_RETRY_AFTER_SECONDS,
            )
        self._waiting += 1
        try:
            async with self._slots:
                return await asyncio.to_thread(prepared, content)
        finally:
            self._waiting -= 1

    async def keep(self, tree_id: str, person_id: str, version: str, photo: Prepared) -> None:
        """Stores a photo, which becomes visible with the person's `PhotoUrl`."""
        contents: dict[Size, bytes] = {"large": photo.large, "small": photo.small}
        for size, content in contents.items():
            await self.files.put(_name(tree_id, person_id, version, size), content, KIND)

    async def of(self, person: Person, size: Size = "large") -> bytes | None:
        """Returns the photo of a person, if there is one."""
        version = version_of(person.photo_url)
        if version is None:
            return None
        return await self.files.get(_name(person.tree_id, person.person_id, version, size))

    async def copy(self, person: Person, other_id: str) -> str | None:
        """Copies the photo of a person to another person of the tree, and returns its address.

        It counts if the other's `PhotoUrl` names it. None if the file no longer exists.
        """
        version = version_of(person.photo_url)
        assert version is not None, "it is a photo of ours"
        for size in _ENDS:
            content = await self.of(person, size)
            if content is None:
                return None
            await self.files.put(_name(person.tree_id, other_id, version, size), content, KIND)
        return photo_url(other_id, version)

    async def remove(self, tree_id: str, person_id: str, version: str) -> None:
        """Removes a photo, if there is one."""
        for size in _ENDS:
            await self.files.delete(_name(tree_id, person_id, version, size))


def _name(tree_id: str, person_id: str, version: str, size: Size) -> str:
    return f"trees/{tree_id}/persons/{person_id}/photo-{version}{_ENDS[size]}.jpg"
