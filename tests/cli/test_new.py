"""`tablewright new`: a system to start from."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from inspect import signature
from pathlib import Path
from typing import Any

import pytest

from tablewright.api.openapi.document import document_of
from tablewright.ids import Draws
from tablewright.ops.seed import planting, seeded
from tablewright.testing.matrix import MatrixError
from tests.cli.conftest import Tablewright

NAME = "bakery_of_tests"
NOW = datetime(2026, 11, 21, tzinfo=UTC)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty working directory, from which modules can be imported."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield tmp_path
    for name in (NAME, f"test_{NAME}"):
        sys.modules.pop(name, None)


def _system(tablewright: Tablewright) -> Any:
    assert 0 == tablewright("new", NAME).status
    importlib.invalidate_caches()
    return importlib.import_module(NAME).SYSTEM


@pytest.mark.parametrize("name", ["Shop", "shop-1", "class", "../shop", "", "json", "events"])
def test_a_name_that_cannot_be_a_new_module_is_rejected(
    name: str, tablewright: Tablewright, folder: Path
):
    assert 2 == tablewright("new", name).status
    assert [] == list(folder.iterdir())


def test_an_existing_file_is_not_overwritten_and_nothing_is_written(
    tablewright: Tablewright, folder: Path
):
    (folder / f"test_{NAME}.py").write_text("mine")
    ran = tablewright("new", NAME, "--json")
    assert (1, "U108") == (ran.status, ran.json["error"]["code"])
    assert [f"test_{NAME}.py"] == os.listdir(folder)
    assert "mine" == (folder / f"test_{NAME}.py").read_text()


def test_the_files_and_the_next_steps_are_listed(tablewright: Tablewright, folder: Path):
    ran = tablewright("new", NAME, "--docker", "--systemd", "--json")
    expected = [f"{NAME}.py", f"test_{NAME}.py", "Dockerfile", f"{NAME}.service"]
    assert expected == ran.json["data"]["files"]
    assert sorted(expected) == sorted(os.listdir(folder))
    assert f"tablewright serve {NAME} --demo" == ran.json["data"]["next"][0]
    assert "$" not in "".join((folder / one).read_text() for one in expected)


def test_files_for_deployment_are_added_to_a_system_that_exists(
    tablewright: Tablewright, folder: Path
):
    tablewright("new", NAME)
    (folder / f"{NAME}.py").write_text("mine")
    ran = tablewright("new", NAME, "--docker", "--systemd", "--json")
    assert ["Dockerfile", f"{NAME}.service"] == ran.json["data"]["files"]
    assert "mine" == (folder / f"{NAME}.py").read_text()


def test_the_written_system_has_an_api(tablewright: Tablewright, tablewright_system: Any):
    system = _system(tablewright)
    acme = tablewright_system(system).caller("acme")
    assert 201 == acme.post("/v1/items", {"title": "Bread"}).status
    listed = acme.get("/v1/items?limit=10").json["items"]
    assert ["Bread"] == [one["title"] for one in listed]
    assert {"/v1/items", "/v1/items/{item_id}"} <= set(document_of(system)["paths"])


def test_the_sample_data_belongs_to_the_tenant_of_the_demo_key(
    tablewright: Tablewright, tablewright_system: Any
):
    system = _system(tablewright)
    bakery = tablewright_system(system)
    seeds = seeded(system.design, None, scale=1, draws=Draws(1), now=NOW, tenant=system.demo_tenant)
    bakery.run(bakery.db.run(planting(seeds.entities)))
    assert 10 == len(bakery.caller("demo").get("/v1/items").json["items"])


def test_the_written_tests_pass(tablewright: Tablewright, request: pytest.FixtureRequest):
    _system(tablewright)
    written = vars(importlib.import_module(f"test_{NAME}"))
    assert ["tablewright.testing"] == written["pytest_plugins"]
    tests = [one for name, one in written.items() if name.startswith("test_")]
    used = [name for one in tests for name in signature(one).parameters]
    assert ["tablewright_matrix", "tablewright_system", "tablewright_nodes"] == used
    for one, name in zip(tests, used, strict=True):
        one(request.getfixturevalue(name))


def test_the_written_matrix_fails_for_a_route_without_a_line(
    tablewright: Tablewright, tablewright_matrix: Any
):
    _system(tablewright)
    written = vars(importlib.import_module(f"test_{NAME}"))
    del written["POLICY"]["item_get"]
    with pytest.raises(MatrixError, match="item_get is not in the policy"):
        written["test_no_route_shows_or_changes_what_belongs_to_another_tenant"](tablewright_matrix)


def test_the_written_image_installs_what_serving_needs(tablewright: Tablewright, folder: Path):
    tablewright("new", NAME, "--docker")
    assert '"tablewright[serve]==' in (folder / "Dockerfile").read_text()
