"""Calls to the engine in this process: errors are raised, also after close; loops stay free."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from typing import Any

import pytest

from tablewright import Engine, limits
from tablewright.client.embedded import AsyncEmbeddedTransport, EmbeddedTransport
from tablewright.errors import ConditionalCheckFailedException, ValidationException
from tablewright.errors.target import TransportClosedError
from tests.endpoint.running import commits_of, held_commit

TABLE = {
    "TableName": "users",
    "KeySchema": [{"AttributeName": "id", "KeyType": "HASH"}],
    "AttributeDefinitions": [{"AttributeName": "id", "AttributeType": "S"}],
    "BillingMode": "PAY_PER_REQUEST",
}


@pytest.fixture
def engine() -> Iterator[Engine]:
    with Engine.memory() as engine:
        engine.call("CreateTable", TABLE)
        yield engine


def _put(name: str, condition: str = "") -> bytes:
    request = {"TableName": "users", "Item": {"id": {"S": name}}}
    if condition:
        request["ConditionExpression"] = condition
    return json.dumps(request).encode()


def _get(name: str) -> bytes:
    return json.dumps({"TableName": "users", "Key": {"id": {"S": name}}}).encode()


@contextmanager
def committing_threads() -> Iterator[set[str]]:
    """The names of the threads that commit meanwhile."""
    names: set[str] = set()
    plain = Engine.answers

    def noted(engine: Engine, writes: Any) -> Any:
        names.add(threading.current_thread().name)
        return plain(engine, writes)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Engine, "answers", noted)
        yield names


def test_a_closed_transport_is_refused(engine: Engine):
    transport = EmbeddedTransport(engine, owns_engine=False)
    transport.close()
    transport.close()
    with pytest.raises(TransportClosedError):
        transport.send("ListTables", b"{}")


def test_a_closed_async_transport_is_refused(engine: Engine):
    async def main() -> None:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False)
        await transport.close()
        await transport.close()
        with pytest.raises(TransportClosedError):
            await transport.send("ListTables", b"{}")

    asyncio.run(main())


def test_a_refusal_is_raised_as_its_class(engine: Engine):
    with EmbeddedTransport(engine, owns_engine=False) as transport:
        with pytest.raises(ValidationException):
            transport.send("PutItem", b'{"TableName":"users"}')
        with pytest.raises(ConditionalCheckFailedException):
            transport.send("PutItem", _put("ann", "attribute_exists(id)"))


@pytest.mark.parametrize("writes_inline", [True, False])
def test_a_refusal_among_writes_that_share_a_commit_is_its_own(engine: Engine, writes_inline: bool):
    async def main() -> list[bytes | BaseException]:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, writes_inline=writes_inline)
        async with transport:
            bodies = [_put("ann"), _put("bob", "attribute_exists(id)"), b"{}", _put("cat")]
            calls = [transport.send("PutItem", body) for body in bodies]
            return await asyncio.gather(*calls, return_exceptions=True)

    first, second, third, fourth = asyncio.run(main())
    assert b"{}" == first == fourth
    assert isinstance(second, ConditionalCheckFailedException)
    assert isinstance(third, ValidationException)
    assert {"Count": 2, "ScannedCount": 2} == {
        name: count
        for name, count in engine.call("Scan", {"TableName": "users"}).items()
        if name != "Items"
    }


def test_only_an_engine_of_its_own_is_closed(engine: Engine):
    EmbeddedTransport(engine, owns_engine=False).close()
    assert {"TableNames": ["users"]} == engine.call("ListTables", {})
    own = EmbeddedTransport(Engine.memory(), owns_engine=True)
    own.close()
    assert not own.engine._context.store.is_open


def test_writes_that_come_together_share_a_commit(engine: Engine):
    async def main() -> None:
        async with AsyncEmbeddedTransport(engine, owns_engine=False) as transport:
            calls = [transport.send("PutItem", _put(str(number))) for number in range(100)]
            await asyncio.gather(*calls)

    before = commits_of(engine)
    asyncio.run(main())
    assert commits_of(engine) - before == 1


def test_the_loop_reads_on_while_a_write_waits_for_the_disk(engine: Engine):
    async def main() -> None:
        async with AsyncEmbeddedTransport(engine, owns_engine=False) as transport:
            with held_commit(engine):
                write = asyncio.ensure_future(transport.send("PutItem", _put("ann")))
                await asyncio.sleep(0)
                assert b"{}" == await transport.send("GetItem", _get("ann"))
                assert not write.done()
            assert b"{}" == await write
            assert b"ann" in await transport.send("GetItem", _get("ann"))

    asyncio.run(main())


@pytest.mark.parametrize("count", [1, 64, 200])
def test_a_loop_that_waits_for_the_disk_does_quick_commits_itself(engine: Engine, count: int):
    async def main() -> set[str]:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, waits_for_disk=True)
        async with transport:
            with committing_threads() as names:
                calls = [transport.send("PutItem", _put(str(number))) for number in range(count)]
                assert [b"{}"] * count == await asyncio.gather(*calls)
                return names

    before = commits_of(engine)
    assert {"MainThread"} == asyncio.run(main())
    assert ceil(count / limits.INLINE_COMMIT_WRITES_MAX) == commits_of(engine) - before


def test_a_quick_commit_takes_the_writes_of_the_passes_after_its_first_one(engine: Engine):
    async def main() -> list[bytes]:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, waits_for_disk=True)

        async def later(passes: int) -> bytes:
            for _ in range(passes):
                await asyncio.sleep(0)
            return await transport.send("PutItem", _put(str(passes)))

        async with transport:
            return await asyncio.gather(*map(later, range(5)))

    before = commits_of(engine)
    assert [b"{}"] * 5 == asyncio.run(main())
    assert 1 == commits_of(engine) - before


def test_a_large_commit_waits_for_no_further_writes(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    async def main() -> None:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, waits_for_disk=True)
        async with transport:
            first = asyncio.ensure_future(transport.send("PutItem", _put("first")))
            await asyncio.sleep(0)
            second = asyncio.ensure_future(transport.send("PutItem", _put("second")))
            await asyncio.gather(first, second)

    monkeypatch.setattr(limits, "INLINE_COMMIT_BYTES_ENOUGH", len(_put("first")))
    before = commits_of(engine)
    asyncio.run(main())
    assert 2 == commits_of(engine) - before


def test_writes_that_never_cease_do_not_hold_a_quick_commit_up(engine: Engine):
    async def main() -> int:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, waits_for_disk=True)
        async with transport:
            first = asyncio.ensure_future(transport.send("PutItem", _put("first")))
            others: list[asyncio.Future[bytes]] = []
            while not first.done():
                await asyncio.sleep(0)
                write = transport.send("PutItem", _put(str(len(others))))
                others.append(asyncio.ensure_future(write))
            await asyncio.gather(*others)
            return len(others)

    assert asyncio.run(main()) <= limits.INLINE_COMMIT_WRITES_MAX + 2


def test_a_slow_disk_is_left_to_a_thread(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    async def main() -> set[str]:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, waits_for_disk=True)
        async with transport:
            await transport.send("PutItem", _put("ann"))  # which is quick enough, and took longer
            monkeypatch.setattr(limits, "INLINE_COMMIT_SECONDS_MAX", 0.0)
            with committing_threads() as names:
                await transport.send("PutItem", _put("bob"))
                return names

    assert {"tablewright-writes_0"} == asyncio.run(main())


def test_a_bug_in_a_commit_on_the_loop_reaches_whoever_wrote(
    engine: Engine, monkeypatch: pytest.MonkeyPatch
):
    def broken(writes: object) -> None:
        raise ZeroDivisionError

    async def main() -> None:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False, waits_for_disk=True)
        async with transport:
            with monkeypatch.context() as patch:
                patch.setattr(Engine, "answers", lambda engine, writes: broken(writes))
                with pytest.raises(ZeroDivisionError):
                    await transport.send("PutItem", _put("ann"))
            assert b"{}" == await transport.send("PutItem", _put("ann"))

    asyncio.run(main())


def test_closing_waits_for_writes_that_were_asked_for(engine: Engine):
    async def main() -> list[bytes]:
        transport = AsyncEmbeddedTransport(engine, owns_engine=False)
        writes = [asyncio.ensure_future(transport.send("PutItem", _put(str(n)))) for n in range(9)]
        await asyncio.sleep(0)
        await transport.close()
        assert all(write.done() for write in writes)
        return [write.result() for write in writes]

    assert [b"{}"] * 9 == asyncio.run(main())


def test_a_cancelled_write_leaves_the_others_alone(engine: Engine):
    async def main() -> None:
        async with AsyncEmbeddedTransport(engine, owns_engine=False) as transport:
            with held_commit(engine):
                lost = asyncio.ensure_future(transport.send("PutItem", _put("ann")))
                kept = asyncio.ensure_future(transport.send("PutItem", _put("bob")))
                await asyncio.sleep(0)
                lost.cancel()
            assert b"{}" == await kept
            assert lost.cancelled()

    asyncio.run(main())


def test_a_transport_serves_one_loop_after_another(engine: Engine):
    transport = AsyncEmbeddedTransport(engine, owns_engine=False)
    for name in ("ann", "bob"):
        assert b"{}" == asyncio.run(transport.send("PutItem", _put(name)))
    asyncio.run(transport.close())


def test_operations_on_tables_have_a_thread_of_their_own(engine: Engine):
    async def main() -> bytes:
        async with AsyncEmbeddedTransport(engine, owns_engine=False) as transport:
            await transport.send(
                "CreateTable", json.dumps({**TABLE, "TableName": "orders"}).encode()
            )
            return await transport.send("ListTables", b"{}")

    assert b'{"TableNames":["orders","users"]}' == asyncio.run(main())
