"""Tools for the tests of programs that use Tablewright. They need pytest.

    # conftest.py
    pytest_plugins = ["tablewright.testing"]

    # a test
    def test_a_person_is_found(tablewright_database, tablewright_calls):
        tablewright_database.create_tables(design)
        ...
        assert ["PutItem"] == [call.operation for call in tablewright_calls]

Every test has a database of its own, in memory, on the same engine that a program runs on; its
clock stands still until the test moves it, and its ids count up.

`sweep` repeats a scenario once for each fault that AWS can cause in it: responses that are lost,
calls without a response, and indexes that are behind their table.
"""

from tablewright.testing.fault import Fault, Kind
from tablewright.testing.fixtures import (
    tablewright_calls,
    tablewright_clock,
    tablewright_database,
)
from tablewright.testing.report import Failure, Report, SweepError
from tablewright.testing.stage import Stage
from tablewright.testing.sweep import explore, sweep

__all__ = [
    "Failure",
    "Fault",
    "Kind",
    "Report",
    "Stage",
    "SweepError",
    "explore",
    "sweep",
    "tablewright_calls",
    "tablewright_clock",
    "tablewright_database",
]
