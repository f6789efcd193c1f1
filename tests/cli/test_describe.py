"""`tablewright describe`: a design for people and for programs, and which designs are found."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tablewright.commands.finding import design_names, found_design
from tablewright.model import Design
from tests.cli.conftest import Tablewright
from tests.tidy.tree import ROOT


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("yggdrasl", "No system or module is named 'yggdrasl'. Did you mean yggdrasil?"),
        ("nothing_like_it", "No system or module is named 'nothing_like_it'. Known names: core,"),
        ("no.such.module", "Module no.such.module cannot be imported: no not found."),
        ("examples.shop:GONE", "Module examples.shop does not define GONE."),
        ("json", "Module json does not declare a table."),
    ],
)
def test_a_name_that_leads_nowhere_is_a_usage_failure(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, name: str, why: str
):
    monkeypatch.chdir(ROOT)
    ran = tablewright("describe", name)
    assert (2, "") == (ran.status, ran.stdout)
    assert f"Error U109: {why}" in ran.stderr


@pytest.mark.parametrize("name", design_names())
def test_json_is_the_design_itself(tablewright: Tablewright, name: str):
    ran = tablewright("describe", name, "--json")
    assert (0, "") == (ran.status, ran.stderr)
    assert found_design(name).design == Design.from_json(ran.stdout)
    assert name == ran.json["system"]


@pytest.mark.parametrize("name", design_names())
def test_the_table_for_people_names_everything(tablewright: Tablewright, name: str):
    shown = tablewright("describe", name).stdout
    for table in found_design(name).design.tables:
        assert f"{table.name}: " in shown
        for index in table.indexes:
            assert f" {index.name}" in shown
        for entity in table.entities:
            assert f"\n{entity.name}" in shown
            assert set() == {one.name for one in entity.attributes if f" {one.name}" not in shown}
            assert set() == {p.name for p in entity.patterns if f" {p.name}(" not in shown}


def test_the_members_of_the_json_are_those_that_are_promised(tablewright: Tablewright):
    table = tablewright("describe", "yggdrasil", "--json").json["tables"][0]
    assert {"name": "PK", "type": "S"} == table["partition_key"]
    assert {
        "billing_mode",
        "ttl_attribute",
        "point_in_time_recovery",
        "encryption",
        "stream",
    } <= set(table)
    assert {"name", "partition_key", "sort_key", "projection", "extension"} <= set(
        table["indexes"][0]
    )
    person = next(one for one in table["entities"] if one["name"] == "Person")
    assert ("Person", "USER#{UserId}", "PERSON#{PersonId}") == (
        person["tag"],
        person["pk"],
        person["sk"],
    )
    assert {"GSI1", "GSI2", "GSI3"} == set(person["index_keys"])
    assert {"pk", "sk"} <= set(person["index_keys"]["GSI1"])
    assert set("name type required enum format encrypted extension description".split()) <= set(
        person["attributes"][0]
    )
    assert set("name operation index parameters description extension".split()) <= set(
        person["patterns"][0]
    )


def test_a_module_of_ones_own_is_found_in_the_working_folder(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
):
    (tmp_path / "own_design.py").write_text(
        "from tablewright.model import Entity, Key\n"
        "class Thing(Entity, table='things'):\n"
        "    thing_id: str\n"
        "    primary = Key('{thing_id}')\n"
    )
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", *sys.path])
    ran = tablewright("describe", "own_design")
    assert 0 == ran.status
    assert "things: PAY_PER_REQUEST" in ran.stdout


def test_a_design_by_its_own_name_is_found(
    tablewright: Tablewright, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.chdir(ROOT)
    assert "shop" == tablewright("describe", "examples.shop:DESIGN", "--json").json["system"]
