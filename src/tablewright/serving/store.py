"""Store: where the systems of a process store their data, and who else has access.

An embedded store is opened once: the systems and the DynamoDB endpoint share its engine. A remote
one is used through the client, without an endpoint here.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.metering import OnCall
from tablewright.client.settings import Settings
from tablewright.client.targets import Target, open_async_transport
from tablewright.client.transport import AsyncTransport
from tablewright.clock import Clock
from tablewright.engine import Engine
from tablewright.ids import Ids
from tablewright.model import Unreadable
from tablewright.serving.secrets import Secrets


@dataclass(frozen=True, slots=True)
class OpenedStore:
    """An open store, and the transport to it."""

    target: Target
    transport: AsyncTransport
    engine: Engine | None  # of an embedded store

    def database(
        self,
        secrets: Secrets,
        *,
        clock: Clock,
        ids: Ids,
        on_call: OnCall | None = None,
        on_unreadable: Callable[[Unreadable], None] | None = None,
    ) -> AsyncDatabase:
        """Returns the database that a system uses."""
        return AsyncDatabase(
            transport=self.transport,
            table_prefix=self.target.table_prefix,
            keys=secrets.keys,
            cursor_key=secrets.cursor_key,
            clock=clock,
            ids=ids,
            on_call=on_call,
            on_unreadable=on_unreadable,
        )

    async def close(self) -> None:
        """Waits for operations in progress, and closes it."""
        await self.transport.close()
        if self.engine is not None:
            self.engine.close()


def opened_store(target: Target, *, clock: Clock, ids: Ids) -> OpenedStore:
    """Opens a target; raises a `TargetError` or a `StorageError`."""
    if target.kind == "remote":
        transport = open_async_transport(target, settings=Settings.found(), clock=clock, ids=ids)
        return OpenedStore(target, transport, None)
    is_kept = target.path is not None
    if target.path is not None:
        engine = Engine.open(target.path, clock=clock, ids=ids)
    else:
        engine = Engine.memory(clock=clock, ids=ids, sweeps=True)
    transport = AsyncEmbeddedTransport(
        engine, owns_engine=False, writes_inline=not is_kept, waits_for_disk=True
    )
    return OpenedStore(target, transport, engine)
