"""Parts: what the handlers of a running service of family trees share beside their context.

Not here: making them (`yggdrasil.system`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.files import FileStore
from tablewright.api.jobs import JobQueue
from tablewright.client import AsyncDatabase
from tablewright.systems.yggdrasil.families import Families
from tablewright.systems.yggdrasil.identity import Entrance
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.photo_files import PhotoFiles


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
