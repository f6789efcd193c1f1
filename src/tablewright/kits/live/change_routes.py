"""The route for the stream of changes of an account, or of another place.

    NAMES = {"orders": "orders.read", "members": "users.read"}
    ROUTES.include(change_routes(NAMES), of=lambda parts: parts.changes, prefix="/v1")

Callers get events only of data that they may read. With `also`, the stream follows further
places, such as the accounts that a tree shows; those without any right are left out.
Not here: the sources of changes (`live.changes`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from contextlib import suppress
from typing import Annotated, Final

from msgspec import Meta, Struct

from tablewright.api.context import Context
from tablewright.api.places import within
from tablewright.api.responses import EventStream
from tablewright.api.rights import Rights
from tablewright.api.routes import Routes
from tablewright.api.rules import Rule, Scope
from tablewright.errors import ForbiddenError, NotFoundError
from tablewright.kits.live import limits
from tablewright.kits.live.changes import name_of, owner_of
from tablewright.kits.live.hub import Hub
from tablewright.kits.live.positions import LiveEvent
from tablewright.kits.live.sse import LAST_EVENT_ID, STREAM_ERRORS, event_stream

_PLACE: Final = "[A-Za-z0-9_-]{1,64}"
_Also = Annotated[
    str,
    Meta(
        pattern=rf"^{_PLACE}(,{_PLACE}){{0,{limits.CHANGES_ALSO_MAX - 1}}}$(?!\n)",
        description=f"Up to {limits.CHANGES_ALSO_MAX} ids of further places, with commas between.",
    ),
]
_IN_ACCOUNT: Final = Scope("account", parameter="account_id").permits("account.read")


class ChangesQuery(Struct, forbid_unknown_fields=True):
    """The further places to follow."""

    also: _Also | None = None


def change_routes(
    names: Mapping[str, str],
    *,
    rule: Rule = _IN_ACCOUNT,
    path: str = "/accounts/{account_id}/events",
    tag: str = "accounts",
    ends_after: Collection[str] = ("account", "members"),
) -> Routes[Hub]:
    """Returns the route; `names` maps kinds of data to the permission to read them.

    `ends_after` names the kinds that rights depend on: the client reconnects, and gets the changes
    that its new rights allow.
    """
    routes: Routes[Hub] = Routes()

    def known_by(rights: Rights) -> frozenset[str]:
        held = (one for one, needed in names.items() if rights.limits_of(needed) is not None)
        return frozenset(held)

    async def watch_changes(context: Context[Hub], query: ChangesQuery) -> EventStream:
        """Streams the kinds of data that change: read them again.

        The stream ends after an hour, when your rights may have changed, when your session ends,
        and when the service stops. Reconnect with `Last-Event-ID`.
        """
        began_ms = int(context.clock.now() * 1000)
        known = {"": known_by(context.rights)}
        for place in sorted({*(query.also or "").split(",")} - {"", context.tenant}):
            with suppress(NotFoundError, ForbiddenError):
                known[place] = known_by(await context.gate.enter(rule, context.principal, place))

        def is_known(event: LiveEvent) -> bool:
            return name_of(event) in known[owner_of(event)]

        def is_last(event: LiveEvent) -> bool:
            # Earlier changes are part of the rights that this request has read.
            return event.at_ms >= began_ms and name_of(event) in ends_after

        topic = (context.tenant, *(one for one in known if one))
        return event_stream(context, context.parts, *topic, keep=is_known, is_last=is_last)

    routes.get(path, rule=rule, tags=(tag,), headers=LAST_EVENT_ID, errors=STREAM_ERRORS)(
        within(watch_changes, path)
    )
    return routes
