"""Every change has its activity in the same transaction, whatever people do."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from tablewright.systems.core import shapes
from tablewright.systems.core.design import ApiKey, User
from tablewright.testing.audit import AuditTrail
from tablewright.testing.system import in_memory
from tests.kits.product.world import Plain, town
from tests.systems.core.service.world import CORE, DELIVERED
from tests.systems.core.sweeps.stories import STORIES
from tests.systems.core.sweeps.town import CoreTown

INBOX = "an inbox is its owner's, and no state of the product"
EXEMPT: dict[str, str] = {
    "mark_notifications_read": INBOX,
    "mark_notifications_unread": INBOX,
    "delete_notification": INBOX,
    "change_notification_preferences": INBOX,
    "start_authorisation": "nothing is connected before the browser returns",
}


@pytest.mark.parametrize("story", STORIES, ids=lambda one: one.__name__)
def test_every_change_has_one_activity(story: Any):
    async def main() -> list[str]:
        async with in_memory(CORE, CoreTown, options=DELIVERED) as world:
            watched: Any = SimpleNamespace(awaited=world)
            notes = [ApiKey.last_used_at, User.last_login_at, User.updated_at]
            trail = AuditTrail(watched, shapes.ACTIVITIES, notes=notes)
            await story.play(Plain(world), await town(world))
            exempt = [f"{name} changed items" for name in EXEMPT]
            return [one for one in trail.faults() if not one.startswith(tuple(exempt))]

    assert [] == asyncio.run(main())
