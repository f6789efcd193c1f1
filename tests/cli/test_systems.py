"""`tablewright systems`: what ships with it."""

from __future__ import annotations

from tablewright.commands.finding import design_names, found_design
from tests.cli.conftest import Tablewright


def test_an_argument_is_a_usage_failure(tablewright: Tablewright):
    assert 2 == tablewright("systems", "core").status


def test_every_system_is_listed_with_the_size_of_its_design(tablewright: Tablewright):
    ran = tablewright("systems", "--json")
    assert (0, "") == (ran.status, ran.stderr)
    rows = ran.json["data"]["systems"]
    assert design_names() == [row["name"] for row in rows]
    for row in rows:
        design = found_design(row["name"]).design
        assert len(design.tables) == row["tables"]
        assert sum(len(table.indexes) for table in design.tables) == row["indexes"]
        assert row["description"]


def test_the_five_systems_are_there():
    assert {"core", "events", "listbackup", "whatsapp", "yggdrasil"} == set(design_names())


def test_people_get_a_line_for_each(tablewright: Tablewright):
    lines = tablewright("systems").stdout.splitlines()
    assert lines[0].split()[:3] == ["name", "tables", "entities"]
    assert design_names() == [line.split()[0] for line in lines[1:]]
