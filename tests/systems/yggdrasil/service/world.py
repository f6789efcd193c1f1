"""The service of family trees in memory, with three users.

Users are known by tokens of this file (`Bearer ann`), so that tests of trees need no passwords.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.api.identity import bearer_token
from tablewright.api.rules import Kind, Principal
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.transport import AsyncTransport
from tablewright.errors import UnauthenticatedError
from tablewright.ids import CountingIds
from tablewright.kits.sessions.identity import SessionPrincipal
from tablewright.kits.sessions.passwords import Effort, Passwords
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.system import SYSTEM, assemble
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest, in_memory, with_system
from tests.client.losing import AsyncLosingTransport
from tests.model.engine import engine_transport
from tests.model.targets import START

USERS = ("ann", "ben", "eve")  # an owner, a guest, a stranger
QUICK = Effort(memory_kib=8, rounds=1, bcrypt_cost=4)


class NamedUsers:
    """Knows a user by a bearer token that is the user's id."""

    schemes: Mapping[str, Mapping[str, str]] = {"session": {"type": "http", "scheme": "bearer"}}

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        token = bearer_token(headers)
        if token is None:
            raise UnauthenticatedError("The request has no session token.")
        if token not in USERS:
            raise UnauthenticatedError("The session is unknown or has ended.")
        began_at = datetime.fromtimestamp(START, UTC)
        return SessionPrincipal(
            Kind.SESSION,
            tenant=token,
            subject=token,
            person=token,
            began_at=began_at,
            ends_at=began_at + timedelta(days=30),
        )


class World(AsyncSystemUnderTest[Parts]):
    """What a test of the service works with."""

    @property
    def losing(self) -> AsyncLosingTransport:
        assert isinstance(self.transport, AsyncLosingTransport)
        return self.transport

    def user(self, name: str) -> AsyncCaller:
        """A user who has signed in."""
        return self.bearer(name)

    @property
    def ann(self) -> AsyncCaller:
        return self.user("ann")

    @property
    def ben(self) -> AsyncCaller:
        return self.user("ben")

    @property
    def eve(self) -> AsyncCaller:
        return self.user("eve")

    @property
    def anybody(self) -> AsyncCaller:
        """A visitor who has not signed in."""
        return self.caller()


def code_of(reply: ReceivedResponse) -> tuple[int, str]:
    """The status of an error, and its word."""
    return reply.status, reply.error["code"]


@asynccontextmanager
async def running(
    options: YggdrasilOptions | None = None,
    *,
    signs_in: bool = False,
    transport: AsyncTransport | None = None,
    clock: ManualClock | None = None,
    system: Any = SYSTEM,
    **more: Any,
) -> AsyncIterator[World]:
    """The service on a store that has three users and nothing else.

    If one `signs_in`, users are known by sessions that begin with a password.
    """
    clock, ids = clock or ManualClock(START), CountingIds()
    transport = (
        transport
        or engine_transport()
        or AsyncEmbeddedTransport(Engine.memory(clock=clock), owns_engine=True, writes_inline=True)
    )
    assembled = partial(
        assemble, identity=None if signs_in else NamedUsers(), passwords=Passwords(ids, QUICK)
    )
    async with in_memory(
        replace(system, assemble=assembled),
        World,
        transport=AsyncLosingTransport(transport),
        options=options,
        clock=clock,
        ids=ids,
        **more,
    ) as world:
        for name in USERS:
            user = User(user_id=name, email=f"{name}@example.com", display_name=name.title())
            await world.db.run(user.create())
        yield world


with_trees = with_system(running)
