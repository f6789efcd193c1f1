"""Keyrings for tests: a fixed master key, and a transport to an engine in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablewright.client.keys import LocalMaster

if TYPE_CHECKING:  # a process that only uses key files starts sooner without it
    from tablewright import Engine

MASTER = LocalMaster(b"m" * 32)
OTHER_MASTER = LocalMaster(b"o" * 32)


class EngineTransport:
    """Calls of an engine in this process, counted by operation."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.sent: list[str] = []

    def send(self, operation: str, body: bytes) -> bytes:
        self.sent.append(operation)
        return self._engine.answer(operation, body)

    def close(self) -> None:
        self._engine.close()
