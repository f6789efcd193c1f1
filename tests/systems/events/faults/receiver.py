"""A receiver of pushes on loopback: it takes some, refuses some, and hangs up on some.

It goes on while the service is killed and started again, and remembers every message by its id.
Not here: receivers for tests of single attempts (`tests.kits.webhooks.receiver`).
"""

from __future__ import annotations

import socket
import threading
from collections import Counter
from collections.abc import Set
from contextlib import suppress
from random import Random
from types import TracebackType
from typing import Any

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

_FIRST = ("take", "take", "take", "take", "fail", "hang up")
_PATIENCE_SECONDS = 60.0
_READ_BYTES = 65_536
_ANSWERS = {
    "take": b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n",
    "fail": b"HTTP/1.1 500 Oh\r\ncontent-length: 0\r\nconnection: close\r\n\r\n",
    "hang up": b"",
}


class Receiver:
    """A subscriber to events. Repeated events are accepted, whatever happened before."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._changed = threading.Condition()
        self._attempts: Counter[str] = Counter()  # by webhook-id
        self._ids: dict[str, set[str]] = {}  # webhook-ids by event
        self._taken: set[str] = set()  # events
        self.secret = ""
        self.problems: list[str] = []
        self._listener = socket.create_server(("127.0.0.1", 0), backlog=128)
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}/in"
        self._thread = threading.Thread(target=self._serve)
        self._thread.start()

    def missing(self, event_ids: Set[str], *, seconds_max: float) -> Set[str]:
        """Waits until all of these were taken; those that were not."""
        with self._changed:
            self._changed.wait_for(lambda: event_ids <= self._taken, seconds_max)
            return event_ids - self._taken

    def repeated(self) -> int:
        """How many attempts were not the first."""
        with self._changed:
            return self._attempts.total() - len(self._attempts)

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listener.accept()
            except OSError:
                return  # it was closed
            with connection, suppress(OSError):  # the sender may be killed
                connection.settimeout(_PATIENCE_SECONDS)
                self._answer(connection)

    def _answer(self, connection: socket.socket) -> None:
        data = b""
        while b"\r\n\r\n" not in data:
            data += _more(connection)
        head, _, body = data.partition(b"\r\n\r\n")
        lines = (line.partition(":") for line in head.decode("latin-1").split("\r\n")[1:])
        headers = {name.lower(): value.strip() for name, _, value in lines}
        while len(body) < int(headers["content-length"]):
            body += _more(connection)
        try:
            told: Any = Webhook(self.secret).verify(body, headers)
        except WebhookVerificationError as error:
            self._found(f"a push that is not signed: {error!r} {headers}")
            return
        event_id, webhook_id = told["id"], headers["webhook-id"]
        decision = self._decided(event_id, webhook_id)
        if decision == "take":  # before the response, which may get lost
            with self._changed:
                self._taken.add(event_id)
                self._changed.notify_all()
        connection.sendall(_ANSWERS[decision])

    def _decided(self, event_id: str, webhook_id: str) -> str:
        with self._changed:
            ids = self._ids.setdefault(event_id, set())
            ids.add(webhook_id)
            events = [one for one, known in self._ids.items() if webhook_id in known]
            self._attempts[webhook_id] += 1
            is_first = self._attempts[webhook_id] == 1
        if len(ids) > 1:
            self._found(f"{event_id} was pushed under several ids: {sorted(ids)}")
        if len(events) > 1:
            self._found(f"{webhook_id} is the id of several events: {events}")
        return Random(f"{self._seed} {event_id}").choice(_FIRST) if is_first else "take"

    def _found(self, problem: str) -> None:
        with self._changed:
            self.problems.append(problem)

    def __enter__(self) -> Receiver:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._listener.shutdown(socket.SHUT_RDWR)  # so that `accept` returns
        self._listener.close()
        self._thread.join()


def _more(connection: socket.socket) -> bytes:
    part = connection.recv(_READ_BYTES)
    if not part:
        raise ConnectionResetError("the sender has gone")
    return part
