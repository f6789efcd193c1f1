"""Parts: shared by the handlers of a running family tree service.

Not here: creating them (`yggdrasil.system`).
"""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.api.ports import FileStore
from tablewright.client import AsyncDatabase
from tablewright.kits.admin import Admin
from tablewright.kits.invitations.invitations import Invitations
from tablewright.kits.invitations.mails import InvitationMails
from tablewright.kits.jobs import JobQueue
from tablewright.kits.people.people import People
from tablewright.kits.sessions.attempts import Attempts
from tablewright.systems.yggdrasil.exchange.kept_files import KeptFiles
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.people.photo_files import PhotoFiles
from tablewright.systems.yggdrasil.trees.families import Families


@dataclass(frozen=True, slots=True)
class Parts:
    """The shared parts of handlers."""

    options: YggdrasilOptions
    everybody: AsyncDatabase  # bound to no user: only for finding the owner of a tree or person
    jobs: JobQueue
    files: FileStore
    photos: PhotoFiles
    families: Families
    kept_files: KeptFiles
    people: People
    invitations: Invitations
    invitation_mails: InvitationMails
    addresses: Attempts  # by user, at e-mail addresses that others may have
    admin: Admin
