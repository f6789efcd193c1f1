"""--table-prefix: a second deployment of a design on the same target."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablewright.client import Database
from tests.cli.conftest import Tablewright
from tests.cli.every import COMMANDS


def _tables(store: Path) -> list[str]:
    with Database(f"embedded:{store}", table_prefix="") as database:
        return database.call("ListTables", {})["TableNames"]


def test_a_prefix_with_other_characters_is_refused(tablewright: Tablewright, tmp_path: Path):
    refused = tablewright(
        "seed", "events", "--target", f"embedded:{tmp_path}/s", "--table-prefix", "a/b"
    )
    assert 5 == refused.status
    assert "T102: table_prefix in code must be letters" in refused.stderr


def test_every_command_with_a_target_has_a_table_prefix():
    lacking = [
        name
        for name, command in COMMANDS.items()
        if (options := {one for param in command.params for one in param.opts}) & {"--target"}
        and "--table-prefix" not in options
    ]
    assert [] == lacking


def test_a_prefixed_deployment_is_planned_applied_seeded_and_verified_alone(
    tablewright: Tablewright, tmp_path: Path
):
    store = tmp_path / "s"
    place = ("--target", f"embedded:{store}", "--table-prefix", "staging-")
    assert 3 == tablewright("plan", "events", *place).status
    assert 0 == tablewright("apply", "events", *place, "--yes").status
    assert all(name.startswith("staging-") for name in _tables(store))
    planned = tablewright("plan", "events", *place)
    assert 0 == planned.status, planned.stderr
    assert "tables staging-*" in planned.stdout
    assert 3 == tablewright("plan", "events", "--target", f"embedded:{store}").status
    seeded = (tablewright("seed", "events", *place, "--json").json)["data"]
    verified = (tablewright("verify", "--design", "events", *place, "--json").json)["data"]
    assert seeded["items"] <= verified["items"]
    assert [] == verified["missing"]


def test_an_export_has_the_names_of_the_design_and_is_imported_under_another_prefix(
    tablewright: Tablewright, tmp_path: Path
):
    target = ("--target", f"embedded:{tmp_path}/s")
    dump = str(tmp_path / "dump")
    assert 0 == tablewright("seed", "events", *target, "--table-prefix", "a-").status
    exported = tablewright(
        "export", "events", *target, "--table-prefix", "a-", "--to", dump, "--json"
    )
    tables = exported.json["data"]["tables"]
    assert all(not one["name"].startswith("a-") for one in tables)
    copied = tablewright("import", "events", *target, "--table-prefix", "b-", "--from", dump)
    assert 0 == copied.status, copied.stderr
    assert {name[:2] for name in _tables(tmp_path / "s")} == {"a-", "b-"}


def test_a_removed_table_has_the_prefix(tablewright: Tablewright, tmp_path: Path):
    store = tmp_path / "s"
    place = ("--target", f"embedded:{store}", "--table-prefix", "a-")
    with Database(f"embedded:{store}", table_prefix="a-") as database:
        key = {"AttributeName": "id"}
        database.call(
            "CreateTable",
            {
                "TableName": "old",
                "KeySchema": [{**key, "KeyType": "HASH"}],
                "AttributeDefinitions": [{**key, "AttributeType": "S"}],
                "BillingMode": "PAY_PER_REQUEST",
            },
        )
    how = ("--remove-table", "old", "--allow-destructive", "--yes")
    assert 0 == tablewright("apply", "events", *place, *how).status
    assert "a-old" not in _tables(store)


def test_the_prefix_of_the_environment_applies(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("TABLEWRIGHT_TABLE_PREFIX", "env-")
    assert 0 == tablewright("seed", "events", "--target", f"embedded:{tmp_path}/s").status
    assert all(name.startswith("env-") for name in _tables(tmp_path / "s"))
