"""Repeats in any order of events: deaths, errors and time."""

from __future__ import annotations

import asyncio

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tablewright.api import limits
from tablewright.api.context import Context
from tablewright.api.idempotency.records import RepeatableRequest
from tablewright.api.idempotency.stored import StoredIdempotency
from tablewright.api.responses import RawResponse
from tablewright.api.routes import Routes
from tablewright.api.rules import TENANT
from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.errors import ConflictingError, ConnectionLostError, NotFoundError
from tablewright.ids import CountingIds
from tablewright.kits.service_design import SERVICE_DESIGN
from tests.api.toy import ANA, KNOWN
from tests.examples import examples

ROUTES = Routes()


@ROUTES.post("/v1/act", rule=TENANT, accepts_idempotency_key=True)
async def act(context: Context) -> None:
    """Acts."""


class Repeating(RuleBasedStateMachine):
    """Requests with a few keys, processes that die, and time: each is done once in each life."""

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.clock, ids = ManualClock(), CountingIds()
        self.db = AsyncDatabase("memory:", clock=self.clock, ids=ids)
        self.runner.run(self.db.create_tables(SERVICE_DESIGN))
        self.repeats = [StoredIdempotency(self.db, clock=self.clock, ids=ids) for _ in range(2)]
        self.known: dict[str, tuple[str, bytes, float]] = {}  # key: body, answer, when
        self.held: dict[str, tuple[str, float]] = {}  # key: body, when a dead process began it
        self.broken: dict[str, tuple[str, float]] = {}  # key: body, when it was begun and broke off
        self.first_ids: dict[str, str] = {}  # of what was begun and not ended
        self.deeds = 0
        (self.route,) = ROUTES

    def _context(self, body: str) -> Context:
        return Context(
            request_id="r",
            principal=KNOWN[ANA],
            db=self.db,
            clock=self.clock,
            ids=CountingIds(),
            headers={},
            address="203.0.113.7",
            body=body.encode(),
            base="",
            target="/v1/act",
            parts=None,
            stopping=asyncio.Event(),
        )

    def _expected(self, key: str, body: str) -> bytes | type[Exception] | None:
        """An answer, a conflict, or None: it is to be done."""
        now = self.clock.now()
        if key in self.known and now < int(self.known[key][2]) + limits.REPEAT_SECONDS:
            return self.known[key][1] if self.known[key][0] == body else ConflictingError
        if key in self.held and now < int(self.held[key][1]) + limits.REPEAT_SECONDS:
            held_body, began = self.held[key]
            is_free = held_body == body and now >= began + limits.REPEAT_LEASE_SECONDS
            return None if is_free else ConflictingError
        if key in self.broken and now < int(self.broken[key][1]) + limits.REPEAT_SECONDS:
            return None if self.broken[key][0] == body else ConflictingError
        self.first_ids.pop(key, None)
        return None

    @rule(
        key=st.sampled_from(["k1", "k2"]),
        body=st.sampled_from(["a", "b"]),
        process=st.integers(0, 1),
        outcome=st.sampled_from(["done", "done", "refused", "breaks", "dies"]),
    )
    def ask(self, key: str, body: str, process: int, outcome: str) -> None:
        """Sends a request to a process."""
        expected, began = self._expected(key, body), self.clock.now()
        deeds = self.deeds

        async def deed(context: Context) -> RawResponse:
            self.deeds += 1
            first_id = context.ids.uuid()
            assert first_id == self.first_ids.setdefault(key, first_id)
            if outcome == "refused":
                raise NotFoundError("none.")
            if outcome == "breaks":
                raise ConnectionLostError("lost.", is_outcome_unknown=True)
            if outcome == "dies":
                raise KeyboardInterrupt
            return RawResponse(f"{key}{body}{self.deeds}".encode(), 200)

        async def asked() -> bytes | type[BaseException]:
            repeats = self.repeats[process]
            try:
                return (await repeats.once(self._context(body), self.route, key, deed)).body
            except (NotFoundError, ConflictingError, ConnectionLostError) as error:
                return type(error)
            except KeyboardInterrupt as error:
                return type(error)

        found = self.runner.run(asked())
        if expected is not None:
            assert expected == found
            assert deeds == self.deeds
            return
        assert deeds + 1 == self.deeds
        self.known.pop(key, None)
        self.held.pop(key, None)
        self.broken.pop(key, None)
        if outcome in ("done", "refused"):
            self.first_ids.pop(key, None)
        if outcome == "breaks":
            self.broken[key] = body, began
        if outcome == "done":
            assert isinstance(found, bytes)
            self.known[key] = body, found, began
        if outcome == "dies":
            self.held[key] = body, began

    @rule(seconds=st.sampled_from([1, 59, 60, 3_600, 86_399, 86_400]))
    def wait(self, seconds: int) -> None:
        """Lets time pass without a sweep of expired items."""
        self.clock.advance(seconds=seconds)

    @invariant()
    def records_are_few(self) -> None:
        """One for each key."""
        if hasattr(self, "db"):
            found = self.runner.run(self.db.all(RepeatableRequest.scan().with_hidden()))
            assert len(found) <= 2

    def teardown(self) -> None:
        """Gives everything back."""
        if hasattr(self, "db"):
            self.runner.run(self.db.close())
            self.runner.close()


TestRepeating = Repeating.TestCase
TestRepeating.settings = settings(max_examples=examples(25), stateful_step_count=15, deadline=None)
