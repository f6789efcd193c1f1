"""Zapier: the newest events as a bare array, for its polling triggers.

Zapier remembers the ids that it has seen, reads 100 items per poll, and shows the first ones as
samples. Hooks push the same form, so that both work with the same Zap.
Not here: hooks (`events.hooks`).
"""

from __future__ import annotations

from typing import Final

import msgspec

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.systems.events.design.values import EventType
from tablewright.systems.events.inbox.lists import listed
from tablewright.systems.events.parts import Parts
from tablewright.systems.events.views import PushedEvent, pushed

ROUTES: Final[Routes[Parts]] = Routes()


class ZapierQuery(msgspec.Struct, forbid_unknown_fields=True):
    """Selects events."""

    event_type: EventType | None = None


@ROUTES.get("/v1/zapier/events", rule=TENANT, tags=("zapier",))
async def zapier_events(context: Context[Parts], query: ZapierQuery) -> list[PushedEvent]:
    """Returns the newest 100 events, delivered or not, newest first.

    Polling does not acknowledge events: de-duplicate by id.
    """
    page = await context.db.run(
        listed(
            context.tenant,
            limit=limits.API_PAGE_MAX,
            event_type=query.event_type,
            is_newest_first=True,
            made_by="zapier",
        )
    )
    return [pushed(one) for one in page.items]
