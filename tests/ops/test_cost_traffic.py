"""Files of traffic and of prices: what is refused, and what is made of the rest."""

from __future__ import annotations

from decimal import Decimal

import pytest

from tablewright.errors import TrafficError
from tablewright.ops.cost import declared_load, measured_load, prices_of, traffic_of
from tablewright.ops.cost.prices import own_prices
from tablewright.ops.cost.traffic import SECONDS_PER_MONTH
from tests.ops.designs import attribute, design, entity, index, pattern, table

ORDER = entity(
    "Order",
    "{id}",
    attributes=["id:S", attribute("status:S", enum=("open", "paid"))],
    index_keys={"by-status": ("{status}", None)},
    patterns=[
        pattern("get", "id", operation="GetItem", entry="primary"),
        pattern("in_status", "status", index="by-status", entry="by_status"),
    ],
)
SHOP = design(table("shop", "id:S", indexes=[index("by-status", "status:S")], entities=[ORDER]))


# Declared


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("peak = ", "The traffic file is invalid: "),
        ("speed = 3", "unknown field `speed`"),
        ("peak = 0.5", "peak must be >= 1"),
        ("utilization = 1.5", "utilization must be > 0 and <= 1"),
        ("utilization = 0", "utilization must be > 0 and <= 1"),
        ("[entities.Order.patterns.get]\nper_second = 1\nper_month = 2", "either per_second or"),
        ("[entities.Order.patterns.get]\nitems = 1", "either per_second or per_month"),
        ("[entities.Order.patterns.get]\nper_second = -1", "must be >= 0"),
        ("[entities.Order.writes.replace]\nper_second = 1", "Invalid enum value 'replace'"),
    ],
)
def test_traffic_that_makes_no_sense_is_refused(text: str, why: str):
    with pytest.raises(TrafficError) as refusal:
        traffic_of(text)
    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("[entities.Ordr]", "Unknown entity 'Ordr'. Did you mean Order?"),
        ("[entities.Tree]", "Unknown entity 'Tree'. Known names: Order, shop.Order."),
        (
            "[entities.Order.patterns.gett]\nper_second = 1",
            "pattern of Order 'gett'. Did you",
        ),
        ("[entities.Order.writes.update]\nper_second=1\nmoves=['x']", "Unknown index of Order"),
        ("[entities.Order.index_share]\nx = 0.5", "Unknown index of Order 'x'."),
        ("[collections.All]\nper_second = 1", "Unknown collection 'All'."),
        (
            "[entities.Order.patterns.in_status]\nper_second = 1\nconsistent = true",
            "in_status reads by-status, which does not support consistent reads.",
        ),
    ],
)
def test_traffic_of_what_the_design_does_not_have_is_refused(text: str, why: str):
    with pytest.raises(TrafficError) as refusal:
        declared_load(SHOP, traffic_of(text))
    assert why in str(refusal.value)


def test_calls_per_second_are_those_of_a_month_of_730_hours():
    load = declared_load(SHOP, traffic_of("[entities.Order.patterns.get]\nper_second = 0.5"))
    assert Decimal(730 * 3600) / 2 == load.lines[0].calls_per_month


def test_an_entity_that_two_tables_have_is_named_with_its_table():
    twice = design(*SHOP.tables, table("other", "id:S", entities=[ORDER]))
    with pytest.raises(TrafficError):
        declared_load(twice, traffic_of("[entities.Order]"))
    load = declared_load(twice, traffic_of('[entities."other.Order"]\nitems = 1'))
    assert {"other"} == {one.table for one in load.stored}


def test_a_size_that_is_not_said_is_that_of_the_example_and_told():
    load = declared_load(SHOP, traffic_of("[entities.Order]\nitems = 1"))
    assert ["Order: item_bytes is not set; the example item has 18 bytes."] == load.notes
    assert [] == declared_load(SHOP, traffic_of("[entities.Order]\nitem_bytes = 5")).notes


# Measured


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([], "The recording needs a line with its duration"),
        (['{"period_seconds": 0}'], "The recording needs a line with its duration"),
        (["{"], "Line 1 is invalid"),
        (['{"operation": "GetItem", "table": "gone"}'], "Line 1: the design has no table 'gone'."),
        (['{"capacity_units": "many"}'], "Line 1 is invalid"),
    ],
)
def test_recorded_calls_that_make_no_sense_are_refused(lines: list[str], why: str):
    with pytest.raises(TrafficError) as refusal:
        measured_load(SHOP, lines)
    assert why in str(refusal.value)


def test_recorded_calls_are_scaled_to_a_month():
    load = measured_load(
        SHOP,
        [
            '{"period_seconds": 3600, "peak": 2}',
            '{"operation": "GetItem", "table": "shop", "capacity_units": 0.5, "seconds": 0.01}',
            '{"operation": "GetItem", "table": "shop", "index": null, "capacity_units": 1.5}',
            "",
            '{"operation": "Query", "table": "shop", "index": "by-status", "capacity_units": 4}',
            '{"operation": "PutItem", "table": "shop", "index": null, "capacity_units": 3}',
            '{"table": "shop", "stored_bytes": 1073741824}',
        ],
    )
    shown = [
        (line.name, line.index, line.kind, line.calls_per_month, line.units_per_month)
        for line in load.lines
    ]
    hours = SECONDS_PER_MONTH // 3600
    assert [
        ("GetItem", None, "read", 2 * hours, 2 * hours),
        ("PutItem", None, "write", hours, 3 * hours),
        ("Query", "by-status", "read", hours, 4 * hours),
    ] == sorted(shown, key=str)
    assert (2, [Decimal(2**30)]) == (load.peak, [one.size_bytes for one in load.stored])


# Prices


def test_a_region_without_prices_is_refused_with_those_there_are():
    with pytest.raises(TrafficError) as refusal:
        prices_of("mars-1")
    assert "No prices for 'mars-1'. Known regions: eu-west-1, us-east-1." in str(refusal.value)


def test_prices_in_another_form_are_refused():
    with pytest.raises(TrafficError) as refusal:
        prices_of("here", '[here]\nsource = "me"')
    assert "The price file is invalid: " in str(refusal.value)


@pytest.mark.parametrize("region", sorted(own_prices()))
def test_our_prices_say_where_and_when_they_were_read(region: str):
    prices = own_prices()[region]
    assert prices.source
    assert 2025 <= prices.date.year
    # On demand, a million writes cost five times a million reads; so do capacity units.
    assert 4.9 < prices.write_request_units_million / prices.read_request_units_million < 5.1
    assert 5 == prices.write_capacity_unit_hour / prices.read_capacity_unit_hour


def test_prices_of_ones_own_take_the_place_of_ours():
    own = """
[home]
source = "the cellar"
date = 2026-01-01
read_request_units_million = 1
write_request_units_million = 2.5
read_capacity_unit_hour = 3
write_capacity_unit_hour = 4
storage_gb_month = 5
recovery_gb_month = 6
"""
    assert Decimal("2.5") == prices_of("home", own).write_request_units_million
    with pytest.raises(TrafficError):
        prices_of("us-east-1", own)
