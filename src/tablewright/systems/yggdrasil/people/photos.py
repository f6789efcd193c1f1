"""Photos of people: uploaded by editors, visible to those who may see the person.

A replaced or removed photo is deleted by a job of the same transaction: the photo is no longer
found, and its file is deleted soon after.
Not here: conversion (`yggdrasil.people.photo_images`), storage (`yggdrasil.people.photo_files`).
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.api import limits as api_limits
from tablewright.api.context import Context
from tablewright.api.responses import RawResponse, Response
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, TENANT
from tablewright.client import AsyncDatabase
from tablewright.errors import (
    ConflictingError,
    ForbiddenError,
    InvalidError,
    NotFoundError,
    StaleError,
    TooLargeError,
    UnsupportedMediaError,
)
from tablewright.kits.jobs import AddJob, Job, JobKind, JobQueue
from tablewright.systems.yggdrasil import limits as yggdrasil_limits
from tablewright.systems.yggdrasil.design.persons import Person
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.headers import IF_MATCH
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles, photo_url, version_of
from tablewright.systems.yggdrasil.people.photo_images import KIND
from tablewright.systems.yggdrasil.trees.access import Access, editor_of_person, reader_of_person
from tablewright.systems.yggdrasil.trees.changing import Plan, changed, edit, person_in
from tablewright.systems.yggdrasil.trees.reading import person_written, seen_around
from tablewright.systems.yggdrasil.views import PersonView, etag_of

ROUTES: Final[Routes[Parts]] = Routes()

PHOTO_LEAVES: Final = "photo-leaves"
_PATH: Final = "/api/persons/{person_id}/photo"
_TAGS: Final = ("photos",)
_SURE: Final = timedelta(seconds=2 * api_limits.API_HANDLER_SECONDS_MAX)
_CHANGE_REFUSALS: Final = (NotFoundError, ForbiddenError, ConflictingError, StaleError)
_Version = Annotated[
    str,
    Meta(
        description="The version in `photoUrl`; the response may be cached for a day", max_length=64
    ),
]


class PhotoQuery(msgspec.Struct, forbid_unknown_fields=True):
    """The version and size of a photo."""

    size: Annotated[Literal["large", "small"], Meta(description="small: a square thumbnail")] = (
        "large"
    )
    v: _Version | None = None


@ROUTES.post(
    _PATH,
    rule=TENANT,
    tags=_TAGS,
    body_bytes_max=yggdrasil_limits.YGGDRASIL_PHOTO_BYTES_MAX,
    accepts=("*/*",),
    headers=IF_MATCH,
    errors=(*_CHANGE_REFUSALS, TooLargeError, UnsupportedMediaError, InvalidError),
)
async def set_photo(context: Context[Parts], person_id: Id, body: bytes) -> Response[PersonView]:
    """Sets a person's photo: a JPEG, PNG, WebP or GIF file, whatever its Content-Type.

    Only the upright image is stored, at most 2,048 pixels wide or high. Location, time, device and
    comments are removed.
    """
    access, person = await editor_of_person(context, person_id)
    context.check_if_match(etag_of(person))
    parts, version = context.parts, context.ids.random_bytes(16).hex()
    photo = await parts.photos.made(body)
    try:
        await parts.photos.keep(person.tree_id, person_id, version, photo)
        return await _changed(context, access, person_id, photo_url(person_id, version))
    except BaseException:
        now = datetime.fromtimestamp(context.clock.now(), UTC)
        await access.db.run(left_later(parts.jobs, person, version, now))
        raise


@ROUTES.get(_PATH, rule=OPEN, tags=_TAGS, produces=(KIND,), errors=(NotFoundError,))
async def get_photo(context: Context[Parts], person_id: Id, query: PhotoQuery) -> RawResponse:
    """Returns a person's photo; viewers get no photos of living people."""
    access, stored = await reader_of_person(context, person_id)
    # Hidden people have no photo here.
    person = (await seen_around(context, access, stored)).family.persons[person_id]
    content = await context.parts.photos.of(person, query.size)
    if content is None:
        raise _no_photo()
    is_lasting = query.v is not None and query.v == version_of(person.photo_url)
    kept = f"max-age={yggdrasil_limits.YGGDRASIL_PHOTO_CACHE_SECONDS}" if is_lasting else "no-cache"
    headers = {
        "content-type": KIND,
        "content-disposition": "inline",
        "cache-control": f"private, {kept}",
        "vary": "authorization, cookie",  # the next user of the browser may see less
    }
    return RawResponse(content, headers=headers)


@ROUTES.delete(_PATH, rule=TENANT, tags=_TAGS, headers=IF_MATCH, errors=_CHANGE_REFUSALS)
async def delete_photo(context: Context[Parts], person_id: Id) -> None:
    """Removes a person's photo."""
    access, person = await editor_of_person(context, person_id)
    if person.photo_url is None:
        raise _no_photo()
    await _changed(context, access, person_id, None)


async def _changed(
    context: Context[Parts], access: Access, person_id: str, url: str | None
) -> Response[PersonView]:
    """Sets or removes the photo of a person."""
    parts = context.parts
    now = datetime.fromtimestamp(context.clock.now(), UTC)

    async def plan(access: Access) -> Plan[Person]:
        person = await person_in(access, person_id)
        context.check_if_match(etag_of(person))
        made = edit(access, person, {"photo_url": url}, now)
        assert isinstance(made.after, Person)
        return Plan(made.after, edits=[made], others=leaving(parts.jobs, person))

    access, person = await changed(access, plan, families=parts.families)
    return Response(await person_written(context, access, person), etag=etag_of(person))


def leaving(jobs: JobQueue, person: Person) -> list[AddJob]:
    """Returns the job that deletes a person's current photo; None without a photo of ours."""
    version = version_of(person.photo_url)
    return [] if version is None else [_leaving(jobs, person, version)]


def left_later(jobs: JobQueue, person: Person, version: str, now: datetime) -> AddJob:
    """Returns the job that deletes a photo, unless the person has it by then.

    The job runs when no earlier request can still set the photo.
    """
    return _leaving(jobs, person, version, now + _SURE)


def _leaving(jobs: JobQueue, person: Person, version: str, at: datetime | None = None) -> AddJob:
    payload = {"tree_id": person.tree_id, "person_id": person.person_id, "version": version}
    return jobs.add(PHOTO_LEAVES, payload, tenant=person.user_id, at=at)


@dataclass(frozen=True, slots=True)
class PhotosLeaving:
    """Deletes photos that people no longer have, as a job handler."""

    db: AsyncDatabase  # bound to no user
    photos: PhotoFiles

    @property
    def kind(self) -> JobKind:
        """The kind of these jobs."""
        return JobKind(PHOTO_LEAVES, self.handle)

    async def handle(self, job: Job) -> None:
        """Deletes a photo, unless the person has it again."""
        given = job.payload
        place = Person.get(job.tenant, given["person_id"]).consistently()
        person = await self.db.for_tenant(job.tenant).run(place)
        if person is None or version_of(person.photo_url) != given["version"]:
            await self.photos.remove(given["tree_id"], given["person_id"], given["version"])


def _no_photo() -> NotFoundError:
    return NotFoundError("This person has no photo.")
