"""`tablewright serve` on a day of our choice.

    python -m tests.upgrades.service AHEAD_SECONDS serve events --json ...

Sessions and leases in an old store ended long ago by the machine's clock, so the service gets one
that is set to the day on which the store was written.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tablewright.clock import SystemClock
from tablewright.serving.admin_token import ADMIN_VARIABLE
from tests.tidy.tree import ROOT

DATA, KEYS, SETTINGS = "data", "keys", "tablewright.toml"
# Not a secret: the operator's token of a service that exists for seconds, on loopback.
OPERATOR_TOKEN = "operator-token-of-a-store-for-tests"
_COMMAND = f"serve events yggdrasil --data {DATA} --keys {KEYS} --port 0 --no-dynamodb --json"
_PATIENCE_SECONDS = 60
_MODULES = os.pathsep.join(
    (str(ROOT), str(ROOT / "src"))
)  # of this checkout, whatever is installed


@contextmanager
def served(folder: Path, *, now: float | None = None) -> Iterator[str]:
    """Serves a folder from a separate process; yields the URL, and stops gracefully."""
    ahead = 0.0 if now is None else now - SystemClock().now()
    log = folder / "service.log"
    with (
        log.open("w") as errors,
        subprocess.Popen(
            [sys.executable, "-m", __name__, str(ahead), *_COMMAND.split()],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": _MODULES, ADMIN_VARIABLE: OPERATOR_TOKEN},
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
        ) as process,
    ):
        assert process.stdout is not None
        try:
            line = process.stdout.readline()
            assert line, log.read_text()
            yield json.loads(line)["data"]["url"]
        finally:
            process.terminate()
            status = process.wait(_PATIENCE_SECONDS)
    assert 0 == status, log.read_text()


def _main() -> None:
    """Sets the clock, and becomes the command."""
    ahead, machine_now = float(sys.argv.pop(1)), SystemClock.now
    SystemClock.now = lambda self: machine_now(self) + ahead
    from tablewright.cli import main as command_line

    command_line()


if __name__ == "__main__":
    _main()
