"""`tablewright cost`: how an estimate reads, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Tablewright

TRAFFIC = """
[entities.Event]
items = 1_000_000
item_bytes = 2000

[entities.Event.patterns]
inbox = { per_second = 2, items = 20 }

[entities.Event.writes]
create = { per_second = 1 }
"""


@pytest.fixture
def traffic(tmp_path: Path) -> Path:
    file = tmp_path / "traffic.toml"
    file.write_text(TRAFFIC)
    return file


def test_traffic_is_needed_and_must_be_there(tablewright: Tablewright, tmp_path: Path):
    assert "Pass either --traffic FILE or --template." in tablewright("cost", "events").stderr
    ran = tablewright("cost", "events", "--traffic", tmp_path / "gone.toml")
    assert 2 == ran.status
    assert "does not exist" in ran.stderr


def test_traffic_that_makes_no_sense_is_refused(tablewright: Tablewright, traffic: Path):
    traffic.write_text("[entities.Evnt]")
    ran = tablewright("cost", "events", "--traffic", traffic)
    assert (1, "") == (ran.status, ran.stdout)
    assert "Error R407: Unknown entity 'Evnt'. Did you mean Event?" in ran.stderr


def test_a_region_without_prices_is_refused(tablewright: Tablewright, traffic: Path):
    ran = tablewright("cost", "events", "--traffic", traffic, "--region", "mars-1", "--json")
    assert (1, "R407") == (ran.status, ran.json["error"]["code"])


def test_the_arithmetic_is_shown_with_the_total(tablewright: Tablewright, traffic: Path):
    ran = tablewright("cost", "events", "--traffic", traffic)
    assert (0, "") == (ran.status, ran.stderr)
    lines = [" ".join(line.split()) for line in ran.stdout.splitlines()]
    assert (
        "Event.inbox 5,256,000 5 RCU 26,280,000 $3.28"
        " status-index: ceil(20 * 2,000 B / 4 KB) = 10, * 0.5"
    ) in lines
    assert "Event.create 2,628,000 2 WCU 5,256,000 $3.28 ceil(2,000 B / 1 KB) = 2" in lines
    assert "table: Event: 1,000,000 * (2,000 + 100) B" in lines
    assert any(line.startswith("on demand $13.14, provisioned $") for line in lines)
    assert any(
        line.startswith("events in us-east-1, a month with storage: $14.61") for line in lines
    )
    assert "Prices of 2025-07-21, from https://aws.amazon.com/dynamodb/pricing" in ran.stdout


def test_json_holds_every_line(tablewright: Tablewright, traffic: Path):
    data = tablewright("cost", "events", "--traffic", traffic, "--json").json["data"]
    events = next(one for one in data["tables"] if one["name"] == "Events")
    assert {"Event.inbox", "Event.create"} == {line["name"] for line in events["lines"]}
    assert 13.14 == round(sum(line["on_demand_usd"] for line in events["lines"]), 2)
    assert ("us-east-1", "2025-07-21") == (data["region"], data["prices"]["date"])


def test_another_region_has_other_prices(tablewright: Tablewright, traffic: Path):
    east = tablewright("cost", "events", "--traffic", traffic, "--json").json["data"]
    west = tablewright("cost", "events", "--traffic", traffic, "--region", "eu-west-1", "--json")
    assert east["on_demand_usd"] < west.json["data"]["on_demand_usd"]


def test_recorded_calls_are_traffic_too(tablewright: Tablewright, tmp_path: Path):
    calls = tmp_path / "calls.jsonl"
    calls.write_text(
        '{"period_seconds": 1}\n'
        '{"operation": "Query", "table": "Events", "index": "status-index", "capacity_units": 5}\n'
    )
    ran = tablewright("cost", "events", "--traffic", calls)
    assert 0 == ran.status
    assert "5 units in 1 calls, * 2,628,000.0 per month" in ran.stdout


def test_prices_of_ones_own_are_taken(tablewright: Tablewright, traffic: Path, tmp_path: Path):
    prices = tmp_path / "prices.toml"
    prices.write_text(
        '[home]\nsource = "the cellar"\ndate = 2026-01-01\nread_request_units_million = 0\n'
        "write_request_units_million = 0\nread_capacity_unit_hour = 0\n"
        "write_capacity_unit_hour = 0\nstorage_gb_month = 0\nrecovery_gb_month = 0\n"
    )
    ran = tablewright(
        "cost", "events", "--traffic", traffic, "--region", "home", "--prices", prices
    )
    assert "events in home, a month with storage: $0.00 on demand, $0.00" in ran.stdout
    assert "Prices of 2026-01-01, from the cellar" in ran.stdout


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (("--template", "--traffic", "traffic.toml"), "Pass either --traffic FILE or --template."),
        (("--traffic", "traffic.toml", "--output", "x"), "--output applies only to --template."),
    ],
)
def test_a_template_with_traffic_is_exit_2(
    tablewright: Tablewright,
    traffic: Path,
    monkeypatch: pytest.MonkeyPatch,
    options: tuple[str, ...],
    message: str,
):
    monkeypatch.chdir(traffic.parent)
    ran = tablewright("cost", "events", *options)
    assert 2 == ran.status
    assert message in ran.stderr


def test_a_template_never_replaces_a_file(tablewright: Tablewright, traffic: Path):
    ran = tablewright("cost", "events", "--template", "--output", traffic)
    assert 1 == ran.status
    assert "already exists. Nothing was written." in ran.stderr
    assert TRAFFIC == traffic.read_text()


@pytest.mark.parametrize("name", ["core", "events", "listbackup", "whatsapp", "yggdrasil"])
def test_a_template_is_traffic_that_costs_nothing(
    tablewright: Tablewright, tmp_path: Path, name: str
):
    file = tmp_path / "traffic.toml"
    ran = tablewright("cost", name, "--template", "--output", file)
    assert (0, f"Wrote {file}. Fill in its rates.\n") == (ran.status, ran.stdout)
    assert file.read_text() == tablewright("cost", name, "--template").stdout
    data = tablewright("cost", name, "--traffic", file, "--json").json["data"]
    assert 0 == data["on_demand_usd"]
    assert [] == data["notes"]


def test_a_template_in_json_is_a_text(tablewright: Tablewright):
    data = tablewright("cost", "events", "--template", "--json").json["data"]
    assert ("events", None) == (data["system"], data["file"])
    assert "[entities.Event.patterns]" in data["traffic"]
