"""Any order of changes to keys and roles, with kills and two nodes, against a small model."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from datetime import UTC, datetime
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
from tests.kits.accounts.test_accounts import Guild
from tests.kits.accounts.world import PERMISSIONS, guild
from tests.kits.mortal import Mortal

T = TypeVar("T")
PROBES = {
    "account.read": ("GET", "", None),
    "account.update": ("PATCH", "", {"name": "New"}),
    "users.read": ("GET", "/members", None),
}
READS = frozenset(one for one in PERMISSIONS if one.endswith(".read"))
RIGHTS = {  # of people who may also manage keys, whatever their role
    "admin": frozenset(PERMISSIONS),
    "manager": READS | {"notes.write"},
    "viewer": frozenset({"account.read", "notes.read"}),
}
HOME = "203.0.113.9"
WHO = st.sampled_from(["ann", "ben"])
NUMBER = st.integers(0, 4)
SCOPES = st.sets(st.sampled_from(sorted(PROBES)), min_size=1)
NETWORKS = st.sampled_from([[], ["203.0.113.0/24"], ["198.51.100.0/24"]])
SECONDS = st.sampled_from([None, 30, 3600])
KILL = st.sampled_from([None, None, 1, 2])


@dataclass
class Known:
    """A key as the model knows it."""

    key_id: str
    creator: str
    scopes: frozenset[str]
    networks: list[str]
    ends_at: float | None
    secret: str
    is_revoked: bool = False
    older: str = ""
    older_until: float = 0
    dead: list[str] = field(default_factory=list[str])

    def is_live(self, now: float) -> bool:
        return not self.is_revoked and (self.ends_at is None or now < self.ends_at)

    def secrets(self, now: float) -> dict[str, bool]:
        """Whether each secret of the key opens it."""
        is_live = self.is_live(now)
        found = {one: False for one in self.dead if one}
        if self.older:
            found[self.older] = is_live and now < self.older_until
        return found | ({self.secret: is_live} if self.secret else {})


class Keys(RuleBasedStateMachine):
    """An account with an owner, and another person whose role changes."""

    @initialize(over_tables=st.booleans())
    def open(self, over_tables: bool) -> None:
        self.runner, self.stack = asyncio.Runner(), AsyncExitStack()
        clock = ManualClock()
        engine = Engine.memory(clock=clock)
        self.store = Mortal(AsyncEmbeddedTransport(engine, owns_engine=True, writes_inline=True))
        opened = in_memory(
            guild(over_tables=over_tables),
            Guild,
            transport=self.store,
            clock=clock,
            nodes=2,
            rate_limits=Unlimited(),
        )
        self.guild: Guild = self.run(self.stack.enter_async_context(opened))
        self.account = self.run(self.guild.root())
        manage = {"apikeys.manage": True}
        self.run(self.guild.join(self.account, "ben", "admin", permissions=manage))
        self.roles = {"ann": "admin", "ben": "admin"}
        self.keys: list[Known] = []
        for who in self.roles:
            self.create(who, {"account.update"}, [], None, None)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    @property
    def now(self) -> float:
        return self.guild.clock.now()

    def rights(self, who: str) -> frozenset[str]:
        return RIGHTS[self.roles[who]] | {"apikeys.manage"}

    def ask(self, who: str, method: str, path: str, body: Any = None) -> Any:
        return self.run(self.guild.ask(who, method, f"/accounts/{self.account}{path}", body))

    def killed(self, kill: int | None, *asked: Any) -> Any:
        """The response to a request; None if the process was killed before it."""
        with self.store.killed_before(kill):
            return self.ask(*asked)
        return None

    def key(self, number: int) -> Known:
        return self.keys[number % len(self.keys)]

    def listed(self, key_id: str) -> Any:
        return self.ask("ann", "GET", f"/api-keys/{key_id}").json

    @rule(who=WHO, scopes=SCOPES, networks=NETWORKS, seconds=SECONDS, kill=KILL)
    def create(
        self, who: str, scopes: set[str], networks: list[str], seconds: int | None, kill: int | None
    ) -> None:
        before = len(self.ask("ann", "GET", "/api-keys").json["items"])
        ends_at = None if seconds is None else self.now + seconds
        body: dict[str, Any] = {"name": "Key", "permissions": sorted(scopes), "networks": networks}
        if ends_at is not None:
            body["expiresAt"] = datetime.fromtimestamp(ends_at, UTC).isoformat()
        answer = self.killed(kill, who, "POST", "/api-keys", body)
        added = len(self.ask("ann", "GET", "/api-keys").json["items"]) - before
        if answer is None:
            assert added in (0, 1)
            return
        is_allowed = scopes <= self.rights(who)
        assert (201 if is_allowed else 403, is_allowed) == (answer.status, bool(added))
        if is_allowed:
            key_id, secret = answer.json["apiKeyId"], answer.json["key"]
            known = Known(key_id, who, frozenset(scopes), networks, ends_at, secret)
            self.keys.append(known)

    @precondition(lambda self: self.keys)
    @rule(who=WHO, number=NUMBER, scopes=SCOPES, networks=NETWORKS, kill=KILL)
    def change(
        self, who: str, number: int, scopes: set[str], networks: list[str], kill: int | None
    ) -> None:
        key = self.key(number)
        body = {"permissions": sorted(scopes), "networks": networks}
        answer = self.killed(kill, who, "PATCH", f"/api-keys/{key.key_id}", body)
        new = (frozenset(scopes), networks)
        if answer is None:
            shown = self.listed(key.key_id)
            found = (frozenset(shown["permissions"]), shown.get("networks", []))
            assert found in ((key.scopes, key.networks), new)
            key.scopes, key.networks = found
            return
        if not key.scopes | scopes <= self.rights(who):
            assert 403 == answer.status
        elif key.is_revoked:
            assert 409 == answer.status
        else:
            assert 200 == answer.status
            key.scopes, key.networks = new

    @precondition(lambda self: self.keys)
    @rule(who=WHO, number=NUMBER, grace=st.sampled_from([0, 30, 3600]), kill=KILL)
    def rotate(self, who: str, number: int, grace: int, kill: int | None) -> None:
        key = self.key(number)
        path = f"/api-keys/{key.key_id}/rotate"
        answer = self.killed(kill, who, "POST", path, {"graceSeconds": grace})
        if answer is None:
            if key.secret[-4:] == self.listed(key.key_id)["lastFour"]:
                return
            key.dead.append(key.older)  # the new secret is lost with the process
            key.older, key.older_until = key.secret, self.now + grace
            key.secret = ""
        elif not key.scopes <= self.rights(who):
            assert 403 == answer.status
        elif not key.is_live(self.now):
            assert 409 == answer.status
        else:
            assert 201 == answer.status
            key.dead.append(key.older)
            key.older, key.older_until = key.secret, self.now + grace
            key.secret = answer.json["key"]

    @precondition(lambda self: self.keys)
    @rule(who=WHO, number=NUMBER, kill=KILL)
    def revoke(self, who: str, number: int, kill: int | None) -> None:
        key = self.key(number)
        answer = self.killed(kill, who, "DELETE", f"/api-keys/{key.key_id}")
        if answer is not None:
            assert 204 == answer.status
        is_revoked = self.listed(key.key_id)["status"] == "revoked"
        if not key.is_live(self.now):
            assert key.is_revoked == is_revoked
        assert answer is None or is_revoked or not key.is_live(self.now)
        key.is_revoked = is_revoked

    @precondition(lambda self: any(not one.is_revoked for one in self.keys))
    @rule(number=NUMBER)
    def rotate_while_another_node_revokes(self, number: int) -> None:
        key = self.key(number)
        path = f"/accounts/{self.account}/api-keys/{key.key_id}"

        async def race() -> Any:
            rotation = self.guild.ask("ann", "POST", f"{path}/rotate", {})
            return await asyncio.gather(rotation, self.guild.ask("ann", "DELETE", path))

        was_live = key.is_live(self.now)
        rotated, revoked = self.run(race())
        assert rotated.status in ((201, 409) if was_live else (409,))
        key.is_revoked = self.listed(key.key_id)["status"] == "revoked"
        assert key.is_revoked or not was_live or revoked.status != 204
        if rotated.status == 201:
            key.dead += [key.older, key.secret]
            key.older, key.secret = "", rotated.json["key"]

    @rule(role=st.sampled_from(sorted(RIGHTS)))
    def give_another_role(self, role: str) -> None:
        assert 200 == self.ask("ann", "PATCH", "/members/ben", {"role": role}).status
        self.roles["ben"] = role

    @rule(seconds=st.sampled_from([1, 29, 30, 3600]))
    def wait(self, seconds: int) -> None:
        self.guild.clock.advance(seconds=seconds)

    @precondition(lambda self: self.keys)
    @rule(number=NUMBER, address=st.sampled_from([HOME, "198.51.100.1"]))
    def use(self, number: int, address: str) -> None:
        key = self.key(number)
        is_near = not key.networks or (address == HOME) == key.networks[0].startswith("203.")
        for secret, opens in key.secrets(self.now).items():
            caller = self.guild.bearer(secret, address=address)
            for scope, (method, path, body) in PROBES.items():
                target = f"/guild/v1/accounts/{self.account}{path}"
                status = self.run(caller.ask(method, target, body)).status
                if not opens or not is_near:
                    assert 401 == status, (key, secret, scope)
                elif scope in key.scopes & self.rights(key.creator):
                    assert 200 == status, (key, secret, scope)
                else:
                    assert status in (403, 404), (key, secret, scope)

    @invariant()
    def each_secret_opens_its_key_only_in_its_time(self) -> None:
        for key in self.keys:
            for secret, opens in key.secrets(self.now).items():
                for node in self.guild.nodes:
                    found = self.run(node.assembly.parts.keys.checked(secret))
                    assert opens == (found is not None), (key, secret)

    def teardown(self) -> None:
        if hasattr(self, "runner"):
            for address in (HOME, "198.51.100.1"):
                for number in range(len(self.keys)):
                    self.use(number, address)
            self.run(self.stack.aclose())
            self.runner.close()


TestKeys = Keys.TestCase
TestKeys.settings = settings(max_examples=examples(25), stateful_step_count=20)
