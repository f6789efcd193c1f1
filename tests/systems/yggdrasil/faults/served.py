"""The family trees as a process of their own: started, asked, killed.

Not here: the process itself, which is as that of events (`tests.systems.events.faults.served`).
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

from tests.endpoint.faults.client import Client, encoded
from tests.endpoint.faults.served import ROOT, START_SECONDS_MAX
from tests.systems.events.faults.launcher import Orders
from tests.systems.events.faults.served import ADMIN_TOKEN, ServedEvents

API = "/yggdrasil/api"
_LINE_BYTES_MAX = 65_536
PASSWORD = "seven brown owls at dusk"
# Nobody is refused for asking often, where that is not what is tested.
PATIENT = {
    "tablewright.api.limits.RATE_PER_SECOND_DEFAULT": 1_000_000,
    "tablewright.api.limits.RATE_BURST_DEFAULT": 1_000_000,
    "tablewright.systems.yggdrasil.limits.YGGDRASIL_REGISTRATIONS_MAX": 1_000_000,
    "tablewright.systems.yggdrasil.limits.YGGDRASIL_RESETS_MAX": 1_000_000,
}


class ServedTrees(ServedEvents):
    """A running service. At the end of its block it is told to stop, and must do so in order."""

    def __init__(self, folder: Path, *, orders: Orders | None = None) -> None:
        self.store = folder / "store"
        self._errors: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 (closed in `close`)
        launcher = ["-m", "tests.systems.yggdrasil.faults.launcher"]
        launcher.append((orders or Orders(PATIENT)).to_json())
        places = ["--data", str(self.store), "--keys", str(folder / "keys")]
        ports = ["--port", "0", "--dynamodb-port", "0"]
        known = {k: v for k, v in os.environ.items() if not k.startswith("TABLEWRIGHT_")}
        self._process = subprocess.Popen(
            [sys.executable, *launcher, "serve", "yggdrasil", *ports, *places, "--json"],
            cwd=folder,
            env={**known, "TABLEWRIGHT_ADMIN_TOKEN": ADMIN_TOKEN, "PYTHONPATH": str(ROOT)},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            start_new_session=True,
        )
        self.pid = self._process.pid
        self.port = self.store_port = 0
        self._descendants: list[int] = []

    def new_user(self, name: str) -> str:
        """Signs somebody up, and gives the token of the session."""
        wanted = {"email": f"{name}@mail.example", "password": PASSWORD, "displayName": name}
        with self.caller("nobody") as caller:
            return caller.done("POST", f"{API}/auth/register", wanted, status=201)["token"]

    def wait_until_ready(self) -> ServedTrees:
        """Waits for the line that names the addresses."""
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        if not select.select([descriptor], [], [], START_SECONDS_MAX)[0]:
            raise AssertionError(f"the service says nothing: {self.complaints()}")
        line = os.read(descriptor, _LINE_BYTES_MAX)
        if not line:
            self._process.wait()
            raise AssertionError(f"the service did not start: {self.complaints()}")
        told = json.loads(line)["data"]
        self.port, self.store_port = (
            int(told[name].rstrip("/").rpartition(":")[2]) for name in ("url", "dynamodb")
        )
        return self

    def items(self) -> list[dict[str, Any]]:
        """Everything in the table of the trees, as it is stored."""
        found: list[dict[str, Any]] = []
        start: Any = None
        with Client(self.store_port) as client:
            while True:
                more = {} if start is None else {"ExclusiveStartKey": start}
                body = json.dumps({"TableName": "Yggdrasil", **more}).encode()
                client.send(encoded("Scan", body))
                answer = client.receive()
                if answer.status != 200:
                    raise AssertionError(answer)
                page = answer.json()
                found += page["Items"]
                start = page.get("LastEvaluatedKey")
                if start is None:
                    return found

    def __enter__(self) -> ServedTrees:
        super().__enter__()
        return self
