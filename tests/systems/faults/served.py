"""`tablewright serve SYSTEM` as a process of its own: started, asked, killed, told to end.

Not here: the process itself, which is as the endpoint's (`tests.endpoint.faults.served`).
"""

from __future__ import annotations

import dataclasses
import json
import os
from pathlib import Path
from typing import Any, Self

from tests.endpoint.faults.served import ROOT, Served, port_of
from tests.systems.faults.caller import Caller
from tests.systems.faults.launcher import Orders

ADMIN_TOKEN = "a-token-for-tests-" + "0" * 24
_HARMLESS = ("debug", "info", "warning")


class ServedSystem(Served):
    """A running service. The end of its block stops it, and it must stop gracefully."""

    system: str  # its name

    def __init__(self, folder: Path, *options: str, orders: Orders | None = None) -> None:
        store = folder / "store"
        given = dataclasses.replace(orders or Orders(), system=self.system)
        launcher = ["-m", "tests.systems.faults.launcher", given.to_json()]
        places = ["--data", str(store), "--keys", str(folder / "keys")]
        ports = ["--port", "0", "--dynamodb-port", "0"]
        self.store_port = 0
        self._start(
            store,
            [*launcher, "serve", self.system, *ports, *places, "--json", *options],
            folder=folder,
            settings={"TABLEWRIGHT_ADMIN_TOKEN": ADMIN_TOKEN, "PYTHONPATH": str(ROOT)},
        )

    def wait_until_ready(self) -> Self:
        """Waits for the line that names the addresses, and for an answer from there."""
        told = self._first_line()
        self.port, self.store_port = port_of(told["url"]), port_of(told["dynamodb"])
        with self.caller("nobody") as caller:
            assert 200 == caller.ask("GET", "/healthz").status
        return self

    def caller(self, key: str) -> Caller:
        """A new connection with a key."""
        return Caller(self.port, key)

    def lines(self) -> list[str]:
        """Everything it has logged so far, without a line that a kill has cut off."""
        size = os.fstat(self._errors.fileno()).st_size
        text = os.pread(self._errors.fileno(), size, 0).decode(errors="replace")
        return text[: text.rfind("\n") + 1].splitlines()

    def complaints(self) -> str:
        """What it has logged as an error, or not as a log should."""
        return "\n".join(line for line in self.lines() if not _is_harmless(line))

    def terminate(self) -> None:
        """SIGTERM, as from the operator."""
        self._process.terminate()

    def wait_for_end(self, seconds_max: float) -> int:
        """Waits for its end and gives its status; raises `subprocess.TimeoutExpired`."""
        return self._process.wait(seconds_max)

    def __enter__(self) -> Self:
        super().__enter__()
        return self


def _is_harmless(line: str) -> bool:
    try:
        told: Any = json.loads(line)
    except ValueError:
        return False
    return isinstance(told, dict) and told.get("level") in _HARMLESS
