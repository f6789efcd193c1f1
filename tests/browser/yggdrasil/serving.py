"""The service of family trees on a port of this machine, with its page, for a browser to talk to.

The store, photos and mails are in memory. Users are made beside the service, which lets only a few
sign up from one address; those who come through the door use the real one.
Not here: the browser (`visitor.py`).
"""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import urllib.request
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any, TypeVar

import uvicorn

from tablewright.api import limits
from tablewright.api.api_keys import hash_of
from tablewright.api.application import application
from tablewright.api.design import SERVICE_DESIGN
from tablewright.api.docs_page import docs_routes
from tablewright.api.exchange import Exchange
from tablewright.api.passwords import Effort, Passwords
from tablewright.api.rate_limits import StoredRateLimits
from tablewright.api.repeats import StoredIdempotency
from tablewright.api.runtime import Runtime
from tablewright.api.system import RunningSystem
from tablewright.client import AsyncDatabase
from tablewright.clock import SystemClock
from tablewright.ids import RandomIds
from tablewright.systems.yggdrasil.identity import entrance_of
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.owners import User
from tablewright.systems.yggdrasil.system import DESIGN, SYSTEM, assemble
from tests.model.targets import Keys
from tests.systems.yggdrasil.service.world import KeptFiles, KeptMails

PASSWORD = "correct horse battery"
REQUEST_SECONDS_MAX = 10

T = TypeVar("T")


@dataclass
class _Watching:
    """Keeps the errors nobody expects."""

    bugs: list[str] = field(default_factory=list[str])

    def began(self) -> None:
        """Nothing is noted."""

    def ended(self, exchange: Exchange, seconds: float, error: Exception | None) -> None:
        if error is not None and exchange.status == 500:
            self.bugs.append(repr(error))


@dataclass
class Account:
    """Somebody who has signed up, and asks as a program does."""

    url: str  # of the service, such as http://127.0.0.1:5000/yggdrasil
    user_id: str
    email: str
    token: str

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this user."""
        content = None if body is None else json.dumps(body).encode()
        return self._asked(method, path, content, "application/json")

    def send(self, path: str, content: bytes, kind: str = "application/octet-stream") -> Any:
        """Sends a file."""
        return self._asked("POST", path, content, kind)

    def tree(self, name: str, *persons: dict[str, Any], **more: Any) -> tuple[str, list[str]]:
        """A tree with people; its id and theirs."""
        tree_id = self.ask("POST", "api/trees", {"treeName": name, **more})["treeId"]
        made = [
            self.ask("POST", "api/persons", {"treeId": tree_id, **one})["personId"]
            for one in persons
        ]
        return tree_id, made

    def parent(self, parent_id: str, child_id: str, **more: Any) -> None:
        ends = {"parentId": parent_id, "childId": child_id, **more}
        self.ask("POST", "api/relationships/parent-child", ends)

    def couple(self, first_id: str, second_id: str, **more: Any) -> None:
        ends = {"person1Id": first_id, "person2Id": second_id, **more}
        self.ask("POST", "api/relationships/spousal", ends)

    def _asked(self, method: str, path: str, content: bytes | None, kind: str) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": kind}
        request = urllib.request.Request(
            f"{self.url}/{path}", method=method, headers=headers, data=content
        )
        with urllib.request.urlopen(request, timeout=REQUEST_SECONDS_MAX) as answer:
            text = answer.read()
        return json.loads(text) if text else None


@dataclass
class Served:
    """The service, running."""

    origin: str
    loop: asyncio.AbstractEventLoop
    runtime: Runtime
    passwords: Passwords
    mails: KeptMails
    count: int = 0

    @property
    def url(self) -> str:
        return f"{self.origin}/yggdrasil"

    def account(self, name: str = "Ann") -> Account:
        """A new user, whose session has begun."""
        self.count += 1
        email = f"{name.lower()}{self.count}@example.com"
        user_id = f"{name.lower()}-{self.count}"
        return Account(self.url, user_id, email, self._done(self._made(user_id, email, name)))

    def mail_to(self, email: str) -> str:
        """The text of the mail that was written to somebody; waits for it."""
        return self._done(self._mail(email))

    async def _mail(self, email: str) -> str:
        while True:
            for mail in self.mails.sent:
                if mail.to == email:
                    return mail.text
            await asyncio.sleep(0.02)  # a job writes it, beside the request

    async def _made(self, user_id: str, email: str, name: str) -> str:
        user = User(
            user_id=user_id,
            email=email,
            display_email=email,
            display_name=name,
            password_hash=await self.passwords.hashed(PASSWORD),
            email_confirmed_at=datetime.now(UTC),
        )
        sessions = entrance_of(self.runtime, self.passwords).sessions
        return (await sessions.begin(user_id, user.create())).token

    def _done(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(REQUEST_SECONDS_MAX)


@contextmanager
def served() -> Iterator[Served]:
    """The service, for as long as the block lasts."""
    listening = socket.create_server(("127.0.0.1", 0))
    ready, running = threading.Event(), list[tuple[uvicorn.Server, Served]]()
    watching = _Watching()

    async def serve() -> None:
        async with AsyncDatabase("memory:", keys=Keys(), cursor_key=b"k" * 32) as db:
            for design in (SERVICE_DESIGN, DESIGN):
                await db.create_tables(design)
            given, mails = _runtime(db), KeptMails()
            passwords = Passwords(given.ids, Effort(memory_kib=8, rounds=1, bcrypt_cost=4))
            options = YggdrasilOptions(mails="smtp://mail.example")  # so addresses are confirmed
            assembly = assemble(
                given, options, files=KeptFiles(), outbox=mails, passwords=passwords
            )
            trees = RunningSystem(SYSTEM, assembly, given)
            app = application(
                [trees], ids=given.ids, observer=watching, extra={trees.name: docs_routes(SYSTEM)}
            )
            config = uvicorn.Config(
                app,
                log_config=None,
                ws="none",
                access_log=False,
                lifespan="on",
                timeout_graceful_shutdown=1,
            )
            server = _Server(config)
            server.ready, server.stopping = ready, given.stopping
            origin = f"http://127.0.0.1:{listening.getsockname()[1]}"
            loop = asyncio.get_running_loop()
            running.append((server, Served(origin, loop, given, passwords, mails)))
            await server.serve(sockets=[listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="yggdrasil")
    thread.start()
    try:
        assert ready.wait(limits.API_STOP_SECONDS_MAX), "the server did not start"
        yield running[0][1]
    finally:
        for server, _ in running:
            server.should_exit = True
        thread.join()
        listening.close()
    assert [] == watching.bugs


def _runtime(db: AsyncDatabase) -> Runtime:
    clock, ids = SystemClock(), RandomIds()
    return Runtime(
        db=db,
        rate_limits=StoredRateLimits(db, clock=clock),
        idempotency=StoredIdempotency(db, clock=clock, ids=ids),
        clock=clock,
        ids=ids,
        operator_hash=hash_of("nobody"),
    )


class _Server(uvicorn.Server):
    """Tells when it listens, ends streams before it ends, and leaves signals to the tests."""

    ready: threading.Event
    stopping: asyncio.Event

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.stopping.set()
        await super().shutdown(sockets)
