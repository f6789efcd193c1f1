"""Core on a port of this machine, with its page, for a browser to talk to.

The store and mails are in memory.
Not here: the browser (`visitor.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tablewright.api.runtime import Runtime
from tablewright.api.system import Assembly
from tablewright.doubles.sandboxes import PATH
from tablewright.doubles.serving import ServedSandboxes
from tablewright.ids import RandomIds
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.core.options import CoreOptions
from tablewright.systems.core.parts import Parts
from tablewright.systems.core.plans import open_price_list
from tablewright.systems.core.system import SYSTEM, assemble
from tablewright.testing import serving
from tablewright.testing.doubles import Doubles
from tests.browser.events.serving import Receivers
from tests.systems.core.service.world import CHEAP, PASSWORD


@dataclass
class Person:
    """A user who has signed up, and sends requests as a program does."""

    url: str  # of the service, such as http://127.0.0.1:5000/core
    user_id: str
    email: str
    token: str

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request of this person."""
        return serving.sent(self.token, method, f"{self.url}/v1/{path}", body)

    @property
    def account_id(self) -> str:
        """The account where the person starts."""
        return self.ask("GET", "users/me/accounts")["items"][0]["accountId"]

    def root(self, name: str) -> str:
        """A new organisation; its id."""
        return self.ask("POST", "accounts", {"name": name})["accountId"]

    def child(self, parent_id: str, name: str, kind: str = "division") -> str:
        """A new account below another one; its id."""
        body = {"name": name, "type": kind}
        return self.ask("POST", f"accounts/{parent_id}/children", body)["accountId"]

    def link(self, account_id: str, role: str) -> str:
        """The token of an invitation without an address."""
        return self.ask("POST", f"accounts/{account_id}/invitations", {"role": role})["token"]


@dataclass
class Served:
    """The service, running."""

    running: serving.ServedSystem[Parts]
    count: int = 0

    @property
    def url(self) -> str:
        return self.running.url

    def person(self, name: str = "Ann", organisation: str = "Acme", **more: str) -> Person:
        """A new person with a root account, whose session has begun."""
        self.count += 1
        email = f"{name.lower()}{self.count}@example.com"
        body = {
            "email": email,
            "password": PASSWORD,
            "firstName": name,
            "lastName": "Example",
            **({"organisation": organisation} if organisation else {}),
            **more,
        }
        # From an address of its own: only a few may sign up from one.
        caller = self.running.awaited.caller(address=f"192.0.2.{self.count}")
        path = "/core/v1/auth/register"
        made = self.running.run(caller.post(path, body)).json
        return Person(self.url, made["user"]["userId"], email, made["token"])

    def member(self, of: Person, account_id: str, name: str, role: str) -> Person:
        """A new person who has accepted an invitation to an account."""
        person = self.person(name, f"{name}'s own")
        person.ask("POST", f"invitations/{of.link(account_id, role)}/accept")
        person.ask("PUT", "users/me/default-account", {"accountId": account_id})
        return person

    def guest(self, of: Person, account_id: str, name: str, role: str) -> Person:
        """A new person who has signed up through an invitation, without an account of their own."""
        token = of.link(account_id, role)
        person = self.person(name, "", invitation=token)
        person.ask("POST", f"invitations/{token}/accept")
        return person

    def link(self, kind: str) -> str:
        """The page's address in the last mail with a link of a kind, such as confirm."""
        core, mark = self.running.awaited, f"#/{kind}/"
        self.running.run(core.run_jobs())
        found = [mail.text for mail in core.outbox.sent if mark in mail.text]
        return f"{self.url}/{mark}{found[-1].partition(mark)[2].split()[0]}"


@contextmanager
def served(options: CoreOptions | None = None, *, origin: str = "") -> Iterator[Served]:
    """The service, for as long as the block lasts; `origin` serves the platforms' sandboxes."""
    system = replace(SYSTEM, assemble=partial(_assembled, origin))
    doubles = Doubles(sender=Receivers())
    with serving.served(system, options=options, doubles=doubles) as running:
        running.run(open_price_list(running.awaited.running.parts.metering.limits.price_list))
        yield Served(running)


@contextmanager
def served_with(platforms: ServedSandboxes) -> Iterator[Served]:
    """The service, whose platforms are sandboxes."""
    with served(origin=platforms.origin) as service:
        yield service


def _assembled(origin: str, given: Runtime, options: CoreOptions) -> Assembly[Parts]:
    passwords = Passwords(RandomIds(), CHEAP, verifies_bcrypt=False)
    sandboxes = f"{origin}{PATH}" if origin else ""
    return assemble(replace(given, sandboxes=sandboxes), options, passwords=passwords)
