"""Schemathesis over every operation of the family trees."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from tablewright.ids import RandomIds
from tablewright.kits.people import limits
from tablewright.kits.sessions.passwords import Passwords
from tablewright.systems.yggdrasil.system import SYSTEM, assemble
from tablewright.testing.caller import bearer
from tests.systems.fuzzing import LONG, PHASES
from tests.systems.yggdrasil.service.growing import API, new_person, new_tree
from tests.systems.yggdrasil.service.world import QUICK

TREES = replace(SYSTEM, assemble=partial(assemble, passwords=Passwords(RandomIds(), QUICK)))
# What ends the session or the account of the caller; other tests are about that.
ENDING = "^/api/(auth/(logout|sessions(/.*)?)|users/me(/delete|/password)?)$"
_PERSONS = (
    *("person_id", "parent_id", "child_id", "person1_id", "person2_id", "personId", "parentId"),
    *("childId", "person1Id", "person2Id", "rootPersonId", "alsoOf", "spouseOf", "parentOf"),
    *("keep", "drop", "from", "to"),
)


@pytest.fixture(autouse=True)
def _patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Disables rate limits."""
    monkeypatch.setattr(limits, "SIGN_UPS_MAX", 1_000_000)
    monkeypatch.setattr(limits, "RECOVERIES_MAX", 1_000_000)


async def _sign_in(trees: Any, name: str) -> Mapping[str, str]:
    account = {"email": f"{name}@mail.example", "password": "seven brown owls at dusk"}
    made = await trees.caller().post(f"{API}/auth/register", {**account, "displayName": name})
    trees.token = made.json["token"]
    return bearer(trees.token)


async def _known(trees: Any) -> dict[str, list[str]]:
    """Ids of what a user has: two trees, and a family of some generations in one of them."""
    ann = trees.bearer(trees.token)
    grown = [await new_tree(ann), await new_tree(ann)]
    persons: list[str] = []
    for number in range(12):
        kind = "spouse" if number % 3 == 0 else "child"
        relative = {"kind": kind, "personId": persons[number // 3]} if persons else None
        more = {} if relative is None else {"relative": relative}
        persons.append(await new_person(ann, grown[0], f"Person {number}", **more))
    trees_of = dict.fromkeys(("tree_id", "treeId"), grown)
    return {**dict.fromkeys(_PERSONS, persons), **trees_of, "user_id": ["nobody"]}


def test_every_operation_keeps_its_word_to_a_user(tablewright_openapi: Any):
    tablewright_openapi(
        TREES, caller="fuzzed", sign_in=_sign_in, known=_known, phases=PHASES, without=ENDING
    ).check()


@LONG
def test_every_operation_keeps_its_word_about_what_is_there(tablewright_openapi: Any):
    tablewright_openapi(
        TREES,
        caller="known",
        sign_in=_sign_in,
        known=_known,
        mode="positive",
        phases=PHASES,
        without=ENDING,
    ).check()


@LONG
def test_what_ends_a_session_keeps_its_word(tablewright_openapi: Any):
    tablewright_openapi(
        TREES, caller="ending", sign_in=_sign_in, phases=PHASES, only=ENDING
    ).check()
