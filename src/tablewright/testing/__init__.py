"""A pytest plugin for the tests of programs that use Tablewright.

    # conftest.py
    pytest_plugins = ["tablewright.testing"]

    # a test
    def test_no_tenant_sees_the_orders_of_another(tablewright_system):
        shop = tablewright_system(SYSTEM)
        created = shop.caller("acme").post("/v1/orders", {"title": "Lamp"})
        assert 404 == shop.caller("globex").get(f"/v1/orders/{created.json['order_id']}").status

Every test has its own store in memory, on the same engine that programs use. Its clock does not
advance until the test moves it, and its ids count up. `docs/guides/testing.md` is the guide.

Fixtures for a design need only the library. Those for a system need the extra `serve`, and import
it when they are used. A test file may import this package before it names the plugin, hence:
PYTEST_DONT_REWRITE
"""

from tablewright.testing.fault import Fault, Kind
from tablewright.testing.fixtures import (
    tablewright_async_database,
    tablewright_calls,
    tablewright_clock,
    tablewright_database,
    tablewright_keys,
)
from tablewright.testing.report import Failure, Report, SweepError
from tablewright.testing.stage import Stage
from tablewright.testing.sweep import explore, sweep
from tablewright.testing.system_fixtures import (
    tablewright_async_system,
    tablewright_audit,
    tablewright_kills,
    tablewright_matrix,
    tablewright_nodes,
    tablewright_openapi,
    tablewright_outgoing,
    tablewright_page,
    tablewright_secrets,
    tablewright_system,
)

__all__ = [
    "Failure",
    "Fault",
    "Kind",
    "Report",
    "Stage",
    "SweepError",
    "explore",
    "sweep",
    "tablewright_async_database",
    "tablewright_async_system",
    "tablewright_audit",
    "tablewright_calls",
    "tablewright_clock",
    "tablewright_database",
    "tablewright_keys",
    "tablewright_kills",
    "tablewright_matrix",
    "tablewright_nodes",
    "tablewright_openapi",
    "tablewright_outgoing",
    "tablewright_page",
    "tablewright_secrets",
    "tablewright_system",
]
