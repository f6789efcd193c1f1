"""FileImport: one import of a file into a tree, for the service's job and the command.

    keep the media of an archive -> store people and links -> delete remains of earlier imports

Not here: the writes (`yggdrasil.exchange.storing`), the routes and the job
(`yggdrasil.exchange.importing`), the command (`yggdrasil.commands.gedcom`).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from tablewright.client import AsyncDatabase
from tablewright.errors import (
    InvalidError,
    ItemNotFoundError,
    NotFoundError,
    TooLargeError,
    ValidationException,
)
from tablewright.model import assign
from tablewright.systems.yggdrasil.design.imports import Import, ImportState
from tablewright.systems.yggdrasil.design.owners import Tree
from tablewright.systems.yggdrasil.exchange.archive_media import ArchiveMedia
from tablewright.systems.yggdrasil.exchange.storing import (
    Progress,
    Storing,
    forget_replaced,
    recount,
)
from tablewright.systems.yggdrasil.gedcom.files.gdz import is_gdz
from tablewright.systems.yggdrasil.gedcom.files.kinds import reader_of
from tablewright.systems.yggdrasil.gedcom.planning.report import Report
from tablewright.systems.yggdrasil.gedcom.planning.survey import Survey
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles

# Errors that a second attempt cannot avoid: the file or the tree is invalid.
FINAL: Final = (InvalidError, NotFoundError, TooLargeError, ValidationException)


@dataclass(frozen=True, slots=True)
class FileImport:
    """An import of a file; `record` names the tree, and how to treat missing people."""

    db: AsyncDatabase  # bound to the owner of the tree
    record: Import
    content: bytes
    photos: PhotoFiles | None = None  # without it, the media of an archive are not kept
    survey: Callable[[], Survey] | None = None  # reads the file in an unusual way

    async def reported(self, tree: Tree | None = None) -> Report:
        """Returns what the import would do, even to a tree still to be created; writes nothing."""
        return await self._storing().reported(tree)

    async def run(self, progress: Progress | None = None) -> Report:
        """Imports the file; the record must be stored. It can be repeated.

        Raises one of `FINAL`, which the record then shows as its error, or another error after
        which the import can be run again.
        """
        try:
            report = await self._stored(progress)
        except FINAL as error:
            if isinstance(error, ValidationException):
                # The bounds here should prevent this; written items stay, and are counted.
                await recount(self.db, self.record.user_id, self.record.tree_id)
            await note(self.db, self.record, "failed", trouble=error.message)
            await forget_replaced(self.db, self.record.user_id, self.record.tree_id)
            raise
        await forget_replaced(self.db, self.record.user_id, self.record.tree_id)
        return report

    async def _stored(self, progress: Progress | None) -> Report:
        if self.photos is None or not is_gdz(self.content):
            return await self._storing().run(progress)
        media = ArchiveMedia(self.photos, self.record.tree_id, self.content)
        await media.keep()
        return await self._storing(media).run(progress)

    def _storing(self, media: ArchiveMedia | None = None) -> Storing:
        record = self.record
        return Storing(
            self.db,
            record.tree_id,
            record.user_id,
            record.import_id,
            self.survey or reader_of(self.content),
            record.created_at,
            record.deletes_missing,
            None if media is None else media.photograph,
        )


async def note(db: AsyncDatabase, record: Import, state: ImportState, **values: Any) -> None:
    """Stores the progress of an import in its record."""
    place = Import.at(user_id=record.user_id, tree_id=record.tree_id, import_id=record.import_id)
    changes = [assign(getattr(Import, name), value) for name, value in values.items()]
    with suppress(ItemNotFoundError):  # it may have been deleted with its tree
        await db.run(place.update(assign(Import.state, state), *changes))
