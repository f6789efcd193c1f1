"""Connections are lent to one at a time, bounded in number, and never shared with a fork."""

from __future__ import annotations

import os
import random
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import pytest

from tablewright.client.remote.connection import Connection
from tablewright.client.remote.endpoints import Endpoint
from tablewright.client.remote.pool import Pool
from tablewright.client.remote.transport import RemoteTransport
from tablewright.client.settings import Settings
from tablewright.errors.target import CallTimeoutError, TargetError, TransportClosedError
from tests.client.remote.callers import KEY
from tests.client.remote.scripted import (
    PATIENCE_SECONDS,
    Exchange,
    answers,
    answers_damaged,
    answers_half,
    answers_two,
    echoes,
    hangs_up,
    resets,
    scripted,
)


def test_a_call_that_gets_no_connection_in_time_is_told_so():
    lent = cast(Connection, object())
    pool = Pool(
        Endpoint("db", 80, is_tls=False, region="any"),
        lambda _: lent,
        connections_max=1,
        connect_timeout_s=1,
        idle_s=1,
        monotonic=lambda: 100.0,
    )
    assert lent is pool.take(deadline=101)
    with pytest.raises(CallTimeoutError, match="before it was sent") as told:
        pool.take(deadline=100)
    assert not told.value.is_outcome_unknown


def test_closing_wakes_those_who_wait_for_a_connection():
    go_on, is_waiting = threading.Event(), threading.Event()

    class Noticed(threading.Condition):
        def wait(self, timeout: float | None = None) -> bool:
            is_waiting.set()
            return super().wait(timeout)

    def held(exchange: Exchange) -> None:
        assert go_on.wait(PATIENCE_SECONDS)
        echoes(exchange)

    with scripted(held) as server, ThreadPoolExecutor(2) as threads:
        transport = RemoteTransport(server.endpoint, KEY, settings=Settings(pool_max=1))
        pool = transport._channels.pools[0]
        pool._changed = Noticed()
        first = threads.submit(transport.send, "ListTables", b"{}")
        server.wait_for_requests(1)
        second = threads.submit(transport.send, "ListTables", b"{}")
        assert is_waiting.wait(PATIENCE_SECONDS)
        transport.close()
        with pytest.raises(TransportClosedError):
            second.result(PATIENCE_SECONDS)
        go_on.set()
        assert b"{}" == first.result(PATIENCE_SECONDS)  # what was sent is still answered
    assert (0, set()) == (pool._count, pool._open)


@pytest.mark.parametrize("seed", range(3))
def test_whatever_the_server_does_nobody_gets_the_answer_of_another(seed: int):
    chance = random.Random(seed)
    faults = (hangs_up, resets, answers_half, answers_damaged, answers_two)
    steps = [chance.choice((echoes, echoes, *faults)) for _ in range(150)]
    bodies = [b'{"Number":%d}' % number for number in range(300)]
    settings = Settings(pool_max=4, attempts_max=50)
    with (
        scripted(*steps, *[echoes] * len(bodies)) as server,
        RemoteTransport(
            server.endpoint, KEY, settings=settings, random_share=lambda: 0.0
        ) as transport,
        ThreadPoolExecutor(8) as threads,
    ):
        came = list(threads.map(lambda body: _sent(transport, body), bodies))
    others = [got for sent, got in zip(bodies, came, strict=True) if got not in (sent, None)]
    assert [] == others
    assert bodies[200:] == came[200:]  # after the last fault


def _sent(transport: RemoteTransport, body: bytes) -> bytes | None:
    try:
        return transport.send("ListTables", body)
    except TargetError:
        return None


def test_many_threads_get_their_own_answers():
    bodies = [b'{"Number":%d}' % number for number in range(400)]
    with scripted(*[echoes] * len(bodies)) as server:
        settings = Settings(pool_max=4)
        with (
            RemoteTransport(server.endpoint, KEY, settings=settings) as transport,
            ThreadPoolExecutor(16) as pool,
        ):
            came = list(pool.map(lambda body: transport.send("ListTables", body), bodies))
    assert bodies == came
    assert server.connections <= 4


def test_threads_that_call_together_have_a_connection_each():
    together = threading.Barrier(3, timeout=PATIENCE_SECONDS)

    def step(exchange: Exchange) -> None:
        together.wait()
        answers()(exchange)

    with (
        scripted(step, step, step) as server,
        RemoteTransport(server.endpoint, KEY) as transport,
        ThreadPoolExecutor(3) as pool,
    ):
        list(pool.map(lambda _: transport.send("ListTables", b"{}"), range(3)))
        transport.send("ListTables", b"{}")
    assert 3 == server.connections


def test_connections_that_are_no_longer_needed_are_closed():
    now = [0.0]
    together = threading.Barrier(2, timeout=PATIENCE_SECONDS)

    def step(exchange: Exchange) -> None:
        together.wait()
        answers()(exchange)

    with scripted(step, step) as server:
        settings = Settings(pool_idle_s=10, call_timeout_s=3_600)
        transport = RemoteTransport(
            server.endpoint, KEY, settings=settings, monotonic=lambda: now[0]
        )
        with transport, ThreadPoolExecutor(2) as pool:
            list(pool.map(lambda _: transport.send("ListTables", b"{}"), range(2)))
            for _ in range(4):  # one of the two is used, the other grows old
                now[0] += 6
                transport.send("ListTables", b"{}")
            assert 1 == len(transport._channels.pools[0]._open)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
def test_a_forked_process_opens_connections_of_its_own():
    with scripted(*[echoes] * 3) as server, RemoteTransport(server.endpoint, KEY) as transport:
        assert b'{"By":"parent"}' == transport.send("ListTables", b'{"By":"parent"}')
        child = os.fork()
        if child == 0:
            try:
                came = transport.send("ListTables", b'{"By":"child"}')
                os._exit(0 if came == b'{"By":"child"}' else 1)
            finally:
                os._exit(2)
        _, status = os.waitpid(child, 0)
        assert 0 == os.waitstatus_to_exitcode(status)
        assert b'{"By":"parent"}' == transport.send("ListTables", b'{"By":"parent"}')
    assert [1, 2, 1] == [exchange.connection for exchange in server.exchanges]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*multi-threaded, use of fork:DeprecationWarning")
def test_a_fork_while_a_thread_holds_the_locks_does_not_hang_the_child():
    with scripted() as server, RemoteTransport(server.endpoint, KEY) as transport:
        pool = transport._channels.pools[0]
        with pool._changed, transport._budget._lock, transport._keeper._looking:
            child = os.fork()
            if child == 0:
                try:
                    os._exit(0 if transport.send("ListTables", b"{}") == b"{}" else 1)
                finally:
                    os._exit(2)
        _, status = os.waitpid(child, 0)
        assert 0 == os.waitstatus_to_exitcode(status)
