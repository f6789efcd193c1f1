"""`tablewright serve` as a process of its own, on ports that are free, and what it says."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

START_SECONDS_MAX = 60
END_SECONDS_MAX = 60


@dataclass
class Served:
    """A process that serves, and the object that it wrote once it was ready."""

    process: subprocess.Popen[str]
    told: dict[str, Any]
    errors: Path

    @property
    def url(self) -> str:
        """Where it listens."""
        return self.told["url"]

    def end(self) -> int:
        """Stops it gracefully; returns its exit status."""
        self.process.terminate()
        return self.process.wait(END_SECONDS_MAX)


@contextmanager
def serving(
    folder: Path, *arguments: str, files_max: int | None = None, **environment: str
) -> Generator[Served]:
    """Serves events from a folder, from a process that may open `files_max` files."""
    errors = folder / "stderr.txt"
    with errors.open("w") as stderr:
        process = subprocess.Popen(
            [
                *(() if files_max is None else _limited(files_max)),
                *command("events", *arguments),
                *("--port", "0", "--dynamodb-port", "0", "--json"),
            ],
            cwd=folder,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=stderr,
            text=True,
        )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        assert line, errors.read_text()
        yield Served(process, json.loads(line)["data"], errors)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        process.stdout.close()


def _limited(files_max: int) -> list[str]:
    """The beginning of a command that may open so many files, and cannot change that."""
    return ["sh", "-c", f'ulimit -n {files_max}; exec "$@"', "sh"]


def command(*arguments: str) -> list[str]:
    """The command line of `tablewright serve`."""
    return [sys.executable, "-m", "tablewright", "serve", *arguments]


def refused(folder: Path, *arguments: str, **environment: str) -> tuple[int, str]:
    """Exit status and stderr of a command that does not come to serving."""
    ran = subprocess.run(
        command(*arguments),
        cwd=folder,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=START_SECONDS_MAX,
        check=False,
    )
    return ran.returncode, ran.stderr
