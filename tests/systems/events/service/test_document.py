"""The page of the system against the service: every route, every option, and a valid OpenAPI."""

from __future__ import annotations

import re
from dataclasses import fields

import pytest
from openapi_spec_validator import validate

from tablewright.api.openapi.document import document_of
from tablewright.api.routes import Route
from tablewright.api.rules import Kind
from tablewright.systems.events.system import SYSTEM
from tests.tidy.tree import ROOT

PAGE = (ROOT / "docs" / "systems" / "events.md").read_text()
ALL = list(SYSTEM.each_route())


@pytest.mark.parametrize("route", ALL, ids=lambda one: f"{one.method} {one.path}")
def test_the_page_lists_every_route_and_who_it_is_for(route: Route):
    rows = [line for line in PAGE.splitlines() if line.startswith("| `")]
    [line] = [one for one in rows if f"`{route.method} {route.path}`" in one]
    whom = line.rsplit("|", 2)[1].strip()
    wanted = {
        frozenset[Kind](): "everyone",
        frozenset({Kind.KEY, Kind.SESSION}): "tenant",
        frozenset({Kind.OPERATOR}): "administrator",
        frozenset({Kind.KEY, Kind.SESSION, Kind.OPERATOR}): "that tenant, administrator",
    }
    assert wanted[route.rule.kinds] == whom


def test_the_page_lists_no_route_that_is_not_there():
    listed = set(re.findall(r"`(GET|POST|PUT|PATCH|DELETE) (/[^`?\s]*)`", PAGE))
    assert listed == {(route.method, route.path) for route in ALL}


def test_the_page_lists_every_option():
    section = PAGE[PAGE.index("## Options") :]
    assert [] == [one.name for one in fields(SYSTEM.options) if f"`{one.name}`" not in section]


def test_the_document_of_the_api_is_valid():
    made = document_of(SYSTEM)
    validate(made)
    assert {route.path for route in ALL} == set(made["paths"])
    [event] = [made["components"]["schemas"]["EventView"]]
    assert "object" == event["properties"]["payload"]["type"]
    assert "uuid" == event["properties"]["id"]["format"]
