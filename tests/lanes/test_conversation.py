"""A parent and a child tell and ask each other things, over a real pair of sockets."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest

from tablewright.lanes.conversation import Conversation


async def _echo(question: bytes) -> bytes:
    return b"re: " + question


@asynccontextmanager
async def pair(
    answer: Callable[[bytes], Awaitable[bytes]] = _echo,
) -> AsyncIterator[tuple[Conversation, Conversation, asyncio.Queue[bytes]]]:
    loop, heard = asyncio.get_running_loop(), asyncio.Queue[bytes]()
    here = Conversation(noticed=heard.put_nowait, answer=_echo)
    there = Conversation(noticed=heard.put_nowait, answer=answer)
    for end, way in zip((here, there), socket.socketpair(), strict=True):
        await loop.create_unix_connection(lambda end=end: end, sock=way)
    try:
        yield here, there, heard
    finally:
        here.close()
        there.close()
        await asyncio.sleep(0)  # the event loop closes the sockets then


def test_a_question_to_a_process_that_ends_raises():
    async def never(question: bytes) -> bytes:
        await asyncio.Event().wait()
        return b""

    async def main() -> None:
        async with pair(never) as (here, there, _):
            asking = asyncio.create_task(here.ask(b"?"))
            await asyncio.sleep(0)
            there.close()
            with pytest.raises(ConnectionError):
                await asking
            with pytest.raises(ConnectionError):
                await here.ask(b"again?")

    asyncio.run(main())


def test_a_question_that_fails_there_has_an_empty_response(caplog: pytest.LogCaptureFixture):
    async def fail(question: bytes) -> bytes:
        raise ZeroDivisionError

    async def main() -> None:
        async with pair(fail) as (here, _, _):
            assert b"" == await here.ask(b"?")

    asyncio.run(main())
    assert "ZeroDivisionError" in caplog.text


def test_both_ends_ask_at_the_same_time_and_each_gets_its_own_response():
    async def main() -> None:
        async with pair() as (here, there, _):
            questions = [end.ask(b"%d" % n) for n in range(10) for end in (here, there)]
            assert [b"re: %d" % n for n in range(10) for _ in "ab"] == await asyncio.gather(
                *questions
            )

    asyncio.run(main())


def test_a_notice_arrives_at_the_other_end_and_an_empty_one_too():
    async def main() -> None:
        async with pair() as (here, _, heard):
            here.notice(b"marks")
            here.notice(b"")
            assert (b"marks", b"") == (await heard.get(), await heard.get())

    asyncio.run(main())
