"""What reaches the disk before a write is answered: system calls that sync, counted with strace.

Counted are fsync, fdatasync and msync, and writes to files that were opened with O_DSYNC, each of
which is a sync too. One sync or more for each lone put: it is on disk when it is answered. Fewer
from sixteen connections: waiting writes share one.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bench import report
from bench.endpoint_client import Broken, Load
from bench.endpoint_contenders import Contender
from bench.endpoint_messages import OPERATIONS, Messages
from bench.keep_alive import Refused
from bench.loading import load_server
from bench.peers import Missing
from bench.serving import Server

PUTS = 320
CONNECTIONS = (1, 16)
ITEMS = 25
SECONDS_MAX = 30.0  # under strace everything takes longer

_WRITES = ("write", "writev", "pwrite64", "pwritev", "pwritev2")
_SYNCS = ("fsync", "fdatasync", "msync")
_CALL = re.compile(rf"\b(?P<name>{'|'.join((*_WRITES, *_SYNCS))})\((?P<file>\d+)?")


def measured(contenders: Sequence[Contender]) -> report.Section:
    """Syncs per put of each server on disk."""
    columns = ("", *(f"{count} conns" if count > 1 else "1 conn" for count in CONNECTIONS))
    title = f"Syncs per PutItem, counted with strace over {PUTS} of them"
    rows: list[tuple[str, ...]] = []
    data: list[object] = []
    missing: list[str] = []
    if shutil.which("strace") is None:
        missing.append("syncs: 'strace' is not installed")
        contenders = ()
    for contender in contenders:
        try:
            with contender.running() as server:
                load_server(server.connection.call, ITEMS, title=contender.key)
                counts = [_counted(server, count) for count in CONNECTIONS]
        except (Missing, OSError, Refused, Broken) as error:
            missing.append(f"{contender.key}: {error}")
            continue
        rows.append((contender.key, *(f"{count:.2f}" for count in counts)))
        data.append({"contender": contender.key, "syncs_per_put": counts})
    return report.Section("endpoint-syncs", title, columns, rows, data, missing)


def _counted(server: Server, connections: int) -> float:
    """Syncs per put from so many connections."""
    messages = Messages(ITEMS + PUTS * connections)  # others than those put before
    operation = OPERATIONS["put"]
    with Load(server.port, connections) as load:
        load.run(messages.of(operation, connections), SECONDS_MAX)
        with TemporaryDirectory(prefix="bench-") as name:
            log = Path(name) / "strace.log"
            with _traced(server, log):
                result = load.run(messages.of(operation, PUTS), SECONDS_MAX)
            if result.answers != PUTS:
                raise Broken(f"{result.answers} of {PUTS} puts were answered under strace")
            return _syncs(log, _synced_files(server)) / PUTS


@contextmanager
def _traced(server: Server, log: Path) -> Iterator[None]:
    """Writes the server's calls to a file while it lasts."""
    processes = [f"--attach={pid}" for pid in server.processes()]
    calls = ",".join((*_WRITES, *_SYNCS))
    command = ["strace", "-f", "-s", "0", "-e", f"trace={calls}", "-o", str(log), *processes]
    strace = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        said = strace.stderr
        assert said is not None
        for _ in processes:
            line = said.readline()
            if "attached" not in line:
                raise Broken(f"strace: {line.strip()}")
        yield
    finally:
        strace.send_signal(signal.SIGINT)
        strace.communicate()


def _syncs(log: Path, synced_files: set[int]) -> int:
    count = 0
    for line in log.read_text().splitlines():
        call = _CALL.search(line)
        if call is None or "resumed>" in line:
            continue  # the second half of a call that another thread's came between
        if call["name"] in _SYNCS or int(call["file"] or -1) in synced_files:
            count += 1
    return count


def _synced_files(server: Server) -> set[int]:
    """The numbers of files that were opened with O_DSYNC."""
    found: set[int] = set()
    for pid in server.processes():
        for entry in Path(f"/proc/{pid}/fdinfo").iterdir():
            flags = re.search(r"^flags:\s*([0-7]+)", entry.read_text(), re.MULTILINE)
            if flags is not None and int(flags[1], 8) & os.O_DSYNC:
                found.add(int(entry.name))
    return found
