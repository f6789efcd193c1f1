"""Worker messages: what the workers of `serve` exchange through their parent.

The parent forwards each notice to all other workers, and answers two questions: which workers are
missing, and what the metrics of all processes are. It does not parse the notices.
Not here: the processes (`serving.workers`), their use of it (`serving.worker`).
"""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec
from prometheus_client import CollectorRegistry

from tablewright.api.observing.merging import (
    Snapshot,
    decoded,
    encoded,
    merged,
    remains,
    snapshot_of,
)
from tablewright.lanes.conversation import Conversation
from tablewright.serving import limits
from tablewright.serving.worker_process import METRICS, READINESS


class WorkerMessages:
    """The running workers, and the last metrics of those that ended."""

    def __init__(self) -> None:
        self.own: CollectorRegistry | None = None  # of the parent
        self._up: dict[str, Conversation] = {}
        self._missing: set[str] = set()
        self._shown: dict[str, bytes] = {}  # the last known metrics of each
        self._ended: Snapshot = []  # the counts of processes that ended

    def joining(self, name: str) -> Conversation:
        """Returns the parent's end of the conversation with a starting worker."""
        self._missing.add(name)
        return Conversation(noticed=partial(self._pass_on, name), answer=self._answer)

    def joined(self, name: str, conversation: Conversation) -> None:
        """Records that a worker is up."""
        self._up[name] = conversation
        self._missing.discard(name)

    def left(self, name: str) -> None:
        """Records that a worker has ended; it is missing until it is replaced."""
        self._missing.add(name)
        conversation = self._up.pop(name, None)
        if conversation is not None:
            conversation.close()
        if shown := self._shown.pop(name, None):
            self._ended = merged({"ended": self._ended, name: remains(decoded(shown))})

    def _pass_on(self, sender: str, notice: bytes) -> None:
        for name, conversation in self._up.items():
            if name != sender:
                conversation.notice(notice)

    async def _answer(self, question: bytes) -> bytes:
        if question == READINESS:
            return ", ".join(sorted(self._missing)).encode()
        assert question == METRICS, "there are two questions"
        await asyncio.gather(*(self._look(*one) for one in list(self._up.items())))
        found = {name: msgspec.Raw(shown) for name, shown in self._shown.items()}
        found["ended"] = msgspec.Raw(encoded(self._ended))
        if self.own is not None:
            found["parent"] = msgspec.Raw(encoded(snapshot_of(self.own)))
        return msgspec.json.encode(found)

    async def _look(self, name: str, conversation: Conversation) -> None:
        """Asks a worker for its metrics; keeps the last ones if it does not respond."""
        try:
            async with asyncio.timeout(limits.WORKER_ANSWER_SECONDS_MAX):
                shown = await conversation.ask(METRICS)
        except (TimeoutError, ConnectionError):
            return
        if shown and self._up.get(name) is conversation:
            self._shown[name] = shown
