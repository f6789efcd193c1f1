"""The endpoint as a process of its own: started, watched from outside, killed.

Not here: what is asked of it (`faults.client`).
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import IO

from tests.endpoint.faults.client import Client
from tests.endpoint.faults.launcher import Orders

ROOT = Path(__file__).resolve().parents[3]
START_SECONDS_MAX = 60.0
END_SECONDS_MAX = 30.0
_LINE_BYTES_MAX = 65_536


class Served:
    """A running endpoint. The end of its block stops it, and it must stop gracefully."""

    def __init__(
        self, store: Path, *options: str, workers: int = 1, orders: Orders | None = None
    ) -> None:
        program = ["-m", "tablewright"]
        if orders is not None:
            program = ["-m", "tests.endpoint.faults.launcher", orders.to_json()]
        place = ["--port", "0", "--data", str(store), "--workers", str(workers)]
        self._start(store, [*program, "dynamodb", *place, "--json", *options])

    def _start(
        self,
        store: Path,
        program: list[str],
        *,
        folder: Path = ROOT,
        settings: dict[str, str] | None = None,
    ) -> None:
        """Starts it in a folder, with no settings of ours in its environment but those given."""
        self.store = store
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `close`)
        known = {k: v for k, v in os.environ.items() if not k.startswith("TABLEWRIGHT_")}
        self._process = subprocess.Popen(
            [sys.executable, *program],
            cwd=folder,
            env={**known, **(settings or {})},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,  # so that it can be interrupted as from a terminal
        )
        self.pid = self._process.pid
        self.port = 0
        self._descendants: list[int] = []  # workers that were there when it was killed

    def wait_until_ready(self) -> Served:
        """Waits for the line that names the address."""
        self.port = port_of(self._first_line()["url"])
        return self

    def _first_line(self) -> dict[str, str]:
        """What it says once it has started."""
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        if not select.select([descriptor], [], [], START_SECONDS_MAX)[0]:
            raise AssertionError(f"it says nothing: {self.complaints()}")
        line = os.read(descriptor, _LINE_BYTES_MAX)
        if not line:
            self._process.wait()
            raise AssertionError(f"it did not start: {self.complaints()}")
        return json.loads(line)["data"]

    def client(self) -> Client:
        """A new connection."""
        return Client(self.port)

    def complaints(self) -> str:
        """Everything it has written to stderr so far."""
        self._errors.flush()
        return os.pread(self._errors.fileno(), 2**20, 0).decode(errors="replace")

    def serving(self, clients: set[int]) -> set[int]:
        """The workers that have a connection of clients on these ports.

        A worker may still have others, whose clients have closed them.
        """
        ours = _sockets(self.port, clients)
        return {pid for pid in self.workers() if ours & _files(pid)}

    def workers(self) -> list[int]:
        """The processes that it has started and that run."""
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text()
        return [int(number) for number in children.split()]

    def is_served_by(self, count: int) -> bool:
        """Whether so many workers take connections: each goes to the one with the fewest."""
        try:
            with contextlib.ExitStack() as stack:
                for _ in range(count):
                    client = stack.enter_context(self.client())
                    client.send(b"GET /healthz HTTP/1.1\r\n\r\n")
                    client.receive()
                ours = _sockets(self.port)
                return count == sum(bool(ours & _files(pid)) for pid in self.workers())
        except (ConnectionError, FileNotFoundError):  # a worker has just gone
            return False

    def processes(self) -> list[int]:
        return [self.pid, *self.workers()]

    def memory_bytes(self) -> int:
        """What all its processes hold in memory of their own; pages of the store do not count."""
        return sum(map(_anonymous_bytes, self.processes()))

    def files_open(self) -> int:
        """Descriptors of all its processes, sockets among them.

        Those of clients that have just left are among them, too: what must be closed again comes
        to no more than there was before, and may come to less.
        """
        return sum(len(os.listdir(f"/proc/{pid}/fd")) for pid in self.processes())

    def kill(self) -> None:
        """Kills the process that was started, and none of those that it started itself."""
        self._descendants = self.workers()
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def kill_when_started(self, after_seconds: float) -> None:
        """Kills it some time after its start, ready or not."""
        try:
            self._process.wait(after_seconds)
        except subprocess.TimeoutExpired:
            self.kill()

    def interrupt(self) -> tuple[int, str]:
        """Ctrl-C: tells the process and whatever is in its group; gives its status and stderr."""
        os.killpg(self.pid, signal.SIGINT)
        return self._process.wait(END_SECONDS_MAX), self.complaints()

    def kill_worker(self, pid: int) -> None:
        """Kills one of the processes that it started."""
        watch = os.pidfd_open(pid)
        os.kill(pid, signal.SIGKILL)
        _wait_for_end(watch)

    def orphans_have_ended(self) -> bool:
        """Waits for the workers of a killed endpoint; False if they stay."""
        return all(_has_ended(pid) for pid in self._descendants)

    def end(self) -> int:
        """Stops it gracefully, and returns its status."""
        if self._process.poll() is None:
            self._process.terminate()
        try:
            return self._process.wait(END_SECONDS_MAX)
        finally:
            self.close()

    def close(self) -> None:
        """Kills it if it still runs, and forgets it."""
        if self._process.poll() is None:
            self.kill()
        assert self._process.stdout is not None
        self._process.stdout.close()
        self._errors.close()

    def __enter__(self) -> Served:
        try:
            return self.wait_until_ready()
        except BaseException:
            self.close()
            raise

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if kind is not None:
            complaints = self.complaints()
            if error is not None and complaints:
                error.add_note(f"the endpoint wrote to stderr:\n{complaints}")
            self.close()
            return
        # What is written on the way out is looked at, too.
        self._process.terminate()
        try:
            status = self._process.wait(END_SECONDS_MAX)
            complaints = self.complaints()
        finally:
            self.close()
        assert (0, "") == (status, complaints)


def wait_until(
    is_so: Callable[[], bool], *, seconds_max: float = 20.0, every_seconds: float = 0.01
) -> bool:
    """Looks again and again whether something is so; False if it never was.

    For what no event tells: the state of another process.
    """
    deadline = time.monotonic() + seconds_max
    while not is_so():
        if time.monotonic() > deadline:
            return False
        select.select([], [], [], every_seconds)
    return True


def port_of(url: str) -> int:
    """The port of an address."""
    return int(url.rstrip("/").rpartition(":")[2])


def _anonymous_bytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    return 0


def _sockets(port: int, clients: set[int] | None = None) -> set[str]:
    """The connections to a port, under the names they have among the files of a process.

    With `clients`, only those that come from these ports.
    """
    lines = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {
        f"socket:[{line[9]}]"
        for line in lines
        if _port(line[1]) == port and (clients is None or _port(line[2]) in clients)
    }


def _port(address: str) -> int:
    return int(address.rpartition(":")[2], 16)


def _files(pid: int) -> set[str]:
    return {os.readlink(f"/proc/{pid}/fd/{name}") for name in os.listdir(f"/proc/{pid}/fd")}


def _has_ended(pid: int) -> bool:
    try:
        watch = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    return _wait_for_end(watch)


def _wait_for_end(watch: int) -> bool:
    try:
        return bool(select.select([watch], [], [], END_SECONDS_MAX)[0])
    finally:
        os.close(watch)
