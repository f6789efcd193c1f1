"""The model of a stream: everything that ever happened to the items of a table while it was on."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.stateful.plain import Item

DAY_SECONDS = 24 * 3600

Identity = tuple[str, ...]
History = dict[Identity, list[dict[str, Any]]]  # the records of each item, in order


@dataclass(frozen=True)
class Event:
    """A change of an item."""

    identity: Identity
    old: Item | None
    new: Item | None
    happened_at: float
    by_service: bool


@dataclass
class Stream:
    """A stream; `ended_at` is None while it is switched on."""

    arn: str
    table: str
    key: tuple[str, ...]
    view_type: str
    ended_at: float | None = None
    events: list[Event] = field(default_factory=list[Event])

    def add(
        self,
        identity: Identity,
        old: Item | None,
        new: Item | None,
        *,
        now: float,
        by_service: bool,
    ) -> None:
        """Takes note of what a write made of an item, unless it made nothing of it."""
        if old != new:
            self.events.append(Event(identity, old, new, now, by_service))

    def is_readable(self, now: float) -> bool:
        return self.ended_at is None or now - self.ended_at < DAY_SECONDS

    def history(self, now: float | None = None) -> History:
        """The records of each item; only those that can be read at a time, if one is given."""
        history: History = {}
        for event in self.events:
            # The engine notes times to the millisecond.
            age_ms = int(now * 1000) - int(event.happened_at * 1000) if now is not None else 0
            if age_ms < DAY_SECONDS * 1000:
                history.setdefault(event.identity, []).append(self._told(event))
        return history

    def _told(self, event: Event) -> dict[str, Any]:
        image = event.new or event.old
        assert image is not None
        told: dict[str, Any] = {
            "event": "INSERT" if not event.old else "MODIFY" if event.new else "REMOVE",
            "keys": {name: image[name] for name in self.key},
            "second": int(event.happened_at),
            "by_service": event.by_service,
        }
        if event.old and self.view_type in ("OLD_IMAGE", "NEW_AND_OLD_IMAGES"):
            told["old"] = event.old
        if event.new and self.view_type in ("NEW_IMAGE", "NEW_AND_OLD_IMAGES"):
            told["new"] = event.new
        return told


def as_history(records: list[dict[str, Any]], key: tuple[str, ...]) -> History:
    """Records of the engine, in the order in which they were read, in the model's form."""
    history: History = {}
    for record in records:
        change = record["dynamodb"]
        told: dict[str, Any] = {
            "event": record["eventName"],
            "keys": change["Keys"],
            "second": change["ApproximateCreationDateTime"],
            "by_service": "userIdentity" in record,
        }
        for member, name in (("OldImage", "old"), ("NewImage", "new")):
            if member in change:
                told[name] = change[member]
        identity = tuple(next(iter(change["Keys"][name].values())) for name in key)
        history.setdefault(identity, []).append(told)
    return history
