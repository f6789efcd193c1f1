"""The service of family trees on a port of this machine, with its page, for a browser to talk to.

The store, photos and mails are in memory. Users are made beside the service, which lets only a few
sign up from one address; those who come through the door use the real one.
Not here: the browser (`visitor.py`).
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

from tablewright.ids import RandomIds
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.yggdrasil.design.owners import User
from tablewright.systems.yggdrasil.options import YggdrasilOptions
from tablewright.systems.yggdrasil.parts import Parts
from tablewright.systems.yggdrasil.system import SYSTEM, assemble
from tablewright.testing import serving
from tests.systems.yggdrasil.service.world import QUICK

PASSWORD = "correct horse battery"


@dataclass
class Account:
    """A user who has signed up, and sends requests as a program does."""

    url: str  # of the service, such as http://127.0.0.1:5000/yggdrasil
    user_id: str
    email: str
    token: str

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this user."""
        return serving.sent(self.token, method, f"{self.url}/{path}", body)

    def send(self, path: str, content: bytes, kind: str = "application/octet-stream") -> Any:
        """Sends a file."""
        lines = {"content-type": kind}
        return serving.sent(self.token, "POST", f"{self.url}/{path}", content, lines)

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


@dataclass
class Served:
    """The service, running."""

    running: serving.ServedSystem[Parts]
    passwords: Passwords
    count: int = 0

    @property
    def origin(self) -> str:
        return self.running.origin

    @property
    def url(self) -> str:
        return self.running.url

    def account(self, name: str = "Ann") -> Account:
        """A new user, whose session has begun."""
        self.count += 1
        email = f"{name.lower()}{self.count}@example.com"
        user_id = f"{name.lower()}-{self.count}"
        return Account(self.url, user_id, email, self.running.run(self._made(user_id, email, name)))

    def link_to(self, email: str, pattern: str, but: str = "") -> str:
        """Waits for a mail to a user with a match other than `but`; returns the match."""
        return self.running.run(self._link(email, pattern, but))

    async def _link(self, email: str, pattern: str, but: str) -> str:
        while True:
            for mail in self.running.awaited.outbox.sent:
                found = re.search(pattern, mail.text) if mail.to == email else None
                if found is not None and found[0] != but:
                    return found[0]
            await asyncio.sleep(0.02)  # a job writes it, beside the request

    async def _made(self, user_id: str, email: str, name: str) -> str:
        user = User(
            user_id=user_id,
            email=email,
            display_email=email,
            display_name=name,
            password_hash=await self.passwords.hash(PASSWORD),
            email_confirmed_at=datetime.now(UTC),
        )
        sessions = self.running.awaited.running.parts.people.entrance.sessions
        return (await sessions.start(user_id, user.create())).token


@contextmanager
def served() -> Iterator[Served]:
    """The service, for as long as the block lasts."""
    passwords = Passwords(RandomIds(), QUICK)
    system = replace(SYSTEM, assemble=partial(assemble, passwords=passwords))
    options = YggdrasilOptions(mails="smtp://mail.example")  # so addresses are confirmed
    with serving.served(system, options=options) as running:
        yield Served(running, passwords)
