"""`tablewright vault`: everything with the files and the keys, and nothing else."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable
from pathlib import Path

import pytest

from tablewright.client.keys import Keyring, LocalMaster
from tablewright.clock import ManualClock
from tablewright.ids import RandomIds
from tablewright.kits.files.local import LocalFiles
from tablewright.kits.vault import Record, RecordPage, Vault, VaultSource
from tests.cli.conftest import Ran, Tablewright

SOURCE = VaultSource("acme", "crm")
Called = Callable[..., Ran]


async def _pages(names: dict[str, str]) -> AsyncGenerator[RecordPage]:
    yield RecordPage(
        [Record(one, json.dumps({"name": name}).encode()) for one, name in names.items()]
    )


@pytest.fixture
def vault(tmp_path: Path, tablewright: Tablewright) -> Called:
    """Calls a command of a vault with two snapshots: `vault("list", "acme")`."""
    keys = Keyring(tmp_path / "keys.json", LocalMaster.create_file(tmp_path / "master.key"))
    files = LocalFiles(tmp_path / "vault", RandomIds())
    made = Vault(files, keys, ManualClock(), RandomIds())

    async def main() -> None:
        for job, names in (
            ("job-1", {"c1": "Ada", "c2": "Bob"}),
            ("job-2", {"c1": "Ada\x1b[2J", "c3": "Cy"}),
        ):
            async with made.snapshot(SOURCE, job) as snapshot:
                await snapshot.add("contacts", _pages(names), scan=True)

    asyncio.run(main())
    options = ("--keys", tmp_path / "keys.json", "--master-key", tmp_path / "master.key")

    def call(command: str, *arguments: object) -> Ran:
        return tablewright("vault", command, tmp_path / "vault", *arguments, *options)

    return call


def test_without_keys_nothing_can_be_read(tablewright: Tablewright, tmp_path: Path):
    ran = tablewright("vault", "list", tmp_path, "acme")
    assert (2, "") == (ran.status, ran.stdout)
    assert "--keys and --master-key are required" in ran.stderr


def test_a_missing_directory_is_unreadable(vault: Called, tmp_path: Path, tablewright: Tablewright):
    options = ("--keys", tmp_path / "keys.json", "--master-key", tmp_path / "master.key")
    ran = tablewright("vault", "list", tmp_path / "nowhere", "acme", *options)
    assert 5 == ran.status
    assert "does not exist" in ran.stderr


def test_a_missing_snapshot_is_an_error(vault: Called):
    ran = vault("show", "acme", "crm", "contacts", "c1", "--snapshot", "job-9")
    assert 1 == ran.status
    assert "V103" in ran.stderr


def test_a_damaged_file_is_reported_with_its_snapshots(vault: Called, tmp_path: Path):
    for path in (tmp_path / "vault" / "acme" / "crm" / "segments").iterdir():
        path.write_bytes(path.read_bytes()[:-1])
    ran = vault("verify", "acme")
    assert 1 == ran.status
    assert "Snapshots: job-1, job-2." in ran.stdout
    assert "2 damaged files" in ran.stderr
    found = vault("verify", "acme", "crm", "--json").json
    assert ["contacts"] * 2 == [one["stream"] for one in found["data"]["sources"]["crm"]["damages"]]


def test_a_sound_vault_is_verified(vault: Called):
    ran = vault("verify", "acme")
    assert (0, "crm is sound: 2 snapshots, 2 blocks of 2 segments read.\n") == (
        ran.status,
        ran.stdout,
    )


def test_snapshots_are_listed(vault: Called):
    assert "crm\tjob-1\tcontacts 2\ncrm\tjob-2\tcontacts 2\n" == vault("list", "acme").stdout
    data = vault("list", "acme", "crm", "--json").json["data"]
    assert [{"contacts": 2}] * 2 == [one["streams"] for one in data["snapshots"]]
    assert "No snapshots.\n" == vault("list", "globex").stdout


def test_records_are_shown_searched_and_compared(vault: Called):
    assert 'job-1\t{"name":"Ada"}\n' == (
        vault("show", "acme", "crm", "contacts", "c1", "--snapshot", "job-1").stdout
    )
    assert 'job-1\t{"name":"Bob"}\njob-2\tremoved\n' == (
        vault("show", "acme", "crm", "contacts", "c2", "--history").stdout
    )
    assert 'contacts\tc3\t{"name":"Cy"}\n' == vault("search", "acme", "crm", "CY").stdout
    assert "No records.\n" == vault("search", "acme", "crm", "bob").stdout
    assert "changed\tcontacts\tc1\nremoved\tcontacts\tc2\nadded\tcontacts\tc3\n" == (
        vault("diff", "acme", "crm", "job-1", "job-2").stdout
    )
    assert "\x1b" not in vault("show", "acme", "crm", "contacts", "c1").stdout


def test_a_stream_is_exported_once(vault: Called, tmp_path: Path):
    file = tmp_path / "contacts.csv"
    ran = vault("export", "acme", "crm", "contacts", "--to", file)
    assert f"2 records exported to {file}.\n" == ran.stdout
    assert ["_id,name", "c1,Ada\x1b[2J", "c3,Cy"] == file.read_text("utf-8-sig").splitlines()
    again = vault("export", "acme", "crm", "contacts", "--to", file)
    assert 1 == again.status
    assert "already exists" in again.stderr


def test_a_form_that_the_ending_does_not_tell_must_be_passed(vault: Called, tmp_path: Path):
    ran = vault("export", "acme", "crm", "contacts", "--to", tmp_path / "contacts")
    assert 2 == ran.status
    assert "--format" in ran.stderr
    given = ("--format", "jsonl", "--snapshot", "job-1")
    ran = vault("export", "acme", "crm", "contacts", "--to", tmp_path / "contacts", *given)
    assert 0 == ran.status
    assert 2 == len((tmp_path / "contacts").read_text().splitlines())


def test_an_export_that_fails_leaves_no_file(vault: Called, tmp_path: Path):
    ran = vault("export", "acme", "crm", "missing", "--to", tmp_path / "missing.csv")
    assert 1 == ran.status
    assert [] == list(tmp_path.glob("*missing*"))
