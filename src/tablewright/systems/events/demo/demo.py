"""The demo tenant: created once, with a key that is shown once.

Not here: its events (`events.demo.seed`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.system import RunningSystem
from tablewright.errors import AlreadyExistsError, TransactionFailedError
from tablewright.model import transaction
from tablewright.systems.events.design.tenants import Tenant
from tablewright.systems.events.inbox.times import now_of
from tablewright.systems.events.parts import Parts

DEMO_TENANT: Final = "demo"


async def demo(running: RunningSystem[Parts]) -> str | None:
    """Creates the demo tenant and returns its key; None if the tenant exists."""
    given = running.runtime
    now = now_of(given.clock)
    tenant = Tenant(tenant_id=DEMO_TENANT, display_name="Demo", created_at=now)
    key = running.parts.keys.made(tenant, now, "demo")
    try:
        await given.db.run(transaction(tenant.create(), *key.creation()))
    except TransactionFailedError as failed:
        if any(isinstance(reason, AlreadyExistsError) for reason in failed.reasons):
            return None
        raise
    return key.api_key
