"""`tablewright seed`: what reaches the person and the program."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tablewright.client import Database
from tablewright.client.keys import Keyring, LocalMaster
from tablewright.clock import SystemClock
from tablewright.systems.core.design import Webhook
from tablewright.systems.yggdrasil.design import User
from tests.cli.conftest import Tablewright


@pytest.fixture
def target(tmp_path: Path) -> str:
    return f"embedded:{tmp_path / 'store'}"


def test_a_scale_of_nothing_is_exit_2(tablewright: Tablewright, target: str):
    ran = tablewright("seed", "yggdrasil", "--target", target, "--scale", 0)
    assert 2 == ran.status
    assert "0 is not in the range" in ran.stderr


def test_a_family_is_written_and_can_be_found(tablewright: Tablewright, target: str):
    ran = tablewright("seed", "yggdrasil", "--target", target, "--scale", 2)
    assert (0, "") == (ran.status, ran.stderr)
    assert ran.stdout.endswith(f" items of 6 entities of yggdrasil to {target}.\n")
    with Database(target) as db:
        assert ["user-0001", "user-0002"] == sorted(one.user_id for one in db.all(User.scan()))


def test_items_that_existed_are_counted(tablewright: Tablewright, target: str):
    seed = ("seed", "whatsapp", "--target", target, "--now", "2099-11-01")
    items = tablewright(*seed, "--json").json["data"]["items"]
    told = f"Wrote 0 items of 0 entities of whatsapp to {target}. {items:,} items already existed."
    assert f"{told}\n" == tablewright(*seed).stdout


def test_the_same_seed_and_time_give_the_same_data(tablewright: Tablewright, tmp_path: Path):
    checksums: list[str] = []
    for name, number in (("a", 1), ("b", 1), ("c", 2)):
        target = f"embedded:{tmp_path / name}"
        options = ("--seed", number, "--now", "2099-11-01")  # nothing of it expires meanwhile
        assert 0 == tablewright("seed", "events", "--target", target, *options).status
        dump = ("--to", tmp_path / f"dump-{name}", "--json")
        data = tablewright("export", "events", "--target", target, *dump).json["data"]
        checksums.append(str([table["checksum"] for table in data["tables"]]))
    assert checksums[0] == checksums[1] != checksums[2]


@pytest.mark.parametrize("design", ["core", "events", "listbackup", "whatsapp", "yggdrasil"])
def test_a_second_run_hours_later_adds_nothing(
    tablewright: Tablewright, target: str, monkeypatch: pytest.MonkeyPatch, design: str
):
    runs: list[dict[str, Any]] = []
    for hour in (3, 20):
        now = datetime(2026, 11, 18, hour, 7, tzinfo=UTC).timestamp()
        monkeypatch.setattr(SystemClock, "now", lambda _, now=now: now)
        runs.append(tablewright("seed", design, "--target", target, "--json").json["data"])
    first, second = runs
    assert first["items"] == second["items"] + second["there_already"]
    assert set(second["entities"]) <= {"OAuthState"}  # it expires within minutes


def test_a_run_in_json_tells_the_entities(tablewright: Tablewright, target: str):
    first = tablewright("seed", "yggdrasil", "--target", target, "--json").json["data"]
    second = tablewright("seed", "yggdrasil", "--target", target, "--json").json["data"]
    assert "tablewright.systems.yggdrasil.demo.seed" == first["origin"]
    assert (1, 0) == (first["entities"]["User"], first["there_already"])
    assert (0, first["items"]) == (second["items"], second["there_already"])
    assert sum(first["entities"].values()) == first["items"]


def test_what_needs_keys_is_left_out_without_them(
    tablewright: Tablewright, target: str, tmp_path: Path
):
    ran = tablewright("seed", "core", "--target", target)
    assert 0 == ran.status
    assert "Warning: Webhook was skipped: it has encrypted attributes" in ran.stderr
    master = LocalMaster.create_file(tmp_path / "master.key")
    keys = ("--keys", tmp_path / "keys.json", "--master-key", tmp_path / "master.key")
    ran = tablewright("seed", "core", "--target", target, "--seed", 2, *keys, "--json")
    assert (0, [], 1) == (
        ran.status,
        ran.json["data"]["left_out"],
        ran.json["data"]["entities"]["Webhook"],
    )
    with Database(target, keys=Keyring(tmp_path / "keys.json", master)) as db:
        assert all(one.secret for one in db.all(Webhook.scan()))


def test_the_seed_of_a_system_is_used(
    tablewright: Tablewright, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "kiosk_of_tests.py").write_text(
        "from tablewright.kits.keyed import system\n"
        "from tablewright.model import Entity, Key, design_of\n"
        "class Paper(Entity, table='papers', tenant='kiosk'):\n"
        "    kiosk: str\n"
        "    title: str\n"
        "    primary = Key('{kiosk}', '{title}')\n"
        "def papers(scale, draws, now):\n"
        "    yield Paper(kiosk='corner', title='Daily')\n"
        "SYSTEM = system('kiosk', design_of('kiosk', Paper), seed=papers)\n"
    )
    target = f"embedded:{tmp_path / 'data'}"
    made = tablewright("seed", "kiosk_of_tests", "--target", target, "--json").json["data"]
    assert ("kiosk_of_tests", {"Paper": 1}) == (made["origin"], made["entities"])
