"""Moving a system from the embedded engine to a server and back loses nothing.

Every system that ships with Tablewright is moved, with the data that `seed` makes for it; there as
plain JSON, back as CSV, and compared as DynamoDB-JSON.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, SystemClock
from tablewright.cli.designs import found_design, system_names
from tablewright.client import Database
from tablewright.client.embedded import EmbeddedTransport
from tablewright.client.targets import open_transport
from tablewright.ids import Draws
from tablewright.model.design import Design
from tablewright.ops.seed import planting, seeded
from tablewright.ops.transfer import (
    ExportOptions,
    FormatName,
    Imported,
    Manifest,
    exported,
    found_source,
    imported,
)
from tests.model.targets import Keys, endpoint

CLOCK = SystemClock()


def _seed(transport: Any, name: str) -> Design:
    found = found_design(name)
    now = datetime.fromtimestamp(int(CLOCK.now()), UTC)
    seeds = seeded(found.design, found.module, scale=1, draws=Draws(1), now=now, has_keys=True)
    db = Database(transport=transport, keys=Keys())
    db.create_tables(found.design)
    db.run(planting(seeds.entities))
    return found.design


def _moved(source: Any, target: Any, design: Design, folder: Path, form: FormatName) -> Manifest:
    options = ExportOptions(form=form)
    manifest = exported(source, design, folder, target="x", clock=CLOCK, options=options)
    Database(transport=target).create_tables(design)
    outcome = imported(target, found_source(design, folder), target="x", clock=CLOCK)
    assert (manifest.items, 0) == (outcome.items, outcome.rejected)
    assert _is_same(outcome)
    return manifest


def _is_same(outcome: Imported) -> bool:
    return all(table.verdict is not None and table.verdict.is_same for table in outcome.tables)


def _told(manifest: Manifest) -> list[tuple[str, int, str]]:
    return [(table.name, table.items, table.checksum) for table in manifest.tables]


@pytest.mark.parametrize("name", system_names())
def test_a_system_goes_to_a_server_and_back(name: str, tmp_path: Path):
    with (
        EmbeddedTransport(Engine.memory(), owns_engine=True) as first,
        EmbeddedTransport(Engine.open(tmp_path / "store"), owns_engine=True) as last,
        endpoint() as url,
    ):
        design = _seed(first, name)
        server = open_transport(url)
        there = _moved(first, server, design, tmp_path / "there", "jsonl")
        back = _moved(server, last, design, tmp_path / "back", "csv")
        again = exported(last, design, tmp_path / "again", target="x", clock=CLOCK)
        server.close()
    assert there.items > 10
    assert _told(there) == _told(back) == _told(again)
