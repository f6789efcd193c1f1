"""A server as a process: starting it, waiting for its answer, pausing it, its memory, its end.

A paused server does nothing at all, so that what it does late (collecting garbage, compacting
files) falls into its own time and not into that of others. Not here: which servers there are
(`bench.peers`, `bench.endpoint_contenders`).
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from bench.keep_alive import Connection, Refused

START_SECONDS_MAX = 60
END_SECONDS_MAX = 10
ANSWER_SECONDS_MAX = 20
POLL_SECONDS = 0.002

_PROC = Path("/proc")


class NotServing(Exception):
    """The server ended, or gave no answer in time."""


@dataclass(frozen=True, slots=True)
class Memory:
    """Memory of a server and of every process that it started."""

    rss_anon_mb: float  # memory that no other process can use
    rss_mb: float  # and pages of files, which the system takes back at will


@dataclass(frozen=True, slots=True)
class Server:
    """A server that has answered once; `start_seconds` is how long that took."""

    process: subprocess.Popen[bytes]
    port: int
    connection: Connection
    start_seconds: float

    def pause(self) -> None:
        """Lets it do nothing until it is resumed."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Lets it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        # The next request detects a process that has ended by itself.
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, number)

    def processes(self) -> list[int]:
        """The ids of its process and of all that descend from it; Linux only."""
        return list(_family(self.process.pid))

    def memory(self) -> Memory:
        """What it uses now; Linux only."""
        anon_kb, whole_kb = 0, 0
        for pid in self.processes():
            status = dict(
                line.split(":", 1) for line in (_PROC / f"{pid}/status").read_text().splitlines()
            )
            anon_kb += int(status["RssAnon"].split()[0])
            whole_kb += int(status["VmRSS"].split()[0])
        return Memory(anon_kb * 1024 / 1e6, whole_kb * 1024 / 1e6)

    def processor_seconds(self) -> float:
        """Processor time that it has used so far, with all its processes; Linux only."""
        return sum(processor_seconds_of(pid) for pid in self.processes())


def processor_seconds_of(pid: int) -> float:
    """Processor time that one process has used so far; Linux only."""
    return time.clock_gettime(_processor_clock(pid))


def free_port() -> int:
    """Returns a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def lists_tables(connection: Connection) -> None:
    """Asks a DynamoDB for its tables; raises an OSError or `Refused` while it is not up."""
    connection.call("ListTables", {})


@contextmanager
def serving(
    command: Sequence[str],
    port: int,
    *,
    log_path: Path,
    folder: Path,
    settings: Mapping[str, str] | None = None,  # further variables of its environment
    asked: Callable[[Connection], None] = lists_tables,
) -> Iterator[Server]:
    """A running server that has answered once; raises `NotServing`."""
    environment = {**os.environ, "AWS_ACCESS_KEY_ID": "x", "AWS_SECRET_ACCESS_KEY": "x"}
    with log_path.open("wb") as log:
        start = time.perf_counter()
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            env={**environment, **(settings or {})},
            cwd=folder,
            start_new_session=True,  # it is paused and ended with all that it starts
        )
        connection = Connection(port, timeout_seconds=ANSWER_SECONDS_MAX)
        try:
            _await(process, lambda: asked(connection), log_path)
            yield Server(process, port, connection, time.perf_counter() - start)
        finally:
            connection.close()
            _end(process)


def _await(process: subprocess.Popen[bytes], ask: Callable[[], None], log_path: Path) -> None:
    deadline = time.monotonic() + START_SECONDS_MAX
    while time.monotonic() < deadline:
        if process.poll() is not None:
            last = log_path.read_text(errors="replace").strip().splitlines()[-1:]
            raise NotServing(f"it ended at once ({''.join(last) or 'no output'})")
        try:
            ask()
        except (OSError, Refused):
            time.sleep(POLL_SECONDS)
        else:
            return
    raise NotServing(f"it gave no answer within {START_SECONDS_MAX} s of its start")


def _processor_clock(pid: int) -> int:
    """The clock of a process, as clock_getcpuclockid(3) gives it: finer than /proc, which ticks."""
    return (~pid << 3) | 2


def _end(process: subprocess.Popen[bytes]) -> None:
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGCONT)  # a paused process would not hear the rest
        process.terminate()
        try:
            process.wait(timeout=END_SECONDS_MAX)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def _family(pid: int) -> Iterator[int]:
    """A process and all that descend from it."""
    yield pid
    for task in (_PROC / f"{pid}/task").iterdir():
        try:
            children = (task / "children").read_text().split()
        except FileNotFoundError:
            continue  # a thread that has ended since
        for child in children:
            yield from _family(int(child))
