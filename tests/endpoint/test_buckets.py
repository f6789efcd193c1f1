"""Where exports of an endpoint go: the folder that its command names."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.endpoint import launch
from tablewright.endpoint.address import listening, url_of
from tablewright.endpoint.settings import EndpointSettings
from tablewright.model import Entity, Key, Table, design_of

_WAIT_SECONDS = 30


class Things(Table, name="things", point_in_time_recovery=True):
    pass


class Thing(Entity, table=Things):
    thing_id: str
    primary = Key("{thing_id}")


@pytest.mark.heavy
@pytest.mark.parametrize("is_on_disk", [False, True])
def test_an_export_goes_to_the_folder_that_was_named(tmp_path: Path, is_on_disk: bool):
    buckets = tmp_path / "buckets"
    is_ready = threading.Event()
    ends: list[Any] = []

    async def serve() -> None:
        stop = asyncio.Event()
        ends.append((asyncio.get_running_loop(), stop))
        await launch.serve(
            tmp_path / "store" if is_on_disk else None,
            1,
            listener,
            EndpointSettings(),
            buckets=str(buckets),
            ready=is_ready.set,
            stop=stop,
        )

    with listening("127.0.0.1", 0) as listener:
        server = threading.Thread(target=lambda: asyncio.run(serve()))
        server.start()
        try:
            assert is_ready.wait(_WAIT_SECONDS)
            with Database(url_of(listener)) as db:
                db.create_tables(design_of("things", Things))
                db.run(Thing(thing_id="1").create())
                table = db.call("DescribeTable", {"TableName": "things"})["Table"]
                db.call(
                    "ExportTableToPointInTime",
                    {"TableArn": table["TableArn"], "S3Bucket": "mine"},
                )
        finally:
            loop, stop = ends[0]
            loop.call_soon_threadsafe(stop.set)
            server.join(_WAIT_SECONDS)
    assert [] != list((buckets / "mine").rglob("manifest-summary.json"))
