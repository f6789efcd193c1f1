"""Moving a system from the embedded engine to a server and back loses nothing.

Every system that ships with Tablewright is moved, with the data that `seed` makes for it; there as
plain JSON, back as CSV, and compared as DynamoDB-JSON.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, SystemClock
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.targets import open_transport
from tablewright.commands.finding import design_names
from tablewright.model.design import Design
from tablewright.ops.transfer import (
    ExportManifest,
    ExportOptions,
    FormatName,
    Imported,
    exported,
    found_source,
    imported,
)
from tests.model.targets import endpoint
from tests.ops.seeding import seed

CLOCK = SystemClock()


def _moved(
    source: Any, target: Any, design: Design, folder: Path, form: FormatName
) -> ExportManifest:
    options = ExportOptions(form=form)
    manifest = exported(source, design, folder, target="x", clock=CLOCK, options=options)
    Database(transport=target).create_tables(design)
    outcome = imported(target, found_source(design, folder), target="x", clock=CLOCK)
    assert (manifest.items, 0) == (outcome.items, outcome.rejected)
    assert _is_same(outcome)
    return manifest


def _is_same(outcome: Imported) -> bool:
    return all(table.verdict is not None and table.verdict.is_same for table in outcome.tables)


def _told(manifest: ExportManifest) -> list[tuple[str, int, str]]:
    return [(table.name, table.items, table.checksum) for table in manifest.tables]


@pytest.mark.parametrize("name", design_names())
def test_a_system_goes_to_a_server_and_back(name: str, tmp_path: Path):
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as first,
        EmbeddedTransport(Engine.open(tmp_path / "store"), owns_engine=True) as last,
        endpoint() as url,
    ):
        design = seed(first, name)
        server = open_transport(url)
        there = _moved(first, server, design, tmp_path / "there", "jsonl")
        back = _moved(server, last, design, tmp_path / "back", "csv")
        again = exported(last, design, tmp_path / "again", target="x", clock=CLOCK)
        server.close()
    assert there.items > 10
    assert _told(there) == _told(back) == _told(again)
