"""A product in memory, with words for what stories do, and a town to do it in.

Any system on the kits people, accounts, keys and audit can be such a product.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from pyotp.totp import TOTP

from tablewright.api.rules import SignedRequest
from tablewright.kits.inbound import STRIPE
from tablewright.testing.caller import AsyncCaller, ReceivedResponse
from tablewright.testing.system import AsyncSystemUnderTest
from tests.systems.sweeping import Act

PASSWORD: Final = "correct horse battery"
OTHER: Final = "staple correct horse"


class World(AsyncSystemUnderTest[Any]):
    """The product under test."""

    @property
    def base(self) -> str:
        """What the paths of its routes begin with."""
        return f"/{self.system.name}/v1"

    def naming(self, name: str) -> dict[str, str]:
        """How people enter their names."""
        return {"name": name}

    async def prepare(self) -> None:
        """Creates what the system needs before the first sign-up."""

    async def told(self, kind: str, to: str = "") -> str:
        """The token of the last mailed link of a kind, if there is one."""
        links = [
            mail.text.partition(f"#/{kind}/")[2].split()[0]
            for mail in self.outbox.sent
            if f"#/{kind}/" in mail.text and to in mail.to
        ]
        return links[-1] if links else "none"

    def code(self, secret: str) -> str:
        """The present code of a second factor."""
        return TOTP(secret).at(int(self.clock.now()))

    def signed(self, secret: str, body: bytes) -> dict[str, str]:
        """The headers of a request that a source has signed."""
        request = SignedRequest("POST", "", {}, {}, body, self.clock.now())
        return {"content-type": "application/json", **STRIPE.headers(secret, request)}


@dataclass(frozen=True)
class Plain:
    """Sends requests that meet no fault."""

    world: World

    async def ask(
        self,
        caller: AsyncCaller,
        method: str,
        target: str,
        body: Any = None,
        *,
        expect: int = 200,
        key: str | None = None,
        repeats: bool | None = None,
        again: Sequence[int] = (),
        resent: Sequence[int] = (),
        headers: Mapping[str, str] | None = None,
        stale: Sequence[int] = (),
    ) -> ReceivedResponse:
        """Sends a request."""
        lines = {**(headers or {}), **({} if key is None else {"idempotency-key": key})}
        found = await caller.ask(method, target, body, headers=lines)
        assert expect == found.status, (method, target, found.status, found.body)
        return found

    async def jobs(self) -> None:
        """Runs the jobs that are due."""
        await self.world.run_jobs()


Telling = Plain | Act[World]


@dataclass(frozen=True)
class Town:
    """What stories find: two people, a tree of accounts, a key and an invitation.

    If the product has sources, there is one as well.
    """

    ann: str  # the session of its administrator, who has a confirmed address
    ben: str  # the session of a viewer
    root: str
    east: str
    west: str
    shop: str  # below east
    ben_id: str
    key: str
    key_id: str
    source: str
    secret: str
    link: str  # of an open invitation
    invitation: str


async def registered(world: World, name: str, **more: Any) -> str:
    """A person who has confirmed the address; returns a session."""
    body = {
        "email": f"{name}@example.com",
        "password": PASSWORD,
        **world.naming(name.title()),
        **more,
    }
    made = await sent(world, "", "POST", "/auth/register", body)
    await world.run_jobs()
    token = await world.told("confirm", name)
    await sent(world, "", "POST", "/auth/confirm", {"token": token})
    return made["token"]


async def sent(world: World, token: str, method: str, path: str, body: Any = None) -> Any:
    """Sends a request that must succeed; returns the JSON of the response."""
    caller = world.bearer(token) if token else world.caller()
    found = await caller.ask(method, f"{world.base}{path}", body)
    assert found.status < 300, (method, path, found.status, found.body)
    return found.json if found.body else None


async def town(world: World) -> Town:
    """Builds the town, through the API."""
    await world.prepare()
    ann = await registered(world, "ann", organisation="Acme")
    root = (await sent(world, ann, "GET", "/users/me/accounts"))["items"][0]["accountId"]

    async def child(above: str, name: str) -> str:
        made = await sent(world, ann, "POST", f"/accounts/{above}/children", {"name": name})
        return made["accountId"]

    east, west = await child(root, "East"), await child(root, "West")
    invite = f"/accounts/{root}/invitations"
    first = await sent(world, ann, "POST", invite, {"role": "viewer"})
    ben = await registered(world, "ben", invitation=first["token"])
    await sent(world, ben, "POST", f"/invitations/{first['token']}/accept")
    second = await sent(world, ann, "POST", invite, {"role": "member"})
    scopes = ["account.read", "sources.read"]
    key = await sent(
        world, ann, "POST", f"/accounts/{root}/api-keys", {"name": "Build", "permissions": scopes}
    )
    source = {"source_id": "", "secret": ""}
    if hasattr(world.running.parts, "sources"):
        source = await sent(world, ann, "POST", f"/accounts/{root}/sources", {"name": "Till"})
    me = await sent(world, ben, "GET", "/users/me")
    return Town(
        ann=ann,
        ben=ben,
        root=root,
        east=east,
        west=west,
        shop=await child(east, "Shop"),
        ben_id=me["userId"],
        key=key["key"],
        key_id=key["apiKeyId"],
        source=source["source_id"],
        secret=source["secret"],
        link=second["token"],
        invitation=second["invitationId"],
    )
