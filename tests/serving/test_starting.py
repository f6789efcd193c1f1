"""The first start and those after it: what is shown, what is kept, and what a start refuses.

The command runs in this process and ends itself by a signal once it has said what it has to say.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tablewright import Engine
from tablewright.api.api_keys import hash_of
from tablewright.cli import root, serve
from tablewright.client import AsyncDatabase
from tablewright.client.provisioning import create_table_request
from tablewright.commands.outcome import Outcome
from tablewright.errors import MissingIndexError
from tablewright.kits.service_design import SERVICE_DESIGN
from tablewright.serving.admin_token import ADMIN_VARIABLE
from tablewright.serving.missing_indexes import check_service_indexes
from tablewright.systems.events.design import DESIGN
from tests.model.alternator import alternator
from tests.model.targets import endpoint

Serve = Callable[..., Any]


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty working folder, in a process whose own settings stay unchanged."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(ADMIN_VARIABLE, raising=False)
    monkeypatch.setattr("tablewright.api.observing.logs.set_up_logs", lambda: None)
    monkeypatch.setattr("tablewright.commands.collector.settle", lambda: None)
    monkeypatch.setattr("sys.setswitchinterval", lambda seconds: None)
    return tmp_path


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Serve:
    """Serves events until they are up; what is said then, or why they are not."""
    told: list[Any] = []

    def write(outcome: Outcome, *, as_json: bool) -> int:
        told.append(cast("dict[str, Any]", outcome.data) | {"warnings": list(outcome.warnings)})
        os.kill(os.getpid(), signal.SIGTERM)
        return 0

    def call(*arguments: str) -> Any:
        told.clear()
        ports = () if "--port" in arguments else ("--port", "0")
        status = root.run(["serve", "events", *ports, *arguments])
        said = capsys.readouterr().err
        assert (status == 0) == bool(told), said
        return told[0] if told else (status, said)

    monkeypatch.setattr(serve, "write", write)
    return call


FREE = ("--dynamodb-port", "0")


def test_a_mistyped_section_is_refused_with_the_nearest_name(served: Serve, folder: Path):
    (folder / "tablewright.toml").write_text("[evnets]\nretention_days = 3\n")
    status, said = served(*FREE)
    assert (5, True) == (status, "'evnets'. Did you mean [events]?" in said)
    assert ["tablewright.toml"] == [one.name for one in folder.iterdir()]


@pytest.mark.parametrize("line", ["cors_origins = ['*']", "cors_origin = []", "dynamodb = 'no'"])
def test_a_wrong_line_of_the_serve_section_is_refused(served: Serve, folder: Path, line: str):
    (folder / "tablewright.toml").write_text(f"[serve]\n{line}\n")
    status, said = served(*FREE)
    assert (5, True) == (status, "T102" in said)


def test_a_port_for_an_endpoint_that_is_switched_off_is_refused(served: Serve):
    status, said = served("--no-dynamodb", "--dynamodb-port", "8000")
    assert (2, True) == (status, "cannot be combined" in said)


def test_sample_data_on_aws_is_refused_before_anything_is_written(served: Serve, folder: Path):
    status, said = served("core", "--demo", "--target", "aws:eu-west-1")
    assert (2, True) == (status, "--demo and aws: cannot be combined" in said)
    assert [] == list(folder.iterdir())


def test_a_store_without_an_index_of_the_design_is_served_with_a_warning(served: Serve):
    events = next(table for table in DESIGN.tables if table.indexes)
    request, missing = _without_indexes(events)
    with Engine.open("tablewright-data") as engine:
        engine.call("CreateTable", request)
    told = served(*FREE)
    [warning] = told["warnings"]
    assert all(f"index {one['IndexName']} of table {events.name}" in warning for one in missing)
    assert f"Run `tablewright apply events --target {told['dynamodb']}`." in warning
    [warning] = served("--no-dynamodb")["warnings"]
    assert "Stop this process, then run `tablewright apply events --target embedded:" in warning


def test_a_server_without_transactions_is_served_with_a_warning(served: Serve):
    with Engine.memory() as engine, alternator(engine) as url:
        [warning] = served("--target", url)["warnings"]
    need = "requests that write several items"
    assert f"{url} does not support transactions ({need})." == warning


def test_a_server_with_all_features_is_served_without_a_warning(served: Serve):
    with endpoint() as url:
        assert [] == served("--target", url)["warnings"]


def _without_indexes(table: Any) -> tuple[dict[str, Any], list[Any]]:
    """The request that creates a table without its indexes, and the indexes."""
    request = create_table_request(table)
    missing = request.pop("GlobalSecondaryIndexes")
    keys = {key["AttributeName"] for key in request["KeySchema"]}
    request["AttributeDefinitions"] = [
        one for one in request["AttributeDefinitions"] if one["AttributeName"] in keys
    ]
    return request, missing


def test_a_store_whose_service_table_lacks_its_index_is_not_served(served: Serve):
    request, _ = _without_indexes(SERVICE_DESIGN.tables[0])
    with Engine.open("tablewright-data") as engine:
        engine.call("CreateTable", request)
    status, said = served(*FREE)
    assert 5 == status
    assert "T211" in said
    words = " ".join(said.split())
    assert "does not have index due-index of table tablewright-service" in words
    design = "tablewright.kits.service_design:SERVICE_DESIGN"
    assert f"`tablewright apply {design} --target embedded:" in words
    # In a process of its own, as people run it: tests declare entities in the same table.
    apply = ["apply", design, "--target", "embedded:tablewright-data", "--yes"]
    subprocess.run([sys.executable, "-m", "tablewright", *apply], check=True, timeout=60)
    assert [] == served(*FREE)["warnings"]


def test_a_remote_store_whose_service_table_lacks_its_index_is_not_served():
    request, _ = _without_indexes(SERVICE_DESIGN.tables[0])

    async def start() -> None:
        async with AsyncDatabase("memory:") as db:
            await db.call("CreateTable", request)
            await check_service_indexes(db, "aws:eu-central-1")

    with pytest.raises(MissingIndexError) as raised:
        asyncio.run(start())
    assert "SERVICE_DESIGN --target aws:eu-central-1`." in str(raised.value)


def test_a_store_with_every_index_is_served_without_a_warning(served: Serve):
    assert [] == served(*FREE)["warnings"]


def test_the_endpoint_of_an_embedded_store_can_be_switched_off(served: Serve, folder: Path):
    assert None is served("--no-dynamodb")["dynamodb"]
    (folder / "tablewright.toml").write_text("[serve]\ndynamodb = false\n")
    assert None is served()["dynamodb"]
    assert None is not served(*FREE)["dynamodb"]


def test_the_admin_token_is_not_lost_when_the_first_start_fails(served: Serve, folder: Path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert 5 == served(*FREE, "--port", str(taken.getsockname()[1]))[0]
    assert [] == list(folder.iterdir())
    (folder / "tablewright.toml").write_text("[events]\nretention_days = 0\n")
    assert 5 == served(*FREE)[0]
    (folder / "tablewright.toml").unlink()
    token = served(*FREE)["admin_token"]
    assert f"{hash_of(token)}\n" == (folder / "tablewright-keys" / "admin.hash").read_text()
    assert None is served(*FREE)["admin_token"]


def test_a_token_that_could_not_be_shown_is_not_kept(
    served: Serve, folder: Path, monkeypatch: pytest.MonkeyPatch
):
    def write(outcome: Outcome, *, as_json: bool) -> int:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(serve, "write", write)
        assert 5 == root.run(["serve", "events", "--port", "0", *FREE])
    assert not (folder / "tablewright-keys" / "admin.hash").exists()
    assert None is not served(*FREE)["admin_token"]


def test_a_new_keys_folder_beside_existing_data_is_refused(served: Serve, folder: Path):
    served(*FREE)
    (folder / "tablewright-keys").rename(folder / "elsewhere")
    status, said = served(*FREE)
    assert (5, True) == (status, "Error T306" in said)
    assert not (folder / "tablewright-keys").exists()
    assert None is served(*FREE, "--keys", "elsewhere")["admin_token"]
