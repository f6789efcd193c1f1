"""The endpoint as its users start it: a process of its own, found by the line it prints first.

Not here: what is asked of it.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

START_SECONDS_MAX = 60
STOP_SECONDS_MAX = 30

ROOT = Path(__file__).resolve().parents[2]

_OPTIONS = ("dynamodb", "--port", "0", "--memory", "--json")


@contextmanager
def served(log: Path, *options: str, module: str = "tablewright") -> Iterator[str]:
    """Serves an empty engine in memory, hands over its address, and sees that it ends well.

    What the process writes to stderr goes to `log`, and into the message if it fails. `module` is
    run as a program.
    """
    # Settings of this machine's own endpoint are not for this one.
    environment = {k: v for k, v in os.environ.items() if not k.startswith("TABLEWRIGHT_")}
    with (
        log.open("w") as stderr,
        subprocess.Popen(
            [sys.executable, "-m", module, *_OPTIONS, *options],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=stderr,
        ) as process,
    ):
        lines: SimpleQueue[bytes] = SimpleQueue()
        # It reads on after the first line, so that the process never waits for a full pipe.
        reader = Thread(target=_read, args=(process.stdout, lines), daemon=True)
        reader.start()
        try:
            yield _address(lines, log)
            process.terminate()
            status = process.wait(STOP_SECONDS_MAX)
        finally:
            process.kill()
            reader.join(STOP_SECONDS_MAX)
    assert 0 == status, f"the endpoint ended with {status}: {log.read_text()}"


def _address(lines: SimpleQueue[bytes], log: Path) -> str:
    try:
        return json.loads(lines.get(timeout=START_SECONDS_MAX))["data"]["url"]
    except (Empty, ValueError, KeyError, TypeError) as error:
        raise AssertionError(f"the endpoint did not start: {log.read_text()}") from error


def _read(stdout: IO[bytes], lines: SimpleQueue[bytes]) -> None:
    for line in stdout:
        lines.put(line)
    lines.put(b"")
