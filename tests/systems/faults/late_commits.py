"""A planted fault that systems share: some writes are answered before they have begun."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from tablewright.client.embedded import AsyncEmbeddedTransport


def answer_before_the_commit(
    is_early: Callable[[str, bytes], bool], *, linger_seconds: float
) -> None:
    """Answers such operations at once, and does them later: a kill is likely to come meanwhile."""
    send = AsyncEmbeddedTransport.send
    late: set[asyncio.Task[bytes]] = set()

    def forget(task: asyncio.Task[bytes]) -> None:
        late.discard(task)
        task.exception()  # marks it as retrieved

    async def send_late(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        await asyncio.sleep(linger_seconds)
        return await send(self, operation, body)

    async def answer_first(self: AsyncEmbeddedTransport, operation: str, body: bytes) -> bytes:
        if not is_early(operation, body):
            return await send(self, operation, body)
        task = asyncio.create_task(send_late(self, operation, body))
        late.add(task)
        task.add_done_callback(forget)
        return b"{}"

    AsyncEmbeddedTransport.send = answer_first
