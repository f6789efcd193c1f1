"""`tablewright serve events` as a process of its own: started, asked, killed, told to end.

Not here: the process itself, which is as the endpoint's (`tests.endpoint.faults.served`).
"""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import IO, Any

from tests.endpoint.faults.served import ROOT, START_SECONDS_MAX, Served
from tests.systems.events.faults.caller import Caller
from tests.systems.events.faults.launcher import Orders

ADMIN_TOKEN = "a-token-for-tests-" + "0" * 24
PLENTY = 1_000_000  # requests that a tenant may send, where its limit is not what is tested
# The receiver of pushes is on this machine.
_OPTIONS = """\
[events]
allows_http_hooks = true
hook_networks = ["127.0.0.0/8"]
"""
_LINE_BYTES_MAX = 65_536
_HARMLESS = ("debug", "info", "warning")


class ServedEvents(Served):
    """A running service. At the end of its block it is told to stop, and must do so in order."""

    def __init__(self, folder: Path, *options: str, orders: Orders | None = None) -> None:
        self.store = folder / "store"
        (folder / "tablewright.toml").write_text(_OPTIONS)
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `close`)
        launcher = ["-m", "tests.systems.events.faults.launcher", (orders or Orders()).to_json()]
        places = ["--data", str(self.store), "--keys", str(folder / "keys")]
        ports = ["--port", "0", "--dynamodb-port", "0"]
        known = {k: v for k, v in os.environ.items() if not k.startswith("TABLEWRIGHT_")}
        self._process = subprocess.Popen(
            [sys.executable, *launcher, "serve", "events", *ports, *places, "--json", *options],
            cwd=folder,
            env={**known, "TABLEWRIGHT_ADMIN_TOKEN": ADMIN_TOKEN, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,
        )
        self.pid = self._process.pid
        self.port = 0
        self._descendants: list[int] = []

    def wait_until_ready(self) -> ServedEvents:
        """Waits for the line that names the address, and for an answer from there."""
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        if not select.select([descriptor], [], [], START_SECONDS_MAX)[0]:
            raise AssertionError(f"the service says nothing: {self.complaints()}")
        line = os.read(descriptor, _LINE_BYTES_MAX)
        if not line:
            self._process.wait()
            raise AssertionError(f"the service did not start: {self.complaints()}")
        self.port = int(json.loads(line)["data"]["url"].rstrip("/").rpartition(":")[2])
        with self.caller("nobody") as caller:
            assert 200 == caller.ask("GET", "/healthz").status
        return self

    def caller(self, key: str) -> Caller:
        """A new connection of whoever has a key."""
        return Caller(self.port, key)

    def new_tenant(self, name: str, *, rate: int = PLENTY, burst: int = PLENTY) -> str:
        """Makes a tenant, and gives its key."""
        wanted = {"tenant_id": name, "requests_per_second": rate, "burst": burst}
        with self.caller(ADMIN_TOKEN) as caller:
            return caller.done("POST", "/v1/tenants", wanted, status=201)["api_key"]

    def lines(self) -> list[str]:
        """Everything it has logged so far, without a line that a kill has cut off."""
        size = os.fstat(self._errors.fileno()).st_size
        text = os.pread(self._errors.fileno(), size, 0).decode(errors="replace")
        return text[: text.rfind("\n") + 1].splitlines()

    def complaints(self) -> str:
        """What it has logged as an error, or not as a log should."""
        return "\n".join(line for line in self.lines() if not _is_harmless(line))

    def terminate(self) -> None:
        """SIGTERM, as from whoever runs it."""
        self._process.terminate()

    def wait_for_end(self, seconds_max: float) -> int:
        """Waits for its end and gives its status; raises `subprocess.TimeoutExpired`."""
        return self._process.wait(seconds_max)

    def __enter__(self) -> ServedEvents:
        super().__enter__()
        return self


def _is_harmless(line: str) -> bool:
    try:
        told: Any = json.loads(line)
    except ValueError:
        return False
    return isinstance(told, dict) and told.get("level") in _HARMLESS
