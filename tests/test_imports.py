"""Imports: a module is loaded only when it is needed.

Each is looked at in a process of its own, because this one has imported nearly everything.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

import tablewright

SECONDS_MAX = 60
ENGINE = "tablewright.engine"


def _imported_by(statements: str) -> set[str]:
    ran = subprocess.run(
        [sys.executable, "-c", f"{statements}\nimport sys\nprint(*sys.modules)"],
        check=True,
        capture_output=True,
        text=True,
        timeout=SECONDS_MAX,
    )
    return set(ran.stdout.split())


def test_a_name_that_the_package_does_not_have_is_refused():
    with pytest.raises(AttributeError, match="module 'tablewright' has no attribute 'Motor'"):
        tablewright.Motor  # noqa: B018  # pyright: ignore[reportAttributeAccessIssue]
    with pytest.raises(ImportError, match="cannot import name 'Motor'"):
        from tablewright import Motor  # noqa: F401  # pyright: ignore[reportAttributeAccessIssue]


def test_every_public_name_is_there_and_listed():
    assert set(tablewright.__all__) <= set(dir(tablewright))
    assert tablewright.__all__ == [getattr(tablewright, n).__name__ for n in tablewright.__all__]


def test_the_package_alone_imports_no_engine():
    assert ENGINE not in _imported_by(
        "import tablewright; tablewright.__version__; dir(tablewright)"
    )
    assert ENGINE in _imported_by("from tablewright import *; Engine")


def test_help_needs_neither_engine_nor_event_loop_nor_terminal_library():
    imported = _imported_by("from tablewright.cli.root import run\nrun(['--help'])")
    assert imported.isdisjoint({ENGINE, "asyncio", "rich"})


def test_workers_can_be_started_before_the_engine_is_imported():
    imported = _imported_by("import tablewright.endpoint.launch, tablewright.endpoint.address")
    assert imported.isdisjoint({ENGINE, "msgspec", "lmdb"})


def test_the_engine_imports_rare_operations_when_they_are_called():
    rare = {
        "tablewright.partiql",
        "tablewright.engine.partiql",
        "tablewright.engine.transfers.exports",
        "tablewright.engine.transfers.imports",
        "tablewright.engine.operations.tables.create_table",
    }
    assert _imported_by("import tablewright.engine").isdisjoint(rare)
    called = _imported_by(
        "from tablewright import Engine, ServiceError\n"
        "with Engine.memory() as engine:\n"
        "    try:\n"
        "        engine.call('ExecuteStatement', {'Statement': 'SELECT * FROM things'})\n"
        "    except ServiceError:\n"
        "        pass\n"
    )
    assert "tablewright.partiql" in called
    assert "tablewright.engine.transfers.exports" not in called
