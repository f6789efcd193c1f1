"""Costs: the usage and price of a design per month, with the arithmetic.

    load = declared_load(design, traffic_of(toml_text))     or measured_load(design, lines)
    found = estimate(design, load, prices_of("us-east-1"), region="us-east-1")

This is an estimate, not a bill: data transfer, streams, backups, exports and the free tier are not
included.
"""

from __future__ import annotations

from tablewright.ops.cost.declared import declared_load
from tablewright.ops.cost.estimating import Estimate, estimate
from tablewright.ops.cost.loads import CostLine, Load
from tablewright.ops.cost.measured import measured_load
from tablewright.ops.cost.prices import DEFAULT_REGION, Prices, prices_of
from tablewright.ops.cost.template import traffic_template
from tablewright.ops.cost.traffic import Traffic, traffic_of

__all__ = [
    "DEFAULT_REGION",
    "CostLine",
    "Estimate",
    "Load",
    "Prices",
    "Traffic",
    "declared_load",
    "estimate",
    "measured_load",
    "prices_of",
    "traffic_of",
    "traffic_template",
]
