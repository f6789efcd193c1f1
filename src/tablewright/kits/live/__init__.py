"""Live data: counters that follow changes, and server-sent events. See `docs/guides/live.md`."""

from __future__ import annotations

from tablewright.kits.live.change_routes import change_routes
from tablewright.kits.live.changes import Changed, ChangeSource, change_hub
from tablewright.kits.live.channels import Since
from tablewright.kits.live.follower import Fold, Follower
from tablewright.kits.live.hub import Hub
from tablewright.kits.live.listeners import Listener, Listeners
from tablewright.kits.live.long_polls import once_found
from tablewright.kits.live.positions import LiveEvent, Received
from tablewright.kits.live.recounting import FROM_NOW, Recount
from tablewright.kits.live.sse import LAST_EVENT_ID, STREAM_ERRORS, event_stream
from tablewright.kits.live.subscriptions import LiveSubscription
from tablewright.kits.live.tails import Topics
from tablewright.kits.live.tallies import Folded, Tally, tally
from tablewright.kits.live.versions import version_stream

__all__ = [
    "FROM_NOW",
    "LAST_EVENT_ID",
    "STREAM_ERRORS",
    "ChangeSource",
    "Changed",
    "Fold",
    "Folded",
    "Follower",
    "Hub",
    "Listener",
    "Listeners",
    "LiveEvent",
    "LiveSubscription",
    "Received",
    "Recount",
    "Since",
    "Tally",
    "Topics",
    "change_hub",
    "change_routes",
    "event_stream",
    "once_found",
    "tally",
    "version_stream",
]
