"""What one call costs a client: processor time per GetItem, ours beside botocore's and others'.

It is measured twice, as processor time of this process, all threads, from handing over a request to
having the answer's item in dictionaries:

- `measured`: all talk to one server on loopback, in a process of its own, that gives a fixed
  answer. Half of what a lean client takes is then the system's: sending wakes the server up.
- `measured_stubbed`: nothing is sent. botocore's own hook answers in its place; ours reads from a
  socket that is none.

`python -m bench.model_calls` is the server.
Not here: objects from pages (`bench.model`).
"""

from __future__ import annotations

import asyncio
import importlib.util
import io
import os
import selectors
import socket
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from bench import rounds
from bench.rounds import Plan, Spread
from tablewright import clock
from tablewright.client.remote.async_transport import AsyncRemoteTransport
from tablewright.client.remote.connection import Connection
from tablewright.client.remote.credentials import Credentials
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.transport import RemoteTransport

TOGETHER = 16  # calls under way at once, in the rows that say so
GOAL = 20.0  # times less processor time than botocore
REGION = "us-east-1"
KEY, SECRET = "AKIDEXAMPLE", "wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY"
REQUEST: dict[str, Any] = {
    "TableName": "people",
    "Key": {"PK": {"S": "USER#user-001"}, "SK": {"S": "PERSON#person-003"}},
}
BODY = msgspec.json.encode(REQUEST)
ITEM: dict[str, Any] = {
    **REQUEST["Key"],
    "GSI1PK": {"S": "PERSON#person-003"},
    "FirstName": {"S": "Johanna"},
    "LastName": {"S": "Doe"},
    "BirthDate": {"S": "1961-05-17"},
    "Gender": {"S": "Female"},
    "Children": {"N": "3"},
    "IsLiving": {"BOOL": True},
    "CreatedAt": {"S": "2025-03-05T12:00:00.000Z"},
    "Notes": {"S": "She moved twice, and kept every letter. " * 4},
}
ANSWER_BODY = msgspec.json.encode({"Item": ITEM})
HEADERS = {
    "Server": "Server",
    "Date": "Wed, 05 Mar 2025 12:00:00 GMT",
    "Content-Type": "application/x-amz-json-1.0",
    "Content-Length": str(len(ANSWER_BODY)),
    "Connection": "keep-alive",
    "x-amzn-RequestId": "01A1E22A88E671A1800960B4EFEB8EDB01A1E22A88E671A18009",
    "x-amz-crc32": str(zlib.crc32(ANSWER_BODY)),
}
_LINES = "".join(f"{name}: {value}\r\n" for name, value in HEADERS.items())
ANSWER = f"HTTP/1.1 200 OK\r\n{_LINES}\r\n".encode() + ANSWER_BODY
RIVALS = ("botocore", "aiodynamo", "pydynox")


Candidate = Callable[[int], AbstractContextManager[rounds.Work]]  # takes the server's port


@dataclass(frozen=True, slots=True)
class Cost:
    """Processor time of a call, and how many times as much botocore takes."""

    name: str
    call_us: Spread
    times_less: Spread

    def to_json(self) -> dict[str, Any]:
        """The cost as plain data."""
        return {
            "name": self.name,
            "call_us": self.call_us.to_json(),
            "times_less": self.times_less.to_json(),
        }


def measured(plan: Plan) -> list[Cost]:
    """The cost of a GetItem over loopback for every client that is installed."""
    with serving() as port:
        return _raced(OVER_LOOPBACK, port, plan)


def measured_stubbed(plan: Plan) -> list[Cost]:
    """The cost of a GetItem before and after the network, for botocore and ours."""
    return _raced(STUBBED, 1, plan)


def _raced(candidates: dict[str, Candidate], port: int, plan: Plan) -> list[Cost]:
    with ExitStack() as stack:
        named = [
            (name, stack.enter_context(candidate(port)))
            for name, candidate in candidates.items()
            if _is_installed(name)
        ]
        times_us = rounds.race([work for _, work in named], plan)
    return [
        Cost(name, Spread.of(ours), rounds.ratios(times_us[0], ours))
        for (name, _), ours in zip(named, times_us, strict=True)
    ]


def plan(*, quick: bool) -> Plan:
    """Short slices that take turns, in processor time of the whole process."""
    return Plan(rounds=20 if quick else 150, slice_ms=20, clock=process_time)


def _is_installed(name: str) -> bool:
    module = name.partition(" ")[0]
    return module not in RIVALS or importlib.util.find_spec(module) is not None


@contextmanager
def _botocore(port: int, *, is_stubbed: bool = False) -> Iterator[rounds.Work]:
    import botocore.session
    from botocore.config import Config

    session: Any = botocore.session.Session()
    session.set_credentials(KEY, SECRET)
    client = session.create_client(
        "dynamodb",
        region_name=REGION,
        endpoint_url=f"http://127.0.0.1:{port}",
        config=Config(retries={"mode": "standard"}),
    )
    if is_stubbed:
        client.meta.events.register("before-send.dynamodb.GetItem", _answered_by_nobody)
    with closing(client):
        yield _repeated(lambda: client.get_item(**REQUEST)["Item"])


def _answered_by_nobody(request: Any, **_: Any) -> Any:
    from botocore.awsrequest import AWSResponse, HeadersDict

    answer = AWSResponse(request.url, 200, HeadersDict(HEADERS), io.BytesIO())
    answer._content = ANSWER_BODY  # pyright: ignore[reportAttributeAccessIssue]
    return answer


@contextmanager
def _sync(port: int, *, is_stubbed: bool = False) -> Iterator[rounds.Work]:
    decode = msgspec.json.Decoder().decode
    with closing(RemoteTransport(_endpoint(port), Credentials(KEY, SECRET))) as transport:
        if is_stubbed:
            _stub(transport)
        yield _repeated(lambda: decode(transport.send("GetItem", BODY))["Item"])


class _NoSocket(socket.socket):
    """A socket that swallows what is sent and has always the same answer."""

    def sendall(self, data: Any, flags: int = 0) -> None:
        assert len(data) > len(BODY)

    def recv(self, bufsize: int, flags: int = 0) -> bytes:
        return ANSWER


def _stub(transport: RemoteTransport) -> None:
    pool = transport._channels.pools[0]
    connection = Connection(
        transport._channels.to("GetItem")[0].endpoint,
        _NoSocket(),
        read_timeout_s=10,
        monotonic=clock.monotonic,
    )
    connection._poll = lambda: ()  # as of a socket that has nothing to say
    pool._count += 1
    pool.give(connection)


@contextmanager
def _async(port: int, *, together: int, loops: str = "asyncio") -> Iterator[rounds.Work]:
    decode = msgspec.json.Decoder().decode
    with asyncio.Runner(loop_factory=_loop_factory(loops)) as runner:
        transport = AsyncRemoteTransport(_endpoint(port), Credentials(KEY, SECRET))

        async def call() -> Any:
            return decode(await transport.send("GetItem", BODY))["Item"]

        yield _awaited(runner, call, together)
        runner.run(transport.close())


@contextmanager
def _aiodynamo(port: int) -> Iterator[rounds.Work]:
    import aiodynamo.client  # pyright: ignore[reportMissingImports]
    import aiodynamo.credentials  # pyright: ignore[reportMissingImports]
    import aiodynamo.http.aiohttp  # pyright: ignore[reportMissingImports]
    import aiohttp  # pyright: ignore[reportMissingImports]
    import yarl  # pyright: ignore[reportMissingImports]

    key = {"PK": REQUEST["Key"]["PK"]["S"], "SK": REQUEST["Key"]["SK"]["S"]}
    with asyncio.Runner() as runner:

        async def opened() -> Any:
            return aiohttp.ClientSession()

        session = runner.run(opened())
        client: Any = aiodynamo.client.Client(
            aiodynamo.http.aiohttp.AIOHTTP(session),
            aiodynamo.credentials.StaticCredentials(aiodynamo.credentials.Key(KEY, SECRET)),
            REGION,
            yarl.URL(f"http://127.0.0.1:{port}"),
        )

        async def call() -> Any:
            return await client.get_item(REQUEST["TableName"], key)

        yield _awaited(runner, call, 1)
        runner.run(session.close())


@contextmanager
def _pydynox(port: int) -> Iterator[rounds.Work]:
    import pydynox  # pyright: ignore[reportMissingImports]

    client: Any = pydynox.DynamoDBClient(
        region=REGION,
        access_key=KEY,
        secret_key=SECRET,
        endpoint_url=f"http://127.0.0.1:{port}",
    )
    key = {"PK": REQUEST["Key"]["PK"]["S"], "SK": REQUEST["Key"]["SK"]["S"]}
    yield _repeated(lambda: client.sync_get_item(REQUEST["TableName"], key))


OVER_LOOPBACK: dict[str, Candidate] = {
    "botocore": _botocore,
    "ours, sync": _sync,
    "ours, async": lambda port: _async(port, together=1),
    f"ours, async, {TOGETHER} together": lambda port: _async(port, together=TOGETHER),
    "ours, async on uvloop": lambda port: _async(port, together=1, loops="uvloop"),
    "aiodynamo": _aiodynamo,
    "pydynox": _pydynox,
}
STUBBED: dict[str, Candidate] = {
    "botocore": lambda port: _botocore(port, is_stubbed=True),
    "ours, sync": lambda port: _sync(port, is_stubbed=True),
}


def _endpoint(port: int) -> Endpoint:
    return Endpoint("127.0.0.1", port, is_tls=False, region=REGION)


def _loop_factory(loops: str) -> Callable[[], asyncio.AbstractEventLoop]:
    if loops == "uvloop":
        import uvloop

        return uvloop.new_event_loop
    return asyncio.new_event_loop


def _repeated(call: Callable[[], Any]) -> rounds.Work:
    def work(count: int) -> Callable[[], object]:
        def timed() -> None:
            for _ in range(count):
                assert call()

        return timed

    return work


def _awaited(runner: asyncio.Runner, call: Callable[[], Any], together: int) -> rounds.Work:
    async def repeated(count: int) -> None:
        for _ in range(count):
            assert await call()

    async def all_of(count: int) -> None:
        shares = [count // together + (place < count % together) for place in range(together)]
        await asyncio.gather(*(repeated(share) for share in shares))

    def work(count: int) -> Callable[[], object]:
        return lambda: runner.run(repeated(count) if together == 1 else all_of(count))

    return work


# The server.


@contextmanager
def serving() -> Iterator[int]:
    """A server in a process of its own; hands over its port."""
    with subprocess.Popen(
        [sys.executable, "-m", "bench.model_calls"],
        cwd=Path(__file__).resolve().parents[1],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()


def _serve() -> None:
    """Answers everything the same; a request is whole when its last byte is a brace."""
    with (
        socket.create_server(("127.0.0.1", 0), backlog=256) as host,
        selectors.DefaultSelector() as selector,
    ):
        print(host.getsockname()[1], flush=True)
        selector.register(host, selectors.EVENT_READ)
        while True:
            for key, _ in selector.select():
                found = key.fileobj
                assert isinstance(found, socket.socket)
                if found is host:
                    guest, _ = host.accept()
                    guest.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                    selector.register(guest, selectors.EVENT_READ)
                    continue
                part = b""
                with suppress(OSError):
                    part = found.recv(65_536)
                if part.endswith(b"}"):
                    found.sendall(ANSWER)
                elif not part:
                    selector.unregister(found)
                    found.close()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        _serve()
    os._exit(0)
