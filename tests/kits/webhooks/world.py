"""Webhooks with a store in memory, a clock that stands still, and a sender with a script.

Each test runs twice: with endpoints as the kit's own records, and as rows of core's table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

import pytest

from tablewright.kits.jobs import Job, JobRunner
from tablewright.kits.jobs.records import LANES
from tablewright.kits.webhooks import (
    AttemptResult,
    Delivery,
    Endpoint,
    EndpointStore,
    OwnEndpoints,
    Sender,
    TargetRules,
    Webhooks,
)
from tablewright.model import assign, design_of, transaction
from tablewright.systems.core.design.webhooks import Webhook
from tablewright.systems.core.webhook_store import WebhookRows
from tablewright.testing.data_keys import MemoryKeys
from tests.kits.jobs.world import World, world

URL = "https://acme.example.com/hook"
ATTEMPTS = 10  # of a message: the whole schedule, which rows of core shorten
OK = AttemptResult(200, None, 12, "fine")

Test = Callable[["Hooks"], Coroutine[Any, Any, None]]


def failed(status: int | None = 500, retry_after: str = "") -> AttemptResult:
    return AttemptResult(status, None if status else "nobody there", 7, "no", retry_after)


@dataclass
class Sent:
    """What was sent, and when."""

    at: float
    url: str
    headers: Mapping[str, str]
    body: bytes

    @property
    def message_id(self) -> str:
        return self.headers["webhook-id"]


class Script(Sender):
    """A sender that connects to nothing: `answers` has its results by URL, the last one stays."""

    def __init__(self, clock: Any) -> None:
        super().__init__(TargetRules())
        self.clock = clock
        self.sent: list[Sent] = []
        self.answers: dict[str, list[AttemptResult]] = {}
        self.when_sent: Callable[[], Awaitable[Any]] = lambda: asyncio.sleep(0)

    async def send(self, url: str, headers: Mapping[str, str], body: bytes) -> AttemptResult:
        self.sent.append(Sent(self.clock.now(), url, headers, body))
        await asyncio.sleep(0)  # others go on meanwhile, as they would
        await self.when_sent()
        results = self.answers.setdefault(url, [OK])
        return results.pop(0) if len(results) > 1 else results[0]


@dataclass
class Hooks:
    """What a test of webhooks works with."""

    world: World
    sender: Script
    hooks: Webhooks
    store: EndpointStore
    runner: JobRunner
    started: float
    notices: list[Endpoint] = field(default_factory=list[Endpoint])

    def webhooks(self, **options: Any) -> Webhooks:
        """The webhooks of another process."""
        given: dict[str, Any] = {"sender": self.sender, "share": lambda: 0.0, **options}
        return Webhooks(self.world.db, self.world.queue, store=self.store, **given)

    async def subscribed(self, url: str = URL, tenant: str = "acme", **options: Any) -> str:
        given: dict[str, Any] = {"attempts_max": ATTEMPTS, **options}
        return (await self.hooks.subscribe(tenant, url, **given)).endpoint_id

    async def replace(self, endpoint_id: str, **values: Any) -> None:
        """Changes an endpoint as no method of the kit does."""
        before = await self.endpoint(endpoint_id)
        writes = self.store.changing(before, replace(before, **values))
        await self.world.db.run(transaction(*writes))

    async def published(self, message_id: str, tenant: str = "acme", kind: str = "a.b") -> None:
        body = f'{{"id":"{message_id}"}}'.encode()
        operations = await self.hooks.publish(tenant, kind, message_id, body)
        if operations:
            await self.world.db.for_tenant(tenant).run(transaction(*operations))

    async def endpoint(self, endpoint_id: str) -> Endpoint:
        return await self.hooks.endpoint("acme", endpoint_id)

    async def delivery(self, endpoint_id: str, message_id: str) -> Delivery:
        page = await self.hooks.deliveries("acme", endpoint_id)
        [found] = [one for one in page.items if one.message_id == message_id]
        return found

    async def forget_end(self, message_id: str) -> None:
        """The job of a message becomes due again, as if its process had died before its end."""
        [job] = [
            job
            for job in await self.world.db.all(Job.scan())
            if job.payload.get("message_id") == message_id
        ]
        await self.world.db.run(
            Job.at(queue=job.queue, job_id=job.job_id).update(
                assign(Job.lane, LANES[0]), assign(Job.due_at, self.world.now)
            )
        )

    async def play(self, seconds: float = 0) -> None:
        """Does everything that is due in the next seconds, each at its very time."""
        until = self.world.clock.now() + seconds
        while True:
            await self.runner.run_due()
            next_at = await self._next_due()
            if next_at is None or next_at.timestamp() > until:
                break
            self.world.clock.advance(seconds=max(next_at.timestamp() - self.world.clock.now(), 0.0))
        self.world.clock.advance(seconds=until - self.world.clock.now())

    async def _next_due(self) -> datetime | None:
        times = [
            due_at
            for lane in LANES
            for due_at, kind in await self.world.db.all(
                Job.in_lane("tests", lane).only(Job.due_at, Job.kind)
            )
            if kind.startswith("webhook.")
        ]
        return min(times, default=None)

    @property
    def times(self) -> list[float]:
        """When messages were sent, in seconds since the beginning."""
        return [round(one.at - self.started, 3) for one in self.sender.sent]

    @property
    def sent_ids(self) -> list[str]:
        return [one.message_id for one in self.sender.sent]


def with_hooks(test: Test) -> Any:
    """A test that is run with webhooks of its own, without jitter, for each store of endpoints."""
    return pytest.mark.parametrize("kind", [OwnEndpoints, WebhookRows], ids=["own", "core"])(
        _with_store(test)
    )


def with_rows(test: Test) -> Any:
    """The same for endpoints that are rows of core's table, and no others."""
    return pytest.mark.parametrize("kind", [WebhookRows], ids=["core"])(_with_store(test))


def _with_store(test: Test) -> Any:
    def run(kind: Any) -> None:
        asyncio.run(with_store(test, kind))

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


async def with_store(test: Test, kind: Any) -> None:
    """Runs a test with webhooks of its own, whose endpoints are in a store of a kind."""
    async with world(keys=MemoryKeys()) as one:
        await one.db.create_tables(design_of("core", Webhook.__plan__.table))
        store = kind(one.db, one.queue.name, one.queue.ids)
        sender = Script(one.clock)
        notices: list[Endpoint] = []

        async def told(endpoint: Endpoint) -> None:
            notices.append(endpoint)

        hooks = Webhooks(
            one.db,
            one.queue,
            sender=sender,
            store=store,
            on_disabled=told,
            share=lambda: 0.0,
        )
        runner = one.runner(*hooks.kinds)
        await test(Hooks(one, sender, hooks, store, runner, one.clock.now(), notices))
