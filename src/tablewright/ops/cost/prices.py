"""Prices of DynamoDB by region, with their source and date; they are never fetched."""

from __future__ import annotations

import datetime as dt
import tomllib
from decimal import Decimal
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tablewright.errors import TrafficError

DEFAULT_REGION = "us-east-1"


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The prices of one region, in US dollars."""

    source: str
    date: dt.date
    read_request_units_million: Decimal
    write_request_units_million: Decimal
    read_capacity_unit_hour: Decimal
    write_capacity_unit_hour: Decimal
    storage_gb_month: Decimal
    recovery_gb_month: Decimal


def prices_of(region: str, text: str | None = None) -> Prices:
    """Returns the prices of a region, from a file's text or our own list; raises `TrafficError`."""
    listed = _listed(text) if text is not None else own_prices()
    if region not in listed:
        known = ", ".join(sorted(listed))
        raise TrafficError(f"No prices for {region!r}. Known regions: {known}.")
    return listed[region]


@cache
def own_prices() -> dict[str, Prices]:
    """Returns the prices that ship with Tablewright."""
    return _listed((files("tablewright.ops.cost") / "prices.toml").read_text(encoding="utf-8"))


def _listed(text: str) -> dict[str, Prices]:
    try:
        read: dict[str, Any] = tomllib.loads(text, parse_float=Decimal)
        return msgspec.convert(read, dict[str, Prices])
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise TrafficError(f"The price file is invalid: {error}.") from error
