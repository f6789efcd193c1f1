"""The route for the stream of changes of an account, or of another place.

    NAMES = {"orders": "orders.read", "members": "users.read"}
    ROUTES.include(change_routes(NAMES), of=lambda parts: parts.changes, prefix="/v1")

Callers learn of the kinds of things that they may read.
Not here: where changes come from (`live.changes`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from tablewright.api.context import Context
from tablewright.api.places import within
from tablewright.api.responses import EventStream
from tablewright.api.routes import Routes
from tablewright.api.rules import Rule, Scope
from tablewright.kits.live.changes import name_of
from tablewright.kits.live.hub import Hub
from tablewright.kits.live.positions import LiveEvent
from tablewright.kits.live.sse import LAST_EVENT_ID, STREAM_ERRORS, event_stream

_IN_ACCOUNT: Final = Scope("account", parameter="account_id").permits("account.read")


def change_routes(
    names: Mapping[str, str],
    *,
    rule: Rule = _IN_ACCOUNT,
    path: str = "/accounts/{account_id}/events",
    tag: str = "accounts",
    ends_after: Collection[str] = ("account", "members"),
) -> Routes[Hub]:
    """Returns the route; `names` maps kinds of things to the permission to read them.

    `ends_after` names the kinds that rights depend on: the client reconnects, and gets the changes
    that it may know of then.
    """
    routes: Routes[Hub] = Routes()

    async def watch_changes(context: Context[Hub]) -> EventStream:
        """Streams the kinds of things that change: read them again.

        The stream ends after an hour, when your rights may have changed, when your session ends,
        and when the service stops. Reconnect with `Last-Event-ID`.
        """
        rights, began_ms = context.rights, int(context.clock.now() * 1000)
        known = {one for one, needed in names.items() if rights.limits_of(needed) is not None}

        def is_known(event: LiveEvent) -> bool:
            return name_of(event) in known

        def is_last(event: LiveEvent) -> bool:
            # Earlier changes are part of the rights that this request has read.
            return event.at_ms >= began_ms and name_of(event) in ends_after

        return event_stream(context, context.parts, context.tenant, keep=is_known, is_last=is_last)

    routes.get(path, rule=rule, tags=(tag,), headers=LAST_EVENT_ID, errors=STREAM_ERRORS)(
        within(watch_changes, path)
    )
    return routes
