"""The service of family trees in this process: a store in memory, a clock that stands still.

Users are known by tokens of this file (`Bearer ann`), so that tests of trees need no passwords.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Any

from tablewright import Engine, ManualClock
from tablewright.api.api_keys import hash_of
from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.exchange import Exchange
from tablewright.api.files import checked
from tablewright.api.identity import bearer_token
from tablewright.api.jobs import JobRunner, OnRun
from tablewright.api.mail import Mail
from tablewright.api.passwords import Effort, Passwords
from tablewright.api.rate_limits import StoredRateLimits
from tablewright.api.repeats import StoredIdempotency
from tablewright.api.rules import Kind, Principal
from tablewright.api.runtime import Runtime
from tablewright.api.session_identity import SessionPrincipal
from tablewright.api.system import RunningSystem
from tablewright.client import AsyncDatabase
from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.client.metering import CallReport
from tablewright.client.transport import AsyncTransport
from tablewright.errors import UnauthenticatedError
from tablewright.ids import CountingIds
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.owners import User
from tablewright.systems.yggdrasil.system import DESIGN, SYSTEM, assemble
from tests.api.caller import Caller, Reply
from tests.client.losing import AsyncLosingTransport
from tests.model.targets import START, Keys

USERS = ("ann", "ben", "eve")  # an owner, a guest, a stranger


class NamedUsers:
    """Knows a user by a bearer token that is the user's id."""

    schemes: Mapping[str, Mapping[str, str]] = {"session": {"type": "http", "scheme": "bearer"}}

    async def principal(self, headers: Mapping[str, str], *, is_https: bool = False) -> Principal:
        token = bearer_token(headers)
        if token is None:
            raise UnauthenticatedError("the request shows no session.")
        if token not in USERS:
            raise UnauthenticatedError("the session is not known here, or not any more.")
        began_at = datetime.fromtimestamp(START, UTC)
        return SessionPrincipal(
            Kind.SESSION,
            tenant=token,
            subject=token,
            began_at=began_at,
            ends_at=began_at + timedelta(days=30),
        )


class KeptFiles:
    """Files in memory."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[bytes, str]] = {}

    async def put(self, name: str, content: bytes, content_type: str) -> None:
        self.kept[checked(name)] = content, content_type

    async def get(self, name: str) -> bytes | None:
        return self.kept.get(checked(name), (None, ""))[0]

    async def delete(self, name: str) -> None:
        self.kept.pop(checked(name), None)

    async def delete_under(self, prefix: str) -> None:
        for name in [one for one in self.kept if one.startswith(f"{checked(prefix)}/")]:
            del self.kept[name]


class KeptMails:
    """An outbox that keeps what it is given."""

    def __init__(self) -> None:
        self.sent: list[Mail] = []

    async def send(self, mail: Mail) -> None:
        self.sent.append(mail)


@dataclass
class Watching:
    """An observer that keeps the errors nobody expects."""

    bugs: list[Exception] = field(default_factory=list[Exception])

    def began(self) -> None:
        pass

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        if error is not None and exchange.status == 500:
            self.bugs.append(error)


@dataclass
class World:
    """What a test of the service works with."""

    service: RunningSystem[Any]
    app: Any
    db: AsyncDatabase
    clock: ManualClock
    calls: list[CallReport]
    files: KeptFiles
    watching: Watching
    mails: KeptMails
    losing: AsyncLosingTransport

    def user(self, name: str) -> Caller:
        """Somebody who has signed in."""
        return Caller(self.app, {"authorization": f"Bearer {name}"})

    @property
    def ann(self) -> Caller:
        return self.user("ann")

    @property
    def ben(self) -> Caller:
        return self.user("ben")

    @property
    def eve(self) -> Caller:
        return self.user("eve")

    @property
    def anybody(self) -> Caller:
        """Somebody who has not signed in."""
        return Caller(self.app)

    async def do_jobs(self) -> None:
        """Does all jobs that are due."""
        (runner,) = [one for one in self.service.assembly.work if isinstance(one, JobRunner)]
        await runner.run_due()


def code_of(reply: Reply) -> tuple[int, str]:
    """The status of a refusal, and its word."""
    return reply.status, reply.error["code"]


@asynccontextmanager
async def running(
    options: YggdrasilOptions | None = None,
    *,
    signs_in: bool = False,
    transport: AsyncTransport | None = None,
    clock: ManualClock | None = None,
    watching: Watching | None = None,
    worked: OnRun | None = None,
) -> AsyncIterator[World]:
    """The service on a store that has three users and nothing else.

    If one `signs_in`, users are known by sessions that begin with a password.
    """
    clock, ids, calls = clock or ManualClock(START), CountingIds(), list[CallReport]()
    if transport is None:
        engine = Engine.memory(clock=clock)
        transport = AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True)
    losing = AsyncLosingTransport(transport)
    db = AsyncDatabase(
        transport=losing,
        keys=Keys(),
        clock=clock,
        ids=ids,
        cursor_key=b"k" * 32,
        on_call=calls.append,
    )
    runtime = Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=clock),
        idempotency=StoredIdempotency(db, clock=clock, ids=ids),
        clock=clock,
        ids=ids,
        operator_hash=hash_of("nobody"),
        worked=worked,
    )
    files, watching, mails = KeptFiles(), watching or Watching(), KeptMails()
    try:
        for design in (DESIGN, SERVICE_DESIGN):
            await db.create_tables(design)
        for name in USERS:
            user = User(user_id=name, email=f"{name}@example.com", display_name=name.title())
            await db.run(user.create())
        assembly = assemble(
            runtime,
            options or YggdrasilOptions(),
            identity=None if signs_in else NamedUsers(),
            files=files,
            outbox=mails,
            passwords=Passwords(ids, Effort(memory_kib=8, rounds=1, bcrypt_cost=4)),
        )
        # Without its page: other tests look at that, and reading its files takes longer.
        made = RunningSystem(replace(SYSTEM, pages=None), assembly, runtime)
        app = application([made], ids=ids, observer=watching)
        yield World(made, app, db, clock, calls, files, watching, mails, losing)
        assert [] == watching.bugs
    finally:
        await transport.close()


Test = Callable[..., Coroutine[Any, Any, None]]


def with_trees(
    test: Test | None = None, *, options: YggdrasilOptions | None = None, signs_in: bool = False
) -> Callable[..., Any]:
    """A test that is run with a service of its own, as its first argument."""

    def made(test: Test) -> Callable[..., None]:
        def run(*args: Any, **kwargs: Any) -> None:
            async def main() -> None:
                async with running(options, signs_in=signs_in) as world:
                    await test(world, *args, **kwargs)

            asyncio.run(main())

        signature = inspect.signature(test)
        left = list(signature.parameters.values())[1:]
        run.__signature__ = signature.replace(parameters=left)  # type: ignore[attr-defined]
        run.__name__, run.__doc__ = test.__name__, test.__doc__
        return run

    return made if test is None else made(test)
