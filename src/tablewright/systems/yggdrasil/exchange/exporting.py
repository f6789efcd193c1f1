"""Exporting: a tree as a file for other programs.

Readers get nothing about living people, and no records without a person, such as the submitter of
the file, because they may name living people.
Not here: building records (`yggdrasil.gedcom`).
"""

from __future__ import annotations

import asyncio
import re
from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from tablewright.api.context import Context
from tablewright.api.responses import RawResponse
from tablewright.api.routes import Routes
from tablewright.api.rules import OPEN, Impersonation
from tablewright.errors import NotFoundError
from tablewright.systems.yggdrasil.design.values import Id
from tablewright.systems.yggdrasil.exchange.archive_media import media_of
from tablewright.systems.yggdrasil.exchange.storing import kept_in
from tablewright.systems.yggdrasil.gedcom.exporting.assembling import Assembly
from tablewright.systems.yggdrasil.gedcom.exporting.tree_json import tree_file
from tablewright.systems.yggdrasil.gedcom.files.gdz import packed
from tablewright.systems.yggdrasil.gedcom.files.reading import V70, V551
from tablewright.systems.yggdrasil.gedcom.files.structures import Structure
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.trees.access import reader
from tablewright.systems.yggdrasil.trees.family import Family
from tablewright.systems.yggdrasil.trees.reading import seen

ROUTES: Final[Routes[Parts]] = Routes()

Format = Literal["ged551", "ged70", "gdz", "json"]
GEDCOM_TYPE: Final = "text/vnd.familysearch.gedcom"
GDZ_TYPE: Final = "application/vnd.familysearch.gedcom+zip"
JSON_TYPE: Final = "application/json"
_KINDS: Final = {
    "ged551": (f"{GEDCOM_TYPE}; charset=utf-8", "ged"),
    "ged70": (f"{GEDCOM_TYPE}; charset=utf-8", "ged"),
    "gdz": (GDZ_TYPE, "gdz"),
    "json": (JSON_TYPE, "json"),
}
_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9]+")


class ExportQuery(msgspec.Struct, forbid_unknown_fields=True, rename="camel"):
    """The format of the file, and whether it includes living people."""

    format: Annotated[Format, Meta(description="GEDCOM 5.5.1, 7.0, GEDZIP, or JSON")] = "ged70"
    living: Annotated[
        Literal["show", "hide"],
        Meta(description="`hide` omits living people; viewers never get them"),
    ] = "show"


@ROUTES.get(
    "/api/trees/{tree_id}/export",
    rule=OPEN,
    tags=("import and export",),
    errors=(NotFoundError,),
    produces=(GEDCOM_TYPE, GDZ_TYPE, JSON_TYPE),
    impersonation=Impersonation.NEVER,
)
async def export_tree(context: Context[Parts], tree_id: Id, query: ExportQuery) -> RawResponse:
    """Returns the tree as a file.

    Imported data that has not been changed since is exported as it was, in its own version. Living
    people are omitted for callers who may not see them, and with `living=hide` for everyone.
    """
    access = await reader(context, tree_id)
    hides = query.living == "hide" or not access.sees_living
    shown = await seen(context, access, hides_living=hides)
    kept = [] if hides else await kept_in(access.db, access.tree)
    if query.format == "json":
        content = await asyncio.to_thread(tree_file, shown)
    else:
        content = await exported(shown.family, kept, query.format, context.parts.photos)
    media_type, ending = _KINDS[query.format]
    name = _NOT_IN_NAMES.sub("-", shown.family.tree.tree_name).strip("-") or "tree"
    return RawResponse(
        content,
        headers={
            "content-type": media_type,
            "content-disposition": f'attachment; filename="{name}.{ending}"',
            "cache-control": "no-store",
        },
    )


async def exported(
    family: Family,
    kept: list[Structure],
    form: Literal["ged551", "ged70", "gdz"],
    photos: PhotoFiles,
) -> bytes:
    """Returns a family as a GEDCOM file or archive; `kept` are the records without an item."""
    files: dict[str, bytes] = {}
    paths: dict[str, str] = {}
    if form == "gdz":
        files, paths = await media_of(photos, family, kept)
    version = V551 if form == "ged551" else V70
    assembly = await asyncio.to_thread(Assembly, family, kept, version, paths)
    content = await asyncio.to_thread(assembly.file)
    return await asyncio.to_thread(packed, content, files) if form == "gdz" else content
