"""The media of archives: stored unchanged, and photos from people's pictures.

Not here: uploaded photos (`yggdrasil.people.photos`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field

from tablewright.errors import HttpError
from tablewright.systems.yggdrasil.gedcom.files.gdz import Archive
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.gedcom.meaning.kept_records import first_kept
from tablewright.systems.yggdrasil.gedcom.meaning.media import (
    files_in,
    images_in,
    media_name,
    photo_version,
    portrait_of,
)
from tablewright.systems.yggdrasil.gedcom.planning.plan import Plan
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles, photo_url, version_of
from tablewright.systems.yggdrasil.trees.family import Family

KIND = "application/octet-stream"  # it is returned unchanged and never shown


@dataclass(slots=True)
class ArchiveMedia:
    """The files of an imported archive."""

    photos: PhotoFiles
    tree_id: str
    content: bytes
    archive: Archive = field(init=False)

    def __post_init__(self) -> None:
        self.archive = Archive(self.content)

    async def keep(self) -> None:
        """Stores all files, before any record refers to them."""
        for path in self.archive.paths:
            file = await asyncio.to_thread(self.archive.get, path)
            if file is not None:
                await self.photos.files.put(media_name(self.tree_id, path), file, KIND)

    async def photograph(self, plan: Plan) -> None:
        """Creates photos from the pictures of people without one; damaged ones are reported."""
        report = plan.survey.report
        for person_id, path in plan.portraits().items():
            content = await asyncio.to_thread(self.archive.get, path)
            if content is None:
                continue
            try:
                photo = await self.photos.made(content)
            except HttpError as refusal:
                report.warn(1, f"{path[:100]!r} is not a photo: {refusal.message.rstrip('.')}")
                continue
            version = photo_version(content)
            await self.photos.keep(self.tree_id, person_id, version, photo)
            plan.photo_urls[person_id] = photo_url(person_id, version)
            report.photos += 1


async def media_of(
    photos: PhotoFiles, family: Family, kept: Sequence[Structure]
) -> tuple[dict[str, bytes], dict[str, str]]:
    """Returns the files for an exported archive by path, and their paths by person.

    A photo that was created from a kept picture is not written twice.
    """
    found = {path: file async for path, file in kept_media(photos, family, kept)}
    images, added = images_in(kept), dict[str, str]()
    for person in family.persons.values():
        version = version_of(person.photo_url)
        if version is None or version == _imported(person.gedcom_extra, images, found):
            continue
        photo = await photos.of(person)
        if photo is not None:
            path = f"photos/{person.person_id}-{version[:8]}.jpg"
            found[path], added[person.person_id] = photo, path
    return found, added


async def kept_media(
    photos: PhotoFiles, family: Family, kept: Sequence[Structure]
) -> AsyncIterator[tuple[str, bytes]]:
    """Yields the stored files of imported archives by path, one at a time because of their size."""
    own = [first_kept(one.gedcom_extra) for one in family.persons.values()]
    for path in files_in([*kept, *(one for one in own if one is not None)]):
        file = await photos.files.get(media_name(family.tree.tree_id, path))
        if file is not None:
            yield path, file


def _imported(
    extra: str | None, images: Mapping[str, str], files: Mapping[str, bytes]
) -> str | None:
    """Returns the version of the photo that a kept record's picture becomes."""
    record = first_kept(extra)
    path = None if record is None else portrait_of(record, images)
    return photo_version(files[path]) if path in files and path is not None else None
