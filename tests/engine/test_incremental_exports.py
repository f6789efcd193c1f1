"""Incremental exports: what changed in a period, told once for each item."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablewright import Engine, ManualClock
from tablewright.errors import InvalidExportTimeException
from tests.engine.things import make_things, put, set_ttl, thing
from tests.engine.transferring import (
    DAY,
    FILES,
    HOUR,
    START,
    Engines,
    delete,
    export,
    export_changes,
    items_of,
    lines_in,
    manifest_files,
    switch_recovery,
)


def changed(at: float, key: str, **images: Any) -> dict[str, Any]:
    """A line of an incremental export."""
    micros = str(int(at * 1_000_000))
    return {
        "Metadata": {"WriteTimestampMicros": {"N": micros}},
        "Keys": {"id": {"S": key}},
        **{f"{name.capitalize()}Image": thing(key, n=n) for name, n in images.items()},
    }


def test_a_period_of_more_than_a_day_is_refused(world: Engines):
    engine, _, clock = world
    clock.advance(seconds=3 * DAY)
    with pytest.raises(InvalidExportTimeException) as refused:
        export_changes(engine, START, START + DAY + 1)
    assert refused.value.message.endswith("is greater than 24 hours")
    assert "COMPLETED" == export_changes(engine, START, START + DAY)["ExportStatus"]


def test_a_period_that_begins_before_recovery_is_refused(tmp_path: Path):
    clock = ManualClock(START)
    with Engine.memory(clock=clock, buckets=tmp_path) as engine:
        make_things(engine)
        clock.advance(seconds=HOUR)
        switch_recovery(engine, "things")
        clock.advance(seconds=HOUR)
        with pytest.raises(InvalidExportTimeException):
            export_changes(engine, START + HOUR - 1)


def test_what_changed_is_told_once_for_each_item(world: Engines):
    engine, folder, clock = world
    put(engine, "changed", n=1)
    put(engine, "deleted", n=1)
    put(engine, "kept", n=1)
    clock.advance(seconds=HOUR)
    for n in (2, 3):
        put(engine, "changed", n=n)
        put(engine, "new", n=n)
    delete(engine, "deleted")
    put(engine, "passing", n=2)
    delete(engine, "passing")
    clock.advance(seconds=HOUR)
    put(engine, "changed", n=4)
    at, window = START + HOUR, (START + HOUR, START + 2 * HOUR)
    assert [
        changed(at, "changed", old=1, new=3),
        changed(at, "deleted", old=1),
        changed(at, "new", new=3),
    ] == lines_in(folder, export_changes(engine, *window))
    assert [
        changed(at, "changed", new=3),
        changed(at, "deleted"),
        changed(at, "new", new=3),
    ] == lines_in(folder, export_changes(engine, *window, view="NEW_IMAGE"))


def test_a_period_has_its_beginning_and_not_its_end(world: Engines):
    engine, folder, clock = world
    for key in ("one", "two", "three"):
        clock.advance(seconds=HOUR)
        put(engine, key, n=1)
    described = export_changes(engine, START + HOUR, START + 2 * HOUR)
    assert [changed(START + HOUR, "one", new=1)] == lines_in(folder, described)
    following = export_changes(engine, START + 2 * HOUR, START + 3 * HOUR)
    assert [changed(START + 2 * HOUR, "two", new=1)] == lines_in(folder, following)


def test_an_item_that_came_back_to_what_it_was_is_told(world: Engines):
    engine, folder, clock = world
    put(engine, "one", n=1)
    clock.advance(seconds=HOUR)
    put(engine, "one", n=2)
    put(engine, "one", n=1)
    clock.advance(seconds=HOUR)
    described = export_changes(engine, START + HOUR)
    assert [changed(START + HOUR, "one", old=1, new=1)] == lines_in(folder, described)


def test_what_expired_is_told_as_deleted(world: Engines):
    engine, folder, clock = world
    set_ttl(engine, "n", enabled=True)
    put(engine, "one", n=START + 10)
    clock.advance(seconds=HOUR)
    assert 1 == engine.sweep()
    clock.advance(seconds=HOUR)
    described = export_changes(engine, START + 60)
    assert [changed(START + HOUR, "one", old=START + 10)] == lines_in(folder, described)


def test_the_manifests_of_an_incremental_export_have_members_of_their_own(world: Engines):
    engine, folder, clock = world
    clock.advance(seconds=HOUR)
    described = export_changes(engine, START)
    specification = {
        "ExportFromTime": START,
        "ExportToTime": START + HOUR,
        "ExportViewType": "NEW_AND_OLD_IMAGES",
    }
    assert specification == described["IncrementalExportSpecification"]
    assert "ExportTime" not in described
    assert (0, 10_000_000) == (described["ItemCount"], described["BilledSizeBytes"])
    summary = json.loads((folder / "exports" / described["ExportManifest"]).read_text())
    assert ("2023-08-01", "INCREMENTAL_EXPORT", "NEW_AND_OLD_IMAGES") == (
        summary["version"],
        summary["exportType"],
        summary["outputView"],
    )
    assert ("2023-11-14T22:13:20.000Z", "2023-11-14T23:13:20.000Z") == (
        summary["exportFromTime"],
        summary["exportToTime"],
    )
    assert "exportTime" not in summary
    (file,) = manifest_files(folder, described)
    assert file["dataFileS3Key"].startswith("AWSDynamoDB/data/")
    home = (folder / "exports" / described["ExportManifest"]).parent
    assert FILES == {path.name for path in home.iterdir()}


def test_incremental_exports_after_a_full_one_lead_to_the_table(world: Engines):
    """What pipelines do with them: a full export, then one period after another."""
    engine, folder, clock = world
    for n in range(20):
        put(engine, str(n % 7), n=n)
    state = {line["Item"]["id"]["S"]: line["Item"] for line in lines_in(folder, export(engine))}
    for hour in range(1, 4):
        clock.advance(seconds=HOUR)
        for n in range(10):
            put(engine, str((hour * n) % 11), n=hour * 100 + n)
        delete(engine, str(hour))
        clock.advance(seconds=HOUR)
        period = START + (2 * hour - 1) * HOUR, START + 2 * hour * HOUR
        for line in lines_in(folder, export_changes(engine, *period)):
            key = line["Keys"]["id"]["S"]
            assert state.get(key) == line.get("OldImage")
            state.pop(key, None)
            if "NewImage" in line:
                state[key] = line["NewImage"]
    in_order = sorted(state.values(), key=lambda item: json.dumps(item, sort_keys=True))
    assert items_of(engine, "things") == in_order


def test_a_change_passes_if_the_item_as_it_is_now_does(world: Engines):
    engine, folder, clock = world
    for key in ("grows", "shrinks", "goes"):
        put(engine, key, n=5)
    clock.advance(seconds=HOUR)
    put(engine, "grows", n=9)
    put(engine, "shrinks", n=1)
    delete(engine, "goes")
    clock.advance(seconds=HOUR)
    described = export_changes(
        engine,
        START + HOUR,
        FilterSpecification={
            "FilterExpression": "n > :least",
            "ExpressionAttributeValues": {":least": {"N": "4"}},
        },
    )
    assert [
        changed(START + HOUR, "goes", old=5),
        changed(START + HOUR, "grows", old=5, new=9),
    ] == lines_in(folder, described)
