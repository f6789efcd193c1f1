"""Any order of what people do with their accounts, with kills and two nodes, against a model."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tablewright.client.embedded import AsyncEmbeddedTransport
from tablewright.clock import ManualClock
from tablewright.engine import Engine
from tablewright.testing.system import in_memory
from tablewright.testing.unlimited import Unlimited
from tests.examples import examples
from tests.kits.mortal import Mortal
from tests.kits.people.test_people import OTHER, PASSWORD, Club
from tests.kits.people.world import club

T = TypeVar("T")
NAMES = st.sampled_from(["ann", "ben", "cat"])
NUMBER = st.integers(0, 3)
KILL = st.sampled_from([None, None, None, 1, 2, 3])
KEPT: list[dict[str, Any]] = [
    {"over_tables": False},
    {"over_tables": True},
    {"over_tables": True, "factors_apart": True},
]
PATHS = {"confirm": "/auth/confirm", "address": "/auth/email/confirm", "undo": "/auth/email/undo"}


@dataclass
class Known:
    """A person as the model knows them."""

    address: str
    password: str
    sessions: set[str] = field(default_factory=set[str])
    secret: str = ""
    codes: list[str] = field(default_factory=list[str])
    used: list[str] = field(default_factory=list[str])


class People(RuleBasedStateMachine):
    """A club with three addresses."""

    @initialize(kept=st.sampled_from(KEPT))
    def open(self, kept: dict[str, Any]) -> None:
        self.runner, self.stack = asyncio.Runner(), AsyncExitStack()
        clock = ManualClock()
        engine = Engine.memory(clock=clock)
        self.store = Mortal(AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True))
        opened = in_memory(
            club(**kept), Club, transport=self.store, clock=clock, nodes=2, rate_limits=Unlimited()
        )
        self.club: Club = self.run(self.stack.enter_async_context(opened))
        self.people: dict[str, Known] = {}  # by id
        self.ended: set[str] = set()
        self.spent: list[tuple[str, Any]] = []  # requests with a used token
        self.register("ann", None)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def ask(self, token: str, method: str, path: str, body: Any = None) -> Any:
        return self.run(self.club.ask(token, method, path, body))

    def killed(self, kill: int | None, *asked: Any) -> Any:
        """The response to a request; None if the process was killed before it."""
        with self.store.killed_before(kill):
            return self.ask(*asked)
        return None

    def someone(self, number: int) -> tuple[str, Known]:
        return list(self.people.items())[number % len(self.people)]

    def session(self, person_id: str) -> str:
        """A fresh session of a person, who may need a code."""
        person = self.people[person_id]
        self.club.clock.advance(seconds=3600)  # past the limits of attempts and mails
        answer = self.log_in(person.address, person.password)
        assert 200 == answer.status, answer.body
        if "secondFactor" in answer.json:
            assert person.secret
            body = {"token": answer.json["secondFactor"], "code": self.club.code(person.secret)}
            answer = self.ask("", "POST", "/auth/second-factor", body)
            assert 200 == answer.status, answer.body
        else:
            assert not person.secret
        person.sessions.add(answer.json["token"])
        return answer.json["token"]

    def log_in(self, name: str, password: str) -> Any:
        return self.run(self.club.login(name, password))

    def settle(self) -> None:
        """Runs the jobs, past the leases and pauses of killed ones."""
        for seconds in (0, 61, 61):
            self.club.clock.advance(seconds=seconds)
            self.run(self.club.run_jobs())

    def link(self, kind: str, name: str) -> str | None:
        """The token of the last mail of a kind to an address."""
        self.settle()
        every = [one for one in self.club.outbox.sent if f"#/{kind}/" in one.text]
        found = [one.text for one in every if one.to.lower().startswith(f"{name}@")]
        return found[-1].partition(f"#/{kind}/")[2].split()[0] if found else None

    def owner(self, name: str) -> str | None:
        owners = [who for who, one in self.people.items() if one.address == name]
        assert len(owners) <= 1
        return owners[0] if owners else None

    def end_sessions(self, person: Known) -> None:
        self.ended |= person.sessions
        person.sessions = set()

    @rule(name=NAMES, kill=KILL)
    def register(self, name: str, kill: int | None) -> None:
        self.club.clock.advance(seconds=3600)
        body = {"email": f"{name.upper()}@example.com", "password": PASSWORD, "name": name}
        answer = self.killed(kill, "", "POST", "/auth/register", body)
        if self.owner(name) is not None:
            assert answer is None or 409 == answer.status
            return
        if answer is None:  # all of it, or nothing
            answer = self.log_in(name, PASSWORD)
            assert answer.status in (200, 401)
            if answer.status == 401:
                return
        assert answer.status in (200, 201)
        token = answer.json["token"]
        who = self.ask(token, "GET", "/users/me").json["userId"]
        assert who not in self.people
        self.people[who] = Known(name, PASSWORD, {token})

    @precondition(lambda self: self.people)
    @rule(number=NUMBER)
    def sign_in(self, number: int) -> None:
        who, person = self.someone(number)
        assert 401 == self.log_in(person.address, "a wrong password").status
        token = self.session(who)
        assert who == self.ask(token, "GET", "/users/me").json["userId"]

    @precondition(lambda self: self.people)
    @rule(number=NUMBER)
    def confirm(self, number: int) -> None:
        _, person = self.someone(number)
        token = self.link("confirm", person.address)
        if token is not None:
            self.spend(PATHS["confirm"], {"token": token})

    @precondition(lambda self: self.people)
    @rule(number=NUMBER, name=NAMES, kill=KILL, undoes=st.booleans())
    def change_address(self, number: int, name: str, kill: int | None, undoes: bool) -> None:
        who, person = self.someone(number)
        old, token = person.address, self.session(who)
        sent = len(self.club.outbox.sent)
        asked = self.ask(token, "POST", "/auth/email/change", {"email": f"{name}@example.com"})
        assert (422 if name == old else 202) == asked.status
        if name == old:
            return
        link = self.link("address", name)
        assert link is not None
        assert len(self.club.outbox.sent) > sent
        is_free = self.owner(name) is None
        answer = self.killed(kill, "", "POST", PATHS["address"], {"token": link})
        assert answer is None or (200 if is_free else 409) == answer.status
        person.address = self.ask(token, "GET", "/users/me").json["email"].lower().partition("@")[0]
        assert person.address in ((name, old) if is_free and answer is None else (name,)) or (
            not is_free and person.address == old
        )
        if person.address == old:
            return
        self.spent.append((PATHS["address"], {"token": link}))
        undo = self.link("undo", old)
        assert undo is not None
        if undoes:
            answer = self.killed(kill, "", "POST", PATHS["undo"], {"token": undo})
            if answer is None and 401 == self.log_in(old, person.password).status:
                return
            assert answer is None or 200 == answer.status
            self.spent.append((PATHS["undo"], {"token": undo}))
            person.address = old
            self.end_sessions(person)

    @precondition(lambda self: self.people)
    @rule(number=NUMBER, kill=KILL)
    def reset(self, number: int, kill: int | None) -> None:
        who, person = self.someone(number)
        self.session(who)
        email = f"{person.address}@example.com"
        assert 202 == self.ask("", "POST", "/auth/password/forgot", {"email": email}).status
        link = self.link("reset", person.address)
        assert link is not None
        new = OTHER if person.password == PASSWORD else PASSWORD
        body = {"token": link, "password": new}
        answer = self.killed(kill, "", "POST", "/auth/password/reset", body)
        assert answer is None or 204 == answer.status
        if answer is None and 200 == self.log_in(person.address, person.password).status:
            return
        person.password = new
        self.spent.append(("/auth/password/reset", body))
        self.end_sessions(person)

    @precondition(lambda self: self.people)
    @rule(number=NUMBER, kill=KILL)
    def switch_second_factor(self, number: int, kill: int | None) -> None:
        who, person = self.someone(number)
        token = self.session(who)
        if person.secret:
            answer = self.killed(kill, token, "DELETE", "/auth/totp")
            assert answer is None or 204 == answer.status
        elif kill is None:
            person.secret, person.codes = self.run(self.club.with_factor(token))
            return
        if "token" in self.log_in(person.address, person.password).json:
            person.secret, person.codes, person.used = "", [], []

    @precondition(lambda self: any(one.codes for one in self.people.values()))
    @rule(kill=KILL, is_backup=st.booleans())
    def spend_a_code_on_both_nodes(self, kill: int | None, is_backup: bool) -> None:
        person = next(one for one in self.people.values() if one.codes)
        self.club.clock.advance(seconds=3600)
        code = person.codes[0] if is_backup else self.club.code(person.secret)

        def challenge() -> str:
            return self.log_in(person.address, person.password).json["secondFactor"]

        async def race(tokens: list[str]) -> list[Any]:
            bodies = [{"token": one, "code": code} for one in tokens]
            asked = [self.club.ask("", "POST", "/auth/second-factor", one) for one in bodies]
            return await asyncio.gather(*asked)

        wrong = {"token": challenge(), "code": "zzzzz-zzzzz"}
        assert 401 == self.ask("", "POST", "/auth/second-factor", wrong).status
        first = {"token": challenge(), "code": code}
        answer = self.killed(kill, "", "POST", "/auth/second-factor", first)
        answers = [] if answer is None else [answer]
        answers += self.run(race([challenge(), challenge()]))
        good = [one.json["token"] for one in answers if one.status == 200]
        assert len(good) == 1 or (answer is None and not good)
        person.sessions |= set(good)
        if is_backup:
            person.used.append(person.codes.pop(0))

    @precondition(lambda self: self.people)
    @rule(number=NUMBER, kill=KILL)
    def leave(self, number: int, kill: int | None) -> None:
        who, person = self.someone(number)
        answer = self.killed(kill, self.session(who), "DELETE", "/users/me")
        assert answer is None or 204 == answer.status
        if answer is None and 200 == self.log_in(person.address, person.password).status:
            return
        del self.people[who]
        self.end_sessions(person)

    def spend(self, path: str, body: Any) -> None:
        assert self.ask("", "POST", path, body).status in (200, 422)
        self.spent.append((path, body))

    @invariant()
    def no_token_works_twice(self) -> None:
        for path, body in self.spent[-3:]:
            assert 422 == self.ask("", "POST", path, body).status, path

    @invariant()
    def sessions_live_until_something_ends_them(self) -> None:
        if self.ended:
            self.settle()
        for token in self.ended:
            assert 401 == self.ask(token, "GET", "/users/me").status
        for who, person in self.people.items():
            for token in sorted(person.sessions)[-2:]:
                answer = self.ask(token, "GET", "/users/me")
                assert (200, who) == (answer.status, answer.json.get("userId"))

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            self.run(self.stack.aclose())
            self.runner.close()


TestPeople = People.TestCase
TestPeople.settings = settings(max_examples=examples(12), stateful_step_count=10)
