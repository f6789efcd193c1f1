"""The demo tenant: made once, with a key that is shown once.

Not here: its events (`events.seed`).
"""

from __future__ import annotations

from typing import Final

from tablewright.api.surroundings import Surroundings
from tablewright.errors import AlreadyThereError, TransactionFailedError
from tablewright.model import transaction
from tablewright.systems.events.keys import KeyMaker
from tablewright.systems.events.options import EventsOptions
from tablewright.systems.events.tenants import Tenant
from tablewright.systems.events.times import now_of

DEMO_TENANT: Final = "demo"


async def demo_key(surroundings: Surroundings, options: EventsOptions) -> str | None:
    """A key of the demo tenant, if it had to be made; None if it was there already."""
    now = now_of(surroundings.clock)
    tenant = Tenant(tenant_id=DEMO_TENANT, display_name="Demo", created_at=now)
    key = KeyMaker(surroundings.ids, options.key_storage).made(tenant, now, "demo")
    try:
        await surroundings.db.run(transaction(tenant.create(), *key.creation()))
    except TransactionFailedError as failed:
        if any(isinstance(reason, AlreadyThereError) for reason in failed.reasons):
            return None
        raise
    return key.api_key
