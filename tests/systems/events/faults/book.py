"""The responses that the clients of one tenant got, and what must be found of them.

A client writes down what it sends first, and what came of it afterwards. What was not answered
has happened or not; whatever is found of it after a kill is settled from then on.
Not here: who sends (`faults.actors`).
"""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

from tests.systems.faults.caller import Caller

Payload = dict[str, Any]
View = dict[str, Any]


@dataclass(slots=True)
class Sent:
    """An event that was sent, perhaps more than once."""

    payload: Payload
    key: str | None  # of idempotency
    event_id: str | None = None  # once it is known to be there
    is_settled: bool = False  # answered; or, without a key, looked for after a kill


@dataclass(frozen=True, slots=True)
class Hold:
    """A claim, by the clock of the service: from a moment until another, both in milliseconds."""

    lease_id: str
    from_ms: int
    until_ms: int


@dataclass(slots=True)
class Told:
    """What is known of an event that is there, or was."""

    name: str
    ack: str = ""  # "", "sent" or "done"
    deletion: str = ""  # likewise
    delivered_at: int | None = None
    holds: list[Hold] = field(default_factory=list[Hold])

    @property
    def is_done(self) -> bool:
        """Whether it must never be seen in the inbox again."""
        return "done" in (self.ack, self.deletion)


class Book:
    """What one tenant's clients know. Every client writes into it."""

    def __init__(self, tenant: str) -> None:
        self.tenant = tenant
        self.key = ""
        self.lock = threading.Lock()
        self.sent: dict[str, Sent] = {}
        self.told: dict[str, Told] = {}
        self.problems: list[str] = []

    def problem(self, text: str) -> None:
        """Something is not as it must be."""
        with self.lock:
            self.problems.append(f"{self.tenant}: {text}")

    def send(self, name: str, payload: Payload, key: str | None) -> None:
        """An event is about to be sent."""
        with self.lock:
            self.sent[name] = Sent(payload, key)

    def stored(self, name: str, event_id: str) -> None:
        """An event was acknowledged to be stored."""
        with self.lock:
            sent = self.sent[name]
            known = sent.event_id
            sent.event_id, sent.is_settled = event_id, True
            self.told.setdefault(event_id, Told(name))
        if known not in (None, event_id):
            self.problem(f"{name} was stored as {known} and as {event_id}")

    def unanswered(self) -> list[tuple[str, Sent]]:
        """Events with a key that have to be sent again."""
        with self.lock:
            return [(n, one) for n, one in self.sent.items() if one.key and not one.is_settled]

    def known(self, event_id: str) -> Told:
        """What is known of an event that was seen."""
        with self.lock:
            return self.told[event_id]

    def done_ids(self) -> set[str]:
        """Events that must not be seen in the inbox from now on."""
        with self.lock:
            return {event_id for event_id, told in self.told.items() if told.is_done}

    def seen(self, views: list[View], done_before: set[str], where: str) -> None:
        """A client was shown events; `done_before` were done when it asked."""
        with self.lock:
            for view in views:
                self._learn(view)
        back = sorted(done_before & {view["id"] for view in views})
        if back:
            self.problem(f"{where}: events are back that were done: {back}")

    def held(self, event_id: str, hold: Hold) -> None:
        """An event was claimed, or kept for longer."""
        with self.lock:
            holds = self.told[event_id].holds
            holds.append(hold)
            holds.sort(key=lambda one: one.from_ms)
            for before, after in pairwise(holds):
                if before.lease_id != after.lease_id and after.from_ms < before.until_ms:
                    two = f"{event_id}, {before} and {after}"
                    self.problems.append(f"{self.tenant}: held by two at once: {two}")

    def let_go(self, event_id: str, lease_id: str) -> None:
        """A claim is about to be ended before its time."""
        with self.lock:
            told = self.told[event_id]
            told.holds = [hold for hold in told.holds if hold.lease_id != lease_id]

    def _learn(self, view: View) -> None:
        """An event was seen: one without a response may still exist."""
        name = view["payload"]["name"]
        if name in self.sent:
            self.sent[name].event_id = view["id"]
        self.told.setdefault(view["id"], Told(name))

    # What is found.

    def judge(self, caller: Caller) -> list[str]:
        """Reads everything, and compares; what is found is what must be there from then on."""
        views = caller.pages("/v1/events?order=oldest&limit=100")
        inbox = caller.pages("/v1/inbox?limit=100")
        found = {view["id"]: view for view in views}
        with self.lock:
            problems = [
                *self._wrong_lists(views, inbox),
                *self._wrong_names(views),
                *(text for event_id in self.told for text in self._wrong(event_id, found)),
            ]
            self._settle(found)
        return [f"{self.tenant}: {problem}" for problem in problems]

    def _wrong_lists(self, views: list[View], inbox: list[View]) -> list[str]:
        twice = [one for one, count in Counter(v["id"] for v in views).items() if count > 1]
        undelivered = [view["id"] for view in views if view["status"] == "undelivered"]
        shown = [view["id"] for view in inbox]
        problems = [f"listed twice: {twice}"] if twice else []
        if sorted(undelivered) != sorted(shown):
            problems.append(f"the inbox and the list differ by {set(undelivered) ^ set(shown)}")
        times = [view["created_at"] for view in inbox]
        if times != sorted(times):
            problems.append("the inbox is out of order")
        return problems

    def _wrong_names(self, views: list[View]) -> list[str]:
        names = Counter(view["payload"]["name"] for view in views)
        problems = [f"{name} is there {count} times" for name, count in names.items() if count > 1]
        problems += [f"{name} was never sent" for name in names if name not in self.sent]
        for view in views:
            sent = self.sent.get(view["payload"]["name"])
            if sent is None:
                continue
            if sent.is_settled and sent.event_id is None and sent.key is None:
                problems.append(f"{view['payload']['name']} was not there before, and is now")
            if sent.payload != view["payload"]:
                problems.append(f"{view['payload']['name']} has another payload: {view}")
        return problems

    def _wrong(self, event_id: str, found: dict[str, View]) -> list[str]:
        told, view = self.told[event_id], found.get(event_id)
        if view is None:
            return [] if told.deletion else [f"lost: {told.name} ({event_id})"]
        if told.deletion == "done":
            return [f"back after it was deleted: {told.name} ({event_id})"]
        is_delivered = view["status"] == "delivered"
        if told.is_done and not is_delivered:
            return [f"back in the inbox after its ack: {told.name} ({event_id})"]
        if is_delivered and not told.ack:
            return [f"delivered, and nobody took it: {told.name} ({event_id})"]
        if is_delivered and told.delivered_at not in (None, view["delivered_at"]):
            return [f"delivered twice: {told.name} ({event_id}), at {view['delivered_at']} too"]
        return []

    def _settle(self, found: dict[str, View]) -> None:
        """What was unanswered has happened by now, or will not; with a key it is sent again."""
        for view in found.values():
            self._learn(view)
        for sent in self.sent.values():
            sent.is_settled = sent.is_settled or sent.key is None
        for event_id, told in self.told.items():
            view = found.get(event_id)
            if view is None:
                told.deletion = "done"
                continue
            told.deletion = ""
            told.delivered_at = view["delivered_at"]
            told.ack = "done" if view["status"] == "delivered" else ""
