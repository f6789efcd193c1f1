"""The family trees as a process of their own, and users that they have."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.endpoint.faults.client import Client, encoded
from tests.systems.faults.launcher import Orders
from tests.systems.faults.served import ServedSystem

API = "/yggdrasil/api"
PASSWORD = "seven brown owls at dusk"
# High rate limits, except where a test is about them.
PATIENT = {
    "tablewright.api.limits.RATE_PER_SECOND_DEFAULT": 1_000_000,
    "tablewright.api.limits.RATE_BURST_DEFAULT": 1_000_000,
    "tablewright.kits.people.limits.SIGN_UPS_MAX": 1_000_000,
    "tablewright.kits.people.limits.RECOVERIES_MAX": 1_000_000,
}


class ServedTrees(ServedSystem):
    """A running service. The end of its block stops it, and it must stop gracefully."""

    system = "yggdrasil"

    def __init__(self, folder: Path, *, orders: Orders | None = None) -> None:
        super().__init__(folder, orders=orders or Orders(PATIENT))

    def new_user(self, name: str) -> str:
        """Signs a user up; returns the token of the session."""
        wanted = {"email": f"{name}@mail.example", "password": PASSWORD, "displayName": name}
        with self.caller("nobody") as caller:
            return caller.done("POST", f"{API}/auth/register", wanted, status=201)["token"]

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
