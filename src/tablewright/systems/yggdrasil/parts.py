"""Parts: what the handlers of a running service of family trees share beside their context.

Not here: making them (`yggdrasil.system`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.ports import FileStore
from tablewright.client import AsyncDatabase
from tablewright.kits.jobs import JobQueue
from tablewright.systems.yggdrasil.accounts.identity import Entrance
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.trees.families import Families


@dataclass(frozen=True, slots=True)
class Parts:
    """What handlers share."""

    options: YggdrasilOptions
    everybody: AsyncDatabase  # bound to no user: only for finding whose a tree or person is
    jobs: JobQueue
    files: FileStore
    photos: PhotoFiles
    families: Families
    entrance: Entrance
