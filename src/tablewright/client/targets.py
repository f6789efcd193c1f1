"""Targets: opens the transport to a target.

    transport = open_transport("embedded:./data")

Not here: the meaning of a target (`client.target_texts`), its origin (`client.settings`).
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tablewright.client.remote.credentials import Credentials, Keeper, keeper_for
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.settings import Settings
from tablewright.client.target_texts import Target
from tablewright.client.transport import AsyncTransport, Transport
from tablewright.clock import Clock
from tablewright.ids import Ids

if TYPE_CHECKING:
    from tablewright.engine import Engine

__all__ = ["Target", "open_async_transport", "open_transport"]


def open_transport(
    target: Target | str | None = None,
    *,
    settings: Settings | None = None,
    credentials: Credentials | None = None,
    clock: Clock | None = None,
    ids: Ids | None = None,
) -> Transport:
    """Returns a transport to a target. Nothing is connected before the first call.

    `settings` and `credentials` default to those of this machine; the default target is in the
    settings. `clock` and `ids` are those of an engine in this process; a server has its own, and
    signatures and retries use the machine's. Raises a `TargetError`, or a `StorageError` for a
    store.
    """
    settings = settings or Settings.found()
    found = Target.chosen(target, settings.target)
    if found.endpoint is None:
        from tablewright.client.embedded import EmbeddedTransport

        return EmbeddedTransport(_engine(found, clock, ids), owns_engine=True)
    from tablewright.client.remote.transport import RemoteTransport

    return RemoteTransport(
        found.endpoint,
        credentials or _keeper(found.endpoint, settings),
        streams=found.streams,
        settings=settings,
    )


def open_async_transport(
    target: Target | str | None = None,
    *,
    settings: Settings | None = None,
    credentials: Credentials | None = None,
    clock: Clock | None = None,
    ids: Ids | None = None,
) -> AsyncTransport:
    """Returns a transport to a target for an event loop, as `open_transport` does."""
    settings = settings or Settings.found()
    found = Target.chosen(target, settings.target)
    if found.endpoint is None:
        from tablewright.client.embedded import AsyncEmbeddedTransport

        return AsyncEmbeddedTransport(
            _engine(found, clock, ids), owns_engine=True, writes_inline=found.kind == "memory"
        )
    from tablewright.client.remote.async_transport import AsyncRemoteTransport

    return AsyncRemoteTransport(
        found.endpoint,
        credentials or _keeper(found.endpoint, settings),
        streams=found.streams,
        settings=settings,
    )


def _engine(target: Target, clock: Clock | None, ids: Ids | None) -> Engine:
    from tablewright.engine import Engine

    if target.path is None:
        return Engine.memory(clock=clock, ids=ids)
    return Engine.open(target.path, clock=clock, ids=ids)


def _keeper(endpoint: Endpoint, settings: Settings) -> Keeper:
    return keeper_for(
        environment=os.environ,
        profile=settings.profile,
        is_private=endpoint.is_loopback and not endpoint.is_tls,
    )
