"""Parts: shared by the handlers of core."""

from __future__ import annotations

from dataclasses import dataclass

from tablewright.client import AsyncDatabase
from tablewright.kits.accounts.kit import AccountKit
from tablewright.kits.admin import Admin
from tablewright.kits.audit import Audit
from tablewright.kits.jobs import JobQueue
from tablewright.kits.keys import ApiKeys
from tablewright.kits.live import Hub
from tablewright.kits.metering import MeteringKit
from tablewright.kits.notify import NotifyKit
from tablewright.kits.people.people import People
from tablewright.kits.sources.parts import SourceParts
from tablewright.kits.webhooks.kit import HookKit
from tablewright.systems.core.options import CoreOptions


@dataclass(frozen=True, slots=True)
class Parts:
    """The kits of core in one process."""

    options: CoreOptions
    everybody: AsyncDatabase  # not bound to a tenant: for data that spans accounts
    jobs: JobQueue
    audit: Audit
    people: People
    accounts: AccountKit
    keys: ApiKeys
    metering: MeteringKit
    notify: NotifyKit
    hooks: HookKit
    admin: Admin
    changes: Hub
    syncing: SourceParts
