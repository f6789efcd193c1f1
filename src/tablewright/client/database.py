"""A database: runs operations against a target, and waits for them.

    db = Database("embedded:./data")
    db.create_tables(design)
    db.run(person.create())
    db.all(Person.in_tree("tree-001"))

Threads may share a database. `AsyncDatabase` has the same methods, awaited.
Not here: operations (`tablewright.model`), targets (`client.targets`).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from types import TracebackType
from typing import Any, Literal, TypeVar, overload

from tablewright import limits
from tablewright.client.driving import Exchange, decode, encode, once
from tablewright.client.keys.provider import KeyProvider, answer_to
from tablewright.client.metering import OnCall
from tablewright.client.provisioning import creation
from tablewright.client.remote.credentials import Credentials
from tablewright.client.settings import Settings, chosen_prefix
from tablewright.client.table_names import TableNames
from tablewright.client.targets import open_transport
from tablewright.client.transport import Transport
from tablewright.clock import Clock, SystemClock, pause
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


class Database:
    """Runs operations against a target, and waits for them."""

    def __init__(
        self,
        target: str | None = None,
        *,
        transport: Transport | None = None,
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
        """Opens a target: `embedded:PATH`, `memory:`, `aws:REGION` or a URL.

        The default comes from the environment or `tablewright.toml`. `keys` provides the keys of
        encrypted attributes, `on_call` gets every call, `on_unreadable` gets every item that a page
        or a feed skips, `cursor_key` signs cursors, and `table_prefix`, or that of the settings,
        is added to every table name.
        """
        if transport is None:
            settings = settings or Settings.found()
        self._transport = transport or open_transport(
            target, settings=settings, credentials=credentials, clock=clock, ids=ids
        )
        self._owns_transport = transport is None
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
        self._stop = threading.Event()
        self._is_bound = False  # derived from another database, which closes the transport

    def for_tenant(self, tenant: str) -> Database:
        """Returns the same database bound to a tenant: it builds no keys and sees no items outside
        it.
        """
        bound = object.__new__(Database)
        vars(bound).update(vars(self))
        bound._session = self._session.bound_to(tenant)
        bound._is_bound = True
        return bound

    @property
    def keys(self) -> KeyProvider | None:
        """The provider of data keys; None without encryption."""
        return self._keys

    def with_ids(self, ids: Ids) -> Database:
        """Returns the same database with other ids, for keys and transaction tokens."""
        seeded = object.__new__(Database)
        vars(seeded).update(vars(self))
        seeded._session = replace(self._session, ids=ids, has_tokens=True)
        seeded._is_bound = True
        return seeded

    def shred(self, scope: str) -> None:
        """Destroys the keys of a scope, such as a tenant: what they encrypted is unreadable.

        Other processes forget the keys within `limits.KEY_CACHE_SECONDS`. Without keys, it does
        nothing.
        """
        if self._keys is not None:
            self._keys.shred(scope)
        if self._session.keys is not None:
            self._session.keys.forget(scope)

    def run(self, operation: Operation[T]) -> T:
        """Runs one operation; a query returns one page."""
        return self._driven(operation.steps(self._session))

    def _driven(self, steps: Any) -> Any:
        try:
            step = next(steps)
            while True:
                try:
                    answer = self._answer(step)
                except Exception as error:
                    step = steps.throw(error)
                else:
                    step = steps.send(answer)
        except StopIteration as done:
            return done.value

    def _answer(self, step: Any) -> Any:
        if type(step) is Call:
            send = once(self._transport) if step.is_once else self._transport.send
            if self._is_plain:
                raw = send(step.operation, encode(step.request))
                return (step.decode or decode)(raw)
            exchange = self._exchange
            body = exchange.request(step)
            started = exchange.begin()
            try:
                raw = send(step.operation, body)
            except Exception as error:
                exchange.refused(step, started, body, error)
                raise
            return exchange.answer(step, started, body, raw)
        if type(step) is Pause:
            return pause(self._session.clock, self._stop, step.seconds)
        return answer_to(step, self._keys)

    def pages(self, operation: Operation[Page[T]]) -> Iterator[Page[T]]:
        """Yields the pages of a query or scan on demand; each reports skipped items."""
        paged: Any = operation
        left = getattr(paged, "limit_count", None)
        while True:
            page: Page[T] = self.run(paged if left is None else paged.limit(left))
            yield page
            if left is not None:
                left -= len(page.items)
            if page.cursor is None or left == 0:
                return
            paged = paged.from_cursor(page.cursor)

    def stream(self, operation: Operation[Page[T]]) -> Iterator[T]:
        """Yields the results of a query or scan, page by page on demand.

        Raises the error of an unreadable item before the other results of its page.
        """
        for page in self.pages(operation):
            refuse(page.unreadable)
            yield from page.items

    @overload
    def all(
        self, operation: Operation[Page[T]], *, unreadable: Literal["raise"] = "raise"
    ) -> list[T]: ...
    @overload
    def all(self, operation: Operation[Page[T]], *, unreadable: Literal["collect"]) -> Page[T]: ...
    def all(
        self, operation: Operation[Page[T]], *, unreadable: OnUnreadable = "raise"
    ) -> list[T] | Page[T]:
        """Returns all results of a query or scan.

        An unreadable item raises; with `unreadable="collect"` the result is one `Page`, which
        reports such items.
        """
        if unreadable == "collect":
            return joined(self.pages(operation))
        return list(self.stream(operation))

    @overload
    def all_in_parallel(
        self, scan: Scan[E], *, segments: int, unreadable: Literal["raise"] = "raise"
    ) -> list[E]: ...
    @overload
    def all_in_parallel(
        self, scan: Scan[E], *, segments: int, unreadable: Literal["collect"]
    ) -> Page[E]: ...
    def all_in_parallel(
        self, scan: Scan[E], *, segments: int, unreadable: OnUnreadable = "raise"
    ) -> list[E] | Page[E]:
        """Returns all results of a scan, read in several segments at once; see `all`."""
        parts = scan.segments(segments)

        def found(part: Scan[E]) -> Page[E]:
            page = self.all(part, unreadable="collect")
            if unreadable == "raise":
                refuse(page.unreadable)
            return page

        threads_max = min(segments, limits.SCAN_THREADS_MAX)
        with ThreadPoolExecutor(threads_max, "tablewright-scan") as threads:
            running = [threads.submit(found, part) for part in parts]
        page = joined(done.result() for done in running)
        return page if unreadable == "collect" else page.items

    def follow(self, feed: ChangeFeed, *, pause_seconds: float = 1.0) -> Iterator[ChangeRecord]:
        """Yields the changes of a table as they happen, until the database is closed."""
        while True:
            changes = self.run(feed.read())
            yield from changes
            if not changes and pause(self._session.clock, self._stop, pause_seconds):
                return

    def rewriting(
        self, entity: type[Entity], *, cursor: str | None = None, page_size: int | None = None
    ) -> Iterator[RewriteProgress]:
        """Rewrites stored items in the current form of the entity, page by page."""
        while True:
            progress = self.run(RewritePage(entity, cursor, page_size))
            yield progress
            cursor = progress.cursor
            if cursor is None:
                return

    def call(self, operation: str, request: dict[str, Any]) -> dict[str, Any]:
        """Sends one request of DynamoDB unchanged, for operations without a pattern."""
        self._session.check_unbound()
        return self._answer(Call(operation, request, None, str(request.get("TableName", ""))))

    def create_tables(self, design: Design) -> None:
        """Creates the missing tables of a design, and waits until they are active."""
        self._driven(creation(design))

    def close(self) -> None:
        """Closes everything that the database opened."""
        if self._is_bound:
            return
        self._stop.set()
        if self._owns_transport:
            self._transport.close()

    def __enter__(self) -> Database:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
