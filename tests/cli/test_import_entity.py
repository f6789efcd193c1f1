"""`tablewright import --entity`: a CSV file of one entity."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablewright.client.keys import LocalMaster
from tests.cli.conftest import Ran, Tablewright

_MODULE = """\
from __future__ import annotations

from typing import Annotated

from tablewright.model import Encrypted, Entity, Gsi, Index, Table, unique


class Club(Table, name="club", tag="kind"):
    primary = Index("pk", "sk")
    by_town = Gsi("gsi1pk", "gsi1sk", name="gsi1")


class Member(Entity, table=Club):
    member_id: str
    email: str = unique()
    town: str = "Bern"
    primary = Club.primary("MEMBER#{member_id}", "MEMBER")
    by_town = Club.by_town("TOWN#{town}", "{member_id}")

    @by_town.query
    def in_town(cls, town: str) -> None: ...


class Card(Entity, table=Club, tenant="member_id"):
    member_id: str
    pin: Annotated[str, Encrypted()]
    primary = Club.primary("MEMBER#{member_id}", "CARD")


class Hall(Table, name="hall"):
    primary = Index("pk")


class Guest(Entity, table=Hall):
    name: str
    primary = Hall.primary("{name}")
"""

_NAME = "members_of_a_club"


@pytest.fixture
def import_(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[object]:
    """Imports a file of lines into `embedded:./store`."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / f"{_NAME}.py").write_text(_MODULE)

    def call(entity: str, *lines: str, options: tuple[object, ...] = ()) -> Ran:
        (tmp_path / "rows.csv").write_text("\n".join(lines))
        given = ("--target", "embedded:./store", "--from", "rows.csv", "--entity", entity)
        return tablewright("import", f"./{_NAME}.py", *given, *options)

    yield call
    sys.modules.pop(_NAME, None)


@pytest.mark.parametrize(
    ("entity", "options", "message"),
    [
        ("Membr", (), "Entity 'Membr' not found. Did you mean Member?"),
        ("X", (), "Entity 'X' not found. Entities are Card, Guest, Member."),
        ("Member", ("--table", "club"), "--entity reads one CSV file"),
        ("Member", ("--format", "csv"), "--entity reads one CSV file"),
        ("Member", ("--from", "."), ". is a directory. --entity reads one CSV file."),
        ("Card", (), "The column pin is encrypted, and needs --keys."),
    ],
)
def test_an_invalid_command_line_is_exit_2(import_, entity, options, message):
    header = "member_id,pin" if entity == "Card" else "member_id,email"
    ran = import_(entity, header, "a,b", options=options)
    assert 2 == ran.status
    assert f"Error U101: {message}" in ran.stderr


def test_a_file_without_an_entity_is_exit_2(tablewright: Tablewright, import_, tmp_path: Path):
    import_("Member", "member_id,email")
    ran = tablewright(
        "import", f"./{_NAME}.py", "--target", "embedded:./store", "--from", "rows.csv"
    )
    assert 2 == ran.status
    assert "rows.csv is a file. Pass --entity" in ran.stderr


def test_columns_that_do_not_fit_are_exit_1_and_make_no_store(import_, tmp_path: Path):
    ran = import_("Member", "member_id,mail", "a,a@example.com")
    assert 1 == ran.status
    assert "Error R405: rows.csv, line 1: Member has no attribute 'mail'." in ran.stderr
    assert "Did you mean email?\n  The first line contains" in ran.stderr
    assert not (tmp_path / "store").exists()


def test_rejected_rows_are_exit_1_and_named(import_, tmp_path: Path):
    lines = ("member_id,email", "a,a@example.com", "b,a@example.com", "c,")
    ran = import_("Member", *lines)
    assert 1 == ran.status
    assert "Warning: rows.csv, line 3: Another Member has this email.\n" in ran.stderr
    assert "Warning: rows.csv, line 4: email needs a value.\n" in ran.stderr
    assert "Error U211: 2 rows rejected. See rejects.jsonl." in ran.stderr
    assert "Imported 1 item of Member from rows.csv into embedded:store.\n" == ran.stdout
    again = import_("Member", *lines)
    assert "Error R405: rejects.jsonl already exists.\n  Move or delete it" in again.stderr


def test_values_of_encrypted_columns_are_not_among_the_rejects(import_, tmp_path: Path):
    LocalMaster.create_file(tmp_path / "master.key")
    keys = ("--keys", "keys.json", "--master-key", "master.key")
    ran = import_("Card", "member_id,pin", "a,4711", ",0815", options=keys)
    assert 1 == ran.status
    (reject,) = map(json.loads, (tmp_path / "rejects.jsonl").read_text().splitlines())
    assert ("member_id needs a value", "") == (reject["reason"], reject["text"])
    assert b"4711" not in b"".join(
        path.read_bytes() for path in (tmp_path / "store").rglob("*") if path.is_file()
    )


def test_a_dry_run_checks_unique_values_and_makes_no_store(import_, tmp_path: Path):
    ran = import_(
        "Member", "member_id,email", "a,a@example.com", "b,a@example.com", options=("--dry-run",)
    )
    assert 1 == ran.status
    assert "line 3: Another Member has this email." in ran.stderr
    expected = "1 item of Member from rows.csv can be imported. Nothing was written.\n"
    assert expected == ran.stdout
    assert not (tmp_path / "store").exists()
    assert not (tmp_path / "rejects.jsonl").exists()


def test_imported_items_are_found_by_their_index(tablewright: Tablewright, import_):
    assert 0 == import_("club.Member", "member_id,email,town", "a,a@x.org,", "b,b@x.org,Ulm").status
    found = tablewright(
        "run", f"./{_NAME}.py", "Member.in_town", "Bern", "--target", "embedded:./store", "--json"
    )
    assert ["a"] == [one["member_id"] for one in found.json["data"]["items"]]


def test_an_import_in_json_has_the_counts(import_):
    import_("Member", "member_id,email", "a,a@example.com")
    ran = import_("Member", "member_id,email", "a,a@example.com", "b,b@example.com,", "c,c@x.org")
    assert "1 item already existed." in ran.stdout
    data = import_(
        "Member",
        "member_id,email",
        "a,a@example.com",
        "d,d@x.org",
        options=("--json", "--merge", "--rejects", "other.jsonl"),
    ).json["data"]
    assert {
        "target": "embedded:store",
        "file": "rows.csv",
        "entity": "Member",
        "table": "club",
        "dry_run": False,
        "items": 1,
        "there_already": 1,
        "rejected": 0,
        "rejects": None,
        "examples": [],
    } == data
