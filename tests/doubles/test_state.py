"""The state of a sandbox is in the store: two processes show the same, and agree on limits."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tablewright.client import AsyncDatabase
from tablewright.clock import ManualClock
from tablewright.doubles import limits
from tablewright.doubles.calls import Call, Reply
from tablewright.doubles.sandboxes import Sandboxes
from tablewright.doubles.streams import Change, Record, Stream
from tablewright.errors import NotFoundError, TooLargeError
from tablewright.ids import CountingIds, RandomIds


@asynccontextmanager
async def _two() -> AsyncGenerator[tuple[Sandboxes, Sandboxes, ManualClock]]:
    """Two nodes over one store."""
    clock, ids = ManualClock(), RandomIds()
    async with AsyncDatabase("memory:", clock=clock, ids=ids) as db:
        nodes = [Sandboxes(db, clock=clock, ids=ids) for _ in range(2)]
        await nodes[0].create_tables()
        yield nodes[0], nodes[1], clock


def _run(work: Callable[[Sandboxes, Sandboxes, ManualClock], Awaitable[None]]) -> None:
    async def main() -> None:
        async with _two() as (one, other, clock):
            await work(one, other, clock)

    asyncio.run(main())


def _call(key: str, path: str = "/v1/customers", method: str = "GET", **more: Any) -> Call:
    headers = {"authorization": f"Bearer {key}", **more.pop("headers", {})}
    return Call(method, path, more.pop("query", ()), headers, **more)


def _limit(reply: Reply) -> dict[str, str]:
    prefix = "x-hubspot-ratelimit-"
    return {
        name.removeprefix(prefix): value
        for name, value in reply.headers.items()
        if name.startswith(prefix)
    }


def test_an_unknown_grant_cannot_be_revoked():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        with pytest.raises(NotFoundError):
            await one.stripe.sandbox.revoke("none")

    _run(work)


def test_a_record_has_a_limited_size():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        with pytest.raises(TooLargeError):
            await one.stripe.write("customers", {"name": "x" * limits.RECORD_BYTES_MAX}, None)

    _run(work)


def test_a_kind_has_a_limited_number_of_samples():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        with pytest.raises(ValueError, match="at most"):
            await one.fill("stripe", events=limits.FILL_RECORDS_MAX + 1)

    _run(work)


def test_a_token_and_a_change_of_one_process_are_valid_at_the_other():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        key = await one.stripe.new_key()
        assert b'"data":[]' in (await other.stripe.serve(_call(key))).body
        made = await one.stripe.write("customers", {"name": "Ada"}, None)
        assert made.id.encode() in (await other.stripe.serve(_call(key))).body
        await other.stripe.remove("customers", made.id)
        assert b'"data":[]' in (await one.stripe.serve(_call(key))).body
        caller = await other.stripe.sandbox.caller(key)
        assert caller is not None
        await other.stripe.sandbox.revoke(caller.grant.grant_id)
        assert 401 == (await one.stripe.serve(_call(key))).status

    _run(work)


def test_a_fault_of_one_process_is_met_at_the_other_and_counted_together():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        key = await one.stripe.new_key()
        await one.stripe.sandbox.fail("error", count=2)
        nodes = one, other, one, other
        found = [(await node.stripe.serve(_call(key))).status for node in nodes]
        assert [500, 500, 200, 200] == found

    _run(work)


def test_parallel_changes_of_two_processes_are_all_kept():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        made = await one.stripe.write("customers", {"name": "Ada"}, None)
        changes = [
            node.stripe.write("customers", {"metadata": {f"k{number}": "1"}}, made.id)
            for number in range(6)
            for node in (one, other)
        ]
        await asyncio.gather(*changes)
        found = (await one.stripe.sandbox.streams.read("customers")).by_id[made.id]
        assert {f"k{number}" for number in range(6)} == set(found.value("metadata"))

    _run(work)


def test_stripes_limit_is_one_for_all_processes():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        key = await one.stripe.new_key()
        nodes = [one, other] * limits.STRIPE_PER_SECOND
        replies = [await node.stripe.serve(_call(key)) for node in nodes]
        assert {"global-rate"} == {
            one.headers["stripe-rate-limited-reason"] for one in replies if one.status == 429
        }
        found = [one.status for one in replies]
        assert limits.STRIPE_PER_SECOND == found.count(200)
        assert limits.STRIPE_PER_SECOND == found.count(429)
        clock.advance(seconds=1)
        assert 200 == (await one.stripe.serve(_call(key))).status

    _run(work)


def test_hubspots_limits_are_named_by_header_and_policy():
    path = "/crm/v3/objects/contacts"

    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        key = await one.hubspot.new_key()
        await one.hubspot.sandbox.limit(per_interval=2, per_day=4)
        first = await one.hubspot.serve(_call(key, path))
        assert {
            "max": "2",
            "remaining": "1",
            "interval-milliseconds": "10000",
            "daily": "4",
            "daily-remaining": "3",
        } == _limit(first)
        await other.hubspot.serve(_call(key, path))
        third = await other.hubspot.serve(_call(key, path))
        assert (429, True) == (third.status, b'"policyName":"TEN_SECONDLY_ROLLING"' in third.body)
        clock.advance(seconds=10)
        await one.hubspot.serve(_call(key, path))
        fifth = await one.hubspot.serve(_call(key, path))
        assert (429, True) == (fifth.status, b'"policyName":"DAILY"' in fifth.body)

    _run(work)


def test_searches_have_a_limit_of_their_own_and_no_headers():
    path = "/crm/v3/objects/contacts/search"

    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        key = await one.hubspot.new_key()
        calls = [_call(key, path, "POST") for _ in range(limits.HUBSPOT_SEARCHES_PER_SECOND + 1)]
        replies = [await one.hubspot.serve(call) for call in calls]
        assert [200] * 5 + [429] == [one.status for one in replies]
        assert {} == _limit(replies[0])
        assert b'"policyName":"SECONDLY"' in replies[-1].body

    _run(work)


def test_the_same_seed_gives_the_same_data():
    async def filled(seed: int) -> dict[str, list[bytes]]:
        clock, ids = ManualClock(), CountingIds()
        async with AsyncDatabase("memory:", clock=clock, ids=ids) as db:
            sandboxes = Sandboxes(db, clock=clock, ids=ids)
            await sandboxes.create_tables()
            found = dict[str, list[bytes]]()
            for name, double in sandboxes.by_name.items():
                for kind in await sandboxes.fill(name, seed=seed, count=40):
                    stream = await double.sandbox.streams.read(kind)
                    found[f"{name}.{kind}"] = [one.text for one in stream.ordered]
            return found

    first, again, other = (asyncio.run(filled(seed)) for seed in (7, 7, 8))
    assert first == again
    assert first["stripe.customers"] != other["stripe.customers"]


def test_a_change_is_decided_again_if_another_process_was_first():
    async def work(one: Sandboxes, other: Sandboxes, clock: ManualClock) -> None:
        streams = one.stripe.sandbox.streams
        stale = await streams.read("customers")
        await other.stripe.write("customers", {"name": "First"}, None)
        seen = list[int]()

        def decide(stream: Stream) -> tuple[list[Change], int]:
            seen.append(len(stream.ordered))
            record = Record.of({"id": "cus_mine", "created": 1})
            return [Change.writing("customers", record)], len(stream.ordered)

        real, reads = streams.read, [stale]

        async def read(kind: str) -> Stream:
            return reads.pop() if reads else await real(kind)

        streams.read = read
        assert 1 == await streams.change("customers", decide)
        assert [0, 1] == seen

    _run(work)
