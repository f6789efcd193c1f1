"""Secrets: searches for a secret everywhere a system leaves traces.

    secrets = tablewright_secrets(shop)
    password = secrets.plant("password")
    shop.caller().post("/v1/sign-in", {"name": "Ada", "password": password})
    secrets.check()

It searches responses, logs, files, the store, mails and webhook calls, in all forms of canaries
(`testing.canaries`).
"""

from __future__ import annotations

import json
import logging
from collections.abc import Callable, Collection, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Final

import structlog.testing

from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.testing.canaries import Searched
from tablewright.testing.matrix.stored import items_of
from tablewright.testing.sync_system import SystemUnderTest

Lines = Callable[[], list[str]]

PLACES: Final = ("responses", "logs", "files", "store", "mails", "calls")


class SecretError(AssertionError):
    """A secret was found in a forbidden place, or was never used."""


@dataclass(frozen=True)
class _Secret:
    name: str
    value: str
    allowed: Collection[str]


class Secrets:
    """Watches one system, from the moment it is created."""

    def __init__(self, system: SystemUnderTest[Any], logged: Lines) -> None:
        self._system = system
        self._logged = logged
        self._secrets: list[_Secret] = []
        self._sent: list[bytes] = []
        self._received: list[tuple[str, bytes]] = []
        system.awaited.app = self._watched(system.awaited.app)

    def plant(self, name: str, *, allowed: Collection[str] = ()) -> str:
        """Returns a secret to send; `allowed` are the places that may contain it."""
        value = f"canary-secret-{name}-{len(self._secrets):04}"
        self.watch(name, value, allowed=allowed)
        return value

    def watch(self, name: str, value: str, *, allowed: Collection[str] = ()) -> None:
        """Watches a secret that the system created, such as a key."""
        unknown = set(allowed) - set(PLACES)
        if unknown:
            raise ValueError(f"{sorted(unknown)} must be among {', '.join(PLACES)}")
        self._secrets.append(_Secret(name, value, allowed))

    def found(self) -> list[str]:
        """Returns the secrets that were found, and where, as sentences."""
        traces = self._traces()
        faults: list[str] = []
        for one in self._secrets:
            if not any(Searched(content).found([one.value]) for content in self._sent):
                faults.append(f"{one.name} was never sent, so nothing is known of it")
            for place, where, content in traces:
                if place not in one.allowed and Searched(content).found([one.value]):
                    faults.append(f"{one.name} is in the {place}: {where}")
        return list(dict.fromkeys(faults))

    def check(self) -> None:
        """Raises `SecretError` if a secret was found, or was never sent."""
        if not self._secrets:
            raise SecretError("Plant or watch a secret first.")
        faults = self.found()
        if faults:
            raise SecretError("\n".join(faults))

    def _traces(self) -> list[tuple[str, str, bytes]]:
        system = self._system
        traces = [("responses", where, content) for where, content in self._received]
        traces += [("logs", line[:80], line.encode()) for line in self._logged()]
        for name, (content, _) in system.files.kept.items():
            traces.append(("files", name, name.encode() + b"\n" + content))
        for mail in system.outbox.sent:
            traces.append(("mails", mail.subject, f"{mail.subject}\n{mail.text}".encode()))
        for call in system.sender.sent:
            lines = json.dumps(dict(call.headers)).encode()
            traces.append(("calls", call.url, b"\n".join([call.url.encode(), lines, call.body])))
        for design in (system.awaited.system.design, SERVICE_DESIGN):
            for table in design.tables:
                for item in system.run(items_of(system.db, table.name)):
                    traces.append(("store", table.name, json.dumps(item).encode()))
        return traces

    def _watched(self, app: Any) -> Any:
        async def watched(scope: Any, receive: Any, send: Any) -> None:
            head = [scope["raw_path"], scope["query_string"]]
            head += [part for line in scope["headers"] for part in line]
            sent, received = [b"\n".join(head)], list[bytes]()

            async def receive_noting() -> Any:
                message = await receive()
                sent.append(message.get("body", b""))
                return message

            async def send_noting(message: Any) -> None:
                received.extend(part for line in message.get("headers", ()) for part in line)
                received.append(message.get("body", b""))
                await send(message)

            try:
                await app(scope, receive_noting, send_noting)
            finally:
                self._sent.append(b"\n".join(sent))
                where = f"{scope['method']} {scope['path']}"
                self._received.append((where, b"\n".join(received)))

        return watched


class _Lines(logging.Handler):
    def __init__(self, logged: list[str]) -> None:
        super().__init__(logging.DEBUG)
        self._logged = logged
        self.setFormatter(logging.Formatter("%(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        self._logged.append(self.format(record))


@contextmanager
def logged_lines() -> Generator[Lines]:
    """Yields a function that returns everything logged in the block, at any level."""
    logged: list[str] = []
    handler, root, ours = _Lines(logged), logging.getLogger(), logging.getLogger("tablewright")
    level = ours.level
    root.addHandler(handler)
    ours.setLevel(logging.DEBUG)
    try:
        with structlog.testing.capture_logs() as entries:
            yield lambda: [*logged, *map(repr, entries)]
    finally:
        ours.setLevel(level)
        root.removeHandler(handler)
