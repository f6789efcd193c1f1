"""Asks for every route of the family trees, with every kind of credential, and says what is wrong.

Found are: a route without a line in the policy; an answer that is not what the policy says; a
stranger who learns from an answer that something is there; a canary where it must not be seen; a
change by whoever may not make it, or by a `GET`; a field of the server's own that a body can set;
a change that a page of another site can make with a browser's cookie; a route that nobody can use,
of which nothing would be known; an answer with a server error or without the headers that keep
browsers safe.
Every request finds the forest as it was planted: what one has changed is put back.
"""

from __future__ import annotations

import json
import re
import zipfile
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field, replace
from io import BytesIO
from itertools import combinations
from typing import Any
from urllib.parse import quote

from tablewright.api.application import application
from tablewright.api.routes import Route
from tablewright.ids import RandomIds
from tests.api.caller import Caller, Reply
from tests.api.canaries import meaning, seen
from tests.api.security_matrix import (
    SAFE_HEADERS,
    UNSAFE_METHODS,
    Asked,
    Noting,
    Unlimited,
    Unobserved,
    injected,
    items_of,
)
from tests.systems.yggdrasil.service.forest import (
    LIVING_DAYS,
    LIVING_YEARS,
    NOBODIES,
    TABLES,
    USERS,
    Forest,
    Ids,
    Seen,
    Shown,
)
from tests.systems.yggdrasil.service.policy import ASKS, OWN, POLICY, SERVER_OWNED, Who, expected

State = dict[tuple[str, str], dict[str, Any]]

# Ids of users are no secret: whoever knows one may share with it.
_OPEN_IDS = ("user_id", "reset_token", "confirmation_token", "backup")
_MISSING = "nobody-has"
# Of these an answer may be 404 to whoever is let in: of the living there is no photo.
_HIDDEN = ("get_photo",)
_WRITES = (
    *("PutItem", "UpdateItem", "DeleteItem", "BatchWriteItem", "TransactWriteItems"),
    *("ExecuteStatement", "BatchExecuteStatement", "ExecuteTransaction"),
)
_OTHER_SITES = (
    {"sec-fetch-site": "cross-site"},
    {"sec-fetch-site": "same-site"},
    {"origin": "https://elsewhere.example"},
    {"origin": "null"},
)


@dataclass
class Examined:
    """What came of it."""

    probes: int = 0
    faults: list[str] = field(default_factory=list[str])
    seen: dict[Shown, set[str]] = field(default_factory=dict[Shown, set[str]])

    def fault(self, what: str) -> None:
        if what not in self.faults:
            self.faults.append(what)


class Examiner:
    """Asks for some of the routes, or all."""

    def __init__(self, forest: Forest, routes: Sequence[Route], policy: Mapping[str, Who]) -> None:
        running = forest.world.service
        service = replace(
            running,
            runtime=replace(running.runtime, rate_limits=Unlimited()),
            assembly=replace(running.assembly, work=()),
        )
        self.app = application([service], ids=RandomIds(), observer=Unobserved())
        self.forest = forest
        self.db = service.runtime.db
        self.policy = policy
        self.routes = [one for one in routes if one.name in policy]
        self.found = Examined(seen={one: set() for one in Shown})
        self.is_public = False
        self.planted: State = {}
        self.key_names: dict[str, list[str]] = {}
        self.files = dict(forest.world.files.kept)
        for route in routes:
            if route.name not in policy:
                self.found.fault(f"{route.name} is not in the policy")
        for name in sorted(set(policy) - {one.name for one in routes}):
            self.found.fault(f"the policy names {name}, which is no route")

    async def run(self) -> Examined:
        """Asks for everything: first while the tree is private, then while it is public."""
        self.planted = await self._state()
        self.forest.world.calls.clear()
        for route in self.routes:
            await self._check_rights(route)
            await self._check_hidden(route)
            await self._check_body(route)
            await self._check_other_sites(route)
        await self.forest.publish()
        self.is_public, self.planted = True, await self._state()
        for route in self.routes:
            await self._check_rights(route)
        return self.found

    # Asking

    def _asks(self, route: Route, ids: Mapping[str, str]) -> Sequence[Asked]:
        made = ASKS.get(route.name)
        return [Asked()] if made is None else made(ids)

    def _ids(self, ids: Ids) -> Ids:
        forest = self.forest
        return {
            **ids,
            "reset_token": forest.reset_token,
            "confirmation_token": forest.confirmation_token,
            "backup": forest.backup,
        }

    async def _reply(
        self,
        route: Route,
        shown: Shown,
        ids: Mapping[str, str],
        asked: Asked,
        *,
        method: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> Reply:
        """Asks, and checks what holds for any answer."""
        path = route.path.format(
            **{name: quote(ids[name], safe="") for name in route.signature.path}
        )
        target = f"/{self.forest.world.service.name}{path}"
        target += f"?{asked.query}" if asked.query else ""
        credential = self.forest.headers(shown) if headers is None else headers
        caller = Caller(self.app, credential)
        lines = dict(asked.headers)
        reply = await caller.ask(method or route.method, target, asked.body, headers=lines)
        self.found.probes += 1
        where = f"{method or route.method} {route.path} as {shown.value}"
        if reply.status >= 500:
            self.found.fault(f"{where}: {reply.status}")
        lacking = [name for name in SAFE_HEADERS if name not in reply.headers]
        if lacking:
            self.found.fault(f"{where}: the answer has no {', '.join(lacking)}")
        self._check_canaries(where, shown, unpacked(reply))
        return reply

    def _check_canaries(self, where: str, shown: Shown, reply: Reply) -> None:
        forest = self.forest
        may_see = {Shown.OWNER: list(Seen), Shown.EDITOR: [Seen.EDITORS, Seen.READERS]}.get(
            shown, [Seen.READERS] if shown is Shown.VIEWER or self.is_public else []
        )
        own = f"-of-{USERS.get(shown, '?')}"  # mail and name of whoever asks
        for kind in Seen:
            found = [one for one in seen(forest.canaries[kind], reply) if own not in one]
            found += [f"photo {len(one)}" for one in forest.photos[kind] if one in reply.body]
            self.found.seen[shown] |= set(found)
            if kind not in may_see:
                for canary in found:
                    self.found.fault(f"{where}: the answer shows {canary!r}")
        if Seen.EDITORS not in may_see:
            text = reply.body.decode("utf-8", "replace").lower()
            days = [one for one in LIVING_DAYS if one in text]
            days += [one for one in LIVING_YEARS if re.search(rf"(?<![\w-]){one}(?!\w)", text)]
            for day in days:
                self.found.fault(f"{where}: the answer shows {day}, a day of somebody living")

    # The store

    async def _state(self) -> State:
        items: State = {}
        for table in TABLES:
            names = await self._key_names(table)
            for item in await items_of(self.db, table):
                items[table, json.dumps({name: item[name] for name in names})] = item
        return items

    async def _changes(self) -> list[str]:
        """What is not as it was planted, by its keys; puts it back."""
        calls = self.forest.world.calls
        has_written = any(one.operation in _WRITES for one in calls)
        calls.clear()
        if not has_written:
            return []
        now, was = await self._state(), self.planted
        changed = [key for key in {**now, **was} if now.get(key) != was.get(key)]
        for table, key in changed:
            item = was.get((table, key))
            if item is not None:
                await self.db.call("PutItem", {"TableName": table, "Item": item})
            else:
                await self.db.call("DeleteItem", {"TableName": table, "Key": json.loads(key)})
        for tree in self.forest.trees:
            self.forest.parts.families.forget(tree)
        self.forest.world.files.kept = dict(self.files)
        calls.clear()
        return [f"{table} {key}" for table, key in changed]

    async def _key_names(self, table: str) -> list[str]:
        if table not in self.key_names:
            told = await self.db.call("DescribeTable", {"TableName": table})
            self.key_names[table] = [one["AttributeName"] for one in told["Table"]["KeySchema"]]
        return self.key_names[table]

    # What is allowed, and what is not

    async def _check_rights(self, route: Route) -> None:
        for shown in Shown:
            # Who shows nothing good is asked once for all who do: each is as if it showed nothing.
            subjects = (self.forest.dead, self.forest.living)
            for subject in subjects[:1] if shown in NOBODIES[1:] else subjects:
                ids = self._ids(subject)
                asks = self._asks(route, ids)
                for asked in asks[:1] if shown in NOBODIES[1:] else asks:
                    await self._check_right(route, shown, ids, asked)
                if route.method == "GET":
                    await self._check_right(route, shown, ids, asks[0], "HEAD")

    def _expected(self, route: Route, shown: Shown, ids: Ids, asked: Asked) -> int | None:
        return expected(
            self.policy[route.name],
            shown,
            is_public=self.is_public,
            guest=ids["user_id"],
            names_owners=bool(route.signature.path) or "treeId" in asked.query,
        )

    async def _check_right(
        self,
        route: Route,
        shown: Shown,
        ids: Ids,
        asked: Asked,
        method: str = "",
    ) -> None:
        denied = self._expected(route, shown, ids, asked)
        where = f"{method or route.method} {route.path} as {shown.value}"
        reply = await self._reply(route, shown, ids, asked, method=method)
        changes = await self._changes()
        if denied is not None:
            if denied != reply.status:
                self.found.fault(f"{where}: {reply.status} instead of {denied}")
            if changes:
                self.found.fault(f"{where}: it is refused, and changed {changes}")
            if denied == 401 and "www-authenticate" not in reply.headers:
                self.found.fault(f"{where}: 401 without WWW-Authenticate")
            return
        if reply.status >= 400 and not self._may_hide(route, shown, ids):
            said = reply.body.decode()[:200]
            self.found.fault(f"{where}: {reply.status}, so that nothing is known of it: {said}")
        if route.method == "GET" and changes:
            self.found.fault(f"{where}: it only reads, and changed {changes}")
        is_own = self.policy[route.name] in OWN
        touched = [one for one in changes if "olga" in one]
        if is_own and shown is not Shown.OWNER and touched:
            self.found.fault(f"{where}: it changed what is the owner's: {touched}")

    def _may_hide(self, route: Route, shown: Shown, ids: Ids) -> bool:
        is_reader = shown not in (Shown.OWNER, Shown.EDITOR)
        is_living = ids["person_id"] == self.forest.living["person_id"]
        return route.name in _HIDDEN and is_reader and is_living

    # What is not there for those who may not see it

    async def _check_hidden(self, route: Route) -> None:
        """An id of a tree that somebody may not read is as good as one that nobody has."""
        names = self._names(route)
        forest = self.forest
        for shown, own, foreign in (
            (Shown.STRANGER, forest.mine, forest.dead),
            (Shown.STRANGER, forest.mine, forest.living),
            (Shown.NONE, forest.mine, forest.dead),
            (Shown.EDITOR, forest.dead, forest.vault),
        ):
            for count in range(1, len(names) + 1):
                for chosen in combinations(names, count):
                    await self._check_twins(route, shown, chosen, own, foreign)

    async def _check_twins(
        self, route: Route, shown: Shown, chosen: Sequence[str], own: Ids, foreign: Ids
    ) -> None:
        where = f"{route.method} {route.path} as {shown.value} with foreign {', '.join(chosen)}"
        there = self._ids({**own, **{name: foreign[name] for name in chosen}})
        nowhere = self._ids({**own, **{one: f"{_MISSING}-{one}" for one in chosen}})
        pairs = zip(self._asks(route, there), self._asks(route, nowhere), strict=True)
        for asked, twin in pairs:
            reply = await self._reply(route, shown, there, asked)
            changes = await self._changes()
            told = await self._reply(route, shown, nowhere, twin)
            twin_changes = await self._changes()
            used = [*there.values(), *nowhere.values()]
            if meaning(reply, used) != meaning(told, used):
                self.found.fault(f"{where}: the answer differs from that for what is not there")
            if len(changes) != len(twin_changes):
                self.found.fault(f"{where}: it changed {changes}")

    def _names(self, route: Route) -> list[str]:
        """The ids that a request of the route holds, in its path or elsewhere."""
        noting = Noting(self._ids(self.forest.dead))
        self._asks(route, noting)
        return sorted({*route.signature.path, *noting.used} - set(_OPEN_IDS))

    # What a body may set

    async def _check_body(self, route: Route) -> None:
        ids = self._ids(self.forest.dead)
        taken = _taken(route.signature.body)
        for asked in self._asks(route, ids):
            if not isinstance(asked.body, dict):
                continue
            for name, value in SERVER_OWNED.items():
                for place, body in injected(asked.body, name, value):
                    if not place and name in taken:
                        continue
                    where = f"{route.method} {route.path} with {place}{name}"
                    with_more = replace(asked, body=deepcopy(body))
                    reply = await self._reply(route, Shown.OWNER, ids, with_more)
                    if reply.status not in (400, 422):
                        self.found.fault(f"{where}: {reply.status}, and it may be set")
                    if await self._changes():
                        self.found.fault(f"{where}: it changed something")

    # Pages of other sites

    async def _check_other_sites(self, route: Route) -> None:
        """By a browser's cookie nothing can be changed but by pages of this origin."""
        if route.method not in UNSAFE_METHODS:
            return
        ids = self._ids(self.forest.dead)
        asked = self._asks(route, ids)[0]
        cookie = self.forest.cookie(Shown.OWNER)
        is_public = route.rule.is_public
        for named in (*_OTHER_SITES, *(() if is_public else ({},))):
            headers = {**cookie, **named}
            reply = await self._reply(route, Shown.OWNER, ids, asked, headers=headers)
            where = f"{route.method} {route.path} by cookie, {named or 'from nowhere'}"
            if 403 != reply.status:
                self.found.fault(f"{where}: {reply.status} instead of 403")
            if await self._changes():
                self.found.fault(f"{where}: it changed something")
        for named in ({"sec-fetch-site": "same-origin"}, {"origin": "http://127.0.0.1:8080"}):
            headers = {**cookie, **named}
            reply = await self._reply(route, Shown.OWNER, ids, asked, headers=headers)
            await self._changes()
            if reply.status >= 400:
                self.found.fault(f"{route.method} {route.path} by cookie, {named}: {reply.status}")


def unpacked(reply: Reply) -> Reply:
    """An answer; of an archive, all that is in it."""
    if not reply.body.startswith(b"PK"):
        return reply
    with zipfile.ZipFile(BytesIO(reply.body)) as archive:
        files = [archive.read(name) for name in archive.namelist()]
        names = "\n".join(archive.namelist()).encode()
    return replace(reply, body=b"\n".join([names, *files]))


def _taken(body: Any) -> Iterator[str] | tuple[str, ...]:
    return getattr(body, "__struct_encode_fields__", ())


def vacuous(found: Examined, forest: Forest) -> list[str]:
    """Canaries that were not even seen by those who may: they would prove nothing."""
    everything = [one for kind in forest.canaries.values() for one in kind]
    readable = forest.canaries[Seen.READERS]
    owners = [one for one in everything if one not in found.seen[Shown.OWNER]]
    viewers = [one for one in readable if one not in found.seen[Shown.VIEWER]]
    public = [one for one in readable if one not in found.seen[Shown.NONE]]
    known = {f"canary-mail-of-{name}@mail.example" for name in ("olga", "sten")}
    return sorted({*owners, *viewers, *public} - known - {"canary-name-of-olga"})


__all__ = ["NOBODIES", "POLICY", "Examined", "Examiner", "unpacked", "vacuous"]
