"""The same operations, awaited.

    db = AsyncDatabase("embedded:./data")
    await db.run(person.create())
    async for person in db.stream(Person.in_tree("tree-001")): ...

Tasks of one event loop may share a database.
Not here: operations (`tablewright.model`), the blocking form (`client.database`).
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from types import TracebackType
from typing import Any, Literal, TypeVar, overload

from tablewright import limits
from tablewright.client.driving import Exchange, decode, encode, once
from tablewright.client.keys.provider import KeyProvider, answer_to
from tablewright.client.long_work import done_aside
from tablewright.client.metering import OnCall
from tablewright.client.partitions import Partitions
from tablewright.client.provisioning import creation
from tablewright.client.remote.credentials import Credentials
from tablewright.client.settings import Settings, chosen_prefix
from tablewright.client.table_names import TableNames
from tablewright.client.targets import open_async_transport
from tablewright.client.transport import AsyncTransport, Versions
from tablewright.clock import Clock, SystemClock
from tablewright.ids import Ids, RandomIds
from tablewright.model.calls import Call, Operation, Pause, Session
from tablewright.model.declaring.encryption import KeyCache
from tablewright.model.design import Design
from tablewright.model.entity import Entity
from tablewright.model.operations.pages import Page, joined
from tablewright.model.operations.rewrite import RewritePage, RewriteProgress
from tablewright.model.operations.scan import Scan
from tablewright.model.stored.unreadable import Listener, OnUnreadable, refuse
from tablewright.model.streams import ChangeFeed, ChangeRecord

T = TypeVar("T")
E = TypeVar("E", bound=Entity)


class AsyncDatabase:
    """Runs operations against a target, with `await`."""

    def __init__(
        self,
        target: str | None = None,
        *,
        transport: AsyncTransport | None = None,
        settings: Settings | None = None,
        credentials: Credentials | None = None,
        keys: KeyProvider | None = None,
        clock: Clock | None = None,
        ids: Ids | None = None,
        on_call: OnCall | None = None,
        on_unreadable: Listener | None = None,
        cursor_key: bytes = b"",
        table_prefix: str | None = None,
    ) -> None:
        """Opens a target, as `Database` does."""
        if transport is None:
            settings = settings or Settings.found()
        self._transport = transport or open_async_transport(
            target, settings=settings, credentials=credentials, clock=clock, ids=ids
        )
        self._owns_transport = transport is None
        self._versions: Versions | None = getattr(self._transport, "versions", None)
        self._keys = keys
        self._exchange = Exchange(on_call, TableNames(chosen_prefix(table_prefix, settings)))
        self._is_plain = self._exchange.is_plain
        clock = clock or SystemClock()
        self._session = Session(
            clock=clock,
            ids=ids or RandomIds(),
            keys=None if keys is None else KeyCache(clock),
            cursor_key=cursor_key,
            on_unreadable=on_unreadable,
            has_tokens=not getattr(self._transport, "sends_once", False),
        )

    def for_tenant(self, tenant: str) -> AsyncDatabase:
        """Returns the same database bound to a tenant: it builds no keys and sees no items outside
        it.
        """
        bound = object.__new__(AsyncDatabase)
        vars(bound).update(vars(self))
        bound._session = self._session.bound_to(tenant)
        bound._owns_transport = False
        return bound

    def with_ids(self, ids: Ids) -> AsyncDatabase:
        """Returns the same database with other ids, for keys and transaction tokens."""
        seeded = object.__new__(AsyncDatabase)
        vars(seeded).update(vars(self))
        seeded._session = replace(self._session, ids=ids, has_tokens=True)
        seeded._owns_transport = False
        return seeded

    async def shred(self, scope: str) -> None:
        """Destroys the keys of a scope, such as a tenant: what they encrypted is unreadable.

        Other processes forget the keys within `limits.KEY_CACHE_SECONDS`. Without keys, it does
        nothing.
        """
        if self._keys is not None:
            await asyncio.to_thread(self._keys.shred, scope)
        if self._session.keys is not None:
            self._session.keys.forget(scope)

    @property
    def keys(self) -> KeyProvider | None:
        """The provider of data keys; None without encryption."""
        return self._keys

    @property
    def version(self) -> int | None:
        """The number of the last commit of an embedded store; None of any other."""
        return None if self._versions is None else self._versions.version

    @property
    def partitions(self) -> Partitions:
        """The partitions of an embedded store, for results that are kept until they change."""
        return Partitions(self._versions, self._exchange.names.prefix, self._session)

    async def run(self, operation: Operation[T]) -> T:
        """Runs one operation; a query returns one page."""
        return await self._driven(operation.steps(self._session))

    async def _driven(self, steps: Any) -> Any:
        try:
            step = next(steps)
            while True:
                waiting = self._asked(step)
                del step  # many requests wait at once, and each may be large
                try:
                    answer, is_long = await waiting
                except Exception as error:
                    step = steps.throw(error)
                else:
                    if not is_long:
                        step = steps.send(answer)
                        continue
                    step, is_over = await done_aside(True, _next_step, steps, answer)
                    if is_over:
                        return step
        except StopIteration as done:
            return done.value

    async def _answer(self, step: Any) -> Any:
        return (await self._asked(step))[0]

    async def _asked(self, step: Any) -> tuple[Any, bool]:
        """Returns the response to a step, and whether decoding it takes long."""
        if type(step) is Call:
            send = once(self._transport) if step.is_once else self._transport.send
            if self._is_plain:
                sent = send(step.operation, encode(step.request))
                read = step.decode or decode
                del step
                raw = await sent
                return await done_aside(_is_long(raw), read, raw), _is_long(raw)
            exchange = self._exchange
            body = exchange.request(step)
            started = exchange.begin()
            try:
                raw = await send(step.operation, body)
            except Exception as error:
                exchange.refused(step, started, body, error)
                raise
            if step.decode is not None and _is_long(raw):
                step = await _decoded_aside(step, raw)
            return exchange.answer(step, started, body, raw), _is_long(raw)
        if type(step) is Pause:
            return await asyncio.sleep(step.seconds), False
        return await asyncio.to_thread(answer_to, step, self._keys), False

    async def pages(self, operation: Operation[Page[T]]) -> AsyncIterator[Page[T]]:
        """Yields the pages of a query or scan on demand; each reports skipped items."""
        paged: Any = operation
        left = getattr(paged, "limit_count", None)
        while True:
            page: Page[T] = await self.run(paged if left is None else paged.limit(left))
            yield page
            if left is not None:
                left -= len(page.items)
            if page.cursor is None or left == 0:
                return
            paged = paged.from_cursor(page.cursor)

    async def stream(self, operation: Operation[Page[T]]) -> AsyncIterator[T]:
        """Yields the results of a query or scan, page by page on demand.

        Raises the error of an unreadable item before the other results of its page.
        """
        async for page in self.pages(operation):
            refuse(page.unreadable)
            for one in page.items:
                yield one

    @overload
    async def all(
        self, operation: Operation[Page[T]], *, unreadable: Literal["raise"] = "raise"
    ) -> list[T]: ...
    @overload
    async def all(
        self, operation: Operation[Page[T]], *, unreadable: Literal["collect"]
    ) -> Page[T]: ...
    async def all(
        self, operation: Operation[Page[T]], *, unreadable: OnUnreadable = "raise"
    ) -> list[T] | Page[T]:
        """Returns all results of a query or scan.

        An unreadable item raises; with `unreadable="collect"` the result is one `Page`, which
        reports such items.
        """
        if unreadable == "collect":
            return joined([page async for page in self.pages(operation)])
        return [one async for one in self.stream(operation)]

    @overload
    async def all_in_parallel(
        self, scan: Scan[E], *, segments: int, unreadable: Literal["raise"] = "raise"
    ) -> list[E]: ...
    @overload
    async def all_in_parallel(
        self, scan: Scan[E], *, segments: int, unreadable: Literal["collect"]
    ) -> Page[E]: ...
    async def all_in_parallel(
        self, scan: Scan[E], *, segments: int, unreadable: OnUnreadable = "raise"
    ) -> list[E] | Page[E]:
        """Returns all results of a scan, read in several segments at once; see `all`."""
        room = asyncio.Semaphore(limits.SCAN_THREADS_MAX)

        async def found(part: Scan[E]) -> Page[E]:
            async with room:
                page = await self.all(part, unreadable="collect")
                if unreadable == "raise":
                    refuse(page.unreadable)
                return page

        page = joined(await asyncio.gather(*map(found, scan.segments(segments))))
        return page if unreadable == "collect" else page.items

    async def follow(
        self, feed: ChangeFeed, *, pause_seconds: float = 1.0
    ) -> AsyncIterator[ChangeRecord]:
        """Yields the changes of a table as they happen, until the caller stops."""
        while True:
            changes = await self.run(feed.read())
            for change in changes:
                yield change
            if not changes:
                await asyncio.sleep(pause_seconds)

    async def rewriting(
        self, entity: type[Entity], *, cursor: str | None = None, page_size: int | None = None
    ) -> AsyncIterator[RewriteProgress]:
        """Rewrites stored items in the current form of the entity, page by page."""
        while True:
            progress = await self.run(RewritePage(entity, cursor, page_size))
            yield progress
            cursor = progress.cursor
            if cursor is None:
                return

    async def call(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        """Sends one request of DynamoDB unchanged, for operations without a pattern."""
        self._session.check_unbound()
        return await self._answer(Call(operation, request, None, str(request.get("TableName", ""))))

    async def create_tables(self, design: Design) -> None:
        """Creates the missing tables of a design, and waits until they are active."""
        await self._driven(creation(design))

    async def close(self) -> None:
        """Closes everything that the database opened."""
        if self._owns_transport:
            await self._transport.close()

    async def __aenter__(self) -> AsyncDatabase:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()


def _is_long(raw: bytes) -> bool:
    return len(raw) > limits.INLINE_ANSWER_BYTES_MAX


async def _decoded_aside(call: Call, raw: bytes) -> Call:
    """Returns the same call with its response decoded in a thread, unless that fails."""
    assert call.decode is not None, "plain dictionaries are decoded where names are changed back"
    try:
        decoded = await done_aside(True, call.decode, raw)
    except Exception:  # it fails again where it is reported
        return call
    return replace(call, decode=partial(_already, decoded))


def _next_step(steps: Any, answer: Any) -> tuple[Any, bool]:
    """Returns the next step of an operation, or its result and that it is done."""
    try:
        return steps.send(answer), False
    except StopIteration as done:
        return done.value, True


def _already(decoded: Any, raw: bytes) -> Any:
    return decoded
