"""`tablewright serve events` as a process of its own, and tenants that it has."""

from __future__ import annotations

from pathlib import Path

from tests.systems.faults.launcher import Orders
from tests.systems.faults.served import ADMIN_TOKEN, ServedSystem

PLENTY = 1_000_000  # requests that a tenant may send, where its limit is not what is tested
# The receiver of pushes is on this machine.
_OPTIONS = """\
[events]
allows_http_hooks = true
hook_networks = ["127.0.0.0/8"]
"""


class ServedEvents(ServedSystem):
    """A running service. The end of its block stops it, and it must stop gracefully."""

    system = "events"

    def __init__(self, folder: Path, *options: str, orders: Orders | None = None) -> None:
        (folder / "tablewright.toml").write_text(_OPTIONS)
        super().__init__(folder, *options, orders=orders)

    def new_tenant(self, name: str, *, rate: int = PLENTY, burst: int = PLENTY) -> str:
        """Makes a tenant, and gives its key."""
        wanted = {"tenant_id": name, "requests_per_second": rate, "burst": burst}
        with self.caller(ADMIN_TOKEN) as caller:
            return caller.done("POST", "/v1/tenants", wanted, status=201)["api_key"]
