"""Link routes in the matrix: the links that admit a caller, and those that must not.

Every rejection must be the same response, word for word, and change nothing: without a link, with a
malformed or changed one, with one for another purpose or another thing, with an expired one, and
for a caller who is signed in as another person. The link of a person who may no longer see the
thing gets 404 or 403.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from tablewright.api.routes import Route
from tablewright.testing.caller import ReceivedResponse
from tablewright.testing.canaries import meaning
from tablewright.testing.matrix.cast import Actor, Ids, RequestParts
from tablewright.testing.matrix.signed import Respond
from tablewright.testing.matrix.stored import Change

_MALFORMED: Final = ("", "x", "a.b", "é" * 9, "A" * 60, "A" * 2_000)
_MINUTES: Final = 10


@dataclass(frozen=True)
class LinkCalls:
    """The links of a route: `sign(purpose, ids, minutes)` returns one for the person."""

    sign: Callable[[str, Ids, int], str]
    purpose: str
    ids: Ids  # of the path
    persons: Collection[str]  # names of the actors who are the person, or act for it
    foreign: Sequence[Ids] = ()  # ids of other things, for which the link must not work
    lapsed: Sequence[str] = ()  # links of people who have lost the permission


@dataclass
class LinkChecks:
    """Calls one link route in every way."""

    route: Route
    calls: LinkCalls
    respond: Respond
    undone: Callable[[], Awaitable[list[Change]]]
    fault: Callable[[str], None]
    responses: dict[str, str] = field(default_factory=dict[str, str])
    old: str = ""

    async def run(self, actors: Sequence[Actor], missing: Ids) -> None:
        """Sends everything; `run_after_expiry` completes it."""
        calls, where = self.calls, f"{self.route.method} {self.route.path}"
        good = self.old = calls.sign(calls.purpose, calls.ids, _MINUTES)
        await self._check(200, "a link", Actor("a link"), calls.ids, f"link={good}")
        for name, ids, query in self._rejected(good, missing):
            await self._check(401, name, Actor(name), ids, query)
        for actor in actors:
            await self._check(401, f"{actor.name}, no link", actor, calls.ids, "")
            is_person = actor.name in calls.persons
            is_known = actor.kind.value != "nobody"
            expected = 200 if is_person or not is_known else 401
            await self._check(expected, actor.name, actor, calls.ids, f"link={good}")
        for link in calls.lapsed:
            response = await self.respond(
                Actor("a person without rights"), calls.ids, RequestParts(query=f"link={link}")
            )
            if response.status not in (403, 404):
                self.fault(f"{where} without rights: {response.status} instead of 404")
        if len(set(self.responses.values())) > 1:
            self.fault(f"{where}: rejections differ: {', '.join(sorted(self.responses))}")

    @property
    def seconds(self) -> int:
        """The time until the link of `run` has expired."""
        return 60 * _MINUTES

    async def run_after_expiry(self) -> None:
        """Sends a link that has expired."""
        actor = Actor("an expired link")
        await self._check(401, actor.name, actor, self.calls.ids, f"link={self.old}")

    def _rejected(self, good: str, missing: Ids) -> Iterator[tuple[str, Ids, str]]:
        calls, middle = self.calls, len(good) // 2
        yield "no link", calls.ids, ""
        yield "two links", calls.ids, f"link={good}&link={good}"
        for text in _MALFORMED:
            yield f"link {text[:9]!r}", calls.ids, f"link={text}"
        for at in (2, middle, len(good) - 3):
            changed = good[:at] + ("A" if good[at] != "A" else "B") + good[at + 1 :]
            yield f"a link changed at {at}", calls.ids, f"link={changed}"
        other = calls.sign(f"{calls.purpose}-other", calls.ids, _MINUTES)
        yield "a link for another purpose", calls.ids, f"link={other}"
        nowhere = {name: missing[name] for name in calls.ids}
        for ids in (*calls.foreign, nowhere):
            yield "a link to another thing", ids, f"link={good}"

    async def _check(self, expected: int, name: str, actor: Actor, ids: Ids, query: str) -> None:
        response: ReceivedResponse = await self.respond(actor, ids, RequestParts(query=query))
        where = f"{self.route.method} {self.route.path} with {name}"
        if await self.undone() and (expected == 401 or self.route.method == "GET"):
            self.fault(f"{where}: it changed something")
        is_expected = response.status == 401 if expected == 401 else response.status < 400
        if not is_expected:
            self.fault(f"{where}: {response.status} instead of {expected}")
        if expected == 401:
            self.responses[name] = str(meaning(response, list(ids.values())))
