"""The OpenAPI document of the family trees: valid, and complete as those need it who read it."""

from __future__ import annotations

import pytest
from openapi_spec_validator import validate

from tablewright.api.openapi.document import document_of
from tablewright.api.routes import Route
from tablewright.systems.yggdrasil.system import SYSTEM
from tests.systems.yggdrasil.service.policy import FACTORS, POLICY, Who

ALL = list(SYSTEM.each_route())
DOCUMENT = document_of(SYSTEM)


def test_the_document_is_valid():
    validate(DOCUMENT)
    assert {route.path for route in ALL} == set(DOCUMENT["paths"])


@pytest.mark.parametrize("route", ALL, ids=lambda one: one.name)
def test_every_operation_says_what_it_is_for_and_what_it_refuses(route: Route):
    made = DOCUMENT["paths"][route.path][route.method.lower()]
    assert route.name == made["operationId"]
    assert 1 == len(made["tags"])
    assert made["summary"].strip(".") == made["summary"] != ""
    refused = {
        Who.ANYBODY: set[str](),
        Who.SESSION: {"401"},
        Who.UNCONFIRMED: {"401", "422"},
        Who.MAILED: {"401", "422"},
        **{one: {"401", "403"} for one in FACTORS},
        Who.OWN: {"401", "404"},
        Who.SIGNED_IN_READER: {"401", "404"},
        Who.READER: {"404"},
        Who.PUBLIC: {"404"},
        Who.EDITOR: {"401", "403", "404"},
        Who.OWNER: {"401", "403", "404"},
        Who.GUEST: {"401", "403", "404"},
        Who.OPERATOR: {"401", "403"},
    }[POLICY[route.name]]
    if route.signature.body is not None:
        refused |= {"413", "422"}
    assert set() == {"400", "429", "503", *refused} - set(made["responses"])


@pytest.mark.parametrize("route", ALL, ids=lambda one: one.name)
def test_whoever_needs_a_session_finds_how_to_show_it(route: Route):
    made = DOCUMENT["paths"][route.path][route.method.lower()]
    wanted = {
        "public": [],
        "tenant": [{"session": []}, {"cookie": []}],
        "signed-in people": [{"session": []}, {"cookie": []}],
        "anyone": [{"session": []}, {"cookie": []}, {}],
        "operator": [{"admin": []}],
    }[route.rule.name]
    assert sorted(map(str, wanted)) == sorted(map(str, made["security"]))


@pytest.mark.parametrize("route", ALL, ids=lambda one: one.name)
def test_whoever_may_be_told_of_a_stale_version_finds_how_to_name_one(route: Route):
    made = DOCUMENT["paths"][route.path][route.method.lower()]
    headers = {one["name"] for one in made.get("parameters", ()) if one["in"] == "header"}
    assert ("412" in made["responses"]) == ("If-Match" in headers)


def test_a_merge_may_be_done_later_and_the_document_says_so():
    made = DOCUMENT["paths"]["/api/trees/{tree_id}/merge"]["post"]
    assert {"200", "202"} <= set(made["responses"])


def test_a_file_of_json_is_no_text():
    made = DOCUMENT["paths"]["/api/trees/{tree_id}/export"]["get"]
    content = made["responses"]["200"]["content"]
    assert {"format": "binary"} == content["application/json"]["schema"]
    gedcom = content["text/vnd.familysearch.gedcom"]["schema"]
    assert {"type": "string", "format": "binary"} == gedcom
