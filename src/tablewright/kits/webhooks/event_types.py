"""Event types: names such as `sync.failed`, and the subscriptions of endpoints.

sync.failed     this event
sync.*          every event whose name starts with `sync.`
*               every event

"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Final

from tablewright.errors import InvalidError
from tablewright.kits.webhooks import limits

ALL: Final = "*"
_NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,128}")
_BELOW: Final = ".*"


def is_event_type(name: str) -> bool:
    """Whether a text is a valid event name."""
    return _NAME.fullmatch(name) is not None


def wants(subscribed: Sequence[str] | None, event_type: str) -> bool:
    """Whether a subscription includes an event; None includes all.

    >>> [wants(["sync.*", "ping"], one) for one in ("sync.failed", "ping", "sync", "synced.x")]
    [True, True, False, False]
    """
    return subscribed is None or any(_covers(one, event_type) for one in subscribed)


def checked_types(
    subscribed: Sequence[str] | None, known: Collection[str] | None = None
) -> tuple[str, ...] | None:
    """The subscription without duplicates; raises `InvalidError`.

    `known` lists all events of the system: each entry must match one of them.
    """
    if subscribed is None:
        return None
    if not 1 <= len(subscribed) <= limits.WEBHOOK_EVENT_TYPES_MAX:
        raise InvalidError(
            f"An endpoint must subscribe to 1 to {limits.WEBHOOK_EVENT_TYPES_MAX} event types.",
            details={"place": "events"},
        )
    for one in subscribed:
        if one != ALL and not is_event_type(one.removesuffix(_BELOW)):
            raise InvalidError(
                f"{one[:80]!r} is not a valid event type. It must be a name, 'prefix.*' or '*'.",
                details={"place": "events"},
            )
        if known is not None and not any(_covers(one, other) for other in known):
            raise InvalidError(
                f"{one[:80]!r} matches no event of this service.", details={"place": "events"}
            )
    return tuple(dict.fromkeys(subscribed))


def _covers(one: str, event_type: str) -> bool:
    if one.endswith(_BELOW):
        return event_type.startswith(one[:-1])
    return one in (ALL, event_type)
