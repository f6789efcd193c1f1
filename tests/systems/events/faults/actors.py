"""Those who use the service while it is killed: each asks for one thing at a time, and notes it.

An actor takes one step after another on a connection of its own. A step raises a `ConnectionError`
when the service has gone, and an `AssertionError` when it is answered as it must not be.
Not here: what must be found afterwards (`faults.book`), when the end comes (`faults.kills`).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, Protocol

from tests.endpoint.faults.client import Answer
from tests.systems.events.faults.book import Book, Hold, Payload
from tests.systems.faults.caller import Caller

Message = tuple[str, Payload, str | None]  # a name, an event, and perhaps a key of idempotency

_KINDS = ("order.placed", "order.paid", None)
_LEASE_SECONDS = 1


class Actor(Protocol):
    """A client that sends requests again and again."""

    book: Book

    def step(self, caller: Caller) -> None:
        """Asks once, or a few times that belong together."""
        ...


def accepted(answer: Answer, *statuses: int) -> Any:
    """The decoded answer; raises what says that it is none, or not the right one."""
    if answer.status == 503:  # it ends, and who knows how far it came
        raise ConnectionResetError(answer.body)
    if answer.status not in statuses:
        raise AssertionError(f"{answer.status}: {answer.body[:300]}")
    return answer.json() if answer.body else None


class Sender:
    """Sends events, one at a time; those with a key of idempotency until they are answered."""

    def __init__(self, book: Book, seed: int, name: str) -> None:
        self.book = book
        self._rng = Random(f"{seed} {name}")
        self._name = name
        self._numbers = count()

    def step(self, caller: Caller) -> None:
        """Sends one that was not answered once more, or else a new one."""
        name, payload, key = next(iter(self.unanswered()), None) or self.new()
        self._send(caller, name, payload, key)
        if key is not None and self._rng.random() < 0.1:
            self._send(caller, name, payload, key)  # a client that did not hear the answer

    def unanswered(self) -> list[Message]:
        """Those with a key that have to be sent again."""
        return [
            (name, sent.payload, sent.key)
            for name, sent in self.book.unanswered()
            if name.startswith(f"{self._name} ")
        ]

    def new(self) -> Message:
        """An event that has not been sent, and that counts as sent from now on."""
        name = f"{self._name} {next(self._numbers)}"
        payload: Payload = {"name": name, "filling": "x" * self._rng.choice((0, 10, 400, 4_000))}
        kind = self._rng.choice(_KINDS)
        if kind is not None:
            payload["event_type"] = kind
        key = name.replace(" ", "-") if self._rng.random() < 0.5 else None
        self.book.send(name, payload, key)
        return name, payload, key

    def _send(self, caller: Caller, name: str, payload: Payload, key: str | None) -> None:
        headers = {} if key is None else {"idempotency_key": key}
        told = accepted(caller.ask("POST", "/v1/events", payload, **headers), 201, 200)
        self.book.stored(name, told["id"])


class BatchSender(Sender):
    """Sends several events at a time."""

    def step(self, caller: Caller) -> None:
        """Sends some new ones, and with them those that were not answered."""
        batch = [*self.unanswered(), *(self.new() for _ in range(self._rng.randint(1, 10)))]
        events = [
            {"payload": payload} if key is None else {"payload": payload, "idempotency_key": key}
            for _, payload, key in batch
        ]
        told = accepted(caller.ask("POST", "/v1/events/batch", {"events": events}), 200)
        for (name, _, _), result in zip(batch, told["results"], strict=True):
            if "id" not in result:
                raise AssertionError(f"{name}: {result}")
            self.book.stored(name, result["id"])


class Taker:
    """Takes events out of the inbox: acknowledges them, one or many at a time, or deletes them."""

    def __init__(self, book: Book, seed: int, name: str, *, deletes: bool = False) -> None:
        self.book = book
        self._rng = Random(f"{seed} {name}")
        self._deletes = deletes  # only one does, so that each event is there to be deleted

    def step(self, caller: Caller) -> None:
        """Reads the inbox, and takes some of it."""
        done_before = self.book.done_ids()
        page = accepted(caller.ask("GET", "/v1/inbox?limit=20"), 200)
        self.book.seen(page["events"], done_before, "inbox")
        views = self._rng.sample(page["events"], min(8, len(page["events"])))
        is_together = self._rng.random() < 0.4
        if views and is_together:
            acknowledge_together(self.book, caller, [view["id"] for view in views])
        for view in () if is_together else views:
            # One with a key is sent again until it is answered, and would be there once more.
            has_key = self.book.sent[view["payload"]["name"]].key is not None
            if self._deletes and not has_key and self._rng.random() < 0.3:
                self._delete(caller, view["id"])
            else:
                acknowledge(self.book, caller, view["id"])
        if done_before and self._rng.random() < 0.3:
            self._repeat(caller, self._rng.choice(sorted(done_before)))

    def _repeat(self, caller: Caller, event_id: str) -> None:
        """Acknowledges what was done long before: the first time stands."""
        before = caller.ask("GET", f"/v1/events/{event_id}")
        acknowledge(self.book, caller, event_id)
        after = caller.ask("GET", f"/v1/events/{event_id}")
        if before.status == after.status == 200:
            times = [accepted(one, 200)["delivered_at"] for one in (before, after)]
            if times[0] != times[1]:
                self.book.problem(f"delivered twice: {event_id}, at {times}")

    def _delete(self, caller: Caller, event_id: str) -> None:
        told = self.book.known(event_id)
        told.deletion = "sent"
        accepted(caller.ask("DELETE", f"/v1/events/{event_id}"), 204)
        told.deletion = "done"


def acknowledge(book: Book, caller: Caller, event_id: str) -> None:
    """Takes an event out of the inbox; may be repeated, unless it was deleted."""
    told = book.known(event_id)
    was_deleted = told.deletion == "done"
    told.ack = told.ack or "sent"
    answer = caller.ask("POST", f"/v1/events/{event_id}/ack")
    may_be_deleted = bool(told.deletion)  # by another client, since
    accepted(answer, *([] if was_deleted else [200]), *([404] if may_be_deleted else []))
    if answer.status == 200:
        told.ack = "done"


def acknowledge_together(book: Book, caller: Caller, event_ids: Sequence[str]) -> None:
    """Takes several events out of the inbox."""
    for event_id in event_ids:
        told = book.known(event_id)
        told.ack = told.ack or "sent"
    answer = accepted(caller.ask("POST", "/v1/events/ack", {"event_ids": list(event_ids)}), 200)
    for event_id, result in zip(event_ids, answer["results"], strict=True):
        told = book.known(event_id)
        if result["status"] == "acknowledged":
            told.ack = "done"
        elif not told.deletion:
            raise AssertionError(f"{event_id}: {result}")


class Claimer:
    """Claims events, and then acknowledges them, keeps them, gives them back or forgets them."""

    def __init__(self, book: Book, seed: int, name: str) -> None:
        self.book = book
        self._rng = Random(f"{seed} {name}")

    def step(self, caller: Caller) -> None:
        """Claims some, and deals with each."""
        done_before = self.book.done_ids()
        path = f"/v1/inbox/claim?limit=5&lease={_LEASE_SECONDS}"
        claimed = accepted(caller.ask("POST", path), 200)
        self.book.seen(claimed["events"], done_before, "claim")
        until_ms, lease_id = claimed["lease_until"], claimed["lease_id"]
        hold = Hold(lease_id, until_ms - 1000 * _LEASE_SECONDS, until_ms)
        for view in claimed["events"]:
            self.book.held(view["id"], hold)
        for view in claimed["events"]:
            match self._rng.choice(("ack", "ack", "extend", "nack", "forget")):
                case "ack":
                    acknowledge(self.book, caller, view["id"])
                case "extend":
                    self._extend(caller, view["id"], lease_id)
                case "nack":
                    self.book.let_go(view["id"], lease_id)
                    path = f"/v1/events/{view['id']}/nack?lease_id={lease_id}"
                    accepted(caller.ask("POST", path), 200, 409)
                case _:
                    pass

    def _extend(self, caller: Caller, event_id: str, lease_id: str) -> None:
        wanted = {"lease_id": lease_id, "event_ids": [event_id], "lease": _LEASE_SECONDS}
        told = accepted(caller.ask("POST", "/v1/inbox/extend", wanted), 200)
        if told["results"][0]["status"] == "extended":
            until_ms = told["lease_until"]
            hold = Hold(lease_id, until_ms - 1000 * _LEASE_SECONDS, until_ms)
            self.book.held(event_id, hold)
